## Mistakes

collection-not-a-table = { $value } není tabulka; napište klíče a hodnoty, např. tokens = 5
collection-not-a-key = { $value } není klíč; klíče jsou slova
collection-unknown-key = „{ $key }“ tu není klíč; napište { FORM($known, "or") }
collection-missing-key = chybí klíč „{ $key }“; doplňte ho
collection-missing-name = sbírka nemá název; doplňte ho
mistake-number = „{ $text }“ není celé číslo od { $least } do { $most }
mistake-choice = „{ $text }“ tu nelze použít; napište jednu z těchto možností: { FORM($known, "or") }
mistake-write = napište to takto: { $form }
mistake-twice = „{ $text }“ je tu dvakrát
collection-flag = { $value } není ani true, ani false
collection-not-text = { $value } není text; napište ho do uvozovek
collection-too-long = je to příliš dlouhé (nejvýš znaků: { $most }); zkraťte to
collection-empty-text = je to prázdné; napište aspoň jeden znak
collection-unfit-letter = { $code } je znak, který nikdo neuvidí; vynechte ho
collection-too-large = je to víc než { $most } KiB; zmenšete to
collection-too-deep = je to příliš hluboko vnořené
collection-not-toml = toto není TOML: „{ $text }“
collection-not-json = toto není JSON: „{ $text }“
collection-too-many = je jich { $amount }, ale povoleno je nejvýš { $most }
collection-too-many-collections = stůl používá nejvýš tolik sbírek: { $most }
collection-not-a-slug = „{ $key }“ není klíč; pište malá písmena, číslice a spojovníky, např. mole-men, nejvýš znaků: { $most }
collection-key-taken = vestavěný klíč „{ $key }“ už existuje; zvolte jiný
collection-key-twice = „{ $key }“ je tu dvakrát; každý národ, schopnost i mapa potřebuje vlastní klíč
collection-key-in-both = „{ $key }“ je ve sbírce „{ $one }“ i ve sbírce „{ $other }“; hrajte jen s jednou z nich, nebo změňte klíč
collection-languages = napište název, nebo tabulku 1 až { $most } názvů podle jazyka
collection-language = „{ $text }“ není jazyk; pište ho jako en nebo cs
collection-no-such-race = „{ $key }“ není národ z krabic; napište { FORM($known, "or") }
collection-not-a-list = { $value } není seznam; pište účinky do závorek, např. [{ "{" } coins = 2 { "}" }]
collection-one-verb = účinek má jen jedno sloveso, ne { $amount }; slovesa jsou { $known }
collection-must-be-true = { $value } nic neříká; napište true, nebo účinek vynechte
collection-races-only = „{ $verb }“ smí mít jen národ
collection-no-when = „when“ se nehodí k „{ $what }“; vynechte ho
collection-no-where = „where“ se hodí jen k tomuto: { FORM($known, "or") }; vynechte ho
collection-not-borrowable = „{ $key }“ si půjčit nelze; napište { FORM($known, "or") }
collection-too-many-borrowed = jedna věc si půjčuje nejvýš tolik jiných: { $most }
collection-borrowed-twice = „{ $key }“ je půjčeno dvakrát; jednou stačí
collection-borrows-stand-in = „{ $key }“ si nemůže půjčit národ, který ho zastupuje
collection-tray-too-small = žetonů ({ $race }) je { $there }, ale tento národ potřebuje { $needed }: tabulka, útočníci a 5 navíc; snižte je, nebo zastupte jiný národ
collection-tray-too-large = tento národ potřebuje žetonů { $needed } (tabulka, útočníci a 5 navíc), ale nejvíc jich může být { $most }; snižte je
collection-stand-in-twice = { $one } i { $other } zastupují tentýž národ: { $race }; jedno změňte
collection-pieces-twice = { $one } i { $other } si půjčují figurky z { $key }; jedno vynechte
collection-not-a-set = { $value } neurčuje žádné regiony; napište slova do uvozovek, např. „forest or hill“
collection-set-too-long = je to příliš dlouhé (nejvýš znaků: { $most }); zkraťte to
collection-set-too-much = „{ $text }“ už je navíc; dejte před to „and“ nebo „or“, nebo tu nezavírejte závorku
collection-set-too-deep = „not“, „beside“, „near“ a závorky lze vnořit nejvýš { $most }krát
collection-set-open = závorka není zavřená; přidejte „)“
collection-set-word-missing = před „{ $before }“ chybí slovo pro regiony
collection-set-unknown-word = „{ $word }“ není slovo pro regiony; napište { FORM($known, "or") }
collection-set-too-many-words = nejvýš tolik slov: { $most }; řekněte to stručněji
collection-printed-only = tady jsou dovolená jen slova o vytištěné mapě, tato ne: { $words }
collection-map-empty = mřížka je prázdná; nakreslete řádky písmen, jedno písmeno na každý šestiúhelník
collection-map-row = řádek { $row } – písmen: { $amount }; v prvním řádku: { $first }
collection-map-no-table = region „{ $letter }“ nemá tabulku; doplňte [regions.{ $letter }]
collection-map-letter = „{ $letter }“ nemůže označovat region; napište jeden znak z rozsahu A–Z, a–z nebo 0–9
collection-map-unused = tento region v mřížce nikde není; nakreslete ho, nebo vynechte jeho tabulku
collection-map-two-names = region má mít „name“, nebo „slug“, ne obojí; jedno vynechte
collection-map-slug = žádná mapa hry nemá region „{ $text }“; napište „name“ a vlastní název
collection-map-bad-name = „{ $name }“ není název; napište jeden řádek aspoň s jedním písmenem nebo číslicí a bez mezer na krajích
collection-map-words = { $value } není seznam slov; napište { $form }, nebo to vynechte
collection-map-needs-land = „{ $what }“ potřebuje souš, ne „{ $terrain }“
collection-map-volcano = „volcano“ potřebuje terén „chasm“, ne „{ $terrain }“
collection-map-mine = terén „mine“ symbol „mine“ nepotřebuje; symbol vynechte
collection-map-box = „{ $what }“ nepatří do krabice „{ $box }“; vynechte to
collection-map-itself = region nemůže sousedit sám se sebou; vynechte to
collection-map-seed = ze semínka { $seed } žádná mapa nevznikne; zvolte jiné
collection-map-columns = šířka mapy v šestiúhelnících je { $amount }, ale možných je nejvýš { $most }
collection-map-rows = výška mapy v šestiúhelnících je { $amount }, ale možných je nejvýš { $most }
collection-map-land = regionů na souši je málo ({ $amount }) na tolik hráčů: { $players }; nakreslete jich aspoň { $least }
collection-map-entries = vstupních regionů (souš nebo řeka na okraji, nebo pobřeží tamního moře) je málo ({ $amount }) na tolik hráčů: { $players }; okraje se jich musí dotýkat aspoň { $least }
collection-map-monsters = žádný region nemá příšery, ale hra v podzemí je potřebuje; označte tolik regionů: { $usual }
collection-not-at-hand = tato pozice patří k vlastnímu obsahu, který není k dispozici (otisk { $digest }); načtěte k ní sbírku
collection-other = tato pozice patří k jinému vlastnímu obsahu (otisk { $digest }) než k tomu, který je k dispozici ({ $other })

