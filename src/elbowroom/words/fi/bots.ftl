help-option-level = ajettava botti: easy, medium, hard, champion@0.5s, random
help-option-command = ohjelma ja sen argumentit yhtenä sanana lainausmerkeissä, kuten ”./mybot --deep”
help-option-decision = montako sekuntia sillä on kuhunkin päätökseen

bot-program = { $program }
error-bot-of-a-bot = ”{ $text }” puhuu jo protokollaa: istuta se suoraan pöytään
error-record-program = pelaajana { $seat } pelasi ohjelma ({ $text }), eikä tallenne saa käynnistää ohjelmia: valitse pelaajat valitsimella --seats
error-decision = päätösajan on oltava väliltä { $least }–{ $most } sekuntia

play-fault = { $seat } { $fault ->
    [late] ei vastaa ajoissa
    [gone] on päättynyt
    [no-option] vastaa jotain, mikä ei ole sallittu toiminto
   *[other] ei noudata protokollaa
}; sen puolesta pelataan niin vähän kuin mahdollista.
sim-faults = Pelaaja { $seat } { $fault ->
    [late] ei vastannut ajoissa
    [gone] päättyi
    [no-option] vastasi jotain, mikä ei ole sallittu toiminto
   *[other] ei noudattanut protokollaa
}: { $amount ->
    [one] kerran
   *[other] { $amount } kertaa
}

## bot-check: the table of what was tried

check-bot-title = { $name }, protokolla { $version }
check-bot-unnamed = (ei nimeä)
check-bot-progress = Pelataan
check-bot-what = Tarkistus
check-bot-verdict = Tulos
check-bot-finding = Havainto
check-bot-passed = läpi
check-bot-failed = HYLÄTTY
check-bot-left-out = valinnainen
check-bot-all-well = Kaikki tarkistukset menivät läpi.
check-bot-not-well = { $amount ->
    [one] { $amount } tarkistus ei mennyt läpi.
   *[other] { $amount } tarkistusta ei mennyt läpi.
}

check-bot-hello = tervehtii
check-bot-games = pelaa kokonaisia pelejä
check-bot-legal = pelaa vain sallittuja toimintoja
check-bot-time = vastaa ajoissa
check-bot-retreats = vastaa muiden pelaajien vuoroilla
check-bot-single = vastaa, kun toimintoja on vain yksi
check-bot-unknown = ohittaa tuntemattomat rivit
check-bot-chatter = ei lähetä muita rivejä
check-bot-why = perustelee vastauksensa
check-bot-bye = päättyy sanaan bye
check-bot-eof = päättyy syötteen loppuun

# Findings
check-finding-hello = { NUMBER($ms, useGrouping: 0) } ms:ssa
check-finding-no-hello = ei tervehdystä ”hello { $version } NAME”: { $fault ->
    [late] ei vastausta ajoissa
    [gone] se päättyi
    [missing] sitä ei voi käynnistää
   *[other] muu vastaus
}
check-finding-games = { $games ->
    [one] { $games } peli
   *[other] { $games } peliä
}, { $decisions ->
    [one] { $decisions } päätös
   *[other] { $decisions } päätöstä
}, yhdessä prosessissa
check-finding-broken = kartalla { $map }, päätöksessä { $decision }: { $fault ->
    [late] ei vastausta ajoissa
    [gone] se päättyi
    [too-long] rivi on liian pitkä
    [flood] se lähettää liikaa rivejä
   *[other] se ei noudata protokollaa
}
check-finding-legal = jokainen vastaus on sallittu toiminto
check-finding-illegal = ”{ $answer }” kartalla { $map } ei ole mikään sallituista toiminnoista, joita on { $actions }; näin kävi { $amount ->
    [one] kerran
   *[other] { $amount } kertaa
}
check-finding-time = hitain { NUMBER($slowest, useGrouping: 0) } ms, 95 % enintään { NUMBER($usual, useGrouping: 0) } ms; sallittu { NUMBER($allowed, useGrouping: 0) } ms
check-finding-late = { $amount ->
    [one] myöhässä kerran
   *[other] myöhässä { $amount } kertaa
}; sallittu { NUMBER($allowed, useGrouping: 0) } ms
check-finding-retreats = { $amount ->
    [one] kysytty kerran
   *[other] kysytty { $amount } kertaa
}
check-finding-no-retreat = sallittua toimintoa ei valittu
check-finding-single = se vastaa ainoalla toiminnolla
check-finding-single-wrong = ”{ $answer }” ei ole ainoa sallittu toiminto
check-finding-unknown = { $amount ->
    [one] { $amount } tuntematon rivi
   *[other] { $amount } tuntematonta riviä
} ohitettu
check-finding-unknown-harm = ei kelvollista vastausta tuntemattoman rivin jälkeen
check-finding-quiet = ei muita rivejä
check-finding-chatter = { $amount ->
    [one] { $amount } rivi, jota kukaan ei pyytänyt
   *[other] { $amount } riviä, joita kukaan ei pyytänyt
}: sallittu, mutta parempi stderriin
check-finding-why = { $plan ->
    [0] se vastaa
    [one] { $plan } toiminnon suunnitelma
   *[other] { $plan } toiminnon suunnitelma
}
check-finding-no-why = ei vastausta; sitä ei vaaditakaan
check-finding-left = päättymiskoodi { $code }
check-finding-stayed = se piti lopettaa väkisin
check-finding-not-tried = ei kokeiltu: ohjelma on päättynyt
