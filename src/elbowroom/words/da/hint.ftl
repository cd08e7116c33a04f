hint-best = { $number }. Bedst: { $actions }
hint-other = { $number }. Eller: { $actions }
hint-ahead = { $coins } mønter til sidst, foran med { $lead }, vinder { $win } %
hint-behind = { $coins } mønter til sidst, bagud med { $lead }, vinder { $win } %
hint-beside-best = sammenlignet med den bedste: { $list }
hint-as-good = sammenlignet med den bedste: omtrent det samme
hint-thinking = Tænker over det

hint-more = +{ $amount }
hint-less = −{ $amount }

hint-now = mønter i denne tur { $change }
hint-later = mønter senere { $change }
hint-rival = bedste rivals mønter { $change }
hint-income = indtægt { $change }
hint-regions = regioner { $change }
hint-declined = inaktive regioner { $change }
hint-tokens = tropper på brættet { $change }
hint-rivals = andres regioner { $change }
hint-odds = med terningen, { $chance } %
hint-no-die = uden terningen
