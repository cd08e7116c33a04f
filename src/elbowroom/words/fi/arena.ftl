help-option-contestants = botit pilkuilla erotettuina; @ rajoittaa niiden miettimisaikaa: hard,champion@0.2s,champion@20000n
help-option-processes = montako peliä pelataan yhtä aikaa
help-option-resume = tallenna tulokset tähän tiedostoon ja jatka siinä olevaa kilpailua
help-option-cluster = pelaa tämän Dask-ajastimen työprosesseilla, kuten tcp://127.0.0.1:8786
help-option-plot = piirrä tulokset tähän PNG-tiedostoon
error-processes = prosessien määrän on oltava väliltä 1–{ $most }

## Looking at a game again

help-option-nodes = montako solmua kutakin päätöstä kohti tutkitaan; sama määrä antaa samat tulokset
help-option-analyse-seed = ennusteiden siemenluku
analyse-progress = Analysoidaan
analyse-round = Kierros
analyse-cost = Hinta
analyse-best = Paras löydetty jatko
analyse-total = { $seat } menetti virheillä: { $coins }
error-nodes = solmujen määrän on oltava väliltä 1–{ NUMBER($most, useGrouping: 0) }
error-no-turns = tiedostossa { $file } ei ole yhtään päättynyttä vuoroa: analysoitavaa ei ole

## What a combo is worth

help-option-balance-level = kaikkien pelaajien botti, kuten medium tai hard@5000n
help-option-csv = kirjoita kaikki, myös parit, tähän CSV-tiedostoon
balance-title = { $games ->
    [one] { $games } peli, botti { $bot }, kartta { $map }, siemenluku { $seed }
   *[other] { $games } peliä, botti { $bot }, kartta { $map }, siemenluku { $seed }
}
balance-race = Rotu
balance-power = Erityiskyky
balance-pair = Pari
balance-picks = Valinnat
balance-least = Vähintään { $least } kertaa valitut parit, parhaat ja huonoimmat; --csv antaa kaikki.
balance-never = Ei koskaan valittu: { $list }
balance-race-coins = Kunkin rodun kolikot keskimäärin
balance-power-coins = Kunkin erityiskyvyn kolikot keskimäärin
balance-race-wins = Voitto-osuus kullakin rodulla, 90 %:n väli
balance-power-wins = Voitto-osuus kullakin erityiskyvyllä, 90 %:n väli

## How strong a home-made thing is

help-option-thing = mittaa vain rotu tai erityiskyky, jolla on tämä avain; useita antamalla monta kertaa
measure-title = { $games ->
    [one] { $games } peli riviä kohti, botti { $bot }, kartta { $map }
   *[other] { $games } peliä riviä kohti, botti { $bot }, kartta { $map }
}
measure-thing = Kohde
measure-middle = Keskipuolikas
measure-rank = Sija
measure-rank-of = { $rank }/{ $ranked }
measure-fewer = −1 merkki
measure-more = +1 merkki
measure-verdict = Arvio
measure-verdict-text = { $verdict ->
    [weak] heikko
    [strong] vahva
   *[even] tasapainoinen
}
measure-coins = { $coins } ± { $margin }
measure-not-picked = ei juuri koskaan valittu
measure-about = Kolikkomäärä on keskiarvo siitä, mitä armeija toi pelin loppuun mennessä, ja sen perässä on 90 %:n luottamusväli. Keskipuolikas on laskettu pelin omista roduista ja kyvyistä: neljännes niistä tuo vähemmän, neljännes enemmän.

## Asemien arvon oppiminen

help-option-train-folder = kansio kaikelle opitulle; siinä jo olevaa ei tehdä uudelleen
help-option-train-games = montako peliä kukin sukupolvi pelaa joka kartalla; kahden pelaajan kartoilla kaksinkertainen määrä
help-option-generations = montako sukupolvea: ensimmäinen pelaa nyrkkisäännöillä, kukin seuraava edellisen oppimalla
help-option-train-nodes = montako solmua kutakin vuoroa kohti tutkitaan
help-option-epochs = montako kertaa harjoittelu käy kaikki asemat läpi
train-playing = Sukupolvi { $number }/{ $generations }: pelit
train-fitting = Sukupolvi { $number }/{ $generations }: harjoittelu
train-interrupted = Keskeytetty. Sama komento jatkaa siitä, mihin tämä jäi.
train-done = Opittu on tiedostossa { $file }.
train-left = Vuoroja jäljellä
train-coins = Tulevien kolikoiden R²
train-lead = Johdon R²
train-brier = Brier
train-off = Poikkeama
train-all = kaikki
train-from-to = { $before } → { $after }
train-about = Peleissä, joita harjoittelu ei ole nähnyt: ensin lineaarisella arviolla, sitten opitulla. ”Brier” on voittomahdollisuuksien keskineliövirhe, ”poikkeama” kertoo, kuinka kaukana mahdollisuudet ovat tuloksista.
error-train-folder = { $folder } kuuluu harjoitteluun, jolla on toiset asetukset
error-train-number = jokaisen luvun on oltava väliltä 1–{ NUMBER($most, useGrouping: 0) }
error-no-thing = tiedostossa { $file } ei ole rotua tai erityiskykyä ”{ $key }”

## The table

arena-interval = 90 %:n väli
arena-between = { $low } – { $high }
arena-rating = Luokitus
arena-no-rating = Luokituksia varten asenna openskill: pip install elbowroom[arena]
arena-coins = Kolikot: ala, keski, ylä
arena-tenths = { $low } · { $middle } · { $high }
arena-sources = { $bot } ansaitsee pelissä: { $list }
arena-source = { $source } { $coins }
arena-faults = { $bot } { $fault ->
    [late] ei vastannut ajoissa
    [gone] päättyi
    [no-option] vastasi jotain, mikä ei ole sallittu toiminto
   *[other] ei noudattanut protokollaa
}: { $amount ->
    [one] kerran
   *[other] { $amount } kertaa
}

## Pictures

plot-win-rate = Voitettujen pelien osuus, 90 %:n väli (pisteviiva: sattuma)
plot-rating = Luokitus, 90 %:n väli
plot-coins = Kolikot lopussa
plot-sources = Kolikot lähteittäin
plot-chances = Voiton mahdollisuus kunkin vuoron jälkeen
plot-costs = Virheillä menetetty johto kolikoina
plot-rounds = Kierros
plot-written = Kirjoitettu: { $file }

## Errors

error-extra = tähän tarvitaan { $name }, jota ei ole asennettu: pip install elbowroom[{ $extra }]
error-not-png = kuvat ovat PNG-tiedostoja: tiedoston { $file } päätteen on oltava .png
error-cluster-away = osoitteesta { $address } ei vastaa mikään ajastin: { $detail }
error-cluster-empty = ajastimella osoitteessa { $address } ei ole työprosesseja
error-cluster-version = osoitteen { $address } työprosesseilla on eri elbowroom-versio: { $detail }

bot-medium = Keskitaso
    .text = Noudattaa nyrkkisääntöjä ja tietää, minkä arvoinen uusi armeija on.
bot-hard = Vaikea
    .text = Suunnittelee vuoronsa ja ottaa vastauksesi huomioon.
bot-champion = Mestari
    .text = Vahvin: käyttää kaiken ajan, joka sillä on miettimiseen.
