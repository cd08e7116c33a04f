nav-gallery = Galleri
gallery-title = Galleri
gallery-lead = Raser og spesialevner som folk har laget, klare til å spilles med en gang.
gallery-make = Lag dine egne
gallery-search = Søk etter navn
gallery-order = Sorter etter
gallery-order-newest = Nyeste
gallery-order-played = Mest spilt
gallery-by-author = Bare av { $author }.
gallery-all = Hele galleriet
gallery-more = Vis flere
gallery-none = Ingen har publisert noe her ennå. Du kan bli den første.
gallery-none-found = Ingenting slikt er publisert.
gallery-ours = Fra dem som har laget dette spillet
gallery-from-us = av oss
gallery-by = av { $author }
gallery-races = { $amount ->
    [one] { $amount } rase
   *[other] { $amount } raser
}
gallery-powers = { $amount ->
    [one] { $amount } spesialevne
   *[other] { $amount } spesialevner
}
gallery-maps = { $amount ->
    [one] { $amount } kart
   *[other] { $amount } kart
}
gallery-plays-text = { $plays ->
    [one] spilt én gang
   *[other] spilt { $plays } ganger
}
gallery-more-things = og { $amount } til

## One collection

gallery-of-author = Mer fra samme person
gallery-newer = Det finnes en nyere versjon av denne samlingen.
gallery-older = Dette er en ny versjon av en eldre samling.
gallery-with-maps = { $amount ->
    [one] Den har også et kart, som du kan velge når du setter opp et bord.
   *[other] Den har også { $amount } kart, som du kan velge når du setter opp et bord.
}
gallery-report-open = Meld fra
gallery-report-reason = Hva er galt med den?
gallery-report-hint = Bare den som driver serveren, får lese det.
gallery-report-send = Send
gallery-report-sent = Takk. Den som driver serveren, ser på saken.

## Publishing

publish-head = Publiser
publish-account = Alle kan finne og spille det som er publisert. Det publiseres under navnet ditt, så beskytt navnet med et passord først.
publish-lead = Alle kan finne den i galleriet, under navnet ditt: { $name }. Den kan ikke endres etterpå, men du kan publisere en ny versjon.
publish-version = Dette er
publish-new = noe nytt
publish-button = Publiser
publish-done = Nå er den i galleriet:

## Measuring

measure-head = Mål styrken
measure-lead = Boter spiller noen hundre spill med den. Det tar omtrent et minutt, og du kan stoppe når som helst.
measure-start = Mål
measure-stop = Stopp
measure-go-on = Fortsett
measure-progress = Spilte spill
measure-played = { $played } av { $of } spill
measure-verdict-head = { $verdict ->
    [weak] Svak: Knapt noen vil ha den.
    [strong] Sterk: Alle vil ha den.
   *[even] Passe: Den glir rett inn.
}
measure-coins-text = Hærene gir { $coins } mynter i snitt ({ $low } til { $high }).
measure-middle-text = { $kind ->
    [race] Halvparten av rasene i esken gir mellom { $lower } og { $upper }.
   *[power] Halvparten av spesialevnene i esken gir mellom { $lower } og { $upper }.
}
measure-rank-text = { $kind ->
    [race] Den er nummer { $rank } av { $ranked } raser.
   *[power] Den er nummer { $rank } av { $ranked } spesialevner.
}
measure-wins-text = Spillere som velger den, vinner { $share } % av spillene sine ({ $low } til { $high } %); på slump ville det være 25 %.
measure-token-text = { $change ->
    [more] Én tropp mer
   *[less] Én tropp mindre
} ville gi { $more ->
    [yes] { $coins } mynter mer
   *[no] { $coins } mynter mindre
} ({ $low } til { $high }).
measure-about-text = { $picks } hærer i { $games } spill mellom boter ({ FORM($bot, "small") }) på { $map }; i parentes: 90 %-intervaller.
measure-hardly = I { $games } spill valgte botene den nesten aldri.

## When something is refused

refusal-account-needed = For å publisere noe må du beskytte navnet ditt med et passord først.
refusal-already-published = Akkurat denne samlingen er allerede i galleriet.
refusal-gallery-full = Du har publisert så mye som én person får lov til.
refusal-not-your-entry = Bare den som har laget en samling, kan publisere en ny versjon av den.
refusal-no-such-entry = Det finnes ingen slik samling i galleriet. Den kan være fjernet.
refusal-no-such-thing = Denne samlingen har ingen slik rase eller spesialevne.
