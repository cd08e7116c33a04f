## Cards

card-kind-race = Nép
card-kind-power = Képesség
card-kind-place = Elfeledett Hely
card-kind-relic = Elveszett Ereklye
card-kind-piece = Jelző
card-kind-terrain = Tereptípus
card-kind-symbol = Szimbólum
card-kind-phase = A kör része
card-in-decline = Hanyatlásban:
card-now = Most:
card-more = Bővebben a kézikönyvben
card-tokens = { $amount } lapka
card-extra = támadáskor +{ $amount }
card-tray = { $amount } a dobozban
card-supply = összesen { $amount }
card-defence = ár +{ $amount }
card-immune = védett
card-price = ár { $amount }
card-brings-piece = { $amount ->
    [one] ezt hozza: { $piece }
   *[other] ezt hozza: { $amount } × { $piece }
}

## Cards at a table: what a thing does there now

card-brings = { $coins } érmét hoz.
card-not-here = Nincs ebben a játékban.
card-in-tray = { $amount ->
    [0] A tálca üres.
   *[other] Még { $amount } van a tálcán.
}
card-discarded = A képességjelölő most az eldobottak között van.
card-open-slot = { $coins ->
    [0] Kirakva: { $slot }. sor, ára { $price }.
   *[other] Kirakva: { $slot }. sor, ára { $price }, rajta { $coins } érme.
}
card-active = { $hand ->
    [0] Aktív: { $seat }, területek: { $regions }.
   *[other] Aktív: { $seat }, területek: { $regions }, kézben: { $hand }.
}
card-declined = Hanyatlásban: { $seat }, területek: { $regions }.
card-stands = A táblán: { $where }.
card-and-more = { $first } és még { $more }
card-region-of = { $region } ({ $seat })
card-on-map = Ezen a térképen { $amount } terület.
card-phase-now = A játék itt tart.

## The compendium

compendium-title = Kézikönyv
compendium-cards = Minden kártya
compendium-lead = Minden nép és képesség, minden Hely, Ereklye és jelző, és a föld, amelyen állnak.
compendium-search = Keresés
compendium-search-hint = Tündék, hegység, érme…
compendium-kind = Fajta
compendium-box = Doboz
compendium-all-kinds = Minden
compendium-all-boxes = Mindkét doboz
compendium-kinds-race = Népek
compendium-kinds-power = Képességek
compendium-kinds-place = Elfeledett Helyek
compendium-kinds-relic = Elveszett Ereklyék
compendium-kinds-piece = Jelzők
compendium-kinds-terrain = Tereptípusok
compendium-kinds-symbol = Szimbólumok
compendium-kinds-phase = A kör részei
compendium-found = { $amount } kártya
compendium-nothing = Ilyesmi nincs a dobozokban.
compendium-nothing-hint = Próbáld kevesebb betűvel, vagy töröld a doboz és a fajta szűrőjét.
compendium-reset = Mutass mindent
compendium-failed = A kártyák számait nem sikerült betölteni. Fut a szerver?
compendium-again = Újra
compendium-link = Link erre a kártyára: { $name }

## Effects: small labels, and words that the search knows

effect-coins = érmék
effect-cheaper = olcsóbb hódítás
effect-dearer = drágább hódítás
effect-reach = elérés
effect-dice = kocka
effect-tokens = lapkák
effect-defence = védelem
effect-means = különleges hódítás

## The rules in short

rules-title = A szabályok röviden
rules-lead = Öt perc olvasás. Vagy játszd le az első játékot oktatóval, és ne olvass semmit.
rules-see = Kártyák:
rules-guide = Első játék oktatóval
rules-contents = Ezen az oldalon
rules-goal = Miről szól
    .text = Több a nép, mint a hely. Vezesd végig egyiküket a térképen, foglald el, amit meg tudsz tartani, és ha túlságosan szétszóródott, hagyd elhalványulni, és küldd a következőt. Az érmék döntenek: akinek az utolsó forduló után a legtöbb van, az nyer.
    .more = Mindenki 5 érmével kezd. Hogy a többieknek mennyi van, az a végéig titok. Egy játék 8–10 fordulóig tart; a térkép mondja meg, meddig.
rules-turn = Egy kör
    .text = Az elején és minden hanyatlás után kombinációt választasz. Attól kezdve egy kör vagy hadjárat, vagy hanyatlás, sosem mindkettő.
    .more = A hadjárat hódítás, aztán átszervezés, aztán pontozás. Utána a következő játékos jön.
