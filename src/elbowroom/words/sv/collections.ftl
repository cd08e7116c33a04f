## Mistakes

collection-not-a-table = { $value } är ingen tabell; skriv nycklar och värden, till exempel tokens = 5
collection-not-a-key = { $value } är ingen nyckel; nycklar är ord
collection-unknown-key = ”{ $key }” är ingen nyckel här; skriv { FORM($known, "or") }
collection-missing-key = nyckeln ”{ $key }” saknas; lägg till den
collection-missing-name = samlingen har inget namn; lägg till ett
mistake-number = ”{ $text }” är inget heltal från { $least } till { $most }
mistake-choice = ”{ $text }” går inte här; skriv något av detta: { FORM($known, "or") }
mistake-write = skriv så här: { $form }
mistake-twice = ”{ $text }” förekommer två gånger
collection-flag = { $value } är varken true eller false
collection-not-text = { $value } är ingen text; skriv den inom citattecken
collection-too-long = det här är längre än { $most } tecken; korta det
collection-empty-text = det här är tomt; skriv minst ett tecken
collection-unfit-letter = { $code } är ett tecken som ingen kan se; utelämna det
collection-too-large = det här är mer än { $most } KiB; gör det mindre
collection-too-deep = det här är nästlat för djupt
collection-not-toml = det här är inte TOML: ”{ $text }”
collection-not-json = det här är inte JSON: ”{ $text }”
collection-too-many = det finns { $amount }, men högst { $most } är tillåtna
collection-too-many-collections = ett bord använder högst { $most } samlingar
collection-not-a-slug = ”{ $key }” är ingen nyckel; skriv små bokstäver, siffror och bindestreck, till exempel mole-men, högst { $most }
collection-key-taken = det finns redan en inbyggd ”{ $key }”; välj en annan nyckel
collection-key-twice = ”{ $key }” förekommer två gånger; varje folkslag, förmåga och karta behöver en egen nyckel
collection-key-in-both = ”{ $key }” finns både i ”{ $one }” och i ”{ $other }”; spela bara med den ena, eller ändra en nyckel
collection-languages = skriv ett namn, eller en tabell med 1 till { $most } namn efter språk
collection-language = ”{ $text }” är inget språk; skriv det som en eller cs
collection-no-such-race = ”{ $key }” är inget folkslag i lådorna; skriv { FORM($known, "or") }
collection-not-a-list = { $value } är ingen lista; skriv effekter inom hakparenteser, till exempel [{ "{" } coins = 2 { "}" }]
collection-one-verb = en effekt har ett verb, men här finns { $amount }; verben är { $known }
collection-must-be-true = { $value } säger ingenting; skriv true, eller utelämna effekten
collection-races-only = bara ett folkslag kan ha ”{ $verb }”
collection-no-when = ”when” går inte ihop med ”{ $what }”; utelämna det
collection-no-where = ”where” går bara ihop med { FORM($known, "or") }; utelämna det
collection-not-borrowable = ”{ $key }” går inte att låna; skriv { FORM($known, "or") }
collection-too-many-borrowed = en sak lånar av högst { $most } andra
collection-borrowed-twice = ”{ $key }” lånas två gånger; en gång räcker
collection-borrows-stand-in = ”{ $key }” kan inte lånas av folkslaget som ersätter det
collection-tray-too-small = { $race } har { $there } brickor, men det här folkslaget behöver { $needed }: banér, angripare och 5 till; sänk dem, eller ersätt ett annat folkslag
collection-tray-too-large = folkslaget behöver { $needed } brickor (banér, angripare och 5 till), men det finns högst { $most }; sänk dem
collection-stand-in-twice = { $one } och { $other } ersätter båda { $race }; ändra en av dem
collection-pieces-twice = { $one } och { $other } lånar båda pjäserna från { $key }; utelämna en av dem
collection-not-a-set = { $value } anger inga regioner; skriv ord inom citattecken, till exempel ”forest or hill”
collection-set-too-long = det här är längre än { $most } tecken; korta det
collection-set-too-much = ”{ $text }” är för mycket här; skriv ”and” eller ”or” före, eller stäng ingen parentes här
collection-set-too-deep = ”not”, ”beside”, ”near” och parenteser får nästlas { $most } gånger
collection-set-open = en parentes är inte stängd; lägg till ”)”
collection-set-word-missing = ett ord för regioner saknas före ”{ $before }”
collection-set-unknown-word = ”{ $word }” är inget ord för regioner; skriv { FORM($known, "or") }
collection-set-too-many-words = högst { $most } ord är tillåtna; säg det med färre
collection-printed-only = bara ord om det tryckta brädet är tillåtna här, inte { FORM($words, "or") }
collection-map-empty = rutnätet är tomt; rita rader med bokstäver, en bokstav för varje hexagon
collection-map-row = rad { $row } – bokstäver: { $amount }; på första raden: { $first }
collection-map-no-table = regionen ”{ $letter }” har ingen tabell; lägg till [regions.{ $letter }]
collection-map-letter = ”{ $letter }” kan inte stå för en region; skriv ett av tecknen A–Z, a–z eller 0–9
collection-map-unused = regionen finns ingenstans i rutnätet; rita den, eller utelämna dess tabell
collection-map-two-names = en region har antingen ”name” eller ”slug”; utelämna den ena nyckeln
collection-map-slug = ingen av spelets kartor har en region ”{ $text }”; skriv ”name” och ett eget namn
collection-map-bad-name = ”{ $name }” är inget namn; skriv en rad med minst en bokstav eller siffra och utan mellanslag före och efter
collection-map-words = { $value } är ingen lista med ord; skriv { $form }, eller utelämna det
collection-map-needs-land = ”{ $what }” kräver land, inte ”{ $terrain }”
collection-map-volcano = ”volcano” kräver ”chasm”, inte ”{ $terrain }”
collection-map-mine = terrängen ”mine” behöver inte symbolen ”mine”; utelämna den
collection-map-box = ”{ $what }” hör inte till lådan ”{ $box }”; utelämna det
collection-map-itself = en region kan inte gränsa till sig själv; utelämna det här
collection-map-seed = fröet { $seed } ger ingen karta; välj ett annat
collection-map-columns = kartan är { $amount } hexagoner bred, men högst { $most } är möjliga
collection-map-rows = kartan är { $amount } hexagoner hög, men högst { $most } är möjliga
collection-map-land = { $amount } landregioner är för få för { $players } spelare; rita minst { $least }
collection-map-entries = { $amount } ingångsregioner (land eller floder vid kanten, eller stranden av ett hav där) är för få för { $players } spelare; låt minst { $least } nå kanten
collection-map-monsters = ingen region har monster, men ett spel under jord behöver några; märk { $usual } regioner

