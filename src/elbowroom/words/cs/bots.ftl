help-option-level = bot, který se má spustit: easy, medium, hard, champion@0.5s, random
help-option-command = program a jeho argumenty, v uvozovkách jako jedno slovo, např. „./mybot --deep“
help-option-decision = kolik sekund má na každé rozhodnutí
bot-program = { $program }
error-bot-of-a-bot = „{ $text }“ už protokolem mluví: posaďte ho přímo
error-record-program = za hráče { $seat } hrál program ({ $text }) a záznam nesmí programy spouštět: zvolte hráče pomocí --seats
error-decision = čas na rozhodnutí musí být od { $least } do { $most } sekund
play-fault = { $seat }: program { $fault ->
    [late] neodpovídá včas
    [gone] skončil
    [no-option] odpovídá něčím, co není dovolená akce
   *[other] nedodržuje protokol
}; hraje se za něj jen to nejnutnější.
sim-faults = Hráč { $seat } { $fault ->
    [late] neodpovídá včas
    [gone] skončil
    [no-option] odpovídá něčím, co není dovolená akce
   *[other] nedodržuje protokol
}: { $amount ->
    [one] jednou
    [few] { $amount }krát
    [many] { $amount }krát
   *[other] { $amount }krát
}

## bot-check: the table of what was tried

check-bot-title = { $name }, protokol { $version }
check-bot-unnamed = (beze jména)
check-bot-progress = Hraje se
check-bot-what = Kontrola
check-bot-verdict = Verdikt
check-bot-finding = Zjištění
check-bot-passed = v pořádku
check-bot-failed = CHYBA
check-bot-left-out = nepovinné
check-bot-all-well = Všechny kontroly dopadly dobře.
check-bot-not-well = { $amount ->
    [one] { $amount } kontrola nedopadla dobře.
    [few] { $amount } kontroly nedopadly dobře.
    [many] { $amount } kontroly nedopadlo dobře.
   *[other] { $amount } kontrol nedopadlo dobře.
}
check-bot-hello = pozdraví
check-bot-games = odehraje celé hry
check-bot-legal = hraje jen dovolené akce
check-bot-time = odpovídá včas
check-bot-retreats = odpovídá i v tazích ostatních
check-bot-single = odpoví, i když je jen jedna akce
check-bot-unknown = přehlíží neznámé řádky
check-bot-chatter = neposílá jiné řádky
check-bot-why = vysvětlí svou odpověď
check-bot-bye = skončí po bye
check-bot-eof = skončí s koncem vstupu
check-finding-hello = za { NUMBER($ms, useGrouping: 0) } ms
check-finding-no-hello = žádné „hello { $version } NAME“: { $fault ->
    [late] neodpovídá včas
    [gone] skončil
    [missing] nelze ho spustit
   *[other] odpovídá jinak
}
check-finding-games = { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
}, { $decisions ->
    [one] { $decisions } rozhodnutí
    [few] { $decisions } rozhodnutí
    [many] { $decisions } rozhodnutí
   *[other] { $decisions } rozhodnutí
}, v jednom procesu
check-finding-broken = mapa { $map }, rozhodnutí { $decision }: { $fault ->
    [late] neodpovídá včas
    [gone] skončil
    [too-long] řádek je příliš dlouhý
    [flood] posílá příliš mnoho řádků
   *[other] nedodržuje protokol
}
check-finding-legal = každá odpověď je dovolená akce
check-finding-illegal = „{ $answer }“ na mapě { $map } nepatří mezi dovolené akce (je jich { $actions }); stalo se to { $amount ->
    [one] jednou
    [few] { $amount }krát
    [many] { $amount }krát
   *[other] { $amount }krát
}
check-finding-time = nejpomaleji { NUMBER($slowest, useGrouping: 0) } ms, 95 % do { NUMBER($usual, useGrouping: 0) } ms; povoleno { NUMBER($allowed, useGrouping: 0) } ms
check-finding-late = { $amount ->
    [one] jednou pozdě
    [few] { $amount }krát pozdě
    [many] { $amount }krát pozdě
   *[other] { $amount }krát pozdě
}; povoleno { NUMBER($allowed, useGrouping: 0) } ms
check-finding-retreats = { $amount ->
    [one] dotázán jednou
    [few] dotázán { $amount }krát
    [many] dotázán { $amount }krát
   *[other] dotázán { $amount }krát
}
check-finding-no-retreat = nezvolil žádnou dovolenou akci
check-finding-single = odpoví jedinou možnou akcí
check-finding-single-wrong = „{ $answer }“ není jediná dovolená akce
check-finding-unknown = { $amount ->
    [one] { $amount } neznámý řádek: bez potíží
    [few] { $amount } neznámé řádky: bez potíží
    [many] { $amount } neznámého řádku: bez potíží
   *[other] { $amount } neznámých řádků: bez potíží
}
check-finding-unknown-harm = po neznámém řádku žádná platná odpověď
check-finding-quiet = žádné jiné řádky
check-finding-chatter = { $amount ->
    [one] { $amount } řádek, o který nikdo nežádal: dovoleno, ale lépe na stderr
    [few] { $amount } řádky, o které nikdo nežádal: dovoleno, ale lépe na stderr
    [many] { $amount } řádku, o které nikdo nežádal: dovoleno, ale lépe na stderr
   *[other] { $amount } řádků, o které nikdo nežádal: dovoleno, ale lépe na stderr
}
check-finding-why = { $plan ->
    [0] odpoví
    [one] plán: { $plan } akce
    [few] plán: { $plan } akce
    [many] plán: { $plan } akce
   *[other] plán: { $plan } akcí
}
check-finding-no-why = bez odpovědi; není povinná
check-finding-left = návratový kód { $code }
check-finding-stayed = musel být ukončen násilím
check-finding-not-tried = nezkoušeno: program skončil
