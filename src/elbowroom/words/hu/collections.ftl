## Mistakes

collection-not-a-table = { $value } nem táblázat; írj kulcsokat és értékeket, pl. tokens = 5
collection-not-a-key = { $value } nem kulcs; a kulcsok szavak
collection-unknown-key = „{ $key }” itt nem kulcs; írd ezt: { FORM($known, "or") }
collection-missing-key = hiányzik ez a kulcs: „{ $key }”; pótold
collection-missing-name = a gyűjteménynek nincs neve; adj neki
mistake-number = „{ $text }” nem egész szám { $least } és { $most } között
mistake-choice = „{ $text }” itt nem lehetséges; írj egyet ezek közül: { FORM($known, "or") }
mistake-write = írd így: { $form }
mistake-twice = „{ $text }” kétszer szerepel
collection-flag = { $value } se nem true, se nem false
collection-not-text = { $value } nem szöveg; írd idézőjelbe
collection-too-long = ez hosszabb { $most } karakternél; rövidítsd le
collection-empty-text = ez üres; írj legalább egy karaktert
collection-unfit-letter = { $code } olyan karakter, amelyet senki sem lát; hagyd el
collection-too-large = ez több mint { $most } KiB; legyen kisebb
collection-too-deep = ez túl mélyen van egymásba ágyazva
collection-not-toml = ez nem TOML: „{ $text }”
collection-not-json = ez nem JSON: „{ $text }”
collection-too-many = { $amount } van belőle, de legfeljebb { $most } lehet
collection-too-many-collections = egy asztal legfeljebb { $most } gyűjteményt használ
collection-not-a-slug = „{ $key }” nem kulcs; írj kisbetűket, számjegyeket és kötőjeleket, pl. mole-men, legfeljebb { $most } karaktert
collection-key-taken = már van beépített „{ $key }”; válassz másik kulcsot
collection-key-twice = „{ $key }” kétszer szerepel; minden népnek, képességnek és térképnek saját kulcs kell
collection-key-in-both = „{ $key }” két gyűjteményben is szerepel: „{ $one }” és „{ $other }”; csak az egyikkel játssz, vagy változtasd meg az egyik kulcsot
collection-languages = írj egy nevet, vagy 1–{ $most } név táblázatát nyelvenként
collection-language = „{ $text }” nem nyelv; így írd: en vagy cs
collection-no-such-race = „{ $key }” nem a dobozok népe; írd ezt: { FORM($known, "or") }
collection-not-a-list = { $value } nem lista; írd a hatásokat szögletes zárójelbe, pl. [{ "{" } coins = 2 { "}" }]
collection-one-verb = egy hatásnak egy igéje van, de itt { $amount } van; az igék: { $known }
collection-must-be-true = { $value } nem mond semmit; írj true értéket, vagy hagyd el a hatást
collection-races-only = csak népnek lehet ilyenje: „{ $verb }”
collection-no-when = a „when” nem illik ehhez: „{ $what }”; hagyd el
collection-no-where = a „where” csak ezekhez illik: { $known }; hagyd el
collection-not-borrowable = „{ $key }” nem vehető kölcsön; írd ezt: { FORM($known, "or") }
collection-too-many-borrowed = egy dolog legfeljebb { $most } másikat vesz kölcsön
collection-borrowed-twice = „{ $key }” kétszer van kölcsönvéve; egyszer elég
collection-borrows-stand-in = az a nép, amely a helyére lép, nem veheti kölcsön: „{ $key }”
collection-tray-too-small = { $race }: { $there } lapka van, de ennek a népnek { $needed } kell (lobogó, támadók és még 5); csökkentsd, vagy lépj másik nép helyére
collection-tray-too-large = ennek a népnek { $needed } lapka kell (lobogó, támadók és még 5), de legfeljebb { $most } lehet; csökkentsd
collection-stand-in-twice = { $one } és { $other } ugyanannak a népnek a helyére lép: { $race }; az egyiket módosítsd
collection-pieces-twice = { $one } és { $other } ugyanazokat a jelzőket veszi kölcsön: { $key }; az egyiket hagyd el
collection-not-a-set = { $value } nem ad meg területeket; írj szavakat idézőjelbe, pl. „forest or hill”
collection-set-too-long = ez hosszabb { $most } karakternél; rövidítsd le
collection-set-too-much = „{ $text }” már felesleges; írj elé „and” vagy „or” szót, vagy ne zárj be itt zárójelet
collection-set-too-deep = „not”, „beside”, „near” és zárójelek legfeljebb { $most } szinten ágyazhatók egymásba
collection-set-open = egy zárójel nincs bezárva; tedd hozzá: „)”
collection-set-word-missing = hiányzik egy területeket jelölő szó ez elől: „{ $before }”
collection-set-unknown-word = „{ $word }” nem jelöl területeket; írd ezt: { FORM($known, "or") }
collection-set-too-many-words = legfeljebb { $most } szó lehet; mondd kevesebbel
collection-printed-only = itt csak a nyomtatott táblára vonatkozó szavak lehetnek, ezek nem: { $words }
collection-map-empty = a rács üres; rajzolj betűsorokat, hatszögenként egy betűvel
collection-map-row = { $row }. sor – betűk: { $amount }; az első sorban: { $first }
collection-map-no-table = ennek a területnek nincs táblázata: „{ $letter }”; add hozzá ezt: [regions.{ $letter }]
collection-map-letter = „{ $letter }” nem jelölhet területet; írj egy karaktert ezek közül: A–Z, a–z, 0–9
collection-map-unused = ez a terület sehol sincs a rácson; rajzold be, vagy hagyd el a táblázatát
collection-map-two-names = egy területnek nem lehet egyszerre „name” és „slug” kulcsa; az egyiket hagyd el
collection-map-slug = a játék egyik térképén sincs ilyen terület: „{ $text }”; adj a területnek saját nevet a „name” kulccsal
collection-map-bad-name = „{ $name }” nem név; egyetlen sort írj, legyen benne betű vagy számjegy, és ne legyen előtte vagy utána szóköz
collection-map-words = { $value } nem szavak listája; írd így: { $form }, vagy hagyd el
collection-map-needs-land = „{ $what }” csak szárazföldi területen lehet, ez nem az: „{ $terrain }”
collection-map-volcano = „volcano” csak „chasm” terepen lehet, ezen nem: „{ $terrain }”
collection-map-mine = a „mine” terephez nem kell „mine” szimbólum; hagyd el
collection-map-box = „{ $what }” nem ebbe a dobozba tartozik: „{ $box }”; hagyd el
collection-map-itself = egy terület nem lehet szomszédos önmagával; ezt hagyd el
collection-map-seed = ebből a magból nem lesz térkép: { $seed }; válassz másikat
collection-map-columns = a térkép { $amount } hatszög széles, de legfeljebb { $most } lehet
collection-map-rows = a térkép { $amount } hatszög magas, de legfeljebb { $most } lehet
collection-map-land = { $amount } szárazföldi terület kevés { $players } játékosnak; rajzolj legalább ennyit: { $least }
collection-map-entries = { $amount } belépő terület (szárazföld vagy folyó a szélen, vagy ottani tenger partja) kevés { $players } játékosnak; legalább ennyi érjen a tábla széléhez: { $least }
collection-map-monsters = egyetlen területen sincs szörny, pedig a föld alatti játékhoz kell; jelölj meg ennyi területet: { $usual }
collection-not-at-hand = ez az állás olyan saját tartalomhoz tartozik, amely nincs kéznél (ujjlenyomat: { $digest }); töltsd be hozzá a gyűjteményt
collection-other = ez az állás más saját tartalomhoz tartozik (ujjlenyomat: { $digest }), mint ami kéznél van ({ $other })

