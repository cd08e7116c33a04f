## Mistakes

collection-not-a-table = { $value } er ingen tabell; skriv nøkler og verdier, for eksempel tokens = 5
collection-not-a-key = { $value } er ingen nøkkel; nøkler er ord
collection-unknown-key = «{ $key }» er ingen nøkkel her; skriv { FORM($known, "or") }
collection-missing-key = nøkkelen «{ $key }» mangler; legg den til
collection-missing-name = samlingen har ikke noe navn; legg til et
mistake-number = «{ $text }» er ikke et helt tall fra { $least } til { $most }
mistake-choice = «{ $text }» er ikke mulig her; skriv en av disse: { FORM($known, "or") }
mistake-write = skriv det slik: { $form }
mistake-twice = «{ $text }» står der to ganger
collection-flag = { $value } er verken true eller false
collection-not-text = { $value } er ingen tekst; skriv den i anførselstegn
collection-too-long = dette er lengre enn { $most } tegn; gjør det kortere
collection-empty-text = dette er tomt; skriv minst ett tegn
collection-unfit-letter = { $code } er et tegn som ingen kan se; utelat det
collection-too-large = dette er mer enn { $most } KiB; gjør det mindre
collection-too-deep = dette er nøstet for dypt
collection-not-toml = dette er ikke TOML: «{ $text }»
collection-not-json = dette er ikke JSON: «{ $text }»
collection-too-many = det er { $amount }, men høyst { $most } er tillatt
collection-too-many-collections = et bord bruker høyst { $most } samlinger
collection-not-a-slug = «{ $key }» er ingen nøkkel; skriv små bokstaver, sifre og bindestreker, for eksempel mole-men, høyst { $most }
collection-key-taken = det finnes allerede en innebygd «{ $key }»; velg en annen nøkkel
collection-key-twice = «{ $key }» står der to ganger; hver rase, spesialevne og hvert kart trenger sin egen nøkkel
collection-key-in-both = «{ $key }» finnes både i «{ $one }» og i «{ $other }»; spill bare med den ene, eller endre en nøkkel
collection-languages = skriv et navn, eller en tabell med 1 til { $most } navn etter språk
collection-language = «{ $text }» er ikke et språk; skriv det som «en» eller «cs»
collection-no-such-race = «{ $key }» er ingen rase i eskene; skriv { FORM($known, "or") }
collection-not-a-list = { $value } er ingen liste; skriv virkninger i hakeparenteser, for eksempel [{ "{" } coins = 2 { "}" }]
collection-one-verb = en virkning har ett verb, men det er { $amount }; verbene er { $known }
collection-must-be-true = { $value } sier ingenting; skriv true, eller utelat virkningen
collection-races-only = bare en rase kan ha «{ $verb }»
collection-no-when = «when» passer ikke sammen med «{ $what }»; utelat det
collection-no-where = «where» passer bare sammen med { FORM($known, "or") }; utelat det
collection-not-borrowable = «{ $key }» kan ikke lånes; skriv { FORM($known, "or") }
collection-too-many-borrowed = en ting låner høyst { $most } andre
collection-borrowed-twice = «{ $key }» er lånt to ganger; én gang er nok
collection-borrows-stand-in = «{ $key }» kan ikke lånes av rasen som står i stedet for den
collection-tray-too-small = { $race } har { $there } tropper, men denne rasen trenger { $needed }: banner, angripere og 5 til; bruk lavere tall, eller la den stå i stedet for en annen rase
collection-tray-too-large = denne rasen trenger { $needed } tropper (banner, angripere og 5 til), men det er høyst { $most }; bruk lavere tall
collection-stand-in-twice = { $one } og { $other } står begge i stedet for { $race }; endre en av dem
collection-pieces-twice = { $one } og { $other } låner begge brikkene til { $key }; utelat en av dem
collection-not-a-set = { $value } nevner ingen regioner; skriv ord i anførselstegn, for eksempel «forest or hill»
collection-set-too-long = dette er lengre enn { $most } tegn; gjør det kortere
collection-set-too-much = «{ $text }» er én for mye; sett «and» eller «or» foran, eller lukk ingen parentes her
collection-set-too-deep = «not», «beside», «near» og parenteser kan nøstes { $most } ganger
collection-set-open = en parentes er ikke lukket; legg til «)»
collection-set-word-missing = et ord for regioner mangler foran «{ $before }»
collection-set-unknown-word = «{ $word }» er ikke et ord for regioner; skriv { FORM($known, "or") }
collection-set-too-many-words = høyst { $most } ord er tillatt; si det med færre
collection-printed-only = her er bare ord fra det trykte brettet tillatt, ikke { FORM($words, "or") }
collection-map-empty = rutenettet er tomt; tegn rader av bokstaver, én bokstav for hver sekskant
collection-map-row = rad { $row } – bokstaver: { $amount }; i første rad: { $first }
collection-map-no-table = regionen «{ $letter }» har ingen tabell; legg til [regions.{ $letter }]
collection-map-letter = «{ $letter }» kan ikke stå for en region; skriv ett av tegnene A–Z, a–z eller 0–9
collection-map-unused = denne regionen finnes ikke i rutenettet; tegn den, eller utelat tabellen
collection-map-two-names = en region har enten «name» eller «slug»; utelat den ene
collection-map-slug = ingen av spillets kart har en region «{ $text }»; skriv «name» og et eget navn
collection-map-bad-name = «{ $name }» er ikke et navn; skriv én linje med minst én bokstav eller ett siffer og uten mellomrom foran og bak
collection-map-words = { $value } er ingen liste med ord; skriv { $form }, eller utelat det
collection-map-needs-land = «{ $what }» krever land, ikke «{ $terrain }»
collection-map-volcano = «volcano» krever «chasm», ikke «{ $terrain }»
collection-map-mine = terrenget «mine» trenger ikke symbolet «mine»; utelat det
collection-map-box = «{ $what }» hører ikke til esken «{ $box }»; utelat det
collection-map-itself = en region kan ikke grense til seg selv; utelat dette
collection-map-seed = frøet { $seed } gir ikke noe kart; velg et annet
collection-map-columns = kartet er { $amount } sekskanter bredt, men høyst { $most } er mulig
collection-map-rows = kartet er { $amount } sekskanter høyt, men høyst { $most } er mulig
collection-map-land = { $amount } landregioner er for lite for { $players } spillere; tegn minst { $least }
collection-map-entries = { $amount } inngangsregioner (land eller elver ved ytterkanten, eller kysten av et hav der) er for lite for { $players } spillere; la minst { $least } grense til ytterkanten
collection-map-monsters = ingen region har monstre, men et spill under jorden trenger noen; merk { $usual } regioner

