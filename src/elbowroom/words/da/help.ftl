## Cards

card-kind-race = Race
card-kind-power = Specialevne
card-kind-place = Populært Sted
card-kind-relic = Retfærdig Relikvie
card-kind-piece = Brik
card-kind-terrain = Terræn
card-kind-symbol = Symbol
card-kind-phase = Del af en tur
card-in-decline = Som inaktiv:
card-now = Nu:
card-more = Mere i opslagsværket
card-tokens = { $amount ->
    [one] { $amount } trop
   *[other] { $amount } tropper
}
card-extra = { $amount } mere i angreb
card-tray = { $amount } i æsken
card-supply = { $amount ->
    [one] kun én
   *[other] { $amount } af dem
}
card-defence = +{ $amount } på prisen
card-immune = immun
card-price = pris { $amount }
card-brings-piece = { $amount ->
    [one] medbringer: { $piece }
   *[other] medbringer: { $amount } × { $piece }
}

## Cards at a table: what a thing does there now

card-brings = { $coins ->
    [one] Giver 1 mønt.
   *[other] Giver { $coins } mønter.
}
card-not-here = Ikke med i dette spil.
card-in-tray = { $amount ->
    [0] Bakken med tropper er tom.
   *[other] { $amount } tilbage i bakken.
}
card-discarded = Evnebrikken er lagt væk indtil videre.
card-open-slot = { $coins ->
    [0] Åbent som nummer { $slot }, for { $price }.
   *[other] Åbent som nummer { $slot }, for { $price }, med { $coins } på.
}
card-active = { $hand ->
    [0] Aktiv: { $seat }, regioner: { $regions }.
   *[other] Aktiv: { $seat }, regioner: { $regions }, på hånden: { $hand }.
}
card-declined = Inaktiv: { $seat }, regioner: { $regions }.
card-stands = På spillebrættet: { $where }.
card-and-more = { $first } og { $more } mere
card-region-of = { $region } ({ $seat })
card-on-map = { $amount ->
    [one] Én region på dette kort.
   *[other] { $amount } regioner på dette kort.
}
card-phase-now = Her er spillet nu.

## The compendium

compendium-title = Opslagsværk
compendium-cards = Alle kort
compendium-lead = Alle racer og specialevner, alle steder, relikvier og brikker og den jord, de står på.
compendium-search = Søg
compendium-search-hint = Elvere, bjerg, mønter …
compendium-kind = Slags
compendium-box = Æske
compendium-all-kinds = Alt
compendium-all-boxes = Begge æsker
compendium-kinds-race = Racer
compendium-kinds-power = Specialevner
compendium-kinds-place = Populære Steder
compendium-kinds-relic = Retfærdige Relikvier
compendium-kinds-piece = Brikker
compendium-kinds-terrain = Terræn
compendium-kinds-symbol = Symboler
compendium-kinds-phase = Dele af en tur
compendium-found = { $amount ->
    [one] 1 kort
   *[other] { $amount } kort
}
compendium-nothing = Sådan noget er der ikke i æskerne.
compendium-nothing-hint = Prøv med færre bogstaver, eller ryd filtrene for æske og slags.
compendium-reset = Vis alt
compendium-failed = Tallene på kortene kunne ikke hentes. Kører serveren?
compendium-again = Prøv igen
compendium-link = Link til dette kort: { $name }

## Effects: small labels, and words that the search knows

effect-coins = mønter
effect-cheaper = billigere erobringer
effect-dearer = dyrere erobringer
effect-reach = rækkevidde
effect-dice = terning
effect-tokens = tropper
effect-defence = beskyttelse
effect-means = særlige erobringer

## The rules in short

rules-title = Reglerne i korte træk
rules-lead = Fem minutters læsning. Eller spil det første spil med en guide, og læs slet ingenting.
rules-see = Kort:
rules-guide = Spil det første spil med guide
rules-contents = På denne side
rules-goal = Hvad det går ud på
    .text = Der er flere folk end steder at bo. Før et af dem over kortet, tag, hvad du kan holde, og når det har bredt sig for tyndt ud, så lad det svinde hen, og send det næste. Mønterne afgør det: Den, der har flest efter sidste runde, vinder.
    .more = Alle begynder med 5 mønter. Hvor mange de andre har, er hemmeligt til slutningen. Et spil varer otte til ti runder; kortet bestemmer hvor mange.