## Warnings

collection-never = na mapách { $maps } to nikdy nic neudělá: { $effect }
collection-left-out = { $name }: na mapách { $maps } to nic nezmůže a zůstane to v krabici

## What effects do

## The army is “it”. $regions is a phrase in the plural from the last section, such as “forest

## regions next to water regions”.

made-effect-active = { $text }.
made-effect-declined = V úpadku: { $text }.
made-effect-always = { $text }, i v úpadku.
made-effect-where = { $text } (jen { $regions })
made-effect-cheaper = { $amount ->
    [one] O { $amount } žeton levnější: { $regions }
    [few] O { $amount } žetony levnější: { $regions }
    [many] O { $amount } žetonu levnější: { $regions }
   *[other] O { $amount } žetonů levnější: { $regions }
}
made-effect-dearer = { $amount ->
    [one] O { $amount } žeton dražší: { $regions }
    [few] O { $amount } žetony dražší: { $regions }
    [many] O { $amount } žetonu dražší: { $regions }
   *[other] O { $amount } žetonů dražší: { $regions }
}
made-effect-unguarded = Žetony národů, zapomenuté kmeny, příšery a tábory se nepočítají do ceny { FORM($regions, "gen") }
made-effect-enter = První dobytí smí být i zde: { $regions }
made-effect-reach = Vždy v dosahu, i pro první dobytí: { $regions }
made-effect-reach-later = Vždy v dosahu, jakmile vojsko stojí na mapě: { $regions }
made-effect-join = Když toto vojsko dobývá, sousedí spolu: { $regions }
made-effect-water = Dobývá a drží moře, jezera a řeky a dostává za ně mince; co z nich drží, mu zůstává i v úpadku
made-effect-deadly = { $amount ->
    [one] S každým regionem, který jim toto vojsko vezme, ztratí protivníci o { $amount } žeton více
    [few] S každým regionem, který jim toto vojsko vezme, ztratí protivníci o { $amount } žetony více
    [many] S každým regionem, který jim toto vojsko vezme, ztratí protivníci o { $amount } žetonu více
   *[other] S každým regionem, který jim toto vojsko vezme, ztratí protivníci o { $amount } žetonů více
}
made-effect-merciful = S každým regionem, který jim toto vojsko vezme, ztratí protivníci o 1 žeton méně, tedy obvykle žádný
made-effect-coins-each = { $amount ->
    [one] { $amount } mince navíc za každý z jeho { FORM($regions, "gen") }
    [few] { $amount } mince navíc za každý z jeho { FORM($regions, "gen") }
    [many] { $amount } mince navíc za každý z jeho { FORM($regions, "gen") }
   *[other] { $amount } mincí navíc za každý z jeho { FORM($regions, "gen") }
}
made-effect-coins-per = { $amount ->
    [one] { $amount } mince
    [few] { $amount } mince
    [many] { $amount } mince
   *[other] { $amount } mincí
} navíc za { $per ->
    [one] každý { $per }
    [few] každé { $per }
    [many] každých { $per }
   *[other] každých { $per }
} z jeho { FORM($regions, "gen") }
made-effect-coins-turn = { $amount ->
    [one] { $amount } mince navíc v každém tahu
    [few] { $amount } mince navíc v každém tahu
    [many] { $amount } mince navíc v každém tahu
   *[other] { $amount } mincí navíc v každém tahu
}
made-effect-coins-once = { $amount ->
    [one] { $amount } mince na konci jeho prvního tahu
    [few] { $amount } mince na konci jeho prvního tahu
    [many] { $amount } mince na konci jeho prvního tahu
   *[other] { $amount } mincí na konci jeho prvního tahu
}
made-effect-coins-fight = { $amount ->
    [one] { $amount } mince navíc za každý neprázdný region, který v tomto tahu dobylo
    [few] { $amount } mince navíc za každý neprázdný region, který v tomto tahu dobylo
    [many] { $amount } mince navíc za každý neprázdný region, který v tomto tahu dobylo
   *[other] { $amount } mincí navíc za každý neprázdný region, který v tomto tahu dobylo
}
made-effect-coins-conquest = { $amount ->
    [one] { $amount } mince navíc za každý region, který v tomto tahu dobylo
    [few] { $amount } mince navíc za každý region, který v tomto tahu dobylo
    [many] { $amount } mince navíc za každý region, který v tomto tahu dobylo
   *[other] { $amount } mincí navíc za každý region, který v tomto tahu dobylo
}
made-effect-coins-killed = { $amount ->
    [one] { $amount } mince navíc za každý žeton, o který ostatní hráči přišli, když v tomto tahu dobývalo
    [few] { $amount } mince navíc za každý žeton, o který ostatní hráči přišli, když v tomto tahu dobývalo
    [many] { $amount } mince navíc za každý žeton, o který ostatní hráči přišli, když v tomto tahu dobývalo
   *[other] { $amount } mincí navíc za každý žeton, o který ostatní hráči přišli, když v tomto tahu dobývalo
}
made-effect-coins-group = { $amount ->
    [one] { $amount } mince navíc za každou oddělenou skupinu jeho regionů
    [few] { $amount } mince navíc za každou oddělenou skupinu jeho regionů
    [many] { $amount } mince navíc za každou oddělenou skupinu jeho regionů
   *[other] { $amount } mincí navíc za každou oddělenou skupinu jeho regionů
}
made-effect-coins-loss = { $amount ->
    [one] { $amount } mince ze zásoby pokaždé, když protivník dobude jeho region
    [few] { $amount } mince ze zásoby pokaždé, když protivník dobude jeho region
    [many] { $amount } mince ze zásoby pokaždé, když protivník dobude jeho region
   *[other] { $amount } mincí ze zásoby pokaždé, když protivník dobude jeho region
}
made-effect-coins-neighbour = { $amount ->
    [one] { $amount } mince od každého protivníka, který má vedle jeho regionů aktivní žeton
    [few] { $amount } mince od každého protivníka, který má vedle jeho regionů aktivní žeton, nebo kolik jich má
    [many] { $amount } mince od každého protivníka, který má vedle jeho regionů aktivní žeton, nebo kolik jich má
   *[other] { $amount } mincí od každého protivníka, který má vedle jeho regionů aktivní žeton, nebo kolik jich má
}
made-effect-tokens-of = Při přeskupení { $amount ->
    [one] { $amount } žeton
    [few] { $amount } žetony
    [many] { $amount } žetonu
   *[other] { $amount } žetonů
} navíc za { $per ->
    [one] každý { $per }
    [few] každé { $per }
    [many] každých { $per }
   *[other] každých { $per }
} z jeho { FORM($regions, "gen") }
made-effect-tokens-each = { $amount ->
    [one] Při přeskupení { $amount } žeton navíc za každý z jeho { FORM($regions, "gen") }
    [few] Při přeskupení { $amount } žetony navíc za každý z jeho { FORM($regions, "gen") }
    [many] Při přeskupení { $amount } žetonu navíc za každý z jeho { FORM($regions, "gen") }
   *[other] Při přeskupení { $amount } žetonů navíc za každý z jeho { FORM($regions, "gen") }
}
made-effect-tokens-fight = Při přeskupení { $amount ->
    [one] { $amount } žeton
    [few] { $amount } žetony
    [many] { $amount } žetonu
   *[other] { $amount } žetonů
} navíc za { $per ->
    [one] každý { $per } neprázdný region, který
    [few] každé { $per } neprázdné regiony, které
    [many] každých { $per } neprázdného regionu, které
   *[other] každých { $per } neprázdných regionů, které
} v tomto tahu dobylo
made-effect-tokens-conquest = Při přeskupení { $amount ->
    [one] { $amount } žeton
    [few] { $amount } žetony
    [many] { $amount } žetonu
   *[other] { $amount } žetonů
} navíc za { $per ->
    [one] každý { $per } region, který
    [few] každé { $per } regiony, které
    [many] každých { $per } regionu, které
   *[other] každých { $per } regionů, které
} v tomto tahu dobylo
made-effect-tokens-killed = Při přeskupení { $amount ->
    [one] { $amount } žeton
    [few] { $amount } žetony
    [many] { $amount } žetonu
   *[other] { $amount } žetonů
} navíc za { $per ->
    [one] každý { $per } žeton, o který
    [few] každé { $per } žetony, o které
    [many] každých { $per } žetonu, o které
   *[other] každých { $per } žetonů, o které
} ostatní hráči přišli, když v tomto tahu dobývalo
made-effect-attackers = { $amount ->
    [one] Táhne s ním { $amount } žeton navíc: útočí, ale nikdy nestojí na stráži
    [few] Táhnou s ním { $amount } žetony navíc: útočí, ale nikdy nestojí na stráži
    [many] Táhne s ním { $amount } žetonu navíc: útočí, ale nikdy nestojí na stráži
   *[other] Táhne s ním { $amount } žetonů navíc: útočí, ale nikdy nestojí na stráži
}
made-effect-lair = V každém z jeho { FORM($regions, "gen") } stojí trolí doupě a zvyšuje cenu o 1
made-effect-shelter = { $amount ->
    [one] První region, který dobude a smí si nechat, dostane noru a je imunní
    [few] První { $amount } regiony, které dobude a smí si nechat, dostanou noru a jsou imunní
    [many] Prvních { $amount } regionu, které dobude a smí si nechat, dostane noru a je imunních
   *[other] Prvních { $amount } regionů, které dobude a smí si nechat, dostane noru a je imunních
}
made-effect-spared = Když někdo dobude jeho region, neztratí toto vojsko žádný žeton
made-effect-toll = { $amount ->
    [one] Každý protivník, který dobude jeho region, zaplatí jeho majiteli { $amount } minci; bez ní to nejde
    [few] Každý protivník, který dobude jeho region, zaplatí jeho majiteli { $amount } mince; bez nich to nejde
    [many] Každý protivník, který dobude jeho region, zaplatí jeho majiteli { $amount } mince; bez nich to nejde
   *[other] Každý protivník, který dobude jeho region, zaplatí jeho majiteli { $amount } mincí; bez nich to nejde
}
made-effect-thorns = { $amount ->
    [one] Každý protivník, který dobude jeho region, ztratí { $amount } žeton z těch, kterými ho dobyl (nikdy ne poslední)
    [few] Každý protivník, který dobude jeho region, ztratí { $amount } žetony z těch, kterými ho dobyl (nikdy ne poslední)
    [many] Každý protivník, který dobude jeho region, ztratí { $amount } žetonu z těch, kterými ho dobyl (nikdy ne poslední)
   *[other] Každý protivník, který dobude jeho region, ztratí { $amount } žetonů z těch, kterými ho dobyl (nikdy ne poslední)
}
made-effect-as = Umí všechno, co umí { $name }
made-effect-none = Vůbec žádné nadání.

