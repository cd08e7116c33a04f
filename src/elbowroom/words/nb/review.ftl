review-title = Lær av dette spillet
review-lead = En sterk bot leter etter de tre avgjørelsene som kostet menneskene ved bordet mest, og etter hva som ville ha vært bedre.
review-start = Finn dem
review-progress = { $turns ->
    [0] Boten ser på saken …
   *[other] { $done } av { $turns } turer undersøkt …
}
review-none = Ingen avgjørelse kostet mer enn en halv mynt. Godt spilt!
review-estimate = Alle tallene er anslag: Boten spilte spillet videre mange ganger, med de samme terningkastene for begge alternativene.
review-cost = { $coins ->
    [one] Kostet omtrent { $coins } mynt av forspranget
   *[other] Kostet omtrent { $coins } mynter av forspranget
}
review-played = Spilt
review-better = Bedre
review-way = På brettet
review-win = Sjanse for å vinne: { $share } %
review-before = Stillingen før avgjørelsen
review-show = Vis på brettet
review-try = Prøv selv
review-replay = I reprisen
