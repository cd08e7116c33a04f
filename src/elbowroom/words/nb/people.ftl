## The way in

serve-lan = Venner på samme nettverk åpner { $address }
serve-no-lan = Fant ikke noe lokalt nettverk: Bare denne datamaskinen kan åpne siden.
serve-stopped = Stoppet. Alle spill er lagret.
code-label = Eller skriv inn denne koden på siden «Bli med ved et bord»
code-unreadable = Dette er ikke en kort kode: En slik har seks bokstaver og sifre, men ingen vokaler.
refusal-no-such-code = Ingen bord med denne koden venter på spillere. Spillet kan ha begynt; be om lenken.
refusal-already-started = Spillet har allerede begynt.
friends-lan = Denne lenken virker på det lokale nettverket ditt. Hvis den ikke lar seg åpne, kan brannmuren på denne datamaskinen være i veien.
friends-alone = Bare denne datamaskinen kan åpne denne lenken. Skal venner på nettverket ditt kunne bli med, må du stoppe serveren og starte den med:

## People

nav-people = Spillere
people-mine = Min side og mine data
refusal-no-such-person = Ingen her har sikret seg dette navnet, eller så har vedkommende skjult siden sin.
people-none = Ingen ferdige spill ennå. Øving teller ikke.
people-games = { $games ->
    [one] { $games } spill
   *[other] { $games } spill
}, { $wins } vunnet
people-strength = Styrke
people-strength-text = Alle begynner på 25. Den virkelige styrken ligger mest sannsynlig mellom de to tallene; for hvert spill blir anslaget sikrere.
people-among = Mot mennesker
people-against = Mot boter
people-rating = { $value }
people-between = { $games ->
    [one] mellom { $low } og { $high }, etter { $games } spill
   *[other] mellom { $low } og { $high }, etter { $games } spill
}
people-favourites = Favorittkombinasjoner
people-best = Beste kombinasjoner
people-combo = { $games ->
    [one] én gang, { $coins ->
        [one] { $coins } mynt
       *[other] { $coins } mynter
    }
   *[other] { $games } ganger, { $coins ->
        [one] { $coins } mynt
       *[other] { $coins } mynter
    } i snitt
}
people-last = Siste spill
people-place = Nummer { $place } av { $seats }
people-coins = { $coins ->
    [one] { $coins } mynt
   *[other] { $coins } mynter
}
people-with = med { $names }
people-bot = { $name } ({ $bot })
people-result = Resultat
people-next = Nytt spill med de samme
own-title = Dataene dine
own-guest = Beskytt navnet ditt med et passord, så får det en side med spillene dine og styrken din.
own-hide = Skjul siden min for alle andre
own-export = Last ned alt
own-delete = Slett meg
own-delete-lead = Navnet ditt, passordet ditt, resultatene dine, vennskapene dine og det du har skrevet og publisert, slettes for godt. Spill du har spilt med andre, blir værende, med navnet du hadde der.
own-delete-go = Slett for godt

## Friends

friends-title = Venner
friends-none = Ingen venner ennå. Send lenken din til noen: Den som åpner den og sier ja, blir vennen din.
friends-here = her nå
friends-at-table = ved et bord
friends-invite = Inviter til et nytt bord
friends-invite-name = Inviter { $name }
friends-link = Del lenken min
friends-make-link = Lag en lenke til venner
friends-new-link = Bytt ut lenken min
friends-hidden = Siden din er skjult: Lenken din fører ingen steder, og venner ser ikke at du er her.
friends-see = Venner kan se
friends-see-nothing = ingenting
friends-see-presence = at jeg er her
friends-see-table = at jeg er her, og ved hvilket bord
friends-ask = { $name } vil gjerne være venn med deg
friends-ask-text = Venner kan invitere hverandre til bord og se det om hverandre som hver av dem tillater.
friends-agree = Bli venner
friends-now = Du og { $name } er venner nå.
refusal-no-account = Beskytt navnet ditt med et passord først; det er det venner kjenner hverandre på.
refusal-no-such-link = Denne lenken fører ikke noe sted lenger. Be om en ny.
refusal-own-link = Dette er din egen lenke. Send den til en venn.
refusal-too-many-friends = En av dere har ikke plass til flere venner.
refusal-no-such-friend = Dere er ikke venner.

## The operator

nav-operator = Drift
help-people-password = Gi en konto et nytt passord, og logg den ut på alle enheter.
help-people-forget = Slett en konto og det som hører til den.
people-no-account = Ingen har sikret seg navnet «{ $name }»; sjekk navnet og --database.
people-password = Det nye passordet til { $name }: { $password }
people-forgotten = { $name } er slettet.
serve-short-token = Driftstokenet må ha minst { $fewest } tegn.
refusal-not-the-operator = Driftstokenet er feil.
refusal-nothing-to-do = Det finnes ikke noe slikt lenger.
operator-token = Driftstoken
operator-open = Åpne
operator-load = Belastning
operator-load-text = Bord i minnet: { $tables }; åpne sider: { $sockets }; belastning på maskinen: { $load }; timer i drift: { $hours }.
operator-people = Spillere
operator-people-text = Kontoer: { $accounts }; gjester: { $guests }.
operator-person = Navn på en konto
operator-forget = Slett kontoen
operator-tables = Bord
operator-tables-text = Venter: { $open }; i gang: { $playing }; ferdige: { $over }.
operator-gallery = Galleri
operator-reports = { $reports ->
    [one] { $reports } melding
   *[other] { $reports } meldinger
}
operator-hide = Skjul
operator-show = Vis
operator-remove = Fjern
operator-remove-sure = Ja, fjern
operator-message = Beskjed til alle som sitter ved et bord
operator-send = Send
operator-reached = { $tables ->
    [one] Den kan leses ved { $tables } bord.
   *[other] Den kan leses ved { $tables } bord.
}

## A forgotten password

recover-open = Glemt passordet?
recover-lead = Hvis det hører en e-postadresse til dette navnet, sendes det en kode dit.
recover-no-mail = Denne serveren sender ikke e-post. Den som driver den, kan gi deg et nytt passord.
recover-mail = { $code } er koden din. Med den velger du et nytt passord til elbowroom. Den gjelder i en time. Hvis du ikke har bedt om den, trenger du ikke gjøre noe: Passordet ditt forblir som det er.
recover-send = Send koden
recover-code = Kode fra e-posten
recover-go = Lagre nytt passord

## Talk in the waiting room

talk-title = Prat
talk-none = Ingen har sagt noe ennå.
talk-hello = Hei!
talk-ready = Jeg er klar.
talk-moment = Et øyeblikk.
talk-go = Skal vi begynne?
