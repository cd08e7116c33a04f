## Around every page

game-title = elbowroom
game-motto = Alle vil ha et sted å bo. Det er bare ikke nok plass.
page-skip = Hopp til innholdet
page-loading = Et øyeblikk …
page-failed = Denne siden kunne ikke lastes. Sjekk forbindelsen, og last siden på nytt.
page-lost = Det er ingenting på denne adressen.
page-home = Tilbake til start
page-independent = Et uavhengig verk uten tilknytning til Days of Wonder.
nav-label = Sider
nav-tables = Bord
nav-mine = Mine spill
nav-compendium = Oppslagsverk
nav-guide = Første spill
nav-workshop = Verksted
nav-about = Om

## Settings

settings-open = Innstillinger
settings-language = Språk
settings-theme = Utseende
settings-theme-system = Som på enheten
settings-theme-light = Lyst
settings-theme-dark = Mørkt
settings-sound = Lyder
settings-speed = Fart på andres trekk
settings-speed-calm = Rolig
settings-speed-quick = Rask
settings-speed-now = Straks
settings-notify = Si fra når det er min tur
settings-notify-barred = Nettleseren blokkerer varsler fra denne siden. Du kan tillate dem i nettleserens innstillinger.
settings-close = Ferdig
dialog-close = Lukk

## Navigation

nav-menu = Meny
nav-new = Nytt bord
nav-screen = På denne skjermen
nav-join = Bli med
page-title = { $page } · elbowroom
page-again = Prøv igjen
page-reload = Last på nytt

## Who I am

you-open = Profil
you-open-as = Profil: { $name }
you-name = Navnet ditt
you-name-hint = Det de andre ser ved bordet.
you-guest = Du er gjest på denne enheten. Med et passord beholder du navnet og finner plassene dine på andre enheter også.
you-kept = Du er { $name }, her og overalt der du logger inn.
you-save = Lagre
you-saved = Lagret.
you-claim = Behold dette navnet
you-log-in = Logg inn
you-log-in-lead = Har du beholdt et navn før? Da venter plassene dine.
you-log-out = Logg ut
you-password = Passord
you-password-hint = Minst åtte tegn. Skriv det ned: Uten en bekreftet e-postadresse kan bare den som driver serveren, erstatte det.
you-password-short = Minst åtte tegn, takk.
you-name-missing = Skriv inn et navn.
you-email = E-postadresse
you-email-hint = Du får en e-post når det er din tur og du ikke er ved bordet.
you-email-missing = Skriv inn en e-postadresse.
you-email-send = Send en kode
you-email-sent = En kode er sendt til { $email }. Skriv den inn her innen en time.
you-email-code = Kode
you-email-code-hint = De seks sifrene i e-posten.
you-email-code-short = Seks sifre, takk.
you-email-confirm = Bekreft
you-email-other = Bruk en annen adresse
you-email-verified = Når det er din tur og du ikke er ved bordet, får du en e-post til { $email }.
you-email-stop = Ikke mer e-post

## Start

start-lead = Velg et folk med et snodig talent, albu deg fram over et kart som er for lite for alle, gi slipp i tide og kom tilbake med et nytt. Den rikeste til slutt vinner.
start-play = Spill nå
start-play-text = Mot boter, med en gang.
start-friends = Spill med venner
start-friends-text = Sett opp et bord og send lenken.
start-screen = På denne skjermen
start-screen-text = To til fem personer lar én enhet gå på rundgang.
start-learn = Første spill?
start-learn-text = Lær ved å spille, på fem minutter.
start-join = Bli med ved et bord
start-join-text = Lim inn lenken eller koden noen har sendt deg.
start-public = Åpne bord
start-public-text = Ta en ledig plass, eller bare se på.
start-mine = Spill videre
start-mine-all = Alle mine spill

quick-title = Spill nå
quick-box = Hvilken eske?
quick-opponents = Hvor mange motstandere?
quick-level = Hvor gode er de?
quick-start = Start spillet
quick-more = Flere valg

level-random-text = Gjør hva som helst.
level-easy-text = Vennlig, og gjør feil.
level-medium-text = Vet hva en region er verdt.
level-hard-text = Planlegger hele turen.
level-champion-text = Tenker før den bruker albuene.

## New table

