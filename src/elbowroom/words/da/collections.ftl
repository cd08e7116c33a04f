## Mistakes

collection-not-a-table = { $value } er ikke en tabel; skriv nøgler og værdier, for eksempel tokens = 5
collection-not-a-key = { $value } er ikke en nøgle; nøgler er ord
collection-unknown-key = »{ $key }« er ikke en nøgle her; skriv { FORM($known, "or") }
collection-missing-key = nøglen »{ $key }« mangler; tilføj den
collection-missing-name = samlingen har intet navn; tilføj et
mistake-number = »{ $text }« er ikke et helt tal fra { $least } til { $most }
mistake-choice = »{ $text }« er ikke muligt her; skriv et af disse: { FORM($known, "or") }
mistake-write = skriv det sådan: { $form }
mistake-twice = »{ $text }« står der to gange
collection-flag = { $value } er hverken true eller false
collection-not-text = { $value } er ikke en tekst; skriv den i anførselstegn
collection-too-long = dette er længere end { $most } tegn; gør det kortere
collection-empty-text = dette er tomt; skriv mindst ét tegn
collection-unfit-letter = { $code } er et tegn, som ingen kan se; udelad det
collection-too-large = dette er mere end { $most } KiB; gør det mindre
collection-too-deep = dette er indlejret for dybt
collection-not-toml = dette er ikke TOML: »{ $text }«
collection-not-json = dette er ikke JSON: »{ $text }«
collection-too-many = der er { $amount }, men højst { $most } er tilladt
collection-too-many-collections = et bord bruger højst { $most } samlinger
collection-not-a-slug = »{ $key }« er ikke en nøgle; skriv små bogstaver, cifre og bindestreger, for eksempel mole-men, højst { $most } tegn
collection-key-taken = der er allerede en indbygget »{ $key }«; vælg en anden nøgle
collection-key-twice = »{ $key }« står der to gange; hver race, specialevne og hvert landkort skal have sin egen nøgle
collection-key-in-both = »{ $key }« findes både i »{ $one }« og i »{ $other }«; spil kun med den ene, eller ændr en nøgle
collection-languages = skriv et navn eller en tabel med 1 til { $most } navne efter sprog
collection-language = »{ $text }« er ikke et sprog; skriv det som »en« eller »cs«
collection-no-such-race = »{ $key }« er ikke en af æskernes racer; skriv { FORM($known, "or") }
collection-not-a-list = { $value } er ikke en liste; skriv virkninger i kantede parenteser, for eksempel [{ "{" } coins = 2 { "}" }]
collection-one-verb = en virkning har ét verbum, men her er { $amount }; verberne er { $known }
collection-must-be-true = { $value } siger intet; skriv true, eller udelad virkningen
collection-races-only = kun en race kan have »{ $verb }«
collection-no-when = »when« passer ikke sammen med »{ $what }«; udelad det
collection-no-where = »where« passer kun sammen med { FORM($known, "or") }; udelad det
collection-not-borrowable = »{ $key }« kan ikke lånes; skriv { FORM($known, "or") }
collection-too-many-borrowed = en ting låner højst { $most } andre
collection-borrowed-twice = »{ $key }« er lånt to gange; én gang er nok
collection-borrows-stand-in = »{ $key }« kan ikke lånes af den race, der træder i dens sted
collection-tray-too-small = { $race } har { $there } tropper, men denne race skal bruge { $needed }: banner, angribere og 5 mere; sæt dem ned, eller træd i stedet for en anden race
collection-tray-too-large = denne race skal bruge { $needed } tropper (banner, angribere og 5 mere), men der er højst { $most }; sæt dem ned
collection-stand-in-twice = { $one } og { $other } træder begge i stedet for { $race }; lav den ene om
collection-pieces-twice = { $one } og { $other } låner begge brikkerne fra { $key }; udelad den ene
collection-not-a-set = { $value } nævner ingen regioner; skriv ord i anførselstegn, for eksempel »forest or hill«
collection-set-too-long = dette er længere end { $most } tegn; gør det kortere
collection-set-too-much = »{ $text }« er én for meget; sæt »and« eller »or« foran, eller luk ingen parentes her
collection-set-too-deep = »not«, »beside«, »near« og parenteser må indlejres { $most } gange
collection-set-open = en parentes er ikke lukket; tilføj »)«
collection-set-word-missing = der mangler et ord for regioner før »{ $before }«
collection-set-unknown-word = »{ $word }« er ikke et ord for regioner; skriv { FORM($known, "or") }
collection-set-too-many-words = højst { $most } ord er tilladt; sig det med færre
collection-printed-only = kun ord for det trykte spillebræt er tilladt her, ikke { FORM($words, "or") }
collection-map-empty = gitteret er tomt; tegn rækker af bogstaver, ét bogstav for hver sekskant
collection-map-row = række { $row } – bogstaver: { $amount }; i første række: { $first }
collection-map-no-table = regionen »{ $letter }« har ingen tabel; tilføj [regions.{ $letter }]
collection-map-letter = »{ $letter }« kan ikke stå for en region; skriv et af tegnene A–Z, a–z eller 0–9
collection-map-unused = denne region findes ikke i gitteret; tegn den, eller udelad dens tabel
collection-map-two-names = en region har enten »name« eller »slug«; udelad den ene nøgle
collection-map-slug = intet af spillets landkort har en region »{ $text }«; skriv »name« og et navn, du selv finder på
collection-map-bad-name = »{ $name }« er ikke et navn; skriv én linje med mindst ét bogstav eller ciffer og uden mellemrum før og efter
collection-map-words = { $value } er ikke en liste med ord; skriv { $form }, eller udelad det
collection-map-needs-land = »{ $what }« kræver land, ikke »{ $terrain }«
collection-map-volcano = »volcano« kræver »chasm«, ikke »{ $terrain }«
collection-map-mine = terrænet »mine« behøver ikke symbolet »mine«; udelad det
collection-map-box = »{ $what }« hører ikke til æsken »{ $box }«; udelad det
collection-map-itself = en region kan ikke grænse op til sig selv; udelad det
collection-map-seed = startværdien { $seed } giver intet landkort; vælg en anden
collection-map-columns = kortet er { $amount } sekskanter bredt, men det må højst være { $most }
collection-map-rows = kortet er { $amount } sekskanter højt, men det må højst være { $most }
collection-map-land = { $amount } landregioner er for få til { $players } spillere; tegn mindst { $least }
collection-map-entries = { $amount } startregioner (land eller flod ved yderkanten, eller kysten af et hav der) er for få til { $players } spillere; lad mindst { $least } røre yderkanten
collection-map-monsters = ingen region har monstre, men et spil i Undergrunden skal have nogle; marker { $usual } regioner

