## The result

result-title = Resultat
result-counting = Mønterne tælles …
result-all = Vis det hele nu
result-coins = mønter
result-winner = vinder
result-has = { $coins ->
    [one] { $seat }: 1 mønt.
   *[other] { $seat }: { $coins } mønter.
}
result-percent = { $share } %
result-rematch = Revanche
result-rematch-join = Vær med i revanchen
result-replay = Se det igen
result-board = Se spillebrættet
result-share = Del resultatet
result-record = Hent optegnelsen
result-not-over = Dette spil er ikke slut endnu.
result-to-table = Til bordet
result-failed = Tallene for dette spil kunne ikke hentes. Genindlæs for at prøve igen.

## The figures of the result

result-by-round = Mønter efter hver runde
result-by-source = Hvor mønterne kom fra, og hvor de blev af
result-by-chance = Hvem der så ud til at vinde
result-chances-wait = Spillet simuleres for at anslå chancerne. Det tager et øjeblik.
result-round = Runde
result-source = Kilde
result-best = Det bedste sæt
result-best-text = { $coins ->
    [one] Det gav { $seat } 1 mønt.
   *[other] Det gav { $seat } { $coins } mønter.
}
result-armies = Alle hære i spillet
result-army = Hær
result-seat = Spiller
result-rounds-head = Runder
result-rounds = { $from } til { $to }
result-rounds-on = { $from } til slut
result-cost = Pris
result-earned = Optjent

## Charts

chart-as-table = Som tabel
chart-short = { $name }…

## The replay

reel-title = Gensyn
reel-of = Gensyn: { $name }
reel-timeline = Tidspunkt i spillet
reel-play = Afspil
reel-pause = Pause
reel-on = Et skridt frem
reel-back = Et skridt tilbage
reel-turn-on = Til næste tur
reel-turn-back = Til forrige tur
reel-go-turn = Tur
reel-speed = Hastighed
reel-times = { $speed } ×
reel-turn = Runde { $round }, { $seat }
reel-start = Spillet skal til at begynde.
reel-over = Spillet er slut.
reel-says = { $where }. { $told }
reel-step = Skridt { $step } af { $steps }
reel-share = Del dette øjeblik
reel-branch = Spil videre herfra
reel-branch-lead = Det stiller et øvebord op, præcis som det stod i dette øjeblik. Bots spiller de andre pladser.
reel-branch-as = Spil som
reel-branch-go = Stil bordet op
reel-branch-over = Spillet er slut i dette øjeblik. Gå lidt tilbage for at spille videre.
reel-result = Vis resultatet
reel-nothing = Der er ikke sket noget ved dette bord endnu.
reel-keys = Mellemrum afspiller og holder pause; piletasterne går skridt for skridt, med Shift tur for tur.

## Sharing

share-copied = Linket er kopieret.
