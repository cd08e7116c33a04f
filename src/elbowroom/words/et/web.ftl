## Around every page

game-title = elbowroom
game-motto = Kõik tahavad kuskil elada. Ruumi lihtsalt ei jagu.
page-skip = Otse sisu juurde
page-loading = Üks hetk …
page-failed = Seda lehte ei õnnestunud laadida. Kontrolli ühendust ja laadi uuesti.
page-lost = Sellel aadressil pole midagi.
page-home = Tagasi algusesse
page-independent = Sõltumatu teos, mis pole seotud kirjastusega Days of Wonder.
nav-label = Lehed
nav-tables = Lauad
nav-mine = Minu mängud
nav-compendium = Teatmik
nav-guide = Esimene mäng
nav-workshop = Töökoda
nav-about = Teave

## Settings

settings-open = Seaded
settings-language = Keel
settings-theme = Välimus
settings-theme-system = Nagu seadmes
settings-theme-light = Hele
settings-theme-dark = Tume
settings-sound = Helid
settings-speed = Teiste mängijate tegevuste kiirus
settings-speed-calm = Rahulik
settings-speed-quick = Kiire
settings-speed-now = Kohe
settings-notify = Teata, kui on minu käik
settings-notify-barred = See brauser tõkestab selle lehe teavitused. Brauseri seadetes saad need lubada.
settings-close = Valmis
dialog-close = Sulge

## Navigation

nav-menu = Menüü
nav-new = Uus laud
nav-screen = Sellel ekraanil
nav-join = Liitu
page-title = { $page } · elbowroom
page-again = Proovi uuesti
page-reload = Laadi uuesti

## Who I am

you-open = Sina
you-open-as = Sina: { $name }
you-name = Sinu nimi
you-name-hint = Seda näevad teised laua taga.
you-guest = Sa oled selles seadmes külaline. Parooliga jääb nimi sulle ja sa leiad oma kohad ka teistest seadmetest.
you-kept = Sa oled { $name }, siin ja kõikjal, kus sisse logid.
you-save = Salvesta
you-saved = Salvestatud.
you-claim = Jäta see nimi endale
you-log-in = Logi sisse
you-log-in-lead = Oled varem mõne nime endale jätnud? Siis ootavad su kohad sind.
you-log-out = Logi välja
you-password = Parool
you-password-hint = Vähemalt kaheksa märki. Kirjuta see üles: kinnitatud e-posti aadressita saab selle asendada ainult serveri haldaja.
you-password-short = Palun vähemalt kaheksa märki.
you-name-missing = Palun kirjuta nimi.
you-email = E-posti aadress
you-email-hint = Saad kirja, kui on sinu käik ja sa pole laua taga.
you-email-missing = Palun kirjuta e-posti aadress.
you-email-send = Saada kood
you-email-sent = Kood saadeti aadressile { $email }. Sisesta see siia tunni aja jooksul.
you-email-code = Kood
you-email-code-hint = Kuus numbrit kirjas.
you-email-code-short = Palun kuus numbrit.
you-email-confirm = Kinnita
you-email-other = Kasuta teist aadressi
you-email-verified = Kui on sinu käik ja sa pole laua taga, saad kirja aadressile { $email }.
you-email-stop = Rohkem kirju ei soovi

## Start

start-lead = Vali veidra andega rahvas, trügi küünarnukkidega üle kaardi, mis on kõigile liiga väike, lase õigel ajal lahti ja tule tagasi teisega. Lõpus võidab rikkaim.
start-play = Mängi kohe
start-play-text = Bottide vastu, otsekohe.
start-friends = Mängi sõpradega
start-friends-text = Sea laud valmis ja saada link.
start-screen = Sellel ekraanil
start-screen-text = Kaks kuni viis inimest annavad seadet käest kätte.
start-learn = Esimene mäng?
start-learn-text = Õpi mängides, viie minutiga.
start-join = Liitu lauaga
start-join-text = Kleebi link või kood, mille keegi sulle saatis.
start-public = Avalikud lauad
start-public-text = Võta vaba koht või vaata lihtsalt pealt.
start-mine = Mängi edasi
start-mine-all = Kõik minu mängud

