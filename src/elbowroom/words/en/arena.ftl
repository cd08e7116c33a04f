### `elbowroom arena`: bots against bots, and how sure one may be of the result.

help-arena = Measure bots against each other.
help-option-contestants = the bots, with commas between; @ gives time to think: hard,champion@0.2s,champion@20000n
help-option-processes = how many games to play at once
help-option-resume = keep the results in this file, and go on where it ends
help-option-cluster = play on the workers of this Dask scheduler, as in tcp://127.0.0.1:8786
help-option-plot = draw the results into this PNG file
error-processes = the number of processes must be between 1 and { $most }

## Looking at a game again

help-analyse = Analyse a recorded game: chances of winning, better plans, and what was given away.
help-option-nodes = how much to think about each decision; the same number gives the same answers
help-option-analyse-seed = the number that fixes the luck of the forecasts
analyse-progress = Analysing
analyse-round = Round
# Coins of lead that the best plan found would have brought more.
analyse-cost = Cost
analyse-best = Best line found
analyse-total = { $seat } gave away: { $coins }
error-nodes = the number of nodes must be between 1 and { NUMBER($most, useGrouping: 0) }
error-no-turns = no turn of { $file } has ended: there is nothing to analyse

## What a combo is worth

help-balance = Let bots play themselves, and show what every race, power and pair is worth.
help-option-balance-level = the bot that sits everywhere, as in medium or hard@5000n
help-option-csv = write everything, pairs included, to this CSV file
balance-title = { $games ->
    [one] { $games } game of { $bot } on { $map }, seed { $seed }
   *[other] { $games } games of { $bot } on { $map }, seed { $seed }
}
balance-race = Race
balance-power = Power
balance-pair = Pair
balance-picks = Picks
# $least: how often a pair must have been picked to be listed.
balance-least = Pairs picked at least { $least } times, the best and the worst; --csv has them all.
balance-never = Never picked: { $list }
balance-race-coins = Mean coins of each race
balance-power-coins = Mean coins of each power
balance-race-wins = Win rate with each race, 90 % sure
balance-power-wins = Win rate with each power, 90 % sure

## The table

# The interval that holds the true win rate nine times in ten
arena-interval = 90 % sure
arena-between = { $low } – { $high }
arena-rating = Rating
# openskill is the name of a library, and the rest is what to type.
arena-no-rating = For ratings, install openskill: pip install elbowroom[arena]
arena-coins = Coins: low, middle, high
# $low is what nine games in ten exceed, $high what one in ten exceeds
arena-tenths = { $low } · { $middle } · { $high }
arena-sources = { $bot } earns a game: { $list }
arena-source = { $source } { $coins }
# A bot that is a program. $fault says what it did, $amount how often in all games.
arena-faults = { $bot } { $fault ->
    [late] did not answer in time
    [gone] ended
    [no-option] answered with something that is no option
   *[other] did not speak the protocol
}: { $amount ->
    [one] once
   *[other] { $amount } times
}

## Pictures

plot-win-rate = Share of games won, 90 % sure (dotted: chance)
plot-rating = Rating, 90 % sure
plot-coins = Coins at the end
plot-sources = Coins by source
plot-chances = Chance to win after each turn
plot-costs = Coins of lead given away
plot-rounds = Round
plot-written = Written: { $file }

## Errors

# $name: the name of a library. $extra: what to type in brackets for it.
error-extra = this needs { $name }, which is not installed: pip install elbowroom[{ $extra }]
error-not-png = pictures are PNG files: { $file } must end in .png
error-cluster-away = there is no scheduler at { $address }: { $detail }
error-cluster-empty = the scheduler at { $address } has no worker: { $detail }
error-cluster-version = the workers of { $address } have another version of elbowroom: { $detail }

# The levels of bots, as the name of whoever sits there
bot-medium = Medium
    .text = Follows rules of thumb and knows what a new army is worth.
bot-hard = Hard
    .text = Plans its turn, imagines the answers, and remembers where you live.
bot-champion = Champion
    .text = Thinks for as long as it may, and leaves you as little as it can.
