## The program

app-about = Elbowroom: et spil for to til fem spillere, der alle mangler albuerum.
app-usage = Brug: elbowroom KOMMANDO
app-commands = Kommandoer:
app-options = Tilvalg:
app-more = »elbowroom KOMMANDO --help« forklarer en kommando.
app-disclaimer = Et uafhængigt værk uden tilknytning til Days of Wonder.
app-version = elbowroom { $version }, regler { $rules }, { $built }
app-compiled = kompileret
app-plain = ren Python

## What each command does, in one line

help-play = Spil et spil i denne terminal, mod venner eller bots.
help-check = Kør scenariefiler, og vis, hvilke der består.
help-check-collection = Kontroller samlinger af hjemmelavede racer, specialevner og landkort.
help-card = Udskriv kortene for hjemmelavede racer og specialevner.
help-replay = Afspil et optegnet spil tur for tur, og kontroller hver mønt.
help-sim = Lad bots spille mange spil, og vis resultaterne.
help-map = Vis listen over kort, eller tegn et.
help-map-list = Vis listen over de kort, der følger med spillet.
help-map-show = Tegn et kort, her eller som SVG-fil.
help-map-new = Lav et nyt kort, som sin egen samling.
help-position = Vis stillingen bag en kode.
help-bench = Mål, hvor hurtig regelmotoren er.
help-arena = Mål bots mod hinanden.
help-balance = Lad en bot spille mod sig selv, og vis, hvad hver race, specialevne og hvert par er værd.
help-measure = Lad bots spille med hjemmelavede racer og specialevner, og vis, hvor stærk hver af dem er.
help-train = Lær bottene fra bunden, hvad stillinger er værd, ved at lade dem spille mod sig selv.
help-analyse = Analyser et optegnet spil: vinderchancer, bedre planer, og hvad fejl koster.
help-bot = Kør en indbygget bot, der taler bot-protokollen, så andre programmer kan spille mod den.
help-bot-check = Kontroller et program, der taler bot-protokollen.
help-serve = Stil borde til rådighed for mennesker og bots over netværket.
help-db = Opdater, sikkerhedskopier, gendan eller kontroller serverens database.
help-gallery = Vis, skjul, genvis eller fjern det, folk har udgivet i serverens galleri.
help-people = Giv en konto en ny adgangskode, eller slet den.
help-help = denne liste
help-version = versionen, og om regelmotoren er kompileret

## Help pages of commands, and what is wrong with a command

help-usage = Brug: { $text }
help-heading-arguments = Argumenter
help-heading-options = Tilvalg
help-heading-commands = Kommandoer
help-default = standard: { $value }
help-required = påkrævet
help-usage-command = KOMMANDO
help-env-var = miljøvariabel: { $name }
error-unknown-command = der er ingen kommando »{ $text }«; »elbowroom --help« viser dem alle
error-unknown-argument = denne kommando har intet tilvalg { $text }
error-missing-argument = værdien af { $option } mangler
error-argument-value = »{ $text }« er ikke en værdi for { $option }
error-unused-argument = her forventes der ikke noget: »{ $text }«

## What each option of a command means

help-option-box = surface, underground eller mixed
help-option-map = navnet på et kort; ellers det, der passer til antallet af pladser
help-option-seats = hvem der spiller, i turrækkefølge, adskilt af kommaer: you (eller you:Ada), easy, champion@0.5s, cmd:./mybot
help-option-bots = botterne, i turrækkefølge, adskilt af kommaer: easy, random, champion@0.2s, cmd:./mybot
help-option-games = hvor mange spil der spilles
help-option-seed = det tal, der fastlægger alle terningslag og trækninger; samme startværdi giver samme spil
help-option-house = en husregel, der skal slås til eller fra, for eksempel sea_entry=false; kan gentages
help-option-without = racer, specialevner, steder og relikvier, der udelades, for eksempel elves,flying
help-option-with = en fil med hjemmelavede racer og specialevner; kan gives flere gange
help-option-with-record = en fil med spillets hjemmelavede racer og specialevner, for at kontrollere, at de er de samme
help-option-collections = filer med hjemmelavede racer, specialevner og landkort
help-option-monsters = regioner med monstre i et blandet spil på et kort fra Overfladen, for eksempel a-wood,some-fen; ellers tilfældige
help-option-open = alle kan se alles mønter
help-option-load = fortsæt et gemt spil; det gemmes i samme fil
help-option-save = skriv spillet til denne fil, efter hver tur og til sidst
help-option-record = optegnelsen af et spil
help-option-turn = vis kun denne tur og spillebrættet ved dens slutning
help-option-quiet = udskriv kun fejl og opsummering
help-option-files = scenariefiler eller mapper med scenariefiler
help-option-json = udskriv resultaterne som JSON
help-option-rounds = hvor mange runder der måles
help-option-name = navnet på et kort eller en kortfil
help-option-svg = skriv billedet til denne fil
help-option-players = hvor mange der spiller på det, 2 til 5
help-option-map-box = surface eller underground
help-option-map-seed = samme startværdi giver samme kort
help-option-map-out = skriv samlingen til denne fil
help-option-width = hvor mange kolonner tegningen har
help-option-code = koden, som kommandoen »code« udskriver den ved bordet

