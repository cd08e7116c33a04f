nav-gallery = Galleria
gallery-title = Galleria
gallery-lead = Ihmisten tekemiä rotuja ja erityiskykyjä, heti pelattavissa.
gallery-make = Tee oma
gallery-search = Etsi nimellä
gallery-order = Järjestys
gallery-order-newest = Uusimmat
gallery-order-played = Pelatuimmat
gallery-by-author = Vain tekijältä { $author }.
gallery-all = Koko galleria
gallery-more = Näytä lisää
gallery-none = Kukaan ei ole vielä julkaissut täällä mitään. Voit olla ensimmäinen.
gallery-none-found = Mitään sellaista ei ole julkaistu.
gallery-ours = Tämän pelin tekijöiltä
gallery-from-us = meiltä
gallery-by = tekijä { $author }
gallery-races = { $amount ->
    [one] { $amount } rotu
   *[other] { $amount } rotua
}
gallery-powers = { $amount ->
    [one] { $amount } erityiskyky
   *[other] { $amount } erityiskykyä
}
gallery-maps = { $amount ->
    [one] { $amount } kartta
   *[other] { $amount } karttaa
}
gallery-plays-text = { $plays ->
    [one] pelattu kerran
   *[other] pelattu { $plays } kertaa
}
gallery-more-things = ja { $amount } muuta

## One collection

gallery-of-author = Lisää samalta tekijältä
gallery-newer = Tästä kokoelmasta on uudempi versio.
gallery-older = Tämä on vanhemman kokoelman uusi versio.
gallery-with-maps = { $amount ->
    [one] Mukana on myös kartta, jonka voit valita, kun perustat pöydän.
   *[other] Mukana on myös { $amount } karttaa, joista voit valita, kun perustat pöydän.
}
gallery-report-open = Ilmoita tästä
gallery-report-reason = Mikä siinä on vialla?
gallery-report-hint = Vain tämän palvelimen ylläpitäjä lukee sen.
gallery-report-send = Lähetä
gallery-report-sent = Kiitos. Tämän palvelimen ylläpitäjä katsoo asiaa.

## Publishing

publish-head = Julkaise
publish-account = Kuka tahansa voi löytää julkaisusi ja pelata sillä. Se ilmestyy nimelläsi, joten suojaa nimesi ensin salasanalla.
publish-lead = Kaikki löytävät sen galleriasta nimelläsi: { $name }. Sitä ei voi enää muuttaa, mutta voit julkaista uuden version.
publish-version = Tämä on
publish-new = jotain uutta
publish-button = Julkaise
publish-done = Se on nyt galleriassa:

## Measuring

measure-head = Mittaa
measure-lead = Botit pelaavat sillä muutamia satoja pelejä. Siihen menee noin minuutti, ja voit keskeyttää milloin vain.
measure-start = Mittaa
measure-stop = Pysäytä
measure-go-on = Jatka
measure-progress = Pelattuja pelejä
measure-played = { $played }/{ $of } peliä
measure-verdict-head = { $verdict ->
    [weak] Heikko: tuskin kukaan haluaa tätä.
    [strong] Vahva: kaikki haluavat tämän.
   *[even] Tasapainoinen: sopii hyvin joukkoon.
}
measure-coins-text = Sen armeijat tuovat keskimäärin { $coins } kolikkoa ({ $low }–{ $high }).
measure-middle-text = { $kind ->
    [race] Puolet laatikon roduista tuo { $lower }–{ $upper }.
   *[power] Puolet laatikon erityiskyvyistä tuo { $lower }–{ $upper }.
}
measure-rank-text = { $kind ->
    [race] Se on sijalla { $rank }, kun rotuja on { $ranked }.
   *[power] Se on sijalla { $rank }, kun erityiskykyjä on { $ranked }.
}
measure-wins-text = Sen valinneet pelaajat voittavat { $share } % peleistään ({ $low }–{ $high } %); sattumalta luku olisi 25 %.
measure-token-text = { $change ->
    [more] Yksi merkki lisää
   *[less] Yksi merkki vähemmän
} toisi { $more ->
    [yes] { $coins } kolikkoa enemmän
   *[no] { $coins } kolikkoa vähemmän
} (väli { $low } – { $high }).
measure-about-text = Armeijoita { $picks }, pelejä { $games }, botit: { FORM($bot, "small") }, kartta: { $map }; suluissa 90 %:n luottamusvälit.
measure-hardly = Pelejä oli { $games }, eivätkä botit juuri koskaan valinneet sitä.

## When something is refused

refusal-account-needed = Suojaa nimesi ensin salasanalla, jotta voit julkaista jotain.
refusal-already-published = Täsmälleen tämä kokoelma on jo galleriassa.
refusal-gallery-full = Olet julkaissut niin paljon kuin yksi ihminen saa.
refusal-not-your-entry = Vain kokoelman tekijä voi julkaista siitä uuden version.
refusal-no-such-entry = Galleriassa ei ole tällaista kokoelmaa. Ehkä se on poistettu.
refusal-no-such-thing = Tässä kokoelmassa ei ole sellaista rotua tai erityiskykyä.
