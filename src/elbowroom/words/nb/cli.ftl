## The program

app-about = Elbowroom: et spill for to til fem spillere som alle trenger mer plass.
app-usage = Bruk: elbowroom KOMMANDO
app-commands = Kommandoer:
app-options = Valg:
app-more = «elbowroom KOMMANDO --help» forklarer en kommando.
app-disclaimer = En uavhengig utgave uten tilknytning til Days of Wonder.
app-version = elbowroom { $version }, regler { $rules }, { $built }
app-compiled = kompilert
app-plain = ukompilert

## What each command does, in one line

help-play = Spill et spill i denne terminalen, mot venner eller boter.
help-check = Kjør scenariofiler, og vis hvilke som består.
help-check-collection = Kontroller samlinger av hjemmelagde raser, spesialevner og kart.
help-card = Skriv ut kortene til hjemmelagde raser og spesialevner.
help-replay = Spill et referat på nytt tur for tur, og kontroller hver mynt.
help-sim = La boter spille mange spill, og vis resultatene.
help-map = List opp kartene, eller tegn et.
help-map-list = List opp kartene som følger med spillet.
help-map-show = Tegn et kart, her eller som SVG-fil.
help-map-new = Lag et nytt kart, som en egen samling.
help-position = Vis stillingen til en kode.
help-bench = Mål hvor rask regelmotoren er.
help-arena = Mål boter mot hverandre.
help-balance = La en bot spille mot seg selv, og vis hva hver rase, hver spesialevne og hvert par er verdt.
help-measure = La boter spille med hjemmelagde raser og spesialevner, og vis hvor sterk hver av dem er.
help-train = Lær botene fra grunnen av hva stillinger er verdt, ved å la dem spille mot seg selv.
help-analyse = Analyser et spill fra et referat: vinnersjanser, bedre planer og hva feilene kostet.
help-bot = Kjør en innebygd bot som snakker botprotokollen, slik at andre programmer kan spille mot den.
help-bot-check = Kontroller et program som snakker botprotokollen.
help-serve = La folk og boter spille ved bord over nettet.
help-db = Oppdater serverens database, sikkerhetskopier den, gjenopprett eller kontroller den.
help-gallery = List opp, skjul, vis eller fjern det folk har publisert i serverens galleri.
help-people = Gi en konto et nytt passord, eller slett den.
help-help = denne listen
help-version = versjonen, og om regelmotoren er kompilert

## Help pages of commands, and what is wrong with a command

help-usage = Bruk: { $text }
help-heading-arguments = Argumenter
help-heading-options = Valg
help-heading-commands = Kommandoer
help-default = standard: { $value }
help-required = påkrevd
help-usage-command = KOMMANDO
help-env-var = miljøvariabel: { $name }
error-unknown-command = det finnes ingen kommando «{ $text }»; «elbowroom --help» lister dem opp
error-unknown-argument = denne kommandoen har ikke valget { $text }
error-missing-argument = verdien til { $option } mangler
error-argument-value = «{ $text }» er ikke en verdi for { $option }
error-unused-argument = uventet argument: «{ $text }»

## What each option of a command means

help-option-box = surface, underground eller mixed
help-option-map = navnet på et kart; ellers det som passer til antallet plasser
help-option-seats = hvem som spiller, i turrekkefølge, atskilt med komma: you (eller you:Ada), easy, champion@0.5s, cmd:./mybot
help-option-bots = botene, i turrekkefølge, atskilt med komma: easy, random, champion@0.2s, cmd:./mybot
help-option-games = hvor mange spill som skal spilles
help-option-seed = tallet som bestemmer alle terninger og trekninger; samme frø gir samme spill
help-option-house = en husregel å slå av eller på, som i sea_entry=false; kan gjentas
help-option-without = raser, spesialevner, steder og relikvier som utelates, som i elves,flying
help-option-with = en fil med hjemmelagde raser og spesialevner; kan gis flere ganger
help-option-with-record = en fil med de hjemmelagde rasene og spesialevnene i spillet, for å kontrollere at de er de samme
help-option-collections = filer med hjemmelagde raser, spesialevner og kart
help-option-monsters = regioner med monstre i et blandet spill på et overflatekart, som i a-wood,some-fen; ellers tilfeldige
help-option-open = alle ser alles mynter
help-option-load = fortsett et lagret spill; det lagres i samme fil
help-option-save = skriv spillet til denne filen, etter hver tur og til slutt
help-option-record = referatet av et spill
help-option-turn = vis bare denne turen, og brettet på slutten av den
help-option-quiet = skriv bare ut feil og sammendraget
help-option-files = scenariofiler, eller mapper med scenariofiler
help-option-json = skriv ut resultatene som JSON
help-option-rounds = hvor mange runder som skal måles
help-option-name = navnet på et kart, eller en kartfil
help-option-svg = skriv bildet til denne filen
help-option-players = hvor mange som spiller på det, 2 til 5
help-option-map-box = surface eller underground
help-option-map-seed = samme frø gir samme kart
help-option-map-out = skriv samlingen til denne filen
help-option-width = hvor mange kolonner tegningen har
help-option-code = koden, slik kommandoen «code» skriver den ved bordet