## Warnings

collection-never = ez sosem tehet semmit ezeken: { $maps }; hatás: { $effect }
collection-left-out = { $name } ezeken semmit sem tehet, és a dobozban marad: { $maps }

## What effects do

## The army is “it”. $regions is a phrase in the plural from the last section, such as “forest

## regions next to water regions”.

made-effect-active = { $text }.
made-effect-declined = Hanyatlásban: { $text }.
made-effect-always = { $text } – hanyatlásban is.
made-effect-where = { $text } (csak ezek: { $regions })
made-effect-cheaper = { $amount } lapkával olcsóbbak: { $regions }
made-effect-dearer = { $amount } lapkával drágábbak: { $regions }
made-effect-unguarded = Egységlapka, elfeledett törzs, szörny és tábor nem számít az árba itt: { $regions }
made-effect-enter = Az első hódítás itt is lehet: { $regions }
made-effect-reach = Mindig elérhetők, az első hódításhoz is: { $regions }
made-effect-reach-later = Mindig elérhetők, amint a sereg a táblán áll: { $regions }
made-effect-join = A hódításainál egymással szomszédosak: { $regions }
made-effect-water = Tengereket, tavakat és folyókat foglal el és tart meg, és érmét kap értük; ami közülük az övé, hanyatlásban is az marad
made-effect-deadly = Az ellenfél { $amount } lapkával többet veszít minden területtel, amelyet ez a sereg elfoglal tőle
made-effect-merciful = Az ellenfél 1 lapkával kevesebbet veszít minden területtel, amelyet ez a sereg elfoglal tőle, vagyis többnyire egyet sem
made-effect-coins-each = +{ $amount } érme minden ilyen területéért: { $regions }
made-effect-coins-per = +{ $amount } érme minden { $per } ilyen területe után: { $regions }
made-effect-coins-turn = +{ $amount } érme minden körben
made-effect-coins-once = { $amount } érme az első köre végén
made-effect-coins-fight = +{ $amount } érme minden nem üres területért, amelyet ebben a körben foglalt el
made-effect-coins-conquest = +{ $amount } érme minden területért, amelyet ebben a körben foglalt el
made-effect-coins-killed = +{ $amount } érme minden lapkáért, amelyet mások ebben a körben a hódításai miatt veszítettek el
made-effect-coins-group = +{ $amount } érme a területei minden különálló csoportjáért
made-effect-coins-loss = { $amount } érme a közös készletből, valahányszor egy ellenfél elfoglalja egy területét
made-effect-coins-neighbour = { $amount ->
    [one] { $amount } érme minden ellenféltől, akinek aktív lapkája van a területei mellett
   *[other] { $amount } érme, vagy amennyi van neki, minden ellenféltől, akinek aktív lapkája van a területei mellett
}
made-effect-tokens-of = Átszervezéskor +{ $amount } lapka minden { $per } ilyen területe után: { $regions }
made-effect-tokens-each = Átszervezéskor +{ $amount } lapka minden ilyen területéért: { $regions }
made-effect-tokens-fight = Átszervezéskor +{ $amount } lapka minden { $per } nem üres terület után, amelyet ebben a körben foglalt el
made-effect-tokens-conquest = Átszervezéskor +{ $amount } lapka minden { $per } terület után, amelyet ebben a körben foglalt el
made-effect-tokens-killed = Átszervezéskor +{ $amount } lapka minden { $per } lapka után, amelyet mások ebben a körben a hódításai miatt veszítettek el
made-effect-attackers = { $amount } plusz lapkával vonul hadba, amely támad, de sosem áll őrt
made-effect-lair = Trollbarlang áll minden ilyen területén (ár +1): { $regions }
made-effect-shelter = { $amount ->
    [one] Az első terület, amelyet elfoglal és megtarthat, földbe vájt üreget kap, és védett
   *[other] Az első { $amount } terület, amelyet elfoglal és megtarthat, földbe vájt üreget kap, és védett
}
made-effect-spared = Nem veszít lapkát, ha egy területét elfoglalják
made-effect-toll = Minden ellenfél, aki elfoglalja egy területét, { $amount } érmét fizet a gazdájának; enélkül nem megy
made-effect-thorns = Minden ellenfél, aki elfoglalja egy területét, elveszít { $amount } lapkát a hódítók közül (az utolsót soha)
made-effect-as = Mindent tud, amit ez: { $name }
made-effect-none = Semmi tehetsége nincs.