quick-title = Mängi kohe
quick-box = Milline kast?
quick-opponents = Mitu vastast?
quick-level = Kui head nad on?
quick-start = Alusta mängu
quick-more = Veel valikuid

level-random-text = Teeb ükskõik mida.
level-easy-text = Sõbralik ja teeb vigu.
level-medium-text = Teab, mida üks ala väärt on.
level-hard-text = Kavandab terve käigu.
level-champion-text = Mõtleb, enne kui trügib.

## New table

new-title = Sea laud valmis
new-screen-title = Mängige sellel ekraanil
new-screen-lead = Igaüks siin võtab koha; seade on selle käes, kelle kord on mängida.
new-invite = { $name } leiab selle laua oma mängude hulgast.
new-box = Kast
new-map = Kaart
new-players = Kohti
new-seats = Kes kus istub
new-seats-hint = Esimene koht alustab.
new-seat = Koht { $seat }
new-seat-who = Kes istub { $seat }. kohal
new-seat-level = { $seat }. koha boti tase
new-seat-name = { $seat }. koha mängija nimi
new-seat-up = Nihuta { $seat }. koht ettepoole
seat-kind-me = Mina
seat-kind-open = Igaüks, kellel on link
seat-kind-bot = Bot
seat-kind-screen = Keegi teine sellel ekraanil
new-coins = Mündid
new-coins-hidden = Lõpuni peidus
new-coins-open = Kõigile näha
new-clock = Kell
clock-none = Ajapiiranguta
clock-brisk = Minut käigu kohta
clock-calm = Kolm minutit käigu kohta
clock-evening = Kakskümmend minutit mängu kohta
clock-days = Kaks päeva käigu kohta
clock-own = Oma valik
new-clock-turn = Minuteid iga käigu kohta
new-clock-game = Minuteid terve mängu kohta, igal mängijal
new-clock-hint = Kui aeg saab otsa, võtab selle koha üle bot.
new-name = Laua nimi
new-name-hint = Et sõbrad selle üles leiaksid. Pole kohustuslik.
new-public = Kes saab liituda
new-public-no = Privaatne
new-public-no-text = Selle leiavad ainult need, kellel on link.
new-public-yes = Avalik
new-public-yes-text = See on avalike laudade loendis.
new-rules = Kodureeglid
new-rules-changed = { $amount ->
    [0] Nagu reegliraamatus
    [one] Üks muudetud
   *[other] Muudetud: { $amount }
 }
new-rules-reset = Tagasi reegliraamatu juurde
new-without = Jäta välja
new-without-none = Midagi pole välja jäetud
new-without-hint = Vali, mida selles mängus pole. Alles peab jääma vähemalt { $fewest } rassi ja { $fewest } eriomadust.
new-without-search = Otsi, mida välja jätta
new-without-nothing = Selles kastis pole midagi sellist.
new-without-reset = Pane kõik tagasi
new-monsters = Koletistega alad
new-monsters-chance = Juhuse hooleks
new-monsters-choose = Valin ise
new-monsters-rule = Vali { $amount } langenud hõimuga ala, millest ükski pole teise kõrval; koletised asuvad hõimude asemele.
new-monsters-chosen = Valitud { $chosen }/{ $amount }
new-more = Harjutamiseks
new-seed = Täringute seeme
new-seed-hint = Sama seeme ja samad tegevused annavad sama mängu. Laud märgitakse harjutuslauaks.
new-create = Loo laud
new-start = Alusta mängu
new-waiting = Lauda luuakse …
problem-clock = Viis sekundit kuni kolmkümmend päeva; võib ka tühjaks jätta.
problem-clock-none = Täida vähemalt üks kahest ajast.
problem-seed = Kuni viieteistkümnekohaline täisarv, 0 või suurem.
problem-monsters = Vali koletistele alad ({ $amount }) või jäta see juhuse hooleks.
problem-long = Kõige rohkem nelikümmend märki.

