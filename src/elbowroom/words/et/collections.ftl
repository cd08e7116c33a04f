## Mistakes

collection-not-a-table = { $value } ei ole tabel; kirjuta võtmed ja väärtused, näiteks tokens = 5
collection-not-a-key = { $value } ei ole võti; võtmed on sõnad
collection-unknown-key = „{ $key }“ ei ole siin võti; kirjuta { FORM($known, "or") }
collection-missing-key = võti „{ $key }“ puudub; lisa see
collection-missing-name = kogumikul pole nime; lisa see
mistake-number = „{ $text }“ ei ole täisarv vahemikus { $least } kuni { $most }
mistake-choice = „{ $text }“ siia ei sobi; kirjuta üks neist: { FORM($known, "or") }
mistake-write = kirjuta nii: { $form }
mistake-twice = „{ $text }“ on siin kaks korda
collection-flag = { $value } ei ole true ega false
collection-not-text = { $value } ei ole tekst; kirjuta see jutumärkides
collection-too-long = see on pikem kui { $most } märki; lühenda
collection-empty-text = see on tühi; kirjuta vähemalt üks märk
collection-unfit-letter = { $code } on märk, mida keegi ei näe; jäta see välja
collection-too-large = seda on rohkem kui { $most } KiB; tee väiksemaks
collection-too-deep = see on liiga sügavalt pesastatud
collection-not-toml = see ei ole TOML: „{ $text }“
collection-not-json = see ei ole JSON: „{ $text }“
collection-too-many = neid on { $amount }, aga lubatud on kõige rohkem { $most }
collection-too-many-collections = ühe laua taga võib olla kõige rohkem { $most } kogumikku
collection-not-a-slug = „{ $key }“ ei ole võti; kirjuta väiketähti, numbreid ja sidekriipse, näiteks mole-men, kõige rohkem { $most }
collection-key-taken = sisseehitatud „{ $key }“ on juba olemas; vali teine võti
collection-key-twice = „{ $key }“ on kaks korda; igal rassil, eriomadusel ja kaardil peab olema oma võti
collection-key-in-both = „{ $key }“ on nii kogumikus „{ $one }“ kui ka kogumikus „{ $other }“; mängi ainult ühega neist või muuda võtit
collection-languages = kirjuta nimi või tabel, kus on 1 kuni { $most } nime keelte kaupa
collection-language = „{ $text }“ ei ole keel; kirjuta see kujul en või cs
collection-no-such-race = „{ $key }“ ei ole kastide rass; kirjuta { FORM($known, "or") }
collection-not-a-list = { $value } ei ole loend; kirjuta mõjud sulgudesse, näiteks [{ "{" } coins = 2 { "}" }]
collection-one-verb = mõjul on üks tegusõna, aga siin on { $amount }; tegusõnad on { $known }
collection-must-be-true = { $value } ei ütle midagi; kirjuta true või jäta mõju välja
collection-races-only = „{ $verb }“ võib olla ainult rassil
collection-no-when = „when“ ei käi kokku sõnaga „{ $what }“; jäta see välja
collection-no-where = „where“ käib ainult nendega: { $known }; jäta see välja
collection-not-borrowable = „{ $key }“ ei ole laenatav; kirjuta { FORM($known, "or") }
collection-too-many-borrowed = üks asi laenab kõige rohkem { $most } teist
collection-borrowed-twice = „{ $key }“ on laenatud kaks korda; ühest piisab
collection-borrows-stand-in = „{ $key }“: rass, mis seda asendab, ei saa seda laenata
collection-tray-too-small = { $race }: hõimumärke on { $there }, aga see rass vajab { $needed }: rassimärk, ründajad ja veel 5; vähenda neid või asenda mõnda teist rassi
collection-tray-too-large = see rass vajab { $needed } hõimumärki (rassimärk, ründajad ja veel 5), aga neid on kõige rohkem { $most }; vähenda neid
collection-stand-in-twice = { $one } ja { $other } asendavad mõlemad sama rassi: { $race }; muuda üht neist
collection-pieces-twice = { $one } ja { $other } laenavad mõlemad samu nuppe: { $key }; jäta üks neist välja
collection-not-a-set = { $value } ei nimeta alasid; kirjuta sõnad jutumärkides, näiteks „forest or hill“
collection-set-too-long = see on pikem kui { $most } märki; lühenda
collection-set-too-much = „{ $text }“ on üleliigne; pane selle ette „and“ või „or“ või jäta siin sulg sulgemata
collection-set-too-deep = „not“, „beside“, „near“ ja sulud võivad olla pesastatud kuni { $most } korda
collection-set-open = sulg on sulgemata; lisa „)“
collection-set-word-missing = enne sõna „{ $before }“ puudub alasid tähistav sõna
collection-set-unknown-word = „{ $word }“ ei ole alasid tähistav sõna; kirjuta { FORM($known, "or") }
collection-set-too-many-words = lubatud on kõige rohkem { $most } sõna; ütle vähemaga
collection-printed-only = siin on lubatud ainult trükitud mängulaua sõnad, aga mitte need: { $words }
collection-map-empty = ruudustik on tühi; joonista tähtedest read, iga kuusnurga kohta üks täht
collection-map-row = { $row }. rida – tähti: { $amount }; esimeses reas: { $first }
collection-map-no-table = alal „{ $letter }“ pole tabelit; lisa [regions.{ $letter }]
collection-map-letter = „{ $letter }“ ei saa ala tähistada; kirjuta üks märk vahemikest A–Z, a–z ja 0–9
collection-map-unused = seda ala pole ruudustikus kusagil; joonista see või jäta selle tabel välja
collection-map-two-names = alal peab olema kas „name“ või „slug“, mitte mõlemad; jäta üks neist välja
collection-map-slug = ühelgi mängu kaardil pole ala „{ $text }“; kirjuta „name“ ja enda välja mõeldud nimi
collection-map-bad-name = „{ $name }“ ei ole nimi; kirjuta üks rida, milles on vähemalt üks täht või number, ilma tühikuteta alguses ja lõpus
collection-map-words = { $value } ei ole sõnade loend; kirjuta { $form } või jäta see välja
collection-map-needs-land = „{ $what }“ vajab maismaad, aga siin on „{ $terrain }“
collection-map-volcano = „volcano“ vajab maastikku „chasm“, aga siin on „{ $terrain }“
collection-map-mine = maastik „mine“ ei vaja sümbolit „mine“; jäta sümbol välja
collection-map-box = „{ $what }“ ei kuulu kasti „{ $box }“; jäta see välja
collection-map-itself = ala ei saa iseendaga piirneda; jäta see välja
collection-map-seed = seemnest { $seed } kaarti ei tule; vali teine seeme
collection-map-columns = kaart on { $amount } kuusnurka lai, aga võimalik on kõige rohkem { $most }
collection-map-rows = kaart on { $amount } kuusnurka kõrge, aga võimalik on kõige rohkem { $most }
collection-map-land = { $amount } maismaa-ala on liiga vähe, kui mängijaid on { $players }; joonista vähemalt { $least }
collection-map-entries = { $amount } sisenemisala (maismaa või jõgi serval või sealse mere kallas) on liiga vähe, kui mängijaid on { $players }; serva peab puudutama vähemalt { $least }
collection-map-monsters = ühelgi alal pole koletisi, aga maa-alune mäng vajab neid; märgi { $usual } ala

