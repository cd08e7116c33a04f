## Around every page

game-title = elbowroom
game-motto = Alle vil have et sted at bo. Der er bare ikke plads nok.
page-skip = Gå til indholdet
page-loading = Et øjeblik …
page-failed = Siden kunne ikke hentes. Tjek din forbindelse, og genindlæs.
page-lost = Der er intet på denne adresse.
page-home = Tilbage til start
page-independent = Et uafhængigt værk uden tilknytning til Days of Wonder.
nav-label = Sider
nav-tables = Borde
nav-mine = Mine spil
nav-compendium = Opslagsværk
nav-guide = Første spil
nav-workshop = Værksted
nav-about = Om

## Settings

settings-open = Indstillinger
settings-language = Sprog
settings-theme = Udseende
settings-theme-system = Som på denne enhed
settings-theme-light = Lyst
settings-theme-dark = Mørkt
settings-sound = Lyde
settings-speed = Hastighed for andres træk
settings-speed-calm = Rolig
settings-speed-quick = Hurtig
settings-speed-now = Straks
settings-notify = Giv mig besked, når det er min tur
settings-notify-barred = Denne browser blokerer notifikationer fra denne side. Du kan tillade dem i browserens indstillinger.
settings-close = Færdig
dialog-close = Luk

## Navigation

nav-menu = Menu
nav-new = Nyt bord
nav-screen = På denne skærm
nav-join = Deltag
page-title = { $page } · elbowroom
page-again = Prøv igen
page-reload = Genindlæs

## Who I am

you-open = Dig
you-open-as = Dig: { $name }
you-name = Dit navn
you-name-hint = Det, andre ser ved bordet.
you-guest = Du er gæst på denne enhed. Med en adgangskode beholder du dit navn og finder også dine pladser på andre enheder.
you-kept = Du er { $name }, her og overalt, hvor du logger ind.
you-save = Gem
you-saved = Gemt.
you-claim = Behold dette navn
you-log-in = Log ind
you-log-in-lead = Har du allerede et navn med adgangskode? Så venter dine pladser.
you-log-out = Log ud
you-password = Adgangskode
you-password-hint = Mindst otte tegn. Skriv den ned: Uden en bekræftet e-mailadresse kan kun den, der driver serveren, erstatte den.
you-password-short = Mindst otte tegn, tak.
you-name-missing = Skriv et navn.
you-email = E-mailadresse
you-email-hint = Du får en mail, når det er din tur, og du ikke er ved bordet.
you-email-missing = Skriv en e-mailadresse.
you-email-send = Send en kode
you-email-sent = En kode er sendt til { $email }. Skriv den her inden for en time.
you-email-code = Kode
you-email-code-hint = De seks cifre i mailen.
you-email-code-short = Seks cifre, tak.
you-email-confirm = Bekræft
you-email-other = Brug en anden adresse
you-email-verified = Når det er din tur, og du ikke er ved bordet, får du en mail til { $email }.
you-email-stop = Ikke flere mails

## Start

start-lead = Vælg et folk med et sært talent, brug albuerne på et kort, der er for lille til alle, giv slip i tide, og kom igen med et nyt. Den rigeste til sidst vinder.
start-play = Spil nu
start-play-text = Mod bots, med det samme.
start-friends = Spil med venner
start-friends-text = Stil et bord op, og send linket.
start-screen = På denne skærm
start-screen-text = To til fem personer sender én enhed rundt.
start-learn = Første spil?
start-learn-text = Lær det ved at spille, på fem minutter.
start-join = Slut dig til et bord
start-join-text = Indsæt det link eller den kode, du har fået.
start-public = Offentlige borde
start-public-text = Tag en ledig plads, eller se bare på.
start-mine = Spil videre
start-mine-all = Alle mine spil

quick-title = Spil nu
quick-box = Hvilken æske?
quick-opponents = Hvor mange modstandere?
quick-level = Hvor gode er de?
quick-start = Start spillet
quick-more = Flere valg

level-random-text = Gør hvad som helst.
level-easy-text = Venlig, og laver fejl.
level-medium-text = Ved, hvad en region er værd.
level-hard-text = Planlægger hele turen.
level-champion-text = Tænker, før den bruger albuerne.

## New table

