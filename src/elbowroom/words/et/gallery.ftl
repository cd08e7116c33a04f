nav-gallery = Galerii
gallery-title = Galerii
gallery-lead = Rassid ja eriomadused, mille on teinud mängijad; nendega saab kohe mängida.
gallery-make = Tee oma
gallery-search = Otsi nimesid
gallery-order = Järjesta
gallery-order-newest = Uuemad ees
gallery-order-played = Enim mängitud ees
gallery-by-author = Ainult autorilt { $author }.
gallery-all = Terve galerii
gallery-more = Näita veel
gallery-none = Keegi pole siin veel midagi avaldanud. Sa võid olla esimene.
gallery-none-found = Midagi sellist pole avaldatud.
gallery-ours = Selle mängu tegijatelt
gallery-from-us = meilt
gallery-by = autor { $author }
gallery-races = { $amount ->
    [one] { $amount } rass
   *[other] { $amount } rassi
}
gallery-powers = { $amount ->
    [one] { $amount } eriomadus
   *[other] { $amount } eriomadust
}
gallery-maps = { $amount ->
    [one] { $amount } kaart
   *[other] { $amount } kaarti
}
gallery-plays-text = { $plays ->
    [one] mängitud üks kord
   *[other] mängitud { $plays } korda
}
gallery-more-things = ja veel { $amount }

## One collection

gallery-of-author = Veel sellelt autorilt
gallery-newer = Sellest kogumikust on uuem versioon.
gallery-older = See on ühe vanema kogumiku uus versioon.
gallery-with-maps = { $amount ->
    [one] Selles on ka kaart, mille saad valida, kui lauda valmis sead.
   *[other] Selles on ka { $amount } kaarti, mida saad valida, kui lauda valmis sead.
}
gallery-report-open = Teata probleemist
gallery-report-reason = Mis sellega valesti on?
gallery-report-hint = Seda loeb ainult selle serveri haldaja.
gallery-report-send = Saada
gallery-report-sent = Aitäh. Selle serveri haldaja vaatab asja üle.

## Publishing

publish-head = Avalda
publish-account = Avaldatut saavad kõik leida ja mängida. See avaldatakse sinu nime all, nii et kaitse enne oma nime parooliga.
publish-lead = Kõik leiavad selle galeriist sinu nime all: { $name }. Hiljem seda muuta ei saa, aga võid avaldada uue versiooni.
publish-version = See on
publish-new = midagi uut
publish-button = Avalda
publish-done = Nüüd on see galeriis:

## Measuring

measure-head = Mõõda
measure-lead = Botid mängivad sellega mõnisada mängu. See võtab umbes minuti ja sa võid iga hetk katkestada.
measure-start = Mõõda
measure-stop = Peata
measure-go-on = Jätka
measure-progress = Mängitud mänge
measure-played = Mänge { $played }/{ $of }
measure-verdict-head = { $verdict ->
    [weak] Nõrk: vaevalt keegi seda tahab.
    [strong] Tugev: kõik tahavad seda.
   *[even] Paras: sobib hästi sekka.
}
measure-coins-text = Selle armeed toovad keskmiselt { $coins } münti ({ $low } kuni { $high }).
measure-middle-text = { $kind ->
    [race] Pooled kasti rassidest toovad { $lower } kuni { $upper } münti.
   *[power] Pooled kasti eriomadustest toovad { $lower } kuni { $upper } münti.
}
measure-rank-text = { $kind ->
    [race] Koht rasside seas: { $rank }/{ $ranked }.
   *[power] Koht eriomaduste seas: { $rank }/{ $ranked }.
}
measure-wins-text = Mängijad, kes selle valivad, võidavad { $share }% oma mängudest ({ $low } kuni { $high }%); juhuslikult oleks see 25%.
measure-token-text = { $change ->
    [more] Üks hõimumärk rohkem
   *[less] Üks hõimumärk vähem
} tooks { $more ->
    [yes] { $coins } münti rohkem
   *[no] { $coins } münti vähem
} ({ $low } kuni { $high }).
measure-about-text = Armeesid { $picks }, mänge { $games }, botid: { FORM($bot, "small") }, kaart: { $map }; sulgudes: 90% vahemikud.
measure-hardly = { $games } mängu jooksul ei valinud botid seda peaaegu kordagi.

## When something is refused

refusal-account-needed = Millegi avaldamiseks kaitse enne oma nime parooliga.
refusal-already-published = Täpselt see kogumik on juba galeriis.
refusal-gallery-full = Sa oled avaldanud nii palju, kui üks inimene tohib.
refusal-not-your-entry = Kogumiku uue versiooni saab avaldada ainult selle autor.
refusal-no-such-entry = Sellist kogumikku galeriis pole. Võib-olla on see eemaldatud.
refusal-no-such-thing = Selles kogumikus pole sellist rassi ega eriomadust.
