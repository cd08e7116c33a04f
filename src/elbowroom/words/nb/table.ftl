## Names

text-goes-on = { $text } { $next }
items-separator = ,{" "}
bot-name-1 = Bjørnebær
bot-name-2 = Tistel
bot-name-3 = Engsyre
bot-name-4 = Borre
bot-name-5 = Nesle
title-my-turn = Din tur – { $title }
title-table = { $name } – { $title }
notify-title = Det er din tur

## The waiting room

room-title = Bordet er klart
room-about = { $box }, { $seats } plasser.
room-name = Navnet ditt
room-name-hint = Skriv et navn som de andre får se, og velg en plass.
room-name-missing = Skriv navnet ditt først, og sett deg så.
room-open = Ingen ennå
room-sit = Sett deg her
room-sit-too = Sett deg her også
room-leave = Forlat plassen
room-bot = Bot på plass { $seat }
room-no-bot = Ingen bot
room-fill = Fyll ledige plasser med boter
room-start = Start spillet
room-waiting = { $amount ->
    [one] Én plass er fortsatt ledig.
   *[other] { $amount } plasser er fortsatt ledige.
}
room-ready = Alle plassene er tatt. Hvem som helst ved bordet kan starte spillet.
room-invite = Inviter andre
room-invite-text = Alle som har denne lenken, kan ta en ledig plass eller se på.
share-label = Lenken til dette bordet
share-copy = Kopier lenken
share-send = Send …
share-code = Vis en QR-kode
share-code-alt = Lenken til dette bordet som QR-kode

no-table-text = Et bord blir glemt en tid etter at spillet er over, og en lenke må kopieres i sin helhet. Lim inn lenken på nytt, eller gå videre herfra.

## The settings of a table, in the waiting room and in its menu

setup-title = Slik spiller dette bordet
setup-clock = Klokke
setup-clock-none = Ingen tidsgrense
setup-clock-turn = { $turn } per tur
setup-clock-game = { $game } per plass i hele spillet
setup-clock-both = { $turn } per tur, { $game } per plass i hele spillet
setup-rules = Husregler
setup-rules-none = Som i regelheftet
setup-rule-on = { $rule }: på
setup-rule-off = { $rule }: av
setup-without = Utelatt
setup-monsters = Regioner med monstre

## What is expected

prompt-title = Hva du skal gjøre
prompt-for = { $seat }: { $text }
prompt-over = Spillet er over.
prompt-chance = Et øyeblikk: Først et terningkast eller en trekning.
prompt-watching = Du ser på. { $text }
prompt-stand-in = En bot spiller for deg. Ta plassen din tilbake når du vil.
prompt-other-pick = { $seat } velger en kombinasjon.
prompt-other-start = { $seat } begynner en tur.
prompt-other-conquest = { $seat } erobrer.
prompt-other-redeploy = { $seat } omfordeler.
prompt-other-retreat = { $seat } plasserer fordrevne tropper.
prompt-other-aftermath = { $seat } har et siste valg å ta.
prompt-pick = Din tur: Velg en kombinasjon.
prompt-enter = { $hand ->
    [one] { $army }, { $hand } tropp: Velg hvor du vil inn på kartet.
   *[other] { $army }, { $hand } tropper: Velg hvor du vil inn på kartet.
}
prompt-rebirth = { $hand ->
    [one] { $army }, { $hand } tropp: Velg først regioner som skal gjenfødes, og erobre så.
   *[other] { $army }, { $hand } tropper: Velg først regioner som skal gjenfødes, og erobre så.
}
prompt-start = { $hand ->
    [one] Din tur: Erobre med { $hand } tropp, eller la hæren stagnere.
   *[other] Din tur: Erobre med { $hand } tropper, eller la hæren stagnere.
}
prompt-conquer = { $hand ->
    [one] { $hand } tropp igjen: Fortsett å erobre, eller stopp.
   *[other] { $hand } tropper igjen: Fortsett å erobre, eller stopp.
}
prompt-last = { $hand ->
    [one] { $hand } tropp igjen: Kast terningen for en siste erobring, eller stopp.
   *[other] { $hand } tropper igjen: Kast terningen for en siste erobring, eller stopp.
}
prompt-stop = Det er ikke mer å erobre: Stopp, og omfordel så.
prompt-declined = { $hand ->
    [one] Først dine inaktive { $race }: Erobre med { $hand } tropp, eller hopp over dem.
   *[other] Først dine inaktive { $race }: Erobre med { $hand } tropper, eller hopp over dem.
}
prompt-die = { $die ->
    [0] Terningen viser blank side: Erobre med det du har, eller stopp.
   *[other] Terningen viser { $die }: Erobre én region for { $die } mindre, eller stopp.
}
prompt-die-ways = { $die ->
    [0] Terningen viser blank side: Velg hvordan du vil ta { $region }.
   *[other] Terningen viser { $die }: Velg hvordan du vil ta { $region }.
}
prompt-deploy = { $left ->
    [one] Omfordel: Plasser { $left } tropp til.
   *[other] Omfordel: Plasser { $left } tropper til.
}
prompt-pieces = Alle troppene er plassert. Plasser resten av brikkene dine, og avslutt turen.
prompt-end = Alt er plassert: Avslutt turen.
prompt-give-up = Du har ikke nok tropper: Velg en region du vil gi opp.
prompt-retreat = { $left ->
    [one] Du ble angrepet. { $army }: Plasser { $left } tropp i regionene dine.
   *[other] Du ble angrepet. { $army }: Plasser { $left } tropper i regionene dine.
}
prompt-retreat-camps = Du ble angrepet. { $army }: Plasser leirene dine på nytt.
prompt-retreat-done = Alle troppene er plassert. Ferdig?
prompt-piece = { $piece }: Velg en region.
prompt-volcano = Flammene har med seg vulkanen sin: Velg en kløft til den.
prompt-balrog = Balrogen er våken: Velg hvor den skal.
prompt-sacrifice = Sjelenes alter: Ofre en inaktiv tropp for mynter, eller si nei.
prompt-helpers = { $helpers ->
    [one] { $text } { $helpers } hjelper kjemper sammen med dem.
   *[other] { $text } { $helpers } hjelpere kjemper sammen med dem.
}
prompt-late-decline = Hæren din kan stagnere nå. Skal den det?

