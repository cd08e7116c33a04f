help-option-level = az indítandó bot: easy, medium, hard, champion@0.5s, random
help-option-command = a program és argumentumai, idézőjelben egy szóként, pl. „./mybot --deep”
help-option-decision = hány másodperce van egy döntésre
bot-program = { $program }
error-bot-of-a-bot = „{ $text }” már beszéli a protokollt: ültesd le közvetlenül
error-record-program = { $seat }. játékos: program játszott helyette ({ $text }), és egy jegyzőkönyv nem indíthat programot: válaszd ki a játékosokat a --seats segítségével
error-decision = a döntés ideje { $least } és { $most } másodperc között legyen
play-fault = { $seat }: a program { $fault ->
    [late] nem válaszol időben
    [gone] leállt
    [no-option] szabálytalan lépéssel válaszol
   *[other] nem követi a protokollt
}; helyette csak a legszükségesebbet játsszuk.
sim-faults = { $seat }. játékos: { $fault ->
    [late] nem válaszol időben
    [gone] leállt
    [no-option] szabálytalan lépéssel válaszol
   *[other] nem követi a protokollt
}; ennyiszer: { $amount }

## bot-check: the table of what was tried

check-bot-title = { $name }, protokoll: { $version }
check-bot-unnamed = (névtelen)
check-bot-progress = Játék
check-bot-what = Ellenőrzés
check-bot-verdict = Ítélet
check-bot-finding = Megállapítás
check-bot-passed = rendben
check-bot-failed = HIBA
check-bot-left-out = nem kötelező
check-bot-all-well = Minden ellenőrzés rendben.
check-bot-not-well = { $amount } ellenőrzés nem sikerült.
check-bot-hello = köszön
check-bot-games = egész játékokat játszik
check-bot-legal = csak szabályos lépéseket tesz
check-bot-time = időben válaszol
check-bot-retreats = mások körében is válaszol
check-bot-single = akkor is válaszol, ha csak egy lépés van
check-bot-unknown = átugorja az ismeretlen sorokat
check-bot-chatter = nem küld más sorokat
check-bot-why = megmagyarázza a válaszát
check-bot-bye = a bye után kilép
check-bot-eof = a bemenet végén kilép
check-finding-hello = { NUMBER($ms, useGrouping: 0) } ms alatt
check-finding-no-hello = nincs „hello { $version } NAME”: { $fault ->
    [late] nem válaszol időben
    [gone] leállt
    [missing] nem indítható
   *[other] mást válaszol
}
check-finding-games = { $games } játék, { $decisions } döntés, egy folyamatban
check-finding-broken = térkép: { $map }, { $decision }. döntés: { $fault ->
    [late] nem válaszol időben
    [gone] leállt
    [too-long] túl hosszú egy sor
    [flood] túl sok sort küld
   *[other] nem követi a protokollt
}
check-finding-legal = minden válasza szabályos lépés
check-finding-illegal = „{ $answer }” ({ $map }) nincs a szabályos lépések között (ezek száma: { $actions }); ennyiszer fordult elő: { $amount }
check-finding-time = leglassabb { NUMBER($slowest, useGrouping: 0) } ms, 95% ennyin belül: { NUMBER($usual, useGrouping: 0) } ms; megengedett { NUMBER($allowed, useGrouping: 0) } ms
check-finding-late = ennyiszer késett: { $amount }; megengedett { NUMBER($allowed, useGrouping: 0) } ms
check-finding-retreats = ennyiszer kérdeztük: { $amount }
check-finding-no-retreat = nem választott szabályos lépést
check-finding-single = az egyetlen lépéssel válaszol
check-finding-single-wrong = „{ $answer }” nem az egyetlen szabályos lépés
check-finding-unknown = { $amount } ismeretlen sort átugrott
check-finding-unknown-harm = ismeretlen sor után nincs érvényes válasz
check-finding-quiet = nincs más sor
check-finding-chatter = { $amount } sor, amelyet senki sem kért: megengedett, de jobb volna az stderren
check-finding-why = { $plan ->
    [0] válaszol
   *[other] { $plan } lépéses terv
}
check-finding-no-why = nincs válasz; nem is kötelező
check-finding-left = kilépési kód: { $code }
check-finding-stayed = le kellett állítani
check-finding-not-tried = nem próbáltuk: a program leállt
