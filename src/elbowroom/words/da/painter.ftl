## Mistakes of a map

collection-map-blank = { $amount ->
    [one] én sekskant hører ikke til nogen region; mal den, eller fyld hullerne
   *[other] { $amount } sekskanter hører ikke til nogen region; mal dem, eller fyld hullerne
}
collection-map-regions = { $amount } regioner er for mange; der må højst være { $most }
collection-map-pieces = »{ $name }« er delt i { $amount } stykker; saml dem, eller gør dem til hver sin region
collection-map-name = en anden region hedder også »{ $name }«; giv en af dem et andet navn
collection-map-cut-off = ingen hær kan nå »{ $name }« fra yderkanten over land og floder; forbind regionen med resten
collection-map-many-monsters = { $amount } regioner har monstre, men højst { $most } må have dem

## The painter

painter-add = Landkort
painter-new = Nyt landkort
painter-region-name = Region { $number }
painter-remove = Fjern dette landkort
painter-map = Landkortet
painter-rounds = Runder
painter-columns = Sekskanter i bredden
painter-rows = Sekskanter i højden

## Tools

painter-tool = Værktøj
painter-tool-item = { $number } { $tool }
painter-tool-region = Ny region
painter-tool-region-text = Hvert strøg maler en ny region.
painter-tool-brush = Pensel
painter-tool-brush-text = Maler videre på den valgte region.
painter-tool-fill = Fyld
painter-tool-fill-text = Fylder et hul eller overtager et stykke af en anden region.
painter-tool-merge = Slå sammen
painter-tool-merge-text = Den region, du klikker på, bliver en del af den valgte.
painter-tool-erase = Visk ud
painter-tool-erase-text = Fjerner sekskanter fra deres regioner.
painter-tool-pick = Vælg
painter-tool-pick-text = Vælger den region, du klikker på.
painter-brush = Penslens størrelse
painter-brush-0 = lille
painter-brush-1 = mellem
painter-brush-2 = stor
painter-colours = Farver
painter-colours-terrain = efter terræn
painter-colours-regions = efter region
painter-fill-gaps = Fyld hullerne
painter-grid = Landkortet som sekskanter
painter-keys = Med tastaturet: Piletasterne flytter markøren, mellemrum maler, Shift og piletast maler videre, 1 til 6 vælger værktøj, + og − ændrer penslens størrelse.
painter-blank = ingen region
painter-cursor = Række { $row }, kolonne { $column }: { $what }

## The region in hand

painter-region = Regionen
painter-region-choose = Valgt region
painter-region-none = Mal den første region på landkortet.
painter-region-remove = Fjern denne region
painter-terrain = Terræn
painter-printed = Her er også

## Is it finished?

painter-checks = Kan der spilles på det?
painter-fine = Ja: Der kan spilles på dette landkort.
painter-count-regions = { $amount } af { $most } regioner
painter-count-land = landregioner: { $amount } (normalt { $least } til { $most })
painter-count-entries = startregioner: { $amount }
painter-count-tribes = glemte folkeslag: { $amount }
painter-count-monsters = monstre: { $amount } (normalt { $usual })
painter-odd-lake = »{ $name }« er en sø ved kortets yderkant. Skal det være et hav i stedet?
painter-odd-sea = »{ $name }« er et hav, der ikke rører yderkanten. Skal det være en sø i stedet?
painter-look = Det færdige landkort
painter-look-wrong = Det bliver tegnet, så snart der kan spilles på det.
painter-look-soon = Det er ved at blive tegnet …
painter-try-text = Et øvebord mod lette bots på dette landkort.

## The generator

painter-generate = Generer et spillebræt
painter-generate-text = Et fair spillebræt til æsken og spillerantallet ovenfor, lige så stort som vores. Det erstatter det, du har malet, men det kan fortrydes.
painter-generate-button = Generer
painter-seed = Startværdi
painter-seed-hint = Et tal; det samme tal giver det samme spillebræt overalt. Tomt felt: et tilfældigt tal.
painter-seed-was = Dette er spillebrættet med startværdien { $seed }.

## The form of a new table

new-made-gallery = Fra galleriet
new-made-gallery-none = Intet i galleriet passer.
new-made-map = { $name } ({ $players } spillere)
painter-maps = Landkort at spille på