rules-turn = En tur
    .text = Første gang, og hver gang en hær er stagneret, begynder du med at vælge et sæt. Derefter er en tur enten et felttog eller en stagnation, aldrig begge dele.
    .more = Et felttog er erobring, så omfordeling, så optjening. Så er det den næste spillers tur.
rules-pick = Valg af sæt
    .text = Seks sæt ligger åbne i en række, hvert en race med en specialevne, som tilfældet gav den. Det første er gratis. Vil du have et længere nede, lægger du en mønt på hvert sæt over det; de mønter går til den, der engang vælger det sæt.
    .more = Læg de to tal sammen: Så mange tropper får du. Regn ikke med mange flere: De skal række hele hærens levetid.
rules-conquest = Erobring
    .text = En ny hær kommer ind fra spillebrættets yderkant eller fra kysten af et hav, der rører yderkanten. Derefter tager den den ene region efter den anden, hver ved siden af en, den allerede holder.
    .more = Før turens første erobring kommer alle tropper på nær én i hver region tilbage til din hånd, klar til at marchere. Du må også opgive regioner på det tidspunkt for at marchere med alle mand.
rules-price = Prisen på en region
    .text = En region kræver 2 tropper og 1 mere for alt, hvad der står i den: et bjerg, hver af andres tropper, et glemt folkeslag, en fæstning og den slags. Racer og specialevner gør nogle regioner billigere, men aldrig under 1.
    .more = Der er intet held i det: Har du nok tropper på hånden, vinder du. De bliver i regionen, til du omfordeler.
rules-example = For eksempel et bjerg med to af en nabos tropper:
rules-die = Det sidste forsøg
    .text = Når du ikke længere har tropper nok, men stadig mindst én på hånden, må du nævne endnu en region, som du mangler op til 3 tropper til, og slå med terningen. Hånd og terning skal tilsammen nå dens pris. Lykkes det eller ej, er dine erobringer forbi i denne tur.
    .more = Halvdelen af siderne er blanke. Håb er ikke en plan, men det er tilladt.
rules-losses = Når du mister en region
    .text = Én trop er tabt for altid; de andre vender tilbage til dig og placeres i andre af den samme hærs regioner, når angriberens tur slutter. En enlig trop er simpelthen tabt.
    .more = Nogle regioner er immune: Helte, dragen, et jordhul og andet holder alle ude.
rules-redeploy = Omfordeling af tropper
    .text = Når du holder op med at erobre, fordeler du dine tropper på hærens regioner, som du vil, mindst én i hver. Stærke grænser og et tyndt bagland er den sædvanlige opskrift.
    .more = Nu placeres også brikker: en fæstning, lejre, helte, eller hvad din hær nu har med.
rules-decline = Stagnation
    .text = En træt hær kan du lade stagnere. Det koster hele turen: Én trop bliver i hver region, nu grå, og de andre forsvinder. Du får stadig mønter for alle disse regioner, både nu og i senere ture, indtil nogen tager dem.
    .more = Næste tur vælger du et frisk sæt. Kun én af dine hære kan være inaktiv: Når den anden stagnerer, forlader den første spillebrættet.
rules-scoring = Optjening
    .text = Ved slutningen af din tur giver hver region, du holder, 1 mønt, hvad enten det er med den aktive eller den inaktive hær. Racer og specialevner lægger deres bonusser til, de fleste kun, så længe de er aktive.
    .more = Spillets kunst er at vide, hvornår man skal stagnere. En region mere er tit mindre værd end en tidlig ny start.
rules-end = Slutningen
    .text = Efter sidste runde tælles alle mønter. Flest mønter vinder. Står det lige, vinder den plads, der har flest tropper på spillebrættet; er også de lige mange, deles sejren.
    .more = Så kan du se, hvor mønterne kom fra, se spillet igen eller bede om revanche.