## Who plays

bot-random = Tilfældig
    .text = Spiller tilfældige lovlige handlinger.
bot-easy = Let
    .text = Tager, hvad der ser godt ud lige nu, og planlægger ikke forud.
seat-person = Spiller { $seat }
seat-bot = { $bot } { $seat }

## Setting up

setup-line = { $map } ({ $box }): { $names }
setup-options = Husregler: { $options }

## Column headings and titles of tables

table-seat = Plads
table-coins = Mønter
table-army = Hær
table-declined = Inaktiv
table-tokens = Tropper
table-tokens-left = Tropper på brættet
table-region = Region
table-regions = Regioner
table-terrain = Terræn
table-pieces = Er der nu
table-price = Pris
table-chance = Chance
table-slot = Nr.
table-combo = Sæt
table-cost = Pris
table-bonus = På det
table-box = Æske
table-map = Kort
table-players = Spillere
table-rounds = Runder
table-map-line = { $map }, { $box }

cell-none = ingen
cell-hidden = skjult
cell-declined-text = Som inaktiv: { $text }
seat-army = { $army }: { $regions ->
    [one] { $regions } region
   *[other] { $regions } regioner
}, { $hand } på hånden
seat-declined = { $army }: { $regions ->
    [one] { $regions } region
   *[other] { $regions } regioner
}
percent = { NUMBER($chance, style: "percent") }

title-income = Indtægt for { $seat }
title-result = Slutresultat

legend-find = et sted eller en relikvie
legend-price = tropper, den kræver
legend-die = kun med terningen

## The play screen

play-round = Runde { $round } af { $rounds }
play-prompt = { $seat } er i trækket: { $phase }
play-cursor = >
play-hint = Skriv et tal eller en handling (»conquer { $region }«, eller bare »c { $short }«), eller »help«.
play-refused = Nej: { $reason }
play-unknown = »{ $text }« er hverken en kommando eller en handling. Prøv »help«.
play-ambiguous = »{ $text }« kunne være { FORM($known, "or") }
play-malformed = Det kan ikke læses. Skriv det sådan: { $example }
play-no-number = Der er intet nummer { $number } på listen; det sidste er { $most }.
play-more-actions = … og { $amount } mere: skriv »actions«
play-nothing-to-undo = Intet kan fortrydes: Et terningslag, en trækning eller en andens handling kom bagefter.
play-nothing-to-spread = Der er intet at placere nu.
play-saved = Gemt: { $file }
play-save-where = Hvorhen? Skriv »save« og et filnavn.
play-quit-save = Gem spillet først? Skriv et filnavn, »nej« eller »bliv« for at spille videre:
play-no = nej
play-stay = bliv
play-goodbye = Farvel. Spillebrættet kommer til at savne dig.
play-pass-keyboard = Giv tastaturet videre til { $seat }, og tryk på Enter.

