## The result

result-title = Výsledek
result-counting = Počítáme mince…
result-all = Ukázat všechno hned
result-coins = mince
result-winner = vítěz
result-has = { $coins ->
    [one] { $seat }: { $coins } mince.
    [few] { $seat }: { $coins } mince.
    [many] { $seat }: { $coins } mince.
   *[other] { $seat }: { $coins } mincí.
}
result-percent = { $share } %
result-rematch = Odveta
result-rematch-join = Připojit se k odvetě
result-replay = Přehrát hru
result-board = Prohlédnout si mapu
result-share = Sdílet výsledek
result-record = Stáhnout záznam
result-not-over = Tato hra ještě neskončila.
result-to-table = Ke stolu
result-failed = Údaje o této hře se nepodařilo načíst. Zkuste stránku obnovit.

## The figures of the result

result-by-round = Mince po jednotlivých kolech
result-by-source = Odkud mince přišly a kam odešly
result-by-chance = Kdo směřoval k vítězství
result-chances-wait = Hra se simuluje, aby se odhadly šance. Chvilku to potrvá.
result-round = Kolo
result-source = Zdroj
result-best = Nejlepší kombinace
result-best-text = { $coins ->
    [one] Výnos: { $coins } mince. Hráč: { $seat }.
    [few] Výnos: { $coins } mince. Hráč: { $seat }.
    [many] Výnos: { $coins } mince. Hráč: { $seat }.
   *[other] Výnos: { $coins } mincí. Hráč: { $seat }.
}
result-armies = Všechna vojska této hry
result-army = Vojsko
result-seat = Hráč
result-rounds-head = Kola
result-rounds = { $from } až { $to }
result-rounds-on = { $from } až do konce
result-cost = Cena
result-earned = Výnos

## Charts

chart-as-table = Jako tabulka
chart-short = { $name }…

## The replay

reel-title = Přehrání hry
reel-of = Přehrání hry: { $name }
reel-timeline = Okamžik hry
reel-play = Přehrát
reel-pause = Pozastavit
reel-on = O krok vpřed
reel-back = O krok zpět
reel-turn-on = Na další tah
reel-turn-back = Na předchozí tah
reel-go-turn = Tah
reel-speed = Rychlost
reel-times = { $speed } ×
reel-turn = { $round }. kolo, { $seat }
reel-start = Hra právě začíná.
reel-over = Hra skončila.
reel-says = { $where }. { $told }
reel-step = Krok { $step } / { $steps }
reel-share = Sdílet tento okamžik
reel-branch = Hrát odtud dál
reel-branch-lead = Vznikne cvičný stůl přesně takový, jaký byl v tomto okamžiku. Za ostatní hrají boti.
reel-branch-as = Hrát jako
reel-branch-go = Připravit stůl
reel-branch-over = V tomto okamžiku už je po hře. Chcete-li hrát dál, vraťte se kousek zpět.
reel-result = Ukázat výsledek
reel-nothing = U tohoto stolu se zatím nic nestalo.
reel-keys = Mezerník přehrává a pozastavuje, šipky jdou po krocích, se Shiftem po tazích.

## Sharing

share-copied = Odkaz je zkopírovaný.
