## Names

text-goes-on = { $text } { $next }
items-separator = ,{" "}
bot-name-1 = Brombær
bot-name-2 = Tidsel
bot-name-3 = Skræppe
bot-name-4 = Burre
bot-name-5 = Nælde
title-my-turn = Din tur – { $title }
title-table = { $name } – { $title }
notify-title = Det er din tur

## The waiting room

room-title = Bordet er dækket
room-about = { $box }, { $seats } pladser.
room-name = Dit navn
room-name-hint = Skriv et navn, og vælg en plads. De andre kan se det.
room-name-missing = Skriv først dit navn, og sæt dig så.
room-open = Ingen endnu
room-sit = Sæt dig her
room-sit-too = Sæt dig også her
room-leave = Forlad pladsen
room-bot = Bot til plads { $seat }
room-no-bot = Ingen bot
room-fill = Fyld de ledige pladser med bots
room-start = Start spillet
room-waiting = { $amount ->
    [one] Der er stadig én ledig plads.
   *[other] Der er stadig { $amount } ledige pladser.
}
room-ready = Alle pladser er taget. Alle ved bordet kan starte spillet.
room-invite = Inviter andre
room-invite-text = Alle med dette link kan tage en ledig plads eller se på.
share-label = Linket til dette bord
share-copy = Kopier linket
share-send = Send …
share-code = Vis en QR-kode
share-code-alt = Linket til dette bord som QR-kode

no-table-text = Et bord bliver glemt et stykke tid efter spillet, og et link skal kopieres helt. Sæt linket ind igen, eller gå videre herfra.

## The settings of a table, in the waiting room and in its menu

setup-title = Sådan spilles der ved dette bord
setup-clock = Ur
setup-clock-none = Ingen tidsgrænse
setup-clock-turn = { $turn } til hver tur
setup-clock-game = { $game } pr. plads til hele spillet
setup-clock-both = { $turn } til hver tur, { $game } pr. plads til hele spillet
setup-rules = Husregler
setup-rules-none = Som i regelbogen
setup-rule-on = { $rule }: til
setup-rule-off = { $rule }: fra
setup-without = Udeladt
setup-monsters = Regioner med monstre

## What is expected

