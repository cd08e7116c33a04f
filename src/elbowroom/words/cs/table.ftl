## Names

text-goes-on = { $text } { $next }
items-separator = ,{" "}
bot-name-1 = Ostružina
bot-name-2 = Bodlák
bot-name-3 = Šťovík
bot-name-4 = Lopuch
bot-name-5 = Kopřiva
title-my-turn = Jste na tahu – { $title }
title-table = { $name } – { $title }
notify-title = Jste na tahu

## The waiting room

room-title = Stůl je připravený
room-about = { $box }, počet židlí: { $seats }.
room-name = Vaše jméno
room-name-hint = Napište jméno a vyberte si židli. Ostatní ho uvidí.
room-name-missing = Nejdřív napište své jméno, potom si sedněte.
room-open = Zatím nikdo
room-sit = Sednout si sem
room-sit-too = Sednout si i sem
room-leave = Uvolnit tuto židli
room-bot = Bot na židli { $seat }
room-no-bot = Žádný bot
room-fill = Doplnit volné židle boty
room-start = Začít hru
room-waiting = { $amount ->
    [one] Ještě je volná jedna židle.
    [few] Ještě jsou volné { $amount } židle.
    [many] Ještě je volných { $amount } židle.
   *[other] Ještě je volných { $amount } židlí.
}
room-ready = Všechny židle jsou obsazené. Hru může začít kdokoli u stolu.
room-invite = Pozvat další
room-invite-text = Kdo má tento odkaz, může si sednout na volnou židli, nebo se dívat.
share-label = Odkaz na tento stůl
share-copy = Kopírovat odkaz
share-send = Poslat…
share-code = Ukázat QR kód
share-code-alt = Odkaz na tento stůl jako QR kód
no-table-text = Stůl se nějakou dobu po hře smaže a odkaz je třeba zkopírovat celý. Vložte odkaz znovu, nebo pokračujte odsud.

## The settings of a table, in the waiting room and in its menu

setup-title = Jak se u tohoto stolu hraje
setup-clock = Hodiny
setup-clock-none = Bez časového limitu
setup-clock-turn = Na každý tah: { $turn }
setup-clock-game = Na celou hru pro každého: { $game }
setup-clock-both = Na každý tah: { $turn }, na celou hru pro každého: { $game }
setup-rules = Domácí pravidla
setup-rules-none = Jako v pravidlech
setup-rule-on = { $rule }: zapnuto
setup-rule-off = { $rule }: vypnuto
setup-without = Vynecháno
setup-monsters = Regiony s příšerami

## What is expected

