## Cards

card-kind-race = Folkslag
card-kind-power = Specialförmåga
card-kind-place = Populärt ställe
card-kind-relic = Rättfärdig relik
card-kind-piece = Pjäs
card-kind-terrain = Terräng
card-kind-symbol = Symbol
card-kind-phase = Del av en tur
card-in-decline = I nedgång:
card-now = Nu:
card-more = Mer i lexikonet
card-tokens = { $amount ->
    [one] { $amount } bricka
   *[other] { $amount } brickor
}
card-extra = { $amount } till vid anfall
card-tray = { $amount } i lådan
card-supply = { $amount ->
    [one] bara en
   *[other] { $amount } stycken
}
card-defence = +{ $amount } på kostnaden
card-immune = immun
card-price = kostnad { $amount }
card-brings-piece = { $amount ->
    [one] har med sig: { $piece }
   *[other] har med sig: { $amount } × { $piece }
}

## Cards at a table: what a thing does there now

card-brings = Ger { $coins } mynt.
card-not-here = Inte med i det här spelet.
card-in-tray = { $amount ->
    [0] Asken är tom.
   *[other] { $amount } kvar i asken.
}
card-discarded = Emblemet är lagt åt sidan för tillfället.
card-open-slot = { $coins ->
    [0] Öppen på steg { $slot } för { $price } mynt.
   *[other] Öppen på steg { $slot } för { $price } mynt, med { $coins } mynt på.
}
card-active = { $hand ->
    [0] Aktiv: { $seat }, regioner: { $regions }.
   *[other] Aktiv: { $seat }, regioner: { $regions }, på handen: { $hand }.
}
card-declined = I nedgång: { $seat }, regioner: { $regions }.
card-stands = På brädet: { $where }.
card-and-more = { $first } och { $more } till
card-region-of = { $region } ({ $seat })
card-on-map = { $amount ->
    [one] En region på den här kartan.
   *[other] { $amount } regioner på den här kartan.
}
card-phase-now = Här är spelet nu.

## The compendium

compendium-title = Lexikon
compendium-cards = Alla kort
compendium-lead = Alla folkslag och specialförmågor, alla ställen, reliker och pjäser, och marken de står på.
compendium-search = Sök
compendium-search-hint = Alver, berg, mynt …
compendium-kind = Sort
compendium-box = Låda
compendium-all-kinds = Allt
compendium-all-boxes = Båda lådorna
compendium-kinds-race = Folkslag
compendium-kinds-power = Specialförmågor
compendium-kinds-place = Populära ställen
compendium-kinds-relic = Rättfärdiga reliker
compendium-kinds-piece = Pjäser
compendium-kinds-terrain = Terräng
compendium-kinds-symbol = Symboler
compendium-kinds-phase = Delar av en tur
compendium-found = { $amount } kort
compendium-nothing = Inget sådant finns i lådorna.
compendium-nothing-hint = Pröva färre bokstäver, eller rensa filtren för låda och sort.
compendium-reset = Visa allt
compendium-failed = Siffrorna på korten kunde inte laddas. Är servern igång?
compendium-again = Försök igen
compendium-link = Länk till det här kortet: { $name }

## Effects: small labels, and words that the search knows

effect-coins = mynt
effect-cheaper = billigare erövringar
effect-dearer = dyrare erövringar
effect-reach = räckvidd
effect-dice = tärning
effect-tokens = brickor
effect-defence = skydd
effect-means = särskilda erövringar

## The rules in short

rules-title = Reglerna i korthet
rules-lead = Fem minuters läsning. Eller spela det första spelet med en guide och läs ingenting alls.
rules-see = Kort:
rules-guide = Spela det första spelet med guide
rules-contents = På den här sidan
rules-goal = Vad det går ut på
    .text = Det finns fler folk än det finns plats för. Led ett av dem över kartan, ta det du kan behålla, och när det har brett ut sig för tunt låter du det blekna bort och skickar nästa. Mynten avgör: den som har flest efter sista rundan vinner.
    .more = Alla börjar med 5 mynt. Hur många de andra har är hemligt till slutet. Ett spel varar åtta till tio rundor; kartan säger hur många.
