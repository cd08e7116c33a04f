### `elbowroom arena`: bots against bots, and how sure one may be of the result.

help-arena = Measure bots against each other.
help-option-contestants = the bots, with commas between; @ gives time to think: hard,champion@0.2s,champion@20000n
help-option-processes = how many games to play at once
help-option-resume = keep the results in this file, and go on where it ends
error-processes = the number of processes must be between 1 and { $most }

# The interval that holds the true win rate nine times in ten
arena-interval = 90 % sure
arena-between = { $low } – { $high }
arena-coins = Coins: low, middle, high
# $low is what nine games in ten exceed, $high what one in ten exceeds
arena-tenths = { $low } · { $middle } · { $high }
arena-sources = { $bot } earns a game: { $list }
arena-source = { $source } { $coins }

# The levels of bots, as the name of whoever sits there
bot-medium = Medium
    .text = Plans each turn as a whole and knows what a new people is worth.
bot-hard = Hard
    .text = Plans its turn, imagines the answers, and remembers where you live.
bot-champion = Champion
    .text = Thinks as long as it may, and leaves as little as it can.
