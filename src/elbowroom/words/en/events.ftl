### The log: one sentence for every kind of event.
###
### For translators:
### - $seat, $other and $payee are names of seats ("Seat 2" or a player’s name); $race, $power,
###   $piece, $means and $find are names from content.ftl; $army is army-name, or a race alone;
###   $region is the name of a region.
###   A sentence that needs another form of a name than the plain one asks for an attribute of it:
###   { FORM($race, "acc") }. See docs/words.md.
### - $tokens counts tokens, $coins coins, $number pieces.

## Turns and rounds

event-round = Round { $round } of { $rounds } begins.
# A heading of the log.
event-turn-began = Round { $round }: { $seat }
event-won = { $coins ->
    [one] { $seat } wins with { $coins } coin.
   *[other] { $seat } wins with { $coins } coins.
}
# $seats: two or more names in one list, "Seat 1 and Seat 3". $coins: what each of them has.
event-shared = { $coins ->
    [one] { $seats } share the victory with { $coins } coin each.
   *[other] { $seats } share the victory with { $coins } coins each.
}
# $amount: how many actions are taken back.
event-undo = { $amount ->
    [one] { $seat } takes back one action.
   *[other] { $seat } takes back { $amount } actions.
}

## Combos

event-picked = { $tokens ->
    [one] { $seat } picks { $army }, { $tokens } token strong.
   *[other] { $seat } picks { $army }, { $tokens } tokens strong.
}
# Shadow Mimes. $power: the badge they end up with.
event-swapped = { $seat } swaps the badge of { $race } for { $power }.
# A new combo lies open. $slot: its number, from 1.
event-combo-drawn = New in slot { $slot }: { $army }.
event-declined = { $seat } goes into decline with { $race }.
event-army-gone = { $seat } has no { $race } left.

## Conquest

event-abandoned = { $seat } abandons { $region }.
event-conquered = { $tokens ->
    [0] { $seat } conquers { $region }.
    [one] { $seat } conquers { $region } with { $tokens } token.
   *[other] { $seat } conquers { $region } with { $tokens } tokens.
}
# $means: a special means, such as "the dragon" or "sorcery".
event-conquered-by = { $seat } conquers { $region }, thanks to { $means }.
event-failed = { $seat } tries for { $region } and fails.
# $face: what the die shows.
event-rolled = { $face ->
    [0] { $seat } rolls the die: a blank.
   *[other] { $seat } rolls the die: { $face }.
}
event-barred = { $region } is barred to { $seat } for the rest of the turn.
event-lost = { $tokens ->
    [0] { $seat } loses { $region }, but no token.
    [one] { $seat } loses { $region } and { $tokens } token.
   *[other] { $seat } loses { $region } and { $tokens } tokens.
}
event-pricked = { $tokens ->
    [one] { $seat } loses { $tokens } token in taking { $region }.
   *[other] { $seat } loses { $tokens } tokens in taking { $region }.
}
# A piece such as the Balrog, which drives out the tokens there.
event-roamed = { $piece }: enters { $region }.

## Finds

# $find: a place or a relic.
event-found = { $seat } finds something in { $region }: { $find }.
# The power of Stonehedge.
event-power-drawn = Stonehedge gives its holder a power: { $power }.

## Redeployment and pieces

event-deployed = { $tokens ->
    [one] { $seat } puts { $tokens } token on { $region }.
   *[other] { $seat } puts { $tokens } tokens on { $region }.
}
event-placed = { $number ->
    [one] { $seat } places in { $region }: { $piece }.
   *[other] { $seat } places in { $region }: { $number } × { $piece }.
}
event-moved = { $piece }: moved to { $region }.
event-gained-tokens = { $tokens ->
    [one] { $seat } gains { $tokens } token from the tray.
   *[other] { $seat } gains { $tokens } tokens from the tray.
}
# A region of the declined Reborn army changes to the active army.
event-reborn = { $seat } brings { $region } back to life: { $race }.

## Coins and peace

# $parts: where the coins come from, such as “Regions: 4, Hill: +2”.
event-scored = { $coins ->
    [0] { $seat } scores 0 coins.
    [one] { $seat } scores { $coins } coin. { $parts }
   *[other] { $seat } scores { $coins } coins. { $parts }
}
# The same fact where coins are hidden.
event-scored-hidden = { $seat } scores.
# $seat conquers a region of $payee and has to pay for it.
event-toll-paid = { $coins ->
    [one] { $payee } collects { $coins } coin from { $seat }.
   *[other] { $payee } collects { $coins } coins from { $seat }.
}
# Diplomat: $other may not attack $seat until the next turn of $seat.
event-ally = { $seat } makes peace: { $other } may not attack.
event-sacrificed = { $coins ->
    [one] { $seat } sacrifices a token of { $race } in { $region } for { $coins } coin.
   *[other] { $seat } sacrifices a token of { $race } in { $region } for { $coins } coins.
}
