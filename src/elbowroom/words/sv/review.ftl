review-title = Lär dig av det här spelet
review-lead = Tre beslut kostade de mänskliga spelarna mest. En stark bot letar upp besluten och visar vad som hade varit bättre.
review-start = Leta upp dem
review-progress = { $turns ->
    [0] Boten tar en titt …
   *[other] Granskade turer: { $done } av { $turns } …
}
review-none = Inget beslut kostade mer än ett halvt mynt. Bra spelat!
review-estimate = Alla siffror är uppskattningar: boten har många gånger spelat vidare från samma ställning, med samma tärningsslag för båda alternativen.
review-cost = Kostade omkring { $coins } mynt av ledningen
review-played = Spelat
review-better = Bättre
review-way = På brädet
review-win = Chans att vinna: { $share } %
review-before = Ställningen före beslutet
review-show = Visa på brädet
review-try = Pröva själv
review-replay = Se i reprisen