## Tables

tables-title = Avalikud lauad
tables-lead = Võta vaba koht või vaata pealt. Loend uueneb ise.
tables-none = Praegu pole ühtki avalikku lauda.
tables-none-text = Ole esimene: sea laud valmis ja see ilmub siia. Või mängi seni bottide vastu.
tables-open = Vabu kohti
tables-playing = Käimas
table-unnamed = Laud: { $box }
table-free = { $free ->
    [one] Üks vaba koht
   *[other] { $free } vaba kohta
 }, kokku { $seats }
table-seats = Mängijaid { $seats }
table-join = Liitu
table-watch = Vaata
table-go = Jätka
table-deed = { $deed }: { $name }
table-back = Laua juurde
table-replay = Kordus
table-my-turn = Sinu käik
table-invited = { $name } kutsub sind
table-decline = Tänan, ei
table-turn-of = Käigul: { $name }
table-round = Voor { $round }/{ $rounds }
table-won = Võit { $coins } mündiga: { $names }
table-i-won = Sa võitsid { $coins } mündiga
table-lost = { $won }; sul on { $coins }
table-age-now = äsja

## My games

mine-title = Minu mängud
mine-running = Käimas
mine-open = Ootavad mängijaid
mine-over = Lõppenud
mine-more = Näita veel mänge
mine-none = Sa pole veel ühegi laua taga istunud.
mine-none-text = Mäng bottide vastu algab kahe klõpsuga.

## Join

join-title = Liitu lauaga
join-lead = Kas keegi saatis sulle lingi, koodi või QR-koodi? QR-kood avab laua; link või kood kleebi siia.
join-field = Link või kood
join-go = Laua juurde
join-unreadable = See pole laua link ega kood. Koodis on kuus tähte ja numbrit, pikas koodis kuusteist märki.
join-elsewhere = See link viib teise serverisse: { $host }.

## About

about-title = Teave
about-what = elbowroom on Small World ja Small World Underground, mängimiseks sõpradega või bottide vastu: kõik mõlema kasti rassid, eriomadused, paigad ja reliikviad, eraldi või segamini, kahele kuni viiele mängijale, meie enda kaartidel.
about-independent = See on sõltumatu teos inimestele, kes neid mänge armastavad. See pole seotud nende kirjastusega Days of Wonder; kirjastus pole seda heaks kiitnud ega toeta seda. Sõnad, kaardid ja joonistused on meie enda omad.
about-licence-title = Litsents
about-licence = elbowroom on vaba tarkvara litsentsi Apache License 2.0 all: kasuta, muuda, anna edasi.
about-credits-title = Täname
about-icons = Ikoonid on joonistanud { $authors }:
about-fonts = Almendra: Ana Sanfelippo; Alegreya Sans: Juan Pablo del Peral (Huerta Tipográfica); mõlemad litsentsi SIL Open Font License 1.1 all.
about-fair-title = Ausad täringud
about-fair = Iga laud avaldab enne mängu oma täringute sõrmejälje ja pärast mängu seemne, nii et igaüks võib need üle kontrollida.
about-private-title = Sinu andmed
about-private = Sind tuntakse ära ühe küpsise järgi. Seaded jäävad sellesse seadmesse. Mujalt ei laadita midagi.
about-version-title = Versioon
about-version = Versioon { $version }, reeglid { $rules }

## Bots

level-random = Huupi
    .small = huupi
level-easy = Lihtne
    .small = lihtne
level-medium = Keskmine
    .small = keskmine
level-hard = Raske
    .small = raske
level-champion = Meister
    .small = meister

## When something is refused

