## Cards

made-origin = hjemmelavet
made-replaces = Bliver i æsken i stedet: { $names }
made-left-out = Intet af det kan virke på dette landkort: Det bliver i æsken.
made-idle = Kan intet udrette på dette landkort: { $effect }
made-icon-credit = Ikonet »{ $icon }« fra
made-icon-authors = dets skabere

made-title = Hjemmelavede kort
made-lead = Ved dette bord spilles der med racer og specialevner, som ikke er i nogen æske.
made-left-out-list = { $amount ->
    [one] { $names } bliver i æsken, fordi intet af det kan virke på dette landkort.
   *[other] { $names } bliver i æsken, fordi intet af dem kan virke på dette landkort.
}

## The form of a new table

new-made = Hjemmelavede racer og specialevner
new-made-none = ingen
new-made-own = Samlinger på denne enhed
new-made-empty = Der er ingen samlinger på denne enhed endnu.
new-made-workshop = Lav dine egne i værkstedet
new-made-item = { $name } ({ $races ->
    [one] { $races } race
   *[other] { $races } racer
}, { $powers ->
    [one] { $powers } specialevne
   *[other] { $powers } specialevner
})
new-made-file = Tilføj en fra en fil
new-made-link = Tilføj en fra et link
new-made-add = Tilføj
workshop-bad-link = Der er ingen samling i dette link. Måske blev det klippet over undervejs.
workshop-nameless = Uden navn

## Mistakes in a collection

mistake-at = { $place }: { $what }
mistake-whole = Samlingen: { $what }

## The workshop

workshop-title = Værksted
workshop-lead = Hver æske har et blankt banner og en blank evnebrik. Lav din egen race eller specialevne, prøv den, og send den til dine venner.
workshop-create = Lav noget nyt
workshop-open-file = Åbn en fil
workshop-open = Åbn den i værkstedet
workshop-own = På denne enhed
workshop-size = { $races ->
    [one] { $races } race
   *[other] { $races } racer
}, { $powers ->
    [one] { $powers } specialevne
   *[other] { $powers } specialevner
}, ændret { $changed }
workshop-use = Spil med den
workshop-remove = Fjern { $name }
workshop-removed = { $name } er fjernet fra denne enhed.
workshop-restore = Hent den tilbage
workshop-all = Alle samlinger
workshop-gone = Denne samling er ikke på denne enhed. Nogen, der har den, kan sende dig et link.
workshop-new-name = Min samling
workshop-new-race = Ny race
workshop-new-power = Ny specialevne
workshop-collection = Samlingens navn
workshop-author = Lavet af
workshop-undo = Fortryd
workshop-redo = Gentag
workshop-as-text = Som tekst
workshop-saved = Gemt på denne enhed
workshop-full = Der er ikke mere plads på denne enhed: Hent samlingen som fil
workshop-things = Racer og specialevner
workshop-add-race = Race
workshop-add-power = Specialevne
workshop-remove-race = Fjern denne race
workshop-remove-power = Fjern denne specialevne
workshop-mistake = Der er en fejl i den
workshop-empty = Begynd med en race eller en specialevne.
workshop-card = Kortet

## A race or a power

workshop-name = Navn
workshop-names = Navn på andre sprog
workshop-tokens-race = Tropper på banneret
workshop-tokens-power = Tropper på evnebrikken
workshop-icon = Ikon
workshop-icon-blank = intet endnu
workshop-icon-title = Vælg et ikon
workshop-icon-search = Søg
workshop-icon-hint = På engelsk, for eksempel »owl« eller »sword«
workshop-icon-group = Gruppe
workshop-icon-none = Intet ikon har dette ord i sit navn.
workshop-icon-credit = Ikoner fra
workshop-icons-people = Folk og monstre
workshop-icons-beasts = Dyr
workshop-icons-plants = Planter
workshop-icons-arms = Våben og rustning
workshop-icons-magic = Magi
workshop-icons-nature = Land, hav og himmel
workshop-icons-buildings = Bygninger
workshop-icons-things = Ting
workshop-stand-in = I stedet for
workshop-stand-in-none = ingen: Den lægges ekstra i æsken
workshop-stand-in-race = { $name } ({ $tokens } tropper)
workshop-flavour = En linje til stemningen

## Effects

workshop-effects = Hvad den kan
workshop-effects-none = Intet endnu. Vælg en sætning nedenfor, og lav om på dens ord.
workshop-effects-full = Der er ikke plads til flere
workshop-effect-add = Tilføj en virkning
workshop-effect-add-button = Tilføj
workshop-effect-choose = Vælg en sætning …
workshop-effect-remove = Fjern virkning { $number }
workshop-show = Vis virkning { $number } på brættet
workshop-topic-conquest = Erobring
workshop-topic-coins = Mønter
workshop-topic-tokens = Tropper
workshop-topic-defence = Forsvar
workshop-topic-borrow = Andres talenter
workshop-regions = Hvilke regioner
workshop-where-regions = Kun hvilke regioner
workshop-borrowed = Talentet lånes fra
workshop-number-amount = Hvor mange
workshop-number-per = Pr. hvor mange
workshop-when = Hvornår det virker
workshop-when-active = som aktiv
workshop-when-declined = som inaktiv
workshop-when-always = altid
workshop-where = kun i
workshop-where-add = kun nogle regioner …
workshop-and = og
workshop-or = eller
workshop-add-and = Og som også skal være …
workshop-add-or = Eller også …
workshop-set-remove = Fjern denne del
workshop-words-ground = Land og vand
workshop-words-terrain = Terræn og symboler
workshop-words-standing = Hvad der er der
workshop-words-owner = Hvem de tilhører
workshop-words-around = Omkring og ikke

## The board

workshop-board = På brættet
workshop-board-map = Landkort
workshop-map = { $box }, { $players } spillere
workshop-board-nothing = Vælg en virkning for at se, hvad den betyder på et bræt.
workshop-board-some = { $amount ->
    [one] Virkningen gælder { $amount } region på dette tidspunkt i et spil.
   *[other] Virkningen gælder { $amount } regioner på dette tidspunkt i et spil.
}
workshop-board-none = Virkningen gælder ingen region på dette tidspunkt i et spil, eller ingen bestemt.
workshop-board-never = Denne virkning kan aldrig gøre noget på dette landkort.
workshop-board-region = virkningen gælder her
workshop-board-who = { $race } viser, hvor { $name } kunne stå.

## Try it, share it

workshop-try = Prøv den
workshop-try-text = Et øvebord mod lette bots på landkortet nedenfor; dit sæt ligger som nummer 1.
workshop-try-never = Intet af den kan virke på landkortet nedenfor. Vælg et andet landkort for at prøve den.
workshop-share = Del den
workshop-share-link = Dette link har hele samlingen i sig. Ingen server gemmer den.
workshop-share-short = Serveren gemmer det bag dette korte link til { $until }.
workshop-share-address = Link
workshop-share-copy = Send linket
workshop-share-file = Hent som fil
workshop-share-code = QR-kode til linket
workshop-share-long = Dette link er for langt til en QR-kode.
workshop-share-short-offer = Serveren kan gemme samlingen i 30 dage bag et kort link.
workshop-share-shorten = Lav et kort link
workshop-arrival = Nogen sender dig hjemmelavede kort.
workshop-arrival-by = { $author } sender dig hjemmelavede kort.
workshop-arrival-failed = Der er ingen kort her

## The text form

workshop-text = Som tekst
workshop-text-lead = Det samme som en fil, for dem, der kan lide at skrive. Menuer og kort følger med, så snart den er rigtig.
workshop-text-fine = Alt er i orden.