collection-not-at-hand = ställningen hör till hemgjort innehåll som inte finns till hands (kontrollsumma { $digest }); ladda samlingen med den
collection-other = ställningen hör till annat hemgjort innehåll (kontrollsumma { $digest }) än det som finns till hands ({ $other })

## Warnings

collection-never = det här kan aldrig göra något på { $maps }: { $effect }
collection-left-out = { $name } kan inte göra något på { $maps } och stannar i lådan där

## What effects do

made-effect-active = { $text }.
made-effect-declined = I nedgång: { $text }.
made-effect-always = { $text }, även i nedgång.
made-effect-where = { $text } (bara { $regions })

made-effect-cheaper = { $amount ->
    [one] { $amount } bricka mindre för { $regions }
   *[other] { $amount } brickor mindre för { $regions }
}
made-effect-dearer = { $amount ->
    [one] { $amount } bricka mer för { $regions }
   *[other] { $amount } brickor mer för { $regions }
}
made-effect-unguarded = Folkslagsbrickor, glömda stammar, monster och bivacker räknas inte i kostnaden för { $regions }
made-effect-enter = Den första erövringen får även ske i { $regions }
made-effect-reach = Alltid inom räckhåll, även för den första erövringen: { $regions }
made-effect-reach-later = Alltid inom räckhåll när armén väl står på brädet: { $regions }
made-effect-join = Angränsande till varandra för arméns erövringar: { $regions }
made-effect-water = Armén tar och behåller hav, sjöar och floder och tjänar mynt på dem; de den har förblir dess egna i nedgång
made-effect-deadly = { $amount ->
    [one] Motståndare förlorar { $amount } bricka mer med varje region som armén tar från dem
   *[other] Motståndare förlorar { $amount } brickor mer med varje region som armén tar från dem
}
made-effect-merciful = Motståndare förlorar 1 bricka mindre med varje region som armén tar från dem, alltså oftast ingen
made-effect-coins-each = { $amount } extra mynt för var och en av arméns { $regions }
made-effect-coins-per = { $amount } extra mynt per { $per } av arméns { $regions }
made-effect-coins-turn = { $amount } extra mynt varje tur
made-effect-coins-once = { $amount } mynt i slutet av arméns första tur
made-effect-coins-fight = { $amount } extra mynt för varje icke-tom region armén har erövrat under turen
made-effect-coins-conquest = { $amount } extra mynt för varje region armén har erövrat under turen
made-effect-coins-killed = { $amount } extra mynt för varje bricka som andra spelare har förlorat genom arméns erövringar under turen
made-effect-coins-group = { $amount } extra mynt för varje skild grupp av arméns regioner
made-effect-coins-loss = { $amount } mynt från Vinsthögen varje gång en motståndare erövrar en av arméns regioner
made-effect-coins-neighbour = { $amount ->
    [one] { $amount } mynt från varje motståndare som har en aktiv bricka intill arméns regioner
   *[other] { $amount } mynt från varje motståndare som har en aktiv bricka intill arméns regioner, eller så många som motståndaren har
}
made-effect-tokens-of = { $amount ->
    [one] Vid omorganisationen { $amount } bricka till per { $per } av arméns { $regions }
   *[other] Vid omorganisationen { $amount } brickor till per { $per } av arméns { $regions }
}
made-effect-tokens-each = { $amount ->
    [one] Vid omorganisationen { $amount } bricka till för var och en av arméns { $regions }
   *[other] Vid omorganisationen { $amount } brickor till för var och en av arméns { $regions }
}
made-effect-tokens-fight = { $amount ->
    [one] Vid omorganisationen { $amount } bricka till
   *[other] Vid omorganisationen { $amount } brickor till
} per { $per ->
    [one] { $per } icke-tom region
   *[other] { $per } icke-tomma regioner
} som armén har erövrat under turen
made-effect-tokens-conquest = { $amount ->
    [one] Vid omorganisationen { $amount } bricka till
   *[other] Vid omorganisationen { $amount } brickor till
} per { $per ->
    [one] { $per } region
   *[other] { $per } regioner
} som armén har erövrat under turen
made-effect-tokens-killed = { $amount ->
    [one] Vid omorganisationen { $amount } bricka till
   *[other] Vid omorganisationen { $amount } brickor till
} per { $per ->
    [one] { $per } bricka
   *[other] { $per } brickor
} som andra spelare har förlorat genom arméns erövringar under turen
made-effect-attackers = { $amount ->
    [one] { $amount } extra bricka marscherar med: den anfaller men står aldrig vakt
   *[other] { $amount } extra brickor marscherar med: de anfaller men står aldrig vakt
}
made-effect-lair = En trollhåla står i var och en av arméns { $regions } och höjer kostnaden med 1
made-effect-shelter = { $amount ->
    [one] Den första regionen som armén erövrar och kan behålla får ett Hål-i-Marken och blir immun
   *[other] De första { $amount } regionerna som armén erövrar och kan behålla får ett Hål-i-Marken var och blir immuna
}
made-effect-spared = Armén förlorar ingen bricka när en av dess regioner erövras
made-effect-toll = { $amount ->
    [one] Varje motståndare som erövrar en av arméns regioner betalar { $amount } mynt till ägaren; utan mynt går det inte
   *[other] Varje motståndare som erövrar en av arméns regioner betalar { $amount } mynt till ägaren; utan så många mynt går det inte
}
made-effect-thorns = Varje motståndare som erövrar en av arméns regioner förlorar { $amount } av de anfallande brickorna (aldrig den sista)
made-effect-as = Lånad talang: { $name }
made-effect-none = Ingen talang alls.