prompt-title = Hvad du skal gøre
prompt-for = { $seat }: { $text }
prompt-over = Spillet er slut.
prompt-chance = Et øjeblik: Først skal der slås eller trækkes.
prompt-watching = Du ser på. { $text }
prompt-stand-in = En bot spiller for dig. Tag din plads tilbage, når du vil.
prompt-other-pick = { $seat } vælger et sæt.
prompt-other-start = { $seat } begynder sin tur.
prompt-other-conquest = { $seat } er i gang med at erobre.
prompt-other-redeploy = { $seat } omfordeler.
prompt-other-retreat = { $seat } placerer fordrevne tropper.
prompt-other-aftermath = { $seat } har et sidste valg at træffe.
prompt-pick = Din tur: Vælg et sæt.
prompt-enter = { $hand ->
    [one] { $army }, { $hand } trop: Vælg, hvor de går ind på kortet.
   *[other] { $army }, { $hand } tropper: Vælg, hvor de går ind på kortet.
}
prompt-rebirth = { $hand ->
    [one] { $army }, { $hand } trop: Vælg først regioner, der skal genfødes, og erobr så.
   *[other] { $army }, { $hand } tropper: Vælg først regioner, der skal genfødes, og erobr så.
}
prompt-start = { $hand ->
    [one] Din tur: Erobr med { $hand } trop, eller lad hæren stagnere.
   *[other] Din tur: Erobr med { $hand } tropper, eller lad hæren stagnere.
}
prompt-conquer = { $hand ->
    [one] { $hand } trop tilbage: Fortsæt erobringerne, eller stop.
   *[other] { $hand } tropper tilbage: Fortsæt erobringerne, eller stop.
}
prompt-last = { $hand ->
    [one] { $hand } trop tilbage: Slå med terningen om en sidste erobring, eller stop.
   *[other] { $hand } tropper tilbage: Slå med terningen om en sidste erobring, eller stop.
}
prompt-stop = Der er ikke mere at erobre: Stop, og omfordel så.
prompt-declined = { $hand ->
    [one] Først dine inaktive { $race }: Erobr med { $hand } trop, eller spring dem over.
   *[other] Først dine inaktive { $race }: Erobr med { $hand } tropper, eller spring dem over.
}
prompt-die = { $die ->
    [0] Terningen viser en blank side: Erobr med det, du har, eller stop.
   *[other] Terningen viser { $die }: Erobr én region så meget billigere, eller stop.
}
prompt-die-ways = { $die ->
    [0] Terningen viser en blank side: Vælg, hvordan du tager { $region }.
   *[other] Terningen viser { $die }: Vælg, hvordan du tager { $region }.
}
prompt-deploy = { $left ->
    [one] Omfordel: Placer { $left } trop mere.
   *[other] Omfordel: Placer { $left } tropper mere.
}
prompt-pieces = Alle tropper er placeret. Placer resten af dine brikker, og afslut så din tur.
prompt-end = Alt er placeret: Afslut din tur.
prompt-give-up = Du har ikke nok tropper: Vælg en region, du vil opgive.
prompt-retreat = { $left ->
    [one] Du blev angrebet. { $army }: Placer { $left } trop i dine regioner.
   *[other] Du blev angrebet. { $army }: Placer { $left } tropper i dine regioner.
}
prompt-retreat-camps = Du blev angrebet. { $army }: Placer dine lejre igen.
prompt-retreat-done = Alle tropper er placeret. Færdig?
prompt-piece = { $piece }: Vælg en region.
prompt-volcano = Flammerne har deres Vulkan med: Vælg en kløft til den.
prompt-balrog = Balroggen er vågen: Vælg, hvor den går hen.
prompt-sacrifice = Sjælenes Alter: Ofr en inaktiv trop for mønter, eller sig nej.
prompt-helpers = { $helpers ->
    [one] { $text } { $helpers } hjælper kæmper med.
   *[other] { $text } { $helpers } hjælpere kæmper med.
}
prompt-late-decline = Din hær må stagnere nu. Skal den det?

## What can be done

do-pick = { $coins ->
    [0] Tag { $army }
    [one] Tag { $army } for { $coins } mønt
   *[other] Tag { $army } for { $coins } mønter
}
do-pick-swap = { $coins ->
    [0] Tag dem som { $army }
    [one] Tag dem som { $army } for { $coins } mønt
   *[other] Tag dem som { $army } for { $coins } mønter
}
do-decline = Lad hæren stagnere
do-decline-by = Forsvind med Stenhækken
do-abandon = Opgiv { $region }
do-conquer = Erobr { $region }
do-conquer-by = Erobr { $region } med { $means }
do-roll = Slå med terningen om { $region }
do-roll-by = Slå med terningen om { $region }, med { $means }
do-roll-first = Slå med terningen
do-stop = Stop erobringerne
do-deploy = { $amount ->
    [one] En trop til { $region }
   *[other] { $amount } tropper til { $region }
}
do-place = { $amount ->
    [one] { $piece } til { $region }
   *[other] { $amount } × { $piece } til { $region }
}
do-move = Flyt til { $region }: { $piece }
do-rebirth = Genfød i { $region }
do-ally = Fred med { $seat }
do-sacrifice = Ofr en trop i { $region }
do-end = Afslut tur
do-end-no = Nej, fortsæt
do-end-rest = Lad dem hvile
do-retreat-end = Færdig
do-spread = Fordel for mig
do-gather = Tag alle tilbage
do-undo = Fortryd
do-undo-all = Fortryd alle { $amount }
do-hint = Tip
do-list = Alle træk
do-text = Brættet som tekst
do-take-back = Tag min plads tilbage

