help-option-contestants = a botok, vesszővel elválasztva; a @ korlátozza a gondolkodási időt: hard,champion@0.2s,champion@20000n
help-option-processes = hány játék folyjon egyszerre
help-option-resume = ebbe a fájlba menti az eredményeket, és folytatja a benne lévő versenyt
help-option-cluster = ennek a Dask-ütemezőnek a munkafolyamatain játszik, pl. tcp://127.0.0.1:8786
help-option-plot = ebbe a PNG-fájlba rajzolja az eredményeket
error-processes = a folyamatok száma 1 és { $most } között legyen

## Looking at a game again

help-option-nodes = hány csomópontot keressen döntésenként; ugyanaz a szám ugyanazt az eredményt adja
help-option-analyse-seed = az előrejelzések magja
analyse-progress = Elemzés
analyse-round = Forduló
analyse-cost = Veszteség
analyse-best = A legjobb talált folytatás
analyse-total = Hibák miatti veszteség: { $seat }, { $coins }
error-nodes = a csomópontok száma 1 és { NUMBER($most, useGrouping: 0) } között legyen
error-no-turns = ebben egyetlen kör sem ért véget: { $file }; nincs mit elemezni

## What a combo is worth

help-option-balance-level = a bot minden széken, pl. medium vagy hard@5000n
help-option-csv = mindent, a párokat is, ebbe a CSV-fájlba írja
balance-title = { $games } játék, bot: { $bot }, térkép: { $map }, mag: { $seed }
balance-race = Nép
balance-power = Képesség
balance-pair = Pár
balance-picks = Választások
balance-least = A legalább { $least } alkalommal választott párok közül a legjobbak és a legrosszabbak; a --csv mindet tartalmazza.
balance-never = Sosem választott: { $list }
balance-race-coins = Átlagos érmék népenként
balance-power-coins = Átlagos érmék képességenként
balance-race-wins = Győzelmi arány népenként, 90%-os intervallum
balance-power-wins = Győzelmi arány képességenként, 90%-os intervallum

## How strong a home-made thing is

help-option-thing = csak az ilyen kulcsú népet vagy képességet méri; többhöz többször is megadható
measure-title = Soronként { $games } játék; bot: { $bot }, térkép: { $map }
measure-thing = Név
measure-middle = Középső 50%
measure-rank = Helyezés
measure-rank-of = { $rank } / { $ranked }
measure-fewer = −1 lapka
measure-more = +1 lapka
measure-verdict = Értékelés
measure-verdict-text = { $verdict ->
    [weak] gyenge
    [strong] erős
   *[even] kiegyensúlyozott
}
measure-coins = { $coins } ± { $margin }
measure-not-picked = szinte sosem választják
measure-about = Az érmék száma annak átlaga, amit egy sereg a játéka végéig hozott, 90%-os intervallummal. A középső 50% a beépítetteké: a negyedük kevesebbet hoz, a negyedük többet.

## Az állások értékének tanulása

help-option-train-folder = mappa mindennek, amit tanulnak; ami már benne van, nem készül el újra
help-option-train-games = hány játékot játsszon minden nemzedék minden térképen; a kétfős térképeken kétszer ennyit
help-option-generations = hány nemzedék: az első ökölszabályok szerint játszik, minden későbbi azzal, amit az előző tanult
help-option-train-nodes = hány csomópontot keressen körönként
help-option-epochs = hányszor menjen végig a tanítás az összes álláson
train-playing = Nemzedék: { $number }/{ $generations }, játékok
train-fitting = Nemzedék: { $number }/{ $generations }, tanítás
train-interrupted = Megszakítva. Ugyanez a parancs onnan folytatja, ahol ez abbahagyta.
train-done = Amit tanultak, ebben a fájlban van: { $file }.
train-left = Hátralévő körök
train-coins = A várható érmék R²-e
train-lead = Az előny R²-e
train-brier = Brier
train-off = Eltérés
train-all = mind
train-from-to = { $before } → { $after }
train-about = Olyan játékokon, amelyeket a tanítás nem látott: előbb a lineáris értékeléssel, aztán a tanulttal. A „Brier” a nyerési esélyek átlagos négyzetes hibája, az „eltérés” azt mondja meg, milyen messze vannak az esélyek az eredményektől.
error-train-folder = ez a mappa más beállítású tanításé: { $folder }
error-train-number = minden szám 1 és { NUMBER($most, useGrouping: 0) } között legyen
error-no-thing = ebben nincs „{ $key }” kulcsú nép vagy képesség: { $file }

## The table

arena-interval = 90%-os intervallum
arena-between = { $low } – { $high }
arena-rating = Értékszám
arena-no-rating = Az értékszámokhoz telepítsd az openskillt: pip install elbowroom[arena]
arena-coins = Érmék: kevés, közepes, sok
arena-tenths = { $low } · { $middle } · { $high }
arena-sources = { $bot } játékonkénti bevétele: { $list }
arena-source = { $source } { $coins }
arena-faults = { $bot }: { $fault ->
    [late] nem válaszol időben
    [gone] leállt
    [no-option] szabálytalan lépéssel válaszol
   *[other] nem követi a protokollt
}; ennyiszer: { $amount }

## Pictures

plot-win-rate = A megnyert játékok aránya, 90%-os intervallum (pontozva: véletlen)
plot-rating = Értékszám, 90%-os intervallum
plot-coins = Érmék a végén
plot-sources = Érmék forrás szerint
plot-chances = Nyerési esély minden kör után
plot-costs = Hibákkal elvesztett előny érmében
plot-rounds = Forduló
plot-written = Kiírva: { $file }

## Errors

error-extra = ehhez kell: { $name }, de nincs telepítve: pip install elbowroom[{ $extra }]
error-not-png = a képek PNG-fájlok: a név vége .png legyen, nem ez: { $file }
error-cluster-away = itt nem válaszol ütemező: { $address }: { $detail }
error-cluster-empty = az ütemezőnek nincs munkafolyamata: { $address }
error-cluster-version = a munkafolyamatoknak más elbowroom-változatuk van: { $address }: { $detail }
bot-medium = Közepes
    .text = Bevált elveket követ, és tudja, mit ér egy új sereg.
bot-hard = Nehéz
    .text = Megtervezi a körét, és számol a válaszaiddal.
bot-champion = Bajnok
    .text = A legerősebb: minden gondolkodási idejét kihasználja.
