## Names

text-goes-on = { $text } { $next }
items-separator = ,{" "}
bot-name-1 = Szeder
bot-name-2 = Bogáncs
bot-name-3 = Sóska
bot-name-4 = Bojtorján
bot-name-5 = Csalán
title-my-turn = Te jössz – { $title }
title-table = { $name } – { $title }
notify-title = Te jössz

## The waiting room

room-title = Az asztal készen áll
room-about = { $box }, { $seats } szék.
room-name = A neved
room-name-hint = Írj be egy nevet, aztán válassz széket. A nevet a többiek is látják.
room-name-missing = Előbb írd be a nevedet, aztán ülj le.
room-open = Még senki
room-sit = Ide ülök
room-sit-too = Ide is ülök
room-leave = Felállok innen
room-bot = Bot ide: { $seat }. szék
room-no-bot = Nincs bot
room-fill = Botok a szabad székekre
room-start = A játék indítása
room-waiting = Még { $amount } szék szabad.
room-ready = Minden szék foglalt. Az asztalnál bárki elindíthatja a játékot.
room-invite = Mások meghívása
room-invite-text = Akinek megvan ez a link, leülhet egy szabad székre, vagy nézheti a játékot.
share-label = Az asztal linkje
share-copy = Link másolása
share-send = Küldés…
share-code = QR-kód mutatása
share-code-alt = Az asztal linkje QR-kódként
no-table-text = Az asztalokat a játék után egy idő múlva elfelejtjük, a linket pedig egészben kell másolni. Illeszd be újra a linket, vagy menj tovább innen.

## The settings of a table, in the waiting room and in its menu

setup-title = Így játszunk ennél az asztalnál
setup-clock = Óra
setup-clock-none = Nincs időkorlát
setup-clock-turn = Körönként { $turn }
setup-clock-game = Az egész játékra fejenként { $game }
setup-clock-both = Körönként { $turn }, az egész játékra fejenként { $game }
setup-rules = Házi szabályok
setup-rules-none = A szabályfüzet szerint
setup-rule-on = { $rule }: be
setup-rule-off = { $rule }: ki
setup-without = Kihagyva
setup-monsters = Szörnyek területei

## What is expected

prompt-title = Mi a teendő
prompt-for = { $seat }: { $text }
prompt-over = A játéknak vége.
prompt-chance = Egy pillanat: előbb a kocka vagy a húzás jön.
prompt-watching = Nézed a játékot. { $text }
prompt-stand-in = Egy bot játszik helyetted. Bármikor visszaveheted a széked.
prompt-other-pick = { $seat } kombinációt választ.
prompt-other-start = { $seat } elkezdi a körét.
prompt-other-conquest = { $seat } hódít.
prompt-other-redeploy = { $seat } átszervez.
prompt-other-retreat = { $seat } az elűzött lapkákat helyezi el.
prompt-other-aftermath = { $seat } még dönt valamiről.
prompt-pick = Te jössz: válassz kombinációt.
prompt-enter = { $army }, { $hand } lapka: válaszd ki, hol lépsz a térképre.
prompt-rebirth = { $army }, { $hand } lapka: előbb válaszd ki az újjászülető területeket, aztán hódíts.
prompt-start = Te jössz: hódíts { $hand } lapkával, vagy küldd hanyatlásba a sereged.
prompt-conquer = Még { $hand } lapka: hódíts tovább, vagy hagyd abba.
prompt-last = Még { $hand } lapka: dobj egy utolsó területért, vagy hagyd abba.
prompt-stop = Nincs több hódítanivaló: hagyd abba, aztán szervezz át.
prompt-declined = Előbb a hanyatló sereged ({ $race }): hódíts { $hand } lapkával, vagy hagyd ki.
prompt-die = { $die ->
    [0] A kockán üres oldal: hódíts azzal, amid van, vagy hagyd abba.
   *[other] A kockán { $die }: foglalj el egy területet ennyivel olcsóbban, vagy hagyd abba.
}
prompt-die-ways = { $die ->
    [0] A kockán üres oldal: válaszd ki, hogyan foglalod el: { $region }.
   *[other] A kockán { $die }: válaszd ki, hogyan foglalod el: { $region }.
}
prompt-deploy = Átszervezés: helyezz el még { $left } lapkát.
prompt-pieces = Minden lapka a helyén. Helyezd el a maradék jelzőidet, aztán fejezd be a köröd.
prompt-end = Minden a helyén: fejezd be a köröd.
prompt-give-up = Nincs elég lapkád: válassz egy területet, amelyet feladsz.
prompt-retreat = Megtámadtak. { $army }: helyezz el { $left } lapkát a területeiden.
prompt-retreat-camps = Megtámadtak. { $army }: helyezd el újra a táboraidat.
prompt-retreat-done = Minden lapka a helyén. Kész?
prompt-piece = { $piece }: válassz egy területet.
prompt-volcano = A lánglények hozzák a Vulkánt: válassz neki szakadékot.
prompt-balrog = A Balrog felébredt: válaszd ki, hová megy.
prompt-sacrifice = Lelkek Oltára: áldozz fel egy hanyatló lapkát érméért, vagy mondj nemet.
prompt-helpers = { $text } Velük harcol még { $helpers } segítő.
prompt-late-decline = A sereged most hanyatlásba fordulhat. Forduljon?