## Asked before what cannot be taken back

ask-no = Ikke endnu
ask-pick = Mønterne lægges på sættene ovenover. Det kan ikke tages tilbage.
ask-pick-yes = Tag det
ask-decline = Lad hæren stagnere?
ask-decline-text = Din hær bliver, hvor den er, men kæmper ikke mere, og denne tur er slut. Næste tur vælger du et nyt sæt.
ask-decline-by-text = Alle dens tropper forlader spillebrættet for 2 mønter pr. region, og denne tur er slut. Næste tur vælger du et nyt sæt.
ask-caution = Er du sikker?
ask-abandon = Tropperne vender tilbage til din hånd, og ingen holder regionen mere.
ask-end = Afslut din tur?
ask-end-text = Ikke brugt endnu: { $things }.
table-peace = et fredstilbud
table-all-placed = Alle tropper er placeret. Tag en tilbage først.
table-not-placed = { $left ->
    [one] Du har stadig { $left } trop på hånden: Placer den først.
   *[other] Du har stadig { $left } tropper på hånden: Placer dem først.
}

## What the board says of a region

mark-conquer = { $price ->
    [one] Kan erobres for { $price } trop.
   *[other] Kan erobres for { $price } tropper.
}
mark-roll = { $price ->
    [one] Du kan slå med terningen: pris { $price } trop, chance { $odds } %.
   *[other] Du kan slå med terningen: pris { $price } tropper, chance { $odds } %.
}
mark-means = Kan erobres med { $means }.
mark-also-means = { $mark } Også med { $means }.
mark-target = Kan erobres.
mark-no = { $price ->
    [one] Pris { $price } trop. { $reason }
   *[other] Pris { $price } tropper. { $reason }
}
mark-deploy = { $amount ->
    [one] { $amount } trop kommer til at stå her, { $left } tilbage på hånden.
   *[other] { $amount } tropper kommer til at stå her, { $left } tilbage på hånden.
}
mark-place = Kan placeres her: { $piece }.
mark-rebirth = En trop kan genfødes her.
mark-sacrifice = En trop kan ofres her.
mark-abandon = Kan opgives.
tip-held-with = { $held }; { $things }
tip-odds = Chancen for, at slaget lykkes, er { $odds } %.

## Ways to take a region

menu-title = Muligheder: { $region }
menu-cards = Hvad der er her
way-price = { $price ->
    [one] Kræver { $price } trop.
   *[other] Kræver { $price } tropper.
}
way-toll = { $coins ->
    [one] Koster også { $coins } mønt i told.
   *[other] Koster også { $coins } mønter i told.
}
way-thorns = { $tokens ->
    [one] Du mister { $tokens } trop ved erobringen.
   *[other] Du mister { $tokens } tropper ved erobringen.
}
way-roll = { $price ->
    [one] Pris { $price } trop, chance { $odds } %. Lykkes det eller ej, er det turens sidste erobring.
   *[other] Pris { $price } tropper, chance { $odds } %. Lykkes det eller ej, er det turens sidste erobring.
}
way-dragon = Kræver én trop, uanset hvad der står der. Dragen bliver og vogter regionen; én gang pr. tur.
way-sorcery = Den enlige trop bliver til en af dine; én gang pr. tur mod hver modstander.
way-vampire = Den enlige trop bliver til en af dine; én gang pr. tur mod hver modstander.
way-orb = Den enlige trop bliver til en af dine; én gang pr. tur.
way-socks = Tropperne i regionen tæller ikke; én gang pr. tur.
way-sword = Kræver to tropper færre; én gang pr. tur.
way-doormat = Enhver region, uanset hvor langt væk; én gang pr. tur.
way-bag = Sækken virker som { $relic }; én gang pr. tur.
way-abandon = Tropperne vender tilbage til din hånd, og ingen holder regionen mere.
way-rebirth = Din inaktive trop her går over til den aktive hær.
way-sacrifice = Troppen ryger i bakken, og du får mønter.

