## The program

app-about = Elbowroom: mäng kahele kuni viiele mängijale, kellel kõigil on kitsas.
app-usage = Kasutus: elbowroom KÄSK
app-commands = Käsud:
app-options = Võtmed:
app-more = „elbowroom KÄSK --help“ seletab käsku.
app-disclaimer = Sõltumatu teostus, mis pole seotud kirjastusega Days of Wonder.
app-version = elbowroom { $version }, reeglid { $rules }, { $built }
app-compiled = kompileeritud
app-plain = kompileerimata

## What each command does, in one line

help-play = Mäng selles terminalis sõprade või bottide vastu.
help-check = Käivitab stsenaariumifailid ja näitab, millised läbivad.
help-check-collection = Kontrollib omatehtud rasside, eriomaduste ja kaartide kogumikke.
help-card = Trükib omatehtud rasside ja eriomaduste kirjeldused.
help-replay = Mängib üles kirjutatud mängu käikhaaval uuesti läbi ja kontrollib iga münti.
help-sim = Laseb bottidel palju mänge mängida ja näitab tulemusi.
help-map = Loetleb kaardid või joonistab ühe.
help-map-list = Loetleb mänguga kaasas olevad kaardid.
help-map-show = Joonistab kaardi, siia või SVG-faili.
help-map-new = Genereerib kaardi, omaette kogumikuna.
help-position = Näitab koodi järgi seisu.
help-bench = Mõõdab, kui kiire on reeglimootor.
help-arena = Võrdleb bottide mängutugevust omavahelistes mängudes.
help-balance = Laseb botil iseendaga mängida ja näitab, mida iga rass, eriomadus ja paar väärt on.
help-measure = Laseb bottidel mängida omatehtud rasside ja eriomadustega ning näitab, kui tugev igaüks on.
help-train = Õpetab bottidele nullist, mida seisud väärt on, lastes neil iseendaga mängida.
help-analyse = Analüüsib üles kirjutatud mängu: võiduvõimalused, paremad plaanid ja vigade hind.
help-bot = Käivitab sisseehitatud boti, mis räägib botiprotokolli, et teised programmid saaksid selle vastu mängida.
help-bot-check = Kontrollib programmi, mis räägib botiprotokolli.
help-serve = Pakub võrgus laudu inimestele ja bottidele.
help-db = Viib serveri andmebaasi ajakohaseks, varundab, taastab või kontrollib seda.
help-gallery = Loetleb, peidab, näitab või eemaldab serveri galeriis avaldatut.
help-people = Annab kontole uue parooli või kustutab konto.
help-help = see loend
help-version = versioon ja see, kas reeglimootor on kompileeritud

## Help pages of commands, and what is wrong with a command

help-usage = Kasutus: { $text }
help-heading-arguments = Argumendid
help-heading-options = Võtmed
help-heading-commands = Käsud
help-default = vaikimisi: { $value }
help-required = kohustuslik
help-usage-command = KÄSK
help-env-var = keskkonnamuutuja: { $name }
error-unknown-command = käsku „{ $text }“ pole; „elbowroom --help“ loetleb need
error-unknown-argument = sellel käsul pole võtit { $text }
error-missing-argument = puudub väärtus: { $option }
error-argument-value = „{ $text }“ ei sobi väärtuseks: { $option }
error-unused-argument = siin ei oodata midagi: „{ $text }“

## What each option of a command means

