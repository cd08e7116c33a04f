hint-best = { $number }. Best: { $actions }
hint-other = { $number }. Eller: { $actions }
hint-ahead = { $coins } mynter til slutt, { $lead } foran, vinner { $win } %
hint-behind = { $coins } mynter til slutt, { $lead } bak, vinner { $win } %
hint-beside-best = sammenlignet med det beste: { $list }
hint-as-good = sammenlignet med det beste: omtrent likt
hint-thinking = Tenker på saken

## How another plan differs from the best one. $change is one of these two.

hint-more = +{ $amount }
hint-less = −{ $amount }

hint-now = mynter denne turen { $change }
hint-later = mynter senere { $change }
hint-rival = beste motstanders mynter { $change }
hint-income = inntekt { $change }
hint-regions = regioner { $change }
hint-declined = inaktive regioner { $change }
hint-tokens = tropper på brettet { $change }
hint-rivals = andres regioner { $change }
hint-odds = med terningen, { $chance } %
hint-no-die = uten terningen
