## Around every page

game-title = elbowroom
game-motto = Alla vill ha någonstans att bo. Det finns bara inte plats för alla.
page-skip = Hoppa till innehållet
page-loading = Ett ögonblick …
page-failed = Sidan kunde inte laddas. Kontrollera anslutningen och ladda sedan om.
page-lost = Det finns inget på den här adressen.
page-home = Tillbaka till startsidan
page-independent = Ett oberoende verk utan koppling till Days of Wonder.
nav-label = Sidor
nav-tables = Bord
nav-mine = Mina spel
nav-compendium = Lexikon
nav-guide = Första spelet
nav-workshop = Verkstad
nav-about = Om

## Settings

settings-open = Inställningar
settings-language = Språk
settings-theme = Utseende
settings-theme-system = Som på enheten
settings-theme-light = Ljust
settings-theme-dark = Mörkt
settings-sound = Ljud
settings-speed = Takt för andras drag
settings-speed-calm = Lugn
settings-speed-quick = Snabb
settings-speed-now = Direkt
settings-notify = Meddela mig när det är min tur
settings-notify-barred = Webbläsaren blockerar meddelanden från den här sidan. Du kan tillåta dem i webbläsarens inställningar.
settings-close = Klar
dialog-close = Stäng

## Navigation

nav-menu = Meny
nav-new = Nytt bord
nav-screen = På den här skärmen
nav-join = Gå med
page-title = { $page } · elbowroom
page-again = Försök igen
page-reload = Ladda om

## Who I am

you-open = Du
you-open-as = Du: { $name }
you-name = Ditt namn
you-name-hint = Det som andra ser vid bordet.
you-guest = Du är gäst på den här enheten. Med ett lösenord behåller du ditt namn och hittar dina platser på andra enheter också.
you-kept = Du är { $name }, här och överallt där du loggar in.
you-save = Spara
you-saved = Sparat.
you-claim = Behåll namnet
you-log-in = Logga in
you-log-in-lead = Har du ett namn sedan tidigare? Då väntar dina platser på dig.
you-log-out = Logga ut
you-password = Lösenord
you-password-hint = Minst åtta tecken. Skriv upp det: utan en bekräftad e-postadress kan bara den som driver servern ersätta det.
you-password-short = Minst åtta tecken, tack.
you-name-missing = Skriv ett namn, tack.
you-email = E-postadress
you-email-hint = Du får ett mejl när det är din tur och du inte är vid bordet.
you-email-missing = Skriv en e-postadress, tack.
you-email-send = Skicka en kod
you-email-sent = En kod har skickats till { $email }. Skriv in den här inom en timme.
you-email-code = Kod
you-email-code-hint = De sex siffrorna i mejlet.
you-email-code-short = Sex siffror, tack.
you-email-confirm = Bekräfta
you-email-other = Använd en annan adress
you-email-verified = När det är din tur och du inte är vid bordet får du ett mejl till { $email }.
you-email-stop = Inga fler mejl

## Start

start-lead = Välj ett folk med en underlig talang, armbåga dig fram över en karta som är för liten för alla, släpp taget i tid och kom tillbaka med ett annat. Den rikaste i slutet vinner.
start-play = Spela nu
start-play-text = Mot botar, med en gång.
start-friends = Spela med vänner
start-friends-text = Skapa ett bord och skicka länken.
start-screen = På den här skärmen
start-screen-text = Två till fem personer skickar runt en enhet.
start-learn = Första spelet?
start-learn-text = Lär dig medan du spelar, på fem minuter.
start-join = Slå dig ner vid ett bord
start-join-text = Klistra in länken eller koden som någon har skickat.
start-public = Öppna bord
start-public-text = Ta en ledig plats, eller titta bara på.
start-mine = Spela vidare
start-mine-all = Alla mina spel

quick-title = Spela nu
quick-box = Vilken låda?
quick-opponents = Hur många motståndare?
quick-level = Hur bra är de?
quick-start = Starta spelet
quick-more = Fler val

level-random-text = Gör precis vad som helst.
level-easy-text = Vänlig, och gör misstag.
level-medium-text = Vet vad en region är värd.
level-hard-text = Planerar hela turen.
level-champion-text = Tänker innan den armbågas.

## New table