## Phrases for regions

made-set-all = regiony
    .gen = regionů
    .ins = regiony
made-set-land = regiony na souši
    .gen = regionů na souši
    .ins = regiony na souši
made-set-water = vodní regiony
    .gen = vodních regionů
    .ins = vodními regiony
made-set-edge = vstupní regiony všech vojsk
    .gen = vstupních regionů všech vojsk
    .ins = vstupními regiony všech vojsk
made-set-chasm = propasti
    .gen = propastí
    .ins = propastmi
made-set-farmland = rolnické regiony
    .gen = rolnických regionů
    .ins = rolnickými regiony
made-set-forest = lesnaté regiony
    .gen = lesnatých regionů
    .ins = lesnatými regiony
made-set-hill = kopcovité regiony
    .gen = kopcovitých regionů
    .ins = kopcovitými regiony
made-set-mountain = hornaté regiony
    .gen = hornatých regionů
    .ins = hornatými regiony
made-set-swamp = bažinaté regiony
    .gen = bažinatých regionů
    .ins = bažinatými regiony
made-set-sea = mořské regiony
    .gen = mořských regionů
    .ins = mořskými regiony
made-set-lake = jezerní regiony
    .gen = jezerních regionů
    .ins = jezerními regiony
made-set-river = říční regiony
    .gen = říčních regionů
    .ins = říčními regiony
