## The result

result-title = Eredmény
result-counting = Számoljuk az érméket…
result-all = Mutass mindent most
result-coins = érme
result-winner = győztes
result-has = { $seat }: { $coins } érme.
result-percent = { $share }%
result-rematch = Visszavágó
result-rematch-join = Csatlakozás a visszavágóhoz
result-replay = Visszanézés
result-board = A tábla megtekintése
result-share = Az eredmény megosztása
result-record = A jegyzőkönyv letöltése
result-not-over = Ez a játék még nem ért véget.
result-to-table = Az asztalhoz
result-failed = A játék adatait nem sikerült betölteni. Töltsd be újra az oldalt.

## The figures of the result

result-by-round = Érmék az egyes fordulók után
result-by-source = Honnan jöttek és hová mentek az érmék
result-by-chance = Ki állt nyerésre
result-chances-wait = Az esélyek becsléséhez szimuláljuk a játékot. Ez eltart egy kicsit.
result-round = Forduló
result-source = Forrás
result-best = A legjobb kombináció
result-best-text = { $coins } érmét hozott. Játékos: { $seat }.
result-armies = A játék összes serege
result-army = Sereg
result-seat = Játékos
result-rounds-head = Fordulók
result-rounds = { $from }–{ $to }
result-rounds-on = { $from }, a játék végéig
result-cost = Ár
result-earned = Hozam

## Charts

chart-as-table = Táblázatként
chart-short = { $name }…

## The replay

reel-title = Visszajátszás
reel-of = Visszajátszás: { $name }
reel-timeline = A játék pillanata
reel-play = Lejátszás
reel-pause = Szünet
reel-on = Egy lépést előre
reel-back = Egy lépést vissza
reel-turn-on = A következő körre
reel-turn-back = Az előző körre
reel-go-turn = Kör
reel-speed = Sebesség
reel-times = { $speed }×
reel-turn = { $round }. forduló, { $seat }
reel-start = A játék mindjárt kezdődik.
reel-over = A játéknak vége.
reel-says = { $where }. { $told }
reel-step = { $step }. lépés, összesen { $steps }
reel-share = Ennek a pillanatnak a megosztása
reel-branch = Folytatás innen
reel-branch-lead = Létrejön egy gyakorlóasztal, pontosan ezzel az állással. A többiek helyett botok játszanak.
reel-branch-as = Én leszek:
reel-branch-go = Asztal előkészítése
reel-branch-over = Ebben a pillanatban a játéknak már vége. Menj vissza egy kicsit a folytatáshoz.
reel-result = Az eredmény megtekintése
reel-nothing = Ennél az asztalnál még nem történt semmi.
reel-keys = A szóköz indít és megállít; a nyilakkal lépésenként, Shifttel körönként haladhatsz.

## Sharing

share-copied = A link a vágólapon van.
