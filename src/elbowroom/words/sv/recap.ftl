## What happened

recap-title = Sedan din senaste tur
recap-next = Visa det på brädet, steg för steg
recap-income = { $coins ->
    [0] Du tjänar 0 mynt.
   *[other] Du tjänar { $coins } mynt. { $parts }
}
recap-lost = { $tokens ->
    [0] { $seat } tar { $regions } från dig. Du förlorar inga brickor.
    [one] { $seat } tar { $regions } från dig. Du förlorar { $tokens } bricka.
   *[other] { $seat } tar { $regions } från dig. Du förlorar { $tokens } brickor.
}
recap-took = { $amount ->
    [one] { $seat } erövrar { $regions }.
   *[other] { $seat } erövrar { $amount } regioner: { $regions }.
}
settings-recap = Börja min tur med en sammanfattning av vad som har hänt
keys-n = Vad som har hänt sedan min senaste tur, steg för steg

## Quick ways to act

do-fill = { $amount ->
    [one] Den sista brickan hit
   *[other] Alla { $amount } brickor hit
}
do-repeat = Som förra turen
settings-auto-end = Sluta erövra och avsluta min tur när inget annat går att göra
mark-plan = Planerad som din nästa erövring.
plan-do = Planera som nästa erövring
plan-drop = Stryk planen
plan-set = Planerad: regionen erövras när det blir din tur.
plan-cancel = Planerad: { $region }
plan-gone = Din plan går inte längre att genomföra: { $region }.
keys-f = Alla brickor på handen till regionen du pekar på; även Skift och klick
keys-p = Placera brickorna som förra turen
keys-escape = Stryk den planerade erövringen, stäng reglerna

## Rules at hand

tabs-rules = Regler
rules-look-up = Slå upp i reglerna
keys-i = Reglerna om det du pekar på
