help-option-contestants = botterne, adskilt af kommaer; @ begrænser deres betænkningstid: hard,champion@0.2s,champion@20000n
help-option-processes = hvor mange spil der spilles på én gang
help-option-resume = gem resultaterne i denne fil, og fortsæt en turnering, den indeholder
help-option-cluster = spil på arbejderne hos denne Dask-scheduler, for eksempel tcp://127.0.0.1:8786
help-option-plot = tegn resultaterne i denne PNG-fil
error-processes = antallet af processer skal være mellem 1 og { $most }

## Looking at a game again

help-option-nodes = hvor mange knuder der gennemsøges for hver beslutning; samme tal giver samme resultat
help-option-analyse-seed = startværdien for prognoserne
analyse-progress = Analyserer
analyse-round = Runde
analyse-cost = Pris
analyse-best = Bedste fundne linje
analyse-total = { $seat } tabte ved fejl: { $coins }
error-nodes = antallet af knuder skal være mellem 1 og { NUMBER($most, useGrouping: 0) }
error-no-turns = ingen tur i { $file } er slut: Der er intet at analysere

## What a combo is worth

help-option-balance-level = botten på alle pladser, for eksempel medium eller hard@5000n
help-option-csv = skriv alt, også par, til denne CSV-fil
balance-title = { $games ->
    [one] { $games } spil med { $bot } på { $map }, startværdi { $seed }
   *[other] { $games } spil med { $bot } på { $map }, startværdi { $seed }
}
balance-race = Race
balance-power = Specialevne
balance-pair = Par
balance-picks = Valgt
balance-least = Par, der er valgt mindst { $least } gange, de bedste og de værste; --csv har dem alle.
balance-never = Aldrig valgt: { $list }
balance-race-coins = Mønter i gennemsnit for hver race
balance-power-coins = Mønter i gennemsnit for hver specialevne
balance-race-wins = Andel af sejre med hver race, 90 %-interval
balance-power-wins = Andel af sejre med hver specialevne, 90 %-interval

## How strong a home-made thing is

help-option-thing = mål kun den race eller specialevne, der har denne nøgle; flere gange for flere
measure-title = { $games ->
    [one] { $games } spil med { $bot } på { $map } for hver række
   *[other] { $games } spil med { $bot } på { $map } for hver række
}
measure-thing = Ting
measure-middle = Midterste halvdel
measure-rank = Placering
measure-rank-of = { $rank } af { $ranked }
measure-fewer = −1 trop
measure-more = +1 trop
measure-verdict = Vurdering
measure-verdict-text = { $verdict ->
    [weak] svag
    [strong] stærk
   *[even] passende
}
measure-coins = { $coins } ± { $margin }
measure-not-picked = næsten aldrig valgt
measure-about = Mønter er gennemsnittet af, hvad en hær gav indtil slutningen af sit spil, med et 90 %-interval. Den midterste halvdel gælder de indbyggede: En fjerdedel af dem giver mindre, en fjerdedel mere.

## At lære, hvad stillinger er værd

help-option-train-folder = mappen til alt det lærte; hvad der allerede er i den, bliver ikke gjort igen
help-option-train-games = hvor mange spil hver generation spiller på hvert kort; dobbelt så mange på kort for to
help-option-generations = hvor mange generationer: Den første spiller efter tommelfingerregler, hver senere med det, den forrige har lært
help-option-train-nodes = hvor mange knuder der gennemsøges for hver tur
help-option-epochs = hvor mange gange træningen gennemgår alle stillinger
train-playing = Generation { $number } af { $generations }: spil
train-fitting = Generation { $number } af { $generations }: træning
train-interrupted = Afbrudt. Den samme kommando fortsætter, hvor denne stoppede.
train-done = { $file } indeholder det lærte.
train-left = Ture tilbage
train-coins = R² for kommende mønter
train-lead = R² for forspringet
train-brier = Brier
train-off = Afvigelse
train-all = alle
train-from-to = { $before } → { $after }
train-about = På spil, som træningen ikke har set: først med den lineære vurdering, så med det lærte. »Brier« er den gennemsnitlige kvadrerede fejl for vinderchancerne, »afvigelse« er, hvor langt chancer og resultater er fra hinanden.
error-train-folder = { $folder } hører til en træning med andre indstillinger
error-train-number = hvert tal skal være mellem 1 og { NUMBER($most, useGrouping: 0) }
error-no-thing = { $file } har ingen race eller specialevne »{ $key }«

## The table

arena-interval = 90 %-interval
arena-between = { $low } – { $high }
arena-rating = Rating
arena-no-rating = Installer openskill for at få ratings: pip install elbowroom[arena]
arena-coins = Mønter: lav, midt, høj
arena-tenths = { $low } · { $middle } · { $high }
arena-sources = { $bot } optjener pr. spil: { $list }
arena-source = { $source } { $coins }
arena-faults = { $bot } { $fault ->
    [late] svarede ikke i tide
    [gone] afsluttede
    [no-option] svarede med noget, der ikke er en lovlig handling
   *[other] fulgte ikke protokollen
}: { $amount ->
    [one] én gang
   *[other] { $amount } gange
}

## Pictures

plot-win-rate = Andel af vundne spil, 90 %-interval (stiplet: ren tilfældighed)
plot-rating = Rating, 90 %-interval
plot-coins = Mønter til sidst
plot-sources = Mønter efter kilde
plot-chances = Chance for at vinde efter hver tur
plot-costs = Mønter af forspringet tabt ved fejl
plot-rounds = Runde
plot-written = Skrevet: { $file }

## Errors

error-extra = dette kræver { $name }, som ikke er installeret: pip install elbowroom[{ $extra }]
error-not-png = billeder er PNG-filer: { $file } skal ende på .png
error-cluster-away = ingen scheduler svarer på { $address }: { $detail }
error-cluster-empty = scheduleren på { $address } har ingen arbejdere
error-cluster-version = arbejderne på { $address } har en anden version af elbowroom: { $detail }

bot-medium = Middel
    .text = Følger tommelfingerregler og ved, hvad en ny hær er værd.
bot-hard = Svær
    .text = Planlægger sin tur og overvejer dine svar.
bot-champion = Mester
    .text = Den stærkeste: bruger al den tid, den har, til at tænke.
