## The program

app-about = Elbowroom: játék 2–5 játékosnak, akik közül senki sem fér el.
app-usage = Használat: elbowroom PARANCS
app-commands = Parancsok:
app-options = Kapcsolók:
app-more = Az „elbowroom PARANCS --help” egy parancsot magyaráz el.
app-disclaimer = Független megvalósítás, nem áll kapcsolatban a Days of Wonderrel.
app-version = elbowroom { $version }, szabályok: { $rules }, { $built }
app-compiled = lefordítva
app-plain = fordítatlan

## What each command does, in one line

help-play = Játék ezen a terminálon, barátok vagy botok ellen.
help-check = Forgatókönyvfájlokat futtat, és megmutatja, melyik teljesül.
help-check-collection = Saját készítésű népek, képességek és térképek gyűjteményeit ellenőrzi.
help-card = Kiírja a saját készítésű népek és képességek kártyáit.
help-replay = Körről körre újrajátszik egy rögzített játékot, és minden érmét ellenőriz.
help-sim = Botokkal sok játékot játszat, és megmutatja az eredményt.
help-map = Felsorolja a térképeket, vagy lerajzol egyet.
help-map-list = Felsorolja a játékhoz tartozó térképeket.
help-map-show = Lerajzol egy térképet, itt vagy SVG-fájlként.
help-map-new = Térképet készít, önálló gyűjteményként.
help-position = Megmutatja egy kód állását.
help-bench = Megméri, milyen gyors a szabálymotor.
help-arena = Botokat mér össze egymással.
help-balance = Egy botot maga ellen játszat, és megmutatja, mennyit ér minden nép, képesség és pár.
help-measure = Botokat játszat saját készítésű népekkel és képességekkel, és megmutatja, melyik milyen erős.
help-train = A nulláról megtanítja a botoknak, mennyit érnek az állások: maguk ellen játszatja őket.
help-analyse = Elemez egy rögzített játékot: nyerési esélyek, jobb tervek, és mibe kerültek a hibák.
help-bot = Elindít egy beépített botot, amely a botok protokollját beszéli, hogy más programok játszhassanak ellene.
help-bot-check = Ellenőriz egy programot, amely a botok protokollját beszéli.
help-serve = Asztalokat kínál embereknek és botoknak a hálózaton.
help-db = Frissíti, menti, visszaállítja vagy ellenőrzi a szerver adatbázisát.
help-gallery = Felsorolja, elrejti, újra megmutatja vagy eltávolítja, amit a szerver galériájában közzétettek.
help-people = Új jelszót ad egy fióknak, vagy törli a fiókot.
help-help = ez a lista
help-version = a verzió, és hogy le van-e fordítva a szabálymotor

## Help pages of commands, and what is wrong with a command

help-usage = Használat: { $text }
help-heading-arguments = Argumentumok
help-heading-options = Kapcsolók
help-heading-commands = Parancsok
help-default = alapértelmezés: { $value }
help-required = kötelező
help-usage-command = PARANCS
help-env-var = környezeti változó: { $name }
error-unknown-command = nincs „{ $text }” parancs; az „elbowroom --help” felsorolja őket
error-unknown-argument = ennek a parancsnak nincs ilyen kapcsolója: { $text }
error-missing-argument = hiányzik az értéke ennek: { $option }
error-argument-value = „{ $text }” nem lehet az értéke ennek: { $option }
error-unused-argument = itt nem vártunk semmit: „{ $text }”

## What each option of a command means

