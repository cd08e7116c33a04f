## Cards

made-origin = hjemmelaget
made-replaces = Blir i esken i stedet: { $names }
made-left-out = Ingenting ved dette kan virke på dette kartet: Det blir i esken.
made-idle = Kan ikke gjøre noe på dette kartet: { $effect }
made-icon-credit = Ikonet «{ $icon }» fra
made-icon-authors = opphavspersonene

made-title = Hjemmelagde kort
made-lead = Dette bordet spiller med raser og spesialevner som ikke finnes i noen eske.
made-left-out-list = { $amount ->
    [one] { $names } blir i esken, for ingenting ved dette kan virke på dette kartet.
   *[other] { $names } blir i esken, for ingenting ved disse kan virke på dette kartet.
}

## The form of a new table

new-made = Hjemmelagde raser og evner
new-made-none = ingen
new-made-own = Samlinger på denne enheten
new-made-empty = Det er ingen samlinger på denne enheten ennå.
new-made-workshop = Lag dine egne i verkstedet
new-made-item = { $name } ({ $races ->
    [one] { $races } rase
   *[other] { $races } raser
}, { $powers ->
    [one] { $powers } spesialevne
   *[other] { $powers } spesialevner
})
new-made-file = Legg til fra en fil
new-made-link = Legg til fra en lenke
new-made-add = Legg til
workshop-bad-link = Det er ingen samling i denne lenken. Kanskje den ble kuttet underveis.
workshop-nameless = Uten navn

## Mistakes in a collection

mistake-at = { $place }: { $what }
mistake-whole = Samlingen: { $what }

## The workshop

workshop-title = Verksted
workshop-lead = I hver eske ligger det et blankt rasebanner og en blank evnebrikke. Lag din egen rase eller spesialevne, prøv den, og send den til vennene dine.
workshop-create = Lag noe nytt
workshop-open-file = Åpne en fil
workshop-open = Åpne i verkstedet
workshop-own = På denne enheten
workshop-size = { $races ->
    [one] { $races } rase
   *[other] { $races } raser
}, { $powers ->
    [one] { $powers } spesialevne
   *[other] { $powers } spesialevner
}, endret { $changed }
workshop-use = Spill med den
workshop-remove = Fjern { $name }
workshop-removed = { $name } er fjernet fra denne enheten.
workshop-restore = Hent tilbake
workshop-all = Alle samlinger
workshop-gone = Denne samlingen er ikke på denne enheten. Noen som har den, kan sende deg en lenke.
workshop-new-name = Min samling
workshop-new-race = Ny rase
workshop-new-power = Ny spesialevne
workshop-collection = Navn på samlingen
workshop-author = Laget av
workshop-undo = Angre
workshop-redo = Gjør om
workshop-as-text = Som tekst
workshop-saved = Lagret på denne enheten
workshop-full = Denne enheten har ikke mer plass: Last ned samlingen som fil
workshop-things = Raser og spesialevner
workshop-add-race = Rase
workshop-add-power = Spesialevne
workshop-remove-race = Fjern denne rasen
workshop-remove-power = Fjern denne evnen
workshop-mistake = Det er en feil her
workshop-empty = Begynn med en rase eller en spesialevne.
workshop-card = Kortet

## A race or a power

workshop-name = Navn
workshop-names = Navn på andre språk
workshop-tokens-race = Tropper på banneret
workshop-tokens-power = Tropper på evnebrikken
workshop-icon = Ikon
workshop-icon-blank = ingen ennå
workshop-icon-title = Velg et ikon
workshop-icon-search = Søk
workshop-icon-hint = På engelsk, for eksempel «owl» eller «sword»
workshop-icon-group = Gruppe
workshop-icon-none = Ingen ikoner har dette ordet i navnet.
workshop-icon-credit = Ikoner fra
workshop-icons-people = Folk og monstre
workshop-icons-beasts = Dyr
workshop-icons-plants = Planter
workshop-icons-arms = Våpen og rustninger
workshop-icons-magic = Magi
workshop-icons-nature = Land, hav og himmel
workshop-icons-buildings = Bygninger
workshop-icons-things = Ting
workshop-stand-in = I stedet for
workshop-stand-in-none = ingen: Den legges til i esken
workshop-stand-in-race = { $name } ({ $tokens } tropper)
workshop-flavour = En linje til pynt

