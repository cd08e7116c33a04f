help-option-level = den bot, der skal køre: easy, medium, hard, champion@0.5s, random
help-option-command = programmet og dets argumenter, i anførselstegn som ét ord, for eksempel »./mybot --deep«
help-option-decision = hvor mange sekunder det har til hver beslutning

bot-program = { $program }
error-bot-of-a-bot = »{ $text }« taler allerede protokollen: Giv den en plads direkte
error-record-program = plads { $seat } blev spillet af et program ({ $text }), og en optegnelse må ikke starte programmer: Vælg pladserne med --seats
error-decision = tiden til en beslutning skal være mellem { $least } og { $most } sekunder

play-fault = { $seat } { $fault ->
    [late] svarer ikke i tide
    [gone] er afsluttet
    [no-option] svarer med noget, der ikke er en lovlig handling
   *[other] følger ikke protokollen
}; der spilles så lidt som muligt for den.
sim-faults = Plads { $seat } { $fault ->
    [late] svarede ikke i tide
    [gone] afsluttede
    [no-option] svarede med noget, der ikke er en lovlig handling
   *[other] fulgte ikke protokollen
}: { $amount ->
    [one] én gang
   *[other] { $amount } gange
}

## bot-check: the table of what was tried

check-bot-title = { $name }, protokol { $version }
check-bot-unnamed = (intet navn)
check-bot-progress = Spiller
check-bot-what = Prøve
check-bot-verdict = Udfald
check-bot-finding = Resultat
check-bot-passed = bestået
check-bot-failed = FEJL
check-bot-left-out = valgfri
check-bot-all-well = Alle prøver bestået.
check-bot-not-well = { $amount ->
    [one] { $amount } prøve mislykkedes.
   *[other] { $amount } prøver mislykkedes.
}

check-bot-hello = siger goddag
check-bot-games = spiller hele spil
check-bot-legal = spiller kun lovlige handlinger
check-bot-time = svarer i tide
check-bot-retreats = svarer i andre pladsers ture
check-bot-single = svarer, når der kun er én handling
check-bot-unknown = ignorerer ukendte linjer
check-bot-chatter = sender ingen andre linjer
check-bot-why = forklarer sit svar
check-bot-bye = afslutter ved bye
check-bot-eof = afslutter, når dets input slutter

check-finding-hello = på { NUMBER($ms, useGrouping: 0) } ms
check-finding-no-hello = intet »hello { $version } NAVN«: { $fault ->
    [late] intet svar i tide
    [gone] det afsluttede
    [missing] det kan ikke startes
   *[other] et andet svar
}
check-finding-games = { $games ->
    [one] { $games } spil
   *[other] { $games } spil
}, { $decisions ->
    [one] { $decisions } beslutning
   *[other] { $decisions } beslutninger
}, i én proces
check-finding-broken = på { $map }, ved beslutning { $decision }: { $fault ->
    [late] intet svar i tide
    [gone] det afsluttede
    [too-long] en linje er for lang
    [flood] det sender for mange linjer
   *[other] det følger ikke protokollen
}
check-finding-legal = hvert svar er en lovlig handling
check-finding-illegal = »{ $answer }« på { $map } er ikke en af { $actions } lovlige handlinger; det skete { $amount ->
    [one] én gang
   *[other] { $amount } gange
}
check-finding-time = langsomst { NUMBER($slowest, useGrouping: 0) } ms, 95 % inden for { NUMBER($usual, useGrouping: 0) } ms; tilladt { NUMBER($allowed, useGrouping: 0) } ms
check-finding-late = { $amount ->
    [one] for sent én gang
   *[other] for sent { $amount } gange
}; tilladt { NUMBER($allowed, useGrouping: 0) } ms
check-finding-retreats = { $amount ->
    [one] spurgt én gang
   *[other] spurgt { $amount } gange
}
check-finding-no-retreat = ingen lovlig handling blev valgt
check-finding-single = det svarer med den eneste handling
check-finding-single-wrong = »{ $answer }« er ikke den eneste lovlige handling
check-finding-unknown = { $amount ->
    [one] { $amount } ukendt linje
   *[other] { $amount } ukendte linjer
} ignoreret
check-finding-unknown-harm = intet gyldigt svar efter en ukendt linje
check-finding-quiet = ingen andre linjer
check-finding-chatter = { $amount ->
    [one] { $amount } linje, som ingen bad om
   *[other] { $amount } linjer, som ingen bad om
}: tilladt, men bedre på stderr
check-finding-why = { $plan ->
    [0] det svarer
    [one] en plan på { $plan } handling
   *[other] en plan på { $plan } handlinger
}
check-finding-no-why = intet svar; det kræves ikke
check-finding-left = slutkode { $code }
check-finding-stayed = det måtte tvinges til at stoppe
check-finding-not-tried = ikke prøvet: Programmet er afsluttet
