## Cards

card-kind-race = Rase
card-kind-power = Spesialevne
card-kind-place = Populært sted
card-kind-relic = Rettferdig relikvie
card-kind-piece = Brikke
card-kind-terrain = Terreng
card-kind-symbol = Symbol
card-kind-phase = Del av en tur
card-in-decline = Inaktiv:
card-now = Nå:
card-more = Mer i oppslagsverket
card-tokens = { $amount ->
    [one] { $amount } tropp
   *[other] { $amount } tropper
}
card-extra = { $amount } til i angrep
card-tray = { $amount } i esken
card-supply = { $amount ->
    [one] bare én
   *[other] { $amount } av dem
}
card-defence = +{ $amount } på prisen
card-immune = immun
card-price = pris { $amount }
card-brings-piece = { $amount ->
    [one] har med: { $piece }
   *[other] har med: { $amount } × { $piece }
}

## Cards at a table: what a thing does there now

card-brings = { $coins ->
    [one] Gir 1 mynt.
   *[other] Gir { $coins } mynter.
}
card-not-here = Ikke med i dette spillet.
card-in-tray = { $amount ->
    [0] Oppbevaringsbrettet er tomt.
   *[other] { $amount } igjen på oppbevaringsbrettet.
}
card-discarded = Evnebrikken er lagt bort inntil videre.
card-open-slot = { $coins ->
    [0] Åpen på plass { $slot }, pris: { $price }.
   *[other] Åpen på plass { $slot }, pris: { $price }, mynter på den: { $coins }.
}
card-active = { $hand ->
    [0] Aktiv: { $seat }, regioner: { $regions }.
   *[other] Aktiv: { $seat }, regioner: { $regions }, på hånden: { $hand }.
}
card-declined = Inaktiv: { $seat }, regioner: { $regions }.
card-stands = På brettet: { $where }.
card-and-more = { $first } og { $more } til
card-region-of = { $region } ({ $seat })
card-on-map = { $amount ->
    [one] Én region på dette kartet.
   *[other] { $amount } regioner på dette kartet.
}
card-phase-now = Spillet er her nå.

## The compendium

compendium-title = Oppslagsverk
compendium-cards = Alle kort
compendium-lead = Hver rase og spesialevne, hvert sted, hver relikvie og brikke, og terrenget de står på.
compendium-search = Søk
compendium-search-hint = Alver, fjell, mynter …
compendium-kind = Type
compendium-box = Eske
compendium-all-kinds = Alt
compendium-all-boxes = Begge eskene
compendium-kinds-race = Raser
compendium-kinds-power = Spesialevner
compendium-kinds-place = Populære steder
compendium-kinds-relic = Rettferdige relikvier
compendium-kinds-piece = Brikker
compendium-kinds-terrain = Terreng
compendium-kinds-symbol = Symboler
compendium-kinds-phase = Deler av en tur
compendium-found = { $amount ->
    [one] 1 kort
   *[other] { $amount } kort
}
compendium-nothing = Det er ikke noe slikt i eskene.
compendium-nothing-hint = Prøv med færre bokstaver, eller fjern filtrene for eske og type.
compendium-reset = Vis alt
compendium-failed = Tallene på kortene kunne ikke lastes. Kjører serveren?
compendium-again = Prøv igjen
compendium-link = Lenke til dette kortet: { $name }

## Effects: small labels, and words that the search knows

effect-coins = mynter
effect-cheaper = billigere erobringer
effect-dearer = dyrere erobringer
effect-reach = rekkevidde
effect-dice = terninger
effect-tokens = tropper
effect-defence = beskyttelse
effect-means = spesielle erobringer

## The rules in short

rules-title = Reglene i korthet
rules-lead = Fem minutters lesing. Eller spill det første spillet med guide, og slipp å lese i det hele tatt.
rules-see = Kort:
rules-guide = Spill det første spillet med guide
rules-contents = På denne siden
rules-goal = Hva det går ut på
    .text = Det finnes flere folk enn det finnes plass til. Led et av dem over kartet, ta det du klarer å holde på, og når det har spredd seg for tynt, lar du det falme og sender ut det neste. Myntene avgjør: Den som har flest etter siste runde, vinner.
    .more = Alle begynner med 5 mynter. Hvor mange de andre har, er hemmelig til slutten. Et spill varer åtte til ti runder; kartet sier hvor mange.