new-title = Sett opp et bord
new-screen-title = Spill på denne skjermen
new-screen-lead = Alle her tar en plass; den som er i trekket, tar enheten.
new-invite = { $name } finner dette bordet blant spillene sine.
new-box = Eske
new-map = Kart
new-players = Plasser
new-seats = Hvem sitter hvor
new-seats-hint = Den første plassen begynner.
new-seat = Plass { $seat }
new-seat-who = Hvem sitter på plass { $seat }
new-seat-level = Nivå for boten på plass { $seat }
new-seat-name = Navn på personen på plass { $seat }
new-seat-up = Flytt plass { $seat } fram
seat-kind-me = Meg
seat-kind-open = Åpen for alle med lenken
seat-kind-bot = En bot
seat-kind-screen = En annen på denne skjermen
new-coins = Mynter
new-coins-hidden = Skjult til slutten
new-coins-open = Synlige for alle
new-clock = Klokke
clock-none = Ingen
clock-brisk = Ett minutt per tur
clock-calm = Tre minutter per tur
clock-evening = Tjue minutter per spill
clock-days = To dager per tur
clock-own = Egendefinert
new-clock-turn = Minutter per tur
new-clock-game = Minutter for hele spillet, per plass
new-clock-hint = Når tiden er ute, tar en bot over plassen.
new-name = Navn på bordet
new-name-hint = Så vennene dine kan finne det. Valgfritt.
new-public = Hvem kan bli med
new-public-no = Privat
new-public-no-text = Bare de som har lenken, kan finne det.
new-public-yes = Åpent
new-public-yes-text = Det står på listen over åpne bord.
new-rules = Husregler
new-rules-changed = { $amount ->
    [0] Som regelheftet sier
    [one] Én endret
   *[other] { $amount } endret
 }
new-rules-reset = Tilbake til regelheftet
new-without = Utelat
new-without-none = Ingenting er utelatt
new-without-hint = Velg hva som ikke er med i dette spillet. Minst { $fewest } raser og { $fewest } spesialevner må bli igjen.
new-without-search = Søk etter noe å utelate
new-without-nothing = Det er ikke noe slikt i denne esken.
new-without-reset = Legg alt tilbake
new-monsters = Regioner med monstre
new-monsters-chance = Valgt tilfeldig
new-monsters-choose = Valgt for hånd
new-monsters-rule = Velg { $amount } regioner med et glemt folkeslag, ikke to ved siden av hverandre; monstrene tar plassen deres.
new-monsters-chosen = { $chosen } av { $amount } valgt
new-more = For øving
new-seed = Terningenes frø
new-seed-hint = Samme frø og samme trekk gir samme spill. Bordet merkes som øving.
new-create = Opprett bordet
new-start = Start spillet
new-waiting = Oppretter bordet …
problem-clock = Mellom fem sekunder og tretti dager, eller la det stå tomt.
problem-clock-none = Fyll ut minst én av de to tidene.
problem-seed = Et helt tall på høyst femten sifre, 0 eller mer.
problem-monsters = Velg { $amount } regioner til monstrene, eller overlat det til tilfeldighetene.
problem-long = Høyst førti tegn.

## Tables

tables-title = Åpne bord
tables-lead = Ta en ledig plass, eller se på. Listen oppdaterer seg selv.
tables-none = Ingen åpne bord akkurat nå.
tables-none-text = Bli den første: Sett opp et, så står det her. Eller spill mot boter så lenge.
tables-open = Ledige plasser
tables-playing = I gang
table-unnamed = Bord: { $box }
table-free = { $free ->
    [one] Én ledig plass
   *[other] { $free } ledige plasser
 } av { $seats }
table-seats = For { $seats }
table-join = Bli med
table-watch = Se på
table-go = Fortsett
table-deed = { $deed }: { $name }
table-back = Til bordet
table-replay = Reprise
table-my-turn = Din tur
table-invited = { $name } inviterer deg
table-decline = Nei takk
table-turn-of = { $name } er i trekket
table-round = Runde { $round } av { $rounds }
table-won = { $coins ->
    [one] { $names } vant med { $coins } mynt
   *[other] { $names } vant med { $coins } mynter
}
table-i-won = { $coins ->
    [one] Du vant med { $coins } mynt
   *[other] Du vant med { $coins } mynter
}
table-lost = { $won }, du fikk { $coins }
table-age-now = akkurat nå

## My games

mine-title = Mine spill
mine-running = I gang
mine-open = Venter på spillere
mine-over = Ferdige
mine-more = Vis flere spill
mine-none = Du har ikke sittet ved et bord ennå.
mine-none-text = Et spill mot boter er bare to klikk unna.

## Join

join-title = Bli med ved et bord
join-lead = Har noen sendt deg en lenke, en kode eller en QR-kode? Skanner du QR-koden, åpnes bordet; en lenke eller en kode limer du inn her.
join-field = Lenke eller kode
join-go = Til bordet
join-unreadable = Dette er verken en lenke til et bord eller koden til et. En kode har seks bokstaver og sifre, en lang kode seksten tegn.
join-elsewhere = Den lenken fører til en annen server: { $host }.