rules-below = Under jorden
    .text = Æsken med Undergrunden har monstre, to i hver region: Den, der slår dem, finder et Populært Sted, som tjener sin indehaver, eller en Retfærdig Relikvie, som kan bæres væk og bruges én gang pr. tur.
    .more = Floder kan krydses, men ikke beholdes; kløfter kan man slet ikke gå ned i. Sorte bjerge koster det samme som bjerge.

## The first game, with a guide

guide-title = Dit første spil
guide-lead = Et rigtigt spil på det lille kort mod en let bot, med en guide ved din albue, som fortæller, hvad du skal gøre. Det tager cirka fem minutter at lære; derefter er spillet dit.
guide-learn = Du vælger et folk, tager noget land, holder fast i det, får din løn og giver slip igen.
guide-start = Begynd
guide-resume = Fortsæt, hvor du slap
guide-anew = Begynd forfra
guide-rules = Eller læs reglerne i korte træk
guide-table = Første spil
guide-opponent = Øvemakker

## The guide at the table: one bubble at a time, next to what it explains

coach-label = Guide
coach-next = Næste
coach-done = Tak, nu klarer jeg resten
coach-skip = Forlad guiden
coach-fold = Skjul guiden
coach-unfold = Vis guiden
coach-progress = { $step } af { $steps }
coach-welcome = Velkommen til en verden, der er for lille
    .text = Du og én modstander deles om dette kort. Hver region, du holder, giver en mønt hver tur, og efter ti runder vinder den rigeste. Lad mig vise dig en tur.
coach-pick = Vælg et folk
    .text = Her er de åbne sæt: en race og en specialevne, som tilfældet har slået sammen. Tallet er, hvor mange tropper du får. Det første er gratis, det næste koster en mønt og så videre. Vælg, hvad du vil; Ridder-Trolde er en fin begyndelse.
coach-price = Læs priserne
    .text = Tallene på kortet er priser i tropper: 2 for en tom region, 1 mere for alt, hvad der står i den. Et nyt folk kommer ind fra yderkanten. Peg på en region for at se regnestykket, og klik så på en for at erobre den.
coach-conquest = Tag nogle flere
    .text = Tropperne er flyttet ind, og du har færre på hånden. Nu kan kun naboer til dit land tages. Bliv ved, så længe du kan betale: flere regioner, flere mønter.
coach-stop = Stop i tide
    .text = Når du ikke har råd til mere, må du stadig slå med terningen om en region, der koster lidt for meget; halvdelen af siderne er blanke. Ellers stopper du erobringerne.
coach-redeploy = Bred dig ud
    .text = Sæt de tropper, der er tilbage, hvor et angreb ville gøre ondt, mindst én i hver region. »Fordel for mig« gør det fornuftigt. Afslut så din tur.
coach-scoring = Lønningsdag
    .text = Det var din første indtægt: en mønt for hver region og det, som din race og specialevne lægger til. Kun du kan se, hvor meget du har.
coach-wait = Nu spiller de andre
    .text = Det er din modstanders tur. Hvis en af dine regioner bliver taget, er én trop tabt, og de andre kommer tilbage til dig.
coach-again = Din anden tur
    .text = Alle tropper på nær én i hver region er klar igen. Tag noget mere land, omfordel, og afslut turen. Læg mærke til, hvor tyndt dit folk er spredt: Der kommer ingen forstærkninger.
coach-decline = Giv slip på dem
    .text = Når en tur knap nok ville give noget nyt, så lad hæren stagnere: Du erobrer intet i denne tur, men det gamle folk tjener fortsat mønter for sine regioner, mens du begynder forfra. Du kan kun stagnere i begyndelsen af en tur, denne eller en senere.
coach-fresh = En ny begyndelse
    .text = De grå tropper giver stadig mønter. I din næste tur vælger du et nyt sæt og kommer ind fra yderkanten igen. Du kan endda tage land fra dit eget inaktive folk.
coach-end = Det er hele spillet
    .text = Vælg, erobr, omfordel, lad stagnere i rette øjeblik. Klik på et navn for at se dets kort, bed om et tip, hvis du sidder fast, og hav det sjovt med resten af spillet.
coach-over = Dit første spil er slut
    .text = Nedenfor kan du se, hvad alle har optjent og hvordan. Spil igen, eller slå op i opslagsværket, hvis der var noget, du undrede dig over. God fornøjelse!
