## Names

text-goes-on = { $text } { $next }
items-separator = ,{" "}
bot-name-1 = Hallon
bot-name-2 = Tistel
bot-name-3 = Harsyra
bot-name-4 = Kardborre
bot-name-5 = Nässla
title-my-turn = Din tur – { $title }
title-table = { $name } – { $title }
notify-title = Det är din tur

## The waiting room

room-title = Bordet är klart
room-about = { $box }, { $seats } platser.
room-name = Ditt namn
room-name-hint = Skriv ett namn och välj sedan en plats. De andra ser namnet.
room-name-missing = Skriv ditt namn först och sätt dig sedan.
room-open = Ingen än
room-sit = Sitt här
room-sit-too = Sitt här också
room-leave = Lämna platsen
room-bot = Bot på plats { $seat }
room-no-bot = Ingen bot
room-fill = Fyll de lediga platserna med botar
room-start = Starta spelet
room-waiting = { $amount ->
    [one] En plats är fortfarande ledig.
   *[other] { $amount } platser är fortfarande lediga.
}
room-ready = Alla platser är tagna. Vem som helst vid bordet kan starta spelet.
room-invite = Bjud in andra
room-invite-text = Den som har länken kan ta en ledig plats, eller titta på.
share-label = Länken till det här bordet
share-copy = Kopiera länken
share-send = Skicka …
share-code = Visa en QR-kod
share-code-alt = Länken till det här bordet som QR-kod

no-table-text = Ett bord glöms bort en tid efter spelets slut, och en länk måste kopieras i sin helhet. Klistra in länken igen, eller gå vidare härifrån.

## The settings of a table, in the waiting room and in its menu

setup-title = Så spelas det vid det här bordet
setup-clock = Klocka
setup-clock-none = Ingen tidsgräns
setup-clock-turn = { $turn } per tur
setup-clock-game = { $game } per plats för hela spelet
setup-clock-both = { $turn } per tur, { $game } per plats för hela spelet
setup-rules = Husregler
setup-rules-none = Som i regelboken
setup-rule-on = { $rule }: på
setup-rule-off = { $rule }: av
setup-without = Utelämnat
setup-monsters = Regioner med monster

## What is expected

prompt-title = Att göra
prompt-for = { $seat }: { $text }
prompt-over = Spelet är slut.
prompt-chance = Ett ögonblick: först kommer ett tärningsslag eller en dragning.
prompt-watching = Du tittar på. { $text }
prompt-stand-in = En bot spelar åt dig. Ta tillbaka din plats när du vill.
prompt-other-pick = { $seat } väljer en kombination.
prompt-other-start = { $seat } börjar en tur.
prompt-other-conquest = { $seat } erövrar.
prompt-other-redeploy = { $seat } omorganiserar.
prompt-other-retreat = { $seat } placerar fördrivna brickor.
prompt-other-aftermath = { $seat } har ett sista val att göra.
prompt-pick = Din tur: välj en kombination.
prompt-enter = { $hand ->
    [one] { $army }, { $hand } bricka: välj var du går in på kartan.
   *[other] { $army }, { $hand } brickor: välj var du går in på kartan.
}
prompt-rebirth = { $hand ->
    [one] { $army }, { $hand } bricka: välj först regioner som ska återfödas, erövra sedan.
   *[other] { $army }, { $hand } brickor: välj först regioner som ska återfödas, erövra sedan.
}
prompt-start = { $hand ->
    [one] Din tur: erövra med { $hand } bricka, eller gå i nedgång.
   *[other] Din tur: erövra med { $hand } brickor, eller gå i nedgång.
}
prompt-conquer = { $hand ->
    [one] { $hand } bricka kvar: fortsätt erövra, eller sluta.
   *[other] { $hand } brickor kvar: fortsätt erövra, eller sluta.
}
prompt-last = { $hand ->
    [one] { $hand } bricka kvar: slå tärningen för en sista erövring, eller sluta.
   *[other] { $hand } brickor kvar: slå tärningen för en sista erövring, eller sluta.
}
prompt-stop = Det finns inget kvar att erövra: sluta, och omorganisera sedan.
prompt-declined = { $hand ->
    [one] Först { $race } i nedgång: erövra med { $hand } bricka, eller hoppa över dem.
   *[other] Först { $race } i nedgång: erövra med { $hand } brickor, eller hoppa över dem.
}
prompt-die = { $die ->
    [0] Tärningen visar en blank sida: erövra med det du har, eller sluta.
   *[other] Tärningen visar { $die }: erövra en region för så mycket mindre, eller sluta.
}
prompt-die-ways = { $die ->
    [0] Tärningen visar en blank sida: välj hur du tar { $region }.
   *[other] Tärningen visar { $die }: välj hur du tar { $region }.
}
prompt-deploy = { $left ->
    [one] Omorganisera: placera { $left } bricka till.
   *[other] Omorganisera: placera { $left } brickor till.
}
prompt-pieces = Alla brickor är placerade. Placera pjäserna som är kvar och avsluta sedan din tur.
prompt-end = Allt är placerat: avsluta din tur.
prompt-give-up = Du har inte tillräckligt med brickor: välj en region att ge upp.
prompt-retreat = { $left ->
    [one] Du har blivit attackerad. { $army }: placera { $left } bricka i dina regioner.
   *[other] Du har blivit attackerad. { $army }: placera { $left } brickor i dina regioner.
}
prompt-retreat-camps = Du har blivit attackerad. { $army }: placera dina bivacker på nytt.
prompt-retreat-done = Alla brickor är placerade. Klart?
prompt-piece = { $piece }: välj en region.
prompt-volcano = Flammorna har med sig sin Vulkan: välj en klyfta åt den.
prompt-balrog = Balrogen är vaken: välj vart den går.
prompt-sacrifice = Själarnas altare: offra en bricka i nedgång för mynt, eller säg nej.
prompt-helpers = { $helpers ->
    [one] { $text } { $helpers } hjälpare slåss vid deras sida.
   *[other] { $text } { $helpers } hjälpare slåss vid deras sida.
}
prompt-late-decline = Din armé får gå i nedgång nu. Vill du det?

