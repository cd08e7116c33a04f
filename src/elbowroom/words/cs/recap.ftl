### The comforts of the table on the web: what happened since my last turn, quick ways to act, rules at hand.

## What happened

recap-title = Od vašeho posledního tahu
recap-next = Ukázat na mapě krok za krokem
recap-income = { $coins ->
    [0] Získáváte 0 mincí.
    [one] Získáváte { $coins } minci. { $parts }
    [few] Získáváte { $coins } mince. { $parts }
    [many] Získáváte { $coins } mince. { $parts }
   *[other] Získáváte { $coins } mincí. { $parts }
}
recap-lost = { $tokens ->
    [0] { $seat } vám bere: { $regions }. O žádný žeton nepřicházíte.
    [one] { $seat } vám bere: { $regions }. Přicházíte o { $tokens } žeton.
    [few] { $seat } vám bere: { $regions }. Přicházíte o { $tokens } žetony.
    [many] { $seat } vám bere: { $regions }. Přicházíte o { $tokens } žetonu.
   *[other] { $seat } vám bere: { $regions }. Přicházíte o { $tokens } žetonů.
}
recap-took = { $amount ->
    [one] { $seat } dobývá region { $regions }.
    [few] { $seat } dobývá { $amount } regiony: { $regions }.
    [many] { $seat } dobývá { $amount } regionu: { $regions }.
   *[other] { $seat } dobývá { $amount } regionů: { $regions }.
}
settings-recap = Na začátku mého tahu shrnout, co se stalo
keys-n = Co se stalo od mého posledního tahu, krok za krokem

## Quick ways to act

do-fill = { $amount ->
    [one] Poslední žeton sem
    [few] Všechny { $amount } žetony sem
    [many] Všech { $amount } žetonu sem
   *[other] Všech { $amount } žetonů sem
}
do-repeat = Jako minule
settings-auto-end = Automaticky ukončit dobývání i můj tah, když už se nedá dělat nic jiného
mark-plan = Naplánováno jako vaše příští dobytí.
plan-do = Naplánovat jako příští dobytí
plan-drop = Zrušit plán
plan-set = Naplánováno: dobude se, až budete na tahu.
plan-cancel = Plán: { $region }
plan-gone = Váš plán už nejde provést: { $region }.
keys-f = Všechny žetony z ruky do regionu, na který ukazujete; také Shift a kliknutí
keys-p = Rozmístit žetony jako minule
keys-escape = Zrušit naplánované dobytí, zavřít pravidla

## Rules at hand

tabs-rules = Pravidla
rules-look-up = V pravidlech
keys-i = Pravidla k tomu, na co ukazujete