note-spread = alle tropper på hånden, jævnt over dine regioner
note-end-turn = færdig: få mønter, og afslut turen
note-stop = ikke flere erobringer; omfordel
note-decline = denne hær stagnerer; næste tur vælger du en ny
note-vanish = med den specialevne, Stenhækken låner ud: alle dens tropper forsvinder for 2 mønter pr. region
note-roll = { NUMBER($chance, style: "percent") } chance
note-end = gør ingenting
note-roll-first = først terningen, så målet
note-ally = fred med { $seat }
note-conquer = { $price ->
    [one] { $price } trop
   *[other] { $price } tropper
}, indtægt { $sign }{ $coins }
note-here = { $note } ({ $things })
combo-line = { $tokens ->
    [one] { $tokens } trop
   *[other] { $tokens } tropper
}, { $price ->
    [0] gratis
    [one] { $price } mønt
   *[other] { $price } mønter
}{ $coins ->
    [0] {""}
   *[other] , { $coins } på det
}
rule-line = { $name }: { $text }
combo-named = { $army }: { $line }
combo-entry = { $slot }. { $army }: { $line }

play-redeployed = { $seat } omfordeler: { $list }
play-redeployed-to = { $region } +{ $tokens }
board-region = { FORM($region, "short") }

answer-legal = Det er lovligt: { $action }
answer-why-what = Skriv »why« og en region eller en handling.
answer-explain-what = Skriv »explain« og navnet på en race, specialevne, et sted, en relikvie eller en brik.
answer-no-army = Du har ingen hær, så der er ingen priser.
answer-no-prices = Intet kan angribes nu.
content-unknown = Der er ikke noget, der hedder »{ $text }«.

command-help = help
    .text = denne liste; »?« gør det samme
command-actions = actions
    .text = alt, hvad du kan gøre nu
command-map = map
    .text = spillebrættet; Enter gør det samme
command-table = table
    .text = alle pladser, deres hære og mønter
command-combos = combos
    .text = de åbne sæt, og hvad de gør
command-price = price
    .text = hvad en region koster og hvorfor: »price { $short }«; alene: alle regioner inden for rækkevidde
command-odds = odds
    .text = dine chancer med terningen
command-income = income
    .text = hvad du ville optjene nu, og for hvad
command-why = why
    .text = hvorfor noget afvises: »why { $short }«, »why roll { $short }«
command-explain = explain
    .text = reglerne for en race, specialevne, et sted, en relikvie eller en brik: »explain giants«
command-hint = hint
    .text = den bedste plan, to andre, og hvad hver af dem ventes at give
command-spread = spread
    .text = placer alle tropper på hånden jævnt over dine regioner
command-undo = undo
    .text = fortryd din sidste handling
command-log = log
    .text = hvad der er sket indtil nu
command-code = code
    .text = denne stilling som én linje, til venner og fejlrapporter
command-save = save
    .text = skriv spillet til en fil: »save aften.game«
command-quit = quit
    .text = forlad spillet

action-pick = pick 3
    .text = tag sættet som nummer 3; Skyggemimere må sige »pick 3 swap 5«
action-decline = decline
    .text = lad din hær stagnere
action-decline-by = decline by stonehedge
    .text = det samme med det »Forsvindende«, som Stenhækken låner ud; »decline« alene bruger det ikke
action-abandon = abandon { $region }
    .text = opgiv en region før den første erobring
action-conquer = conquer { $region }
    .text = erobr en region til dens pris
action-conquer-by = conquer { $region } by dragon
    .text = erobr med et særligt middel
action-roll = roll { $region }
    .text = det sidste erobringsforsøg, med terningen; for Bersærk bare »roll«
action-stop = stop
    .text = afslut dine erobringer, og omfordel
action-deploy = deploy { $region } 2
    .text = sæt to tropper fra hånden i en region, eller »all«
action-place = place fortress { $region }
    .text = placer en brik
action-move = move ancient { $region }
    .text = flyt en brik, der er på spillebrættet
action-rebirth = rebirth { $region }
    .text = lad en region fra en inaktiv Genfødt hær gå over til din aktive hær
action-ally = ally 2
    .text = slut fred med plads 2
action-sacrifice = sacrifice { $region }
    .text = giv en inaktiv trop til Sjælenes Alter
action-end = end
    .text = afslut turen, eller svar nej på et spørgsmål

help-screen-actions = Handlinger
help-screen-commands = Kommandoer
help-screen-footer = Alt kan forkortes, så længe det er entydigt: »c { $short }« er »conquer { $region }«.

## The die

odds-faces = Terningen viser 0 tre gange og 1, 2 og 3 én gang hver.
odds-line = { $region }: pris { $price }, { $hand } på hånden, lykkes { NUMBER($chance, style: "percent") } af gangene.
odds-none = Ingen region er tæt nok på til, at terningen hjælper.