## What can be done

do-pick = { $coins ->
    [0] Kiválasztom: { $army }
   *[other] Kiválasztom { $coins } érméért: { $army }
}
do-pick-swap = { $coins ->
    [0] Kiválasztom így: { $army }
   *[other] Kiválasztom így, { $coins } érméért: { $army }
}
do-decline = Hanyatlás
do-decline-by = Kihalás a Képességkerítéssel
do-abandon = Kiürítés: { $region }
do-conquer = Elfoglalás: { $region }
do-conquer-by = Elfoglalás: { $region } ({ $means })
do-roll = Dobás érte: { $region }
do-roll-by = Dobás érte: { $region } ({ $means })
do-roll-first = Dobás
do-stop = Hódítás vége
do-deploy = { $amount } lapka ide: { $region }
do-place = { $amount ->
    [one] { $piece } ide: { $region }
   *[other] { $amount } × { $piece } ide: { $region }
}
do-move = { $piece } áthelyezése ide: { $region }
do-rebirth = Újjászületés: { $region }
do-ally = Béke vele: { $seat }
do-sacrifice = Lapka feláldozása: { $region }
do-end = Kör vége
do-end-no = Nem, tovább
do-end-rest = Hadd pihenjenek
do-retreat-end = Kész
do-spread = Oszd szét helyettem
do-gather = Mindet visszaveszem
do-undo = Visszavonás
do-undo-all = Mindet vissza ({ $amount })
do-hint = Tipp
do-list = Minden lehetőség
do-text = A tábla szövegként
do-take-back = Visszaülök a székemre

## Asked before what cannot be taken back

ask-no = Még nem
ask-pick = Az érmék a fölötte lévő kombinációkra kerülnek. Ez nem vonható vissza.
ask-pick-yes = Kérem
ask-decline = Hanyatlásba küldöd a sereged?
ask-decline-text = A sereged ott marad, ahol van, de többé nem harcol, és ennek a körnek vége. A következő körben új kombinációt választasz.
ask-decline-by-text = Minden lapkája elhagyja a táblát területenként 2 érméért, és ennek a körnek vége. A következő körben új kombinációt választasz.
ask-caution = Biztos?
ask-abandon = A lapkák visszatérnek a kezedbe, és a terület senkié sem lesz.
ask-end = Befejezed a köröd?
ask-end-text = Még nem használtad: { $things }.
table-peace = békeajánlat
table-all-placed = Minden lapka a helyén. Előbb vegyél vissza egyet.
table-not-placed = Még { $left } lapka van a kezedben: előbb tedd le.

## What the board says of a region

mark-conquer = { $price } lapkáért elfoglalható.
mark-roll = Dobhatsz érte: ára { $price } lapka, esély { $odds }%.
mark-means = Elfoglalható ezzel: { $means }.
mark-also-means = { $mark } Ezzel is: { $means }.
mark-target = Elfoglalható.
mark-no = Ára { $price } lapka. { $reason }
mark-deploy = { $amount } lapka fog itt állni, { $left } marad a kezedben.
mark-place = Ide helyezhető: { $piece }.
mark-rebirth = Itt újjászülethet egy lapka.
mark-sacrifice = Itt feláldozható egy lapka.
mark-abandon = Kiüríthető.
tip-held-with = { $held }; { $things }
tip-odds = Esély a kockával: { $odds }%.