## Who plays

bot-random = Tilfeldig
    .text = Gjør tilfeldige lovlige handlinger.
bot-easy = Lett
    .text = Tar det som ser bra ut akkurat nå, og planlegger ikke.
seat-person = Spiller { $seat }
seat-bot = { $bot } { $seat }

## Setting up

setup-line = { $map } ({ $box }): { $names }
setup-options = Husregler: { $options }

## Column headings and titles of tables

table-seat = Plass
table-coins = Mynter
table-army = Hær
table-declined = Inaktiv
table-tokens = Tropper
table-tokens-left = Tropper på brettet
table-region = Region
table-regions = Regioner
table-terrain = Terreng
table-pieces = Der nå
table-price = Pris
table-chance = Sjanse
table-slot = Plass
table-combo = Kombinasjon
table-cost = Koster
table-bonus = På den
table-box = Eske
table-map = Kart
table-players = Spillere
table-rounds = Runder
table-map-line = { $map }, { $box }

cell-none = ingen
cell-hidden = skjult
cell-declined-text = Inaktiv: { $text }
seat-army = { $army }: { $regions ->
    [one] { $regions } region
   *[other] { $regions } regioner
}, { $hand } på hånden
seat-declined = { $army }: { $regions ->
    [one] { $regions } region
   *[other] { $regions } regioner
}
percent = { NUMBER($chance, style: "percent") }

title-income = Inntekt for { $seat }
title-result = Sluttresultat

legend-find = et sted eller en relikvie
legend-price = tropper som kreves
legend-die = bare med terningen

## The play screen

play-round = Runde { $round } av { $rounds }
play-prompt = { $seat } er i trekket: { $phase }
play-cursor = >
play-hint = Skriv et tall eller en handling («conquer { $region }», eller bare «c { $short }»), eller «help».
play-refused = Nei: { $reason }
play-unknown = «{ $text }» er verken en kommando eller en handling. Prøv «help».
play-ambiguous = «{ $text }» kan være { FORM($known, "or") }
play-malformed = Det kan ikke leses. Skriv det slik: { $example }
play-no-number = Det er ikke noe tall { $number } på listen; det siste er { $most }.
play-more-actions = … og { $amount } til: skriv «actions»
play-nothing-to-undo = Ingenting kan angres: Etterpå kom et terningkast, en trekning eller en handling fra en annen plass.
play-nothing-to-spread = Det er ingenting å plassere nå.
play-saved = Lagret: { $file }
play-save-where = Hvor? Skriv «save» og et filnavn.
play-quit-save = Lagre spillet først? Skriv et filnavn, «nei», eller «bli» for å spille videre:
play-no = nei
play-stay = bli
play-goodbye = Ha det. Brettet kommer til å savne deg.
play-pass-keyboard = Gi tastaturet til { $seat }, og trykk Enter.

