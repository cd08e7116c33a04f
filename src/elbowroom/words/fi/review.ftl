review-title = Opi tästä pelistä
review-lead = Vahva botti etsii kolme päätöstä, jotka tulivat ihmispelaajille kalleimmiksi, ja kertoo, mitä olisi kannattanut tehdä.
review-start = Etsi ne
review-progress = { $turns ->
    [0] Botti tutkii peliä …
   *[other] Vuoroja tutkittu: { $done }/{ $turns } …
}
review-none = Mikään päätös ei maksanut puolta kolikkoa enempää. Hyvin pelattu!
review-estimate = Kaikki luvut ovat arvioita: botti pelasi pelin loppuun monta kertaa, kummallakin tavalla samoilla nopanheitoilla.
review-cost = { $coins ->
    [one] Vei etumatkasta noin { $coins } kolikon
   *[other] Vei etumatkasta noin { $coins } kolikkoa
}
review-played = Pelattu
review-better = Parempi
review-way = Pelilaudalla
review-win = Voittomahdollisuus: { $share } %
review-before = Tilanne ennen päätöstä
review-show = Näytä pelilaudalla
review-try = Kokeile itse
review-replay = Katso uusinnasta