help-option-box = surface, underground või mixed
help-option-map = kaardi nimi; vaikimisi see, mis sobib mängijate arvuga
help-option-seats = kes mängivad, käigu järjekorras, komadega eraldatud: you (või you:Ada), easy, champion@0.5s, cmd:./mybot
help-option-bots = botid, käigu järjekorras, komadega eraldatud: easy, random, champion@0.2s, cmd:./mybot
help-option-games = mitu mängu mängida
help-option-seed = arv, mis määrab kõik täringud ja loosimised; sama seeme annab sama mängu
help-option-house = muudetav kodureegel, näiteks sea_entry=false; võib korrata
help-option-without = rassid, eriomadused, paigad ja reliikviad, mis välja jäetakse, näiteks elves,flying
help-option-with = omatehtud rasside ja eriomaduste fail; võib anda mitu korda
help-option-with-record = mängu omatehtud rasside ja eriomaduste fail, et kontrollida, kas need on samad
help-option-collections = omatehtud rasside, eriomaduste ja kaartide failid
help-option-monsters = koletistega alad maapealsel kaardil peetavas segamängus, näiteks a-wood,some-fen; vaikimisi juhuslikud
help-option-open = kõik näevad kõigi münte
help-option-load = jätkab salvestatud mängu; see salvestatakse samasse faili
help-option-save = kirjutab mängu sellesse faili, iga käigu järel ja lõpus
help-option-record = mängu protokoll
help-option-turn = näitab ainult seda käiku ja mängulauda selle lõpus
help-option-quiet = trükib ainult vead ja kokkuvõtte
help-option-files = stsenaariumifailid või nende kaustad
help-option-json = trükib tulemused JSON-ina
help-option-rounds = mitu ringi mõõta
help-option-name = kaardi nimi või kaardifail
help-option-svg = kirjutab pildi sellesse faili
help-option-players = mitu mängijat sellel mängib, 2 kuni 5
help-option-map-box = surface või underground
help-option-map-seed = sama seeme annab sama kaardi
help-option-map-out = kirjutab kogumiku sellesse faili
help-option-width = mitu veergu joonis lai on
help-option-code = kood, nagu selle laua taga trükib käsk „code“

## Who plays

bot-random = Juhuslik
    .text = Teeb juhuslikke lubatud tegevusi.
bot-easy = Lihtne
    .text = Võtab, mis parajasti hea tundub, ja ette ei mõtle.
seat-person = Mängija { $seat }
seat-bot = { $bot } { $seat }

## Setting up

setup-line = { $map } ({ $box }): { $names }
setup-options = Kodureeglid: { $options }

## Column headings and titles of tables

table-seat = Mängija
table-coins = Mündid
table-army = Armee
table-declined = Allakäigul
table-tokens = Hõimud
table-tokens-left = Hõimumärke mängulaual
table-region = Ala
table-regions = Alad
table-terrain = Maastik
table-pieces = Praegu seal
table-price = Hind
table-chance = Tõenäosus
table-slot = Nr
table-combo = Paar
table-cost = Hind
table-bonus = Peal
table-box = Kast
table-map = Kaart
table-players = Mängijad
table-rounds = Voorud
table-map-line = { $map }, { $box }

cell-none = pole
cell-hidden = peidus
cell-declined-text = Allakäigul: { $text }
seat-army = { $army }: { $regions } ala, käes { $hand }
seat-declined = { $army }: { $regions } ala
percent = { NUMBER($chance, style: "percent") }

title-income = Tulu: { $seat }
title-result = Lõpptulemus

legend-find = paik või reliikvia
legend-price = vaja hõimumärke
legend-die = ainult täringuga

## The play screen

play-round = Voor { $round }/{ $rounds }
play-prompt = { $seat }: { $phase }
play-cursor = >
play-hint = Kirjuta arv või tegevus („conquer { $region }“ või lihtsalt „c { $short }“) või „help“.
play-refused = Ei: { $reason }
play-unknown = „{ $text }“ ei ole käsk ega tegevus. Proovi „help“.
play-ambiguous = „{ $text }“ võib olla { FORM($known, "or") }
play-malformed = Sellest ei saa aru. Kirjuta nii: { $example }
play-no-number = Numbrit { $number } loendis pole; viimane on { $most }.
play-more-actions = … ja veel { $amount }: kirjuta „actions“
play-nothing-to-undo = Midagi ei saa tagasi võtta: pärast seda tuli täring, loosimine või teise mängija tegevus.
play-nothing-to-spread = Praegu pole midagi paika panna.
play-saved = Salvestatud: { $file }
play-save-where = Kuhu? Kirjuta „save“ ja failinimi.
play-quit-save = Kas salvestada enne mäng? Kirjuta failinimi, „ei“ või „jään“, kui tahad edasi mängida:
play-no = ei
play-stay = jään
play-goodbye = Head aega. Mängulaud jääb sind igatsema.
play-pass-keyboard = Palun anna klaviatuur edasi ja vajuta Enterit. Järgmine: { $seat }.

