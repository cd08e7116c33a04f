hint-best = { $number }. Nejlépe: { $actions }
hint-other = { $number }. Nebo: { $actions }
hint-ahead = mince na konci: { $coins }, náskok: { $lead }, výhra: { $win } %
hint-behind = mince na konci: { $coins }, ztráta: { $lead }, výhra: { $win } %
hint-beside-best = oproti nejlepšímu: { $list }
hint-as-good = oproti nejlepšímu: přibližně stejné
hint-thinking = Přemýšlím

## How another plan differs from the best one. $change is one of these two.

hint-more = +{ $amount }
hint-less = −{ $amount }
hint-now = mince v tomto tahu { $change }
hint-later = mince později { $change }
hint-rival = mince nejlepšího protivníka { $change }
hint-income = příjem { $change }
hint-regions = regiony { $change }
hint-declined = regiony v úpadku { $change }
hint-tokens = žetony na mapě { $change }
hint-rivals = regiony ostatních { $change }
hint-odds = s kostkou, { $chance } %
hint-no-die = bez kostky