## What can be done

do-pick = { $coins ->
    [0] Ta { $army }
    [one] Ta { $army } för { $coins } mynt
   *[other] Ta { $army } för { $coins } mynt
}
do-pick-swap = { $coins ->
    [0] Ta dem som { $army }
    [one] Ta dem som { $army } för { $coins } mynt
   *[other] Ta dem som { $army } för { $coins } mynt
}
do-decline = Gå i nedgång
do-decline-by = Försvinn med Stenhäcken
do-abandon = Överge { $region }
do-conquer = Erövra { $region }
do-conquer-by = Erövra { $region } med { $means }
do-roll = Slå tärningen för { $region }
do-roll-by = Slå tärningen för { $region }, med { $means }
do-roll-first = Slå tärningen
do-stop = Sluta erövra
do-deploy = { $amount ->
    [one] En bricka till { $region }
   *[other] { $amount } brickor till { $region }
}
do-place = { $amount ->
    [one] { $piece } till { $region }
   *[other] { $amount } × { $piece } till { $region }
}
do-move = Flytta till { $region }: { $piece }
do-rebirth = Återföd i { $region }
do-ally = Fred med { $seat }
do-sacrifice = Offra en bricka i { $region }
do-end = Avsluta turen
do-end-no = Nej, fortsätt
do-end-rest = Låt dem vila
do-retreat-end = Klar
do-spread = Fördela åt mig
do-gather = Ta tillbaka alla
do-undo = Ångra
do-undo-all = Ångra alla { $amount }
do-hint = Tips
do-list = Alla drag
do-text = Brädet som text
do-take-back = Ta tillbaka min plats

## Asked before what cannot be taken back

ask-no = Inte än
ask-pick = Mynten läggs på kombinationerna ovanför. Det går inte att ångra.
ask-pick-yes = Ta den
ask-decline = Gå i nedgång?
ask-decline-text = Din armé står kvar där den är men slåss inte mer, och turen är över. Nästa tur väljer du en ny kombination.
ask-decline-by-text = Alla arméns brickor lämnar brädet för 2 mynt per region, och turen är över. Nästa tur väljer du en ny kombination.
ask-caution = Är du säker?
ask-abandon = Brickorna återvänder till din hand, och regionen blir herrelös.
ask-end = Avsluta din tur?
ask-end-text = Inte använt än: { $things }.
table-peace = ett fredserbjudande
table-all-placed = Alla brickor är placerade. Ta tillbaka en först.
table-not-placed = { $left ->
    [one] { $left } bricka är kvar på handen: placera den först.
   *[other] { $left } brickor är kvar på handen: placera dem först.
}

## What the board says of a region

