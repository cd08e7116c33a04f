## The program

app-about = Elbowroom: ett spel för två till fem spelare som alla behöver mer svängrum.
app-usage = Användning: elbowroom KOMMANDO
app-commands = Kommandon:
app-options = Flaggor:
app-more = ”elbowroom KOMMANDO --help” förklarar ett kommando.
app-disclaimer = En oberoende implementering utan koppling till Days of Wonder.
app-version = elbowroom { $version }, regler { $rules }, { $built }
app-compiled = kompilerad
app-plain = okompilerad

## What each command does, in one line

help-play = Spela ett spel i terminalen, mot vänner eller botar.
help-check = Kör scenariofiler och visa vilka som blir godkända.
help-check-collection = Kontrollera samlingar av hemgjorda folkslag, förmågor och kartor.
help-card = Skriv ut korten för hemgjorda folkslag och förmågor.
help-replay = Spela upp ett protokollfört spel tur för tur och kontrollera varje mynt.
help-sim = Låt botar spela många spel och visa resultaten.
help-map = Lista kartorna, eller rita en.
help-map-list = Lista kartorna som följer med spelet.
help-map-show = Rita en karta, här eller som en SVG-fil.
help-map-new = Skapa en karta, som en egen samling.
help-position = Visa ställningen som en kod beskriver.
help-bench = Mät hur snabb regelmotorn är.
help-arena = Mät botar mot varandra.
help-balance = Låt en bot spela mot sig själv och visa vad varje folkslag, förmåga och par är värt.
help-measure = Låt botar spela med hemgjorda folkslag och förmågor och visa hur starka de är.
help-train = Lär botarna från grunden vad ställningar är värda genom att låta dem spela mot sig själva.
help-analyse = Analysera ett protokollfört spel: vinstchanser, bättre planer och vad misstagen kostade.
help-bot = Kör en inbyggd bot som talar botprotokollet, så att andra program kan spela mot den.
help-bot-check = Kontrollera ett program som talar botprotokollet.
help-serve = Kör en server med bord för människor och botar.
help-db = Uppdatera serverns databas, säkerhetskopiera, återställ eller kontrollera den.
help-gallery = Lista, dölj, visa eller ta bort det som folk har publicerat i serverns galleri.
help-people = Ge ett konto ett nytt lösenord, eller radera kontot.
help-help = den här listan
help-version = versionen, och om regelmotorn är kompilerad

## Help pages of commands, and what is wrong with a command

help-usage = Användning: { $text }
help-heading-arguments = Argument
help-heading-options = Flaggor
help-heading-commands = Kommandon
help-default = förval: { $value }
help-required = krävs
help-usage-command = KOMMANDO
help-env-var = miljövariabel: { $name }
error-unknown-command = det finns inget kommando ”{ $text }”; ”elbowroom --help” listar dem
error-unknown-argument = kommandot har ingen flagga { $text }
error-missing-argument = värdet för { $option } saknas
error-argument-value = ”{ $text }” är inget värde för { $option }
error-unused-argument = inget väntas här: ”{ $text }”

## What each option of a command means

help-option-box = surface, underground eller mixed
help-option-map = namnet på en karta; förvalt den som passar antalet platser
help-option-seats = vilka som spelar, i turordning, åtskilda med komma: you (eller you:Ada), easy, champion@0.5s, cmd:./mybot
help-option-bots = botarna, i turordning, åtskilda med komma: easy, random, champion@0.2s, cmd:./mybot
help-option-games = hur många spel som ska spelas
help-option-seed = talet som bestämmer alla tärningsslag och dragningar; samma frö ger samma spel
help-option-house = en husregel att slå på eller av, som i sea_entry=false; kan upprepas
help-option-without = folkslag, förmågor, ställen och reliker att utelämna, som i elves,flying
help-option-with = en fil med hemgjorda folkslag och förmågor; kan anges flera gånger
help-option-with-record = en fil med spelets hemgjorda folkslag och förmågor, för att kontrollera att de är desamma
help-option-collections = filer med hemgjorda folkslag, förmågor och kartor
help-option-monsters = regioner med monster i ett blandat spel på en karta över ytan, som i a-wood,some-fen; förvalt slumpen
help-option-open = alla ser allas mynt
help-option-load = fortsätt ett sparat spel; det sparas i samma fil
help-option-save = skriv spelet till den här filen, efter varje tur och i slutet
help-option-record = ett spels protokoll
help-option-turn = visa bara den här turen, och brädet i slutet av den
help-option-quiet = skriv bara ut fel och sammanfattningen
help-option-files = scenariofiler, eller mappar med scenariofiler
help-option-json = skriv ut resultaten som JSON
help-option-rounds = hur många omgångar som ska mätas
help-option-name = namnet på en karta, eller en kartfil
help-option-svg = skriv bilden till den här filen
help-option-players = hur många som spelar på den, 2 till 5
help-option-map-box = surface eller underground
help-option-map-seed = samma frö ger samma karta
help-option-map-out = skriv samlingen till den här filen
help-option-width = hur många kolumner teckningen har
help-option-code = koden, som kommandot ”code” skriver ut den vid bordet

