## Mistakes of a map

collection-map-blank = { $amount ->
    [one] yksi kuusikulmio ei kuulu mihinkään alueeseen; maalaa se tai täytä aukot
   *[other] { $amount } kuusikulmiota ei kuulu mihinkään alueeseen; maalaa ne tai täytä aukot
}
collection-map-regions = alueita on { $amount }, mutta enintään { $most } on mahdollista
collection-map-pieces = ”{ $name }” ei ole yhtenäinen, paloja on { $amount }; yhdistä ne tai tee niistä eri alueita
collection-map-name = myös toisen alueen nimi on ”{ $name }”; anna jommallekummalle uusi nimi
collection-map-cut-off = mikään armeija ei pääse reunalta maata ja jokia pitkin alueelle ”{ $name }”; tee sinne kulkuyhteys
collection-map-many-monsters = hirviöalueita on { $amount }, mutta enintään { $most } on mahdollista

## The painter

painter-add = Kartta
painter-new = Uusi kartta
painter-region-name = Alue { $number }
painter-remove = Poista tämä kartta
painter-map = Kartta
painter-rounds = Kierroksia
painter-columns = Leveys kuusikulmioina
painter-rows = Korkeus kuusikulmioina

## Tools

painter-tool = Työkalu
painter-tool-item = { $number } { $tool }
painter-tool-region = Uusi alue
painter-tool-region-text = Jokainen veto maalaa uuden alueen.
painter-tool-brush = Sivellin
painter-tool-brush-text = Laajentaa valittua aluetta.
painter-tool-fill = Täytä
painter-tool-fill-text = Täyttää aukon tai kaappaa toisen alueen palan.
painter-tool-merge = Yhdistä
painter-tool-merge-text = Napsauttamasi alue liitetään valittuun.
painter-tool-erase = Pyyhi
painter-tool-erase-text = Irrottaa kuusikulmioita alueistaan.
painter-tool-pick = Valitse
painter-tool-pick-text = Valitsee napsauttamasi alueen.
painter-brush = Siveltimen koko
painter-brush-0 = pieni
painter-brush-1 = keskikokoinen
painter-brush-2 = suuri
painter-colours = Värit
painter-colours-terrain = maaston mukaan
painter-colours-regions = alueen mukaan
painter-fill-gaps = Täytä aukot
painter-grid = Kartta kuusikulmioina
painter-keys = Näppäimistöllä: nuolet siirtävät kohdistinta, välilyönti maalaa, Shift ja nuolet jatkavat maalaamista, 1–6 valitsevat työkalun, + ja − siveltimen koon.
painter-blank = ei aluetta
painter-cursor = Rivi { $row }, sarake { $column }: { $what }

## The region in hand

painter-region = Alue
painter-region-choose = Valittu alue
painter-region-none = Maalaa kartalle ensimmäinen alue.
painter-region-remove = Poista tämä alue
painter-terrain = Maasto
painter-printed = Lisäksi alueella

## Is it finished?

painter-checks = Voiko kartalla pelata?
painter-fine = Kyllä: tällä kartalla voi pelata.
painter-count-regions = alueita: { $amount }/{ $most }
painter-count-land = maa-alueita: { $amount } (yleensä { $least }–{ $most })
painter-count-entries = tuloalueita: { $amount }
painter-count-tribes = kadonneita heimoja: { $amount }
painter-count-monsters = hirviöalueita: { $amount } (yleensä { $usual })
painter-odd-lake = ”{ $name }” on järvi kartan reunalla. Pitäisikö sen olla meri?
painter-odd-sea = ”{ $name }” on meri, joka ei ulotu kartan reunaan. Pitäisikö sen olla järvi?
painter-look = Lopullinen ulkoasu
painter-look-wrong = Se piirretään heti, kun kartalla voi pelata.
painter-look-soon = Piirretään …
painter-try-text = Harjoituspöytä helppoja botteja vastaan tällä kartalla.

## The generator

painter-generate = Luo valmis kartta
painter-generate-text = Tasapuolinen kartta yllä valitulle laatikolle ja pelaajamäärälle, samankokoinen kuin omat karttamme. Se tulee maalatun tilalle; muutoksen voi kumota.
painter-generate-button = Luo
painter-seed = Siemenluku
painter-seed-hint = Luku; sama luku tuottaa kaikkialla saman kartan. Jos kenttä on tyhjä, luku arvotaan.
painter-seed-was = Tämä on siemenluvun { $seed } kartta.

## The form of a new table

new-made-gallery = Galleriasta
new-made-gallery-none = Galleriassa ei ole mitään sopivaa.
new-made-map = { $name } ({ $players } pelaajaa)
painter-maps = Pelattavat kartat
