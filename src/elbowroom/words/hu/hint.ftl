hint-best = { $number }. Legjobb: { $actions }
hint-other = { $number }. Vagy: { $actions }
hint-ahead = a végén { $coins } érme, { $lead } érme előny, nyerési esély { $win }%
hint-behind = a végén { $coins } érme, { $lead } érme hátrány, nyerési esély { $win }%
hint-beside-best = a legjobbhoz képest: { $list }
hint-as-good = a legjobbhoz képest: nagyjából ugyanannyi
hint-thinking = Gondolkodom

## How another plan differs from the best one. $change is one of these two.

hint-more = +{ $amount }
hint-less = −{ $amount }
hint-now = érme ebben a körben { $change }
hint-later = érme később { $change }
hint-rival = a legjobb vetélytárs érméi { $change }
hint-income = bevétel { $change }
hint-regions = területek { $change }
hint-declined = hanyatló területek { $change }
hint-tokens = lapkák a táblán { $change }
hint-rivals = mások területei { $change }
hint-odds = kockával, { $chance }%
hint-no-die = kocka nélkül