## Ways to take a region

menu-title = Lehetőségek: { $region }
menu-cards = Ami ott van
way-price = Ára { $price } lapka.
way-toll = Ezenfelül { $coins } érme vám.
way-thorns = Az elfoglaláskor { $tokens } lapka elvész.
way-roll = Ára { $price } lapka, esély { $odds }%. Akárhogy sikerül, ez a kör utolsó hódítása.
way-dragon = Egy lapkába kerül, bármi áll is ott. A sárkány ott marad, és őrzi a területet; körönként egyszer.
way-sorcery = Az ott álló egyetlen lapka a tiéd lesz; körönként egyszer minden ellenféllel szemben.
way-vampire = Az ott álló egyetlen lapka a tiéd lesz; körönként egyszer minden ellenféllel szemben.
way-orb = Az ott álló egyetlen lapka a tiéd lesz; körönként egyszer.
way-socks = Az ott álló lapkák nem számítanak; körönként egyszer.
way-sword = Két lapkával olcsóbb; körönként egyszer.
way-doormat = Bármely terület, akármilyen messze van; körönként egyszer.
way-bag = A Zsák most ez: { $relic }; körönként egyszer.
way-abandon = A lapkák visszatérnek a kezedbe, és a terület senkié sem lesz.
way-rebirth = Az ott álló hanyatló lapkád az aktív seregedé lesz.
way-sacrifice = A lapka a tálcára kerül, te pedig érmét kapsz.

## The column of combos

combos-title = Kombinációk
combos-stack = Még { $races } nép van a kupacban.
combo-facts = { $coins ->
    [0] lapkák: { $amount }, ár: { $price }
   *[other] lapkák: { $amount }, ár: { $price }, rajta lévő érmék: { $coins }
}
combo-tokens = Lapkák
combo-price = Ár érmében
combo-coins = { $coins } érme van rajta
combos-compare = Összehasonlítás
combos-compare-title = A kirakott kombinációk egymás mellett
combo-cost = { $price ->
    [0] Ingyenes
   *[other] Ára { $price } érme
}
combo-gain = { $coins } érme van rajta
combo-balance = Érmék utána: { $coins }
combo-swaps = Másik képességgel

## Seats

seats-title = Játékosok
seat-level = Bot: { FORM($level, "small") }
seat-you = Te
seat-here = Az asztalnál
seat-away = Nincs itt
seat-onlooker = Valaki
seat-stand-in-handed = Egyelőre bot játszik
seat-stand-in-flag = Lejárt az idő: bot játszik
seat-decides = Ő jön
seat-coins = Érmék
seat-coins-hidden = Az érmék rejtve vannak
seat-clock = Hátralévő idő
seat-peace = Béke vele: { $seat }
seat-hand = kézben { $amount }
seat-regions = { $amount } terület
seat-piece = { $amount ->
    [one] { $piece }
   *[other] { $amount } × { $piece }
}
seat-no-army = Nincs sereg
round-of = Forduló: { $round }/{ $rounds }
tray-hand = Kézben: { $amount }
tray-hand-how = Húzd a lapkákat a területeidre, vagy kattints a területekre
die-shows = { $number ->
    [0] A kockán üres oldal
   *[other] A kockán { $number }
}

## The log and the chat

log-title = Napló
log-filter = Mit mutasson
log-all = Mindent
log-fights = Hódításokat
log-coins = Érméket
log-talk = Csevegést
log-empty = Még semmi.
chat-label = Mondj valamit
chat-send = Küldés
chat-off = A csevegés ki van kapcsolva
chat-mute = Csevegés elrejtése
chat-mute-all = Csevegés kikapcsolása mindenkinek
line-sat = { $name } leül.
line-left = { $name } távozik.
line-left-bot = { $name } végleg távozik; helyette bot játszik: { $seat }.
line-bot = { $seat } botként játszik ({ FORM($level, "small") }).
line-opened = Újra szabad: { $seat }.
line-started = Kezdődik a játék.
line-undo = { $seat } visszavon { $amount } lépést.
line-proposed = { $seat } vissza szeretne vonni egy lépést.
line-agreed = { $seat } beleegyezik.
line-refused = { $seat } nem egyezik bele.
line-rewound = Mindenki beleegyezett: a lépés visszavonva.
line-handed = { $seat } botra bízza a játékot: { FORM($level, "small") }.
line-flag = { $seat } kifutott az időből: ezt a kört bot játssza le.
line-returned = { $seat } ismét maga játszik: a bot befejezte a kört.
line-back = { $seat } visszatért.
line-resumed = A játék folytatódik.
line-chat = { $name }: { $text }
line-muted = { $amount ->
    [0] A csevegés újra be van kapcsolva.
   *[other] A csevegés ki van kapcsolva.
}
line-rematch = Készen áll a visszavágó.
line-closed = { $seat } a mostani állásnál lezárja a játékot.

