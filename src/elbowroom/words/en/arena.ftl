### `elbowroom arena`: bots against bots, and how certain the result is.

help-arena = Measure bots against each other.
help-option-contestants = the bots, separated by commas; @ limits their time to think: hard,champion@0.2s,champion@20000n
help-option-processes = how many games to play at once
help-option-resume = store the results in this file, and continue a contest that it contains
help-option-cluster = play on the workers of this Dask scheduler, as in tcp://127.0.0.1:8786
help-option-plot = draw the results into this PNG file
error-processes = the number of processes must be between 1 and { $most }

## Looking at a game again

help-analyse = Analyse a recorded game: win chances, better plans, and what mistakes cost.
help-option-nodes = how many nodes to search for each decision; the same number gives the same results
help-option-analyse-seed = the seed of the forecasts
analyse-progress = Analysing
analyse-round = Round
# How many more coins of lead the best plan would have brought.
analyse-cost = Cost
analyse-best = Best line found
analyse-total = { $seat } lost by mistakes: { $coins }
error-nodes = the number of nodes must be between 1 and { NUMBER($most, useGrouping: 0) }
error-no-turns = no turn of { $file } has ended: there is nothing to analyse

## What a combo is worth

help-balance = Let a bot play against itself, and show what every race, power and pair is worth.
help-option-balance-level = the bot of all seats, as in medium or hard@5000n
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
balance-race-wins = Win rate with each race, 90 % interval
balance-power-wins = Win rate with each power, 90 % interval

## The table

# The interval that contains the true win rate in nine cases of ten
arena-interval = 90 % interval
arena-between = { $low } – { $high }
arena-rating = Rating
# openskill is the name of a library, and the rest is what to type.
arena-no-rating = For ratings, install openskill: pip install elbowroom[arena]
arena-coins = Coins: low, middle, high
# $low is what nine games in ten exceed, $high what one in ten exceeds
arena-tenths = { $low } · { $middle } · { $high }
arena-sources = { $bot } earns per game: { $list }
arena-source = { $source } { $coins }
# A bot that is a program. $fault says what it did, $amount how often in all games.
arena-faults = { $bot } { $fault ->
    [late] did not answer in time
    [gone] ended
    [no-option] answered with something that is not a legal action
   *[other] did not follow the protocol
}: { $amount ->
    [one] once
   *[other] { $amount } times
}

## Pictures

plot-win-rate = Share of games won, 90 % interval (dotted: by chance)
plot-rating = Rating, 90 % interval
plot-coins = Coins at the end
plot-sources = Coins by source
plot-chances = Chance to win after each turn
plot-costs = Coins of lead lost by mistakes
plot-rounds = Round
plot-written = Written: { $file }

## Errors

# $name: the name of a library. $extra: what to type in brackets for it.
error-extra = this needs { $name }, which is not installed: pip install elbowroom[{ $extra }]
error-not-png = pictures are PNG files: { $file } must end in .png
error-cluster-away = no scheduler answers at { $address }: { $detail }
error-cluster-empty = the scheduler at { $address } has no worker: { $detail }
error-cluster-version = the workers of { $address } have another version of elbowroom: { $detail }

# The levels of bots, as names of seats
bot-medium = Medium
    .text = Follows rules of thumb and knows what a new army is worth.
bot-hard = Hard
    .text = Plans its turn and considers your answers.
bot-champion = Champion
    .text = The strongest: uses all the time that it has to think.