help-option-box = surface, underground vagy mixed
help-option-map = egy térkép neve; különben az, amelyik illik a játékosok számához
help-option-seats = ki játszik, körök sorrendjében, vesszővel elválasztva: you (vagy you:Ada), easy, champion@0.5s, cmd:./mybot
help-option-bots = a botok, körök sorrendjében, vesszővel elválasztva: easy, random, champion@0.2s, cmd:./mybot
help-option-games = hány játékot játsszanak
help-option-seed = a szám, amely minden kockát és húzást meghatároz; ugyanaz a mag ugyanazt a játékot adja
help-option-house = egy átkapcsolandó házi szabály, pl. sea_entry=false; ismételhető
help-option-without = kihagyandó népek, képességek, Helyek és Ereklyék, pl. elves,flying
help-option-with = saját készítésű népek és képességek fájlja; többször is megadható
help-option-with-record = a játék saját készítésű népeinek és képességeinek fájlja, annak ellenőrzésére, hogy ugyanazok-e
help-option-collections = saját készítésű népek, képességek és térképek fájljai
help-option-monsters = szörnyek területei felszíni térképen játszott vegyes játékban, pl. a-wood,some-fen; különben véletlen
help-option-open = mindenki látja mindenki érméit
help-option-load = folytat egy mentett játékot; ugyanabba a fájlba ment
help-option-save = ebbe a fájlba írja a játékot, minden kör után és a végén
help-option-record = egy játék jegyzőkönyve
help-option-turn = csak ezt a kört mutatja, és a táblát a végén
help-option-quiet = csak a hibákat és az összegzést írja ki
help-option-files = forgatókönyvfájlok, vagy ilyen fájlok mappái
help-option-json = JSON-ként írja ki az eredményeket
help-option-rounds = hány menetet mérjen
help-option-name = egy térkép neve, vagy egy térképfájl
help-option-svg = ebbe a fájlba írja a képet
help-option-players = hányan játszanak rajta, 2–5
help-option-map-box = surface vagy underground
help-option-map-seed = ugyanaz a mag ugyanazt a térképet adja
help-option-map-out = ebbe a fájlba írja a gyűjteményt
help-option-width = hány oszlop széles a rajz
help-option-code = a kód, ahogy a „code” parancs kiírja az asztalnál

## Who plays

bot-random = Véletlen
    .text = Véletlen szabályos lépéseket tesz.
bot-easy = Könnyű
    .text = Azt teszi, ami éppen jónak látszik, és nem tervez előre.
seat-person = { $seat }. játékos
seat-bot = { $bot } { $seat }

## Setting up

setup-line = { $map } ({ $box }): { $names }
setup-options = Házi szabályok: { $options }

## Column headings and titles of tables

table-seat = Játékos
table-coins = Érme
table-army = Sereg
table-declined = Hanyatló
table-tokens = Lapka
table-tokens-left = Lapka a táblán
table-region = Terület
table-regions = Területek
table-terrain = Terep
table-pieces = Most ott van
table-price = Ár
table-chance = Esély
table-slot = Sor
table-combo = Kombináció
table-cost = Ár
table-bonus = Rajta
table-box = Doboz
table-map = Térkép
table-players = Játékosok
table-rounds = Fordulók
table-map-line = { $map }, { $box }
cell-none = nincs
cell-hidden = rejtett
cell-declined-text = Hanyatlásban: { $text }
seat-army = { $army }: { $regions } terület, kézben { $hand }
seat-declined = { $army }: { $regions } terület
percent = { NUMBER($chance, style: "percent") }
title-income = Bevétel: { $seat }
title-result = Végeredmény
legend-find = Hely vagy Ereklye
legend-price = ennyi lapka kell
legend-die = csak kockával

## The play screen

