## Turns and rounds

event-round = Začíná { $round }. kolo z { $rounds }.
event-turn-began = { $round }. kolo: { $seat }
event-won = { $coins ->
    [one] Vyhrává { $seat } a má { $coins } minci.
    [few] Vyhrává { $seat } a má { $coins } mince.
    [many] Vyhrává { $seat } a má { $coins } mince.
   *[other] Vyhrává { $seat } a má { $coins } mincí.
}
event-shared = { $coins ->
    [one] O vítězství se dělí { $seats }. Každý má { $coins } minci.
    [few] O vítězství se dělí { $seats }. Každý má { $coins } mince.
    [many] O vítězství se dělí { $seats }. Každý má { $coins } mince.
   *[other] O vítězství se dělí { $seats }. Každý má { $coins } mincí.
}
event-undo = { $amount ->
    [one] { $seat } bere zpět { $amount } akci.
    [few] { $seat } bere zpět { $amount } akce.
    [many] { $seat } bere zpět { $amount } akce.
   *[other] { $seat } bere zpět { $amount } akcí.
}

## Combos

event-picked = { $tokens ->
    [one] { $seat } si bere { FORM($army, "acc") }: { $tokens } žeton.
    [few] { $seat } si bere { FORM($army, "acc") }: { $tokens } žetony.
    [many] { $seat } si bere { FORM($army, "acc") }: { $tokens } žetonu.
   *[other] { $seat } si bere { FORM($army, "acc") }: { $tokens } žetonů.
}
event-swapped = { $seat } mění žeton schopnosti. { $race } teď mají schopnost { $power }.
event-combo-drawn = Nová kombinace na pozici { $slot }: { $army }.
event-declined = { $seat } posílá { FORM($race, "acc") } do úpadku.
event-army-gone = { $seat } už nemá žádné { FORM($race, "acc") }.

## Conquest

event-abandoned = { $seat } opouští region { $region }.
event-conquered = { $tokens ->
    [0] { $seat } dobývá region { $region }.
    [one] { $seat } dobývá region { $region }: { $tokens } žeton.
    [few] { $seat } dobývá region { $region }: { $tokens } žetony.
    [many] { $seat } dobývá region { $region }: { $tokens } žetonu.
   *[other] { $seat } dobývá region { $region }: { $tokens } žetonů.
}
event-conquered-by = { $seat } dobývá region { $region } pomocí { FORM($means, "gen") }.
event-failed = { $seat } se marně pokouší dobýt region { $region }.
event-rolled = { $face ->
    [0] { $seat } hází kostkou: prázdná strana.
   *[other] { $seat } hází kostkou: { $face }.
}
event-barred = { $seat }: region { $region } je až do konce tahu uzavřený.
event-lost = { $tokens ->
    [0] { $seat } přichází o region { $region }, ale o žádný žeton.
    [one] { $seat } přichází o region { $region } a o { $tokens } žeton.
    [few] { $seat } přichází o region { $region } a o { $tokens } žetony.
    [many] { $seat } přichází o region { $region } a o { $tokens } žetonu.
   *[other] { $seat } přichází o region { $region } a o { $tokens } žetonů.
}
event-pricked = { $tokens ->
    [one] { $seat } při dobytí regionu { $region } přichází o { $tokens } žeton.
    [few] { $seat } při dobytí regionu { $region } přichází o { $tokens } žetony.
    [many] { $seat } při dobytí regionu { $region } přichází o { $tokens } žetonu.
   *[other] { $seat } při dobytí regionu { $region } přichází o { $tokens } žetonů.
}
event-roamed = { $piece } vstupuje do regionu { $region }.

## Finds

event-found = { $seat } nachází něco v regionu { $region }: { $find }.
event-power-drawn = Kamenné křoví dává svému držiteli schopnost: { $power }.

## Redeployment and pieces

event-deployed = { $tokens ->
    [one] { $seat } umísťuje do regionu { $region } { $tokens } žeton.
    [few] { $seat } umísťuje do regionu { $region } { $tokens } žetony.
    [many] { $seat } umísťuje do regionu { $region } { $tokens } žetonu.
   *[other] { $seat } umísťuje do regionu { $region } { $tokens } žetonů.
}
event-placed = { $number ->
    [one] { $seat } umísťuje do regionu { $region }: { $piece }.
    [few] { $seat } umísťuje do regionu { $region }: { $number } × { $piece }.
    [many] { $seat } umísťuje do regionu { $region }: { $number } × { $piece }.
   *[other] { $seat } umísťuje do regionu { $region }: { $number } × { $piece }.
}
event-moved = { $piece } se přesouvá do regionu { $region }.
event-gained-tokens = { $tokens ->
    [one] { $seat } získává ze zásobníku { $tokens } žeton.
    [few] { $seat } získává ze zásobníku { $tokens } žetony.
    [many] { $seat } získává ze zásobníku { $tokens } žetonu.
   *[other] { $seat } získává ze zásobníku { $tokens } žetonů.
}
event-reborn = { $seat } probouzí k životu region { $region }: { $race }.

## Coins and peace

event-scored = { $coins ->
    [0] { $seat } získává 0 mincí.
    [one] { $seat } získává { $coins } minci. { $parts }
    [few] { $seat } získává { $coins } mince. { $parts }
    [many] { $seat } získává { $coins } mince. { $parts }
   *[other] { $seat } získává { $coins } mincí. { $parts }
}
event-scored-hidden = { $seat } získává mince.
event-toll-paid = { $coins ->
    [one] { $payee } dostává { $coins } minci. Platí { $seat }.
    [few] { $payee } dostává { $coins } mince. Platí { $seat }.
    [many] { $payee } dostává { $coins } mince. Platí { $seat }.
   *[other] { $payee } dostává { $coins } mincí. Platí { $seat }.
}
event-ally = { $seat } uzavírá příměří. Útočit nesmí { $other }.
event-sacrificed = { $coins ->
    [one] { $seat } obětuje žeton { FORM($race, "gen") } v regionu { $region } za { $coins } minci.
    [few] { $seat } obětuje žeton { FORM($race, "gen") } v regionu { $region } za { $coins } mince.
    [many] { $seat } obětuje žeton { FORM($race, "gen") } v regionu { $region } za { $coins } mince.
   *[other] { $seat } obětuje žeton { FORM($race, "gen") } v regionu { $region } za { $coins } mincí.
}