rules-pick = Kombináció kiválasztása
    .text = Hat kombináció fekszik egy oszlopban, mindegyik egy nép egy véletlen adta képességgel. Az első ingyenes. Ha lejjebb lévőt szeretnél, tegyél egy-egy érmét minden fölötte lévőre; azokat az kapja, aki később azt a kombinációt választja.
    .more = Add össze a két számot: ennyi lapkát kapsz. Sokkal többre ne számíts: ennek ki kell tartania a sereg egész életén át.
rules-conquest = Hódítás
    .text = Az új sereg a tábla széléről jön, vagy egy olyan tenger partjáról, amely a szélhez ér. Azután egyik területet foglalja el a másik után, mindig a meglévők valamelyike mellett.
    .more = A kör első hódítása előtt területenként egy kivételével minden lapka visszatér a kezedbe, indulásra készen. Ilyenkor ki is üríthetsz területeket, hogy mindenkivel induljatok.
rules-price = A terület ára
    .text = Egy terület 2 lapkába kerül, és 1-gyel többe mindenért, ami rajta áll: hegységért, mások minden lapkájáért, elfeledett törzsért, erődért és hasonlókért. Népek és képességek olcsóbbá tesznek egyes területeket, de sosem 1 alá.
    .more = Nincs benne szerencse: ha elég lapka van a kezedben, győzöl. Az átszervezésig a területen maradnak.
rules-example = Például egy hegység a szomszéd két lapkájával:
rules-die = Az utolsó próbálkozás
    .text = Ha már nincs elég lapkád, de legalább egy még a kezedben van, megnevezhetsz még egy területet, amelyhez legfeljebb 3 lapkád hiányzik, és dobhatsz. A kezedben lévő lapkáknak és a kockának együtt el kell érniük az árát. Akárhogy is, ebben a körben vége a hódításaidnak.
    .more = A kocka oldalainak fele üres. A remény nem terv, de megengedett.
rules-losses = Ha elveszítesz egy területet
    .text = Egy lapka végleg elvész; a többi visszakerül hozzád, és a támadó körének végén ugyanannak a seregnek más területeire teszed. Az egyetlen lapka egyszerűen elvész.
    .more = Vannak védett területek: hősök, a sárkány, egy földbe vájt üreg és mások mindenkit kívül tartanak.
rules-redeploy = Átszervezés
    .text = Ha abbahagytad a hódítást, oszd szét lapkáidat a sereg területein, ahogy tetszik, mindegyikre legalább egyet. Erős határok, ritka hátország: ez a szokásos recept.
    .more = Most kerülnek fel a jelzők is: erőd, tábor, hős, amit a sereg magával hozott.
rules-decline = Hanyatlás
    .text = A fáradt sereg hanyatlásba fordulhat. Ez az egész köröd: minden területen egy lapka marad, szürkén, a többi távozik. Ezekért a területekért most is, később is kapsz érmét, amíg valaki el nem foglalja őket.
    .more = A következő körben új kombinációt választasz. Egyszerre csak egy sereged lehet hanyatlásban: a második hanyatlással az első elhagyja a táblát.
rules-scoring = Pontozás
    .text = A köröd végén minden területed 1 érmét hoz, akár az aktív, akár a hanyatló seregedé. A népek és képességek hozzáteszik a jutalmukat, a legtöbb csak addig, amíg aktív.
    .more = Tudni, mikor kell hanyatlani: ez a játék művészete. Még egy terület sokszor kevesebbet ér, mint egy korai újrakezdés.
rules-end = A vége
    .text = Az utolsó forduló után megszámoljuk az érméket. A legtöbb érme nyer. Egyenlőség esetén az győz, akinek a legtöbb lapkája van a táblán; ha ez is egyenlő, osztoznak a győzelmen.
    .more = Utána megnézheted, honnan jöttek az érmék, visszanézheted a játékot, vagy kérhetsz visszavágót.
rules-below = A föld alatt
    .text = A föld alatti dobozban szörnyek vannak, területenként kettő: aki legyőzi őket, Elfeledett Helyet talál, amely a birtokosát szolgálja, vagy Elveszett Ereklyét, amely elvihető, és körönként egyszer használható.
    .more = A folyókon át lehet kelni, de nem tarthatók meg; a szakadékokba egyáltalán nem lehet belépni. A Fekete Hegy annyiba kerül, mint a hegység.

