## The program

app-about = Elbowroom: hra pro dva až pět hráčů, kteří všichni potřebují víc místa.
app-usage = Použití: elbowroom PŘÍKAZ
app-commands = Příkazy:
app-options = Volby:
app-more = „elbowroom PŘÍKAZ --help“ příkaz vysvětlí.
app-disclaimer = Nezávislé zpracování, bez vazby na Days of Wonder.
app-version = elbowroom { $version }, pravidla { $rules }, { $built }
app-compiled = přeloženo
app-plain = nepřeloženo

## What each command does, in one line

help-play = Spustí hru v tomto terminálu, proti přátelům nebo botům.
help-check = Spustí soubory se scénáři a ukáže, které projdou.
help-check-collection = Zkontroluje sbírky vlastních národů, schopností a map.
help-card = Vypíše karty vlastních národů a schopností.
help-replay = Přehraje zaznamenanou hru tah po tahu a zkontroluje každou minci.
help-sim = Nechá boty odehrát mnoho her a ukáže výsledky.
help-map = Vypíše mapy, nebo některou nakreslí.
help-map-list = Vypíše mapy, které jsou součástí hry.
help-map-show = Nakreslí mapu, tady nebo jako soubor SVG.
help-map-new = Vytvoří mapu jako samostatnou sbírku.
help-position = Ukáže pozici z kódu.
help-bench = Změří, jak rychlé je jádro pravidel.
help-arena = Změří síly botů proti sobě.
help-balance = Nechá bota hrát proti sobě a ukáže, jakou cenu má každý národ, schopnost a dvojice.
help-measure = Nechá boty hrát s vlastními národy a schopnostmi a ukáže, jak je co silné.
help-train = Naučí boty od nuly, jakou cenu mají pozice: nechá je hrát proti sobě.
help-analyse = Rozebere zaznamenanou hru: šance na výhru, lepší plány a cena chyb.
help-bot = Spustí vestavěného bota, který mluví protokolem botů, aby proti němu mohly hrát jiné programy.
help-bot-check = Zkontroluje program, který mluví protokolem botů.
help-serve = Spustí server se stoly pro lidi i boty v síti.
help-db = Aktualizuje databázi serveru, zálohuje ji, obnoví ji nebo ověří.
help-gallery = Vypíše, skryje, znovu ukáže nebo odstraní, co lidé zveřejnili v galerii serveru.
help-people = Nastaví účtu nové heslo, nebo účet smaže.
help-help = tento seznam
help-version = verze a zda je jádro pravidel přeložené

## Help pages of commands, and what is wrong with a command

help-usage = Použití: { $text }
help-heading-arguments = Argumenty
help-heading-options = Volby
help-heading-commands = Příkazy
help-default = výchozí: { $value }
help-required = povinné
help-usage-command = PŘÍKAZ
help-env-var = proměnná prostředí: { $name }
error-unknown-command = příkaz „{ $text }“ neexistuje; „elbowroom --help“ je vypíše
error-unknown-argument = tento příkaz nemá volbu { $text }
error-missing-argument = chybí hodnota { $option }
error-argument-value = „{ $text }“ není hodnota pro { $option }
error-unused-argument = tady se nic nečeká: „{ $text }“

## What each option of a command means

help-option-box = surface, underground nebo mixed
help-option-map = název mapy; jinak ta, která odpovídá počtu hráčů
help-option-seats = kdo hraje, v pořadí tahů, oddělení čárkami: you (nebo you:Ada), easy, champion@0.5s, cmd:./mybot
help-option-bots = boti v pořadí tahů, oddělení čárkami: easy, random, champion@0.2s, cmd:./mybot
help-option-games = kolik her se má odehrát
help-option-seed = číslo, které určuje všechny kostky a losování; stejné semínko dává stejnou hru
help-option-house = domácí pravidlo, které se má přepnout, např. sea_entry=false; lze opakovat
help-option-without = národy, schopnosti, místa a relikvie, které se vynechají, např. elves,flying
help-option-with = soubor s vlastními národy a schopnostmi; lze uvést vícekrát
help-option-with-record = soubor s vlastními národy a schopnostmi hry, aby se ověřilo, že jsou stejné
help-option-collections = soubory s vlastními národy, schopnostmi a mapami
help-option-monsters = regiony s příšerami ve smíšené hře na povrchové mapě, např. a-wood,some-fen; jinak náhodně
help-option-open = každý vidí mince všech
help-option-load = pokračuje v uložené hře; ukládá se do téhož souboru
help-option-save = zapíše hru do tohoto souboru, po každém tahu a na konci
help-option-record = záznam hry
help-option-turn = ukáže jen tento tah a mapu na jeho konci
help-option-quiet = vypíše jen chyby a souhrn
help-option-files = soubory se scénáři, nebo složky s nimi
help-option-json = vypíše výsledky jako JSON
help-option-rounds = kolik kol se má měřit
help-option-name = název mapy, nebo soubor s mapou
help-option-svg = zapíše obrázek do tohoto souboru
help-option-players = kolik hráčů na ní hraje, 2 až 5
help-option-map-box = surface nebo underground
help-option-map-seed = stejné semínko dává stejnou mapu
help-option-map-out = zapíše sbírku do tohoto souboru
help-option-width = kolik sloupců má kresba
help-option-code = kód, jak ho u stolu vypíše příkaz „code“