prompt-title = Co teď
prompt-for = { $seat }: { $text }
prompt-over = Hra skončila.
prompt-chance = Okamžik: nejdřív přijde kostka nebo losování.
prompt-watching = Díváte se. { $text }
prompt-stand-in = Hraje za vás bot. Svou židli si můžete kdykoli vzít zpět.
prompt-other-pick = { $seat } si vybírá kombinaci.
prompt-other-start = { $seat } začíná tah.
prompt-other-conquest = { $seat } dobývá.
prompt-other-redeploy = { $seat } se přeskupuje.
prompt-other-retreat = { $seat } umísťuje vyhnané žetony.
prompt-other-aftermath = { $seat } má ještě poslední volbu.
prompt-pick = Jste na tahu: vyberte si kombinaci.
prompt-enter = { $hand ->
    [one] { $army }, { $hand } žeton: zvolte, kde vstoupíte na mapu.
    [few] { $army }, { $hand } žetony: zvolte, kde vstoupíte na mapu.
    [many] { $army }, { $hand } žetonu: zvolte, kde vstoupíte na mapu.
   *[other] { $army }, { $hand } žetonů: zvolte, kde vstoupíte na mapu.
}
prompt-rebirth = { $hand ->
    [one] { $army }, { $hand } žeton: nejdřív zvolte regiony, které se znovuzrodí, potom dobývejte.
    [few] { $army }, { $hand } žetony: nejdřív zvolte regiony, které se znovuzrodí, potom dobývejte.
    [many] { $army }, { $hand } žetonu: nejdřív zvolte regiony, které se znovuzrodí, potom dobývejte.
   *[other] { $army }, { $hand } žetonů: nejdřív zvolte regiony, které se znovuzrodí, potom dobývejte.
}
prompt-start = { $hand ->
    [one] Jste na tahu: dobývejte (v ruce { $hand } žeton), nebo přejděte do úpadku.
    [few] Jste na tahu: dobývejte (v ruce { $hand } žetony), nebo přejděte do úpadku.
    [many] Jste na tahu: dobývejte (v ruce { $hand } žetonu), nebo přejděte do úpadku.
   *[other] Jste na tahu: dobývejte (v ruce { $hand } žetonů), nebo přejděte do úpadku.
}
prompt-conquer = { $hand ->
    [one] Zbývá { $hand } žeton: dobývejte dál, nebo skončete.
    [few] Zbývají { $hand } žetony: dobývejte dál, nebo skončete.
    [many] Zbývá { $hand } žetonu: dobývejte dál, nebo skončete.
   *[other] Zbývá { $hand } žetonů: dobývejte dál, nebo skončete.
}
prompt-last = { $hand ->
    [one] Zbývá { $hand } žeton: hoďte kostkou o poslední region, nebo skončete.
    [few] Zbývají { $hand } žetony: hoďte kostkou o poslední region, nebo skončete.
    [many] Zbývá { $hand } žetonu: hoďte kostkou o poslední region, nebo skončete.
   *[other] Zbývá { $hand } žetonů: hoďte kostkou o poslední region, nebo skončete.
}
prompt-stop = Už není co dobývat: skončete a přeskupte se.
prompt-declined = { $hand ->
    [one] Nejdřív vaše vojsko v úpadku, { $race }: dobývejte (v ruce { $hand } žeton), nebo je vynechte.
    [few] Nejdřív vaše vojsko v úpadku, { $race }: dobývejte (v ruce { $hand } žetony), nebo je vynechte.
    [many] Nejdřív vaše vojsko v úpadku, { $race }: dobývejte (v ruce { $hand } žetonu), nebo je vynechte.
   *[other] Nejdřív vaše vojsko v úpadku, { $race }: dobývejte (v ruce { $hand } žetonů), nebo je vynechte.
}
prompt-die = { $die ->
    [0] Na kostce je prázdná strana: dobuďte region s tím, co máte, nebo skončete.
   *[other] Na kostce je { $die }: dobuďte jeden region o tolik levněji, nebo skončete.
}
prompt-die-ways = { $die ->
    [0] Na kostce je prázdná strana: zvolte, jak zabrat region { $region }.
   *[other] Na kostce je { $die }: zvolte, jak zabrat region { $region }.
}
prompt-deploy = { $left ->
    [one] Přeskupení: umístěte ještě { $left } žeton.
    [few] Přeskupení: umístěte ještě { $left } žetony.
    [many] Přeskupení: umístěte ještě { $left } žetonu.
   *[other] Přeskupení: umístěte ještě { $left } žetonů.
}
prompt-pieces = Všechny žetony jsou umístěné. Umístěte zbylé figurky a ukončete tah.
prompt-end = Všechno je umístěné: ukončete tah.
prompt-give-up = Nemáte dost žetonů: zvolte region, kterého se vzdáte.
prompt-retreat = { $left ->
    [one] Někdo na vás zaútočil. { $army }: umístěte do svých regionů { $left } žeton.
    [few] Někdo na vás zaútočil. { $army }: umístěte do svých regionů { $left } žetony.
    [many] Někdo na vás zaútočil. { $army }: umístěte do svých regionů { $left } žetonu.
   *[other] Někdo na vás zaútočil. { $army }: umístěte do svých regionů { $left } žetonů.
}
prompt-retreat-camps = Někdo na vás zaútočil. { $army }: umístěte znovu své tábory.
prompt-retreat-done = Všechny žetony jsou umístěné. Hotovo?
prompt-piece = { $piece }: zvolte region.
prompt-volcano = Ohnivci přinášejí Sopku: zvolte pro ni propast.
prompt-balrog = Balrog se probudil: zvolte, kam půjde.
prompt-sacrifice = Oltář duší: obětujte žeton v úpadku za mince, nebo odmítněte.
prompt-helpers = { $helpers ->
    [one] { $text } Bojuje s nimi { $helpers } pomocník.
    [few] { $text } Bojují s nimi { $helpers } pomocníci.
    [many] { $text } Bojuje s nimi { $helpers } pomocníka.
   *[other] { $text } Bojuje s nimi { $helpers } pomocníků.
}
prompt-late-decline = Vaše vojsko teď může přejít do úpadku. Má?

