## The result

result-title = Resultat
result-counting = Teller myntene …
result-all = Vis alt nå
result-coins = mynter
result-winner = vinner
result-has = { $coins ->
    [one] { $seat }: 1 mynt.
   *[other] { $seat }: { $coins } mynter.
}
result-percent = { $share } %
result-rematch = Omkamp
result-rematch-join = Bli med på omkampen
result-replay = Se det på nytt
result-board = Se på brettet
result-share = Del resultatet
result-record = Last ned referatet
result-not-over = Dette spillet er ikke over ennå.
result-to-table = Til bordet
result-failed = Tallene for dette spillet kunne ikke lastes. Last siden på nytt for å prøve igjen.

## The figures of the result

result-by-round = Mynter etter hver runde
result-by-source = Hvor myntene kom fra, og hvor de ble av
result-by-chance = Hvem som lå an til å vinne
result-chances-wait = Simulerer spillet for å anslå sjansene. Det tar litt tid.
result-round = Runde
result-source = Kilde
result-best = Den beste kombinasjonen
result-best-text = { $coins ->
    [one] Den ga { $seat } 1 mynt.
   *[other] Den ga { $seat } { $coins } mynter.
}
result-armies = Alle hærene i spillet
result-army = Hær
result-seat = Spiller
result-rounds-head = Runder
result-rounds = { $from } til { $to }
result-rounds-on = { $from } til slutten
result-cost = Kostet
result-earned = Tjente

## Charts

chart-as-table = Som tabell
chart-short = { $name }…

## The replay

reel-title = Reprise
reel-of = Reprise: { $name }
reel-timeline = Øyeblikk i spillet
reel-play = Spill av
reel-pause = Pause
reel-on = Ett trinn fram
reel-back = Ett trinn tilbake
reel-turn-on = Til neste tur
reel-turn-back = Til forrige tur
reel-go-turn = Tur
reel-speed = Fart
reel-times = { $speed } ×
reel-turn = Runde { $round }, { $seat }
reel-start = Spillet begynner straks.
reel-over = Spillet er over.
reel-says = { $where }. { $told }
reel-step = Trinn { $step } av { $steps }
reel-share = Del dette øyeblikket
reel-branch = Spill videre herfra
reel-branch-lead = Dette setter opp et øvingsbord nøyaktig slik det var i dette øyeblikket. Boter spiller de andre plassene.
reel-branch-as = Spill som
reel-branch-go = Sett opp bordet
reel-branch-over = Spillet er over i dette øyeblikket. Gå litt tilbake for å spille videre.
reel-result = Vis resultatet
reel-nothing = Det har ikke skjedd noe ved dette bordet ennå.
reel-keys = Mellomrom spiller av og pauser; piltastene går trinn for trinn, med Shift tur for tur.

## Sharing

share-copied = Lenken er kopiert.