## Who plays

bot-random = Slump
    .text = Väljer slumpmässigt bland tillåtna drag.
bot-easy = Lätt
    .text = Tar det som ser bra ut just nu och planerar inte framåt.
seat-person = Spelare { $seat }
seat-bot = { $bot } { $seat }

## Setting up

setup-line = { $map } ({ $box }): { $names }
setup-options = Husregler: { $options }

## Column headings and titles of tables

table-seat = Plats
table-coins = Mynt
table-army = Armé
table-declined = I nedgång
table-tokens = Brickor
table-tokens-left = Brickor på brädet
table-region = Region
table-regions = Regioner
table-terrain = Terräng
table-pieces = Finns där
table-price = Kostnad
table-chance = Chans
table-slot = Steg
table-combo = Kombination
table-cost = Pris
table-bonus = På den
table-box = Låda
table-map = Karta
table-players = Spelare
table-rounds = Rundor
table-map-line = { $map }, { $box }

cell-none = ingen
cell-hidden = dolt
cell-declined-text = I nedgång: { $text }
seat-army = { $army }: { $regions ->
    [one] { $regions } region
   *[other] { $regions } regioner
}, { $hand } på handen
seat-declined = { $army }: { $regions ->
    [one] { $regions } region
   *[other] { $regions } regioner
}
percent = { NUMBER($chance, style: "percent") }

title-income = Inkomst: { $seat }
title-result = Slutresultat

legend-find = ett ställe eller en relik
legend-price = brickor som krävs
legend-die = bara med tärningen

## The play screen

play-round = Runda { $round } av { $rounds }
play-prompt = { $seat } är vid draget: { $phase }
play-cursor = >
play-hint = Skriv ett nummer eller ett drag (”conquer { $region }”, eller bara ”c { $short }”), eller ”help”.
play-refused = Nej: { $reason }
play-unknown = ”{ $text }” är varken ett kommando eller ett drag. Pröva ”help”.
play-ambiguous = ”{ $text }” kan betyda { FORM($known, "or") }
play-malformed = Det går inte att läsa. Skriv så här: { $example }
play-no-number = Det finns inget nummer { $number } i listan; det sista är { $most }.
play-more-actions = … och { $amount } till: skriv ”actions”
play-nothing-to-undo = Inget kan ångras: ett tärningsslag, en dragning eller någon annans drag kom efteråt.
play-nothing-to-spread = Det finns inget att placera nu.
play-saved = Sparat: { $file }
play-save-where = Vart? Skriv ”save” och ett filnamn.
play-quit-save = Spara spelet först? Skriv ett filnamn, ”nej”, eller ”stanna” för att spela vidare:
play-no = nej
play-stay = stanna
play-goodbye = Hej då. Brädet kommer att sakna dig.
play-pass-keyboard = Lämna tangentbordet till { $seat } och tryck på Retur.