play-round = Forduló: { $round }/{ $rounds }
play-prompt = { $seat } jön: { $phase }
play-cursor = >
play-hint = Írj be egy számot vagy egy lépést („conquer { $region }”, vagy csak „c { $short }”), vagy ezt: „help”.
play-refused = Nem: { $reason }
play-unknown = „{ $text }” nem parancs és nem lépés. Próbáld ezt: „help”.
play-ambiguous = „{ $text }” többet is jelenthet: { FORM($known, "or") }
play-malformed = Ez nem érthető. Így írd: { $example }
play-no-number = Nincs ilyen szám a listában: { $number }; a legnagyobb: { $most }.
play-more-actions = … és még { $amount }: írd be: „actions”
play-nothing-to-undo = Semmi sem vonható vissza: kocka, húzás vagy más lépése követte.
play-nothing-to-spread = Most nincs mit elhelyezni.
play-saved = Mentve: { $file }
play-save-where = Hová? Írd be: „save”, és egy fájlnevet.
play-quit-save = Mented előbb a játékot? Írj be egy fájlnevet, vagy „nem”, vagy „marad”, ha tovább játszanál:
play-no = nem
play-stay = marad
play-goodbye = Viszlát. A tábla hiányolni fog.
play-pass-keyboard = Add át a billentyűzetet, és nyomj Entert. Most jön: { $seat }.
note-spread = minden lapka a kezedből, egyenletesen a területeidre
note-end-turn = kész: pontozás és a kör vége
note-stop = nincs több hódítás; átszervezés
note-decline = a sereg hanyatlásba fordul; a következő körben újat választasz
note-vanish = a Képességkerítés kölcsönzött képességével: minden lapka távozik, területenként 2 érméért
note-roll = { NUMBER($chance, style: "percent") } esély
note-end = semmit sem teszel
note-roll-first = előbb a kocka, aztán a cél
note-ally = béke vele: { $seat }
note-conquer = { $price } lapka, bevétel { $sign }{ $coins }
note-here = { $note } ({ $things })
combo-line = { $tokens } lapka, { $price ->
    [0] ingyen
   *[other] { $price } érme
}{ $coins ->
    [0] {""}
   *[other] , rajta { $coins }
}
rule-line = { $name }: { $text }
combo-named = { $army }: { $line }
combo-entry = { $slot }. { $army }: { $line }
play-redeployed = { $seat } átszervez: { $list }
play-redeployed-to = { $region } +{ $tokens }
board-region = { $region }
answer-legal = Ez szabályos: { $action }
answer-why-what = Írd be: „why”, és egy területet vagy lépést.
answer-explain-what = Írd be: „explain”, és egy nép, képesség, Hely, Ereklye vagy jelző nevét.
answer-no-army = Nincs sereged, ezért árak sincsenek.
answer-no-prices = Most semmi sem támadható.
content-unknown = Semmit sem hívnak így: „{ $text }”.
command-help = help
    .text = ez a lista; ugyanaz, mint a „?”
command-actions = actions
    .text = minden, amit most tehetsz
command-map = map
    .text = a tábla; az Enter ugyanezt teszi
command-table = table
    .text = minden játékos, a seregeik és az érméik
command-combos = combos
    .text = a kirakott kombinációk, és mit tudnak
command-price = price
    .text = mennyibe kerül egy terület és miért: „price { $short }”; magában: minden elérhető terület
command-odds = odds
    .text = az esélyeid a kockával
command-income = income
    .text = mennyit kapnál most, és miért
command-why = why
    .text = miért nem lehet valamit: „why { $short }”, „why roll { $short }”
command-explain = explain
    .text = egy nép, képesség, Hely, Ereklye vagy jelző szabályai: „explain giants”
command-hint = hint
    .text = a legjobb terv, két másik, és mit várhatsz tőlük
command-spread = spread
    .text = minden lapkát a kezedből egyenletesen szétoszt a területeidre
command-undo = undo
    .text = visszavonja az utolsó lépésedet
command-log = log
    .text = mi történt eddig
command-code = code
    .text = ez az állás egy sorban, barátoknak és hibajelentéshez
command-save = save
    .text = fájlba írja a játékot: „save este.game”
command-quit = quit
    .text = kilépés a játékból
action-pick = pick 3
    .text = a 3. sor kombinációja; az utánzóknak: „pick 3 swap 5”
action-decline = decline
    .text = hanyatlásba küldi a seregedet
action-decline-by = decline by stonehedge
    .text = ugyanez a Képességkerítés kölcsönzött Kihaló képességével; a sima „decline” nem használja
action-abandon = abandon { $region }
    .text = kiürít egy területet az első hódítás előtt
action-conquer = conquer { $region }
    .text = elfoglal egy területet az áráért
action-conquer-by = conquer { $region } by dragon
    .text = elfoglalás különleges eszközzel
action-roll = roll { $region }
    .text = a végső kísérlet a kockával; Rettenthetetlennek csak „roll”
action-stop = stop
    .text = vége a hódításnak, jön az átszervezés
action-deploy = deploy { $region } 2
    .text = két lapkát tesz a kezedből egy területre, vagy „all”
action-place = place fortress { $region }
    .text = elhelyez egy jelzőt
action-move = move ancient { $region }
    .text = áthelyez egy jelzőt, amely a táblán van
action-rebirth = rebirth { $region }
    .text = egy hanyatló Újjászülető sereg területe az aktív seregedé lesz
action-ally = ally 2
    .text = béke a 2. játékossal
action-sacrifice = sacrifice { $region }
    .text = egy hanyatló lapka a Lelkek Oltárának
action-end = end
    .text = befejezi a kört, vagy nemmel válaszol
