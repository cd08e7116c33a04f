## The way in

serve-lan = Venner på samme netværk åbner { $address }
serve-no-lan = Der blev ikke fundet noget lokalt netværk: Kun denne computer kan åbne siden.
serve-stopped = Stoppet. Alle spil er gemt.
code-label = Eller skriv denne kode på siden »Slut dig til et bord«
code-unreadable = Det er ikke en kort kode: En kort kode har seks bogstaver og cifre, men ingen vokaler.
refusal-no-such-code = Intet bord med denne kode venter på spillere. Måske er spillet allerede begyndt; bed om linket.
refusal-already-started = Spillet er allerede begyndt.
friends-lan = Dette link virker på dit lokale netværk. Kan det ikke åbnes, er det måske denne computers firewall, der spærrer.
friends-alone = Kun denne computer kan åbne dette link. Skal venner på dit netværk kunne være med, så stop serveren, og start den med:

## People

nav-people = Spillere
people-mine = Min side og mine data
refusal-no-such-person = Ingen her har sikret sig dette navn, eller også er siden skjult for andre.
people-none = Ingen afsluttede spil endnu. Øvespil tæller ikke med.
people-games = { $games ->
    [one] { $games } spil
   *[other] { $games } spil
}, { $wins } vundet
people-strength = Styrke
people-strength-text = Alle begynder på 25. Den sande styrke ligger højst sandsynligt mellem de to tal; hvert spil gør skønnet mere sikkert.
people-among = Mod mennesker
people-against = Mod bots
people-rating = { $value }
people-between = { $games ->
    [one] mellem { $low } og { $high }, efter { $games } spil
   *[other] mellem { $low } og { $high }, efter { $games } spil
}
people-favourites = Yndlingssæt
people-best = Bedste sæt
people-combo = { $games ->
    [one] én gang, { $coins ->
        [one] { $coins } mønt
       *[other] { $coins } mønter
    }
   *[other] { $games } gange, { $coins ->
        [one] { $coins } mønt
       *[other] { $coins } mønter
    } i snit
}
people-last = Seneste spil
people-place = Nummer { $place } af { $seats }
people-coins = { $coins ->
    [one] { $coins } mønt
   *[other] { $coins } mønter
}
people-with = med { $names }
people-bot = { $name } ({ $bot })
people-result = Resultat
people-next = Nyt spil med samme spillere
own-title = Dine data
own-guest = Beskyt dit navn med en adgangskode, så får det en side med dine spil og din styrke.
own-hide = Skjul min side for alle andre
own-export = Hent det hele
own-delete = Slet mig
own-delete-lead = Dit navn, din adgangskode, dine resultater, dine venskaber og det, du har skrevet og udgivet, bliver slettet for altid. Spil, du har spillet med andre, bevares med det navn, du havde der.
own-delete-go = Slet for altid

## Friends

friends-title = Venner
friends-none = Ingen venner endnu. Send dit link til nogen: Den, der åbner det og siger ja, bliver din ven.
friends-here = her nu
friends-at-table = ved et bord
friends-invite = Inviter til et nyt bord
friends-invite-name = Inviter { $name }
friends-link = Del mit link
friends-make-link = Lav et link til venner
friends-new-link = Udskift mit link
friends-hidden = Din side er skjult: Dit link fører ingen steder hen, og venner ser ikke, at du er her.
friends-see = Venner kan se
friends-see-nothing = ingenting
friends-see-presence = at jeg er her
friends-see-table = at jeg er her, og ved hvilket bord
friends-ask = { $name } vil gerne være venner med dig
friends-ask-text = Venner kan invitere hinanden til borde og se det om hinanden, som hver især tillader.
friends-agree = Bliv venner
friends-now = Du og { $name } er nu venner.
refusal-no-account = Beskyt først dit navn med en adgangskode; det er det, venner kender hinanden på.
refusal-no-such-link = Dette link fører ingen steder hen længere. Bed om et nyt.
refusal-own-link = Det er dit eget link. Send det til en ven.
refusal-too-many-friends = En af jer har ikke plads til flere venner.
refusal-no-such-friend = I er ikke venner.

## The operator

nav-operator = Operatør
help-people-password = Giv en konto en ny adgangskode, og log alle dens enheder ud.
help-people-forget = Slet en konto og det, der hører til den.
people-no-account = Ingen har sikret sig navnet »{ $name }«; tjek navnet og --database.
people-password = Den nye adgangskode til { $name }: { $password }
people-forgotten = { $name } er slettet.
serve-short-token = Operatørens token skal have mindst { $fewest } tegn.
refusal-not-the-operator = Det er ikke operatørens token.
refusal-nothing-to-do = Det findes ikke længere.
operator-token = Operatørens token
operator-open = Åbn
operator-load = Belastning
operator-load-text = Borde i hukommelsen: { $tables }; åbne sider: { $sockets }; maskinens belastning: { $load }; timer i drift: { $hours }.
operator-people = Spillere
operator-people-text = Konti: { $accounts }, gæster: { $guests }.
operator-person = Kontoens navn
operator-forget = Slet kontoen
operator-tables = Borde
operator-tables-text = Venter: { $open }, i gang: { $playing }, afsluttet: { $over }.
operator-gallery = Galleri
operator-reports = { $reports ->
    [one] anmeldt { $reports } gang
   *[other] anmeldt { $reports } gange
}
operator-hide = Skjul
operator-show = Vis igen
operator-remove = Fjern
operator-remove-sure = Ja, fjern
operator-message = Besked til alle ved bordene
operator-send = Send
operator-reached = { $tables ->
    [one] Den kan læses ved { $tables } bord.
   *[other] Den kan læses ved { $tables } borde.
}

## A forgotten password

recover-open = Glemt adgangskode?
recover-lead = Der sendes en kode til den adresse, der hører til dette navn, hvis der er en.
recover-no-mail = Denne server sender ikke mails. Dens operatør kan give dig en ny adgangskode.
recover-mail = { $code } er din kode til at vælge en ny adgangskode til elbowroom. Den gælder i en time. Har du ikke bedt om den, skal du ikke gøre noget: Din adgangskode forbliver, som den er.
recover-send = Send koden
recover-code = Koden fra mailen
recover-go = Gem ny adgangskode

## Talk in the waiting room

talk-title = Chat
talk-none = Ingen har sagt noget endnu.
talk-hello = Hej!
talk-ready = Jeg er klar.
talk-moment = Lige et øjeblik.
talk-go = Skal vi begynde?