new-title = Skapa ett bord
new-screen-title = Spela på den här skärmen
new-screen-lead = Alla här tar en plats; den som står på tur tar enheten.
new-invite = { $name } hittar bordet bland sina spel.
new-box = Låda
new-map = Karta
new-players = Platser
new-seats = Vem sitter var
new-seats-hint = Den första platsen börjar.
new-seat = Plats { $seat }
new-seat-who = Vem som sitter på plats { $seat }
new-seat-level = Nivå för boten på plats { $seat }
new-seat-name = Namn på personen på plats { $seat }
new-seat-up = Flytta fram plats { $seat }
seat-kind-me = Jag
seat-kind-open = Öppen för alla med länken
seat-kind-bot = En bot
seat-kind-screen = Någon annan vid skärmen
new-coins = Mynt
new-coins-hidden = Dolda till slutet
new-coins-open = Synliga för alla
new-clock = Klocka
clock-none = Ingen
clock-brisk = En minut per tur
clock-calm = Tre minuter per tur
clock-evening = Tjugo minuter per spel
clock-days = Två dagar per tur
clock-own = Egen
new-clock-turn = Minuter per tur
new-clock-game = Minuter för hela spelet, per plats
new-clock-hint = När tiden är ute tar en bot över platsen.
new-name = Bordets namn
new-name-hint = Så att dina vänner hittar det. Frivilligt.
new-public = Vem som kan gå med
new-public-no = Privat
new-public-no-text = Bara de som har länken kan hitta det.
new-public-yes = Öppet
new-public-yes-text = Det syns bland de öppna borden.
new-rules = Husregler
new-rules-changed = { $amount ->
    [0] Som regelboken säger
    [one] En ändrad
   *[other] { $amount } ändrade
 }
new-rules-reset = Återställ till regelboken
new-without = Utelämna
new-without-none = Inget är utelämnat
new-without-hint = Välj vad som inte är med i spelet. Minst { $fewest } folkslag och { $fewest } förmågor måste vara kvar.
new-without-search = Sök något att utelämna
new-without-nothing = Inget sådant finns i lådan.
new-without-reset = Lägg tillbaka allt
new-monsters = Regioner med monster
new-monsters-chance = Slumpen avgör
new-monsters-choose = Valda för hand
new-monsters-rule = Välj { $amount } regioner med en glömd stam, inga två angränsande; monstren flyttar in i stället.
new-monsters-chosen = { $chosen } av { $amount } valda
new-more = För övning
new-seed = Tärningarnas frö
new-seed-hint = Samma frö och samma drag ger samma spel. Bordet märks som övning.
new-create = Skapa bordet
new-start = Starta spelet
new-waiting = Skapar bordet …
problem-clock = Mellan fem sekunder och trettio dagar, eller lämna tomt.
problem-clock-none = Fyll i minst en av de två tiderna.
problem-seed = Ett heltal med högst femton siffror, 0 eller mer.
problem-monsters = Välj { $amount } regioner för monstren, eller låt slumpen avgöra.
problem-long = Högst fyrtio tecken.

## Tables

tables-title = Öppna bord
tables-lead = Ta en ledig plats, eller titta på. Listan uppdateras av sig själv.
tables-none = Inga öppna bord just nu.
tables-none-text = Var först: skapa ett, så syns det här. Eller spela mot botar under tiden.
tables-open = Lediga platser
tables-playing = Pågår
table-unnamed = Bord: { $box }
table-free = { $free ->
    [one] En ledig plats
   *[other] { $free } lediga platser
 } av { $seats }
table-seats = För { $seats }
table-join = Gå med
table-watch = Titta på
table-go = Fortsätt
table-deed = { $deed }: { $name }
table-back = Till bordet
table-replay = Repris
table-my-turn = Din tur
table-invited = { $name } bjuder in dig
table-decline = Nej tack
table-turn-of = { $name } är vid draget
table-round = Runda { $round } av { $rounds }
table-won = { $names } vann med { $coins } mynt
table-i-won = Du vann med { $coins } mynt
table-lost = { $won }, du fick { $coins }
table-age-now = just nu

## My games

mine-title = Mina spel
mine-running = Pågår
mine-open = Väntar på spelare
mine-over = Avslutade
mine-more = Visa fler spel
mine-none = Du har inte suttit vid något bord än.
mine-none-text = Ett spel mot botar är två klick bort.

## Join

join-title = Slå dig ner vid ett bord
join-lead = Har någon skickat dig en länk, en kod eller en QR-kod? Skannar du QR-koden öppnas bordet; en länk eller en kod klistrar du in här.
join-field = Länk eller kod
join-go = Till bordet
join-unreadable = Det är varken en länk till ett bord eller dess kod. En kod har sex bokstäver och siffror, en lång kod sexton tecken.
join-elsewhere = Länken leder till en annan server: { $host }.