note-spread = alle tropper på hånden, jevnt over regionene dine
note-end-turn = ferdig: tjen mynter og avslutt turen
note-stop = ingen flere erobringer; omfordel
note-decline = denne hæren stagnerer; neste tur velger du en ny
note-vanish = med evnen Steinhekken låner bort: Alle troppene drar, for 2 mynter per region
note-roll = { NUMBER($chance, style: "percent") } sjanse
note-end = gjør ingenting
note-roll-first = terningen først, så målet
note-ally = fred med { $seat }
note-conquer = { $price ->
    [one] { $price } tropp
   *[other] { $price } tropper
}, inntekt { $sign }{ $coins }
note-here = { $note } ({ $things })
combo-line = { $tokens ->
    [one] { $tokens } tropp
   *[other] { $tokens } tropper
}, { $price ->
    [0] gratis
    [one] { $price } mynt
   *[other] { $price } mynter
}{ $coins ->
    [0] {""}
   *[other] , { $coins } på den
}
rule-line = { $name }: { $text }
combo-named = { $army }: { $line }
combo-entry = { $slot }. { $army }: { $line }

play-redeployed = { $seat } omfordeler: { $list }
play-redeployed-to = { $region } +{ $tokens }
board-region = { FORM($region, "short") }

answer-legal = Det er lovlig: { $action }
answer-why-what = Skriv «why» og en region eller en handling.
answer-explain-what = Skriv «explain» og navnet på en rase, en spesialevne, et sted, en relikvie eller en brikke.
answer-no-army = Du har ingen hær, så det er ingen priser.
answer-no-prices = Ingenting kan angripes nå.
content-unknown = Det er ingenting som heter «{ $text }».

command-help = help
    .text = denne listen; «?» gjør det samme
command-actions = actions
    .text = alt du kan gjøre nå
command-map = map
    .text = brettet; Enter gjør det samme
command-table = table
    .text = alle plasser, hærene og myntene deres
command-combos = combos
    .text = de åpne kombinasjonene og hva de gjør
command-price = price
    .text = hva en region koster og hvorfor: «price { $short }»; alene: alle regioner innen rekkevidde
command-odds = odds
    .text = sjansene dine med terningen
command-income = income
    .text = hva du ville tjene nå, og for hva
command-why = why
    .text = hvorfor noe blir avvist: «why { $short }», «why roll { $short }»
command-explain = explain
    .text = reglene for en rase, en spesialevne, et sted, en relikvie eller en brikke: «explain giants»
command-hint = hint
    .text = den beste planen, to andre, og hva hver av dem ventes å gi
command-spread = spread
    .text = plasser alle tropper på hånden, jevnt over regionene dine
command-undo = undo
    .text = angre din siste handling
command-log = log
    .text = hva som har skjedd så langt
command-code = code
    .text = denne stillingen på én linje, til venner og feilrapporter
command-save = save
    .text = skriv spillet til en fil: «save kveld.game»
command-quit = quit
    .text = forlat spillet

action-pick = pick 3
    .text = ta kombinasjonen på plass 3; Skyggemimere kan si «pick 3 swap 5»
action-decline = decline
    .text = la hæren din stagnere
action-decline-by = decline by stonehedge
    .text = det samme med evnen Forsvinnende som Steinhekken låner bort; bare «decline» bruker den ikke
action-abandon = abandon { $region }
    .text = gi opp en region før den første erobringen
action-conquer = conquer { $region }
    .text = erobre en region for prisen
action-conquer-by = conquer { $region } by dragon
    .text = erobre med et spesielt middel
action-roll = roll { $region }
    .text = det siste erobringsforsøket, med terningen; for Berserk bare «roll»
action-stop = stop
    .text = avslutt erobringene og omfordel
action-deploy = deploy { $region } 2
    .text = sett to tropper fra hånden i en region, eller «all»
action-place = place fortress { $region }
    .text = plasser en brikke
action-move = move ancient { $region }
    .text = flytt en brikke som står på brettet
action-rebirth = rebirth { $region }
    .text = la en region fra en inaktiv Gjenfødt hær gå over til den aktive hæren din
action-ally = ally 2
    .text = slutt fred med plass 2
action-sacrifice = sacrifice { $region }
    .text = gi en inaktiv tropp til Sjelenes alter
action-end = end
    .text = avslutt turen, eller svar nei på et spørsmål

help-screen-actions = Handlinger
help-screen-commands = Kommandoer
help-screen-footer = Alt kan forkortes så lenge det er entydig: «c { $short }» er «conquer { $region }».

## The die

odds-faces = Terningen viser 0 tre ganger, og 1, 2 og 3 én gang hver.
odds-line = { $region }: pris { $price }, { $hand } på hånden, lykkes i { NUMBER($chance, style: "percent") } av tilfellene.
odds-none = Ingen region er nær nok til at terningen hjelper.

