### Learning from a finished game: the decisions that cost most, and what would have been better.

review-title = Learn from this game
review-lead = Three decisions of people cost most. A strong bot looks for them, and for what would have been better.
review-start = Find them
review-progress = { $turns ->
    [0] The bot has a look …
   *[other] { $done } of { $turns } turns looked at …
}
review-none = No decision cost more than half a coin. Well played!
review-estimate = All figures are estimates: the bot played the game on many times, with the same dice for both ways.
review-cost = { $coins ->
    [one] Cost about { $coins } coin of the lead
   *[other] Cost about { $coins } coins of the lead
}
review-played = Played
review-better = Better
# Chooses between what was played and what would have been better.
review-way = On the board
review-win = Chance to win: { $share }%
review-before = The position before the decision
review-show = Show on the board
review-try = Try it yourself
review-replay = In the replay