## About

about-title = Om
about-what = elbowroom er Small World og Small World Underground, til å spille med venner eller mot boter: alle raser, spesialevner, steder og relikvier fra begge eskene, hver for seg eller blandet, for to til fem plasser, på våre egne kart.
about-independent = Dette er et uavhengig verk for folk som er glade i spillene. Det er verken tilknyttet, godkjent eller støttet av utgiveren, Days of Wonder. Ord, kart og tegninger er våre egne.
about-licence-title = Lisens
about-licence = elbowroom er fri programvare under Apache License 2.0: Bruk den, endre den, gi den videre.
about-credits-title = Med takk til
about-icons = Ikoner av { $authors }:
about-fonts = Almendra av Ana Sanfelippo og Alegreya Sans av Juan Pablo del Peral (Huerta Tipográfica), begge under SIL Open Font License 1.1.
about-fair-title = Ærlige terninger
about-fair = Hvert bord offentliggjør et fingeravtrykk av terningene før spillet og frøet etterpå, slik at alle kan kontrollere dem.
about-private-title = Dataene dine
about-private = Én informasjonskapsel identifiserer deg. Innstillingene dine blir på denne enheten. Ingenting lastes fra noe annet sted.
about-version-title = Versjon
about-version = Versjon { $version }, regler { $rules }

## Bots

level-random = På måfå
    .small = på måfå
level-easy = Lett
    .small = lett
level-medium = Middels
    .small = middels
level-hard = Vanskelig
    .small = vanskelig
level-champion = Mester
    .small = mester

## When something is refused

refusal-offline = Serveren kan ikke nås. Ingenting er tapt; siden fortsetter å prøve.
refusal-stale = Stillingen har endret seg i mellomtiden. Se en gang til, og bestem deg så.
refusal-not-your-turn = Det er en annens tur.
refusal-too-fast = Det gikk litt for fort. Prøv igjen om et øyeblikk.
refusal-busy = Serveren er opptatt. Prøv igjen om et øyeblikk.
refusal-no-such-table = Det finnes ikke noe slikt bord. Kanskje lenken er ufullstendig.
refusal-bug = Noe gikk galt på serveren. Feilen er loggført; prøv igjen.
refusal-store-down = Serveren kan ikke lagre noe akkurat nå. Prøv igjen snart.
refusal-broken-game = Serverens referat av dette spillet er skadet, så det kan ikke åpnes. Den som driver serveren, kan finne ut mer.
refusal-malformed = Serveren kunne ikke lese det. Sjekk det du skrev inn.
refusal-name-taken = Noen har allerede dette navnet. Velg et annet, eller logg inn.
refusal-already-claimed = Du har allerede et navn.
refusal-no-name = Skriv inn et navn.
refusal-wrong-password = Navnet eller passordet er feil.
refusal-wrong-number-of-seats = Dette kartet er for et annet antall plasser.
refusal-no-such-map = Denne serveren har ikke det kartet.
refusal-no-such-box = Denne esken kan ikke spilles på det kartet.
refusal-no-such-bot = Denne serveren har ingen bot på det nivået.
refusal-bot-thinks-too-long = Ved et åpent bord kan ikke botene tenke så lenge.
refusal-no-mail-here = Denne serveren sender ikke e-post.
refusal-mail-failed = E-posten kunne ikke sendes. Sjekk adressen, eller prøv igjen senere.
refusal-wrong-code = Dette er ikke koden som ble sendt, eller den er for gammel.
refusal-unknown-token = Serveren kjenner ikke denne enheten lenger. Prøv igjen.
refusal-who-are-you = Serveren vet ikke hvem du er ennå. Spill et spill først, eller logg inn.
refusal-already-agreed = Du har allerede sagt deg enig; de andre tenker fortsatt.
refusal-already-proposed = Det foreligger allerede et forslag: Svar på det først.
refusal-bot-plays-already = En bot spiller på denne plassen. Ta plassen tilbake først.
refusal-chat-is-off = Verten har slått av praten.
refusal-foreign-origin = Denne siden ble åpnet fra en adresse serveren ikke kjenner. Åpne den fra dens egen adresse.
refusal-hello-again = Siden og serveren er ute av takt. Last siden på nytt.
refusal-no-common-version = Denne siden er eldre enn serveren. Last den på nytt.
refusal-no-hello = Siden og serveren er ute av takt. Last siden på nytt.
refusal-no-hints-here = Tips er slått av ved dette bordet.
refusal-no-such-move = Det trekket finnes ikke lenger.
refusal-nothing-to-leave-out = En av tingene som skal utelates, finnes ikke i eskene ved dette bordet.
refusal-too-much-left-out = For mye er utelatt: Det er ikke nok igjen til et spill.
refusal-wrong-monster-regions = Monstrene trenger én region mer enn det er spillere, hver med et glemt folkeslag, og regionene kan ikke ligge ved siden av hverandre.
refusal-bad-content = Det er noe galt med de hjemmelagde rasene og spesialevnene ved dette bordet.
refusal-not-in-this-game = Denne rasen eller spesialevnen kan ikke virke på det kartet, så den er ikke med i spillet.
refusal-no-such-collection = Denne lenken er for gammel, eller ble kuttet underveis: Serveren beholder korte lenker i 30 dager.
refusal-no-such-option = En av disse husreglene er ukjent for serveren.
refusal-no-such-seat = Dette bordet har ingen slik plass.
refusal-not-found = Det er ingenting på den adressen.
refusal-not-json = Serveren kunne ikke lese det siden sendte. Last siden på nytt, og prøv igjen.
refusal-not-legal = Reglene tillater ikke det her.
refusal-not-other-rules = Dette spillet kan fortsatt spilles: Bare spill under andre regler kan avsluttes slik.
refusal-not-over = Det må vente til spillet er over.
refusal-not-parsable = Serveren forstår ikke det trekket. Last siden på nytt.
refusal-not-playing = Dette bordet har ikke begynt, eller er ferdig.
refusal-not-the-host = Bare den som satte opp bordet, kan gjøre det.
refusal-not-your-seat = Det er en annens plass.
refusal-nothing-proposed = Ingenting er foreslått.
refusal-nothing-said = Meldingen var tom.
refusal-nothing-to-explain = Det er ingenting å forklare her.
refusal-nothing-to-play-on = Spillet kan ikke fortsettes derfra.
refusal-nothing-to-take-back = Det er ingenting å ta tilbake.
refusal-other-rules = Dette spillet ble spilt under andre regler enn denne serverens. Du kan se på det, men ikke fortsette det.
refusal-person-plays = En person spiller på denne plassen.
refusal-point-of-no-return = Det kan ikke tas tilbake: Etterpå kom et terningkast, en trekning eller en annens valg.
refusal-seat-taken = Den plassen er allerede tatt.
refusal-seats-are-open = Noen plasser er fortsatt tomme. Fyll dem med venner eller boter.
refusal-too-large = Det er for mye på én gang.
refusal-too-many-sockets = For mange sider er koblet til denne serveren. Lukk noen, eller prøv igjen senere.
refusal-unknown-command = Denne siden er eldre enn serveren. Last den på nytt.
refusal-unknown-seq = Siden og serveren er ute av takt. Last siden på nytt.
refusal-other = Det gikk ikke ({ $error }).

