nav-gallery = Galleri
gallery-title = Galleri
gallery-lead = Racer og specialevner, som folk har lavet, lige til at spille med.
gallery-make = Lav dine egne
gallery-search = Søg efter navne
gallery-order = Sorter efter
gallery-order-newest = Nyeste
gallery-order-played = Mest spillet
gallery-by-author = Kun af { $author }.
gallery-all = Hele galleriet
gallery-more = Vis flere
gallery-none = Ingen har udgivet noget her endnu. Du kan være den første.
gallery-none-found = Sådan noget er ikke udgivet.
gallery-ours = Fra folkene bag dette spil
gallery-from-us = af os
gallery-by = af { $author }
gallery-races = { $amount ->
    [one] { $amount } race
   *[other] { $amount } racer
}
gallery-powers = { $amount ->
    [one] { $amount } specialevne
   *[other] { $amount } specialevner
}
gallery-maps = { $amount ->
    [one] { $amount } landkort
   *[other] { $amount } landkort
}
gallery-plays-text = { $plays ->
    [one] spillet én gang
   *[other] spillet { $plays } gange
}
gallery-more-things = og { $amount } mere

## One collection

gallery-of-author = Mere fra samme hånd
gallery-newer = Der er en nyere version af denne samling.
gallery-older = Dette er en ny version af en ældre samling.
gallery-with-maps = { $amount ->
    [one] Den har også et landkort, som du kan vælge, når du stiller et bord op.
   *[other] Den har også { $amount } landkort, som du kan vælge, når du stiller et bord op.
}
gallery-report-open = Anmeld den
gallery-report-reason = Hvad er der galt med den?
gallery-report-hint = Kun denne servers operatør læser det.
gallery-report-send = Send
gallery-report-sent = Tak. Denne servers operatør ser på det.

## Publishing

publish-head = Udgiv den
publish-account = Alle kan finde og spille det, der er udgivet. Det udgives under dit navn, så beskyt først dit navn med en adgangskode.
publish-lead = Alle kan finde den i galleriet under dit navn: { $name }. Derefter kan den ikke ændres, men du kan udgive en ny version.
publish-version = Dette er
publish-new = noget nyt
publish-button = Udgiv
publish-done = Nu er den i galleriet:

## Measuring

measure-head = Mål den
measure-lead = Bots spiller nogle hundrede spil med den. Det tager cirka et minut, og du kan stoppe når som helst.
measure-start = Mål
measure-stop = Stop
measure-go-on = Fortsæt
measure-progress = Spillede spil
measure-played = { $played } af { $of } spil
measure-verdict-head = { $verdict ->
    [weak] Svag: Næsten ingen vil have den.
    [strong] Stærk: Alle vil have den.
   *[even] Passende: Den falder fint ind.
}
measure-coins-text = Dens hære giver i gennemsnit { $coins } mønter ({ $low } til { $high }).
measure-middle-text = { $kind ->
    [race] Halvdelen af æskens racer giver mellem { $lower } og { $upper }.
   *[power] Halvdelen af æskens specialevner giver mellem { $lower } og { $upper }.
}
measure-rank-text = { $kind ->
    [race] Den er nummer { $rank } af { $ranked } racer.
   *[power] Den er nummer { $rank } af { $ranked } specialevner.
}
measure-wins-text = Spillere, der vælger den, vinder { $share } % af deres spil ({ $low } til { $high } %); ren tilfældighed ville give 25 %.
measure-token-text = { $change ->
    [more] Én trop mere
   *[less] Én trop mindre
} ville give { $more ->
    [yes] { $coins } mønter mere
   *[no] { $coins } mønter mindre
} ({ $low } til { $high }).
measure-about-text = { $picks } hære i { $games } spil mellem bots (niveau: { FORM($bot, "small") }) på kortet { $map }; i parentes: 90 %-intervaller.
measure-hardly = I { $games } spil valgte botterne den næsten aldrig.

## When something is refused

refusal-account-needed = For at udgive noget skal du først beskytte dit navn med en adgangskode.
refusal-already-published = Præcis denne samling er allerede i galleriet.
refusal-gallery-full = Du har udgivet så meget, som én person må.
refusal-not-your-entry = Kun den, der har lavet en samling, kan udgive en ny version af den.
refusal-no-such-entry = Den samling er ikke i galleriet. Måske er den blevet fjernet.
refusal-no-such-thing = Den race eller specialevne er ikke i denne samling.
