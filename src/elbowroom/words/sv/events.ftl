## Turns and rounds

event-round = Runda { $round } av { $rounds } börjar.
event-turn-began = Runda { $round }: { $seat }
event-won = { $seat } vinner med { $coins } mynt.
event-shared = { $seats } delar segern med { $coins } mynt var.
event-undo = { $amount ->
    [one] { $seat } ångrar ett drag.
   *[other] { $seat } ångrar { $amount } drag.
}

## Combos

event-picked = { $tokens ->
    [one] { $seat } väljer { $army }: { $tokens } bricka.
   *[other] { $seat } väljer { $army }: { $tokens } brickor.
}
event-swapped = { $seat } byter emblem. { $race } får nu: { $power }.
event-combo-drawn = Nytt på steg { $slot }: { $army }.
event-declined = { $seat } går i nedgång med { $race }.
event-army-gone = { $seat } har slut på { $race }.

## Conquest

event-abandoned = { $seat } överger { $region }.
event-conquered = { $tokens ->
    [0] { $seat } erövrar { $region }.
    [one] { $seat } erövrar { $region } med { $tokens } bricka.
   *[other] { $seat } erövrar { $region } med { $tokens } brickor.
}
event-conquered-by = { $seat } erövrar { $region } tack vare { $means }.
event-failed = { $seat } försöker ta { $region } och misslyckas.
event-rolled = { $face ->
    [0] { $seat } slår tärningen: en blank sida.
   *[other] { $seat } slår tärningen: { $face }.
}
event-barred = Spärrad för { $seat } resten av turen: { $region }.
event-lost = { $tokens ->
    [0] { $seat } förlorar { $region }, men ingen bricka.
    [one] { $seat } förlorar { $region } och { $tokens } bricka.
   *[other] { $seat } förlorar { $region } och { $tokens } brickor.
}
event-pricked = { $tokens ->
    [one] { $seat } förlorar { $tokens } bricka vid erövringen av { $region }.
   *[other] { $seat } förlorar { $tokens } brickor vid erövringen av { $region }.
}
event-roamed = { $piece } går in i { $region }.

## Finds

event-found = { $seat } hittar något i { $region }: { $find }.
event-power-drawn = Stenhäcken ger sin innehavare en specialförmåga: { $power }.

## Redeployment and pieces

event-deployed = { $tokens ->
    [one] { $seat } ställer { $tokens } bricka i { $region }.
   *[other] { $seat } ställer { $tokens } brickor i { $region }.
}
event-placed = { $number ->
    [one] { $seat } placerar i { $region }: { $piece }.
   *[other] { $seat } placerar i { $region }: { $number } × { $piece }.
}
event-moved = { $piece } flyttar till { $region }.
event-gained-tokens = { $tokens ->
    [one] { $seat } får { $tokens } bricka ur asken.
   *[other] { $seat } får { $tokens } brickor ur asken.
}
event-reborn = { $seat } ger { $region } nytt liv: { $race }.

## Coins and peace

event-scored = { $coins ->
    [0] { $seat } tjänar 0 mynt.
    [one] { $seat } tjänar { $coins } mynt. { $parts }
   *[other] { $seat } tjänar { $coins } mynt. { $parts }
}
event-scored-hidden = { $seat } tjänar mynt.
event-toll-paid = { $payee } får { $coins } mynt av { $seat }.
event-ally = { $seat } sluter fred: { $other } får inte attackera.
event-sacrificed = { $seat } offrar en bricka i { $region } ({ $race }) för { $coins } mynt.