## What can be done

do-pick = { $coins ->
    [0] Ta { $army }
    [one] Ta { $army } for { $coins } mynt
   *[other] Ta { $army } for { $coins } mynter
}
do-pick-swap = { $coins ->
    [0] Ta dem som { $army }
    [one] Ta dem som { $army } for { $coins } mynt
   *[other] Ta dem som { $army } for { $coins } mynter
}
do-decline = La hæren stagnere
do-decline-by = Forsvinn gjennom Steinhekken
do-abandon = Gi opp { $region }
do-conquer = Erobre { $region }
do-conquer-by = Erobre { $region } med { $means }
do-roll = Kast terningen om { $region }
do-roll-by = Kast terningen om { $region }, med { $means }
do-roll-first = Kast terningen
do-stop = Slutt å erobre
do-deploy = { $amount ->
    [one] Én tropp til { $region }
   *[other] { $amount } tropper til { $region }
}
do-place = { $amount ->
    [one] { $piece } til { $region }
   *[other] { $amount } × { $piece } til { $region }
}
do-move = Flytt til { $region }: { $piece }
do-rebirth = Bli gjenfødt i { $region }
do-ally = Fred med { $seat }
do-sacrifice = Ofre en tropp i { $region }
do-end = Avslutt turen
do-end-no = Nei, fortsett
do-end-rest = La dem hvile
do-retreat-end = Ferdig
do-spread = Fordel for meg
do-gather = Ta alle tilbake
do-undo = Angre
do-undo-all = Angre alle { $amount }
do-hint = Tips
do-list = Alle trekk
do-text = Brettet som tekst
do-take-back = Ta plassen min tilbake

## Asked before what cannot be taken back

ask-no = Ikke ennå
ask-pick = Myntene legges på kombinasjonene over den. Dette kan ikke angres.
ask-pick-yes = Ta den
ask-decline = La hæren stagnere?
ask-decline-text = Hæren blir stående, men kjemper ikke mer, og denne turen er over. Neste tur velger du en ny kombinasjon.
ask-decline-by-text = Alle troppene forlater brettet for 2 mynter per region, og denne turen er over. Neste tur velger du en ny kombinasjon.
ask-caution = Er du sikker?
ask-abandon = Troppene går tilbake på hånden din, og ingen har regionen lenger.
ask-end = Avslutte turen?
ask-end-text = Ikke brukt ennå: { $things }.
table-peace = et fredstilbud
table-all-placed = Alle troppene er plassert. Ta en tilbake først.
table-not-placed = { $left ->
    [one] { $left } tropp er fortsatt på hånden: Plasser den først.
   *[other] { $left } tropper er fortsatt på hånden: Plasser dem først.
}

## What the board says of a region

