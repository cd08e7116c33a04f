hint-best = { $number }. Bäst: { $actions }
hint-other = { $number }. Eller: { $actions }
hint-ahead = { $coins } mynt i slutet, ledning med { $lead }, vinner { $win } %
hint-behind = { $coins } mynt i slutet, { $lead } efter, vinner { $win } %
hint-beside-best = jämfört med det bästa: { $list }
hint-as-good = jämfört med det bästa: ungefär lika bra
hint-thinking = Funderar

## How another plan differs from the best one. $change is one of these two.

hint-more = +{ $amount }
hint-less = −{ $amount }

hint-now = mynt den här turen { $change }
hint-later = mynt senare { $change }
hint-rival = bästa rivalens mynt { $change }
hint-income = inkomst { $change }
hint-regions = regioner { $change }
hint-declined = regioner i nedgång { $change }
hint-tokens = brickor på brädet { $change }
hint-rivals = andras regioner { $change }
hint-odds = med tärningen, { $chance } %
hint-no-die = utan tärningen