## About

about-title = Om
about-what = elbowroom är Small World och Small World Underground, att spela med vänner eller mot botar: alla folkslag, specialförmågor, ställen och reliker ur båda lådorna, var för sig eller blandade, för två till fem spelare, på våra egna kartor.
about-independent = Det här är ett oberoende verk för människor som älskar spelen. Det har ingen koppling till förlaget Days of Wonder och är varken godkänt eller sponsrat av det. Ord, kartor och teckningar är våra egna.
about-licence-title = Licens
about-licence = elbowroom är fri programvara under Apache License 2.0: använd den, ändra den, ge den vidare.
about-credits-title = Med tack till
about-icons = Ikoner av { $authors }:
about-fonts = Almendra av Ana Sanfelippo och Alegreya Sans av Juan Pablo del Peral (Huerta Tipográfica), båda under SIL Open Font License 1.1.
about-fair-title = Rättvisa tärningar
about-fair = Varje bord offentliggör ett fingeravtryck av sina tärningar före spelet och fröet efteråt, så att vem som helst kan kontrollera dem.
about-private-title = Dina uppgifter
about-private = En kaka talar om vem du är. Dina inställningar stannar på den här enheten. Inget hämtas från andra webbplatser.
about-version-title = Version
about-version = Version { $version }, regler { $rules }

## Bots

level-random = Slump
    .small = slump
level-easy = Lätt
    .small = lätt
level-medium = Medel
    .small = medel
level-hard = Svår
    .small = svår
level-champion = Mästare
    .small = mästare

## When something is refused

refusal-offline = Servern går inte att nå. Inget är förlorat; sidan fortsätter att försöka.
refusal-stale = Ställningen har ändrats under tiden. Titta en gång till och bestäm dig sedan.
refusal-not-your-turn = Det är någon annans tur.
refusal-too-fast = Det där gick lite för fort. Försök igen om en stund.
refusal-busy = Servern är upptagen. Försök igen om en stund.
refusal-no-such-table = Det finns inget sådant bord. Kanske är länken inte hel.
refusal-bug = Något gick fel på servern. Felet är antecknat; försök igen.
refusal-store-down = Servern kan inte spara något just nu. Försök igen snart.
refusal-broken-game = Spelets protokoll på servern är skadat, så det går inte att öppna. Den som driver servern kan ta reda på mer.
refusal-malformed = Servern kunde inte läsa det. Kontrollera det du skrev.
refusal-name-taken = Någon har redan det namnet. Välj ett annat, eller logga in.
refusal-already-claimed = Du har redan ett namn.
refusal-no-name = Skriv ett namn, tack.
refusal-wrong-password = Namnet eller lösenordet är fel.
refusal-wrong-number-of-seats = Kartan är för ett annat antal platser.
refusal-no-such-map = Servern har inte den kartan.
refusal-no-such-box = Den här lådan kan inte spelas på den kartan.
refusal-no-such-bot = Servern har ingen bot på den nivån.
refusal-bot-thinks-too-long = Vid ett öppet bord får botar inte tänka så länge.
refusal-no-mail-here = Den här servern skickar inga mejl.
refusal-mail-failed = Mejlet kunde inte skickas. Kontrollera adressen, eller försök igen senare.
refusal-wrong-code = Det är inte koden som skickades, eller så är den för gammal.
refusal-unknown-token = Servern känner inte igen enheten längre. Försök igen.
refusal-who-are-you = Servern vet inte vem du är än. Spela ett spel först, eller logga in.
refusal-already-agreed = Du har redan gått med på det; de andra funderar fortfarande.
refusal-already-proposed = Det finns redan ett förslag: svara på det först.
refusal-bot-plays-already = En bot spelar på den här platsen. Ta tillbaka platsen först.
refusal-chat-is-off = Värden har stängt av chatten.
refusal-foreign-origin = Sidan öppnades från en adress som servern inte känner till. Öppna den på dess egen adress.
refusal-hello-again = Sidan och servern är i otakt. Ladda om sidan.
refusal-no-common-version = Sidan är äldre än servern. Ladda om den.
refusal-no-hello = Sidan och servern är i otakt. Ladda om sidan.
refusal-no-hints-here = Tips är avstängda vid det här bordet.
refusal-no-such-move = Draget finns inte längre.
refusal-nothing-to-leave-out = Något av det som ska utelämnas finns inte i bordets lådor.
refusal-too-much-left-out = För mycket är utelämnat: det räcker inte till ett spel.
refusal-wrong-monster-regions = Monstren behöver en region mer än det finns spelare, var och en med en glömd stam, inga två angränsande.
refusal-bad-content = Något är fel med bordets hemgjorda folkslag och förmågor.
refusal-not-in-this-game = Folkslaget eller förmågan kan inte fungera på den kartan och är därför inte med i spelet.
refusal-no-such-collection = Länken är för gammal, eller har klippts av på vägen: servern sparar korta länkar i 30 dagar.
refusal-no-such-option = Servern känner inte till en av de här husreglerna.
refusal-no-such-seat = Bordet har ingen sådan plats.
refusal-not-found = Det finns inget på den adressen.
refusal-not-json = Servern kunde inte läsa det som sidan skickade. Ladda om sidan och försök igen.
refusal-not-legal = Reglerna tillåter inte det här.
refusal-not-other-rules = Spelet kan fortfarande spelas: bara spel med andra regler kan avslutas så.
refusal-not-over = Det får vänta tills spelet är slut.
refusal-not-parsable = Servern förstår inte draget. Ladda om sidan.
refusal-not-playing = Spelet vid bordet har inte börjat, eller är redan slut.
refusal-not-the-host = Bara den som skapade bordet kan göra det.
refusal-not-your-seat = Det är någon annans plats.
refusal-nothing-proposed = Inget har föreslagits.
refusal-nothing-said = Meddelandet var tomt.
refusal-nothing-to-explain = Det finns inget att förklara här.
refusal-nothing-to-play-on = Spelet kan inte fortsättas därifrån.
refusal-nothing-to-take-back = Det finns inget att ta tillbaka.
refusal-other-rules = Spelet spelades med andra regler än den här serverns. Du kan titta på det, men inte fortsätta det.
refusal-person-plays = En människa spelar på den här platsen.
refusal-point-of-no-return = Det går inte att ta tillbaka: ett tärningsslag, en dragning eller någon annans beslut kom efteråt.
refusal-seat-taken = Platsen är redan tagen.
refusal-seats-are-open = Några platser är fortfarande tomma. Fyll dem med vänner eller botar.
refusal-too-large = Det är för mycket på en gång.
refusal-too-many-sockets = För många sidor är anslutna till servern. Stäng några, eller försök igen senare.
refusal-unknown-command = Sidan är äldre än servern. Ladda om den.
refusal-unknown-seq = Sidan och servern är i otakt. Ladda om sidan.
refusal-other = Det gick inte ({ $error }).

