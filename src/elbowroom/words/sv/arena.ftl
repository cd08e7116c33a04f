help-option-contestants = botarna, åtskilda med komma; @ begränsar deras betänketid: hard,champion@0.2s,champion@20000n
help-option-processes = hur många spel som ska spelas samtidigt
help-option-resume = spara resultaten i den här filen, och fortsätt en tävling som den innehåller
help-option-cluster = spela på arbetsprocesserna hos den här Dask-schemaläggaren, som i tcp://127.0.0.1:8786
help-option-plot = rita resultaten i den här PNG-filen
error-processes = antalet processer måste vara mellan 1 och { $most }

## Looking at a game again

help-option-nodes = hur många noder som ska sökas för varje beslut; samma antal ger samma resultat
help-option-analyse-seed = prognosernas frö
analyse-progress = Analyserar
analyse-round = Runda
analyse-cost = Kostnad
analyse-best = Bästa funna spelsätt
analyse-total = Vad misstagen kostade { $seat }: { $coins }
error-nodes = antalet noder måste vara mellan 1 och { NUMBER($most, useGrouping: 0) }
error-no-turns = ingen tur i { $file } har avslutats: det finns inget att analysera

## What a combo is worth

help-option-balance-level = boten på alla platser, som i medium eller hard@5000n
help-option-csv = skriv allt, även par, till den här CSV-filen
balance-title = { $games } spel med { $bot } på { $map }, frö { $seed }
balance-race = Folkslag
balance-power = Förmåga
balance-pair = Par
balance-picks = Val
balance-least = Par som valts minst { $least } gånger, de bästa och de sämsta; --csv har alla.
balance-never = Aldrig valda: { $list }
balance-race-coins = Mynt i genomsnitt per folkslag
balance-power-coins = Mynt i genomsnitt per förmåga
balance-race-wins = Andel vinster per folkslag, 90 %-intervall
balance-power-wins = Andel vinster per förmåga, 90 %-intervall

## How strong a home-made thing is

help-option-thing = mät bara folkslaget eller förmågan med den här nyckeln; flera gånger för flera
measure-title = { $games } spel med { $bot } på { $map } för varje rad
measure-thing = Sak
measure-middle = Mellersta halvan
measure-rank = Rang
measure-rank-of = { $rank } av { $ranked }
measure-fewer = −1 bricka
measure-more = +1 bricka
measure-verdict = Utslag
measure-verdict-text = { $verdict ->
    [weak] svag
    [strong] stark
   *[even] lagom
}
measure-coins = { $coins } ± { $margin }
measure-not-picked = nästan aldrig vald
measure-about = Mynten är genomsnittet av vad en armé gav till slutet av sitt spel, med ett 90-procentigt intervall. Den mellersta halvan gäller de inbyggda: en fjärdedel av dem ger mindre, en fjärdedel mer.

## Att lära sig vad ställningar är värda

help-option-train-folder = mappen för allt som lärs; det som redan finns i den görs inte om
help-option-train-games = hur många spel varje generation spelar på varje karta; dubbelt så många på kartor för två
help-option-generations = hur många generationer: den första spelar efter tumregler, varje senare med det som den förra har lärt sig
help-option-train-nodes = hur många noder som ska sökas för varje tur
help-option-epochs = hur många gånger träningen går igenom alla ställningar
train-playing = Generation { $number } av { $generations }: spel
train-fitting = Generation { $number } av { $generations }: träning
train-interrupted = Avbrutet. Samma kommando fortsätter där det här slutade.
train-done = { $file } innehåller det som lärts.
train-left = Turer kvar
train-coins = R² för kommande mynt
train-lead = R² för försprånget
train-brier = Brier
train-off = Avvikelse
train-all = alla
train-from-to = { $before } → { $after }
train-about = På spel som träningen inte har sett: först med den linjära värderingen, sedan med det lärda. ”Brier” är vinstchansernas medelkvadratfel, ”avvikelse” är hur långt chanser och resultat är från varandra.
error-train-folder = { $folder } hör till en träning med andra inställningar
error-train-number = varje tal måste vara mellan 1 och { NUMBER($most, useGrouping: 0) }
error-no-thing = { $file } har inget folkslag och ingen förmåga ”{ $key }”

## The table

arena-interval = 90 %-intervall
arena-between = { $low } – { $high }
arena-rating = Rating
arena-no-rating = För rating, installera openskill: pip install elbowroom[arena]
arena-coins = Mynt: lågt, mellan, högt
arena-tenths = { $low } · { $middle } · { $high }
arena-sources = { $bot } tjänar per spel: { $list }
arena-source = { $source } { $coins }
arena-faults = { $bot } { $fault ->
    [late] svarade inte i tid
    [gone] avslutades
    [no-option] svarade med något som inte är ett tillåtet drag
   *[other] följde inte protokollet
}: { $amount ->
    [one] en gång
   *[other] { $amount } gånger
}

## Pictures

plot-win-rate = Andel vunna spel, 90 %-intervall (prickat: ren slump)
plot-rating = Rating, 90 %-intervall
plot-coins = Mynt i slutet
plot-sources = Mynt per källa
plot-chances = Chans att vinna efter varje tur
plot-costs = Ledning i mynt som gick förlorad genom misstag
plot-rounds = Runda
plot-written = Skrivet: { $file }

## Errors

error-extra = det här behöver { $name }, som inte är installerat: pip install elbowroom[{ $extra }]
error-not-png = bilder är PNG-filer: { $file } måste sluta på .png
error-cluster-away = ingen schemaläggare svarar på { $address }: { $detail }
error-cluster-empty = schemaläggaren på { $address } har ingen arbetsprocess
error-cluster-version = arbetsprocesserna på { $address } har en annan version av elbowroom: { $detail }

bot-medium = Medel
    .text = Följer tumregler och vet vad en ny armé är värd.
bot-hard = Svår
    .text = Planerar sin tur och räknar med dina svar.
bot-champion = Mästare
    .text = Den starkaste: använder all betänketid den har.
