## The way in

serve-lan = Vänner i samma nätverk öppnar { $address }
serve-no-lan = Inget lokalt nätverk hittades: sidan kan bara öppnas på den här datorn.
serve-stopped = Servern är stoppad. Alla spel är sparade.
code-label = Eller skriv den här koden på sidan ”Slå dig ner vid ett bord”
code-unreadable = Det är ingen kort kod: en sådan har sex bokstäver och siffror, men inga vokaler.
refusal-no-such-code = Inget bord med den koden väntar på spelare. Spelet kan redan ha börjat; be om länken.
refusal-already-started = Spelet har redan börjat.
friends-lan = Länken fungerar i ditt lokala nätverk. Om den inte går att öppna kan det bero på den här datorns brandvägg.
friends-alone = Länken kan bara öppnas på den här datorn. Vill du att vänner i ditt nätverk ska kunna gå med? Stoppa då servern och starta den så här:

## People

nav-people = Spelare
people-mine = Min sida och mina uppgifter
refusal-no-such-person = Ingen här har registrerat det namnet, eller så är sidan dold för andra.
people-none = Inga avslutade spel än. Övning räknas inte.
people-games = { $games } spel, { $wins ->
    [one] { $wins } vunnet
   *[other] { $wins } vunna
}
people-strength = Spelstyrka
people-strength-text = Alla börjar på 25. Den verkliga spelstyrkan ligger med största sannolikhet mellan de två talen; varje spel gör uppskattningen säkrare.
people-among = Mot människor
people-against = Mot botar
people-rating = { $value }
people-between = mellan { $low } och { $high }, efter { $games } spel
people-favourites = Favoritkombinationer
people-best = Bästa kombinationerna
people-combo = { $games ->
    [one] en gång, { $coins } mynt
   *[other] { $games } gånger, { $coins } mynt i snitt
}
people-last = Senaste spelen
# Not “Plats”: that is a seat.
people-place = { $place ->
    [1] 1:a
    [2] 2:a
   *[other] { $place }:e
} av { $seats }
people-coins = { $coins } mynt
people-with = med { $names }
people-bot = { $name } ({ $bot })
people-result = Resultat
people-next = Nytt spel med samma spelare
own-title = Dina uppgifter
own-guest = Skydda ditt namn med ett lösenord, så får du en sida med dina spel och din spelstyrka.
own-hide = Dölj min sida för alla andra
own-export = Ladda ner allt
own-delete = Radera mig
own-delete-lead = Det här raderar ditt namn, ditt lösenord, dina resultat, dina vänskaper och det du har skrivit och publicerat, för gott. Spel som du har spelat med andra finns kvar, med det namn du hade där.
own-delete-go = Radera för gott

## Friends

friends-title = Vänner
friends-none = Inga vänner än. Skicka din länk till någon: den som öppnar den och säger ja blir din vän.
friends-here = här nu
friends-at-table = vid ett bord
friends-invite = Bjud in till ett nytt bord
friends-invite-name = Bjud in { $name }
friends-link = Dela min länk
friends-make-link = Skapa en länk för vänner
friends-new-link = Byt ut min länk
friends-hidden = Din sida är dold: din länk leder ingenstans och vänner ser inte att du är här.
friends-see = Vänner kan se
friends-see-nothing = ingenting
friends-see-presence = att jag är här
friends-see-table = att jag är här och vid vilket bord
friends-ask = { $name } vill bli vän med dig
friends-ask-text = Vänner kan bjuda in varandra till bord och se det om varandra som var och en tillåter.
friends-agree = Bli vänner
friends-now = Du och { $name } är vänner nu.
refusal-no-account = Skydda först ditt namn med ett lösenord; det är det vänner känner igen varandra på.
refusal-no-such-link = Den här länken leder ingenstans längre. Be om en ny.
refusal-own-link = Det här är din egen länk. Skicka den till en vän.
refusal-too-many-friends = En av er har inte plats för fler vänner.
refusal-no-such-friend = Ni är inte vänner.

## The operator

nav-operator = Administration
help-people-password = Ge ett konto ett nytt lösenord och logga ut det på alla enheter.
help-people-forget = Radera ett konto och det som hör till det.
people-no-account = Ingen har registrerat namnet ”{ $name }”; kontrollera namnet och --database.
people-password = Nytt lösenord för { $name }: { $password }
people-forgotten = Kontot { $name } är raderat.
serve-short-token = Administratörsnyckeln måste ha minst { $fewest } tecken.
refusal-not-the-operator = Det är inte administratörsnyckeln.
refusal-nothing-to-do = Något sådant finns inte längre.
operator-token = Administratörsnyckel
operator-open = Öppna
operator-load = Belastning
operator-load-text = Bord i minnet: { $tables }; öppna sidor: { $sockets }; datorns belastning: { $load }; timmar i drift: { $hours }.
operator-people = Spelare
operator-people-text = Konton: { $accounts }, gäster: { $guests }.
operator-person = Kontots namn
operator-forget = Radera kontot
operator-tables = Bord
operator-tables-text = Väntar: { $open }, pågår: { $playing }, avslutade: { $over }.
operator-gallery = Galleri
operator-reports = { $reports ->
    [one] { $reports } anmälan
   *[other] { $reports } anmälningar
}
operator-hide = Dölj
operator-show = Visa
operator-remove = Ta bort
operator-remove-sure = Ja, ta bort
operator-message = Meddelande till alla vid borden
operator-send = Skicka
operator-reached = Det kan läsas vid { $tables } bord.

## A forgotten password

recover-open = Glömt lösenordet?
recover-lead = En kod skickas till adressen som hör till namnet, om det finns någon.
recover-no-mail = Den här servern skickar inga mejl. Den som driver servern kan ge dig ett nytt lösenord.
recover-mail = { $code } är din kod för att välja ett nytt lösenord till elbowroom. Den gäller i en timme. Om du inte har bett om den behöver du inte göra något: ditt lösenord ändras inte.
recover-send = Skicka koden
recover-code = Koden i mejlet
recover-go = Byt lösenord

## Talk in the waiting room

talk-title = Chatt
talk-none = Ingen har sagt något än.
talk-hello = Hej!
talk-ready = Jag är redo.
talk-moment = Ett ögonblick, tack.
talk-go = Ska vi börja?
