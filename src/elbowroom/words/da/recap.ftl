## What happened

recap-title = Siden din sidste tur
recap-next = Vis det på brættet, skridt for skridt
recap-income = { $coins ->
    [0] Du optjener ingen mønter.
    [one] Du optjener { $coins } mønt. { $parts }
   *[other] Du optjener { $coins } mønter. { $parts }
}
recap-lost = { $tokens ->
    [0] { $seat } tager { $regions } fra dig. Du mister ingen tropper.
    [one] { $seat } tager { $regions } fra dig. Du mister { $tokens } trop.
   *[other] { $seat } tager { $regions } fra dig. Du mister { $tokens } tropper.
}
recap-took = { $amount ->
    [one] { $seat } erobrer { $regions }.
   *[other] { $seat } erobrer { $amount } regioner: { $regions }.
}
settings-recap = Opsummer ved starten af min tur, hvad der er sket
keys-n = Hvad der er sket siden min sidste tur, skridt for skridt

## Quick ways to act

do-fill = { $amount ->
    [one] Den sidste trop hertil
   *[other] Alle { $amount } tropper hertil
}
do-repeat = Placer som sidst
settings-auto-end = Stop erobringerne, og afslut min tur, når der ikke er andet at gøre
mark-plan = Planlagt som din næste erobring.
plan-do = Planlæg som næste erobring
plan-drop = Drop planen
plan-set = Planlagt: Regionen erobres, når det bliver din tur.
plan-cancel = Planlagt: { $region }
plan-gone = Din plan kan ikke længere gennemføres: { $region }.
keys-f = Alle tropper på hånden til den region, du peger på; også med Shift-klik
keys-p = Placer tropperne som i min sidste tur
keys-escape = Drop den planlagte erobring, luk reglerne

## Rules at hand

tabs-rules = Regler
rules-look-up = Slå op i reglerne
keys-i = Reglerne om det, du peger på
