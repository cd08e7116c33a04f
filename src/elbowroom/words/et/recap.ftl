## What happened

recap-title = Pärast sinu eelmist käiku
recap-next = Näita mängulaual samm-sammult
recap-income = { $coins ->
    [0] Sa kogud 0 münti.
    [one] Sa kogud { $coins } mündi. { $parts }
   *[other] Sa kogud { $coins } münti. { $parts }
}
recap-lost = { $tokens ->
    [0] { $seat } võtab sult ära: { $regions }. Ühtki hõimumärki sa ei kaota.
    [one] { $seat } võtab sult ära: { $regions }. Sa kaotad { $tokens } hõimumärgi.
   *[other] { $seat } võtab sult ära: { $regions }. Sa kaotad { $tokens } hõimumärki.
}
recap-took = { $amount ->
    [one] { $seat } vallutab ala { $regions }.
   *[other] { $seat } vallutab { $amount } ala: { $regions }.
}
settings-recap = Võta juhtunu kokku, kui algab minu käik
keys-n = Mis juhtus pärast minu eelmist käiku, samm-sammult

## Quick ways to act

do-fill = { $amount ->
    [one] Viimane hõimumärk siia
   *[other] Kõik { $amount } hõimumärki siia
}
do-repeat = Nagu eelmisel käigul
settings-auto-end = Lõpeta vallutused ja minu käik, kui muud enam teha ei saa
mark-plan = Sul on plaanis see järgmisena vallutada.
plan-do = Plaani see järgmisena vallutada
plan-drop = Tühista plaan
plan-set = Plaanis: ala vallutatakse, kui algab sinu käik.
plan-cancel = Plaanis: { $region }
plan-gone = Sinu plaan pole enam võimalik: { $region }.
keys-f = Kõik käes olevad hõimumärgid alale, millele osutad; ka Shift ja klõps
keys-p = Paiguta hõimumärgid nagu eelmisel käigul
keys-escape = Tühista plaanitud vallutus, sulge reeglid

## Rules at hand

tabs-rules = Reeglid
rules-look-up = Vaata reeglitest
keys-i = Reeglid selle kohta, millele osutad