mark-conquer = { $price ->
    [one] Kan erövras för { $price } bricka.
   *[other] Kan erövras för { $price } brickor.
}
mark-roll = { $price ->
    [one] Du kan slå tärningen: kostnad { $price } bricka, chans { $odds } %.
   *[other] Du kan slå tärningen: kostnad { $price } brickor, chans { $odds } %.
}
mark-means = Kan erövras med { $means }.
mark-also-means = { $mark } Även med { $means }.
mark-target = Kan erövras.
mark-no = { $price ->
    [one] Kostnad { $price } bricka. { $reason }
   *[other] Kostnad { $price } brickor. { $reason }
}
mark-deploy = { $amount ->
    [one] { $amount } bricka kommer att stå här, { $left } kvar på handen.
   *[other] { $amount } brickor kommer att stå här, { $left } kvar på handen.
}
mark-place = Kan placeras här: { $piece }.
mark-rebirth = En bricka kan återfödas här.
mark-sacrifice = En bricka kan offras här.
mark-abandon = Kan ges upp.
tip-held-with = { $held }; { $things }
tip-odds = Tärningen lyckas med { $odds } % chans.

## Ways to take a region

menu-title = Vad du kan göra: { $region }
menu-cards = Det som finns där
way-price = { $price ->
    [one] Kräver { $price } bricka.
   *[other] Kräver { $price } brickor.
}
way-toll = Kostar dessutom { $coins } mynt i tull.
way-thorns = { $tokens ->
    [one] Du förlorar { $tokens } bricka vid erövringen.
   *[other] Du förlorar { $tokens } brickor vid erövringen.
}
way-roll = { $price ->
    [one] Kostnad { $price } bricka, chans { $odds } %. Hur det än går är det turens sista erövring.
   *[other] Kostnad { $price } brickor, chans { $odds } %. Hur det än går är det turens sista erövring.
}
way-dragon = Kräver en bricka, vad som än står där. Draken stannar och vaktar regionen; en gång per tur.
way-sorcery = Den ensamma brickan där blir en av dina; en gång per tur för varje motståndare.
way-vampire = Den ensamma brickan där blir en av dina; en gång per tur för varje motståndare.
way-orb = Den ensamma brickan där blir en av dina; en gång per tur.
way-socks = Brickorna där räknas inte; en gång per tur.
way-sword = Kräver två brickor mindre; en gång per tur.
way-doormat = Vilken region som helst, hur långt bort den än är; en gång per tur.
way-bag = Säcken fungerar som { $relic }; en gång per tur.
way-abandon = Brickorna återvänder till din hand, och regionen blir herrelös.
way-rebirth = En bricka ur din armé i nedgång där blir en i den aktiva armén.
way-sacrifice = Brickan går till asken, och du får mynt.

## The column of combos

combos-title = Kombinationer
combos-stack = { $races ->
    [one] Ett folkslag till i högen.
   *[other] { $races } folkslag till i högen.
}
combo-facts = { $coins ->
    [0] brickor: { $amount }, pris: { $price }
   *[other] brickor: { $amount }, pris: { $price }, mynt på den: { $coins }
}
combo-tokens = Brickor
combo-price = Pris i mynt
combo-coins = { $coins } mynt ligger på den
combos-compare = Jämför
combos-compare-title = De öppna kombinationerna sida vid sida
combo-cost = { $price ->
    [0] Gratis
    [one] Kostar { $price } mynt
   *[other] Kostar { $price } mynt
}
combo-gain = { $coins } mynt ligger på den
combo-balance = Mynt efteråt: { $coins }
combo-swaps = Med ett annat emblem

## Seats

seats-title = Platser
seat-level = Bot: { FORM($level, "small") }
seat-you = Du
seat-here = Vid bordet
seat-away = Borta
seat-onlooker = Någon
seat-stand-in-handed = En bot spelar så länge
seat-stand-in-flag = Tiden är ute: en bot spelar
seat-decides = Vid draget
seat-coins = Mynt
seat-coins-hidden = Mynten är dolda
seat-clock = Tid kvar
seat-peace = I fred med { $seat }
seat-hand = { $amount } på handen
seat-regions = { $amount ->
    [one] { $amount } region
   *[other] { $amount } regioner
}
seat-piece = { $amount ->
    [one] { $piece }
   *[other] { $amount } × { $piece }
}
seat-no-army = Ingen armé
round-of = Runda { $round } av { $rounds }
tray-hand = På handen: { $amount }
tray-hand-how = Dra brickor till dina regioner, eller klicka på regionerna
die-shows = { $number ->
    [0] Tärningen visar en blank sida
   *[other] Tärningen visar { $number }
}

## The log and the chat

