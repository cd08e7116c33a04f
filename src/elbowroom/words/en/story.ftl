### After the game and watching it again: the result, its charts, the replay.
###
### For translators:
### - $seat is the name of a seat or a player; $coins is a number of coins.

## The result

result-title = Result
result-counting = Counting the coins …
result-all = Show everything now
result-coins = coins
result-winner = winner
# Read aloud with a chart, one sentence for each seat.
result-has = { $coins ->
    [one] { $seat }: 1 coin.
   *[other] { $seat }: { $coins } coins.
}
# $share: a chance in hundredths.
result-percent = { $share }%
result-rematch = Rematch
result-rematch-join = Join the rematch
result-replay = Watch it again
result-board = Look at the board
result-share = Share the result
result-record = Download the record
result-not-over = This game is not over yet.
result-to-table = To the table
result-failed = The figures of this game could not be loaded. Reload to try again.

## The figures of the result

result-by-round = Coins after each round
result-by-source = Where the coins came from, and where they went
result-by-chance = Who was going to win
result-chances-wait = Simulating the game to estimate the chances. This takes a little while.
result-round = Round
result-source = Source
result-best = The best combo
result-best-text = { $coins ->
    [one] It brought { $seat } 1 coin.
   *[other] It brought { $seat } { $coins } coins.
}
result-armies = All armies of the game
result-army = Army
result-seat = Player
result-rounds-head = Rounds
# An army that was picked in round $from and declined in round $to.
result-rounds = { $from } to { $to }
# An army that lasted to the end of the game.
result-rounds-on = { $from } to the end
result-cost = Cost
result-earned = Earned

## Charts

chart-as-table = As a table
# A name that is too long for its place.
chart-short = { $name }…

## The replay

reel-title = Replay
reel-of = Replay: { $name }
reel-timeline = Moment of the game
reel-play = Play
reel-pause = Pause
reel-on = One step forward
reel-back = One step back
reel-turn-on = To the next turn
reel-turn-back = To the previous turn
reel-go-turn = Turn
reel-speed = Speed
reel-times = { $speed } ×
# A turn in a list: whose, and in which round.
reel-turn = Round { $round }, { $seat }
reel-start = The game is about to begin.
reel-over = The game is over.
# Read aloud. $where: reel-turn. $told: sentences of the log.
reel-says = { $where }. { $told }
reel-step = Step { $step } of { $steps }
reel-share = Share this moment
reel-branch = Play on from here
reel-branch-lead = This sets up a practice table exactly as it was at this moment. Bots play the other seats.
reel-branch-as = Play as
reel-branch-go = Set up the table
reel-branch-over = The game is over at this moment. Go back a little to play on.
reel-result = Show the result
reel-nothing = Nothing has happened at this table yet.
reel-keys = Space plays and pauses; the arrow keys go step by step, with Shift turn by turn.

## Sharing

share-copied = Link copied.