made-set-mine = regiony s dolem
    .gen = regionů s dolem
    .ins = regiony s dolem
made-set-magic = magické regiony
    .gen = magických regionů
    .ins = magickými regiony
made-set-cavern = regiony s jeskyní
    .gen = regionů s jeskyní
    .ins = regiony s jeskyní
made-set-empty = prázdné regiony
    .gen = prázdných regionů
    .ins = prázdnými regiony
made-set-tribe = regiony se zapomenutým kmenem
    .gen = regionů se zapomenutým kmenem
    .ins = regiony se zapomenutým kmenem
made-set-monsters = regiony s příšerami
    .gen = regionů s příšerami
    .ins = regiony s příšerami
made-set-place = regiony s proslulým místem
    .gen = regionů s proslulým místem
    .ins = regiony s proslulým místem
made-set-relic = regiony s posvátnou relikvií
    .gen = regionů s posvátnou relikvií
    .ins = regiony s posvátnou relikvií
made-set-held = vlastní regiony
    .gen = vlastních regionů
    .ins = vlastními regiony
made-set-lone = regiony s jediným jeho žetonem
    .gen = regionů s jediným jeho žetonem
    .ins = regiony s jediným jeho žetonem
made-set-crowd = regiony se třemi a více jeho žetony
    .gen = regionů se třemi a více jeho žetony
    .ins = regiony se třemi a více jeho žetony
