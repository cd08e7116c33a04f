## Mistakes of a map

collection-map-blank = { $amount ->
    [one] en hexagon hör inte till någon region; måla den, eller fyll luckorna
   *[other] { $amount } hexagoner hör inte till någon region; måla dem, eller fyll luckorna
}
collection-map-regions = { $amount } regioner är för många; högst { $most } är möjliga
collection-map-pieces = ”{ $name }” består av { $amount } skilda delar; bind ihop dem, eller gör dem till olika regioner
collection-map-name = en annan region heter också ”{ $name }”; ge en av dem ett annat namn
collection-map-cut-off = ingen armé kan nå ”{ $name }” från kanten över land och floder; bind ihop regionen med resten
collection-map-many-monsters = { $amount } regioner har monster; högst { $most } kan ha det

## The painter

painter-add = Karta
painter-new = Ny karta
painter-region-name = Region { $number }
painter-remove = Ta bort kartan
painter-map = Kartan
painter-rounds = Rundor
painter-columns = Hexagoner på bredden
painter-rows = Hexagoner på höjden

## Tools

painter-tool = Verktyg
painter-tool-item = { $number } { $tool }
painter-tool-region = Ny region
painter-tool-region-text = Varje penseldrag målar en ny region.
painter-tool-brush = Pensel
painter-tool-brush-text = Målar mer av den valda regionen.
painter-tool-fill = Fyll
painter-tool-fill-text = Fyller en lucka, eller tar över en del av en annan region.
painter-tool-merge = Slå ihop
painter-tool-merge-text = Regionen du klickar på blir en del av den valda.
painter-tool-erase = Sudda
painter-tool-erase-text = Tar bort hexagoner från deras regioner.
painter-tool-pick = Välj
painter-tool-pick-text = Väljer regionen du klickar på.
painter-brush = Penselstorlek
painter-brush-0 = liten
painter-brush-1 = medelstor
painter-brush-2 = stor
painter-colours = Färger
painter-colours-terrain = efter terräng
painter-colours-regions = efter region
painter-fill-gaps = Fyll luckorna
painter-grid = Kartan som hexagoner
painter-keys = Med tangentbordet: piltangenterna flyttar markören, mellanslag målar, Skift och piltangenterna målar vidare, 1 till 6 väljer verktyg, + och − ändrar penselstorleken.
painter-blank = ingen region
painter-cursor = Rad { $row }, kolumn { $column }: { $what }

## The region in hand

painter-region = Region
painter-region-choose = Vald region
painter-region-none = Måla en första region på kartan.
painter-region-remove = Ta bort regionen
painter-terrain = Terräng
painter-printed = Finns också här

## Is it finished?

painter-checks = Går den att spela på?
painter-fine = Ja: kartan går att spela på.
painter-count-regions = { $amount } av { $most } regioner
painter-count-land = landregioner: { $amount } (vanligt: { $least } till { $most })
painter-count-entries = ingångsregioner: { $amount }
painter-count-tribes = glömda stammar: { $amount }
painter-count-monsters = regioner med monster: { $amount } (vanligt: { $usual })
painter-odd-lake = ”{ $name }” är en sjö vid kartans kant. Ska det vara ett hav?
painter-odd-sea = ”{ $name }” är ett hav inne på kartan. Ska det vara en sjö?
painter-look = Den färdiga kartan
painter-look-wrong = Den ritas så snart kartan går att spela på.
painter-look-soon = Kartan ritas …
painter-try-text = Ett övningsbord mot lätta botar, på den här kartan.

## The generator

painter-generate = Generera en karta
painter-generate-text = En rättvis karta för lådan och antalet spelare ovan, lika stor som våra. Den ersätter det som är målat; det går att ångra.
painter-generate-button = Generera
painter-seed = Frö
painter-seed-hint = Ett tal; samma tal ger samma karta överallt. Tomt: slumpen avgör.
painter-seed-was = Det här är kartan från frö { $seed }.

## The form of a new table

new-made-gallery = Från galleriet
new-made-gallery-none = Inget i galleriet passar.
new-made-map = { $name } ({ $players } spelare)
painter-maps = Kartor att spela på
