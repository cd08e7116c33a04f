help-option-level = boten som skal kjøres: easy, medium, hard, champion@0.5s, random
help-option-command = programmet og argumentene, i anførselstegn som ett ord, som i «./mybot --deep»
help-option-decision = hvor mange sekunder det har til hver avgjørelse

bot-program = { $program }
error-bot-of-a-bot = «{ $text }» snakker allerede protokollen: sett den direkte på plassen
error-record-program = plass { $seat } ble spilt av et program ({ $text }), og et referat får ikke starte programmer: velg plassene med --seats
error-decision = tiden for en avgjørelse må være mellom { $least } og { $most } sekunder

play-fault = { $seat } { $fault ->
    [late] svarer ikke i tide
    [gone] har avsluttet
    [no-option] svarer med noe som ikke er en lovlig handling
   *[other] følger ikke protokollen
}; så lite som mulig blir spilt for plassen.
sim-faults = Plass { $seat } { $fault ->
    [late] svarte ikke i tide
    [gone] avsluttet
    [no-option] svarte med noe som ikke er en lovlig handling
   *[other] fulgte ikke protokollen
}: { $amount ->
    [one] én gang
   *[other] { $amount } ganger
}

## bot-check: the table of what was tried

check-bot-title = { $name }, protokoll { $version }
check-bot-unnamed = (uten navn)
check-bot-progress = Spiller
check-bot-what = Kontroll
check-bot-verdict = Vurdering
check-bot-finding = Funn
check-bot-passed = bestått
check-bot-failed = FEILET
check-bot-left-out = valgfritt
check-bot-all-well = Alle kontroller bestått.
check-bot-not-well = { $amount ->
    [one] { $amount } kontroll feilet.
   *[other] { $amount } kontroller feilet.
}

check-bot-hello = sier hello
check-bot-games = spiller hele spill
check-bot-legal = gjør bare lovlige handlinger
check-bot-time = svarer i tide
check-bot-retreats = svarer på andre plassers tur
check-bot-single = svarer når det bare er én handling
check-bot-unknown = ignorerer ukjente linjer
check-bot-chatter = sender ingen andre linjer
check-bot-why = forklarer svaret sitt
check-bot-bye = avslutter ved bye
check-bot-eof = avslutter når inndataene slutter

check-finding-hello = på { NUMBER($ms, useGrouping: 0) } ms
check-finding-no-hello = ingen «hello { $version } NAME»: { $fault ->
    [late] ikke noe svar i tide
    [gone] det avsluttet
    [missing] det kan ikke startes
   *[other] et annet svar
}
check-finding-games = { $games ->
    [one] { $games } spill
   *[other] { $games } spill
}, { $decisions ->
    [one] { $decisions } avgjørelse
   *[other] { $decisions } avgjørelser
}, i én prosess
check-finding-broken = på { $map }, ved avgjørelse { $decision }: { $fault ->
    [late] ikke noe svar i tide
    [gone] det avsluttet
    [too-long] en linje er for lang
    [flood] det sender for mange linjer
   *[other] det følger ikke protokollen
}
check-finding-legal = hvert svar er en lovlig handling
check-finding-illegal = «{ $answer }» på { $map } er ikke en av { $actions } lovlige handlinger; dette skjedde { $amount ->
    [one] én gang
   *[other] { $amount } ganger
}
check-finding-time = langsomst { NUMBER($slowest, useGrouping: 0) } ms, 95 % innen { NUMBER($usual, useGrouping: 0) } ms; tillatt { NUMBER($allowed, useGrouping: 0) } ms
check-finding-late = { $amount ->
    [one] for sent én gang
   *[other] for sent { $amount } ganger
}; tillatt { NUMBER($allowed, useGrouping: 0) } ms
check-finding-retreats = { $amount ->
    [one] spurt én gang
   *[other] spurt { $amount } ganger
}
check-finding-no-retreat = ingen lovlig handling ble valgt
check-finding-single = det svarer med den eneste handlingen
check-finding-single-wrong = «{ $answer }» er ikke den eneste lovlige handlingen
check-finding-unknown = { $amount ->
    [one] { $amount } ukjent linje
   *[other] { $amount } ukjente linjer
} ignorert
check-finding-unknown-harm = ikke noe gyldig svar etter en ukjent linje
check-finding-quiet = ingen andre linjer
check-finding-chatter = { $amount ->
    [one] { $amount } linje som ingen har bedt om
   *[other] { $amount } linjer som ingen har bedt om
}: tillatt, men bedre på stderr
check-finding-why = { $plan ->
    [0] det svarer
    [one] en plan på { $plan } handling
   *[other] en plan på { $plan } handlinger
}
check-finding-no-why = ikke noe svar; det kreves heller ikke
check-finding-left = avslutningskode { $code }
check-finding-stayed = det måtte stoppes med makt
check-finding-not-tried = ikke prøvd: programmet har avsluttet
