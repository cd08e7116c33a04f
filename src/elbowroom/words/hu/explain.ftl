## Parts of a price

price-base = Terület: { $amount }
price-river = Folyó: { $amount }
price-mountain = Hegység: +{ $amount }
price-lair = Trollbarlang: +{ $amount }
price-fortress = Erőd: +{ $amount }
price-encampment = Tábor: +{ $amount }
price-armour = Gombapajzs: +{ $amount }
price-keep = Védvár: +{ $amount }
price-tokens = Védekező lapka: +{ $amount }
price-own-tokens = Saját hanyatló lapka: +{ $amount }
price-tribe = Elfeledett törzs: +{ $amount }
price-monsters = Szörny: +{ $amount }
price-die = A kocka: { $amount }
price-floor = Legalább 1: +{ $amount }
price-means = Különleges eszköz: { $amount }
price-trait = { $amount ->
    [1] { $name }: +1
    [2] { $name }: +2
    [3] { $name }: +3
   *[other] { $name }: { $amount }
}
price-ignored = Nem számító lapkák ({ $name }): { $amount }
price-no-help = Itt nem segít ({ $name }): { $amount }
price-toll = Vám a gazdájának: { $amount } érme
price-thorns = Veszteség az elfoglaláskor: { $amount } lapka
price-total = Ár: { $amount } lapka

## Parts of an income

income-regions = Területek: { $amount }
income-declined-regions = Hanyatló területek: { $amount }
income-trait = { $name }: +{ $amount }
income-collected = { $name }, fizeti { $seat }: +{ $amount }
income-doubled = Megduplázott terület: +{ $amount }
income-decline = A hanyatlásért: +{ $amount }
income-total = Bevétel: { $amount } érme

## Why not? Whose turn, which phase

why-not-your-turn = Még nem: előbb { $seat } dönt.
why-game-over = A játéknak vége.
why-chance = Előbb a kocka vagy a húzás következik.
why-wrong-phase = Ebben a fázisban nem. Most: { $phase }.
why-not-possible = Ez most nem lehetséges.

## Why not? The target

why-unknown-region = Nincs „{ $region }” nevű terület ezen a térképen.
why-already-yours = Ez a terület már a seregé.
why-own-army = A saját aktív sereged áll ott.
why-chasm = Szakadékba senki sem léphet.
why-water = Ez a sereg nem léphet erre a vízre.
why-out-of-reach = Nem elérhető: a seregnek nincs mellette területe.
why-first-conquest = Terület nélküli sereg csak ott kezdhet, ahol beléphet: általában a tábla szélén.
why-immune = Ez a terület védett: { $piece }.
why-closed = Ezt a területet senki sem foglalhatja el: { $piece }.
why-peace = { $seat } békét kötött veled: ezt a sereget a gazdája következő köréig nem támadhatod meg.
why-toll = { $coins ->
    [one] { $seat } a terület elfoglalásáért { $coins } érme vámot kér, de nincs érméd.
   *[other] { $seat } a terület elfoglalásáért { $coins } érme vámot kér, de nincs ennyi érméd.
}
why-untouchable = Itt semmilyen képesség nem működik ({ $race }): csak közönséges lapka, közönséges határ és a szokásos végső kocka.
why-barred = Ez a terület a kör végéig le van zárva a sereg előtt.

## Why not? The price and the die

why-too-expensive = Ehhez { $price } lapka kell, de csak { $hand } van a kezedben.
why-no-token = A hódításhoz legalább egy lapka kell a kezedben.
why-affordable-without-die = Nem kell kocka: az ár { $price }, és { $hand } van a kezedben.
why-die-too-far = Egy hármas sem volna elég: az ár { $price }, és { $hand } van a kezedben.
why-die-spent = Ez a sereg már dobott.
why-must-roll = Előbb dobnod kell.
why-already-rolled = Már dobtál: foglalj el vele egy területet, vagy hagyd abba.
why-no-hope = A legjobb dobás sem volna elég egyetlen elérhető területhez sem.

## Why not? Special means

why-means-missing = Ennek a seregnek nincs ilyen eszköze: { $means }.
why-means-used = Ebben a körben már felhasználva: { $means }.
why-means-useless = Itt nem változtatna semmin.
why-not-lone-token = Így csak olyan terület foglalható el, amelyen egy ellenfél pontosan egy aktív lapkája áll.
why-substitution-stopped = Az ott álló lapka nem cserélhető ki: { $piece }.
why-substitution-declined = Hanyatló lapka nem cserélhető ki.
why-tray-empty = A tálca üres: { $race }.

## Why not? Abandoning, declining, picking

why-no-abandon = Területet csak a kör első hódítása előtt lehet kiüríteni.
why-not-held = Ez a terület nem a seregé.
why-cannot-decline = A hanyatlás minden mást megelőz a körben; előtte csak a Balrog mozoghat, és területek születhetnek újjá.
why-nothing-lent = A Képességkerítés nem kölcsönöz olyan képességet, amellyel hanyatlásba küldhetnéd a sereged.
why-first-turn = A sereg nem fordulhat hanyatlásba abban a körben, amelyben kiválasztottad.
why-slot-empty = Ebben a sorban nincs kombináció: { $slot }.
why-slot-too-dear = Ez a kombináció { $price } érmébe kerül, és neked { $coins } van.
why-swap = Csak az utánzók cserélhetnek képességjelölőt, és csak egy másik kirakott kombinációval.

## Why not? Redeployment and the end of a turn

why-not-enough-in-hand = Ehhez { $amount } lapka kell, de csak { $hand } van a kezedben.
why-must-keep = Pontosan { $amount } lapkának a kezedben kell maradnia.
why-tokens-left = Még { $amount } lapka van a kezedben: előbb tedd le.
why-none-left = Nincs több, amit elhelyezhetnél: { $piece }.
why-already-placed = Ebben a körben már elhelyezve: { $piece }.
why-not-here = Ide nem helyezhető: { $piece }.
why-cannot-ally = Ebben a körben vele nem köthetsz békét: { $seat }.
why-nothing-to-sacrifice = Nincs ott feláldozható hanyatló lapkád.

## Warnings before an action

caution-loses-decline = Ezután ebben a körben már nem küldheted hanyatlásba a sereged.