## Phrases for regions

made-set-all = regioner
made-set-land = landregioner
made-set-water = vattenregioner
made-set-edge = regioner där alla arméer får börja
made-set-chasm = klyftor
made-set-farmland = åkermarksregioner
made-set-forest = skogsregioner
made-set-hill = kullregioner
made-set-mountain = bergsregioner
made-set-swamp = träskregioner
made-set-sea = havsregioner
made-set-lake = sjöar
made-set-river = flodregioner
made-set-mine = regioner med gruva
made-set-magic = magiska regioner
made-set-cavern = regioner med grotta
made-set-empty = tomma regioner
made-set-tribe = regioner med en glömd stam
made-set-monsters = regioner med monster
made-set-place = regioner med ett Populärt ställe
made-set-relic = regioner med en Rättfärdig relik
made-set-held = regioner som armén har
made-set-lone = regioner med bara en av arméns brickor
made-set-crowd = regioner med minst tre av arméns brickor
made-set-rival = regioner med andra spelares aktiva arméer
made-set-ruin = regioner med andra spelares arméer i nedgång
made-set-own-ruin = regioner med den egna spelarens andra arméer i nedgång
made-set-not = andra regioner än { $regions }
made-set-beside = regioner intill { $regions }
made-set-near = regioner som för armén räknas som intill { $regions }
made-set-and = { $first } som också är { $second }
made-set-and-held = { $first } som armén har
made-set-and-not = { $first } som inte är { $second }
made-set-and-beside = { $first } intill { $second }
made-set-and-near = { $first } som för armén räknas som intill { $second }
made-set-or = { $first } eller { $second }
made-set-group = ({ $regions })

## Cards

made-card-race = { $tokens ->
    [one] Folkslag, { $tokens } bricka
   *[other] Folkslag, { $tokens } brickor
}
made-card-power = { $tokens ->
    [one] Specialförmåga, { $tokens } bricka
   *[other] Specialförmåga, { $tokens } brickor
}
made-card-stand-in = I stället för { $name }
made-card-tray = { $tokens } brickor i asken
made-card-by = { $collection }, av { $author }
check-collection-fine = { $file }: { $races } folkslag, { $powers ->
    [one] { $powers } förmåga
   *[other] { $powers } förmågor
}, { $maps ->
    [one] { $maps } karta
   *[other] { $maps } kartor
}, kontrollsumma { $digest }
check-collection-warning = { $file }: { $place }: { $warning }