help-screen-actions = Lépések
help-screen-commands = Parancsok
help-screen-footer = Minden rövidíthető, amíg egyértelmű: „c { $short }” ugyanaz, mint „conquer { $region }”.

## The die

odds-faces = A kockán háromszor van 0, és egyszer-egyszer 1, 2 és 3.
odds-line = { $region }: ára { $price }, kézben { $hand }, siker esélye { NUMBER($chance, style: "percent") }.
odds-none = Egyetlen terület sincs elég közel ahhoz, hogy a kocka segítsen.

## Results

result-tie-broken = Egyenlő érmék: a táblán lévő több lapka dönt.
result-seed = Így játszhatod újra: --seed { $seed }.

## Simulations

sim-title = { $games } játék, térkép: { $map }, mag: { $seed }
sim-progress = Játék
sim-bot = Bot
sim-wins = Győzelem
sim-win-rate = Győzelmi arány
sim-mean-coins = Átlagos érme
sim-best = Legtöbb
sim-speed = { $rate } játék másodpercenként
sim-interrupted = Megszakítva { $games } játék után.

## Checking scenarios

check-passed = rendben  { $file }: { $title }
check-failed = HIBA  { $reason }
check-malformed = olvashatatlan  { $reason }
check-nothing = Ebben nincs forgatókönyv: { $file }.
check-summary = { NUMBER($passed, useGrouping: 0) } rendben, { NUMBER($failed, useGrouping: 0) } hibás
check-summary-malformed = { $amount } fájl nem futtatható

## Replaying records

replay-turn = { $turn }. kör vége: { $coins }
replay-undo = Visszavonva: { $text }
replay-passed = A jegyzőkönyv helyes: { $amount } lépés, { $turns } kör.
replay-failed = A jegyzőkönyv nem játszható le: { $reason }
replay-fair = Minden kocka és húzás a magból következik.
replay-unfair = Nem minden kocka és húzás következik a magból.
replay-unfinished = A jegyzőkönyv a játék vége előtt véget ér.
replay-empty = { $file }: van fejléce, de nincsenek lépései.
replay-no-turn = Nincs { $turn }. kör: a jegyzőkönyvben az utolsó kör: { $most }.

## Maps

map-title = { $map }
map-new = Kiírva: { $file }. Így játszhatsz rajta: --with { $file } --map { $map }
map-written = Kiírva: { $file }

## Errors

error-prefix = Hiba: { $reason }
error-bug = ez az elbowroom hibája ({ $error }); állítsd be ezt: { $variable }=1, és látod a részleteket
error-no-file = nincs ilyen fájl: { $file }
error-not-readable = { $file } nem olvasható: { $reason }
error-not-writable = { $file } nem írható: { $reason }
error-no-paths = adj meg forgatókönyvfájlokat, vagy ilyen fájlok mappáit
error-unknown-map = nincs „{ $text }” térkép; a térképek: { $known }
error-unknown-bot = nincs „{ $text }” bot; írd ezt: { FORM($known, "or") }; emberhez ezt: { $person }
error-seat-name = „{ $text }” nem lehet név: legfeljebb { $most } betű, és nem lehet benne | # ,
error-unknown-box = nincs „{ $text }” doboz; írd ezt: { FORM($known, "or") }
error-unknown-option = nincs „{ $text }” házi szabály; erre gondoltál: { FORM($known, "or") }?
error-option-value = „{ $text }” se nem be, se nem ki; írd így: { $right }
error-seats = egy játékhoz 2–5 játékos kell, nem { $amount }
error-map-seats = { $map }: { $players } játékosnak való térkép, nem ennyinek: { $amount }
error-map-box = { $map }: játszható így: { $box } vagy mixed, így nem: { $text }
error-record-seats = ennek a játéknak { $players } játékosa van, nem { $amount }
error-load-and = egy mentett játéknak saját beállításai vannak: hagyd el ezt: { $option }
error-seed = a mag 0 és { $most } között legyen, ez nem az: { $seed }
error-games = a játékok száma 1 és { NUMBER($most, useGrouping: 0) } között legyen
error-rounds = a menetek száma 1 és { NUMBER($most, useGrouping: 0) } között legyen
error-width = { $width } szélességgel nem rajzolható; írj ilyet: { $least }–{ $most }
error-end-of-input = A bemenet a játék vége előtt véget ért.