## Who plays

bot-random = Náhodný
    .text = Hraje náhodné dovolené akce.
bot-easy = Snadný
    .text = Bere, co zrovna vypadá dobře, a dopředu neplánuje.
seat-person = Hráč { $seat }
seat-bot = { $bot } { $seat }

## Setting up

setup-line = { $map } ({ $box }): { $names }
setup-options = Domácí pravidla: { $options }

## Column headings and titles of tables

table-seat = Hráč
table-coins = Mince
table-army = Vojsko
table-declined = V úpadku
table-tokens = Žetony
table-tokens-left = Žetony na mapě
table-region = Region
table-regions = Regiony
table-terrain = Terén
table-pieces = Je tam
table-price = Cena
table-chance = Šance
table-slot = Pozice
table-combo = Kombinace
table-cost = Cena
table-bonus = Na ní
table-box = Krabice
table-map = Mapa
table-players = Hráči
table-rounds = Kola
table-map-line = { $map }, { $box }
cell-none = žádné
cell-hidden = skryté
cell-declined-text = V úpadku: { $text }
seat-army = { $regions ->
    [one] { $army }: { $regions } region, v ruce { $hand }
    [few] { $army }: { $regions } regiony, v ruce { $hand }
    [many] { $army }: { $regions } regionu, v ruce { $hand }
   *[other] { $army }: { $regions } regionů, v ruce { $hand }
}
seat-declined = { $regions ->
    [one] { $army }: { $regions } region
    [few] { $army }: { $regions } regiony
    [many] { $army }: { $regions } regionu
   *[other] { $army }: { $regions } regionů
}
percent = { NUMBER($chance, style: "percent") }
title-income = Příjem: { $seat }
title-result = Konečný výsledek
legend-find = místo nebo relikvie
legend-price = potřebné žetony
legend-die = jen s kostkou

## The play screen

play-round = { $round }. kolo z { $rounds }
play-prompt = Na tahu: { $seat }, { $phase }
play-cursor = >
play-hint = Napište číslo nebo akci („conquer { $region }“, nebo jen „c { $short }“), nebo „help“.
play-refused = Ne: { $reason }
play-unknown = „{ $text }“ není příkaz ani akce. Zkuste „help“.
play-ambiguous = „{ $text }“ může znamenat: { FORM($known, "or") }
play-malformed = Tomu nelze rozumět. Napište to takto: { $example }
play-no-number = Číslo { $number } v seznamu není; poslední je { $most }.
play-more-actions = … a další ({ $amount }): napište „actions“
play-nothing-to-undo = Nic už nelze vzít zpět: následovala kostka, losování nebo akce někoho jiného.
play-nothing-to-spread = Teď není co umístit.
play-saved = Uloženo: { $file }
play-save-where = Kam? Napište „save“ a název souboru.
play-quit-save = Uložit nejdřív hru? Napište název souboru, „ne“, nebo „zpět“, chcete-li hrát dál:
play-no = ne
play-stay = zpět
play-goodbye = Na shledanou. Mapě budete chybět.
play-pass-keyboard = Předejte prosím klávesnici a stiskněte Enter. Na řadě: { $seat }.
note-spread = všechny žetony z ruky, rovnoměrně po vašich regionech
note-end-turn = hotovo: získat mince a ukončit tah
note-stop = konec dobývání; přeskupit se
note-decline = vojsko přejde do úpadku; v příštím tahu si vyberete nové
note-vanish = schopností, kterou půjčuje Kamenné křoví: všechny žetony odejdou za 2 mince za region
note-roll = šance { NUMBER($chance, style: "percent") }
note-end = nedělat nic
note-roll-first = nejdřív kostka, potom cíl
note-ally = příměří: { $seat }
note-conquer = { $price ->
    [one] { $price } žeton, příjem { $sign }{ $coins }
    [few] { $price } žetony, příjem { $sign }{ $coins }
    [many] { $price } žetonu, příjem { $sign }{ $coins }
   *[other] { $price } žetonů, příjem { $sign }{ $coins }
}
note-here = { $note } ({ $things })
combo-line = { $tokens ->
    [one] { $tokens } žeton
    [few] { $tokens } žetony
    [many] { $tokens } žetonu
   *[other] { $tokens } žetonů
}, { $price ->
    [0] zdarma
    [one] { $price } mince
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
}{ $coins ->
    [0] {""}
   *[other] , leží na ní { $coins }
}
rule-line = { $name }: { $text }
combo-named = { $army }: { $line }
combo-entry = { $slot }. { $army }: { $line }
play-redeployed = { $seat } se přeskupuje: { $list }
play-redeployed-to = { $region } +{ $tokens }
board-region = { $region }
answer-legal = To je dovoleno: { $action }
answer-why-what = Napište „why“ a region nebo akci.
answer-explain-what = Napište „explain“ a název národa, schopnosti, místa, relikvie nebo figurky.
answer-no-army = Nemáte vojsko, takže nejsou ani ceny.
answer-no-prices = Teď nelze útočit na nic.
content-unknown = Nic se nejmenuje „{ $text }“.
command-help = help
    .text = tento seznam; totéž dělá „?“