note-spread = kõik käes olevad hõimumärgid, ühtlaselt su aladele
note-end-turn = valmis: müntide kogumine ja käigu lõpp
note-stop = vallutused läbi; ümberpaigutamine
note-decline = see armee läheb allakäigule; järgmisel käigul valid uue
note-vanish = Kiviheki laenatud eriomadusega: kõik hõimumärgid lahkuvad, 2 münti ala eest
note-roll = tõenäosus { NUMBER($chance, style: "percent") }
note-end = ära tee midagi
note-roll-first = enne täring, siis sihtmärk
note-ally = rahu: { $seat }
note-conquer = { $price ->
    [one] { $price } hõimumärk
   *[other] { $price } hõimumärki
}, tulu { $sign }{ $coins }
note-here = { $note } ({ $things })
combo-line = { $tokens ->
    [one] { $tokens } hõimumärk
   *[other] { $tokens } hõimumärki
}, { $price ->
    [0] tasuta
    [one] { $price } münt
   *[other] { $price } münti
}{ $coins ->
    [0] {""}
   *[other] , peal { $coins }
}
rule-line = { $name }: { $text }
combo-named = { $army }: { $line }
combo-entry = { $slot }. { $army }: { $line }

play-redeployed = { $seat } paigutab väed ümber: { $list }
play-redeployed-to = { $region } +{ $tokens }
board-region = { $region }

answer-legal = See on lubatud: { $action }
answer-why-what = Kirjuta „why“ ja ala või tegevus.
answer-explain-what = Kirjuta „explain“ ja rassi, eriomaduse, paiga, reliikvia või nupu nimi.
answer-no-army = Sul pole armeed, seega pole ka hindu.
answer-no-prices = Praegu ei saa midagi rünnata.
content-unknown = Sellise nimega pole midagi: „{ $text }“.

command-help = help
    .text = see loend; „?“ teeb sama
command-actions = actions
    .text = kõik, mida saad praegu teha
command-map = map
    .text = mängulaud; Enter teeb sama
command-table = table
    .text = kõik mängijad, nende armeed ja mündid
command-combos = combos
    .text = avatud paarid ja mida nad teevad
command-price = price
    .text = mida ala maksab ja miks: „price { $short }“; üksi: kõik käeulatuses alad
command-odds = odds
    .text = sinu võimalused täringuga
command-income = income
    .text = kui palju münte praegu saaksid ja mille eest
command-why = why
    .text = miks midagi ei lubata: „why { $short }“, „why roll { $short }“
command-explain = explain
    .text = rassi, eriomaduse, paiga, reliikvia või nupu reeglid: „explain giants“
command-hint = hint
    .text = parim plaan, kaks muud ja mida neilt oodata
command-spread = spread
    .text = paneb kõik käes olevad hõimumärgid ühtlaselt su aladele
command-undo = undo
    .text = võtab su viimase tegevuse tagasi
command-log = log
    .text = mis on seni juhtunud
command-code = code
    .text = see seis ühe reana, sõpradele ja veateadeteks
command-save = save
    .text = kirjutab mängu faili: „save ohtu.game“
command-quit = quit
    .text = lahkub mängust

action-pick = pick 3
    .text = võta 3. paar; varjumiimid võivad öelda „pick 3 swap 5“
action-decline = decline
    .text = saada oma armee allakäigule
action-decline-by = decline by stonehedge
    .text = sama Kiviheki laenatud haihtumisega; paljas „decline“ seda ei kasuta
action-abandon = abandon { $region }
    .text = loobu alast enne esimest vallutust
action-conquer = conquer { $region }
    .text = valluta ala selle hinnaga
action-conquer-by = conquer { $region } by dragon
    .text = valluta erilise vahendiga
action-roll = roll { $region }
    .text = viimane vallutuskatse täringuga; verejanulistel lihtsalt „roll“
action-stop = stop
    .text = lõpeta vallutused ja paiguta väed ümber
action-deploy = deploy { $region } 2
    .text = pane kaks hõimumärki käest alale; „all“ paneb kõik
action-place = place fortress { $region }
    .text = pane nupp paika
action-move = move ancient { $region }
    .text = liiguta mängulaual olevat nuppu
action-rebirth = rebirth { $region }
    .text = vii allakäigul taassündinud armee ala üle oma aktiivsele armeele
action-ally = ally 2
    .text = sõlmi rahu 2. mängijaga
action-sacrifice = sacrifice { $region }
    .text = anna allakäigul hõimumärk Hingede altarile
action-end = end
    .text = lõpeta käik või vasta küsimusele eitavalt

help-screen-actions = Tegevused
help-screen-commands = Käsud
help-screen-footer = Kõike võib lühendada, kui see jääb ühemõtteliseks: „c { $short }“ on „conquer { $region }“.

## The die

