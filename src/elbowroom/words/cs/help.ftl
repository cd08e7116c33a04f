## Cards

card-kind-race = Národ
card-kind-power = Schopnost
card-kind-place = Proslulé místo
card-kind-relic = Posvátná relikvie
card-kind-piece = Figurka
card-kind-terrain = Terén
card-kind-symbol = Symbol
card-kind-phase = Část tahu
card-in-decline = V úpadku:
card-now = Teď:
card-more = Víc v příručce
card-tokens = { $amount ->
    [one] { $amount } žeton
    [few] { $amount } žetony
    [many] { $amount } žetonu
   *[other] { $amount } žetonů
}
card-extra = při útoku o { $amount } víc
card-tray = v krabici { $amount }
card-supply = { $amount ->
    [one] jen jeden kus
    [few] celkem { $amount } kusy
    [many] celkem { $amount } kusu
   *[other] celkem { $amount } kusů
}
card-defence = cena +{ $amount }
card-immune = imunní
card-price = cena { $amount }
card-brings-piece = { $amount ->
    [one] přináší: { $piece }
    [few] přináší: { $amount } × { $piece }
    [many] přináší: { $amount } × { $piece }
   *[other] přináší: { $amount } × { $piece }
}

## Cards at a table: what a thing does there now

card-brings = { $coins ->
    [one] Přináší { $coins } minci.
    [few] Přináší { $coins } mince.
    [many] Přináší { $coins } mince.
   *[other] Přináší { $coins } mincí.
}
card-not-here = V této hře není.
card-in-tray = { $amount ->
    [0] Zásobník je prázdný.
   *[other] V zásobníku zbývá: { $amount }.
}
card-discarded = Žeton schopnosti je zatím odložený.
card-open-slot = { $coins ->
    [0] Leží na pozici { $slot }, cena: { $price }.
   *[other] Leží na pozici { $slot }, cena: { $price }, leží na ní mince: { $coins }.
}
card-active = { $hand ->
    [0] Aktivní: { $seat }, regiony: { $regions }.
   *[other] Aktivní: { $seat }, regiony: { $regions }, v ruce: { $hand }.
}
card-declined = V úpadku: { $seat }, regiony: { $regions }.
card-stands = Na mapě: { $where }.
card-and-more = { $first } a další ({ $more })
card-region-of = { $region } ({ $seat })
card-on-map = { $amount ->
    [one] Na této mapě: { $amount } region.
    [few] Na této mapě: { $amount } regiony.
    [many] Na této mapě: { $amount } regionu.
   *[other] Na této mapě: { $amount } regionů.
}
card-phase-now = Hra je právě tady.

## The compendium

compendium-title = Příručka
compendium-cards = Všechny karty
compendium-lead = Všechny národy a schopnosti, všechna místa, relikvie a figurky i země, na které stojí.
compendium-search = Hledat
compendium-search-hint = Elfové, pohoří, mince …
compendium-kind = Druh
compendium-box = Krabice
compendium-all-kinds = Všechno
compendium-all-boxes = Obě krabice
compendium-kinds-race = Národy
compendium-kinds-power = Schopnosti
compendium-kinds-place = Proslulá místa
compendium-kinds-relic = Posvátné relikvie
compendium-kinds-piece = Figurky
compendium-kinds-terrain = Terén
compendium-kinds-symbol = Symboly
compendium-kinds-phase = Části tahu
compendium-found = { $amount ->
    [one] { $amount } karta
    [few] { $amount } karty
    [many] { $amount } karty
   *[other] { $amount } karet
}
compendium-nothing = Nic takového v krabicích není.
compendium-nothing-hint = Zkuste méně písmen, nebo zrušte filtr krabice a druhu.
compendium-reset = Ukázat všechno
compendium-failed = Čísla na kartách se nepodařilo načíst. Běží server?
compendium-again = Zkusit znovu
compendium-link = Odkaz na tuto kartu: { $name }

## Effects: small labels, and words that the search knows

effect-coins = mince
effect-cheaper = levnější dobývání
effect-dearer = dražší dobývání
effect-reach = dosah
effect-dice = kostka
effect-tokens = žetony
effect-defence = ochrana
effect-means = zvláštní dobytí

## The rules in short