mark-conquer = { $price ->
    [one] Kan erobres for { $price } tropp.
   *[other] Kan erobres for { $price } tropper.
}
mark-roll = { $price ->
    [one] Du kan kaste terningen: pris { $price } tropp, sjanse { $odds } %.
   *[other] Du kan kaste terningen: pris { $price } tropper, sjanse { $odds } %.
}
mark-means = Kan erobres med { $means }.
mark-also-means = { $mark } Også med { $means }.
mark-target = Kan erobres.
mark-no = { $price ->
    [one] Pris { $price } tropp. { $reason }
   *[other] Pris { $price } tropper. { $reason }
}
mark-deploy = { $amount ->
    [one] { $amount } tropp kommer til å stå her, { $left } blir igjen på hånden.
   *[other] { $amount } tropper kommer til å stå her, { $left } blir igjen på hånden.
}
mark-place = Kan plasseres her: { $piece }.
mark-rebirth = En tropp kan gjenfødes her.
mark-sacrifice = En tropp kan ofres her.
mark-abandon = Kan gis opp.
tip-held-with = { $held }; { $things }
tip-odds = Med terningen er sjansen { $odds } %.

## Ways to take a region

menu-title = Mulige handlinger: { $region }
menu-cards = Hva som er der
way-price = { $price ->
    [one] Krever { $price } tropp.
   *[other] Krever { $price } tropper.
}
way-toll = { $coins ->
    [one] Koster også { $coins } mynt i toll.
   *[other] Koster også { $coins } mynter i toll.
}
way-thorns = { $tokens ->
    [one] Du mister { $tokens } tropp i erobringen.
   *[other] Du mister { $tokens } tropper i erobringen.
}
way-roll = { $price ->
    [one] Pris { $price } tropp, sjanse { $odds } %. Uansett utfall er det turens siste erobring.
   *[other] Pris { $price } tropper, sjanse { $odds } %. Uansett utfall er det turens siste erobring.
}
way-dragon = Krever én tropp, uansett hva som står der. Dragen blir og vokter regionen; én gang per tur.
way-sorcery = Den enslige troppen der blir en av dine; én gang per tur for hver motstander.
way-vampire = Den enslige troppen der blir en av dine; én gang per tur for hver motstander.
way-orb = Den enslige troppen der blir en av dine; én gang per tur.
way-socks = Troppene der teller ikke; én gang per tur.
way-sword = Krever to tropper færre; én gang per tur.
way-doormat = Hvilken som helst region, uansett hvor langt unna; én gang per tur.
way-bag = Sekken virker som { $relic }; én gang per tur.
way-abandon = Troppene går tilbake på hånden din, og ingen har regionen lenger.
way-rebirth = En tropp fra den inaktive hæren din der blir en del av den aktive hæren.
way-sacrifice = Troppen går til oppbevaringsbrettet, og du får mynter.

## The column of combos

combos-title = Kombinasjoner
combos-stack = { $races ->
    [one] Én rase til i bunken.
   *[other] { $races } raser til i bunken.
}
combo-facts = { $coins ->
    [0] tropper: { $amount }, pris: { $price }
   *[other] tropper: { $amount }, pris: { $price }, mynter på den: { $coins }
}
combo-tokens = Tropper
combo-price = Pris i mynter
combo-coins = { $coins ->
    [one] { $coins } mynt ligger på den
   *[other] { $coins } mynter ligger på den
}
combos-compare = Sammenlign
combos-compare-title = De åpne kombinasjonene side om side
combo-cost = { $price ->
    [0] Gratis
    [one] Koster { $price } mynt
   *[other] Koster { $price } mynter
}
combo-gain = { $coins ->
    [one] { $coins } mynt ligger på den
   *[other] { $coins } mynter ligger på den
}
combo-balance = Mynter etterpå: { $coins }
combo-swaps = Med en annen evnebrikke

## Seats

seats-title = Plasser
seat-level = Bot: { FORM($level, "small") }
seat-you = Du
seat-here = Ved bordet
seat-away = Borte
seat-onlooker = Noen
seat-stand-in-handed = En bot spiller inntil videre
seat-stand-in-flag = Tiden er ute: En bot spiller
seat-decides = I trekket
seat-coins = Mynter
seat-coins-hidden = Myntene er skjult
seat-clock = Tid igjen
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
round-of = Runde { $round } av { $rounds }
tray-hand = På hånden: { $amount }
tray-hand-how = Dra tropper til regionene dine, eller klikk på regionene
die-shows = { $number ->
    [0] Terningen viser blank side
   *[other] Terningen viser { $number }
}

## The log and the chat

