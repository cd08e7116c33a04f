### `elbowroom arena`: bots against bots, and how certain the result is.

help-option-contestants = the bots, separated by commas; @ limits their time to think: hard,champion@0.2s,champion@20000n
help-option-processes = how many games to play at once
help-option-resume = store the results in this file, and continue a contest that it contains
help-option-cluster = play on the workers of this Dask scheduler, as in tcp://127.0.0.1:8786
help-option-plot = draw the results into this PNG file
error-processes = the number of processes must be between 1 and { $most }

## Looking at a game again

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

## How strong a home-made thing is

help-option-thing = measure only the race or power with this key; several times for several
measure-title = { $games ->
    [one] { $games } game of { $bot } on { $map } for each row
   *[other] { $games } games of { $bot } on { $map } for each row
}
measure-thing = Thing
measure-middle = Middle half
measure-rank = Rank
measure-rank-of = { $rank } of { $ranked }
measure-fewer = −1 token
measure-more = +1 token
measure-verdict = Verdict
measure-verdict-text = { $verdict ->
    [weak] weak
    [strong] strong
   *[even] even
}
# The coins on average, and how far the true mean may lie from them
measure-coins = { $coins } ± { $margin }
measure-not-picked = hardly ever picked
measure-about = Coins are the mean of what an army brought until the end of its game, with a 90 % interval. The middle half is that of the built-in ones: a quarter of them brings less, a quarter more.

## Learning what positions are worth

help-option-train-folder = the folder for everything that is learnt; whatever is in it already is not done again
help-option-train-games = how many games each generation plays on every map; twice as many on maps for two
help-option-generations = how many generations: the first plays by rules of thumb, each later one uses what the one before has learnt
help-option-train-nodes = how many nodes to search for each turn
help-option-epochs = how many times training goes through all positions
train-playing = Generation { $number } of { $generations }: games
train-fitting = Generation { $number } of { $generations }: training
train-interrupted = Interrupted. The same command continues where this one stopped.
train-done = { $file } contains what was learnt.
train-left = Turns left
train-coins = R² of the coins to come
train-lead = R² of the lead
train-brier = Brier
train-off = Off by
train-all = all
train-from-to = { $before } → { $after }
train-about = On games that training has not seen: before with the linear evaluator, after with what was learnt. “Brier” is the mean squared error of the chances to win, “off by” how far chances and results are apart.
error-train-folder = { $folder } belongs to a training with other settings
error-train-number = every number must be between 1 and { NUMBER($most, useGrouping: 0) }
error-no-thing = { $file } has no race or power “{ $key }”

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
error-cluster-empty = the scheduler at { $address } has no worker
error-cluster-version = the workers of { $address } have another version of elbowroom: { $detail }

# The levels of bots, as names of seats
bot-medium = Medium
    .text = Follows rules of thumb and knows what a new army is worth.
bot-hard = Hard
    .text = Plans its turn and considers your answers.
bot-champion = Champion
    .text = The strongest: uses all the time that it has to think.