odds-faces = Täringul on 0 kolm korda ning 1, 2 ja 3 igaüks üks kord.
odds-line = { $region }: hind { $price }, käes { $hand }, õnnestub tõenäosusega { NUMBER($chance, style: "percent") }.
odds-none = Ühegi ala hind pole nii lähedal, et täring aitaks.

## Results

result-tie-broken = Münte on võrdselt: otsustab mängulaual olevate hõimumärkide arv.
result-seed = Mängi uuesti: --seed { $seed }.

## Simulations

sim-title = { $games ->
    [one] { $games } mäng, kaart { $map }, seeme { $seed }
   *[other] { $games } mängu, kaart { $map }, seeme { $seed }
}
sim-progress = Mängin
sim-bot = Bot
sim-wins = Võite
sim-win-rate = Võidumäär
sim-mean-coins = Münte keskmiselt
sim-best = Parim
sim-speed = { $rate ->
    [one] { $rate } mäng sekundis
   *[other] { $rate } mängu sekundis
}
sim-interrupted = Katkestatud pärast { $games } mängu.

## Checking scenarios

check-passed = korras  { $file }: { $title }
check-failed = VIGA  { $reason }
check-malformed = vigane  { $reason }
check-nothing = Failis { $file } pole ühtki stsenaariumi.
check-summary = korras { NUMBER($passed, useGrouping: 0) }, vigu { NUMBER($failed, useGrouping: 0) }
check-summary-malformed = { $amount } faili ei saa käivitada

## Replaying records

replay-turn = { $turn }. käigu lõpp: { $coins }
replay-undo = Tagasi võetud: { $text }
replay-passed = Protokoll on õige: { $amount ->
    [one] { $amount } tegevus
   *[other] { $amount } tegevust
}, { $turns ->
    [one] { $turns } käik
   *[other] { $turns } käiku
}.
replay-failed = Protokolli ei saa uuesti läbi mängida: { $reason }
replay-fair = Kõik täringud ja loosimised tulenevad seemnest.
replay-unfair = Mõni täring või loosimine ei tulene seemnest.
replay-unfinished = Protokoll lõpeb enne mängu lõppu.
replay-empty = Failis { $file } on päis, aga pole ühtki tegevust.
replay-no-turn = { $turn }. käiku pole: protokollis on neid { $most }.

## Maps

map-title = { $map }
map-new = Kirjutatud: { $file }. Mängimiseks: --with { $file } --map { $map }
map-written = Kirjutatud: { $file }

## Errors

error-prefix = Viga: { $reason }
error-bug = see on elbowroomi viga ({ $error }); jälituse nägemiseks sea { $variable }=1
error-no-file = faili { $file } pole
error-not-readable = faili { $file } ei saa lugeda: { $reason }
error-not-writable = faili { $file } ei saa kirjutada: { $reason }
error-no-paths = nimeta stsenaariumifailid või nende kaustad
error-unknown-map = kaarti „{ $text }“ pole; kaardid on { $known }
error-unknown-bot = botti „{ $text }“ pole; kirjuta { FORM($known, "or") }; inimese jaoks kirjuta { $person }
error-seat-name = „{ $text }“ ei sobi nimeks: kasuta kuni { $most } tähte, aga mitte märke | # ,
error-unknown-box = kasti „{ $text }“ pole; kirjuta { FORM($known, "or") }
error-unknown-option = kodureeglit „{ $text }“ pole; kas mõtlesid { FORM($known, "or") }?
error-option-value = „{ $text }“ pole sees ega väljas; kirjuta { $right }
error-seats = mängus peab olema kaks kuni viis mängijat, mitte { $amount }
error-map-seats = { $map } on kaart, kus mängijaid on { $players }, mitte { $amount }
error-map-box = kaardil { $map } saab mängida { $box } või mixed, mitte { $text }
error-record-seats = selles mängus on mängijaid { $players }, mitte { $amount }
error-load-and = salvestatud mängul on oma seaded: jäta välja { $option }
error-seed = seeme { $seed } ei ole vahemikus 0 kuni { $most }
error-games = mängude arv peab olema 1 kuni { NUMBER($most, useGrouping: 0) }
error-rounds = ringide arv peab olema 1 kuni { NUMBER($most, useGrouping: 0) }
error-width = laiust { $width } ei saa joonistada; kirjuta { $least } kuni { $most }
error-end-of-input = Sisend lõppes enne mängu.