made-set-rival = regiony aktivních vojsk ostatních hráčů
    .gen = regionů aktivních vojsk ostatních hráčů
    .ins = regiony aktivních vojsk ostatních hráčů
made-set-ruin = regiony cizích vojsk v úpadku
    .gen = regionů cizích vojsk v úpadku
    .ins = regiony cizích vojsk v úpadku
made-set-own-ruin = regiony jiných vojsk v úpadku téhož hráče
    .gen = regionů jiných vojsk v úpadku téhož hráče
    .ins = regiony jiných vojsk v úpadku téhož hráče
made-set-not = regiony kromě { FORM($regions, "gen") }
    .gen = regionů kromě { FORM($regions, "gen") }
    .ins = regiony kromě { FORM($regions, "gen") }
made-set-beside = regiony sousedící s { FORM($regions, "ins") }
    .gen = regionů sousedících s { FORM($regions, "ins") }
    .ins = regiony sousedícími s { FORM($regions, "ins") }
made-set-near = regiony pro ně sousedící s { FORM($regions, "ins") }
    .gen = regionů pro ně sousedících s { FORM($regions, "ins") }
    .ins = regiony pro ně sousedícími s { FORM($regions, "ins") }
made-set-and = { $first }, pokud jsou to zároveň { $second }
    .gen = { FORM($first, "gen") }, pokud jsou to zároveň { $second }
    .ins = { FORM($first, "ins") }, pokud jsou to zároveň { $second }