## The column of combos

combos-title = Sæt
combos-stack = { $races ->
    [one] Én race mere i bunken.
   *[other] { $races } racer mere i bunken.
}
combo-facts = { $coins ->
    [0] tropper: { $amount }, pris: { $price }
   *[other] tropper: { $amount }, pris: { $price }, mønter på det: { $coins }
}
combo-tokens = Tropper
combo-price = Pris i mønter
combo-coins = { $coins ->
    [one] Der ligger { $coins } mønt på det
   *[other] Der ligger { $coins } mønter på det
}
combos-compare = Sammenlign
combos-compare-title = De åbne sæt side om side
combo-cost = { $price ->
    [0] Gratis
    [one] Koster { $price } mønt
   *[other] Koster { $price } mønter
}
combo-gain = { $coins ->
    [one] Der ligger { $coins } mønt på det
   *[other] Der ligger { $coins } mønter på det
}
combo-balance = Mønter bagefter: { $coins }
combo-swaps = Med en anden evnebrik

## Seats

seats-title = Pladser
seat-level = Bot: { FORM($level, "small") }
seat-you = Dig
seat-here = Ved bordet
seat-away = Væk
seat-onlooker = Nogen
seat-stand-in-handed = En bot spiller indtil videre
seat-stand-in-flag = Tiden er gået: En bot spiller
seat-decides = I trækket
seat-coins = Mønter
seat-coins-hidden = Mønterne er skjult
seat-clock = Tid tilbage
seat-peace = Fred med { $seat }
seat-hand = { $amount } på hånden
seat-regions = { $amount ->
    [one] { $amount } region
   *[other] { $amount } regioner
}
seat-piece = { $amount ->
    [one] { $piece }
   *[other] { $amount } × { $piece }
}
seat-no-army = Ingen hær
round-of = Runde { $round } af { $rounds }
tray-hand = På hånden: { $amount }
tray-hand-how = Træk tropper hen på dine regioner, eller klik på regionerne
die-shows = { $number ->
    [0] Terningen viser en blank side
   *[other] Terningen viser { $number }
}

## The log and the chat

log-title = Log
log-filter = Hvad der skal vises
log-all = Alt
log-fights = Erobringer
log-coins = Mønter
log-talk = Chat
log-empty = Intet endnu.
chat-label = Sig noget
chat-send = Send
chat-off = Chatten er slået fra
chat-mute = Skjul chatten
chat-mute-all = Slå chatten fra for alle
line-sat = { $name } sætter sig.
line-left = { $name } går.
line-left-bot = { $name } forlader bordet for altid; { $seat }, en bot, tager over.
line-bot = { $seat } spilles af en bot: { FORM($level, "small") }.
line-opened = { $seat } er ledig igen.
line-started = Spillet begynder.
line-undo = { $amount ->
    [one] { $seat } tager et træk tilbage.
   *[other] { $seat } tager { $amount } træk tilbage.
}
line-proposed = { $seat } spørger alle, om et træk må tages tilbage.
line-agreed = { $seat } siger ja.
line-refused = { $seat } siger nej.
line-rewound = Alle sagde ja: Trækket er taget tilbage.
line-handed = { $seat } lader en bot tage over: { FORM($level, "small") }.
line-flag = { $seat } har ikke mere tid: En bot spiller denne tur.
line-returned = { $seat } skal selv spille igen: Botten har gjort turen færdig.
line-back = { $seat } er tilbage.
line-resumed = Spillet går videre.
line-chat = { $name }: { $text }
line-muted = { $amount ->
    [0] Chatten er slået til igen.
   *[other] Chatten er slået fra.
}
line-rematch = Der er stillet op til revanche.
line-closed = { $seat } afslutter spillet, som det står.