rules-turn = En tur
    .text = Første gang, og etter hver stagnering, begynner du med å velge en kombinasjon. Fra da av er en tur enten et felttog eller en stagnering, aldri begge deler.
    .more = Et felttog er erobring, så omfordeling, så opptjening. Deretter går turen til neste plass.
rules-pick = Valg av kombinasjon
    .text = Seks kombinasjoner ligger åpent i en rekke, hver av dem en rase med en spesialevne tildelt av tilfeldighetene. Den første er gratis. Vil du ha en lenger ned, legger du en mynt på hver kombinasjon over den; de myntene går til den som en dag velger den kombinasjonen.
    .more = Legg sammen de to tallene: Så mange tropper får du. Vent deg ikke mange flere: De må holde hele hærens levetid.
rules-conquest = Å erobre
    .text = En ny hær kommer inn fra spillbrettets ytterkant, eller fra kysten av et hav som grenser til ytterkanten. Deretter tar den én region etter en annen, hver av dem nabo til en den allerede har.
    .more = Før den første erobringen i en tur kommer alle tropper unntatt én i hver region tilbake på hånden din, klare til å marsjere. Da kan du også gi opp regioner for å marsjere med alle mann.
rules-price = Prisen på en region
    .text = En region krever 2 tropper, og 1 til for alt som står i den: et fjell, hver tropp som tilhører noen andre, et glemt folkeslag, en festning og så videre. Raser og spesialevner gjør noen regioner billigere, men aldri under 1.
    .more = Flaks spiller ingen rolle: Har du nok tropper på hånden, vinner du. De blir i regionen til du omfordeler.
rules-example = For eksempel et fjell med to av naboens tropper:
rules-die = Det siste forsøket
    .text = Når du ikke lenger har nok tropper, men fortsatt minst én på hånden, kan du peke ut enda en region der du mangler opptil 3 tropper, og kaste terningen. Hånd og terning må til sammen nå prisen. Uansett hvordan det går, er erobringene dine over for denne turen.
    .more = Halvparten av sidene er blanke. Håp er ingen plan, men det er lov.
rules-losses = Når du mister en region
    .text = Én tropp går tapt for godt; de andre kommer tilbake til deg og plasseres i andre regioner hos samme hær når angriperens tur er over. En enslig tropp er rett og slett tapt.
    .more = Noen regioner er immune: Helter, dragen, en jordhule og annet holder alle ute.
rules-redeploy = Omfordeling
    .text = Når du slutter å erobre, fordeler du troppene på hærens regioner som du vil, minst én i hver. Sterke grenser og et tynt oppland er den vanlige oppskriften.
    .more = Nå plasseres også brikkene: en festning, leirer, helter, alt hæren din har med seg.
rules-decline = Stagnering
    .text = En sliten hær kan du la stagnere. Det tar hele turen: Én tropp blir i hver region, nå i grått, og de andre drar. Du tjener fortsatt mynter på alle disse regionene, da og på senere turer, til noen tar dem.
    .more = Neste tur velger du en ny kombinasjon. Bare én av hærene dine kan være inaktiv: Ved den andre stagneringen forlater den første brettet.
rules-scoring = Opptjening
    .text = På slutten av turen gir hver region du har, 1 mynt, enten det er den aktive eller den inaktive hæren som har den. Raser og spesialevner legger til bonusene sine, de fleste bare så lenge de er aktive.
    .more = Å vite når hæren skal stagnere, er selve kunsten i spillet. Én region til er ofte mindre verdt enn en tidlig ny start.
rules-end = Slutten
    .text = Etter siste runde telles alle myntene. Flest mynter vinner. Står det likt, vinner plassen med flest tropper på brettet; er de også like mange, deles seieren.
    .more = Så kan du se hvor myntene kom fra, se spillet på nytt eller be om omkamp.
