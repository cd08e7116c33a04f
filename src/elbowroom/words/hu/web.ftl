## Around every page

game-title = elbowroom
game-motto = Mindenki szeretne valahol lakni. Csak éppen nincs elég hely.
page-skip = Ugrás a tartalomra
page-loading = Egy pillanat…
page-failed = Az oldalt nem sikerült betölteni. Ellenőrizd a kapcsolatot, és töltsd be újra.
page-lost = Ezen a címen nincs semmi.
page-home = Vissza a kezdőlapra
page-independent = Független munka, nem áll kapcsolatban a Days of Wonderrel.
nav-label = Oldalak
nav-tables = Asztalok
nav-mine = Játékaim
nav-compendium = Kézikönyv
nav-guide = Első játék
nav-workshop = Műhely
nav-about = Névjegy

## Settings

settings-open = Beállítások
settings-language = Nyelv
settings-theme = Megjelenés
settings-theme-system = Rendszer szerint
settings-theme-light = Világos
settings-theme-dark = Sötét
settings-sound = Hangok
settings-speed = Mások lépéseinek sebessége
settings-speed-calm = Nyugodt
settings-speed-quick = Gyors
settings-speed-now = Azonnal
settings-notify = Értesíts, ha én jövök
settings-notify-barred = A böngésző letiltja ennek az oldalnak az értesítéseit. A böngésző beállításaiban engedélyezheted őket.
settings-close = Kész
dialog-close = Bezárás

## Navigation

nav-menu = Menü
nav-new = Új asztal
nav-screen = Ezen a képernyőn
nav-join = Csatlakozás
page-title = { $page } · elbowroom
page-again = Újra
page-reload = Újratöltés

## Who I am

you-open = Te
you-open-as = Te: { $name }
you-name = A neved
you-name-hint = Amit a többiek az asztalnál látnak.
you-guest = Ezen az eszközön vendég vagy. Jelszóval megtarthatod a neved, és más eszközökön is megtalálod a székeidet.
you-kept = Itt és mindenhol, ahol bejelentkezel, ez a neved: { $name }.
you-save = Mentés
you-saved = Mentve.
you-claim = Név megtartása
you-log-in = Bejelentkezés
you-log-in-lead = Tartottál már meg nevet? Akkor várnak a székeid.
you-log-out = Kijelentkezés
you-password = Jelszó
you-password-hint = Legalább nyolc karakter. Írd fel: igazolt e-mail-cím nélkül csak az üzemeltető tudja kicserélni.
you-password-short = Legalább nyolc karakter legyen.
you-name-missing = Adj meg egy nevet.
you-email = E-mail-cím
you-email-hint = Levelet kapsz, ha te jössz, és nem vagy az asztalnál.
you-email-missing = Adj meg egy e-mail-címet.
you-email-send = Kód küldése
you-email-sent = Elküldtük a kódot ide: { $email }. Egy órán belül írd be itt.
you-email-code = Kód
you-email-code-hint = A levélben lévő hat számjegy.
you-email-code-short = Hat számjegy kell.
you-email-confirm = Megerősítés
you-email-other = Másik cím használata
you-email-verified = Ha te jössz, és nem vagy az asztalnál, ide kapsz levelet: { $email }.
you-email-stop = Nem kérek több levelet

## Start

start-lead = Válassz egy különös tehetségű népet, könyökölj végig vele egy térképen, amely mindenkinek kicsi, ereszd el idejében, és térj vissza egy másikkal. A végén a leggazdagabb nyer.
start-play = Gyors játék
start-play-text = Botok ellen, azonnal.
start-friends = Játék barátokkal
start-friends-text = Nyiss asztalt, és küldd el a linket.
start-screen = Ezen a képernyőn
start-screen-text = Egy eszköz jár körbe 2–5 ember között.
start-learn = Első játék?
start-learn-text = Tanuld meg játék közben, öt perc alatt.
start-join = Csatlakozás egy asztalhoz
start-join-text = Illeszd be a kapott linket vagy kódot.
start-public = Nyilvános asztalok
start-public-text = Ülj le egy szabad székre, vagy csak nézd a játékot.
start-mine = Játék folytatása
start-mine-all = Minden játékom
quick-title = Gyors játék
quick-box = Melyik doboz?
quick-opponents = Hány ellenfél?
quick-level = Mennyire jók?
quick-start = A játék indítása
quick-more = További lehetőségek
level-random-text = Azt teszi, ami eszébe jut.
level-easy-text = Barátságos, és hibázik.
level-medium-text = Tudja, mit ér egy terület.
level-hard-text = Az egész kört megtervezi.
level-champion-text = Gondolkodik, mielőtt könyököl.

## New table

