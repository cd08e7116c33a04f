## The program

app-about = Elbowroom: peli 2–5 pelaajalle, jotka kaikki tarvitsevat lisää tilaa.
app-usage = Käyttö: elbowroom KOMENTO
app-commands = Komennot:
app-options = Valitsimet:
app-more = ”elbowroom KOMENTO --help” selittää komennon.
app-disclaimer = Riippumaton toteutus, jolla ei ole yhteyttä Days of Wonderiin.
app-version = elbowroom { $version }, säännöt { $rules }, { $built }
app-compiled = käännetty
app-plain = kääntämätön

## What each command does, in one line

help-play = Pelaa tässä päätteessä kavereita tai botteja vastaan.
help-check = Aja skenaariotiedostoja ja näytä, mitkä menevät läpi.
help-check-collection = Tarkista omatekoisten rotujen, erityiskykyjen ja karttojen kokoelmia.
help-card = Tulosta omatekoisten rotujen ja erityiskykyjen kortit.
help-replay = Toista tallennettu peli vuoro vuorolta ja tarkista jokainen kolikko.
help-sim = Anna bottien pelata monta peliä ja näytä tulokset.
help-map = Luettele kartat tai piirrä yksi.
help-map-list = Luettele pelin mukana tulevat kartat.
help-map-show = Piirrä kartta tähän tai SVG-tiedostoon.
help-map-new = Luo kartta omaksi kokoelmakseen.
help-position = Näytä asema, jonka koodi kuvaa.
help-bench = Mittaa sääntömoottorin nopeus.
help-arena = Mittaa botteja toisiaan vastaan.
help-balance = Anna botin pelata itseään vastaan ja näytä, minkä arvoisia rodut, erityiskyvyt ja parit ovat.
help-measure = Anna bottien pelata omatekoisilla roduilla ja erityiskyvyillä ja näytä, kuinka vahvoja ne ovat.
help-train = Opeta boteille alusta alkaen, minkä arvoisia asemat ovat, antamalla niiden pelata itseään vastaan.
help-analyse = Analysoi pelitallenne: voittomahdollisuudet, paremmat suunnitelmat ja virheiden hinta.
help-bot = Aja sisäänrakennettua bottia, joka puhuu bottiprotokollaa, jotta muut ohjelmat voivat pelata sitä vastaan.
help-bot-check = Tarkista ohjelma, joka puhuu bottiprotokollaa.
help-serve = Tarjoa pöytiä ihmisille ja boteille verkon yli.
help-db = Päivitä palvelimen tietokanta, varmuuskopioi, palauta tai tarkista se.
help-gallery = Luettele, piilota, näytä tai poista palvelimen gallerian julkaisuja.
help-people = Anna tilille uusi salasana tai poista tili.
help-help = tämä luettelo
help-version = versio ja tieto siitä, onko sääntömoottori käännetty

## Help pages of commands, and what is wrong with a command

help-usage = Käyttö: { $text }
help-heading-arguments = Argumentit
help-heading-options = Valitsimet
help-heading-commands = Komennot
help-default = oletus: { $value }
help-required = pakollinen
help-usage-command = KOMENTO
help-env-var = ympäristömuuttuja: { $name }
error-unknown-command = komentoa ”{ $text }” ei ole; ”elbowroom --help” luettelee komennot
error-unknown-argument = tällä komennolla ei ole valitsinta { $text }
error-missing-argument = arvo puuttuu: { $option }
error-argument-value = ”{ $text }” ei kelpaa arvoksi: { $option }
error-unused-argument = tähän ei kuulu mitään: ”{ $text }”

## What each option of a command means

