review-title = Tanulj ebből a játékból
review-lead = Az emberi játékosok három döntése került a legtöbbe. Egy erős bot megkeresi ezeket, és azt is, mi lett volna jobb.
review-start = Elemzés indítása
review-progress = { $turns ->
    [0] A bot átnézi a játékot…
   *[other] Átnézett körök: { $done } / { $turns }…
}
review-none = Egyetlen döntés sem került fél érménél többe. Szép játék!
review-estimate = Minden szám becslés: a bot sokszor végigjátszotta a folytatást, mindkét változatban ugyanazokkal a dobásokkal.
review-cost = Körülbelül { $coins } érményi előnybe került
review-played = Ez történt
review-better = Jobb lett volna
review-way = A táblán
review-win = Győzelmi esély: { $share }%
review-before = Az állás a döntés előtt
review-show = Megnézem a táblán
review-try = Kipróbálom
review-replay = A visszajátszásban
