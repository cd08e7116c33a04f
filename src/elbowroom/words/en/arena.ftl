### `elbowroom arena`: bots against bots, and how sure one may be of the result.

help-arena = Measure bots against each other.
help-option-contestants = the bots, with commas between; @ gives time to think: hard,champion@0.2s,champion@20000n
help-option-processes = how many games to play at once
help-option-resume = keep the results in this file, and go on where it ends
help-option-cluster = play on the workers of this Dask scheduler, as in tcp://127.0.0.1:8786
help-option-plot = draw the results into this PNG file
error-processes = the number of processes must be between 1 and { $most }

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

## Pictures

plot-win-rate = Share of games won, 90 % sure (dotted: chance)
plot-rating = Rating, 90 % sure
plot-coins = Coins at the end
plot-sources = Coins by source
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
    .text = Plans each turn as a whole and knows what a new people is worth.
bot-hard = Hard
    .text = Plans its turn, imagines the answers, and remembers where you live.
bot-champion = Champion
    .text = Thinks as long as it may, and leaves as little as it can.