rules-below = Under jorden
    .text = Esken Undergrunnen har monstre, to i hver region: Den som slår dem, finner et populært sted, som tjener den som har det, eller en rettferdig relikvie, som kan tas med og brukes én gang per tur.
    .more = Elver kan krysses, men ikke beholdes; kløfter kan man ikke gå inn i. Svarte fjell koster det samme som fjell.

## The first game, with a guide

guide-title = Ditt første spill
guide-lead = Et ekte spill på det lille kartet, mot en lett bot, med en guide ved albuen som sier hva du skal gjøre. Det tar omtrent fem minutter å lære det grunnleggende; etter det er spillet ditt.
guide-learn = Du kommer til å velge et folk, ta litt land, holde på det, få betalt og gi slipp igjen.
guide-start = Begynn
guide-resume = Fortsett der du var
guide-anew = Begynn på nytt
guide-rules = Eller les reglene i korthet
guide-table = Første spill
guide-opponent = Øvingspartner

## The guide at the table: one bubble at a time, next to what it explains

coach-label = Guide
coach-next = Neste
coach-done = Takk, nå klarer jeg meg selv
coach-skip = Avslutt guiden
coach-fold = Skjul guiden
coach-unfold = Vis guiden
coach-progress = { $step } av { $steps }
coach-welcome = Velkommen til en verden som er for liten
    .text = Du og én motstander deler dette kartet. Hver region du har, gir en mynt hver tur, og etter ti runder vinner den rikeste. La meg vise deg en tur.
coach-pick = Velg et folk
    .text = Her er de åpne kombinasjonene: en rase og en spesialevne, slengt sammen på måfå. Tallet er hvor mange tropper du får. Den første er gratis, den neste koster en mynt, og så videre. Velg hvilken du vil; Ridder-Troll er en fin start.
coach-price = Les prisene
    .text = Tallene på kartet er priser i tropper: 2 for en tom region, 1 til for alt som står i den. Et nytt folk kommer inn fra ytterkanten. Pek på en region for å se regnestykket, og klikk på en for å erobre den.
coach-conquest = Ta litt til
    .text = Troppene har flyttet inn, og hånden din er mindre. Nå kan du bare ta naboer til landet ditt. Fortsett så lenge du kan betale: flere regioner, flere mynter.
coach-stop = Vit når du skal stoppe
    .text = Når du ikke har råd til mer, kan du fortsatt kaste terningen om en region som koster litt for mye; halvparten av sidene er blanke. Ellers slutter du å erobre.
coach-redeploy = Spre deg
    .text = Sett de troppene som er igjen, der et angrep ville gjøre vondt, minst én i hver region. «Fordel for meg» gjør det på en fornuftig måte. Avslutt så turen.
coach-scoring = Lønningsdag
    .text = Det var din første inntekt: en mynt for hver region, og det rasen og spesialevnen din legger til. Bare du kan se hvor mye du har.
coach-wait = Nå spiller de andre
    .text = Det er motstanderens tur. Blir en av regionene dine tatt, går én tropp tapt, og de andre kommer tilbake til deg.
coach-again = Din andre tur
    .text = Alle tropper unntatt én i hver region er klare igjen. Ta litt mer land, omfordel, avslutt turen. Legg merke til hvor tynt folket ditt er spredd: Det kommer ingen forsterkninger.
coach-decline = Gi slipp på dem
    .text = Når en tur knapt ville gi noe nytt, lar du hæren stagnere: Du erobrer ingenting denne turen, men det gamle folket fortsetter å tjene mynter på regionene sine mens du begynner på nytt. Du kan bare la hæren stagnere i begynnelsen av en tur, denne eller en senere.
coach-fresh = En ny begynnelse
    .text = De grå troppene gir fortsatt mynter. På din neste tur velger du en ny kombinasjon og kommer inn fra ytterkanten igjen. Du kan til og med ta land fra ditt eget inaktive folk.
coach-end = Det er hele spillet
    .text = Velg, erobre, omfordel, la hæren stagnere i rett øyeblikk. Klikk på et navn for å se kortet, be om et tips hvis du står fast, og kos deg med resten av spillet.
coach-over = Ditt første spill er over
    .text = Nedenfor ser du hva alle tjente, og hvordan. Spill igjen, eller slå opp det du lurte på, i oppslagsverket. God fornøyelse!