made-set-and-held = vlastní { $first }
    .gen = vlastních { FORM($first, "gen") }
    .ins = vlastními { FORM($first, "ins") }
made-set-and-not = { $first } kromě { FORM($second, "gen") }
    .gen = { FORM($first, "gen") } kromě { FORM($second, "gen") }
    .ins = { FORM($first, "ins") } kromě { FORM($second, "gen") }
made-set-and-beside = { $first } sousedící s { FORM($second, "ins") }
    .gen = { FORM($first, "gen") } sousedících s { FORM($second, "ins") }
    .ins = { FORM($first, "ins") } sousedícími s { FORM($second, "ins") }
made-set-and-near = { $first } pro ně sousedící s { FORM($second, "ins") }
    .gen = { FORM($first, "gen") } pro ně sousedících s { FORM($second, "ins") }
    .ins = { FORM($first, "ins") } pro ně sousedícími s { FORM($second, "ins") }
made-set-or = { $first } nebo { $second }
    .gen = { FORM($first, "gen") } nebo { FORM($second, "gen") }
    .ins = { FORM($first, "ins") } nebo { FORM($second, "ins") }
made-set-group = ({ $regions })
    .gen = ({ FORM($regions, "gen") })
    .ins = ({ FORM($regions, "ins") })

## Cards

made-card-race = { $tokens ->
    [one] Národ, { $tokens } žeton
    [few] Národ, { $tokens } žetony
    [many] Národ, { $tokens } žetonu
   *[other] Národ, { $tokens } žetonů
}
made-card-power = { $tokens ->
    [one] Schopnost, { $tokens } žeton
    [few] Schopnost, { $tokens } žetony
    [many] Schopnost, { $tokens } žetonu
   *[other] Schopnost, { $tokens } žetonů
}
made-card-stand-in = Zastupuje: { $name }
made-card-tray = V zásobníku: { $tokens }
made-card-by = { $collection }, autor: { $author }
check-collection-fine = { $file }: { $races ->
    [one] { $races } národ
    [few] { $races } národy
    [many] { $races } národu
   *[other] { $races } národů
}, { $powers ->
    [one] { $powers } schopnost
    [few] { $powers } schopnosti
    [many] { $powers } schopnosti
   *[other] { $powers } schopností
}, { $maps ->
    [one] { $maps } mapa
    [few] { $maps } mapy
    [many] { $maps } mapy
   *[other] { $maps } map
}, otisk { $digest }
check-collection-warning = { $file }: { $place }: { $warning }