collection-not-at-hand = denne stillingen hører til hjemmelaget innhold som ikke er for hånden (fingeravtrykk { $digest }); last inn samlingen sammen med den
collection-other = denne stillingen hører til annet hjemmelaget innhold (fingeravtrykk { $digest }) enn det som er for hånden ({ $other })

## Warnings

collection-never = dette kan aldri gjøre noe på { $maps }: { $effect }
collection-left-out = { $name } kan ikke gjøre noe på { $maps } og blir i esken der

## What effects do

made-effect-active = { $text }.
made-effect-declined = Som inaktiv: { $text }.
made-effect-always = { $text }, også som inaktiv.
made-effect-where = { $text } (bare { $regions })

made-effect-cheaper = { $amount ->
    [one] { $amount } tropp mindre for { $regions }
   *[other] { $amount } tropper mindre for { $regions }
}
made-effect-dearer = { $amount ->
    [one] { $amount } tropp mer for { $regions }
   *[other] { $amount } tropper mer for { $regions }
}
made-effect-unguarded = Ingen tropper, glemte folkeslag, monstre eller leirer teller i prisen på { $regions }
made-effect-enter = Den første erobringen kan også være i { $regions }
made-effect-reach = Alltid innen rekkevidde, også for den første erobringen: { $regions }
made-effect-reach-later = Alltid innen rekkevidde når hæren først står på brettet: { $regions }
made-effect-join = Naboer til hverandre når hæren erobrer: { $regions }
made-effect-water = Hæren tar og beholder hav, innsjøer og elver og tjener mynter på dem; det den har av dem, forblir dens eget når den er inaktiv
made-effect-deadly = { $amount ->
    [one] Motstandere mister { $amount } tropp mer med hver region hæren tar fra dem
   *[other] Motstandere mister { $amount } tropper mer med hver region hæren tar fra dem
}
made-effect-merciful = Motstandere mister 1 tropp mindre med hver region hæren tar fra dem, altså vanligvis ingen
made-effect-coins-each = { $amount ->
    [one] { $amount } ekstra mynt for hver av hærens { $regions }
   *[other] { $amount } ekstra mynter for hver av hærens { $regions }
}
made-effect-coins-per = { $amount ->
    [one] { $amount } ekstra mynt per { $per } av hærens { $regions }
   *[other] { $amount } ekstra mynter per { $per } av hærens { $regions }
}
made-effect-coins-turn = { $amount ->
    [one] { $amount } ekstra mynt hver tur
   *[other] { $amount } ekstra mynter hver tur
}
made-effect-coins-once = { $amount ->
    [one] { $amount } mynt på slutten av hærens første tur
   *[other] { $amount } mynter på slutten av hærens første tur
}
made-effect-coins-fight = { $amount ->
    [one] { $amount } ekstra mynt for hver ikke-tom region hæren har erobret denne turen
   *[other] { $amount } ekstra mynter for hver ikke-tom region hæren har erobret denne turen
}
made-effect-coins-conquest = { $amount ->
    [one] { $amount } ekstra mynt for hver region hæren har erobret denne turen
   *[other] { $amount } ekstra mynter for hver region hæren har erobret denne turen
}
made-effect-coins-killed = { $amount ->
    [one] { $amount } ekstra mynt for hver tropp andre spillere har mistet ved hærens erobringer denne turen
   *[other] { $amount } ekstra mynter for hver tropp andre spillere har mistet ved hærens erobringer denne turen
}
made-effect-coins-group = { $amount ->
    [one] { $amount } ekstra mynt for hver atskilt gruppe av hærens regioner
   *[other] { $amount } ekstra mynter for hver atskilt gruppe av hærens regioner
}
made-effect-coins-loss = { $amount ->
    [one] { $amount } mynt fra Banken hver gang en motstander erobrer en av hærens regioner
   *[other] { $amount } mynter fra Banken hver gang en motstander erobrer en av hærens regioner
}
made-effect-coins-neighbour = { $amount ->
    [one] { $amount } mynt fra hver motstander med en aktiv tropp i en region som er nabo til en av hærens
   *[other] { $amount } mynter fra hver motstander med en aktiv tropp i en region som er nabo til en av hærens, eller så mange de har
}
made-effect-tokens-of = { $amount ->
    [one] Ved omfordelingen { $amount } ekstra tropp per { $per } av hærens { $regions }
   *[other] Ved omfordelingen { $amount } ekstra tropper per { $per } av hærens { $regions }
}
made-effect-tokens-each = { $amount ->
    [one] Ved omfordelingen { $amount } ekstra tropp for hver av hærens { $regions }
   *[other] Ved omfordelingen { $amount } ekstra tropper for hver av hærens { $regions }
}
made-effect-tokens-fight = Ved omfordelingen { $amount ->
    [one] { $amount } ekstra tropp
   *[other] { $amount } ekstra tropper
} per { $per ->
    [one] { $per } ikke-tom region
   *[other] { $per } ikke-tomme regioner
} hæren har erobret denne turen
made-effect-tokens-conquest = Ved omfordelingen { $amount ->
    [one] { $amount } ekstra tropp
   *[other] { $amount } ekstra tropper
} per { $per ->
    [one] { $per } region
   *[other] { $per } regioner
} hæren har erobret denne turen
made-effect-tokens-killed = Ved omfordelingen { $amount ->
    [one] { $amount } ekstra tropp
   *[other] { $amount } ekstra tropper
} per { $per ->
    [one] { $per } tropp
   *[other] { $per } tropper
} andre spillere har mistet ved hærens erobringer denne turen
made-effect-attackers = { $amount ->
    [one] { $amount } ekstra tropp marsjerer med hæren: den angriper, men står aldri vakt
   *[other] { $amount } ekstra tropper marsjerer med hæren: de angriper, men står aldri vakt
}
made-effect-lair = I hver av hærens { $regions } står det en trollhule som øker prisen med 1
made-effect-shelter = { $amount ->
    [one] Den første regionen hæren erobrer og kan beholde, får en jordhule og er immun
   *[other] De første { $amount } regionene hæren erobrer og kan beholde, får hver sin jordhule og er immune
}
made-effect-spared = Hæren mister ingen tropp når en av regionene dens blir erobret
made-effect-toll = { $amount ->
    [one] Hver motstander som erobrer en av hærens regioner, betaler eieren { $amount } mynt; uten den går det ikke
   *[other] Hver motstander som erobrer en av hærens regioner, betaler eieren { $amount } mynter; uten dem går det ikke
}
made-effect-thorns = Hver motstander som erobrer en av hærens regioner, mister { $amount } av de angripende troppene (aldri den siste)
made-effect-as = Hæren kan alt dette kortet kan: { $name }
made-effect-none = Ikke noe talent i det hele tatt.