new-title = Stil et bord op
new-screen-title = Spil på denne skærm
new-screen-lead = Alle her tager en plads; den, der er i trækket, tager enheden.
new-invite = { $name } finder bordet blandt sine spil.
new-box = Æske
new-map = Kort
new-players = Pladser
new-seats = Hvem sidder hvor
new-seats-hint = Den første plads begynder.
new-seat = Plads { $seat }
new-seat-who = Hvem sidder på plads { $seat }
new-seat-level = Niveau for botten på plads { $seat }
new-seat-name = Navn på personen på plads { $seat }
new-seat-up = Flyt plads { $seat } frem
seat-kind-me = Mig
seat-kind-open = Åben for alle med linket
seat-kind-bot = En bot
seat-kind-screen = En anden ved denne skærm
new-coins = Mønter
new-coins-hidden = Skjult til slutningen
new-coins-open = Synlige for alle
new-clock = Ur
clock-none = Intet
clock-brisk = Et minut pr. tur
clock-calm = Tre minutter pr. tur
clock-evening = Tyve minutter pr. spil
clock-days = To dage pr. tur
clock-own = Eget valg
new-clock-turn = Minutter til hver tur
new-clock-game = Minutter pr. plads til hele spillet
new-clock-hint = Når tiden er gået, overtager en bot pladsen.
new-name = Bordets navn
new-name-hint = Så dine venner kan finde det. Valgfrit.
new-public = Hvem kan deltage
new-public-no = Privat
new-public-no-text = Kun folk med linket kan finde det.
new-public-yes = Offentligt
new-public-yes-text = Det står på listen over offentlige borde.
new-rules = Husregler
new-rules-changed = { $amount ->
    [0] Som regelbogen siger
    [one] Én ændret
   *[other] { $amount } ændret
 }
new-rules-reset = Tilbage til regelbogen
new-without = Udelad
new-without-none = Intet er udeladt
new-without-hint = Vælg, hvad der ikke er med i dette spil. Der skal være mindst { $fewest } racer og { $fewest } specialevner tilbage.
new-without-search = Søg efter noget, der skal udelades
new-without-nothing = Intet i denne æske ligner det.
new-without-reset = Læg alt tilbage
new-monsters = Regioner med monstre
new-monsters-chance = Overladt til tilfældet
new-monsters-choose = Valgt i hånden
new-monsters-rule = Vælg { $amount } regioner med et glemt folkeslag, hvoraf ingen er naboer; monstrene tager deres plads.
new-monsters-chosen = { $chosen } af { $amount } valgt
new-more = Til øvelse
new-seed = Terningernes startværdi
new-seed-hint = Den samme startværdi og de samme træk giver det samme spil. Bordet mærkes som øvelse.
new-create = Opret bordet
new-start = Start spillet
new-waiting = Opretter bordet …
problem-clock = Mellem fem sekunder og tredive dage, eller lad feltet stå tomt.
problem-clock-none = Udfyld mindst én af de to tider.
problem-seed = Et helt tal på højst femten cifre, 0 eller mere.
problem-monsters = Vælg { $amount } regioner til monstrene, eller overlad det til tilfældet.
problem-long = Højst fyrre tegn.

## Tables

tables-title = Offentlige borde
tables-lead = Tag en ledig plads, eller se på. Listen opdateres automatisk.
tables-none = Ingen offentlige borde lige nu.
tables-none-text = Vær den første: Stil et op, så kommer det på listen her. Eller spil mod bots imens.
tables-open = Ledige pladser
tables-playing = I gang
table-unnamed = Bord: { $box }
table-free = { $free ->
    [one] Én af { $seats } pladser er ledig
   *[other] { $free } af { $seats } pladser er ledige
}
table-seats = Til { $seats }
table-join = Deltag
table-watch = Se på
table-go = Fortsæt
table-deed = { $deed }: { $name }
table-back = Til bordet
table-replay = Se igen
table-my-turn = Din tur
table-invited = { $name } inviterer dig
table-decline = Nej tak
table-turn-of = I trækket: { $name }
table-round = Runde { $round } af { $rounds }
table-won = { $coins ->
    [one] { $names } vandt med { $coins } mønt
   *[other] { $names } vandt med { $coins } mønter
}
table-i-won = { $coins ->
    [one] Du vandt med { $coins } mønt
   *[other] Du vandt med { $coins } mønter
}
table-lost = { $won }, du har { $coins }
table-age-now = lige nu

## My games

mine-title = Mine spil
mine-running = I gang
mine-open = Venter på spillere
mine-over = Afsluttet
mine-more = Vis flere spil
mine-none = Du har ikke siddet ved et bord endnu.
mine-none-text = Et spil mod bots begynder med to klik.

## Join