new-title = Új asztal
new-screen-title = Játék ezen a képernyőn
new-screen-lead = Mindenki leül egy székre; az eszközt mindig az veszi át, aki soron van.
new-invite = { $name } a játékai között találja meg ezt az asztalt.
new-box = Doboz
new-map = Térkép
new-players = Székek
new-seats = Ki hol ül
new-seats-hint = Az első szék kezd.
new-seat = { $seat }. szék
new-seat-who = { $seat }. szék: ki ül itt
new-seat-level = { $seat }. szék: a bot szintje
new-seat-name = { $seat }. szék: a játékos neve
new-seat-up = { $seat }. szék előbbre
seat-kind-me = Én
seat-kind-open = Bárki, akinek megvan a link
seat-kind-bot = Egy bot
seat-kind-screen = Valaki más ennél a képernyőnél
new-coins = Érmék
new-coins-hidden = A végéig rejtve
new-coins-open = Mindenki látja
new-clock = Óra
clock-none = Nincs
clock-brisk = Körönként egy perc
clock-calm = Körönként három perc
clock-evening = Játékonként húsz perc
clock-days = Körönként két nap
clock-own = Egyéni
new-clock-turn = Perc körönként
new-clock-game = Perc az egész játékra, fejenként
new-clock-hint = Ha lejár az idő, bot veszi át a széket.
new-name = Az asztal neve
new-name-hint = Hogy a barátaid megtalálják. Nem kötelező.
new-public = Ki csatlakozhat
new-public-no = Zártkörű
new-public-no-text = Csak a linkkel található meg.
new-public-yes = Nyilvános
new-public-yes-text = Szerepel a nyilvános asztalok között.
new-rules = Házi szabályok
new-rules-changed = { $amount ->
    [0] A szabályfüzet szerint
   *[other] { $amount } módosítva
}
new-rules-reset = Vissza a szabályfüzethez
new-without = Kihagyás
new-without-none = Semmi sincs kihagyva
new-without-hint = Válaszd ki, mi ne legyen a játékban. Legalább { $fewest } népnek és { $fewest } képességnek maradnia kell.
new-without-search = Mit hagyjunk ki?
new-without-nothing = Ebben a dobozban nincs ilyen.
new-without-reset = Minden vissza
new-monsters = Szörnyek területei
new-monsters-chance = A véletlenre bízva
new-monsters-choose = Kézzel kiválasztva
new-monsters-rule = Válassz { $amount } elfeledett törzses területet, amelyek közül semelyik kettő nem szomszédos; a szörnyek a törzsek helyére kerülnek.
new-monsters-chosen = { $chosen } / { $amount } kiválasztva
new-more = Gyakorláshoz
new-seed = A kockák magja
new-seed-hint = Ugyanaz a mag és ugyanazok a lépések ugyanazt a játékot adják. Az asztal gyakorlónak számít.
new-create = Asztal létrehozása
new-start = A játék indítása
new-waiting = Készül az asztal…
problem-clock = Öt másodperc és harminc nap között, vagy hagyd üresen.
problem-clock-none = Legalább az egyik időt add meg.
problem-seed = Legfeljebb tizenöt jegyű, nem negatív egész szám.
problem-monsters = Válassz { $amount } területet a szörnyeknek, vagy bízd a véletlenre.
problem-long = Legfeljebb negyven karakter.

## Tables

tables-title = Nyilvános asztalok
tables-lead = Ülj le egy szabad székre, vagy nézd a játékot. A lista magától frissül.
tables-none = Most nincs nyilvános asztal.
tables-none-text = Légy az első: nyiss egyet, és itt megjelenik. Vagy addig játssz botok ellen.
tables-open = Szabad székek
tables-playing = Folyamatban
table-unnamed = Asztal: { $box }
table-free = { $free } szabad szék, összesen { $seats }
table-seats = { $seats } játékosnak
table-join = Csatlakozás
table-watch = Megnézem
table-go = Folytatás
table-deed = { $deed }: { $name }
table-back = Az asztalhoz
table-replay = Visszajátszás
table-my-turn = Te jössz
table-invited = { $name } meghívott
table-decline = Köszönöm, nem
table-turn-of = Most jön: { $name }
table-round = Forduló: { $round }/{ $rounds }
table-won = Győztes: { $names }, { $coins } érmével
table-i-won = Te győztél { $coins } érmével
table-lost = { $won }; neked { $coins } van
table-age-now = az imént

## My games

mine-title = Játékaim
mine-running = Folyamatban
mine-open = Játékosokra vár
mine-over = Befejezett
mine-more = További játékok
mine-none = Még nem ültél asztalhoz.
mine-none-text = Egy botok elleni játék két kattintással indul.

## Join