collection-not-at-hand = see seis kuulub omatehtud sisu juurde, mida pole käepärast (räsi { $digest }); laadi kogumik koos sellega
collection-other = see seis kuulub teise omatehtud sisu juurde (räsi { $digest }) kui see, mis on käepärast ({ $other })

## Warnings

collection-never = see ei saa kunagi midagi teha kaartidel { $maps }: { $effect }
collection-left-out = kasti jäetakse { $name }, sest kaartidel { $maps } ei saa see midagi teha

## What effects do

made-effect-active = { $text }.
made-effect-declined = Allakäigul: { $text }.
made-effect-always = { $text }; ka allakäigul.
made-effect-where = { $text } (ainult { $regions })

made-effect-cheaper = { $amount } hõimumärgi võrra odavamad: { $regions }
made-effect-dearer = { $amount } hõimumärgi võrra kallimad: { $regions }
made-effect-unguarded = Hinnas ei loe hõimumärgid, langenud hõimud, koletised ega sõjalaagrid: { $regions }
made-effect-enter = Esimene vallutus võib olla ka siin: { $regions }
made-effect-reach = Alati käeulatuses, ka esimeseks vallutuseks: { $regions }
made-effect-reach-later = Alati käeulatuses, kui armee on juba mängulaual: { $regions }
made-effect-join = Selle armee vallutuste jaoks üksteise kõrval: { $regions }
made-effect-water = Armee vallutab ja hoiab meresid, järvi ja jõgesid ning saab nende eest münte; mis neist on tema käes, jääb talle ka allakäigul
made-effect-deadly = { $amount ->
    [one] Iga alaga, mille armee vastaselt võtab, kaotab see { $amount } hõimumärgi rohkem
   *[other] Iga alaga, mille armee vastaselt võtab, kaotab see { $amount } hõimumärki rohkem
}
made-effect-merciful = Iga alaga, mille armee vastaselt võtab, kaotab see 1 hõimumärgi vähem, seega tavaliselt mitte ühtki
made-effect-coins-each = { $amount ->
    [one] { $amount } lisamünt iga oma ala eest nende seast: { $regions }
   *[other] { $amount } lisamünti iga oma ala eest nende seast: { $regions }
}
made-effect-coins-per = { $amount ->
    [one] { $amount } lisamünt iga { $per } oma ala eest nende seast: { $regions }
   *[other] { $amount } lisamünti iga { $per } oma ala eest nende seast: { $regions }
}
made-effect-coins-turn = { $amount ->
    [one] { $amount } lisamünt igal käigul
   *[other] { $amount } lisamünti igal käigul
}
made-effect-coins-once = { $amount ->
    [one] { $amount } münt armee esimese käigu lõpus
   *[other] { $amount } münti armee esimese käigu lõpus
}
made-effect-coins-fight = { $amount ->
    [one] { $amount } lisamünt iga mittetühja ala eest, mille armee sel käigul vallutas
   *[other] { $amount } lisamünti iga mittetühja ala eest, mille armee sel käigul vallutas
}
made-effect-coins-conquest = { $amount ->
    [one] { $amount } lisamünt iga ala eest, mille armee sel käigul vallutas
   *[other] { $amount } lisamünti iga ala eest, mille armee sel käigul vallutas
}
made-effect-coins-killed = { $amount ->
    [one] { $amount } lisamünt iga hõimumärgi eest, mille teised mängijad sel käigul armee vallutuste tõttu kaotasid
   *[other] { $amount } lisamünti iga hõimumärgi eest, mille teised mängijad sel käigul armee vallutuste tõttu kaotasid
}
made-effect-coins-group = { $amount ->
    [one] { $amount } lisamünt iga eraldi rühma eest, mille armee alad moodustavad
   *[other] { $amount } lisamünti iga eraldi rühma eest, mille armee alad moodustavad
}
made-effect-coins-loss = { $amount ->
    [one] { $amount } münt pangast iga kord, kui vastane vallutab mõne armee ala
   *[other] { $amount } münti pangast iga kord, kui vastane vallutab mõne armee ala
}
made-effect-coins-neighbour = { $amount ->
    [one] { $amount } münt igalt vastaselt, kellel on aktiivne hõimumärk armee alade kõrval
   *[other] { $amount } münti igalt vastaselt, kellel on aktiivne hõimumärk armee alade kõrval, või nii palju, kui tal on
}
made-effect-tokens-of = { $amount ->
    [one] Ümberpaigutamisel { $amount } hõimumärk juurde iga { $per } oma ala kohta nende seast: { $regions }
   *[other] Ümberpaigutamisel { $amount } hõimumärki juurde iga { $per } oma ala kohta nende seast: { $regions }
}
made-effect-tokens-each = { $amount ->
    [one] Ümberpaigutamisel { $amount } hõimumärk juurde iga oma ala kohta nende seast: { $regions }
   *[other] Ümberpaigutamisel { $amount } hõimumärki juurde iga oma ala kohta nende seast: { $regions }
}
made-effect-tokens-fight = { $amount ->
    [one] Ümberpaigutamisel { $amount } hõimumärk juurde iga { $per } mittetühja ala kohta, mille armee sel käigul vallutas
   *[other] Ümberpaigutamisel { $amount } hõimumärki juurde iga { $per } mittetühja ala kohta, mille armee sel käigul vallutas
}
made-effect-tokens-conquest = { $amount ->
    [one] Ümberpaigutamisel { $amount } hõimumärk juurde iga { $per } ala kohta, mille armee sel käigul vallutas
   *[other] Ümberpaigutamisel { $amount } hõimumärki juurde iga { $per } ala kohta, mille armee sel käigul vallutas
}
made-effect-tokens-killed = { $amount ->
    [one] Ümberpaigutamisel { $amount } hõimumärk juurde iga { $per } hõimumärgi kohta, mille teised mängijad sel käigul armee vallutuste tõttu kaotasid
   *[other] Ümberpaigutamisel { $amount } hõimumärki juurde iga { $per } hõimumärgi kohta, mille teised mängijad sel käigul armee vallutuste tõttu kaotasid
}
made-effect-attackers = { $amount ->
    [one] Kaasa marsib { $amount } lisahõimumärk: see ründab, aga ei jää kunagi valvesse
   *[other] Kaasa marsib { $amount } lisahõimumärki: need ründavad, aga ei jää kunagi valvesse
}
made-effect-lair = Igal oma alal nende seast on trollikoobas, mis tõstab hinda 1 võrra: { $regions }
made-effect-shelter = { $amount ->
    [one] Esimene ala, mille armee vallutab ja endale jätta võib, saab uru ja on immuunne
   *[other] Esimesed { $amount } ala, mille armee vallutab ja endale jätta võib, saavad uru ja on immuunsed
}
made-effect-spared = Kui mõni armee ala vallutatakse, ei kaota ta ühtki hõimumärki
made-effect-toll = { $amount ->
    [one] Iga vastane, kes vallutab mõne armee ala, maksab selle omanikule { $amount } mündi; ilma selleta see ei õnnestu
   *[other] Iga vastane, kes vallutab mõne armee ala, maksab selle omanikule { $amount } münti; ilma nendeta see ei õnnestu
}
made-effect-thorns = { $amount ->
    [one] Iga vastane, kes vallutab mõne armee ala, kaotab { $amount } hõimumärgi nendest, mis selle vallutasid (aga mitte kunagi viimast)
   *[other] Iga vastane, kes vallutab mõne armee ala, kaotab { $amount } hõimumärki nendest, mis selle vallutasid (aga mitte kunagi viimast)
}
made-effect-as = Oskab kõike, mida oskavad: { $name }
made-effect-none = Pole ainsatki annet.

