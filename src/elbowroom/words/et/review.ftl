review-title = Õpi sellest mängust
review-lead = Inimeste otsustest läks kolm kõige kallimaks maksma. Tugev bot otsib need üles ja selgitab välja, mis oleks olnud parem.
review-start = Otsi üles
review-progress = { $turns ->
    [0] Bot vaatab mängu üle …
   *[other] Käike läbi vaadatud: { $done }/{ $turns } …
}
review-none = Ükski otsus ei läinud maksma üle poole mündi. Hästi mängitud!
review-estimate = Kõik arvud on hinnangulised: bot mängis mängu palju kordi edasi, mõlema variandi puhul samade veeretustega.
review-cost = Edu kahanes umbes { $coins } mündi võrra
review-played = Mängitud
review-better = Parem
review-way = Mängulaual
review-win = Võiduvõimalus: { $share }%
review-before = Seis enne otsust
review-show = Näita mängulaual
review-try = Proovi ise
review-replay = Näita korduses