join-title = Csatlakozás egy asztalhoz
join-lead = Kaptál egy linket, kódot vagy QR-kódot? A QR-kód beolvasása megnyitja az asztalt; a linket vagy a kódot ide illeszd be.
join-field = Link vagy kód
join-go = Az asztalhoz
join-unreadable = Ez nem egy asztal linkje, és nem is a kódja. A kód hat betűből és számjegyből, a hosszú kód tizenhat karakterből áll.
join-elsewhere = Ez a link másik szerverre vezet: { $host }.

## About

about-title = Névjegy
about-what = Az elbowroom a Small World és a Small World Underground, barátokkal vagy botok ellen: mindkét doboz minden népe, képessége, Helye és Ereklyéje, külön vagy vegyesen, 2–5 játékosnak, a mi térképeinken.
about-independent = Független munka azoknak, akik szeretik ezeket a játékokat. Nem áll kapcsolatban a kiadóval, a Days of Wonderrel, amely nem hagyta jóvá és nem támogatja. A szövegek, a térképek és a rajzok a sajátjaink.
about-licence-title = Licenc
about-licence = Az elbowroom szabad szoftver az Apache License 2.0 feltételei szerint: használd, módosítsd, add tovább.
about-credits-title = Köszönet
about-icons = { $authors } ikonjai:
about-fonts = Almendra, Ana Sanfelippo betűtípusa, és Alegreya Sans, Juan Pablo del Peral (Huerta Tipográfica) betűtípusa, mindkettő a SIL Open Font License 1.1 szerint.
about-fair-title = Tisztességes kockák
about-fair = Minden asztal a játék előtt közzéteszi kockáinak ujjlenyomatát, utána pedig a magjukat, így bárki ellenőrizheti őket.
about-private-title = Az adataid
about-private = Egyetlen süti azonosít. A beállításaid ezen az eszközön maradnak. Máshonnan semmi sem töltődik be.
about-version-title = Verzió
about-version = elbowroom { $version }, szabályváltozat: { $rules }

## Bots

level-random = Ahogy esik
    .small = ahogy esik
level-easy = Könnyű
    .small = könnyű
level-medium = Közepes
    .small = közepes
level-hard = Nehéz
    .small = nehéz
level-champion = Bajnok
    .small = bajnok

## When something is refused