rules-turn = En tur
    .text = Första gången, och efter varje nedgång, börjar du med att välja en kombination. Därefter är en tur antingen ett fälttåg eller en nedgång, aldrig både och.
    .more = Ett fälttåg är erövring, sedan omorganisation, sedan poängräkning. Därefter är det nästa spelares tur.
rules-pick = Att välja en kombination
    .text = Sex kombinationer ligger öppna i en kolumn, var och en ett folkslag med en specialförmåga som slumpen har gett det. Den första är gratis. För att ta en längre ner lägger du ett mynt på varje kombination ovanför; de mynten går till den som en dag väljer den kombinationen.
    .more = Lägg ihop de två talen: så många brickor får du. Räkna inte med många fler: de måste räcka hela arméns liv.
rules-conquest = Att erövra
    .text = En ny armé kommer in från spelbrädets kant, eller från stranden av ett hav som når kanten. Sedan tar den region efter region, alltid intill någon som den redan har.
    .more = Före turens första erövring kommer alla brickor utom en i varje region tillbaka till din hand, redo att marschera. Då får du också överge regioner, för att marschera med alla.
rules-price = Vad en region kostar
    .text = En region kräver 2 brickor, och 1 till för varje sak som står där: ett berg, varje bricka som tillhör någon annan, en glömd stam, en fästning och liknande. Folkslag och förmågor gör vissa regioner billigare, men aldrig under 1.
    .more = Slumpen har inget att säga till om: har du tillräckligt många brickor på handen vinner du. De står i regionen tills du omorganiserar.
rules-example = Till exempel ett berg med två av grannens brickor:
rules-die = Det sista försöket
    .text = När du inte längre har tillräckligt många brickor men fortfarande har minst en på handen, får du peka ut ännu en region som du saknar högst 3 brickor till och slå tärningen. Hand och tärning måste tillsammans nå kostnaden. Hur det än går är dina erövringar över för den här turen.
    .more = Hälften av sidorna är blanka. Hopp är ingen plan, men det är tillåtet.
rules-losses = När du förlorar en region
    .text = En bricka är förlorad för gott; de andra återvänder till dig, och när angriparens tur är slut placeras de i andra regioner som samma armé har. En ensam bricka är helt enkelt förlorad.
    .more = Vissa regioner är immuna: hjältar, draken, ett Hål-i-Marken och annat håller alla ute.
rules-redeploy = Omorganisation
    .text = När du slutar erövra fördelar du dina brickor över arméns regioner som du vill, minst en i varje. Starka gränser och ett glest inland är det vanliga receptet.
    .more = Nu placeras också pjäser: en fästning, bivacker, hjältar, vad armén nu hade med sig.
rules-decline = Nedgång
    .text = En trött armé kan få gå i nedgång. Det tar hela turen: en bricka stannar i varje region och blir grå, de andra ger sig av. Du tjänar ändå mynt på alla dessa regioner, då och under senare turer, tills någon tar dem.
    .more = Nästa tur väljer du en ny kombination. Bara en av dina arméer kan vara i nedgång: vid den andra nedgången lämnar den första brädet.
rules-scoring = Poängräkning
    .text = I slutet av din tur ger varje region du har 1 mynt, både den aktiva arméns regioner och de som är i nedgång. Folkslag och förmågor lägger till sina bonusmynt, de flesta bara så länge de är aktiva.
    .more = Att veta när man ska gå i nedgång är spelets konst. En region till är ofta värd mindre än en tidig nystart.
rules-end = Slutet
    .text = Efter sista rundan räknas alla mynt. Flest mynt vinner. Blir det oavgjort vinner den som har flest brickor på brädet; är även de lika många delas segern.
    .more = Sedan kan du se varifrån mynten kom, titta på reprisen eller be om revansch.
rules-below = Under jord
    .text = Underjordens låda har monster, två per region: den som besegrar dem hittar ett Populärt ställe, som tjänar den som har det, eller en Rättfärdig relik, som kan bäras bort och användas en gång per tur.
    .more = Floder kan korsas men inte behållas; klyftor kan man inte gå in i alls. Svarta berg kostar lika mycket som berg.