## Moves of others, absence, the line to the server

playback-behind = { $amount } lépéssel lemaradva
playback-skip = Ugrás a legutóbbi lépésre
away-title = Amíg nem voltál itt
away-done = Vissza az asztalhoz
link-connecting = Kapcsolódás…
link-lost = Megszakadt a kapcsolat a szerverrel. Újrakapcsolódunk; semmi sem veszett el.
link-offline = Ez az eszköz nincs a hálózaton. A játék folytatódik, amint visszatér a kapcsolat.
link-kept = A lépésedet megőriztük, és elküldjük, amint lehet.
curtain-title = Add át a képernyőt, { $seat } jön
curtain-text = Az érmék titkosak: a többiek most nézzenek félre.
curtain-go = Itt vagyok: { $seat }
proposal-title = Visszavonjuk a lépést?
proposal-text = { $seat } szeretne visszamenni közvetlenül ez elé: „{ $what }”
proposal-end = { $seat } befejezi a kört.
proposal-yes = Beleegyezem
proposal-no = Nem egyezem bele
proposal-waiting = Várunk a többiekre.

## Sheets, menus and lists

tabs-label = Az asztal többi része
tabs-combos = Kombinációk
tabs-seats = Játékosok
tabs-log = Napló
menu-table = Az asztal menüje
menu-take-back = Visszaülés: { $seat }
menu-hand-over = { $seat } helyett egyelőre bot játsszon
menu-propose = Kérem az utolsó lépésem visszavonását
menu-replay = A játék visszanézése az elejétől
menu-home = A kezdőlapra
menu-leave = Kilépés a játékból
menu-leave-sure = A székedet végleg egy bot veszi át. Biztos?
menu-leave-yes = Igen, kilépek
menu-watching = { $amount ->
    [0] Senki sem nézi.
   *[other] { $amount } ember nézi.
}
list-title = Minden, amit most tehetsz
list-nothing = Semmi: most más dönt.
list-odds = { $odds }%
list-button = A kör
list-combo = Kombinációk
list-region = Területek
list-tray = Jelzők
list-seat = Többi játékos
list-rest = További lehetőségek
result-show = Az eredmény megtekintése

## Hints

advice-title = Egy tipp
advice-thinking = Gondolkodom…
advice-none = Most nincs tippem.
advice-best = A legjobb terv
advice-other = Egy másik terv
advice-now = Ez a kör körülbelül { $coins } érmét hoz.
advice-ahead = A játék végén körülbelül { $coins } érméd lenne, { $ahead } érmével több, mint a legjobb ellenfelednek.
advice-behind = A játék végén körülbelül { $coins } érméd lenne, { $ahead } érmével kevesebb, mint a legjobb ellenfelednek.
advice-win = Onnan 100 játékból körülbelül { $win } játékot nyernél meg.
advice-do = Az első lépés megtétele

## Keys

keys-title = Billentyűk
keys-arrows = Nyilak
    .text = Területről területre
keys-enter = Enter
    .text = A kézenfekvő dolog ott: elfoglalás, lapka letétele
keys-menu = Menü, jobb kattintás, hosszú nyomás
    .text = Minden lehetőség ott, vagy egy lapka visszavétele
keys-plus = + és −
    .text = Egy lapkával több vagy kevesebb
keys-u = Visszavonás
keys-e = Kör vége
keys-s = Hódítás vége
keys-d = Hanyatlás
keys-r = Dobás
keys-h = Egy tipp
keys-l = A napló
keys-m = A tábla szövegként vagy képként
keys-a = Minden lehetőség listában
keys-x = Lapkák szétosztása, vagy mások lépéseinek átugrása
keys-help = Ezek a billentyűk

## A game of other rules

table-close = Lezárás a mostani érmékkel