## What can be done

do-pick = { $coins ->
    [0] Vzít { FORM($army, "acc") }
    [one] Vzít { FORM($army, "acc") } za { $coins } minci
    [few] Vzít { FORM($army, "acc") } za { $coins } mince
    [many] Vzít { FORM($army, "acc") } za { $coins } mince
   *[other] Vzít { FORM($army, "acc") } za { $coins } mincí
}
do-pick-swap = { $coins ->
    [0] Vzít je jako { FORM($army, "acc") }
    [one] Vzít je jako { FORM($army, "acc") } za { $coins } minci
    [few] Vzít je jako { FORM($army, "acc") } za { $coins } mince
    [many] Vzít je jako { FORM($army, "acc") } za { $coins } mince
   *[other] Vzít je jako { FORM($army, "acc") } za { $coins } mincí
}
do-decline = Přejít do úpadku
do-decline-by = Zmizet pomocí Kamenného křoví
do-abandon = Opustit region { $region }
do-conquer = Dobýt region { $region }
do-conquer-by = Dobýt region { $region } pomocí { FORM($means, "gen") }
do-roll = Hodit kostkou o region { $region }
do-roll-by = Hodit kostkou o region { $region } pomocí { FORM($means, "gen") }
do-roll-first = Hodit kostkou
do-stop = Ukončit dobývání
do-deploy = { $amount ->
    [one] { $amount } žeton do regionu { $region }
    [few] { $amount } žetony do regionu { $region }
    [many] { $amount } žetonu do regionu { $region }
   *[other] { $amount } žetonů do regionu { $region }
}
do-place = { $amount ->
    [one] { $piece } do regionu { $region }
    [few] { $amount } × { $piece } do regionu { $region }
    [many] { $amount } × { $piece } do regionu { $region }
   *[other] { $amount } × { $piece } do regionu { $region }
}
do-move = Přesunout do regionu { $region }: { $piece }
do-rebirth = Znovuzrodit se v regionu { $region }
do-ally = Příměří: { $seat }
do-sacrifice = Obětovat žeton v regionu { $region }
do-end = Ukončit tah
do-end-no = Ne, dál
do-end-rest = Nechat je odpočívat
do-retreat-end = Hotovo
do-spread = Rozmístit za mě
do-gather = Vzít všechny zpět
do-undo = Zpět
do-undo-all = Vrátit vše ({ $amount })
do-hint = Nápověda
do-list = Všechny možnosti
do-text = Mapa jako text
do-take-back = Vzít si židli zpět

## Asked before what cannot be taken back

ask-no = Ještě ne
ask-pick = Mince půjdou na kombinace nad ní. Nelze to vzít zpět.
ask-pick-yes = Vzít
ask-decline = Přejít do úpadku?
ask-decline-text = Vaše vojsko zůstane, kde je, ale už nebojuje a tento tah končí. V příštím tahu si vyberete novou kombinaci.
ask-decline-by-text = Všechny žetony vojska opustí mapu, za každý region dostanete 2 mince a tento tah končí. V příštím tahu si vyberete novou kombinaci.
ask-caution = Opravdu?
ask-abandon = Žetony se vám vrátí do ruky a region už nebude držet nikdo.
ask-end = Ukončit tah?
ask-end-text = Zatím nevyužito: { $things }.
table-peace = nabídka příměří
table-all-placed = Všechny žetony jsou umístěné. Nejdřív vezměte některý zpět.
table-not-placed = { $left ->
    [one] V ruce ještě zbývá { $left } žeton: nejdřív ho umístěte.
    [few] V ruce ještě zbývají { $left } žetony: nejdřív je umístěte.
    [many] V ruce ještě zbývá { $left } žetonu: nejdřív je umístěte.
   *[other] V ruce ještě zbývá { $left } žetonů: nejdřív je umístěte.
}

## What the board says of a region