refusal-offline = Serveriga ei saa ühendust. Midagi pole kadunud; leht proovib edasi.
refusal-stale = Seis on vahepeal muutunud. Vaata uuesti ja otsusta siis.
refusal-not-your-turn = Praegu on kellegi teise käik.
refusal-too-fast = See oli natuke liiga kiire. Proovi hetke pärast uuesti.
refusal-busy = Serveril on kiire. Proovi hetke pärast uuesti.
refusal-no-such-table = Sellist lauda pole. Võib-olla on link poolik.
refusal-bug = Serveris läks midagi viltu. See on kirja pandud; palun proovi uuesti.
refusal-store-down = Server ei saa praegu midagi salvestada. Proovi varsti uuesti.
refusal-broken-game = Selle mängu protokoll on serveris rikutud, nii et seda ei saa avada. Rohkem saab välja uurida serveri haldaja.
refusal-malformed = Server ei osanud seda lugeda. Kontrolli, mida sisestasid.
refusal-name-taken = See nimi on juba kellelgi. Vali teine või logi sisse.
refusal-already-claimed = Sul on juba nimi.
refusal-no-name = Palun kirjuta nimi.
refusal-wrong-password = Nimi või parool on vale.
refusal-wrong-number-of-seats = See kaart on mõeldud teistsuguse mängijate arvu jaoks.
refusal-no-such-map = Selles serveris pole seda kaarti.
refusal-no-such-box = Seda kasti ei saa sellel kaardil mängida.
refusal-no-such-bot = Selles serveris pole sellise tasemega botti.
refusal-bot-thinks-too-long = Avaliku laua taga ei tohi botid nii kaua mõelda.
refusal-no-mail-here = See server ei saada kirju.
refusal-mail-failed = Kirja ei õnnestunud saata. Kontrolli aadressi või proovi hiljem uuesti.
refusal-wrong-code = See pole saadetud kood või on see liiga vana.
refusal-unknown-token = Server ei tunne seda seadet enam. Proovi uuesti.
refusal-who-are-you = Server ei tea veel, kes sa oled. Mängi enne üks mäng või logi sisse.
refusal-already-agreed = Sa juba nõustusid; teised alles mõtlevad.
refusal-already-proposed = Üks ettepanek juba on: vasta enne sellele.
refusal-bot-plays-already = Sellel kohal mängib bot. Võta enne koht tagasi.
refusal-chat-is-off = Laua looja on vestluse välja lülitanud.
refusal-foreign-origin = See leht avati aadressilt, mida server ei tunne. Ava see õigelt aadressilt.
refusal-hello-again = Leht ja server ei käi enam ühte sammu. Laadi leht uuesti.
refusal-no-common-version = See leht on serverist vanem. Laadi see uuesti.
refusal-no-hello = Leht ja server ei käi enam ühte sammu. Laadi leht uuesti.
refusal-no-hints-here = Selle laua taga on vihjed välja lülitatud.
refusal-no-such-move = Seda tegevust enam pole.
refusal-nothing-to-leave-out = Üht asja, mida tahad välja jätta, pole selle laua kastides.
refusal-too-much-left-out = Liiga palju on välja jäetud: mänguks ei jää piisavalt.
refusal-wrong-monster-regions = Koletised vajavad ühe võrra rohkem alasid, kui on mängijaid, igaühel langenud hõim ja ükski neist pole teise kõrval.
refusal-bad-content = Selle laua omatehtud rasside ja eriomadustega on midagi valesti.
refusal-not-in-this-game = See rass või eriomadus ei saa sellel kaardil toimida ja seepärast seda mängus pole.
refusal-no-such-collection = See link on liiga vana või läks teel katki: server hoiab lühikesi linke 30 päeva.
refusal-no-such-option = Üht neist kodureeglitest server ei tunne.
refusal-no-such-seat = Selle laua taga pole sellist kohta.
refusal-not-found = Sellel aadressil pole midagi.
refusal-not-json = Server ei osanud lehe saadetut lugeda. Laadi leht uuesti ja proovi veel kord.
refusal-not-legal = Reeglid ei luba seda siin.
refusal-not-other-rules = Seda mängu saab veel mängida: nii saab lõpetada ainult teiste reeglitega mänge.
refusal-not-over = See peab ootama, kuni mäng on läbi.
refusal-not-parsable = Server ei saa sellest tegevusest aru. Laadi leht uuesti.
refusal-not-playing = Selle laua mäng pole alanud või on läbi.
refusal-not-the-host = Seda saab teha ainult see, kes laua valmis seadis.
refusal-not-your-seat = See on kellegi teise koht.
refusal-nothing-proposed = Midagi pole ette pandud.
refusal-nothing-said = Sõnum oli tühi.
refusal-nothing-to-explain = Siin pole midagi seletada.
refusal-nothing-to-play-on = Sealt ei saa mängu jätkata.
refusal-nothing-to-take-back = Pole midagi tagasi võtta.
refusal-other-rules = Seda mängu mängiti teiste reeglite järgi, kui on siin serveris. Seda saab vaadata, aga mitte jätkata.
refusal-person-plays = Sellel kohal mängib inimene.
refusal-point-of-no-return = Seda ei saa tagasi võtta: pärast seda tuli täring, loosimine või kellegi teise otsus.
refusal-seat-taken = See koht on juba võetud.
refusal-seats-are-open = Mõni koht on veel tühi. Täida need sõprade või bottidega.
refusal-too-large = Seda on korraga liiga palju.
refusal-too-many-sockets = Selle serveriga on ühendatud liiga palju lehti. Sulge mõni või proovi hiljem uuesti.
refusal-unknown-command = See leht on serverist vanem. Laadi see uuesti.
refusal-unknown-seq = Leht ja server ei käi enam ühte sammu. Laadi leht uuesti.
refusal-other = See ei õnnestunud ({ $error }).