join-title = Slut dig til et bord
join-lead = Har nogen sendt dig et link, en kode eller en QR-kode? Scan QR-koden, så åbnes bordet; et link eller en kode indsætter du her.
join-field = Link eller kode
join-go = Til bordet
join-unreadable = Det er hverken et link til et bord eller dets kode. En kode har seks bogstaver og cifre, en lang kode seksten tegn.
join-elsewhere = Det link fører til en anden server: { $host }.

## About

about-title = Om
about-what = elbowroom er Small World og Small World Underground, til at spille med venner eller mod bots: alle racer, specialevner, steder og relikvier fra begge æsker, hver for sig eller blandet, for to til fem pladser, på vores egne landkort.
about-independent = Dette er et uafhængigt værk for folk, der elsker spillene. Det har ingen tilknytning til udgiveren, Days of Wonder, som hverken har godkendt eller støttet det. Ord, kort og tegninger er vores egne.
about-licence-title = Licens
about-licence = elbowroom er fri software under Apache License 2.0: Brug det, lav det om, giv det videre.
about-credits-title = Med tak til
about-icons = Ikoner af { $authors }:
about-fonts = Almendra af Ana Sanfelippo og Alegreya Sans af Juan Pablo del Peral (Huerta Tipográfica), begge under SIL Open Font License 1.1.
about-fair-title = Ærlige terninger
about-fair = Hvert bord offentliggør et fingeraftryk af sine terninger før spillet og startværdien bagefter, så alle kan kontrollere dem.
about-private-title = Dine data
about-private = Én cookie genkender dig. Dine indstillinger bliver på denne enhed. Intet hentes andre steder fra.
about-version-title = Version
about-version = Version { $version }, regler { $rules }

## Bots

level-random = Alt kan ske
    .small = alt kan ske
level-easy = Let
    .small = let
level-medium = Middel
    .small = middel
level-hard = Svær
    .small = svær
level-champion = Mester
    .small = mester

## When something is refused

refusal-offline = Serveren kan ikke nås. Intet er tabt; siden prøver igen og igen.
refusal-stale = Stillingen har ændret sig i mellemtiden. Se igen, og bestem dig så.
refusal-not-your-turn = Det er en andens tur.
refusal-too-fast = Det var lige hurtigt nok. Prøv igen om et øjeblik.
refusal-busy = Serveren har travlt. Prøv igen om et øjeblik.
refusal-no-such-table = Det bord findes ikke. Måske mangler der en bid af linket.
refusal-bug = Noget gik galt på serveren. Det er noteret; prøv igen.
refusal-store-down = Serveren kan ikke gemme noget lige nu. Prøv igen om lidt.
refusal-broken-game = Optegnelsen af dette spil er beskadiget på serveren, så det kan ikke åbnes. Operatøren kan finde ud af mere.
refusal-malformed = Serveren kunne ikke læse det. Tjek, hvad du har skrevet.
refusal-name-taken = Nogen har allerede dette navn. Vælg et andet, eller log ind.
refusal-already-claimed = Du har allerede et navn.
refusal-no-name = Skriv et navn.
refusal-wrong-password = Navnet eller adgangskoden er forkert.
refusal-wrong-number-of-seats = Dette kort er til et andet antal pladser.
refusal-no-such-map = Denne server har ikke det kort.
refusal-no-such-box = Denne æske kan ikke spilles på det kort.
refusal-no-such-bot = Denne server har ingen bot på det niveau.
refusal-bot-thinks-too-long = Ved et offentligt bord må bots ikke tænke så længe.
refusal-no-mail-here = Denne server sender ikke mails.
refusal-mail-failed = Mailen kunne ikke sendes. Tjek adressen, eller prøv igen senere.
refusal-wrong-code = Det er ikke den kode, der blev sendt, eller den er for gammel.
refusal-unknown-token = Serveren kender ikke længere denne enhed. Prøv igen.
refusal-who-are-you = Serveren ved endnu ikke, hvem du er. Spil et spil først, eller log ind.
refusal-already-agreed = Du har allerede sagt ja; de andre tænker stadig.
refusal-already-proposed = Der er allerede et forslag: Svar på det først.
refusal-bot-plays-already = En bot spiller denne plads. Tag pladsen tilbage først.
refusal-chat-is-off = Værten har slået chatten fra.
refusal-foreign-origin = Denne side blev åbnet fra en adresse, serveren ikke kender. Åbn den på dens egen adresse.
refusal-hello-again = Siden og serveren er ude af takt. Genindlæs siden.
refusal-no-common-version = Denne side er ældre end serveren. Genindlæs den.
refusal-no-hello = Siden og serveren er ude af takt. Genindlæs siden.
refusal-no-hints-here = Tips er slået fra ved dette bord.
refusal-no-such-move = Det træk findes ikke længere.
refusal-nothing-to-leave-out = En af de ting, der skal udelades, er ikke i dette bords æsker.
refusal-too-much-left-out = For meget er udeladt: Der er ikke nok tilbage til et spil.
refusal-wrong-monster-regions = Monstrene skal have én region mere, end der er spillere, hver med et glemt folkeslag, og ingen af dem må være naboer.
refusal-bad-content = Der er noget galt med de hjemmelavede racer og specialevner ved dette bord.
refusal-not-in-this-game = Denne race eller specialevne kan ikke virke på det kort, så den er ikke med i spillet.
refusal-no-such-collection = Dette link er for gammelt eller blev klippet over undervejs: Serveren gemmer korte links i 30 dage.
refusal-no-such-option = Serveren kender ikke en af disse husregler.
refusal-no-such-seat = Den plads findes ikke ved dette bord.
refusal-not-found = Der er intet på den adresse.
refusal-not-json = Serveren kunne ikke læse det, siden sendte. Genindlæs siden, og prøv igen.
refusal-not-legal = Det tillader reglerne ikke her.
refusal-not-other-rules = Dette spil kan stadig spilles: Kun spil efter andre regler kan afsluttes på den måde.
refusal-not-over = Det må vente, til spillet er slut.
refusal-not-parsable = Serveren forstår ikke det træk. Genindlæs siden.
refusal-not-playing = Dette bord er ikke begyndt, eller også er det slut.
refusal-not-the-host = Det kan kun den, der har stillet bordet op.
refusal-not-your-seat = Det er en andens plads.
refusal-nothing-proposed = Der er ikke foreslået noget.
refusal-nothing-said = Beskeden var tom.
refusal-nothing-to-explain = Der er ikke noget at forklare her.
refusal-nothing-to-play-on = Spillet kan ikke fortsættes derfra.
refusal-nothing-to-take-back = Der er ikke noget at tage tilbage.
refusal-other-rules = Dette spil blev spillet efter andre regler end denne servers. Du kan se det, men ikke fortsætte det.
refusal-person-plays = En person spiller denne plads.
refusal-point-of-no-return = Det kan ikke tages tilbage: Et terningslag, en trækning eller en andens beslutning kom bagefter.
refusal-seat-taken = Den plads er allerede taget.
refusal-seats-are-open = Nogle pladser er stadig tomme. Fyld dem med venner eller bots.
refusal-too-large = Det er for meget på én gang.
refusal-too-many-sockets = For mange sider er forbundet med denne server. Luk nogle, eller prøv igen senere.
refusal-unknown-command = Denne side er ældre end serveren. Genindlæs den.
refusal-unknown-seq = Siden og serveren er ude af takt. Genindlæs siden.
refusal-other = Det virkede ikke ({ $error }).