collection-not-at-hand = denne stilling hører til hjemmelavet indhold, som ikke er ved hånden (kontrolsum { $digest }); indlæs samlingen sammen med den
collection-other = denne stilling hører til andet hjemmelavet indhold (kontrolsum { $digest }) end det, der er ved hånden ({ $other })

## Warnings

collection-never = dette kan aldrig gøre noget på { $maps }: { $effect }
collection-left-out = { $name } kan intet udrette på { $maps } og bliver i æsken der

## What effects do

made-effect-active = { $text }.
made-effect-declined = Som inaktiv: { $text }.
made-effect-always = { $text }, også som inaktiv.
made-effect-where = { $text } (kun { $regions })

made-effect-cheaper = { $amount ->
    [one] { $amount } trop mindre for { $regions }
   *[other] { $amount } tropper mindre for { $regions }
}
made-effect-dearer = { $amount ->
    [one] { $amount } trop mere for { $regions }
   *[other] { $amount } tropper mere for { $regions }
}
made-effect-unguarded = Tropper, glemte folkeslag, monstre og lejre tæller ikke med i prisen på { $regions }
made-effect-enter = Den første erobring må også være i { $regions }
made-effect-reach = Altid inden for rækkevidde, også for den første erobring: { $regions }
made-effect-reach-later = Altid inden for rækkevidde, når først den står på spillebrættet: { $regions }
made-effect-join = Naboer til hinanden ved dens erobringer: { $regions }
made-effect-water = Den tager og holder hav, søer og floder og får mønter for dem; hvad den holder af dem, forbliver dens eget som inaktiv
made-effect-deadly = { $amount ->
    [one] Modstandere mister { $amount } trop mere med hver region, som den tager fra dem
   *[other] Modstandere mister { $amount } tropper mere med hver region, som den tager fra dem
}
made-effect-merciful = Modstandere mister 1 trop mindre med hver region, som den tager fra dem, altså normalt ingen
made-effect-coins-each = { $amount ->
    [one] { $amount } ekstra mønt for hver af dens { $regions }
   *[other] { $amount } ekstra mønter for hver af dens { $regions }
}
made-effect-coins-per = { $amount ->
    [one] { $amount } ekstra mønt for hver { $per } af dens { $regions }
   *[other] { $amount } ekstra mønter for hver { $per } af dens { $regions }
}
made-effect-coins-turn = { $amount ->
    [one] { $amount } ekstra mønt hver tur
   *[other] { $amount } ekstra mønter hver tur
}
made-effect-coins-once = { $amount ->
    [one] { $amount } mønt ved slutningen af dens første tur
   *[other] { $amount } mønter ved slutningen af dens første tur
}
made-effect-coins-fight = { $amount ->
    [one] { $amount } ekstra mønt for hver ikke-tom region, den har erobret i denne tur
   *[other] { $amount } ekstra mønter for hver ikke-tom region, den har erobret i denne tur
}
made-effect-coins-conquest = { $amount ->
    [one] { $amount } ekstra mønt for hver region, den har erobret i denne tur
   *[other] { $amount } ekstra mønter for hver region, den har erobret i denne tur
}
made-effect-coins-killed = { $amount ->
    [one] { $amount } ekstra mønt for hver trop, som andre spillere har mistet ved dens erobringer i denne tur
   *[other] { $amount } ekstra mønter for hver trop, som andre spillere har mistet ved dens erobringer i denne tur
}
made-effect-coins-group = { $amount ->
    [one] { $amount } ekstra mønt for hver adskilt gruppe af dens regioner
   *[other] { $amount } ekstra mønter for hver adskilt gruppe af dens regioner
}
made-effect-coins-loss = { $amount ->
    [one] { $amount } mønt fra Banken, hver gang en modstander erobrer en af dens regioner
   *[other] { $amount } mønter fra Banken, hver gang en modstander erobrer en af dens regioner
}
made-effect-coins-neighbour = { $amount ->
    [one] { $amount } mønt fra hver modstander, der har en aktiv trop som nabo til dens regioner
   *[other] { $amount } mønter fra hver modstander, der har en aktiv trop som nabo til dens regioner, eller så mange, de har
}
made-effect-tokens-of = { $amount ->
    [one] Ved omfordelingen { $amount } trop mere for hver { $per } af dens { $regions }
   *[other] Ved omfordelingen { $amount } tropper mere for hver { $per } af dens { $regions }
}
made-effect-tokens-each = { $amount ->
    [one] Ved omfordelingen { $amount } trop mere for hver af dens { $regions }
   *[other] Ved omfordelingen { $amount } tropper mere for hver af dens { $regions }
}
made-effect-tokens-fight = Ved omfordelingen { $amount ->
    [one] { $amount } trop
   *[other] { $amount } tropper
} mere for hver { $per ->
    [one] ikke-tom region
   *[other] { $per } ikke-tomme regioner
}, den har erobret i denne tur
made-effect-tokens-conquest = Ved omfordelingen { $amount ->
    [one] { $amount } trop
   *[other] { $amount } tropper
} mere for hver { $per ->
    [one] region
   *[other] { $per } regioner
}, den har erobret i denne tur
made-effect-tokens-killed = Ved omfordelingen { $amount ->
    [one] { $amount } trop
   *[other] { $amount } tropper
} mere for hver { $per ->
    [one] trop
   *[other] { $per } tropper
}, som andre spillere har mistet ved dens erobringer i denne tur
made-effect-attackers = { $amount ->
    [one] { $amount } ekstra trop drager med i felten: Den angriber, men står aldrig vagt
   *[other] { $amount } ekstra tropper drager med i felten: De angriber, men står aldrig vagt
}
made-effect-lair = En troldehule, som lægger 1 til prisen, står i hver af dens { $regions }
made-effect-shelter = { $amount ->
    [one] Den første region, den erobrer og må beholde, får et jordhul og er immun
   *[other] De første { $amount } regioner, den erobrer og må beholde, får et jordhul og er immune
}
made-effect-spared = Den mister ingen trop, når en af dens regioner bliver erobret
made-effect-toll = { $amount ->
    [one] Enhver modstander, der erobrer en af dens regioner, betaler dens ejer { $amount } mønt; uden den kan det ikke lade sig gøre
   *[other] Enhver modstander, der erobrer en af dens regioner, betaler dens ejer { $amount } mønter; uden dem kan det ikke lade sig gøre
}
made-effect-thorns = Enhver modstander, der erobrer en af dens regioner, mister { $amount } af de angribende tropper (aldrig den sidste)
made-effect-as = Den kan alt det, som { $name } kan
made-effect-none = Intet talent overhovedet.