mark-conquer = { $price ->
    [one] Lze dobýt za { $price } žeton.
    [few] Lze dobýt za { $price } žetony.
    [many] Lze dobýt za { $price } žetonu.
   *[other] Lze dobýt za { $price } žetonů.
}
mark-roll = { $price ->
    [one] Lze hodit kostkou: cena { $price } žeton, šance { $odds } %.
    [few] Lze hodit kostkou: cena { $price } žetony, šance { $odds } %.
    [many] Lze hodit kostkou: cena { $price } žetonu, šance { $odds } %.
   *[other] Lze hodit kostkou: cena { $price } žetonů, šance { $odds } %.
}
mark-means = Lze dobýt pomocí { FORM($means, "gen") }.
mark-also-means = { $mark } Také pomocí { FORM($means, "gen") }.
mark-target = Lze dobýt.
mark-no = { $price ->
    [one] Cena { $price } žeton. { $reason }
    [few] Cena { $price } žetony. { $reason }
    [many] Cena { $price } žetonu. { $reason }
   *[other] Cena { $price } žetonů. { $reason }
}
mark-deploy = { $amount ->
    [one] Bude tu stát { $amount } žeton, v ruce { $left }.
    [few] Budou tu stát { $amount } žetony, v ruce { $left }.
    [many] Bude tu stát { $amount } žetonu, v ruce { $left }.
   *[other] Bude tu stát { $amount } žetonů, v ruce { $left }.
}
mark-place = Lze sem umístit: { $piece }.
mark-rebirth = Tady se může znovuzrodit žeton.
mark-sacrifice = Tady lze obětovat žeton.
mark-abandon = Lze se ho vzdát.
tip-held-with = { $held }; { $things }
tip-odds = Šance, že kostka stačí: { $odds } %.

## Ways to take a region

menu-title = Možnosti: { $region }
menu-cards = Co tu je
way-price = { $price ->
    [one] Stojí { $price } žeton.
    [few] Stojí { $price } žetony.
    [many] Stojí { $price } žetonu.
   *[other] Stojí { $price } žetonů.
}
way-toll = { $coins ->
    [one] Navíc mýto: { $coins } mince.
    [few] Navíc mýto: { $coins } mince.
    [many] Navíc mýto: { $coins } mince.
   *[other] Navíc mýto: { $coins } mincí.
}
way-thorns = { $tokens ->
    [one] Při dobytí přijdete o { $tokens } žeton.
    [few] Při dobytí přijdete o { $tokens } žetony.
    [many] Při dobytí přijdete o { $tokens } žetonu.
   *[other] Při dobytí přijdete o { $tokens } žetonů.
}
way-roll = { $price ->
    [one] Cena { $price } žeton, šance { $odds } %. Ať to dopadne jakkoli, je to poslední dobytí v tomto tahu.
    [few] Cena { $price } žetony, šance { $odds } %. Ať to dopadne jakkoli, je to poslední dobytí v tomto tahu.
    [many] Cena { $price } žetonu, šance { $odds } %. Ať to dopadne jakkoli, je to poslední dobytí v tomto tahu.
   *[other] Cena { $price } žetonů, šance { $odds } %. Ať to dopadne jakkoli, je to poslední dobytí v tomto tahu.
}
way-dragon = Stojí jeden žeton, ať tam stojí cokoli. Drak zůstane a bude region hlídat; jednou za tah.
way-sorcery = Z osamoceného žetonu se stane váš; jednou za tah proti každému protivníkovi.
way-vampire = Z osamoceného žetonu se stane váš; jednou za tah proti každému protivníkovi.
way-orb = Z osamoceného žetonu se stane váš; jednou za tah.
way-socks = Tamní žetony se nepočítají; jednou za tah.
way-sword = Stojí o dva žetony méně; jednou za tah.
way-doormat = Kterýkoli region, ať je jakkoli daleko; jednou za tah.
way-bag = Pytel funguje jako { $relic }; jednou za tah.
way-abandon = Žetony se vám vrátí do ruky a region už nebude držet nikdo.
way-rebirth = Z tamního žetonu vašeho vojska v úpadku se stane žeton aktivního vojska.
way-sacrifice = Žeton jde do zásobníku a vy dostanete mince.

## The column of combos