## The board

board-label = Spillebræt
board-help = Piletasterne går fra region til region, Enter vælger, plus og minus sætter tropper, 0 viser hele brættet.
board-zoom-in = Zoom ind
board-zoom-out = Zoom ud
board-fit = Vis hele brættet
board-held = { $amount ->
    [0] { $seat }: { $race }, ingen tropper
    [one] { $seat }: { $race }, { $amount } trop
   *[other] { $seat }: { $race }, { $amount } tropper
}
board-declined = { $amount ->
    [0] { $seat }: inaktive { $race }, ingen tropper
    [one] { $seat }: inaktive { $race }, { $amount } trop
   *[other] { $seat }: inaktive { $race }, { $amount } tropper
}
board-staged = { $amount ->
    [one] { $amount } trop på vej ind
   *[other] { $amount } tropper på vej ind
}
board-next-to = nabo til { $regions }
board-next-to-edge = ved kortets yderkant, nabo til { $regions }
board-text = Brættet i ord
board-text-region = Region
board-text-ground = Terræn
board-text-holder = Holdes af
board-text-pieces = Brikker
board-text-neighbours = Naboer
board-text-do = Handlinger
board-text-only = Kun regioner med handlinger
board-text-none = Der er ikke noget at gøre på brættet nu.
board-less = Én trop mindre i { $region }
board-preview = Kort { $map }
amount-tokens = { $amount ->
    [one] { $amount } trop
   *[other] { $amount } tropper
}
coin-count = { $amount ->
    [one] { $amount } mønt
   *[other] { $amount } mønter
}
die-face = { $face ->
    [0] Terningen viser en blank side
   *[other] Terningen viser { $face }
}
die-rolling = Terningen ruller
token-count = { $amount ->
    [one] { $amount } trop: { $race }
   *[other] { $amount } tropper: { $race }
}