## Results

result-tie-broken = Like mange mynter: Flest tropper på brettet avgjør.
result-seed = Spill det på nytt med --seed { $seed }.

## Simulations

sim-title = { $games ->
    [one] { $games } spill på { $map }, frø { $seed }
   *[other] { $games } spill på { $map }, frø { $seed }
}
sim-progress = Spiller
sim-bot = Bot
sim-wins = Seire
sim-win-rate = Seiersandel
sim-mean-coins = Mynter i snitt
sim-best = Best
sim-speed = { $rate ->
    [one] { $rate } spill per sekund
   *[other] { $rate } spill per sekund
}
sim-interrupted = { $games ->
    [one] Avbrutt etter { $games } spill.
   *[other] Avbrutt etter { $games } spill.
}

## Checking scenarios

check-passed = bestått  { $file }: { $title }
check-failed = FEILET  { $reason }
check-malformed = ugyldig  { $reason }
check-nothing = Det er ikke noe scenario i { $file }.
check-summary = { NUMBER($passed, useGrouping: 0) } bestått, { NUMBER($failed, useGrouping: 0) } feilet
check-summary-malformed = { $amount ->
    [one] { $amount } fil kan ikke kjøres
   *[other] { $amount } filer kan ikke kjøres
}

## Replaying records

replay-turn = Slutten av tur { $turn }: { $coins }
replay-undo = Angret: { $text }
replay-passed = Referatet er riktig: { $amount ->
    [one] { $amount } handling
   *[other] { $amount } handlinger
}, { $turns ->
    [one] { $turns } tur
   *[other] { $turns } turer
}.
replay-failed = Referatet lar seg ikke spille på nytt: { $reason }
replay-fair = Alle terninger og trekninger følger av frøet.
replay-unfair = Ikke alle terninger og trekninger følger av frøet.
replay-unfinished = Referatet slutter før spillet er over.
replay-empty = { $file } har et hode, men ingen handlinger.
replay-no-turn = Det finnes ingen tur { $turn }: Referatet har { $most }.

## Maps

map-title = { $map }
map-new = Skrevet: { $file }. Spill på det med --with { $file } --map { $map }
map-written = Skrevet: { $file }

## Errors

error-prefix = Feil: { $reason }
error-bug = dette er en feil i elbowroom ({ $error }); sett { $variable }=1 for å se tilbakesporingen
error-no-file = det finnes ingen fil { $file }
error-not-readable = { $file } kan ikke leses: { $reason }
error-not-writable = { $file } kan ikke skrives: { $reason }
error-no-paths = nevn scenariofiler, eller mapper med scenariofiler
error-unknown-map = det finnes ikke noe kart «{ $text }»; kartene er { $known }
error-unknown-bot = det finnes ingen bot «{ $text }»; skriv { FORM($known, "or") }; for en person skriver du { $person }
error-seat-name = «{ $text }» kan ikke være et navn: bruk høyst { $most } tegn, og ingen av | # ,
error-unknown-box = det finnes ingen eske «{ $text }»; skriv { FORM($known, "or") }
error-unknown-option = det finnes ingen husregel «{ $text }»; mente du { FORM($known, "or") }?
error-option-value = «{ $text }» er verken på eller av; skriv { $right }
error-seats = et spill trenger to til fem plasser, ikke { $amount }
error-map-seats = { $map } er et kart for { $players ->
    [one] { $players } plass
   *[other] { $players } plasser
}, ikke { $amount }
error-map-box = { $map } kan spilles som { $box } eller mixed, ikke som { $text }
error-record-seats = dette spillet har { $players ->
    [one] { $players } plass
   *[other] { $players } plasser
}, ikke { $amount }
error-load-and = et lagret spill har sine egne innstillinger: utelat { $option }
error-seed = frøet { $seed } er ikke mellom 0 og { $most }
error-games = antallet spill må være mellom 1 og { NUMBER($most, useGrouping: 0) }
error-rounds = antallet runder må være mellom 1 og { NUMBER($most, useGrouping: 0) }
error-width = en bredde på { $width } kan ikke tegnes; skriv { $least } til { $most }
error-end-of-input = Inndataene tok slutt før spillet gjorde det.