combos-title = Kombinace
combos-stack = { $races ->
    [one] V hromádce je ještě jeden národ.
    [few] V hromádce jsou ještě { $races } národy.
    [many] V hromádce je ještě { $races } národu.
   *[other] V hromádce je ještě { $races } národů.
}
combo-facts = { $coins ->
    [0] žetony: { $amount }, cena: { $price }
   *[other] žetony: { $amount }, cena: { $price }, mince na ní: { $coins }
}
combo-tokens = Žetony
combo-price = Cena v mincích
combo-coins = { $coins ->
    [one] Leží na ní { $coins } mince
    [few] Leží na ní { $coins } mince
    [many] Leží na ní { $coins } mince
   *[other] Leží na ní { $coins } mincí
}
combos-compare = Porovnat
combos-compare-title = Porovnání kombinací
combo-cost = { $price ->
    [0] Zdarma
    [one] Stojí { $price } minci
    [few] Stojí { $price } mince
    [many] Stojí { $price } mince
   *[other] Stojí { $price } mincí
}
combo-gain = { $coins ->
    [one] Leží na ní { $coins } mince
    [few] Leží na ní { $coins } mince
    [many] Leží na ní { $coins } mince
   *[other] Leží na ní { $coins } mincí
}
combo-balance = Mince potom: { $coins }
combo-swaps = S jinou schopností

## Seats

seats-title = Hráči
seat-level = Bot: { FORM($level, "small") }
seat-you = Vy
seat-here = U stolu
seat-away = Pryč
seat-onlooker = Někdo
seat-stand-in-handed = Zatím hraje bot
seat-stand-in-flag = Čas vypršel: hraje bot
seat-decides = Na tahu
seat-coins = Mince
seat-coins-hidden = Mince jsou skryté
seat-clock = Zbývající čas
seat-peace = Příměří: { $seat }
seat-hand = v ruce { $amount }
seat-regions = { $amount ->
    [one] { $amount } region
    [few] { $amount } regiony
    [many] { $amount } regionu
   *[other] { $amount } regionů
}
seat-piece = { $amount ->
    [one] { $piece }
    [few] { $amount } × { $piece }
    [many] { $amount } × { $piece }
   *[other] { $amount } × { $piece }
}
seat-no-army = Žádné vojsko
round-of = { $round }. kolo z { $rounds }
tray-hand = V ruce: { $amount }
tray-hand-how = Přetáhněte žetony do svých regionů, nebo na regiony klikejte
die-shows = { $number ->
    [0] Na kostce je prázdná strana
   *[other] Na kostce je { $number }
}

## The log and the chat

log-title = Zápis
log-filter = Co ukázat
log-all = Všechno
log-fights = Dobytí
log-coins = Mince
log-talk = Chat
log-empty = Zatím nic.
chat-label = Napište něco
chat-send = Odeslat
chat-off = Chat je vypnutý
chat-mute = Skrýt chat
chat-mute-all = Vypnout chat všem
line-sat = { $name } si sedá ke stolu.
line-left = { $name } odchází.
line-left-bot = { $name } odchází nadobro; dál hraje bot { $seat }.
line-bot = { $seat }: hraje bot ({ FORM($level, "small") }).
line-opened = Židle je zase volná: { $seat }.
line-started = Hra začíná.
line-undo = { $amount ->
    [one] { $seat } bere zpět { $amount } krok.
    [few] { $seat } bere zpět { $amount } kroky.
    [many] { $seat } bere zpět { $amount } kroku.
   *[other] { $seat } bere zpět { $amount } kroků.
}
line-proposed = { $seat } žádá ostatní o vrácení kroku.
line-agreed = { $seat } souhlasí.
line-refused = { $seat } nesouhlasí.
line-rewound = Všichni souhlasí: krok se vrací.
line-handed = { $seat } nechává hrát bota: { FORM($level, "small") }.
line-flag = { $seat }: čas vypršel, tento tah hraje bot.
line-returned = Dál hraje zase { $seat }: bot tah dohrál.
line-back = { $seat } je zpátky.
line-resumed = Hra pokračuje.
line-chat = { $name }: { $text }
line-muted = { $amount ->
    [0] Chat je zase zapnutý.
   *[other] Chat je vypnutý.
}
line-rematch = Odveta je připravená.
line-closed = { $seat } ukončuje hru se současnými mincemi.

## Moves of others, absence, the line to the server