## Effects

workshop-effects = Hva den kan
workshop-effects-none = Ingenting ennå. Velg en setning nedenfor, og endre ordene i den.
workshop-effects-full = Det er ikke plass til mer
workshop-effect-add = Legg til en virkning
workshop-effect-add-button = Legg til
workshop-effect-choose = Velg en setning …
workshop-effect-remove = Fjern virkning { $number }
workshop-show = Vis virkning { $number } på brettet
workshop-topic-conquest = Erobring
workshop-topic-coins = Mynter
workshop-topic-tokens = Tropper
workshop-topic-defence = Forsvar
workshop-topic-borrow = Andres talenter
workshop-regions = Hvilke regioner
workshop-where-regions = Bare hvilke regioner
workshop-borrowed = Hvem sitt talent
workshop-number-amount = Hvor mange
workshop-number-per = Per hvor mange
workshop-when = Når den virker
workshop-when-active = som aktiv
workshop-when-declined = som inaktiv
workshop-when-always = alltid
workshop-where = bare i
workshop-where-add = bare noen regioner …
workshop-and = og
workshop-or = eller
workshop-add-and = Og som også må være …
workshop-add-or = Eller …
workshop-set-remove = Fjern denne delen
workshop-words-ground = Grunn
workshop-words-terrain = Terreng og symboler
workshop-words-standing = Hva som er der
workshop-words-owner = Hvem som har dem
workshop-words-around = Naboskap og unntak

## The board

workshop-board = På brettet
workshop-board-map = Kart
workshop-map = { $box }, { $players } spillere
workshop-board-nothing = Velg en virkning for å se hva den betyr på et brett.
workshop-board-some = { $amount ->
    [one] Virkningen gjelder { $amount } region i dette øyeblikket av et spill.
   *[other] Virkningen gjelder { $amount } regioner i dette øyeblikket av et spill.
}
workshop-board-none = Virkningen gjelder ingen region i dette øyeblikket av et spill, eller ingen bestemt.
workshop-board-never = Denne virkningen kan aldri gjøre noe på dette kartet.
workshop-board-region = omfattet av virkningen
workshop-board-who = { $race } viser hvor { $name } kunne stå.

## Try it, share it

workshop-try = Prøv
workshop-try-text = Et øvingsbord mot lette boter, på kartet nedenfor; kombinasjonen din ligger på første plass.
workshop-try-never = Ingenting ved dette kan virke på kartet nedenfor. Velg et annet kart for å prøve.
workshop-share = Del
workshop-share-link = Denne lenken har hele samlingen i seg. Ingen server lagrer den.
workshop-share-short = Serveren tar vare på det som er bak denne korte lenken, til { $until }.
workshop-share-address = Lenke
workshop-share-copy = Send lenken
workshop-share-file = Last ned som fil
workshop-share-code = QR-kode til lenken
workshop-share-long = Denne lenken er for lang for en QR-kode.
workshop-share-short-offer = Serveren kan ta vare på samlingen i 30 dager bak en kort lenke.
workshop-share-shorten = Lag en kort lenke
workshop-arrival = Noen sender deg hjemmelagde kort.
workshop-arrival-by = { $author } sender deg hjemmelagde kort.
workshop-arrival-failed = Det er ingen kort her

## The text form

workshop-text = Som tekst
workshop-text-lead = Det samme som fil, for dem som liker å skrive. Menyer og kort følger med så snart det er riktig.
workshop-text-fine = Dette er riktig.