rules-title = Pravidla ve zkratce
rules-lead = Pět minut čtení. Nebo si zahrajte první hru s průvodcem a nečtěte vůbec nic.
rules-see = Karty:
rules-guide = Zahrát si první hru s průvodcem
rules-contents = Na této stránce
rules-goal = O co jde
    .text = Národů je víc než míst k životu. Veďte jeden z nich přes mapu, zabírejte, co udržíte, a až se rozprostře příliš do šířky, nechte ho zeslábnout a pošlete další. Rozhodují mince: kdo jich má po posledním kole nejvíc, vyhrává.
    .more = Každý začíná s 5 mincemi. Kolik jich mají ostatní, je až do konce tajemství. Hra trvá osm až deset kol; kolik přesně, určuje mapa.
rules-turn = Tah
    .text = Poprvé a po každém úpadku začínáte výběrem kombinace. Od té doby je tah buď tažení, nebo úpadek, nikdy obojí.
    .more = Tažení je dobývání, potom přeskupení vojsk, potom získání mincí. Pak je na tahu další hráč.
rules-pick = Výběr kombinace
    .text = V řadě leží šest kombinací, každá je národ se schopností, kterou mu přidělila náhoda. První je zdarma. Chcete-li některou níž, položte po jedné minci na každou kombinaci nad ní; ty mince dostane ten, kdo si tu kombinaci jednou vezme.
    .more = Sečtěte obě čísla: tolik dostanete žetonů. Mnoho dalších nečekejte: musí vydržet po celý život tohoto vojska.
rules-conquest = Dobývání
    .text = Nové vojsko přichází z okraje mapy nebo z pobřeží moře, které se okraje dotýká. Potom zabírá jeden region za druhým, vždy vedle některého, který už drží.
    .more = Před prvním dobytím v tahu se vám vrátí do ruky všechny žetony kromě jednoho v každém regionu, připravené k pochodu. Tehdy smíte regiony i opustit a vyrazit se všemi.
rules-price = Cena regionu
    .text = Region stojí 2 žetony a 1 navíc za všechno, co v něm stojí: za pohoří, za každý cizí žeton, za zapomenutý kmen, pevnost a podobně. Národy a schopnosti některé regiony zlevňují, ale nikdy ne pod 1.
    .more = Na štěstí nezáleží: kdo má v ruce dost žetonů, uspěje. Žetony zůstanou v regionu, dokud se nepřeskupíte.
rules-example = Například pohoří se dvěma žetony souseda:
rules-die = Poslední pokus
    .text = Když už nemáte dost žetonů, ale aspoň jeden v ruce ještě je, smíte určit ještě jeden region, na který vám chybějí nejvýš 3 žetony, a hodit kostkou. Ruka a kostka dohromady musí dosáhnout jeho ceny. Ať to dopadne jakkoli, dobývání v tomto tahu končí.
    .more = Polovina stran je prázdná. Naděje není plán, ale je dovolená.
rules-losses = Když přijdete o region
    .text = Jeden žeton je nadobro ztracen; ostatní se vám vrátí a na konci útočníkova tahu je umístíte do jiných regionů téhož vojska. Osamocený žeton je prostě ztracen.
    .more = Některé regiony jsou imunní: hrdinové, drak, nora a další tam nikoho nepustí.
rules-redeploy = Přeskupení vojsk
    .text = Když přestanete dobývat, rozmístěte žetony po regionech svého vojska, jak chcete, do každého aspoň jeden. Obvyklý recept: silné hranice, řídké vnitrozemí.
    .more = Teď se umísťují i figurky: pevnost, tábory, hrdinové, zkrátka co si vojsko přineslo.
rules-decline = Úpadek
    .text = Unavené vojsko může přejít do úpadku. Stojí to celý tah: v každém regionu zůstane jeden žeton a zešedne, ostatní odejdou. Za všechny tyto regiony dál dostáváte mince, hned i v dalších tazích, dokud je někdo nezabere.
    .more = V příštím tahu si vyberete novou kombinaci. V úpadku může být jen jedno vaše vojsko: s druhým úpadkem první mapu opustí.
rules-scoring = Získání mincí
    .text = Na konci tahu přinese každý region, který držíte, 1 minci, ať ho drží aktivní vojsko, nebo to v úpadku. Národy a schopnosti přidají své odměny, většina z nich jen dokud jsou aktivní.
    .more = Poznat, kdy přejít do úpadku, je umění této hry. Ještě jeden region má často menší cenu než včasný nový začátek.
rules-end = Konec
    .text = Po posledním kole se sečtou všechny mince. Nejvíc mincí vyhrává. Při rovnosti vyhrává, kdo má na mapě víc žetonů; je-li stejný i jejich počet, hráči se o vítězství dělí.
    .more = Potom se můžete podívat, odkud mince přišly, přehrát si hru znovu, nebo si říct o odvetu.
