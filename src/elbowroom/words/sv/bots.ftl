help-option-level = boten som ska köras: easy, medium, hard, champion@0.5s, random
help-option-command = programmet och dess argument, inom citattecken som ett ord, som i ”./mybot --deep”
help-option-decision = hur många sekunder den har för varje beslut

bot-program = { $program }
error-bot-of-a-bot = ”{ $text }” talar redan protokollet: ge det en plats direkt
error-record-program = plats { $seat } spelades av ett program ({ $text }), och ett protokoll får inte starta program: välj platserna med --seats
error-decision = tiden för ett beslut måste vara mellan { $least } och { $most } sekunder

play-fault = { $seat } { $fault ->
    [late] svarar inte i tid
    [gone] har avslutats
    [no-option] svarar med något som inte är ett tillåtet drag
   *[other] följer inte protokollet
}; så lite som möjligt spelas åt den.
sim-faults = Plats { $seat } { $fault ->
    [late] svarade inte i tid
    [gone] avslutades
    [no-option] svarade med något som inte är ett tillåtet drag
   *[other] följde inte protokollet
}: { $amount ->
    [one] en gång
   *[other] { $amount } gånger
}

## bot-check: the table of what was tried

check-bot-title = { $name }, protokoll { $version }
check-bot-unnamed = (inget namn)
check-bot-progress = Spelar
check-bot-what = Kontroll
check-bot-verdict = Utslag
check-bot-finding = Resultat
check-bot-passed = godkänd
check-bot-failed = UNDERKÄND
check-bot-left-out = frivillig
check-bot-all-well = Alla kontroller är godkända.
check-bot-not-well = { $amount ->
    [one] { $amount } kontroll underkänd.
   *[other] { $amount } kontroller underkända.
}

check-bot-hello = säger hello
check-bot-games = spelar hela spel
check-bot-legal = gör bara tillåtna drag
check-bot-time = svarar i tid
check-bot-retreats = svarar under andra platsers turer
check-bot-single = svarar när det bara finns ett drag
check-bot-unknown = bortser från okända rader
check-bot-chatter = skickar inga andra rader
check-bot-why = förklarar sitt svar
check-bot-bye = avslutas vid bye
check-bot-eof = avslutas när indata tar slut

check-finding-hello = på { NUMBER($ms, useGrouping: 0) } ms
check-finding-no-hello = inget ”hello { $version } NAME”: { $fault ->
    [late] inget svar i tid
    [gone] det avslutades
    [missing] det går inte att starta
   *[other] ett annat svar
}
check-finding-games = { $games } spel, { $decisions } beslut, i en process
check-finding-broken = på { $map }, vid beslut { $decision }: { $fault ->
    [late] inget svar i tid
    [gone] det avslutades
    [too-long] en rad är för lång
    [flood] det skickar för många rader
   *[other] det följer inte protokollet
}
check-finding-legal = varje svar är ett tillåtet drag
check-finding-illegal = ”{ $answer }” på { $map } är inte något av { $actions } tillåtna drag; det hände { $amount ->
    [one] en gång
   *[other] { $amount } gånger
}
check-finding-time = långsammast { NUMBER($slowest, useGrouping: 0) } ms, 95 % inom { NUMBER($usual, useGrouping: 0) } ms; tillåtet { NUMBER($allowed, useGrouping: 0) } ms
check-finding-late = { $amount ->
    [one] sent en gång
   *[other] sent { $amount } gånger
}; tillåtet { NUMBER($allowed, useGrouping: 0) } ms
check-finding-retreats = { $amount ->
    [one] tillfrågat en gång
   *[other] tillfrågat { $amount } gånger
}
check-finding-no-retreat = inget tillåtet drag valdes
check-finding-single = det svarar med det enda draget
check-finding-single-wrong = ”{ $answer }” är inte det enda tillåtna draget
check-finding-unknown = bortser från { $amount ->
    [one] { $amount } okänd rad
   *[other] { $amount } okända rader
}
check-finding-unknown-harm = inget giltigt svar efter en okänd rad
check-finding-quiet = inga andra rader
check-finding-chatter = { $amount ->
    [one] { $amount } rad som ingen har bett om
   *[other] { $amount } rader som ingen har bett om
}: tillåtet, men bättre på stderr
check-finding-why = { $plan ->
    [0] det svarar
    [one] en plan på { $plan } drag
   *[other] en plan på { $plan } drag
}
check-finding-no-why = inget svar; inget krävs
check-finding-left = slutkod { $code }
check-finding-stayed = det fick tvångsavslutas
check-finding-not-tried = inte prövat: programmet har avslutats
