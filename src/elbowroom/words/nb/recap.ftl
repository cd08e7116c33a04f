## What happened

recap-title = Siden forrige tur
recap-next = Vis det på brettet, trinn for trinn
recap-income = { $coins ->
    [0] Du tjener 0 mynter.
    [one] Du tjener { $coins } mynt. { $parts }
   *[other] Du tjener { $coins } mynter. { $parts }
}
recap-lost = { $tokens ->
    [0] { $seat } tar { $regions } fra deg. Ingen tropper går tapt.
    [one] { $seat } tar { $regions } fra deg. Du mister { $tokens } tropp.
   *[other] { $seat } tar { $regions } fra deg. Du mister { $tokens } tropper.
}
recap-took = { $amount ->
    [one] { $seat } erobrer { $regions }.
   *[other] { $seat } erobrer { $amount } regioner: { $regions }.
}
settings-recap = Oppsummer hva som har skjedd, når turen min begynner
keys-n = Hva som har skjedd siden min forrige tur, trinn for trinn

## Quick ways to act

do-fill = { $amount ->
    [one] Den siste troppen hit
   *[other] Alle { $amount } troppene hit
}
do-repeat = Som forrige tur
settings-auto-end = Slutt å erobre og avslutt turen min når ingenting annet er mulig
mark-plan = Planlagt som din neste erobring.
plan-do = Planlegg som neste erobring
plan-drop = Forkast planen
plan-set = Planlagt: Regionen erobres når det blir din tur.
plan-cancel = Planlagt: { $region }
plan-gone = Planen din kan ikke lenger gjennomføres: { $region }.
keys-f = Alle troppene på hånden til regionen du peker på; også Shift og klikk
keys-p = Plasser troppene som forrige tur
keys-escape = Forkast den planlagte erobringen, lukk reglene

## Rules at hand

tabs-rules = Regler
rules-look-up = I reglene
keys-i = Reglene, slått opp på det du peker på