## The board

board-label = Mängulaud
board-help = Nooled liiguvad alalt alale, Enter valib, pluss ja miinus panevad hõimumärke, 0 näitab tervet mängulauda.
board-zoom-in = Suurenda
board-zoom-out = Vähenda
board-fit = Näita tervet mängulauda
board-held = { $amount ->
    [0] { $seat }: { $race }, hõimumärke pole
    [one] { $seat }: { $race }, { $amount } hõimumärk
   *[other] { $seat }: { $race }, { $amount } hõimumärki
}
board-declined = { $amount ->
    [0] { $seat }: allakäigul { FORM($race, "low") }, hõimumärke pole
    [one] { $seat }: allakäigul { FORM($race, "low") }, { $amount } hõimumärk
   *[other] { $seat }: allakäigul { FORM($race, "low") }, { $amount } hõimumärki
}
board-staged = { $amount ->
    [one] { $amount } hõimumärk kohe paika minemas
   *[other] { $amount } hõimumärki kohe paika minemas
}
board-next-to = naabrid: { $regions }
board-next-to-edge = kaardi serval, naabrid: { $regions }
board-text = Mängulaud sõnades
board-text-region = Ala
board-text-ground = Pinnas
board-text-holder = Kelle käes
board-text-pieces = Nupud
board-text-neighbours = Naabrid
board-text-do = Tegevused
board-text-only = Ainult tegevustega alad
board-text-none = Mängulaual pole praegu midagi teha.
board-less = Üks vähem: { $region }
board-preview = Kaart { $map }
amount-tokens = { $amount ->
    [one] { $amount } hõimumärk
   *[other] { $amount } hõimumärki
}
coin-count = { $amount ->
    [one] { $amount } münt
   *[other] { $amount } münti
}
die-face = { $face ->
    [0] Täringul on tühi tahk
   *[other] Täringul on { $face }
}
die-rolling = Täring veereb
token-count = { $amount ->
    [one] { $amount } { FORM($race, "gen") } hõimumärk
   *[other] { $amount } { FORM($race, "gen") } hõimumärki
}