## The first game, with a guide

guide-title = Ditt första spel
guide-lead = Ett riktigt spel på den lilla kartan, mot en lätt bot, med en guide vid armbågen som säger vad du ska göra härnäst. Det tar omkring fem minuter att lära sig grunderna; sedan är spelet ditt.
guide-learn = Du får välja ett folk, ta lite land, hålla fast vid det, få betalt och släppa taget igen.
guide-start = Börja
guide-resume = Fortsätt där du var
guide-anew = Börja om
guide-rules = Eller läs reglerna i korthet
guide-table = Första spelet
guide-opponent = Övningspartner

## The guide at the table: one bubble at a time, next to what it explains

coach-label = Guide
coach-next = Nästa
coach-done = Tack, nu klarar jag mig själv
coach-skip = Lämna guiden
coach-fold = Dölj guiden
coach-unfold = Visa guiden
coach-progress = { $step } av { $steps }
coach-welcome = Välkommen till en värld som är för liten
    .text = Du och en motståndare delar på den här kartan. Varje region du har betalar ett mynt per tur, och efter tio rundor vinner den rikaste. Låt mig visa dig en tur.
coach-pick = Välj ett folk
    .text = Här är de öppna kombinationerna: ett folkslag och en specialförmåga, hopslagna av slumpen. Talet säger hur många brickor du får. Den första är gratis, nästa kostar ett mynt, och så vidare. Välj vilken du vill; de beridna trollen är en fin början.
coach-price = Läs kostnaderna
    .text = Talen på kartan är kostnader i brickor: 2 för en tom region, 1 till för varje sak som står där. Ett nytt folk kommer in från kanten. Peka på en region för att se hur kostnaden räknas ut, och klicka sedan på en för att erövra den.
coach-conquest = Ta några till
    .text = Brickorna har flyttat in och handen har krympt. Nu kan bara grannar till ditt land tas. Fortsätt så länge du kan betala: fler regioner, fler mynt.
coach-stop = Sluta i tid
    .text = När du inte har råd med något mer får du ändå slå tärningen om en region som kostar lite för mycket; hälften av sidorna är blanka. Annars slutar du erövra.
coach-redeploy = Bred ut dig
    .text = Ställ brickorna som är kvar där en attack skulle svida, minst en i varje region. ”Fördela åt mig” gör det på ett klokt sätt. Avsluta sedan din tur.
coach-scoring = Avlöningsdag
    .text = Det där var din första inkomst: ett mynt för varje region, och vad ditt folkslag och din förmåga nu lägger till. Bara du kan se hur mycket du har.
coach-wait = Nu spelar de andra
    .text = Det är motståndarens tur. Om en av dina regioner tas är en bricka förlorad, och de andra kommer tillbaka till dig.
coach-again = Din andra tur
    .text = Alla brickor utom en i varje region är redo igen. Ta lite mer land, omorganisera, avsluta turen. Lägg märke till hur tunt ditt folk är utspritt: det finns inga förstärkningar.
coach-decline = Släpp taget
    .text = När en tur knappt skulle ge något nytt går du i nedgång: du erövrar inget den turen, men det gamla folket fortsätter att tjäna mynt på sina regioner medan du börjar på nytt. Du kan bara gå i nedgång i början av en tur, den här eller en senare.
coach-fresh = En ny början
    .text = De grå brickorna betalar fortfarande. Nästa tur väljer du en ny kombination och kommer in från kanten igen. Du kan till och med ta land från ditt eget folk i nedgång.
coach-end = Det är hela spelet
    .text = Välj, erövra, omorganisera, gå i nedgång i rätt ögonblick. Klicka på ett namn för att se dess kort, be om ett tips om du kör fast, och ha det så kul under resten av spelet.
coach-over = Ditt första spel är slut
    .text = Nedan ser du vad alla tjänade, och på vad. Spela igen, eller slå upp det du undrade över i lexikonet. Ha så roligt!