command-actions = actions
    .text = všechno, co teď můžete udělat
command-map = map
    .text = mapa; totéž dělá Enter
command-table = table
    .text = všichni hráči, jejich vojska a mince
command-combos = combos
    .text = vyložené kombinace a co umějí
command-price = price
    .text = kolik region stojí a proč: „price { $short }“; samotné: všechny regiony v dosahu
command-odds = odds
    .text = vaše šance s kostkou
command-income = income
    .text = kolik byste teď získali a za co
command-why = why
    .text = proč něco nejde: „why { $short }“, „why roll { $short }“
command-explain = explain
    .text = pravidla národa, schopnosti, místa, relikvie nebo figurky: „explain giants“
command-hint = hint
    .text = nejlepší plán, dva další a co od každého čekat
command-spread = spread
    .text = rozmístí všechny žetony z ruky rovnoměrně po vašich regionech
command-undo = undo
    .text = vezme zpět vaši poslední akci
command-log = log
    .text = co se zatím stalo
command-code = code
    .text = tato pozice na jednom řádku, pro přátele a hlášení chyb
command-save = save
    .text = zapíše hru do souboru: „save vecer.game“
command-quit = quit
    .text = opustí hru
action-pick = pick 3
    .text = vezme kombinaci na pozici 3; Stínoví mimové mohou říct „pick 3 swap 5“
action-decline = decline
    .text = nechá vaše vojsko přejít do úpadku
action-decline-by = decline by stonehedge
    .text = totéž schopností Mizející, kterou půjčuje Kamenné křoví; samotné „decline“ ji nepoužije
action-abandon = abandon { $region }
    .text = opustí region před prvním dobytím
action-conquer = conquer { $region }
    .text = dobude region za jeho cenu
action-conquer-by = conquer { $region } by dragon
    .text = dobude ho zvláštním prostředkem
action-roll = roll { $region }
    .text = poslední pokus s kostkou; Zuřiví píšou jen „roll“
action-stop = stop
    .text = ukončí dobývání a začne přeskupení
action-deploy = deploy { $region } 2
    .text = dá do regionu dva žetony z ruky, nebo „all“
action-place = place fortress { $region }
    .text = umístí figurku
action-move = move ancient { $region }
    .text = přesune figurku, která je na mapě
action-rebirth = rebirth { $region }
    .text = převede region Znovuzrozeného vojska v úpadku k vašemu aktivnímu vojsku
action-ally = ally 2
    .text = uzavře příměří s hráčem 2
action-sacrifice = sacrifice { $region }
    .text = dá žeton v úpadku Oltáři duší
action-end = end
    .text = ukončí tah, nebo na otázku odpoví ne
help-screen-actions = Akce
help-screen-commands = Příkazy
help-screen-footer = Všechno lze zkrátit, dokud je to jednoznačné: „c { $short }“ je „conquer { $region }“.

## The die

odds-faces = Tři strany kostky jsou prázdné, na dalších je 1, 2 a 3.
odds-line = { $region }: cena { $price }, v ruce { $hand }, povede se { NUMBER($chance, style: "percent") } hodů.
odds-none = Žádný region není tak blízko, aby kostka pomohla.

## Results

result-tie-broken = Stejně mincí: rozhoduje víc žetonů na mapě.
result-seed = Znovu si ji zahrajete s --seed { $seed }.

## Simulations