## Phrases for regions

made-set-all = alad
    .gen = alade
made-set-land = maismaa-alad
    .gen = maismaa-alade
made-set-water = veealad
    .gen = veealade
made-set-edge = iga armee võimalikud lähtealad
    .gen = iga armee võimalike lähtealade
made-set-chasm = kuristikud
    .gen = kuristike
made-set-farmland = põllualad
    .gen = põllualade
made-set-forest = metsaalad
    .gen = metsaalade
made-set-hill = künkaalad
    .gen = künkaalade
made-set-mountain = mäealad
    .gen = mäealade
made-set-swamp = sooalad
    .gen = sooalade
made-set-sea = mered
    .gen = merede
made-set-lake = järved
    .gen = järvede
made-set-river = jõealad
    .gen = jõealade
made-set-mine = kaevandusega alad
    .gen = kaevandusega alade
made-set-magic = maagilised alad
    .gen = maagiliste alade
made-set-cavern = koopaga alad
    .gen = koopaga alade
made-set-empty = tühjad alad
    .gen = tühjade alade
made-set-tribe = langenud hõimuga alad
    .gen = langenud hõimuga alade
made-set-monsters = koletistega alad
    .gen = koletistega alade
made-set-place = kuulsa paigaga alad
    .gen = kuulsa paigaga alade