## Phrases for regions

made-set-all = területek
    .ins = területekkel
made-set-land = szárazföldi területek
    .ins = szárazföldi területekkel
made-set-water = vízi területek
    .ins = vízi területekkel
made-set-edge = területek, ahol bármely sereg kezdhet
    .ins = olyan területekkel, ahol bármely sereg kezdhet,
made-set-chasm = szakadékok
    .ins = szakadékokkal
made-set-farmland = szántóföldek
    .ins = szántóföldekkel
made-set-forest = erdei területek
    .ins = erdei területekkel
made-set-hill = dombos területek
    .ins = dombos területekkel
made-set-mountain = hegységek
    .ins = hegységekkel
made-set-swamp = mocsaras területek
    .ins = mocsaras területekkel
made-set-sea = tengerek
    .ins = tengerekkel
made-set-lake = tavak
    .ins = tavakkal
made-set-river = folyószakaszok
    .ins = folyószakaszokkal
made-set-mine = bányás területek
    .ins = bányás területekkel
made-set-magic = mágikus területek
    .ins = mágikus területekkel
made-set-cavern = barlangbejáratos területek
    .ins = barlangbejáratos területekkel
made-set-empty = üres területek
    .ins = üres területekkel
made-set-tribe = elfeledett törzses területek
    .ins = elfeledett törzses területekkel
