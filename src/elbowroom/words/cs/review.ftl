review-title = Poučit se z této hry
review-lead = Tři rozhodnutí lidí u stolu stála nejvíc. Silný bot najde, která to byla a co by bylo lepší.
review-start = Najít je
review-progress = { $turns ->
    [0] Bot si hru prohlíží…
   *[other] Prohlédnuté tahy: { $done } / { $turns }…
}
review-none = Žádné rozhodnutí nestálo víc než půl mince. Dobře zahráno!
review-estimate = Všechna čísla jsou odhady: bot hru mnohokrát dohrál, u obou možností se stejnými kostkami.
review-cost = { $coins ->
    [one] Stálo to asi { $coins } minci náskoku
    [few] Stálo to asi { $coins } mince náskoku
    [many] Stálo to asi { $coins } mince náskoku
   *[other] Stálo to asi { $coins } mincí náskoku
}
review-played = Zahráno
review-better = Lepší možnost
review-way = Na mapě
review-win = Šance na výhru: { $share } %
review-before = Pozice před rozhodnutím
review-show = Ukázat na mapě
review-try = Vyzkoušet si to
review-replay = V přehrání hry
