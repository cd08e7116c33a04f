### Advice at the table: the best plan, two others, and the differences that matter.

# $number: 1 for the best plan, then 2 and 3. $actions: what to do, separated by commas.
hint-best = { $number }. Best: { $actions }
hint-other = { $number }. Or: { $actions }
# $coins: expected at the end of the game. $lead: coins ahead of the best rival then; both have one decimal.
# $win: the chance to win, in whole percent.
hint-ahead = { $coins } coins at the end, { $lead } ahead, wins { $win }%
hint-behind = { $coins } coins at the end, { $lead } behind, wins { $win }%
# $list: some of the differences below, separated by commas.
hint-beside-best = compared with the best: { $list }
hint-as-good = compared with the best: about the same
hint-thinking = Thinking it over

## How another plan differs from the best one. $change is one of these two.

hint-more = +{ $amount }
hint-less = −{ $amount }

hint-now = coins this turn { $change }
hint-later = coins later { $change }
# The rival who is expected to have most at the end.
hint-rival = best rival’s coins { $change }
# What the seat would earn if it scored again.
hint-income = income { $change }
hint-regions = regions { $change }
hint-declined = regions in decline { $change }
hint-tokens = tokens on the board { $change }
hint-rivals = regions of others { $change }
# $chance: in whole percent, that the die is enough.
hint-odds = by the die, { $chance }%
hint-no-die = without the die