## The first game, with a guide

guide-title = Az első játékod
guide-lead = Igazi játék a kis térképen, egy könnyű bot ellen, egy oktatóval, aki melletted áll, és megmondja, mi következik. Nagyjából öt perc alatt belejössz; utána a játék a tiéd.
guide-learn = Választasz egy népet, elfoglalsz egy kis földet, megtartod, megkapod érte a fizetséget, aztán elengeded.
guide-start = Kezdés
guide-resume = Folytatás, ahol abbahagytad
guide-anew = Újrakezdés
guide-rules = Vagy olvasd el a szabályokat röviden
guide-table = Első játék
guide-opponent = Gyakorlótárs

## The guide at the table: one bubble at a time, next to what it explains

coach-label = Oktató
coach-next = Tovább
coach-done = Köszönöm, innen megy egyedül
coach-skip = Oktatás kihagyása
coach-fold = Oktató elrejtése
coach-unfold = Oktató megjelenítése
coach-progress = { $step } / { $steps }
coach-welcome = Üdv egy világban, amely túl kicsi
    .text = Egy ellenféllel osztozol ezen a térképen. Minden területed körönként egy érmét hoz, és tíz forduló után a leggazdagabb nyer. Megmutatok egy kört.
coach-pick = Válassz egy népet
    .text = Itt vannak a kirakott kombinációk: egy nép és egy képesség, a véletlen hozta össze őket. A szám azt mutatja, hány lapkát kapsz. Az első ingyenes, a következő egy érme, és így tovább. Válassz bármit; a Lovas Trollok jó kezdés.
coach-price = Olvasd le az árakat
    .text = A térképen lévő számok lapkában mért árak: 2 egy üres területért, és 1-gyel több mindenért, ami rajta áll. Az új nép a tábla széléről jön. Mutass egy területre, hogy lásd, miből áll össze az ára, aztán kattints, és elfoglalod.
coach-conquest = Foglalj el többet
    .text = A lapkák beköltöztek, a kezedben kevesebb maradt. Most már csak a földed szomszédai foglalhatók el. Folytasd, amíg van miből: több terület, több érme.
coach-stop = Tudd, mikor állj meg
    .text = Ha már semmire sem futja, még dobhatsz egy területért, amely csak egy kicsit túl drága; a kocka oldalainak fele üres. Különben hagyd abba a hódítást.
coach-redeploy = Oszd szét őket
    .text = Tedd a maradék lapkákat oda, ahol fájna egy támadás, minden területre legalább egyet. Az „Oszd szét helyettem” ésszerűen elintézi. Aztán fejezd be a köröd.
coach-scoring = Fizetésnap
    .text = Ez volt az első bevételed: területenként egy érme, és amit a nép és a képesség hozzátesz. Hogy mennyid van, csak te látod.
coach-wait = Most a többiek jönnek
    .text = Az ellenfeled köre van. Ha elfoglalja egy területedet, egy lapka elvész, a többi visszatér hozzád.
coach-again = A második köröd
    .text = Területenként egy kivételével minden lapka újra készen áll. Foglalj el még földet, szervezz át, fejezd be a kört. Figyeld meg, milyen ritkásan áll a néped: erősítés nem jön.
coach-decline = Engedd el őket
    .text = Ha egy kör már alig hozna újat, küldd hanyatlásba a néped: ebben a körben nem hódítasz, de a régi nép tovább keres a területein, miközben te újrakezded. Hanyatlani csak a kör elején lehet, most vagy később.
coach-fresh = Új kezdet
    .text = A szürke lapkák tovább fizetnek. A következő körödben válassz új kombinációt, és indulj megint a tábla széléről. Akár a saját hanyatló népedtől is foglalhatsz földet.
coach-end = Ennyi az egész játék
    .text = Válassz, hódíts, szervezz át, és a jó pillanatban küldd hanyatlásba a néped. Kattints bármelyik névre, ha látni szeretnéd a kártyáját, kérj tippet, ha elakadtál, és jó szórakozást a játék többi részéhez.
coach-over = Vége az első játékodnak
    .text = Lent látod, ki mennyit szerzett, és miből. Játssz még egyet, vagy nézz utána a kézikönyvben annak, amire kíváncsi voltál. Jó szórakozást!
