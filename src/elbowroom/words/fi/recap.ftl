## What happened

recap-title = Viime vuorosi jälkeen
recap-next = Näytä pelilaudalla askel kerrallaan
recap-income = { $coins ->
    [0] Et saa yhtään kolikkoa.
    [one] Saat { $coins } kolikon. { $parts }
   *[other] Saat { $coins } kolikkoa. { $parts }
}
recap-lost = { $tokens ->
    [0] { $seat } valtaa sinulta: { $regions }. Et menetä yhtään merkkiä.
    [one] { $seat } valtaa sinulta: { $regions }. Menetät { $tokens } merkin.
   *[other] { $seat } valtaa sinulta: { $regions }. Menetät { $tokens } merkkiä.
}
recap-took = { $amount ->
    [one] { $seat } valloittaa alueen { $regions }.
   *[other] { $seat } valloittaa { $amount } aluetta: { $regions }.
}
settings-recap = Kertaa tapahtumat, kun vuoroni alkaa
keys-n = Mitä viime vuoroni jälkeen tapahtui, askel kerrallaan

## Quick ways to act

do-fill = { $amount ->
    [one] Viimeinen merkki tänne
   *[other] Kaikki { $amount } merkkiä tänne
}
do-repeat = Kuten viime vuorolla
settings-auto-end = Lopeta valloitukset ja vuoro puolestani, kun muuta ei voi tehdä
mark-plan = Suunniteltu seuraavaksi valloitukseksi.
plan-do = Suunnittele seuraavaksi valloitukseksi
plan-drop = Peru suunnitelma
plan-set = Suunniteltu: alue valloitetaan, kun vuorosi tulee.
plan-cancel = Suunniteltu: { $region }
plan-gone = Suunnitelmasi ei enää onnistu: { $region }.
keys-f = Kaikki kädessä olevat merkit osoittamallesi alueelle; myös Shift ja napsautus
keys-p = Sijoita merkit kuten viime vuorolla
keys-escape = Peru suunniteltu valloitus, sulje säännöt

## Rules at hand

tabs-rules = Säännöt
rules-look-up = Katso säännöistä
keys-i = Säännöt siitä, mitä osoitat
