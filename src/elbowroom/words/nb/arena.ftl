help-option-contestants = botene, atskilt med komma; @ begrenser tenketiden: hard,champion@0.2s,champion@20000n
help-option-processes = hvor mange spill som spilles på én gang
help-option-resume = lagre resultatene i denne filen, og fortsett en konkurranse som ligger i den
help-option-cluster = spill på arbeiderne til denne Dask-planleggeren, som i tcp://127.0.0.1:8786
help-option-plot = tegn resultatene i denne PNG-filen
error-processes = antallet prosesser må være mellom 1 og { $most }

## Looking at a game again

help-option-nodes = hvor mange noder som undersøkes for hver avgjørelse; samme tall gir samme resultat
help-option-analyse-seed = frøet til prognosene
analyse-progress = Analyserer
analyse-round = Runde
analyse-cost = Kostet
analyse-best = Beste fortsettelse
analyse-total = { $seat } tapte på feil: { $coins }
error-nodes = antallet noder må være mellom 1 og { NUMBER($most, useGrouping: 0) }
error-no-turns = ingen tur i { $file } er avsluttet: det er ingenting å analysere

## What a combo is worth

help-option-balance-level = boten på alle plasser, som i medium eller hard@5000n
help-option-csv = skriv alt, også parene, til denne CSV-filen
balance-title = { $games ->
    [one] { $games } spill av { $bot } på { $map }, frø { $seed }
   *[other] { $games } spill av { $bot } på { $map }, frø { $seed }
}
balance-race = Rase
balance-power = Spesialevne
balance-pair = Par
balance-picks = Valgt
balance-least = Par som er valgt minst { $least } ganger, de beste og de dårligste; --csv har alle.
balance-never = Aldri valgt: { $list }
balance-race-coins = Mynter i snitt for hver rase
balance-power-coins = Mynter i snitt for hver spesialevne
balance-race-wins = Seiersandel med hver rase, 90 %-intervall
balance-power-wins = Seiersandel med hver spesialevne, 90 %-intervall

## How strong a home-made thing is

help-option-thing = mål bare rasen eller spesialevnen med denne nøkkelen; flere ganger for flere
measure-title = { $games ->
    [one] { $games } spill av { $bot } på { $map } for hver linje
   *[other] { $games } spill av { $bot } på { $map } for hver linje
}
measure-thing = Ting
measure-middle = Midtre halvdel
measure-rank = Rang
measure-rank-of = { $rank } av { $ranked }
measure-fewer = −1 tropp
measure-more = +1 tropp
measure-verdict = Dom
measure-verdict-text = { $verdict ->
    [weak] svak
    [strong] sterk
   *[even] passe
}
measure-coins = { $coins } ± { $margin }
measure-not-picked = nesten aldri valgt
measure-about = Mynter er gjennomsnittet av det en hær ga til spillet var slutt, med et 90 %-intervall. Den midtre halvdelen gjelder de innebygde: En fjerdedel av dem gir mindre, en fjerdedel mer.

## Å lære hva stillinger er verdt

help-option-train-folder = mappen for alt som læres; det som alt ligger i den, gjøres ikke om igjen
help-option-train-games = hvor mange spill hver generasjon spiller på hvert kart; dobbelt så mange på kart for to
help-option-generations = hvor mange generasjoner: Den første spiller etter tommelfingerregler, hver senere med det den forrige har lært
help-option-train-nodes = hvor mange noder som undersøkes for hver tur
help-option-epochs = hvor mange ganger treningen går gjennom alle stillinger
train-playing = Generasjon { $number } av { $generations }: spill
train-fitting = Generasjon { $number } av { $generations }: trening
train-interrupted = Avbrutt. Den samme kommandoen fortsetter der denne stoppet.
train-done = { $file } inneholder det som ble lært.
train-left = Turer igjen
train-coins = R² for kommende mynter
train-lead = R² for forspranget
train-brier = Brier
train-off = Avvik
train-all = alle
train-from-to = { $before } → { $after }
train-about = På spill som treningen ikke har sett: først med den lineære vurderingen, så med det som ble lært. «Brier» er den gjennomsnittlige kvadrerte feilen for vinnersjansene, «avvik» er hvor langt sjanser og resultater er fra hverandre.
error-train-folder = { $folder } hører til en trening med andre innstillinger
error-train-number = hvert tall må være mellom 1 og { NUMBER($most, useGrouping: 0) }
error-no-thing = { $file } har ingen rase eller spesialevne «{ $key }»

## The table

arena-interval = 90 %-intervall
arena-between = { $low } – { $high }
arena-rating = Styrketall
arena-no-rating = For styrketall må du installere openskill: pip install elbowroom[arena]
arena-coins = Mynter: lavt, midt, høyt
arena-tenths = { $low } · { $middle } · { $high }
arena-sources = { $bot } tjener per spill: { $list }
arena-source = { $source } { $coins }
arena-faults = { $bot } { $fault ->
    [late] svarte ikke i tide
    [gone] avsluttet
    [no-option] svarte med noe som ikke er en lovlig handling
   *[other] fulgte ikke protokollen
}: { $amount ->
    [one] én gang
   *[other] { $amount } ganger
}

## Pictures

plot-win-rate = Andel vunne spill, 90 %-intervall (prikket: på slump)
plot-rating = Styrketall, 90 %-intervall
plot-coins = Mynter til slutt
plot-sources = Mynter etter kilde
plot-chances = Sjanse for å vinne etter hver tur
plot-costs = Mynter i ledelse tapt på feil
plot-rounds = Runde
plot-written = Skrevet: { $file }

## Errors

error-extra = dette trenger { $name }, som ikke er installert: pip install elbowroom[{ $extra }]
error-not-png = bilder er PNG-filer: { $file } må slutte på .png
error-cluster-away = ingen planlegger svarer på { $address }: { $detail }
error-cluster-empty = planleggeren på { $address } har ingen arbeidere
error-cluster-version = arbeiderne på { $address } har en annen versjon av elbowroom: { $detail }

bot-medium = Middels
    .text = Følger tommelfingerregler og vet hva en ny hær er verdt.
bot-hard = Vanskelig
    .text = Planlegger turen sin og tenker på svarene dine.
bot-champion = Mester
    .text = Den sterkeste: bruker all tenketiden den har.