log-title = Logg
log-filter = Vad som visas
log-all = Allt
log-fights = Erövringar
log-coins = Mynt
log-talk = Chatt
log-empty = Inget än.
chat-label = Säg något
chat-send = Skicka
chat-off = Chatten är av
chat-mute = Dölj chatten
chat-mute-all = Stäng av chatten för alla
line-sat = { $name } sätter sig.
line-left = { $name } går.
line-left-bot = { $name } går för gott; { $seat }, en bot, tar över.
line-bot = { $seat } spelas av en bot: { FORM($level, "small") }.
line-opened = { $seat } är ledig igen.
line-started = Spelet börjar.
line-undo = { $amount ->
    [one] { $seat } tar tillbaka ett drag.
   *[other] { $seat } tar tillbaka { $amount } drag.
}
line-proposed = { $seat } ber alla att få ta tillbaka ett drag.
line-agreed = { $seat } går med på det.
line-refused = { $seat } går inte med på det.
line-rewound = Alla är överens: draget är taget tillbaka.
line-handed = { $seat } låter en bot ta över: { FORM($level, "small") }.
line-flag = Tiden är ute för { $seat }: en bot spelar den här turen.
line-returned = { $seat } spelar igen: boten har avslutat turen.
line-back = { $seat } är tillbaka.
line-resumed = Spelet fortsätter.
line-chat = { $name }: { $text }
line-muted = { $amount ->
    [0] Chatten är på igen.
   *[other] Chatten är av.
}
line-rematch = En revansch är ordnad.
line-closed = { $seat } avslutar spelet som det ser ut nu.

## Moves of others, absence, the line to the server

playback-behind = { $amount ->
    [one] { $amount } drag efter
   *[other] { $amount } drag efter
}
playback-skip = Hoppa till senaste draget
away-title = Medan du var borta
away-done = Tillbaka till bordet
link-connecting = Ansluter …
link-lost = Anslutningen till servern är bruten. Ansluter igen; inget är förlorat.
link-offline = Enheten är inte uppkopplad. Spelet fortsätter så fort nätet är tillbaka.
link-kept = Ditt drag är sparat och kommer att skickas.
curtain-title = Ge skärmen till { $seat }
curtain-text = Mynten är hemliga: alla andra, titta bort är ni snälla.
curtain-go = Jag är { $seat }
proposal-title = Ta tillbaka ett drag?
proposal-text = { $seat } vill gå tillbaka till strax före detta: ”{ $what }”
proposal-end = { $seat } avslutar turen.
proposal-yes = Godkänn
proposal-no = Avslå
proposal-waiting = Väntar på de andra.

## Sheets, menus and lists

tabs-label = Mer av bordet
tabs-combos = Kombinationer
tabs-seats = Platser
tabs-log = Logg
menu-table = Bordets meny
menu-take-back = Ta tillbaka platsen: { $seat }
menu-hand-over = Låt en bot spela så länge: { $seat }
menu-propose = Be alla om att få ta tillbaka mitt senaste drag
menu-replay = Se spelet från början
menu-home = Till startsidan
menu-leave = Lämna spelet
menu-leave-sure = En bot tar din plats för gott. Är du säker?
menu-leave-yes = Ja, lämna
menu-watching = { $amount ->
    [0] Ingen tittar på.
    [one] En person tittar på.
   *[other] { $amount } personer tittar på.
}
list-title = Allt du kan göra nu
list-nothing = Inget: någon annan ska bestämma sig.
list-odds = { $odds } %
list-button = Turen
list-combo = Kombinationer
list-region = Regioner
list-tray = Pjäser
list-seat = Andra platser
list-rest = Andra drag
result-show = Visa resultatet

## Hints

advice-title = Ett tips
advice-thinking = Funderar …
advice-none = Inget tips den här gången.
advice-best = Den bästa planen
advice-other = En annan plan
advice-now = Den här turen ger omkring { $coins } mynt.
advice-ahead = Du skulle ha omkring { $coins } mynt när spelet är slut, { $ahead } fler än den bästa av de andra.
advice-behind = Du skulle ha omkring { $coins } mynt när spelet är slut, { $ahead } färre än den bästa av de andra.
advice-win = Du skulle vinna omkring { $win } av 100 spel därifrån.
advice-do = Gör första steget

## Keys

keys-title = Tangenter
keys-arrows = Pilar
    .text = Från region till region
keys-enter = Retur
    .text = Gör det självklara där: erövra, placera en bricka
keys-menu = Meny, högerklick, långt tryck
    .text = Allt du kan göra där, eller ta tillbaka en bricka
keys-plus = + och −
    .text = En bricka mer eller mindre
keys-u = Ångra
keys-e = Avsluta turen
keys-s = Sluta erövra
keys-d = Gå i nedgång
keys-r = Slå tärningen
keys-h = Ett tips
keys-l = Loggen
keys-m = Brädet som text eller som bild
keys-a = Alla drag som lista
keys-x = Fördela brickorna, eller hoppa över det de andra gör
keys-help = De här tangenterna

## A game of other rules

table-close = Avsluta med mynten som de är
