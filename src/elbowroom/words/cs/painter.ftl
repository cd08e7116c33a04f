### The painter of maps in the workshop, and what is wrong with a map.

## Mistakes of a map

collection-map-blank = { $amount ->
    [one] jeden šestiúhelník nepatří k žádnému regionu; vybarvěte ho, nebo zaplňte mezery
    [few] { $amount } šestiúhelníky nepatří k žádnému regionu; vybarvěte je, nebo zaplňte mezery
    [many] { $amount } šestiúhelníku nepatří k žádnému regionu; vybarvěte je, nebo zaplňte mezery
   *[other] { $amount } šestiúhelníků nepatří k žádnému regionu; vybarvěte je, nebo zaplňte mezery
}
collection-map-regions = regionů je příliš mnoho ({ $amount }); možných je nejvýš { $most }
collection-map-pieces = region „{ $name }“ není vcelku (kusů: { $amount }); kusy spojte, nebo z nich udělejte dva regiony
collection-map-name = „{ $name }“ se jmenuje i jiný region; jeden z nich přejmenujte
collection-map-cut-off = do regionu „{ $name }“ se od okraje po souši a řekách žádné vojsko nedostane; spojte ho se zbytkem
collection-map-many-monsters = příšery má příliš mnoho regionů ({ $amount }); možných je nejvýš { $most }

## The painter

painter-add = Mapa
painter-new = Nová mapa
painter-region-name = Region { $number }
painter-remove = Odstranit tuto mapu
painter-map = Mapa
painter-rounds = Počet kol
painter-columns = Šestiúhelníků na šířku
painter-rows = Šestiúhelníků na výšku

## Tools

painter-tool = Nástroj
painter-tool-item = { $number } { $tool }
painter-tool-region = Nový region
painter-tool-region-text = Každý tah štětcem namaluje nový region.
painter-tool-brush = Štětec
painter-tool-brush-text = Domaluje další kus vybraného regionu.
painter-tool-fill = Výplň
painter-tool-fill-text = Vyplní mezeru, nebo převezme kus jiného regionu.
painter-tool-merge = Sloučení
painter-tool-merge-text = Region, na který kliknete, se stane součástí vybraného.
painter-tool-erase = Guma
painter-tool-erase-text = Odebírá regionům šestiúhelníky.
painter-tool-pick = Výběr
painter-tool-pick-text = Vybere region, na který kliknete.
painter-brush = Velikost štětce
painter-brush-0 = malá
painter-brush-1 = střední
painter-brush-2 = velká
painter-colours = Barvy
painter-colours-terrain = podle terénu
painter-colours-regions = podle regionů
painter-fill-gaps = Zaplnit mezery
painter-grid = Mapa ze šestiúhelníků
painter-keys = Klávesnicí: šipkami se pohybujete, mezerníkem malujete, šipkami se Shiftem malujete dál, klávesy 1 až 6 vybírají nástroj, + a − velikost štětce.
painter-blank = žádný region
painter-cursor = Řádek { $row }, sloupec { $column }: { $what }

## The region in hand

painter-region = Úprava regionu
painter-region-choose = Vybraný region
painter-region-none = Namalujte na mapu první region.
painter-region-remove = Odstranit tento region
painter-terrain = Terén
painter-printed = Je tu také

## Is it finished?

painter-checks = Dá se na mapě hrát?
painter-fine = Ano: na této mapě se dá hrát.
painter-count-regions = regiony: { $amount } (nejvýš { $most })
painter-count-land = regiony na souši: { $amount } (obvykle { $least } až { $most })
painter-count-entries = vstupní regiony: { $amount }
painter-count-tribes = zapomenuté kmeny: { $amount }
painter-count-monsters = příšery: { $amount } (obvykle { $usual })
painter-odd-lake = „{ $name }“ je jezero na okraji mapy. Nemá to být moře?
painter-odd-sea = „{ $name }“ je moře uvnitř mapy. Nemá to být jezero?
painter-look = Výsledná podoba
painter-look-wrong = Nakreslí se, jakmile na mapě půjde hrát.
painter-look-soon = Kreslí se…
painter-try-text = Cvičný stůl proti snadným botům, na této mapě.

## The generator

painter-generate = Vygenerovat mapu
painter-generate-text = Vyvážená mapa pro krabici a počet hráčů zvolené výše, stejně velká jako naše. Nahradí to, co je namalované; dá se to vzít zpět.
painter-generate-button = Vygenerovat
painter-seed = Semínko
painter-seed-hint = Číslo; stejné dá všude stejnou mapu. Prázdné pole: náhoda.
painter-seed-was = Toto je mapa ze semínka { $seed }.

## The form of a new table

new-made-gallery = Z galerie
new-made-gallery-none = V galerii nic vhodného není.
new-made-map = { $players ->
    [one] { $name } (pro { $players } hráče)
    [few] { $name } (pro { $players } hráče)
    [many] { $name } (pro { $players } hráče)
   *[other] { $name } (pro { $players } hráčů)
}
painter-maps = Mapy, na kterých se dá hrát