sim-title = { $games ->
    [one] { $games } hra, mapa { $map }, semínko { $seed }
    [few] { $games } hry, mapa { $map }, semínko { $seed }
    [many] { $games } hry, mapa { $map }, semínko { $seed }
   *[other] { $games } her, mapa { $map }, semínko { $seed }
}
sim-progress = Hraje se
sim-bot = Bot
sim-wins = Výhry
sim-win-rate = Podíl výher
sim-mean-coins = Průměr mincí
sim-best = Nejvíc
sim-speed = { $rate ->
    [one] { $rate } hra za sekundu
    [few] { $rate } hry za sekundu
    [many] { $rate } hry za sekundu
   *[other] { $rate } her za sekundu
}
sim-interrupted = { $games ->
    [one] Přerušeno, odehráno: { $games } hra.
    [few] Přerušeno, odehráno: { $games } hry.
    [many] Přerušeno, odehráno: { $games } hry.
   *[other] Přerušeno, odehráno: { $games } her.
}

## Checking scenarios

check-passed = splněno  { $file }: { $title }
check-failed = CHYBA  { $reason }
check-malformed = nečitelné  { $reason }
check-nothing = V { $file } není žádný scénář.
check-summary = { NUMBER($passed, useGrouping: 0) } splněno, { NUMBER($failed, useGrouping: 0) } nesplněno
check-summary-malformed = { $amount ->
    [one] { $amount } soubor nelze spustit
    [few] { $amount } soubory nelze spustit
    [many] { $amount } souboru nelze spustit
   *[other] { $amount } souborů nelze spustit
}

## Replaying records

replay-turn = Konec tahu { $turn }: { $coins }
replay-undo = Vzato zpět: { $text }
replay-passed = Záznam je v pořádku: { $amount ->
    [one] { $amount } akce
    [few] { $amount } akce
    [many] { $amount } akce
   *[other] { $amount } akcí
}, { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
    [many] { $turns } tahu
   *[other] { $turns } tahů
}.
replay-failed = Záznam nelze přehrát: { $reason }
replay-fair = Všechny kostky a losování vycházejí ze semínka.
replay-unfair = Ne všechny kostky a losování vycházejí ze semínka.
replay-unfinished = Záznam končí dřív než hra.
replay-empty = { $file } má záhlaví, ale žádné akce.
replay-no-turn = Tah { $turn } neexistuje: poslední tah záznamu je { $most }.

## Maps

map-title = { $map }
map-new = Zapsáno: { $file }. Hrajte na ní s --with { $file } --map { $map }
map-written = Zapsáno: { $file }

## Errors

error-prefix = Chyba: { $reason }
error-bug = toto je chyba v elbowroom ({ $error }); s { $variable }=1 uvidíte podrobnosti
error-no-file = soubor { $file } neexistuje
error-not-readable = { $file } nelze přečíst: { $reason }
error-not-writable = { $file } nelze zapsat: { $reason }
error-no-paths = uveďte soubory se scénáři, nebo složky s nimi
error-unknown-map = mapa „{ $text }“ neexistuje; mapy jsou { $known }
error-unknown-bot = bot „{ $text }“ neexistuje; napište { FORM($known, "or") }; pro člověka { $person }
error-seat-name = „{ $text }“ nemůže být jméno: nejvýš { $most } písmen a žádné z | # ,
error-unknown-box = krabice „{ $text }“ neexistuje; napište { FORM($known, "or") }
error-unknown-option = domácí pravidlo „{ $text }“ neexistuje; možná myslíte { FORM($known, "or") }
error-option-value = „{ $text }“ neříká ani zapnuto, ani vypnuto; napište { $right }
error-seats = hra potřebuje dva až pět hráčů, ne { $amount }
error-map-seats = { $players ->
    [one] { $map } je mapa pro jiný počet hráčů: { $players } hráč, ne { $amount }
    [few] { $map } je mapa pro jiný počet hráčů: { $players } hráči, ne { $amount }
    [many] { $map } je mapa pro jiný počet hráčů: { $players } hráče, ne { $amount }
   *[other] { $map } je mapa pro jiný počet hráčů: { $players } hráčů, ne { $amount }
}
error-map-box = na mapě { $map } lze hrát { $box } nebo mixed, ne { $text }
error-record-seats = { $players ->
    [one] tato hra má jiný počet hráčů: { $players } hráč, ne { $amount }
    [few] tato hra má jiný počet hráčů: { $players } hráči, ne { $amount }
    [many] tato hra má jiný počet hráčů: { $players } hráče, ne { $amount }
   *[other] tato hra má jiný počet hráčů: { $players } hráčů, ne { $amount }
}
error-load-and = uložená hra má vlastní nastavení: vynechte { $option }
error-seed = semínko { $seed } není od 0 do { $most }
error-games = počet her musí být od 1 do { NUMBER($most, useGrouping: 0) }
error-rounds = počet kol musí být od 1 do { NUMBER($most, useGrouping: 0) }
error-width = šířku { $width } nakreslit nelze; napište { $least } až { $most }
error-end-of-input = Vstup skončil dřív než hra.