made-set-relic = püha reliikviaga alad
    .gen = püha reliikviaga alade
made-set-held = armee enda käes olevad alad
    .gen = armee enda käes olevate alade
made-set-lone = vaid ühe oma hõimumärgiga alad
    .gen = vaid ühe oma hõimumärgiga alade
made-set-crowd = vähemalt kolme oma hõimumärgiga alad
    .gen = vähemalt kolme oma hõimumärgiga alade
made-set-rival = teiste mängijate aktiivsete armeede alad
    .gen = teiste mängijate aktiivsete armeede alade
made-set-ruin = teiste mängijate allakäigul armeede alad
    .gen = teiste mängijate allakäigul armeede alade
made-set-own-ruin = sama mängija teiste allakäigul armeede alad
    .gen = sama mängija teiste allakäigul armeede alade
made-set-not = alad, mis ei ole { $regions }
    .gen = alade (mis ei ole { $regions })
made-set-beside = { FORM($regions, "gen") } kõrval olevad alad
    .gen = { FORM($regions, "gen") } kõrval olevate alade
made-set-near = armee jaoks { FORM($regions, "gen") } kõrval olevad alad
    .gen = armee jaoks { FORM($regions, "gen") } kõrval olevate alade
made-set-and = { $first }, mis on ühtlasi { $second }
    .gen = { FORM($first, "gen") } (mis on ühtlasi { $second })