## Phrases for regions

made-set-all = regioner
made-set-land = landregioner
made-set-water = vannregioner
made-set-edge = regioner der enhver hær kan begynne
made-set-chasm = kløfter
made-set-farmland = landbruksregioner
made-set-forest = skogregioner
made-set-hill = bakkeregioner
made-set-mountain = fjellregioner
made-set-swamp = sumpregioner
made-set-sea = havregioner
made-set-lake = innsjøer
made-set-river = elveregioner
made-set-mine = gruveregioner
made-set-magic = magiregioner
made-set-cavern = regioner med underjordisk hule
made-set-empty = tomme regioner
made-set-tribe = regioner med et glemt folkeslag
made-set-monsters = regioner med monstre
made-set-place = regioner med et populært sted
made-set-relic = regioner med en rettferdig relikvie
made-set-held = regioner hæren har
made-set-lone = regioner med bare én av hærens tropper
made-set-crowd = regioner med tre eller flere av hærens tropper
made-set-rival = regioner hos andre spilleres aktive hærer
made-set-ruin = regioner hos andre spilleres inaktive hærer
made-set-own-ruin = regioner hos andre inaktive hærer til samme spiller
made-set-not = andre regioner enn { $regions }
made-set-beside = regioner som er nabo til { $regions }
made-set-near = regioner som for hæren regnes som nabo til { $regions }
made-set-and = { $first } som også er { $second }
made-set-and-held = { $first } som hæren har
made-set-and-not = { $first } som ikke er { $second }
made-set-and-beside = { $first } som er nabo til { $second }
made-set-and-near = { $first } som for hæren regnes som nabo til { $second }
made-set-or = { $first } eller { $second }
made-set-group = ({ $regions })

## Cards

made-card-race = Rase, { $tokens ->
    [one] { $tokens } tropp
   *[other] { $tokens } tropper
}
made-card-power = Spesialevne, { $tokens ->
    [one] { $tokens } tropp
   *[other] { $tokens } tropper
}
made-card-stand-in = I stedet for { $name }
made-card-tray = { $tokens } tropper på oppbevaringsbrettet
made-card-by = { $collection }, av { $author }
check-collection-fine = { $file }: { $races ->
    [one] { $races } rase
   *[other] { $races } raser
}, { $powers ->
    [one] { $powers } spesialevne
   *[other] { $powers } spesialevner
}, { $maps ->
    [one] { $maps } kart
   *[other] { $maps } kart
}, fingeravtrykk { $digest }
check-collection-warning = { $file }: { $place }: { $warning }