rules-below = V podzemí
    .text = V podzemní krabici jsou příšery, dvě v regionu: kdo je porazí, najde proslulé místo, které slouží svému držiteli, nebo posvátnou relikvii, kterou lze odnést a jednou za tah použít.
    .more = Řeky lze přejít, ale nelze si je nechat; do propastí se vůbec nevstupuje. Černé pohoří stojí stejně jako obyčejné.

## The first game, with a guide

guide-title = Vaše první hra
guide-lead = Skutečná hra na malé mapě proti snadnému botovi, s průvodcem po boku, který vám řekne, co dál. Základy zvládnete asi za pět minut; potom už je hra vaše.
guide-learn = Vyberete si národ, zaberete kus země, udržíte ho, dostanete zaplaceno a národ zase necháte jít.
guide-start = Začít
guide-resume = Pokračovat, kde jste skončili
guide-anew = Začít znovu
guide-rules = Nebo si přečtěte pravidla ve zkratce
guide-table = První hra
guide-opponent = Cvičný protivník

## The guide at the table: one bubble at a time, next to what it explains

coach-label = Průvodce
coach-next = Dál
coach-done = Díky, dál to zvládnu
coach-skip = Vypnout průvodce
coach-fold = Skrýt průvodce
coach-unfold = Ukázat průvodce
coach-progress = { $step } / { $steps }
coach-welcome = Vítejte ve světě, který je příliš malý
    .text = O tuto mapu se dělíte s jedním protivníkem. Každý region, který držíte, vynese každý tah minci a po deseti kolech vyhrává nejbohatší. Ukážu vám jeden tah.
coach-pick = Vyberte si národ
    .text = Tady leží kombinace: národ a schopnost, které dala dohromady náhoda. Číslo říká, kolik dostanete žetonů. První je zdarma, další stojí minci a tak dál. Vezměte si kteroukoli; Jezdečtí Trolové jsou dobrý začátek.
coach-price = Čtěte ceny
    .text = Čísla na mapě jsou ceny v žetonech: 2 za prázdný region a 1 navíc za všechno, co v něm stojí. Nový národ přichází z okraje. Ukažte na region, uvidíte součet, a kliknutím ho dobudete.
coach-conquest = Zaberte víc
    .text = Žetony se nastěhovaly a v ruce jich ubylo. Teď lze zabírat jen regiony vedle těch vašich. Pokračujte, dokud máte čím platit: víc regionů, víc mincí.
coach-stop = Vědět, kdy přestat
    .text = Když už si nic nemůžete dovolit, smíte ještě hodit kostkou o region, na který vám chybí jen kousek; polovina stran je prázdná. Jinak dobývání ukončete.
coach-redeploy = Rozmístěte se
    .text = Dejte zbylé žetony tam, kde by útok bolel, do každého regionu aspoň jeden. „Rozmístit za mě“ to udělá rozumně. Potom ukončete tah.
coach-scoring = Výplata
    .text = To byl váš první příjem: mince za každý region a k tomu to, co přidá národ a schopnost. Kolik máte, vidíte jen vy.
coach-wait = Teď hrají ostatní
    .text = Na tahu je protivník. Když vám vezme region, jeden žeton je ztracen a ostatní se vám vrátí.
coach-again = Váš druhý tah
    .text = Všechny žetony kromě jednoho v každém regionu jsou zase připravené. Zaberte další zemi, přeskupte se, ukončete tah. Všimněte si, jak řídce je váš národ rozprostřený: posily nepřijdou.
coach-decline = Nechte je jít
    .text = Když by tah nepřinesl skoro nic nového, přejděte do úpadku: v tomto tahu nic nedobudete, ale starý národ dál vydělává za své regiony, zatímco vy začínáte znovu. Do úpadku lze přejít jen na začátku tahu, tohoto nebo některého dalšího.
coach-fresh = Nový začátek
    .text = Šedé žetony dál vynášejí. V příštím tahu si vyberte novou kombinaci a přijďte zase z okraje. Můžete zabrat i zemi vlastního národa v úpadku.
coach-end = To je celá hra
    .text = Vybrat, dobývat, přeskupit, ve správnou chvíli přejít do úpadku. Kliknutím na kterýkoli název otevřete jeho kartu; když si nevíte rady, požádejte o nápovědu. A užijte si zbytek hry.
coach-over = Vaše první hra skončila
    .text = Níže vidíte, kolik kdo získal a jak. Zahrajte si znovu, nebo si v příručce najděte, co vám vrtalo hlavou. Dobrou zábavu!