note-spread = alla brickor på handen, jämnt över dina regioner
note-end-turn = klart: räkna poäng och avsluta turen
note-stop = inga fler erövringar; omorganisera
note-decline = armén går i nedgång; nästa tur väljer du en ny
note-vanish = med förmågan som Stenhäcken lånar ut: alla arméns brickor ger sig av, för 2 mynt per region
note-roll = { NUMBER($chance, style: "percent") } chans
note-end = gör inget
note-roll-first = tärningen först, sedan målet
note-ally = fred med { $seat }
note-conquer = { $price ->
    [one] { $price } bricka
   *[other] { $price } brickor
}, inkomst { $sign }{ $coins }
note-here = { $note } ({ $things })
combo-line = { $tokens ->
    [one] { $tokens } bricka
   *[other] { $tokens } brickor
}, { $price ->
    [0] gratis
    [one] { $price } mynt
   *[other] { $price } mynt
}{ $coins ->
    [0] {""}
   *[other] , { $coins } på den
}
rule-line = { $name }: { $text }
combo-named = { $army }: { $line }
combo-entry = { $slot }. { $army }: { $line }

play-redeployed = { $seat } omorganiserar: { $list }
play-redeployed-to = { $region } +{ $tokens }
board-region = { $region }

answer-legal = Det är tillåtet: { $action }
answer-why-what = Skriv ”why” och en region eller ett drag.
answer-explain-what = Skriv ”explain” och namnet på ett folkslag, en förmåga, ett ställe, en relik eller en pjäs.
answer-no-army = Du har ingen armé, så det finns inga kostnader.
answer-no-prices = Inget kan attackeras nu.
content-unknown = Det finns inget som heter ”{ $text }”.

command-help = help
    .text = den här listan; ”?” gör detsamma
command-actions = actions
    .text = allt du kan göra nu
command-map = map
    .text = brädet; Retur gör detsamma
command-table = table
    .text = alla platser, deras arméer och mynt
command-combos = combos
    .text = de öppna kombinationerna och vad de gör
command-price = price
    .text = vad en region kostar och varför: ”price { $short }”; ensamt: alla regioner inom räckhåll
command-odds = odds
    .text = dina chanser med tärningen
command-income = income
    .text = vad du skulle tjäna nu, och på vad
command-why = why
    .text = varför något inte går: ”why { $short }”, ”why roll { $short }”
command-explain = explain
    .text = reglerna för ett folkslag, en förmåga, ett ställe, en relik eller en pjäs: ”explain giants”
command-hint = hint
    .text = den bästa planen, två andra, och vad var och en väntas ge
command-spread = spread
    .text = placera alla brickor på handen, jämnt över dina regioner
command-undo = undo
    .text = ångra ditt senaste drag
command-log = log
    .text = vad som har hänt hittills
command-code = code
    .text = ställningen på en rad, för vänner och felrapporter
command-save = save
    .text = skriv spelet till en fil: ”save kvall.game”
command-quit = quit
    .text = lämna spelet

action-pick = pick 3
    .text = ta kombinationen på steg 3; skuggmimare får säga ”pick 3 swap 5”
action-decline = decline
    .text = låt din armé gå i nedgång
action-decline-by = decline by stonehedge
    .text = detsamma med det Försvinnande som Stenhäcken lånar ut; bara ”decline” använder det inte
action-abandon = abandon { $region }
    .text = ge upp en region före den första erövringen
action-conquer = conquer { $region }
    .text = erövra en region för vad den kostar
action-conquer-by = conquer { $region } by dragon
    .text = erövra med ett särskilt medel
action-roll = roll { $region }
    .text = det sista försöket, med tärningen; för Bärsärk bara ”roll”
action-stop = stop
    .text = avsluta dina erövringar och omorganisera
action-deploy = deploy { $region } 2
    .text = ställ två brickor från handen i en region, eller ”all”
action-place = place fortress { $region }
    .text = placera en pjäs
action-move = move ancient { $region }
    .text = flytta en pjäs som står på brädet
action-rebirth = rebirth { $region }
    .text = låt en region gå över från en Återfödd armé i nedgång till din aktiva armé
action-ally = ally 2
    .text = slut fred med plats 2
action-sacrifice = sacrifice { $region }
    .text = ge en bricka i nedgång till Själarnas altare
action-end = end
    .text = avsluta turen, eller svara nej på en fråga

help-screen-actions = Drag
help-screen-commands = Kommandon
help-screen-footer = Allt kan förkortas så länge det är entydigt: ”c { $short }” är ”conquer { $region }”.