## Phrases for regions

made-set-all = regioner
made-set-land = landregioner
made-set-water = vandregioner
made-set-edge = regioner, hvor enhver hær må begynde
made-set-chasm = kløfter
made-set-farmland = landbrugsregioner
made-set-forest = skovregioner
made-set-hill = bakkeregioner
made-set-mountain = bjergregioner
made-set-swamp = sumpregioner
made-set-sea = havregioner
made-set-lake = søer
made-set-river = flodregioner
made-set-mine = mineregioner
made-set-magic = magiregioner
made-set-cavern = huleregioner
made-set-empty = tomme regioner
made-set-tribe = regioner med et glemt folkeslag
made-set-monsters = regioner med monstre
made-set-place = regioner med et Populært Sted
made-set-relic = regioner med en Retfærdig Relikvie
made-set-held = regioner, som den holder
made-set-lone = regioner med kun én af dens tropper
made-set-crowd = regioner med tre eller flere af dens tropper
made-set-rival = regioner hos andre spilleres aktive hære
made-set-ruin = regioner hos andre spilleres inaktive hære
made-set-own-ruin = regioner hos andre inaktive hære, som dens egen spiller har
made-set-not = andre regioner end { $regions }
made-set-beside = regioner ved siden af { $regions }
made-set-near = regioner, som for den er naboer til { $regions }
made-set-and = { $first }, der også er { $second }
made-set-and-held = { $first }, som den holder
made-set-and-not = { $first }, der ikke er { $second }
made-set-and-beside = { $first } ved siden af { $second }
made-set-and-near = { $first }, som for den er naboer til { $second }
made-set-or = { $first } eller { $second }
made-set-group = ({ $regions })

## Cards

made-card-race = Race, { $tokens ->
    [one] { $tokens } trop
   *[other] { $tokens } tropper
}
made-card-power = Specialevne, { $tokens ->
    [one] { $tokens } trop
   *[other] { $tokens } tropper
}
made-card-stand-in = I stedet for { $name }
made-card-tray = { $tokens } tropper i bakken
made-card-by = { $collection }, af { $author }
check-collection-fine = { $file }: { $races ->
    [one] { $races } race
   *[other] { $races } racer
}, { $powers ->
    [one] { $powers } specialevne
   *[other] { $powers } specialevner
}, { $maps ->
    [one] { $maps } landkort
   *[other] { $maps } landkort
}, kontrolsum { $digest }
check-collection-warning = { $file }: { $place }: { $warning }