## The board

board-label = Brett
board-help = Piltastene går fra region til region, Enter velger, pluss og minus plasserer tropper, 0 viser hele brettet.
board-zoom-in = Zoom inn
board-zoom-out = Zoom ut
board-fit = Vis hele brettet
board-held = { $amount ->
    [0] { $seat }: { $race }, ingen tropper
    [one] { $seat }: { $race }, { $amount } tropp
   *[other] { $seat }: { $race }, { $amount } tropper
}
board-declined = { $amount ->
    [0] { $seat }: inaktive { $race }, ingen tropper
    [one] { $seat }: inaktive { $race }, { $amount } tropp
   *[other] { $seat }: inaktive { $race }, { $amount } tropper
}
board-staged = { $amount ->
    [one] { $amount } tropp er i ferd med å plasseres
   *[other] { $amount } tropper er i ferd med å plasseres
}
board-next-to = nabo til { $regions }
board-next-to-edge = ved kartets ytterkant, nabo til { $regions }
board-text = Brettet i ord
board-text-region = Region
board-text-ground = Terreng
board-text-holder = Hvem har den
board-text-pieces = Brikker
board-text-neighbours = Naboer
board-text-do = Handlinger
board-text-only = Bare regioner med handlinger
board-text-none = Ingenting kan gjøres på brettet nå.
board-less = Én mindre i { $region }
board-preview = Kart { $map }
amount-tokens = { $amount ->
    [one] { $amount } tropp
   *[other] { $amount } tropper
}
coin-count = { $amount ->
    [one] { $amount } mynt
   *[other] { $amount } mynter
}
die-face = { $face ->
    [0] Terningen viser blank side
   *[other] Terningen viser { $face }
}
die-rolling = Terningen ruller
token-count = { $amount ->
    [one] { $amount } tropp ({ $race })
   *[other] { $amount } tropper ({ $race })
}
