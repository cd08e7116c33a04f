## The result

result-title = Tulos
result-counting = Lasketaan kolikoita …
result-all = Näytä kaikki heti
result-coins = kolikkoa
result-winner = voittaja
result-has = { $coins ->
    [one] { $seat }: 1 kolikko.
   *[other] { $seat }: { $coins } kolikkoa.
}
result-percent = { $share } %
result-rematch = Revanssi
result-rematch-join = Liity revanssiin
result-replay = Katso uudelleen
result-board = Katso pelilautaa
result-share = Jaa tulos
result-record = Lataa pelitallenne
result-not-over = Tämä peli ei ole vielä päättynyt.
result-to-table = Pöytään
result-failed = Pelin lukuja ei voitu ladata. Lataa sivu uudelleen.

## The figures of the result

result-by-round = Kolikot kunkin kierroksen jälkeen
result-by-source = Mistä kolikot tulivat ja minne ne menivät
result-by-chance = Kuka oli voittamassa
result-chances-wait = Peliä simuloidaan mahdollisuuksien arvioimiseksi. Tämä kestää hetken.
result-round = Kierros
result-source = Lähde
result-best = Paras yhdistelmä
result-best-text = { $coins ->
    [one] Tuotti 1 kolikon. Pelaaja: { $seat }.
   *[other] Tuotti { $coins } kolikkoa. Pelaaja: { $seat }.
}
result-armies = Pelin kaikki armeijat
result-army = Armeija
result-seat = Pelaaja
result-rounds-head = Kierrokset
result-rounds = { $from }–{ $to }
result-rounds-on = { $from } – loppu
result-cost = Hinta
result-earned = Tuotto

## Charts

chart-as-table = Taulukkona
chart-short = { $name }…

## The replay

reel-title = Uusinta
reel-of = Uusinta: { $name }
reel-timeline = Pelin hetki
reel-play = Toista
reel-pause = Tauko
reel-on = Askel eteenpäin
reel-back = Askel taaksepäin
reel-turn-on = Seuraavaan vuoroon
reel-turn-back = Edelliseen vuoroon
reel-go-turn = Vuoro
reel-speed = Nopeus
reel-times = { $speed } ×
reel-turn = Kierros { $round }, { $seat }
reel-start = Peli on alkamassa.
reel-over = Peli on päättynyt.
reel-says = { $where }. { $told }
reel-step = Askel { $step }/{ $steps }
reel-share = Jaa tämä hetki
reel-branch = Jatka tästä pelaamista
reel-branch-lead = Saat harjoituspöydän, jossa tilanne on täsmälleen sama kuin tällä hetkellä. Botit pelaavat muiden puolesta.
reel-branch-as = Pelaa pelaajana
reel-branch-go = Perusta pöytä
reel-branch-over = Tässä kohdassa peli on jo ohi. Palaa hieman taaksepäin, niin voit jatkaa.
reel-result = Näytä tulos
reel-nothing = Tässä pöydässä ei ole vielä tapahtunut mitään.
reel-keys = Välilyönti toistaa ja pysäyttää; nuolinäppäimet siirtävät askeleittain, Shiftin kanssa vuoroittain.

## Sharing

share-copied = Linkki kopioitu.