## Moves of others, absence, the line to the server

playback-behind = { $amount ->
    [one] { $amount } træk bagud
   *[other] { $amount } træk bagud
}
playback-skip = Spring til det seneste træk
away-title = Mens du var væk
away-done = Tilbage til bordet
link-connecting = Forbinder …
link-lost = Forbindelsen til serveren er røget. Der forbindes igen; intet går tabt.
link-offline = Denne enhed er offline. Spillet går videre, så snart der er net igen.
link-kept = Dit træk er gemt og bliver sendt.
curtain-title = Giv skærmen til { $seat }
curtain-text = Mønterne er hemmelige: Alle andre bedes kigge væk.
curtain-go = Jeg er { $seat }
proposal-title = Tage et træk tilbage?
proposal-text = { $seat } vil gerne gå tilbage til lige før dette træk: »{ $what }«
proposal-end = { $seat } afslutter turen.
proposal-yes = Ja
proposal-no = Nej
proposal-waiting = Venter på de andre.

## Sheets, menus and lists

tabs-label = Mere fra bordet
tabs-combos = Sæt
tabs-seats = Pladser
tabs-log = Log
menu-table = Bordets menu
menu-take-back = Tag tilbage: { $seat }
menu-hand-over = Lad en bot spille indtil videre: { $seat }
menu-propose = Spørg alle, om mit sidste træk må tages tilbage
menu-replay = Se spillet fra begyndelsen
menu-home = Til startsiden
menu-leave = Forlad spillet
menu-leave-sure = En bot overtager din plads for altid. Er du sikker?
menu-leave-yes = Ja, forlad
menu-watching = { $amount ->
    [0] Ingen ser på.
    [one] Én ser på.
   *[other] { $amount } ser på.
}
list-title = Alt, hvad du kan gøre nu
list-nothing = Intet: En anden skal bestemme sig.
list-odds = { $odds } %
list-button = Turen
list-combo = Sæt
list-region = Regioner
list-tray = Brikker
list-seat = Andre pladser
list-rest = Andre træk
result-show = Vis resultatet

## Hints

advice-title = Et tip
advice-thinking = Tænker over det …
advice-none = Intet tip denne gang.
advice-best = Den bedste plan
advice-other = En anden plan
advice-now = { $coins ->
    [one] Denne tur giver cirka { $coins } mønt.
   *[other] Denne tur giver cirka { $coins } mønter.
}
advice-ahead = { $coins ->
    [one] Du ville slutte spillet med cirka { $coins } mønt, { $ahead } mere end den bedste af de andre.
   *[other] Du ville slutte spillet med cirka { $coins } mønter, { $ahead } mere end den bedste af de andre.
}
advice-behind = { $coins ->
    [one] Du ville slutte spillet med cirka { $coins } mønt, { $ahead } mindre end den bedste af de andre.
   *[other] Du ville slutte spillet med cirka { $coins } mønter, { $ahead } mindre end den bedste af de andre.
}
advice-win = Derfra ville du vinde cirka { $win } af 100 spil.
advice-do = Tag det første skridt

## Keys

keys-title = Taster
keys-arrows = Piletaster
    .text = Fra region til region
keys-enter = Enter
    .text = Gør det oplagte i regionen: erobr, placer en trop
keys-menu = Menu, højreklik, langt tryk
    .text = Alle muligheder i regionen, eller tag en trop tilbage
keys-plus = + og −
    .text = En trop mere eller mindre
keys-u = Fortryd
keys-e = Afslut turen
keys-s = Stop erobringerne
keys-d = Lad hæren stagnere
keys-r = Slå med terningen
keys-h = Et tip
keys-l = Loggen
keys-m = Brættet som tekst eller billede
keys-a = Alle træk som liste
keys-x = Fordel tropperne, eller spring over, hvad de andre gør
keys-help = Disse taster

## A game of other rules

table-close = Afslut med mønterne, som de står