help-option-box = surface, underground tai mixed
help-option-map = kartan nimi; oletuksena pelaajamäärään sopiva
help-option-seats = kuka pelaa, vuorojärjestyksessä ja pilkuilla erotettuna: you (tai you:Ada), easy, champion@0.5s, cmd:./mybot
help-option-bots = botit vuorojärjestyksessä ja pilkuilla erotettuina: easy, random, champion@0.2s, cmd:./mybot
help-option-games = montako peliä pelataan
help-option-seed = luku, joka määrää kaikki nopat ja nostot; sama siemenluku antaa saman pelin
help-option-house = vaihdettava kotisääntö, kuten sea_entry=false; voi antaa monta kertaa
help-option-without = poisjätettävät rodut, erityiskyvyt, paikat ja reliikit, kuten elves,flying
help-option-with = tiedosto, jossa on omatekoisia rotuja ja erityiskykyjä; voi antaa monta kertaa
help-option-with-record = tiedosto, jossa ovat pelin omatekoiset rodut ja erityiskyvyt, niiden samuuden tarkistamiseksi
help-option-collections = tiedostoja, joissa on omatekoisia rotuja, erityiskykyjä ja karttoja
help-option-monsters = hirviöalueet maanpinnan kartalla pelattavassa sekapelissä, kuten a-wood,some-fen; oletuksena satunnaiset
help-option-open = kaikki näkevät kaikkien kolikot
help-option-load = jatka tallennettua peliä; se tallennetaan samaan tiedostoon
help-option-save = kirjoita peli tähän tiedostoon joka vuoron jälkeen ja lopussa
help-option-record = pelin tallenne
help-option-turn = näytä vain tämä vuoro ja pelilauta sen lopussa
help-option-quiet = tulosta vain epäonnistumiset ja yhteenveto
help-option-files = skenaariotiedostoja tai kansioita, joissa niitä on
help-option-json = tulosta tulokset JSON-muodossa
help-option-rounds = montako kierrosta mitataan
help-option-name = kartan nimi tai karttatiedosto
help-option-svg = kirjoita kuva tähän tiedostoon
help-option-players = montako pelaajaa, 2–5
help-option-map-box = surface tai underground
help-option-map-seed = sama siemenluku antaa saman kartan
help-option-map-out = kirjoita kokoelma tähän tiedostoon
help-option-width = montako saraketta piirroksessa on
help-option-code = koodi, jonka komento ”code” tulostaa pöydässä

## Who plays

bot-random = Satunnainen
    .text = Pelaa satunnaisia sallittuja toimintoja.
bot-easy = Helppo
    .text = Ottaa sen, mikä juuri nyt näyttää hyvältä, eikä suunnittele eteenpäin.
seat-person = Pelaaja { $seat }
seat-bot = { $bot } { $seat }

## Setting up

setup-line = { $map } ({ $box }): { $names }
setup-options = Kotisäännöt: { $options }

## Column headings and titles of tables

table-seat = Pelaaja
table-coins = Kolikot
table-army = Armeija
table-declined = Rappeutunut
table-tokens = Merkit
table-tokens-left = Merkit pelilaudalla
table-region = Alue
table-regions = Alueet
table-terrain = Maasto
table-pieces = Siellä nyt
table-price = Hinta
table-chance = Todennäk.
table-slot = Kohta
table-combo = Yhdistelmä
table-cost = Maksaa
table-bonus = Päällä
table-box = Laatikko
table-map = Kartta
table-players = Pelaajat
table-rounds = Kierrokset
table-map-line = { $map }, { $box }

cell-none = ei mitään
cell-hidden = salassa
cell-declined-text = Rappeutuneena: { $text }
seat-army = { $army }: { $regions ->
    [one] { $regions } alue
   *[other] { $regions } aluetta
}, kädessä { $hand }
seat-declined = { $army }: { $regions ->
    [one] { $regions } alue
   *[other] { $regions } aluetta
}
percent = { NUMBER($chance, style: "percent") }

title-income = Tulot: { $seat }
title-result = Lopputulos

legend-find = paikka tai reliikki
legend-price = tarvittavat merkit
legend-die = vain nopalla

## The play screen