## Results

result-tie-broken = Lige mange mønter: Flest tropper på spillebrættet afgør det.
result-seed = Spil det igen med --seed { $seed }.

## Simulations

sim-title = { $games ->
    [one] { $games } spil på { $map }, startværdi { $seed }
   *[other] { $games } spil på { $map }, startværdi { $seed }
}
sim-progress = Spiller
sim-bot = Bot
sim-wins = Sejre
sim-win-rate = Sejre i %
sim-mean-coins = Mønter i snit
sim-best = Bedst
sim-speed = { $rate ->
    [one] { $rate } spil pr. sekund
   *[other] { $rate } spil pr. sekund
}
sim-interrupted = { $games ->
    [one] Afbrudt efter { $games } spil.
   *[other] Afbrudt efter { $games } spil.
}

## Checking scenarios

check-passed = bestået  { $file }: { $title }
check-failed = FEJL  { $reason }
check-malformed = ugyldig  { $reason }
check-nothing = Der er intet scenarie i { $file }.
check-summary = { NUMBER($passed, useGrouping: 0) } bestået, { NUMBER($failed, useGrouping: 0) } med fejl
check-summary-malformed = { $amount ->
    [one] { $amount } fil kan ikke køres
   *[other] { $amount } filer kan ikke køres
}

## Replaying records

replay-turn = Slut på tur { $turn }: { $coins }
replay-undo = Fortrudt: { $text }
replay-passed = Optegnelsen er korrekt: { $amount ->
    [one] { $amount } handling
   *[other] { $amount } handlinger
}, { $turns ->
    [one] { $turns } tur
   *[other] { $turns } ture
}.
replay-failed = Optegnelsen kan ikke afspilles: { $reason }
replay-fair = Alle terningslag og trækninger følger af startværdien.
replay-unfair = Ikke alle terningslag og trækninger følger af startværdien.
replay-unfinished = Optegnelsen slutter, før spillet er slut.
replay-empty = { $file } har et hoved, men ingen handlinger.
replay-no-turn = Der er ingen tur { $turn }: Optegnelsen har { $most }.

## Maps

map-title = { $map }
map-new = Skrevet: { $file }. Spil på det med --with { $file } --map { $map }
map-written = Skrevet: { $file }

## Errors

error-prefix = Fejl: { $reason }
error-bug = dette er en fejl i elbowroom ({ $error }); sæt { $variable }=1 for at se sporet
error-no-file = der er ingen fil { $file }
error-not-readable = { $file } kan ikke læses: { $reason }
error-not-writable = { $file } kan ikke skrives: { $reason }
error-no-paths = nævn scenariefiler eller mapper med scenariefiler
error-unknown-map = der er intet kort »{ $text }«; kortene er { $known }
error-unknown-bot = der er ingen bot »{ $text }«; skriv { FORM($known, "or") }; for en person skriver du { $person }
error-seat-name = »{ $text }« kan ikke være et navn: Brug højst { $most } bogstaver og ingen af | # ,
error-unknown-box = der er ingen æske »{ $text }«; skriv { FORM($known, "or") }
error-unknown-option = der er ingen husregel »{ $text }«; mente du { FORM($known, "or") }?
error-option-value = »{ $text }« er hverken til eller fra; skriv { $right }
error-seats = et spil kræver to til fem pladser, ikke { $amount }
error-map-seats = { $map } er et kort til { $players ->
    [one] { $players } plads
   *[other] { $players } pladser
}, ikke { $amount }
error-map-box = { $map } kan spilles som { $box } eller mixed, ikke som { $text }
error-record-seats = dette spil har { $players ->
    [one] { $players } plads
   *[other] { $players } pladser
}, ikke { $amount }
error-load-and = et gemt spil har sine egne indstillinger: Udelad { $option }
error-seed = startværdien { $seed } er ikke mellem 0 og { $most }
error-games = antallet af spil skal være mellem 1 og { NUMBER($most, useGrouping: 0) }
error-rounds = antallet af runder skal være mellem 1 og { NUMBER($most, useGrouping: 0) }
error-width = en bredde på { $width } kan ikke tegnes; skriv { $least } til { $most }
error-end-of-input = Inputtet sluttede før spillet.
