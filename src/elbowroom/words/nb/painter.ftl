## Mistakes of a map

collection-map-blank = { $amount ->
    [one] én sekskant hører ikke til noen region; mal den, eller fyll hullene
   *[other] { $amount } sekskanter hører ikke til noen region; mal dem, eller fyll hullene
}
collection-map-regions = { $amount } regioner er for mange; høyst { $most } er mulig
collection-map-pieces = «{ $name }» består av { $amount } atskilte deler; knytt dem sammen, eller gjør hver del til en egen region
collection-map-name = «{ $name }» er også navnet på en annen region; gi en av dem et annet navn
collection-map-cut-off = ingen hær kan nå «{ $name }» fra ytterkanten over land og elver; knytt regionen til resten
collection-map-many-monsters = { $amount } regioner har monstre; høyst { $most } kan ha det

## The painter

painter-add = Kart
painter-new = Nytt kart
painter-region-name = Region { $number }
painter-remove = Fjern dette kartet
painter-map = Kartet
painter-rounds = Runder
painter-columns = Sekskanter i bredden
painter-rows = Sekskanter i høyden

## Tools

painter-tool = Verktøy
painter-tool-item = { $number } { $tool }
painter-tool-region = Ny region
painter-tool-region-text = Hvert strøk maler en ny region.
painter-tool-brush = Pensel
painter-tool-brush-text = Maler mer av den valgte regionen.
painter-tool-fill = Fyll
painter-tool-fill-text = Fyller et hull eller overtar en del av en annen region.
painter-tool-merge = Slå sammen
painter-tool-merge-text = Regionen du klikker på, blir en del av den valgte.
painter-tool-erase = Visk ut
painter-tool-erase-text = Tar sekskanter ut av regionene de hører til.
painter-tool-pick = Velg
painter-tool-pick-text = Velger regionen du klikker på.
painter-brush = Penselstørrelse
painter-brush-0 = liten
painter-brush-1 = middels
painter-brush-2 = stor
painter-colours = Farger
painter-colours-terrain = etter terreng
painter-colours-regions = etter region
painter-fill-gaps = Fyll hullene
painter-grid = Kartet som sekskanter
painter-keys = Med tastaturet: Piltastene flytter markøren, mellomrom maler, Shift med piltastene maler videre, 1 til 6 velger verktøy, + og − penselstørrelse.
painter-blank = ingen region
painter-cursor = Rad { $row }, kolonne { $column }: { $what }

## The region in hand

painter-region = Region
painter-region-choose = Valgt region
painter-region-none = Begynn med å male en region på kartet.
painter-region-remove = Fjern denne regionen
painter-terrain = Terreng
painter-printed = Også her

## Is it finished?

painter-checks = Er det klart til spill?
painter-fine = Ja: Dette kartet er klart til spill.
painter-count-regions = { $amount } av { $most } regioner
painter-count-land = landregioner: { $amount } (vanlig: { $least } til { $most })
painter-count-entries = inngangsregioner: { $amount }
painter-count-tribes = glemte folkeslag: { $amount }
painter-count-monsters = regioner med monstre: { $amount } (vanlig: { $usual })
painter-odd-lake = «{ $name }» er en innsjø ved kartets ytterkant. Skal det være et hav?
painter-odd-sea = «{ $name }» er et hav inne på kartet. Skal det være en innsjø?
painter-look = Det ferdige kartet
painter-look-wrong = Det tegnes så snart kartet er klart til spill.
painter-look-soon = Tegner kartet …
painter-try-text = Et øvingsbord mot lette boter, på dette kartet.

## The generator

painter-generate = Generer et brett
painter-generate-text = Et rettferdig brett for esken og antallet spillere ovenfor, like stort som våre egne. Det erstatter det du har malt, men det kan angres.
painter-generate-button = Generer
painter-seed = Frø
painter-seed-hint = Et tall; det samme tallet gir det samme brettet overalt. Tomt felt: tilfeldig brett.
painter-seed-was = Dette er brettet med frø { $seed }.

## The form of a new table

new-made-gallery = Fra galleriet
new-made-gallery-none = Ingenting i galleriet passer.
new-made-map = { $name } ({ $players } spillere)
painter-maps = Kart å spille på
