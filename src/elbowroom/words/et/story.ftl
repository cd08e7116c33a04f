## The result

result-title = Tulemus
result-counting = Münte loetakse …
result-all = Näita kohe kõike
result-coins = münte
result-winner = võitja
result-has = { $coins ->
    [one] { $seat }: 1 münt.
   *[other] { $seat }: { $coins } münti.
}
result-percent = { $share }%
result-rematch = Kordusmäng
result-rematch-join = Liitu kordusmänguga
result-replay = Vaata uuesti
result-board = Vaata mängulauda
result-share = Jaga tulemust
result-record = Laadi protokoll alla
result-not-over = See mäng ei ole veel läbi.
result-to-table = Laua juurde
result-failed = Selle mängu andmeid ei õnnestunud laadida. Proovi lehte uuesti laadida.

## The figures of the result

result-by-round = Mündid iga vooru järel
result-by-source = Kust mündid tulid ja kuhu nad läksid
result-by-chance = Kes oli võitmas
result-chances-wait = Võiduvõimaluste hindamiseks mängitakse mäng uuesti läbi. See võtab pisut aega.
result-round = Voor
result-source = Allikas
result-best = Parim paar
result-best-text = { $coins ->
    [one] Tõi 1 mündi. Mängija: { $seat }.
   *[other] Tõi { $coins } münti. Mängija: { $seat }.
}
result-armies = Kõik mängu armeed
result-army = Armee
result-seat = Mängija
result-rounds-head = Voorud
result-rounds = { $from } kuni { $to }
result-rounds-on = { $from } kuni lõpuni
result-cost = Hind
result-earned = Teenis

## Charts

chart-as-table = Tabelina
chart-short = { $name }…

## The replay

reel-title = Kordus
reel-of = Kordus: { $name }
reel-timeline = Mängu hetk
reel-play = Esita
reel-pause = Peata
reel-on = Samm edasi
reel-back = Samm tagasi
reel-turn-on = Järgmise käigu juurde
reel-turn-back = Eelmise käigu juurde
reel-go-turn = Käik
reel-speed = Kiirus
reel-times = { $speed } ×
reel-turn = { $round }. voor, { $seat }
reel-start = Mäng hakkab kohe algama.
reel-over = Mäng on läbi.
reel-says = { $where }. { $told }
reel-step = Samm { $step }/{ $steps }
reel-share = Jaga seda hetke
reel-branch = Mängi siit edasi
reel-branch-lead = Harjutuslaud seatakse valmis täpselt nii, nagu see oli sel hetkel. Teiste eest mängivad botid.
reel-branch-as = Mängi mängijana
reel-branch-go = Sea laud valmis
reel-branch-over = Sel hetkel on mäng juba läbi. Edasi mängimiseks mine veidi tagasi.
reel-result = Näita tulemust
reel-nothing = Selle laua taga pole veel midagi juhtunud.
reel-keys = Tühikuklahv esitab ja peatab; nooled liiguvad sammhaaval, Shiftiga käikhaaval.

## Sharing

share-copied = Link kopeeritud.
