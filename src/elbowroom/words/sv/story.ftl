## The result

result-title = Resultat
result-counting = Räknar mynten …
result-all = Visa allt nu
result-coins = mynt
result-winner = vinnare
result-has = { $seat }: { $coins } mynt.
result-percent = { $share } %
result-rematch = Revansch
result-rematch-join = Var med på revanschen
result-replay = Se reprisen
result-board = Titta på brädet
result-share = Dela resultatet
result-record = Ladda ner protokollet
result-not-over = Det här spelet är inte slut än.
result-to-table = Till bordet
result-failed = Spelets siffror kunde inte laddas. Ladda om sidan för att försöka igen.

## The figures of the result

result-by-round = Mynt efter varje runda
result-by-source = Varifrån mynten kom, och vart de tog vägen
result-by-chance = Vem som var på väg att vinna
result-chances-wait = Simulerar spelet för att uppskatta chanserna. Det tar en liten stund.
result-round = Runda
result-source = Källa
result-best = Den bästa kombinationen
result-best-text = Den gav { $seat } { $coins } mynt.
result-armies = Spelets alla arméer
result-army = Armé
result-seat = Spelare
result-rounds-head = Rundor
result-rounds = { $from } till { $to }
result-rounds-on = { $from } till slutet
result-cost = Pris
result-earned = Intjänat

## Charts

chart-as-table = Som tabell
chart-short = { $name }…

## The replay

reel-title = Repris
reel-of = Repris: { $name }
reel-timeline = Ögonblick i spelet
reel-play = Spela upp
reel-pause = Pausa
reel-on = Ett steg framåt
reel-back = Ett steg bakåt
reel-turn-on = Till nästa tur
reel-turn-back = Till förra turen
reel-go-turn = Tur
reel-speed = Hastighet
reel-times = { $speed } ×
reel-turn = Runda { $round }, { $seat }
reel-start = Spelet ska just börja.
reel-over = Spelet är slut.
reel-says = { $where }. { $told }
reel-step = Steg { $step } av { $steps }
reel-share = Dela ögonblicket
reel-branch = Spela vidare härifrån
reel-branch-lead = Då skapas ett övningsbord med ställningen i det här ögonblicket. Botar spelar på de andra platserna.
reel-branch-as = Spela som
reel-branch-go = Skapa bordet
reel-branch-over = Här är spelet redan slut. Gå tillbaka lite för att spela vidare.
reel-result = Visa resultatet
reel-nothing = Inget har hänt vid det här bordet än.
reel-keys = Mellanslag spelar upp och pausar; piltangenterna går steg för steg, med Skift tur för tur.

## Sharing

share-copied = Länken är kopierad.