playback-behind = { $amount ->
    [one] o { $amount } krok pozadu
    [few] o { $amount } kroky pozadu
    [many] o { $amount } kroku pozadu
   *[other] o { $amount } kroků pozadu
}
playback-skip = Přejít na poslední krok
away-title = Co se stalo bez vás
away-done = Zpět ke stolu
link-connecting = Připojování…
link-lost = Spojení se serverem se přerušilo. Připojujeme se znovu; nic se neztratilo.
link-offline = Toto zařízení je offline. Hra bude pokračovat, jakmile se síť vrátí.
link-kept = Váš krok je uložený a odešle se.
curtain-title = Předejte obrazovku: { $seat }
curtain-text = Mince jsou tajné: ostatní ať se nedívají.
curtain-go = Tady { $seat }
proposal-title = Vzít krok zpět?
proposal-text = { $seat } navrhuje vrátit se těsně před toto: „{ $what }“
proposal-end = { $seat } ukončuje tah.
proposal-yes = Souhlasím
proposal-no = Nesouhlasím
proposal-waiting = Čekáme na ostatní.

## Sheets, menus and lists

tabs-label = Další části stolu
tabs-combos = Kombinace
tabs-seats = Hráči
tabs-log = Zápis
menu-table = Nabídka stolu
menu-take-back = Vzít si židli zpět: { $seat }
menu-hand-over = Nechat zatím hrát bota: { $seat }
menu-propose = Požádat ostatní o vrácení mého posledního kroku
menu-replay = Přehrát hru od začátku
menu-home = Na úvodní stránku
menu-leave = Opustit hru
menu-leave-sure = Vaši židli nadobro převezme bot. Opravdu?
menu-leave-yes = Ano, odejít
menu-watching = { $amount ->
    [0] Nikdo se nedívá.
    [one] Dívá se jeden člověk.
    [few] Dívají se { $amount } lidé.
    [many] Dívá se { $amount } člověka.
   *[other] Dívá se { $amount } lidí.
}
list-title = Všechno, co teď můžete udělat
list-nothing = Nic: rozhoduje někdo jiný.
list-odds = { $odds } %
list-button = Tah
list-combo = Kombinace
list-region = Regiony
list-tray = Figurky
list-seat = Ostatní hráči
list-rest = Další možnosti
result-show = Ukázat výsledek

## Hints

advice-title = Nápověda
advice-thinking = Přemýšlím…
advice-none = Tentokrát bez nápovědy.
advice-best = Nejlepší plán
advice-other = Jiný plán
advice-now = { $coins ->
    [one] Tento tah vynese asi { $coins } minci.
    [few] Tento tah vynese asi { $coins } mince.
    [many] Tento tah vynese asi { $coins } mince.
   *[other] Tento tah vynese asi { $coins } mincí.
}
advice-ahead = { $coins ->
    [one] Na konci hry byste měli asi { $coins } minci, o { $ahead } víc než nejlepší z ostatních.
    [few] Na konci hry byste měli asi { $coins } mince, o { $ahead } víc než nejlepší z ostatních.
    [many] Na konci hry byste měli asi { $coins } mince, o { $ahead } víc než nejlepší z ostatních.
   *[other] Na konci hry byste měli asi { $coins } mincí, o { $ahead } víc než nejlepší z ostatních.
}
advice-behind = { $coins ->
    [one] Na konci hry byste měli asi { $coins } minci, o { $ahead } méně než nejlepší z ostatních.
    [few] Na konci hry byste měli asi { $coins } mince, o { $ahead } méně než nejlepší z ostatních.
    [many] Na konci hry byste měli asi { $coins } mince, o { $ahead } méně než nejlepší z ostatních.
   *[other] Na konci hry byste měli asi { $coins } mincí, o { $ahead } méně než nejlepší z ostatních.
}
advice-win = Odtud byste vyhráli asi { $win } ze 100 her.
advice-do = Provést první krok

## Keys

keys-title = Klávesy
keys-arrows = Šipky
    .text = Z regionu do regionu
keys-enter = Enter
    .text = Udělat tam, co se nabízí: dobýt, umístit žeton
keys-menu = Nabídka, pravé tlačítko, dlouhý stisk
    .text = Všechny možnosti v regionu, nebo vzít žeton zpět
keys-plus = + a −
    .text = O žeton víc nebo méně
keys-u = Zpět
keys-e = Ukončit tah
keys-s = Ukončit dobývání
keys-d = Přejít do úpadku
keys-r = Hodit kostkou
keys-h = Nápověda
keys-l = Zápis
keys-m = Mapa jako text, nebo jako obrázek
keys-a = Všechny možnosti jako seznam
keys-x = Rozmístit žetony, nebo přeskočit, co dělají ostatní
keys-help = Tyto klávesy

## A game of other rules

table-close = Ukončit se současnými mincemi
