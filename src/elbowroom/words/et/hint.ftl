hint-best = { $number }. Parim: { $actions }
hint-other = { $number }. Või: { $actions }
hint-ahead = münte lõpus { $coins }, edu { $lead }, võidab { $win }%
hint-behind = münte lõpus { $coins }, maas { $lead }, võidab { $win }%
hint-beside-best = võrreldes parimaga: { $list }
hint-as-good = võrreldes parimaga: umbes sama
hint-thinking = Mõtlen järele

## How another plan differs from the best one

hint-more = +{ $amount }
hint-less = −{ $amount }
hint-now = münte sel käigul { $change }
hint-later = münte hiljem { $change }
hint-rival = parima vastase münte { $change }
hint-income = tulu { $change }
hint-regions = alasid { $change }
hint-declined = allakäigul alasid { $change }
hint-tokens = hõimumärke mängulaual { $change }
hint-rivals = teiste alasid { $change }
hint-odds = täringuga, { $chance }%
hint-no-die = ilma täringuta
