review-title = Lær af dette spil
review-lead = Tre af de menneskelige spilleres beslutninger kostede mest. En stærk bot leder efter dem og efter det, der ville have været bedre.
review-start = Find dem
review-progress = { $turns ->
    [0] Botten ser på spillet …
   *[other] { $done } af { $turns } ture gennemgået …
}
review-none = Ingen beslutning kostede mere end en halv mønt. Godt spillet!
review-estimate = Alle tal er skøn: Botten spillede videre derfra mange gange, med de samme terningslag for begge muligheder.
review-cost = { $coins ->
    [one] Kostede cirka { $coins } mønt af forspringet
   *[other] Kostede cirka { $coins } mønter af forspringet
}
review-played = Valgt
review-better = Bedre
review-way = På brættet
review-win = Chance for at vinde: { $share } %
review-before = Stillingen før beslutningen
review-show = Vis på brættet
review-try = Prøv selv
review-replay = Se i gensynet
