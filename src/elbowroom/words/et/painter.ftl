## Mistakes of a map

collection-map-blank = { $amount ->
    [one] üks kuusnurk ei kuulu ühessegi alasse; lisa see mõnele alale või täida lüngad
   *[other] { $amount } kuusnurka ei kuulu ühessegi alasse; lisa need mõnele alale või täida lüngad
}
collection-map-regions = { $amount } ala on liiga palju; võimalik on kõige rohkem { $most }
collection-map-pieces = „{ $name }“ koosneb { $amount } eraldi tükist; ühenda need või tee neist eri alad
collection-map-name = „{ $name }“ on ka ühe teise ala nimi; anna ühele neist teine nimi
collection-map-cut-off = ükski armee ei pääse servalt mööda maismaad ja jõgesid alale „{ $name }“; ühenda see ülejäänutega
collection-map-many-monsters = { $amount } koletistega ala on liiga palju; võimalik on kõige rohkem { $most }

## The painter

painter-add = Kaart
painter-new = Uus kaart
painter-region-name = Ala { $number }
painter-remove = Eemalda see kaart
painter-map = Kaart
painter-rounds = Voore
painter-columns = Laius kuusnurkades
painter-rows = Kõrgus kuusnurkades

## Tools

painter-tool = Tööriist
painter-tool-item = { $number } { $tool }
painter-tool-region = Uus ala
painter-tool-region-text = Iga tõmme joonistab uue ala.
painter-tool-brush = Pintsel
painter-tool-brush-text = Joonistab valitud ala suuremaks.
painter-tool-fill = Täida
painter-tool-fill-text = Täidab lünga või võtab teiselt alalt tüki üle.
painter-tool-merge = Ühenda
painter-tool-merge-text = Ala, millel klõpsad, muutub valitud ala osaks.
painter-tool-erase = Kustuta
painter-tool-erase-text = Võtab aladelt kuusnurki ära.
painter-tool-pick = Vali
painter-tool-pick-text = Valib ala, millel klõpsad.
painter-brush = Pintsli suurus
painter-brush-0 = väike
painter-brush-1 = keskmine
painter-brush-2 = suur
painter-colours = Värvid
painter-colours-terrain = maastiku järgi
painter-colours-regions = alade järgi
painter-fill-gaps = Täida lüngad
painter-grid = Kaart kuusnurkadena
painter-keys = Klaviatuuril: nooled liiguvad, tühikuklahv joonistab, nooled koos Shiftiga joonistavad edasi, 1 kuni 6 valivad tööriista, + ja − pintsli suuruse.
painter-blank = ala puudub
painter-cursor = Rida { $row }, veerg { $column }: { $what }

## The region in hand

painter-region = Ala
painter-region-choose = Valitud ala
painter-region-none = Joonista kaardile esimene ala.
painter-region-remove = Eemalda see ala
painter-terrain = Maastik
painter-printed = Siin on ka

## Is it finished?

painter-checks = Kas sellel saab mängida?
painter-fine = Jah, sellel kaardil saab mängida.
painter-count-regions = alasid: { $amount }/{ $most }
painter-count-land = maismaa-alasid: { $amount } (tavaliselt { $least } kuni { $most })
painter-count-entries = sisenemisalasid: { $amount }
painter-count-tribes = langenud hõime: { $amount }
painter-count-monsters = koletistega alasid: { $amount } (tavaliselt { $usual })
painter-odd-lake = „{ $name }“ on järv kaardi serval. Kas see ei peaks olema meri?
painter-odd-sea = „{ $name }“ on meri, aga pole kaardi serval. Kas see ei peaks olema järv?
painter-look = Valmis kaardi välimus
painter-look-wrong = See joonistatakse kohe, kui kaardil saab mängida.
painter-look-soon = Kaarti joonistatakse …
painter-try-text = Harjutuslaud lihtsate bottide vastu, sellel kaardil.

## The generator

painter-generate = Genereeri kaart
painter-generate-text = Õiglane kaart ülal valitud kasti ja mängijate arvu jaoks, sama suur kui meie omad. See asendab joonistatu; seda saab tagasi võtta.
painter-generate-button = Genereeri
painter-seed = Seeme
painter-seed-hint = Arv; sama arv annab kõikjal sama kaardi. Kui jätad tühjaks, otsustab juhus.
painter-seed-was = See kaart on genereeritud seemnest { $seed }.

## The form of a new table

new-made-gallery = Galeriist
new-made-gallery-none = Galeriis pole midagi sobivat.
new-made-map = { $name } (mängijaid { $players })
painter-maps = Kaardid, millel mängida