play-round = Kierros { $round }/{ $rounds }
play-prompt = Vuorossa { $seat }: { $phase }
play-cursor = >
play-hint = Kirjoita numero tai toiminto (”conquer { $region }” tai vain ”c { $short }”) tai ”help”.
play-refused = Ei: { $reason }
play-unknown = ”{ $text }” ei ole komento eikä toiminto. Kokeile ”help”.
play-ambiguous = ”{ $text }” voisi olla: { FORM($known, "or") }
play-malformed = Tuota ei ymmärretä. Kirjoita näin: { $example }
play-no-number = Luettelossa ei ole numeroa { $number }; viimeinen on { $most }.
play-more-actions = … ja { $amount } muuta: kirjoita ”actions”
play-nothing-to-undo = Mitään ei voi kumota: sen jälkeen tuli nopanheitto, nosto tai toisen pelaajan toiminto.
play-nothing-to-spread = Nyt ei ole mitään sijoitettavaa.
play-saved = Tallennettu: { $file }
play-save-where = Minne? Kirjoita ”save” ja tiedoston nimi.
play-quit-save = Tallennetaanko peli ensin? Kirjoita tiedoston nimi, ”ei”, tai ”jatka”, jos haluat pelata vielä:
play-no = ei
play-stay = jatka
play-goodbye = Näkemiin. Pelilauta jää kaipaamaan sinua.
play-pass-keyboard = Anna näppäimistö seuraavalle ja paina Enter. Vuorossa: { $seat }.

note-spread = kaikki käden merkit, tasaisesti alueillesi
note-end-turn = valmis: kerää kolikot ja lopeta vuoro
note-stop = ei enää valloituksia; sijoita uudelleen
note-decline = tämä armeija rappeutuu; ensi vuorolla valitset uuden
note-vanish = Kiviaidan lainaaman kyvyn avulla: kaikki merkit poistuvat, 2 kolikkoa alueelta
note-roll = todennäköisyys { NUMBER($chance, style: "percent") }
note-end = älä tee mitään
note-roll-first = ensin noppa, sitten kohde
note-ally = rauha: { $seat }
note-conquer = { $price ->
    [one] { $price } merkki
   *[other] { $price } merkkiä
}, tulot { $sign }{ $coins }
note-here = { $note } ({ FORM($things, "low") })
combo-line = { $tokens ->
    [one] { $tokens } merkki
   *[other] { $tokens } merkkiä
}, { $price ->
    [0] ilmainen
    [one] { $price } kolikko
   *[other] { $price } kolikkoa
}{ $coins ->
    [0] {""}
   *[other] , päällä { $coins }
}
rule-line = { $name }: { $text }
combo-named = { $army }: { $line }
combo-entry = { $slot }. { $army }: { $line }

play-redeployed = { $seat } sijoittaa uudelleen: { $list }
play-redeployed-to = { $region } +{ $tokens }
board-region = { $region }

answer-legal = Se on sallittu: { $action }
answer-why-what = Kirjoita ”why” ja alue tai toiminto.
answer-explain-what = Kirjoita ”explain” ja rodun, erityiskyvyn, paikan, reliikin tai nappulan nimi.
answer-no-army = Sinulla ei ole armeijaa, joten hintoja ei ole.
answer-no-prices = Nyt ei voi hyökätä minnekään.
content-unknown = Mitään nimeltä ”{ $text }” ei ole.

command-help = help
    .text = tämä luettelo; ”?” tekee saman
command-actions = actions
    .text = kaikki, mitä voit nyt tehdä
command-map = map
    .text = pelilauta; Enter tekee saman
command-table = table
    .text = kaikki pelaajat, heidän armeijansa ja kolikkonsa
command-combos = combos
    .text = esillä olevat yhdistelmät ja mitä ne tekevät
command-price = price
    .text = mitä alue maksaa ja miksi: ”price { $short }”; yksinään: kaikki ulottuvilla olevat alueet