made-set-monsters = szörnyes területek
    .ins = szörnyes területekkel
made-set-place = Elfeledett Helyes területek
    .ins = Elfeledett Helyes területekkel
made-set-relic = Elveszett Ereklyés területek
    .ins = Elveszett Ereklyés területekkel
made-set-held = általa tartott területek
    .ins = általa tartott területekkel
made-set-lone = területek egyetlen saját lapkával
    .ins = egyetlen saját lapkás területekkel
made-set-crowd = területek legalább három saját lapkával
    .ins = legalább három saját lapkás területekkel
made-set-rival = ellenséges aktív területek
    .ins = ellenséges aktív területekkel
made-set-ruin = ellenséges hanyatló területek
    .ins = ellenséges hanyatló területekkel
made-set-own-ruin = ugyanazon játékoshoz tartozó más hanyatló területek
    .ins = ugyanazon játékoshoz tartozó más hanyatló területekkel
made-set-not = területek (kivéve: { $regions })
    .ins = területekkel (kivéve: { $regions })
made-set-beside = { FORM($regions, "ins") } szomszédos területek
    .ins = { FORM($regions, "ins") } szomszédos területekkel
made-set-near = számára { FORM($regions, "ins") } szomszédosnak számító területek
    .ins = számára { FORM($regions, "ins") } szomszédosnak számító területekkel
made-set-and = { $first } (ha egyúttal { $second })
    .ins = { FORM($first, "ins") } (ha egyúttal { $second })
made-set-and-held = { $first } (ha az övéi)
    .ins = { FORM($first, "ins") } (ha az övéi)
made-set-and-not = { $first } (kivéve: { $second })
    .ins = { FORM($first, "ins") } (kivéve: { $second })
made-set-and-beside = { FORM($second, "ins") } szomszédos { $first }
    .ins = { FORM($second, "ins") } szomszédos { FORM($first, "ins") }
made-set-and-near = számára { FORM($second, "ins") } szomszédosnak számító { $first }
    .ins = számára { FORM($second, "ins") } szomszédosnak számító { FORM($first, "ins") }
made-set-or = { $first } vagy { $second }
    .ins = { FORM($first, "ins") } vagy { FORM($second, "ins") }
made-set-group = ({ $regions })
    .ins = ({ FORM($regions, "ins") })

## Cards

made-card-race = Nép, { $tokens } lapka
made-card-power = Képesség, { $tokens } lapka
made-card-stand-in = E nép helyett: { $name }
made-card-tray = { $tokens } lapka a tálcán
made-card-by = { $collection }, szerző: { $author }
check-collection-fine = { $file }: { $races } nép, { $powers } képesség, { $maps } térkép, ujjlenyomat: { $digest }
check-collection-warning = { $file }: { $place }: { $warning }