log-title = Logg
log-filter = Hva som vises
log-all = Alt
log-fights = Erobringer
log-coins = Mynter
log-talk = Prat
log-empty = Ingenting ennå.
chat-label = Si noe
chat-send = Send
chat-off = Praten er slått av
chat-mute = Skjul praten
chat-mute-all = Slå av praten for alle
line-sat = { $name } setter seg.
line-left = { $name } går.
line-left-bot = { $name } går for godt; { $seat }, en bot, tar over.
line-bot = { $seat } spilles av en bot: { FORM($level, "small") }.
line-opened = { $seat } er ledig igjen.
line-started = Spillet begynner.
line-undo = { $amount ->
    [one] { $seat } tar tilbake ett trekk.
   *[other] { $seat } tar tilbake { $amount } trekk.
}
line-proposed = { $seat } ber alle om å få ta tilbake et trekk.
line-agreed = { $seat } er enig.
line-refused = { $seat } er ikke enig.
line-rewound = Alle var enige: Trekket er tatt tilbake.
line-handed = { $seat } lar en bot ta over: { FORM($level, "small") }.
line-flag = { $seat } har ikke mer tid: En bot spiller denne turen.
line-returned = { $seat } skal spille igjen: Boten har spilt turen ferdig.
line-back = { $seat } er tilbake.
line-resumed = Spillet fortsetter.
line-chat = { $name }: { $text }
line-muted = { $amount ->
    [0] Praten er slått på igjen.
   *[other] Praten er slått av.
}
line-rematch = En omkamp er satt opp.
line-closed = { $seat } avslutter spillet slik det står.

## Moves of others, absence, the line to the server

playback-behind = { $amount ->
    [one] { $amount } trekk etter
   *[other] { $amount } trekk etter
}
playback-skip = Hopp til siste trekk
away-title = Mens du var borte
away-done = Tilbake til bordet
link-connecting = Kobler til …
link-lost = Forbindelsen til serveren er brutt. Kobler til på nytt; ingenting er tapt.
link-offline = Denne enheten er uten nett. Spillet fortsetter så snart nettet er tilbake.
link-kept = Trekket ditt er lagret og blir sendt.
curtain-title = Gi skjermen til { $seat }
curtain-text = Myntene er hemmelige: Alle andre må se bort.
curtain-go = Jeg er { $seat }
proposal-title = Ta tilbake et trekk?
proposal-text = { $seat } vil gjerne tilbake til rett før dette: «{ $what }»
proposal-end = { $seat } avslutter turen.
proposal-yes = Enig
proposal-no = Uenig
proposal-waiting = Venter på de andre.

## Sheets, menus and lists

tabs-label = Mer om bordet
tabs-combos = Kombinasjoner
tabs-seats = Plasser
tabs-log = Logg
menu-table = Bordmeny
menu-take-back = Ta tilbake: { $seat }
menu-hand-over = La en bot spille inntil videre: { $seat }
menu-propose = Be alle om å få ta tilbake mitt siste trekk
menu-replay = Se spillet fra begynnelsen
menu-home = Til startsiden
menu-leave = Forlat spillet
menu-leave-sure = En bot tar plassen din for godt. Er du sikker?
menu-leave-yes = Ja, forlat
menu-watching = { $amount ->
    [0] Ingen ser på.
    [one] Én person ser på.
   *[other] { $amount } personer ser på.
}
list-title = Alt du kan gjøre nå
list-nothing = Ingenting: Nå er det en annen som skal velge.
list-odds = { $odds } %
list-button = Turen
list-combo = Kombinasjoner
list-region = Regioner
list-tray = Brikker
list-seat = Andre plasser
list-rest = Andre trekk
result-show = Vis resultatet

## Hints

advice-title = Et tips
advice-thinking = Tenker på saken …
advice-none = Ikke noe tips denne gangen.
advice-best = Den beste planen
advice-other = En annen plan
advice-now = { $coins ->
    [one] Denne turen gir omtrent { $coins } mynt.
   *[other] Denne turen gir omtrent { $coins } mynter.
}
advice-ahead = { $coins ->
    [one] Du ville ende med omtrent { $coins } mynt, { $ahead } mer enn den beste av de andre.
   *[other] Du ville ende med omtrent { $coins } mynter, { $ahead } flere enn den beste av de andre.
}
advice-behind = { $coins ->
    [one] Du ville ende med omtrent { $coins } mynt, { $ahead } færre enn den beste av de andre.
   *[other] Du ville ende med omtrent { $coins } mynter, { $ahead } færre enn den beste av de andre.
}
advice-win = Derfra ville du vinne omtrent { $win } av 100 spill.
advice-do = Gjør det første trinnet

## Keys

keys-title = Taster
keys-arrows = Piltaster
    .text = Fra region til region
keys-enter = Enter
    .text = Gjør det opplagte der: erobre, plassere en tropp
keys-menu = Meny, høyreklikk, langt trykk
    .text = Alle mulige handlinger der, eller ta en tropp tilbake
keys-plus = + og −
    .text = Én tropp mer eller mindre
keys-u = Angre
keys-e = Avslutt turen
keys-s = Slutt å erobre
keys-d = La hæren stagnere
keys-r = Kast terningen
keys-h = Et tips
keys-l = Loggen
keys-m = Brettet som tekst eller som bilde
keys-a = Alle trekk som liste
keys-x = Fordel troppene, eller hopp over det de andre gjør
keys-help = Disse tastene

## A game of other rules

table-close = Avslutt med myntene slik de er nå
