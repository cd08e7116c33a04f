help-option-level = käivitatav bot: easy, medium, hard, champion@0.5s, random
help-option-command = programm ja selle argumendid, jutumärkides ühe sõnana, näiteks „./mybot --deep“
help-option-decision = mitu sekundit on aega iga otsuse jaoks

bot-program = { $program }
error-bot-of-a-bot = „{ $text }“ räägib juba protokolli: pane see otse lauda
error-record-program = { $seat }. kohal mängis programm ({ $text }), aga protokoll ei tohi programme käivitada: vali mängijad võtmega --seats
error-decision = otsuse aeg peab olema { $least } kuni { $most } sekundit

play-fault = { $seat } { $fault ->
    [late] ei vasta õigel ajal
    [gone] on lõpetanud
    [no-option] vastab millegagi, mis pole lubatud tegevus
   *[other] ei järgi protokolli
}; tema eest mängitakse nii vähe kui võimalik.
sim-faults = { $seat }. mängija { $fault ->
    [late] ei vastanud õigel ajal
    [gone] lõpetas
    [no-option] vastas millegagi, mis pole lubatud tegevus
   *[other] ei järginud protokolli
}: { $amount ->
    [one] üks kord
   *[other] { $amount } korda
}

## bot-check: the table of what was tried

check-bot-title = { $name }, protokoll { $version }
check-bot-unnamed = (nimetu)
check-bot-progress = Mängin
check-bot-what = Kontroll
check-bot-verdict = Hinnang
check-bot-finding = Leid
check-bot-passed = korras
check-bot-failed = VIGA
check-bot-left-out = valikuline
check-bot-all-well = Kõik kontrollid on korras.
check-bot-not-well = { $amount ->
    [one] { $amount } kontroll ebaõnnestus.
   *[other] { $amount } kontrolli ebaõnnestus.
}

check-bot-hello = ütleb tere
check-bot-games = mängib terveid mänge
check-bot-legal = teeb ainult lubatud tegevusi
check-bot-time = vastab õigel ajal
check-bot-retreats = vastab teiste mängijate käikudel
check-bot-single = vastab, kui on ainult üks tegevus
check-bot-unknown = eirab tundmatuid ridu
check-bot-chatter = ei saada muid ridu
check-bot-why = põhjendab oma vastust
check-bot-bye = lõpetab käsu bye peale
check-bot-eof = lõpetab sisendi lõppedes

check-finding-hello = { NUMBER($ms, useGrouping: 0) } ms
check-finding-no-hello = ei tulnud „hello { $version } NAME“: { $fault ->
    [late] õigel ajal vastust polnud
    [gone] programm lõpetas
    [missing] programm ei käivitu
   *[other] teistsugune vastus
}
check-finding-games = { $games ->
    [one] { $games } mäng
   *[other] { $games } mängu
}, { $decisions ->
    [one] { $decisions } otsus
   *[other] { $decisions } otsust
}, ühes protsessis
check-finding-broken = kaart { $map }, { $decision }. otsus: { $fault ->
    [late] õigel ajal vastust polnud
    [gone] programm lõpetas
    [too-long] rida on liiga pikk
    [flood] programm saadab liiga palju ridu
   *[other] programm ei järgi protokolli
}
check-finding-legal = iga vastus on lubatud tegevus
check-finding-illegal = „{ $answer }“ kaardil { $map } ei kuulu lubatud tegevuste hulka (neid on { $actions }); seda juhtus { $amount ->
    [one] üks kord
   *[other] { $amount } korda
}
check-finding-time = aeglaseim { NUMBER($slowest, useGrouping: 0) } ms, 95% kuni { NUMBER($usual, useGrouping: 0) } ms; lubatud { NUMBER($allowed, useGrouping: 0) } ms
check-finding-late = { $amount ->
    [one] hilines üks kord
   *[other] hilines { $amount } korda
}; lubatud { NUMBER($allowed, useGrouping: 0) } ms
check-finding-retreats = { $amount ->
    [one] küsitud üks kord
   *[other] küsitud { $amount } korda
}
check-finding-no-retreat = lubatud tegevust ei valitud
check-finding-single = vastab ainsa tegevusega
check-finding-single-wrong = „{ $answer }“ ei ole ainus lubatud tegevus
check-finding-unknown = { $amount ->
    [one] eiratud { $amount } tundmatu rida
   *[other] eiratud { $amount } tundmatut rida
}
check-finding-unknown-harm = pärast tundmatut rida ei tulnud kehtivat vastust
check-finding-quiet = muid ridu pole
check-finding-chatter = { $amount ->
    [one] { $amount } rida, mida keegi ei küsinud
   *[other] { $amount } rida, mida keegi ei küsinud
}: lubatud, aga parem stderr-i
check-finding-why = { $plan ->
    [0] vastab
    [one] plaan, milles on { $plan } tegevus
   *[other] plaan, milles on { $plan } tegevust
}
check-finding-no-why = vastust pole; see pole kohustuslik
check-finding-left = väljumiskood { $code }
check-finding-stayed = tuli sunniviisiliselt lõpetada
check-finding-not-tried = proovimata: programm on lõpetanud
