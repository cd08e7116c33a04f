### Advice at the table: the best plan, two others, and the differences that matter.

# $number: 1 for the best plan, then 2 and 3. $actions: what to do, separated by commas.
hint-best = { $number }. Best: { $actions }
hint-other = { $number }. Or: { $actions }
# $coins: expected at the end of the game. $lead: coins ahead of the best rival then.
# $win: the chance to win, from 0 to 1.
hint-ahead = { NUMBER($coins, maximumFractionDigits: 1) } coins at the end, { NUMBER($lead, maximumFractionDigits: 1) } ahead, wins { NUMBER($win, style: "percent") }
hint-behind = { NUMBER($coins, maximumFractionDigits: 1) } coins at the end, { NUMBER($lead, maximumFractionDigits: 1) } behind, wins { NUMBER($win, style: "percent") }
# $list: some of the differences below, separated by commas.
hint-beside-best = compared with the best: { $list }
hint-as-good = compared with the best: about the same
hint-thinking = Thinking it over

## How another plan differs from the best one. $sign is + or −, $amount a number.

hint-now = coins this turn { $sign }{ NUMBER($amount, maximumFractionDigits: 1) }
hint-later = coins later { $sign }{ NUMBER($amount, maximumFractionDigits: 1) }
# The rival who is expected to have most at the end.
hint-rival = best rival’s coins { $sign }{ NUMBER($amount, maximumFractionDigits: 1) }
# What the seat would earn if it scored again.
hint-income = income { $sign }{ NUMBER($amount, maximumFractionDigits: 1) }
hint-regions = regions { $sign }{ NUMBER($amount, maximumFractionDigits: 1) }
hint-declined = regions in decline { $sign }{ NUMBER($amount, maximumFractionDigits: 1) }
hint-tokens = tokens on the board { $sign }{ NUMBER($amount, maximumFractionDigits: 1) }
hint-rivals = regions of others { $sign }{ NUMBER($amount, maximumFractionDigits: 1) }
# $chance: from 0 to 1, that the die is enough.
hint-odds = by the die, { NUMBER($chance, style: "percent") }
hint-no-die = without the die