command-odds = odds
    .text = mahdollisuutesi nopalla
command-income = income
    .text = mitä saisit nyt ja mistä
command-why = why
    .text = miksi jotain ei sallita: ”why { $short }”, ”why roll { $short }”
command-explain = explain
    .text = rodun, erityiskyvyn, paikan, reliikin tai nappulan säännöt: ”explain giants”
command-hint = hint
    .text = paras suunnitelma, kaksi muuta ja mitä kunkin odotetaan tuovan
command-spread = spread
    .text = sijoita kaikki käden merkit tasaisesti alueillesi
command-undo = undo
    .text = kumoa viimeisin toimintosi
command-log = log
    .text = mitä tähän mennessä on tapahtunut
command-code = code
    .text = tämä asema yhtenä rivinä, kavereille ja virheilmoituksiin
command-save = save
    .text = kirjoita peli tiedostoon: ”save ilta.game”
command-quit = quit
    .text = poistu pelistä

action-pick = pick 3
    .text = ota yhdistelmä kohdasta 3; varjomiimikot voivat sanoa ”pick 3 swap 5”
action-decline = decline
    .text = anna armeijasi rappeutua
action-decline-by = decline by stonehedge
    .text = sama Kiviaidan lainaamalla Katoajalla; pelkkä ”decline” ei käytä sitä
action-abandon = abandon { $region }
    .text = hylkää alue ennen ensimmäistä valloitusta
action-conquer = conquer { $region }
    .text = valloita alue sen hinnalla
action-conquer-by = conquer { $region } by dragon
    .text = valloita erityisellä keinolla
action-roll = roll { $region }
    .text = viimeinen valloitusyritys nopalla; Raivopäälle pelkkä ”roll”
action-stop = stop
    .text = lopeta valloitukset ja sijoita uudelleen
action-deploy = deploy { $region } 2
    .text = sijoita kädestäsi kaksi merkkiä alueelle, tai ”all”
action-place = place fortress { $region }
    .text = aseta nappula
action-move = move ancient { $region }
    .text = siirrä pelilaudalla olevaa nappulaa
action-rebirth = rebirth { $region }
    .text = siirrä rappeutuneen uudestisyntyneen armeijan alue aktiiviselle armeijallesi
action-ally = ally 2
    .text = solmi rauha pelaajan 2 kanssa
action-sacrifice = sacrifice { $region }
    .text = anna rappeutunut merkki Sielujen alttarille
action-end = end
    .text = lopeta vuoro tai vastaa kysymykseen ei

help-screen-actions = Toiminnot
help-screen-commands = Komennot
help-screen-footer = Kaiken voi lyhentää, kunhan se on yksiselitteistä: ”c { $short }” on ”conquer { $region }”.

## The die

odds-faces = Nopassa on kolmesti 0 ja kerran 1, 2 ja 3.
odds-line = { $region }: hinta { $price }, kädessä { $hand }, onnistuu todennäköisyydellä { NUMBER($chance, style: "percent") }.
odds-none = Mikään alue ei ole niin lähellä, että nopasta olisi apua.

## Results

result-tie-broken = Kolikot tasan: ratkaisee merkkien määrä pelilaudalla.
result-seed = Pelaa sama uudelleen: --seed { $seed }.

## Simulations

sim-title = { $games ->
    [one] { $games } peli, kartta { $map }, siemenluku { $seed }
   *[other] { $games } peliä, kartta { $map }, siemenluku { $seed }
}
sim-progress = Pelataan
sim-bot = Botti
sim-wins = Voitot
sim-win-rate = Voitto-osuus
sim-mean-coins = Kolikot keskim.
sim-best = Paras
sim-speed = { $rate ->
    [one] { $rate } peli sekunnissa
   *[other] { $rate } peliä sekunnissa
}
sim-interrupted = { $games ->
    [one] Keskeytetty { $games } pelin jälkeen.
   *[other] Keskeytetty { $games } pelin jälkeen.
}