made-set-and-held = { $first }, mis on armee enda käes
    .gen = { FORM($first, "gen") } (mis on armee enda käes)
made-set-and-not = { $first }, mis ei ole { $second }
    .gen = { FORM($first, "gen") } (mis ei ole { $second })
made-set-and-beside = { FORM($second, "gen") } kõrval olevad { $first }
    .gen = { FORM($second, "gen") } kõrval olevate { FORM($first, "gen") }
made-set-and-near = armee jaoks { FORM($second, "gen") } kõrval olevad { $first }
    .gen = armee jaoks { FORM($second, "gen") } kõrval olevate { FORM($first, "gen") }
made-set-or = { $first } või { $second }
    .gen = { FORM($first, "gen") } või { FORM($second, "gen") }
made-set-group = ({ $regions })
    .gen = ({ FORM($regions, "gen") })

## Cards

made-card-race = Rass, { $tokens ->
    [one] { $tokens } hõimumärk
   *[other] { $tokens } hõimumärki
}
made-card-power = Eriomadus, { $tokens ->
    [one] { $tokens } hõimumärk
   *[other] { $tokens } hõimumärki
}
made-card-stand-in = Asendab: { $name }
made-card-tray = hõimumärke karbis: { $tokens }
made-card-by = { $collection }, autor { $author }
check-collection-fine = { $file }: { $races ->
    [one] { $races } rass
   *[other] { $races } rassi
}, { $powers ->
    [one] { $powers } eriomadus
   *[other] { $powers } eriomadust
}, { $maps ->
    [one] { $maps } kaart
   *[other] { $maps } kaarti
}, räsi { $digest }
check-collection-warning = { $file }: { $place }: { $warning }