## The board

board-label = Spelbräde
board-help = Piltangenterna går från region till region, Retur väljer, plus och minus placerar brickor, 0 visar hela brädet.
board-zoom-in = Zooma in
board-zoom-out = Zooma ut
board-fit = Visa hela brädet
board-held = { $amount ->
    [0] { $seat }: { $race }, inga brickor
    [one] { $seat }: { $race }, { $amount } bricka
   *[other] { $seat }: { $race }, { $amount } brickor
}
board-declined = { $amount ->
    [0] { $seat }: { $race } i nedgång, inga brickor
    [one] { $seat }: { $race } i nedgång, { $amount } bricka
   *[other] { $seat }: { $race } i nedgång, { $amount } brickor
}
board-staged = { $amount ->
    [one] { $amount } bricka ska placeras
   *[other] { $amount } brickor ska placeras
}
board-next-to = intill { $regions }
board-next-to-edge = vid kartans kant, intill { $regions }
board-text = Brädet i ord
board-text-region = Region
board-text-ground = Mark
board-text-holder = Innehavare
board-text-pieces = Pjäser
board-text-neighbours = Grannar
board-text-do = Drag
board-text-only = Bara regioner med drag
board-text-none = Inget kan göras på brädet nu.
board-less = En mindre i { $region }
board-preview = Kartan { $map }
amount-tokens = { $amount ->
    [one] { $amount } bricka
   *[other] { $amount } brickor
}
coin-count = { $amount } mynt
die-face = { $face ->
    [0] Tärningen visar en blank sida
   *[other] Tärningen visar { $face }
}
die-rolling = Tärningen rullar
token-count = { $amount ->
    [one] { $amount } bricka: { $race }
   *[other] { $amount } brickor: { $race }
}