## Checking scenarios

check-passed = läpi  { $file }: { $title }
check-failed = HYLÄTTY  { $reason }
check-malformed = virheellinen  { $reason }
check-nothing = Tässä ei ole skenaariota: { $file }.
check-summary = { NUMBER($passed, useGrouping: 0) } läpi, { NUMBER($failed, useGrouping: 0) } hylätty
check-summary-malformed = { $amount ->
    [one] { $amount } tiedostoa ei voi ajaa
   *[other] { $amount } tiedostoa ei voi ajaa
}

## Replaying records

replay-turn = Vuoron { $turn } loppu: { $coins }
replay-undo = Kumottu: { $text }
replay-passed = Tallenne on oikein: { $amount ->
    [one] { $amount } toiminto
   *[other] { $amount } toimintoa
}, { $turns ->
    [one] { $turns } vuoro
   *[other] { $turns } vuoroa
}.
replay-failed = Tallennetta ei voi toistaa: { $reason }
replay-fair = Kaikki nopat ja nostot seuraavat siemenluvusta.
replay-unfair = Kaikki nopat ja nostot eivät seuraa siemenluvusta.
replay-unfinished = Tallenne päättyy ennen pelin loppua.
replay-empty = Tiedostossa { $file } on otsake mutta ei toimintoja.
replay-no-turn = Vuoroa { $turn } ei ole: tallenteessa niitä on { $most }.

## Maps

map-title = { $map }
map-new = Kirjoitettu: { $file }. Pelaa sillä: --with { $file } --map { $map }
map-written = Kirjoitettu: { $file }

## Errors

error-prefix = Virhe: { $reason }
error-bug = tämä on elbowroomin virhe ({ $error }); aseta { $variable }=1, niin näet jäljityksen
error-no-file = tiedostoa { $file } ei ole
error-not-readable = tiedostoa { $file } ei voi lukea: { $reason }
error-not-writable = tiedostoa { $file } ei voi kirjoittaa: { $reason }
error-no-paths = anna skenaariotiedostoja tai kansioita, joissa niitä on
error-unknown-map = karttaa ”{ $text }” ei ole; kartat ovat { $known }
error-unknown-bot = bottia ”{ $text }” ei ole; kirjoita { FORM($known, "or") }; ihmiselle kirjoita { $person }
error-seat-name = ”{ $text }” ei voi olla nimi: käytä enintään { $most } kirjainta eikä mitään näistä: | # ,
error-unknown-box = laatikkoa ”{ $text }” ei ole; kirjoita { FORM($known, "or") }
error-unknown-option = kotisääntöä ”{ $text }” ei ole; tarkoititko jotakin näistä: { FORM($known, "or") }?
error-option-value = ”{ $text }” ei ole päällä eikä pois; kirjoita { $right }
error-seats = peli tarvitsee kahdesta viiteen pelaajaa, ei { $amount }
error-map-seats = kartta { $map } on tehty { $players ->
    [one] { $players } pelaajalle
   *[other] { $players } pelaajalle
}, ei { $amount }
error-map-box = kartalla { $map } voi pelata laatikkoa { $box } tai sekapeliä, ei { $text }
error-record-seats = tässä pelissä on { $players ->
    [one] { $players } pelaaja
   *[other] { $players } pelaajaa
}, ei { $amount }
error-load-and = tallennetulla pelillä on omat asetuksensa: jätä pois { $option }
error-seed = siemenluku { $seed } ei ole väliltä 0–{ $most }
error-games = pelien määrän on oltava väliltä 1–{ NUMBER($most, useGrouping: 0) }
error-rounds = kierrosten määrän on oltava väliltä 1–{ NUMBER($most, useGrouping: 0) }
error-width = leveyttä { $width } ei voi piirtää; kirjoita { $least }–{ $most }
error-end-of-input = Syöte loppui ennen peliä.
