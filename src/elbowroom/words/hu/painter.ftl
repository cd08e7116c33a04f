### The painter of maps in the workshop, and what is wrong with a map.

## Mistakes of a map

collection-map-blank = { $amount ->
    [one] egy hatszög egyetlen területhez sem tartozik; fesd be, vagy töltsd ki a hézagokat
   *[other] { $amount } hatszög egyetlen területhez sem tartozik; fesd be őket, vagy töltsd ki a hézagokat
}
collection-map-regions = { $amount } terület túl sok; legfeljebb ennyi lehet: { $most }
collection-map-pieces = „{ $name }” { $amount } darabból áll; kösd össze őket, vagy csinálj belőlük külön területeket
collection-map-name = „{ $name }” egy másik terület neve is; az egyiknek adj másik nevet
collection-map-cut-off = „{ $name }” a tábla széléről szárazföldön és folyókon át egyetlen sereg számára sem érhető el; kösd össze a többivel
collection-map-many-monsters = { $amount } területen van szörny; legfeljebb ennyin lehet: { $most }

## The painter

painter-add = Térkép
painter-new = Új térkép
painter-region-name = { $number }. terület
painter-remove = A térkép törlése
painter-map = A térkép
painter-rounds = Fordulók
painter-columns = Hatszögek vízszintesen
painter-rows = Hatszögek függőlegesen

## Tools

painter-tool = Eszköz
painter-tool-item = { $number } { $tool }
painter-tool-region = Új terület
painter-tool-region-text = Minden vonás új területet fest.
painter-tool-brush = Ecset
painter-tool-brush-text = A kiválasztott területet bővíti.
painter-tool-fill = Kitöltés
painter-tool-fill-text = Kitölt egy hézagot, vagy átveszi egy másik terület egyik darabját.
painter-tool-merge = Egyesítés
painter-tool-merge-text = Az a terület, amelyre kattintasz, beleolvad a kiválasztottba.
painter-tool-erase = Radír
painter-tool-erase-text = Hatszögeket vesz el a területektől.
painter-tool-pick = Kiválasztás
painter-tool-pick-text = Kiválasztja azt a területet, amelyre kattintasz.
painter-brush = Az ecset mérete
painter-brush-0 = kicsi
painter-brush-1 = közepes
painter-brush-2 = nagy
painter-colours = Színek
painter-colours-terrain = tereptípus szerint
painter-colours-regions = terület szerint
painter-fill-gaps = Hézagok kitöltése
painter-grid = A térkép hatszögei
painter-keys = Billentyűzettel: a nyilak mozgatnak, a szóköz fest, a Shift és a nyilak együtt tovább festenek, az 1–6 eszközt választ, a + és a − az ecset méretét állítja.
painter-blank = nincs terület
painter-cursor = { $row }. sor, { $column }. oszlop: { $what }

## The region in hand

painter-region = Terület
painter-region-choose = Kiválasztott terület
painter-region-none = Fesd meg a térkép első területét.
painter-region-remove = A terület törlése
painter-terrain = Tereptípus
painter-printed = Itt van még

## Is it finished?

painter-checks = Lehet rajta játszani?
painter-fine = Igen: ezen a térképen lehet játszani.
painter-count-regions = területek: { $amount } / { $most }
painter-count-land = szárazföld: { $amount } (szokásos: { $least }–{ $most })
painter-count-entries = belépő területek: { $amount }
painter-count-tribes = elfeledett törzsek: { $amount }
painter-count-monsters = szörnyek: { $amount } (szokásos: { $usual })
painter-odd-lake = „{ $name }” a térkép szélén fekvő tó. Nem tengernek szántad?
painter-odd-sea = „{ $name }” a térkép belsejében fekvő tenger. Nem tónak szántad?
painter-look = A kész kép
painter-look-wrong = Elkészül, amint a térképen lehet játszani.
painter-look-soon = Most készül…
painter-try-text = Gyakorlóasztal könnyű botok ellen, ezen a térképen.

## The generator

painter-generate = Tábla generálása
painter-generate-text = Kiegyensúlyozott tábla a fenti dobozhoz és játékosszámhoz, akkora, mint a mieink. Felváltja azt, amit festettél; ez visszavonható.
painter-generate-button = Generálás
painter-seed = Mag
painter-seed-hint = Szám; ugyanaz a szám mindenhol ugyanazt a táblát adja. Üresen: véletlen.
painter-seed-was = Ennek a táblának a magja: { $seed }.

## The form of a new table

new-made-gallery = A galériából
new-made-gallery-none = A galériában nincs megfelelő.
new-made-map = { $name } ({ $players } játékos)
painter-maps = Térképek, amelyeken játszani lehet