## The die

odds-faces = Tärningen visar 0 på tre sidor, och 1, 2 och 3 på en sida var.
odds-line = { $region }: kostnad { $price }, { $hand } på handen, lyckas i { NUMBER($chance, style: "percent") } av fallen.
odds-none = Ingen region är nära nog för att tärningen ska hjälpa.

## Results

result-tie-broken = Lika många mynt: flest brickor på brädet avgör.
result-seed = Spela det igen med --seed { $seed }.

## Simulations

sim-title = { $games } spel på { $map }, frö { $seed }
sim-progress = Spelar
sim-bot = Bot
sim-wins = Vinster
sim-win-rate = Andel vinster
sim-mean-coins = Mynt i snitt
sim-best = Bäst
sim-speed = { $rate } spel per sekund
sim-interrupted = Avbrutet efter { $games } spel.

## Checking scenarios

check-passed = godkänd  { $file }: { $title }
check-failed = UNDERKÄND  { $reason }
check-malformed = felaktig  { $reason }
check-nothing = Det finns inget scenario i { $file }.
check-summary = { NUMBER($passed, useGrouping: 0) } godkända, { NUMBER($failed, useGrouping: 0) } underkända
check-summary-malformed = { $amount ->
    [one] { $amount } fil går inte att köra
   *[other] { $amount } filer går inte att köra
}

## Replaying records

replay-turn = Slut på tur { $turn }: { $coins }
replay-undo = Ångrat: { $text }
replay-passed = Protokollet stämmer: { $amount } drag, { $turns ->
    [one] { $turns } tur
   *[other] { $turns } turer
}.
replay-failed = Protokollet går inte att spela upp: { $reason }
replay-fair = Alla tärningsslag och dragningar följer av fröet.
replay-unfair = Inte alla tärningsslag och dragningar följer av fröet.
replay-unfinished = Protokollet slutar före spelets slut.
replay-empty = { $file } har ett huvud, men inga drag.
replay-no-turn = Det finns ingen tur { $turn }: protokollet har { $most }.

## Maps

map-title = { $map }
map-new = Skrivet: { $file }. Spela på den med --with { $file } --map { $map }
map-written = Skrivet: { $file }

## Errors

error-prefix = Fel: { $reason }
error-bug = det här är ett fel i elbowroom ({ $error }); sätt { $variable }=1 för att se spårningen
error-no-file = det finns ingen fil { $file }
error-not-readable = { $file } kan inte läsas: { $reason }
error-not-writable = { $file } kan inte skrivas: { $reason }
error-no-paths = ange scenariofiler, eller mappar med scenariofiler
error-unknown-map = det finns ingen karta ”{ $text }”; kartorna är { $known }
error-unknown-bot = det finns ingen bot ”{ $text }”; skriv { FORM($known, "or") }; för en människa skriver du { $person }
error-seat-name = ”{ $text }” kan inte vara ett namn: använd högst { $most } bokstäver, och inget av | # ,
error-unknown-box = det finns ingen låda ”{ $text }”; skriv { FORM($known, "or") }
error-unknown-option = det finns ingen husregel ”{ $text }”; menade du { FORM($known, "or") }?
error-option-value = ”{ $text }” är varken på eller av; skriv { $right }
error-seats = ett spel behöver två till fem platser, inte { $amount }
error-map-seats = { $map } är en karta för { $players ->
    [one] { $players } plats
   *[other] { $players } platser
}, inte { $amount }
error-map-box = { $map } kan spelas som { $box } eller blandat, inte som { $text }
error-record-seats = det här spelet har { $players ->
    [one] { $players } plats
   *[other] { $players } platser
}, inte { $amount }
error-load-and = ett sparat spel har sina egna inställningar: utelämna { $option }
error-seed = fröet { $seed } är inte mellan 0 och { $most }
error-games = antalet spel måste vara mellan 1 och { NUMBER($most, useGrouping: 0) }
error-rounds = antalet omgångar måste vara mellan 1 och { NUMBER($most, useGrouping: 0) }
error-width = en bredd på { $width } går inte att rita; skriv { $least } till { $most }
error-end-of-input = Indata tog slut före spelet.