refusal-offline = A szerver nem érhető el. Semmi sem veszett el; az oldal tovább próbálkozik.
refusal-stale = Az állás közben megváltozott. Nézd meg újra, aztán dönts.
refusal-not-your-turn = Most más jön.
refusal-too-fast = Ez egy kicsit gyors volt. Próbáld újra mindjárt.
refusal-busy = A szerver elfoglalt. Próbáld újra mindjárt.
refusal-no-such-table = Nincs ilyen asztal. Talán hiányos a link.
refusal-bug = Hiba történt a szerveren. Feljegyeztük; próbáld újra.
refusal-store-down = A szerver most nem tud menteni. Próbáld újra nemsokára.
refusal-broken-game = Ennek a játéknak a jegyzőkönyve megsérült a szerveren, ezért nem nyitható meg. Többet az üzemeltető tudhat meg.
refusal-malformed = A szerver ezt nem tudta elolvasni. Ellenőrizd, amit beírtál.
refusal-name-taken = Ez a név már foglalt. Válassz másikat, vagy jelentkezz be.
refusal-already-claimed = Már van neved.
refusal-no-name = Adj meg egy nevet.
refusal-wrong-password = A név vagy a jelszó hibás.
refusal-wrong-number-of-seats = Ez a térkép nem ennyi játékosnak való.
refusal-no-such-map = Ezen a szerveren nincs meg ez a térkép.
refusal-no-such-box = Ez a doboz nem játszható azon a térképen.
refusal-no-such-bot = Ilyen szintű bot nincs ezen a szerveren.
refusal-bot-thinks-too-long = Nyilvános asztalnál a botok nem gondolkodhatnak ilyen sokáig.
refusal-no-mail-here = Ez a szerver nem küld levelet.
refusal-mail-failed = A levelet nem sikerült elküldeni. Ellenőrizd a címet, vagy próbáld később.
refusal-wrong-code = Nem ezt a kódot küldtük, vagy már lejárt.
refusal-unknown-token = A szerver már nem ismeri ezt az eszközt. Próbáld újra.
refusal-who-are-you = A szerver még nem tudja, ki vagy. Előbb játssz egyet, vagy jelentkezz be.
refusal-already-agreed = Már beleegyeztél; a többiek még gondolkodnak.
refusal-already-proposed = Már van egy javaslat: előbb arra válaszolj.
refusal-bot-plays-already = Ezen a széken bot játszik. Előbb ülj vissza.
refusal-chat-is-off = A házigazda kikapcsolta a csevegést.
refusal-foreign-origin = Az oldalt olyan címről nyitották meg, amelyet a szerver nem ismer. Nyisd meg a saját címén.
refusal-hello-again = Az oldal és a szerver nem érti egymást. Töltsd be újra az oldalt.
refusal-no-common-version = Ez az oldal régebbi a szervernél. Töltsd be újra.
refusal-no-hello = Az oldal és a szerver nem érti egymást. Töltsd be újra az oldalt.
refusal-no-hints-here = Ennél az asztalnál nincsenek tippek.
refusal-no-such-move = Ez a lépés már nem létezik.
refusal-nothing-to-leave-out = A kihagyandók egyike nincs is az asztal dobozaiban.
refusal-too-much-left-out = Túl sok van kihagyva: nem marad elég egy játékhoz.
refusal-wrong-monster-regions = A szörnyeknek eggyel több terület kell, mint ahány játékos van, mindegyik elfeledett törzzsel, és semelyik kettő nem szomszédos.
refusal-bad-content = Valami nincs rendben az asztal saját készítésű népeivel és képességeivel.
refusal-not-in-this-game = Ez a nép vagy képesség azon a térképen semmire sem képes, ezért nincs a játékban.
refusal-no-such-collection = Ez a link túl régi, vagy hiányosan érkezett meg: a szerver 30 napig őrzi a rövid linkeket.
refusal-no-such-option = A szerver nem ismeri az egyik házi szabályt.
refusal-no-such-seat = Ennél az asztalnál nincs ilyen szék.
refusal-not-found = Azon a címen nincs semmi.
refusal-not-json = A szerver nem tudta elolvasni, amit az oldal küldött. Töltsd be újra az oldalt, és próbáld újra.
refusal-not-legal = A szabályok ezt itt nem engedik.
refusal-not-other-rules = Ez a játék még játszható: így csak a más szabályok szerinti játékok zárhatók le.
refusal-not-over = Ezzel várni kell a játék végéig.
refusal-not-parsable = A szerver nem érti ezt a lépést. Töltsd be újra az oldalt.
refusal-not-playing = Ennél az asztalnál még nem kezdődött el a játék, vagy már vége.
refusal-not-the-host = Ezt csak az teheti meg, aki az asztalt nyitotta.
refusal-not-your-seat = Az valaki másnak a széke.
refusal-nothing-proposed = Nincs javaslat.
refusal-nothing-said = Az üzenet üres volt.
refusal-nothing-to-explain = Itt nincs mit magyarázni.
refusal-nothing-to-play-on = Onnan nem folytatható a játék.
refusal-nothing-to-take-back = Nincs mit visszavonni.
refusal-other-rules = Ezt a játékot más szabályok szerint játszották, mint ezen a szerveren. Megnézheted, de nem folytathatod.
refusal-person-plays = Ezen a széken ember játszik.
refusal-point-of-no-return = Ez nem vonható vissza: kocka, húzás vagy valaki más döntése követte.
refusal-seat-taken = Ez a szék már foglalt.
refusal-seats-are-open = Még vannak üres székek. Töltsd fel őket barátokkal vagy botokkal.
refusal-too-large = Ez egyszerre túl sok.
refusal-too-many-sockets = Túl sok oldal kapcsolódik ehhez a szerverhez. Zárj be néhányat, vagy próbáld később.
refusal-unknown-command = Ez az oldal régebbi a szervernél. Töltsd be újra.
refusal-unknown-seq = Az oldal és a szerver nem érti egymást. Töltsd be újra az oldalt.
refusal-other = Ez nem sikerült ({ $error }).

## The board

board-label = Tábla
board-help = A nyilak területről területre visznek, az Enter választ, a plusz és a mínusz lapkát tesz le és vesz vissza, a 0 az egész táblát mutatja.
board-zoom-in = Nagyítás
board-zoom-out = Kicsinyítés
board-fit = Az egész tábla
board-held = { $amount ->
    [0] { $seat }: { $race }, nincs lapka
   *[other] { $seat }: { $race }, { $amount } lapka
}
board-declined = { $amount ->
    [0] { $seat }: hanyatló { $race }, nincs lapka
   *[other] { $seat }: hanyatló { $race }, { $amount } lapka
}
board-staged = { $amount } lapka elhelyezés előtt
board-next-to = szomszédai: { $regions }
board-next-to-edge = a térkép szélén, szomszédai: { $regions }
board-text = A tábla szavakban
board-text-region = Terület
board-text-ground = Terep
board-text-holder = Birtokosa
board-text-pieces = Jelzők
board-text-neighbours = Szomszédok
board-text-do = Lehetőségek
board-text-only = Csak ahol tehetsz valamit
board-text-none = Most semmit sem lehet tenni a táblán.
board-less = Eggyel kevesebb: { $region }
board-preview = Térkép: { $map }
amount-tokens = { $amount } lapka
coin-count = { $amount } érme
die-face = { $face ->
    [0] A kockán üres oldal
   *[other] A kockán { $face }
}
die-rolling = Gurul a kocka
token-count = { $amount } lapka: { $race }
