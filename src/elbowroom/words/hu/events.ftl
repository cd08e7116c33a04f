## Turns and rounds

event-round = Új forduló kezdődik: { $round }/{ $rounds }.
event-turn-began = { $round }. forduló: { $seat }
event-won = A győztes: { $seat }, { $coins } érmével.
event-shared = Osztoznak a győzelmen, fejenként { $coins } érmével: { $seats }.
event-undo = { $seat } visszavon { $amount } lépést.

## Combos

event-picked = { $seat } választása: { $army }, { $tokens } lapka.
event-swapped = { $seat } képességjelölőt cserél. { $race }, új képesség: { $power }.
event-combo-drawn = Új kombináció, { $slot }. sor: { $army }.
event-declined = { $seat } hanyatlásba küldi: { $race }.
event-army-gone = { $seat } serege elfogyott: { $race }.

## Conquest

event-abandoned = { $seat } kiüríti: { $region }.
event-conquered = { $tokens ->
    [0] { $seat } elfoglalja: { $region }.
   *[other] { $seat } elfoglalja: { $region }, { $tokens } lapkával.
}
event-conquered-by = { $seat } elfoglalja: { $region } (segít: { $means }).
event-failed = { $seat } hiába próbálja elfoglalni: { $region }.
event-rolled = { $face ->
    [0] { $seat } dob: üres oldal.
   *[other] { $seat } dob: { $face }.
}
event-barred = { $seat } előtt a kör végéig lezárva: { $region }.
event-lost = { $tokens ->
    [0] { $seat } elveszít egy területet, de lapkát nem: { $region }.
   *[other] { $seat } elveszít egy területet és { $tokens } lapkát: { $region }.
}
event-pricked = { $seat } { $tokens } lapkát veszít ennek az elfoglalásakor: { $region }.
event-roamed = { $piece } ide érkezik: { $region }.

## Finds

event-found = { $seat } rábukkan valamire itt: { $region }. A lelet: { $find }.
event-power-drawn = A Képességkerítés képességet ad a birtokosának: { $power }.

## Redeployment and pieces

event-deployed = { $seat } letesz { $tokens } lapkát: { $region }.
event-placed = { $number ->
    [one] { $seat } elhelyezi: { $piece }, ide: { $region }.
   *[other] { $seat } elhelyez: { $number } × { $piece }, ide: { $region }.
}
event-moved = { $piece } – új terület: { $region }.
event-gained-tokens = { $seat } { $tokens } lapkát kap a tálcáról.
event-reborn = { $seat } új életre kelti: { $region } ({ $race }).

## Coins and peace

event-scored = { $coins ->
    [0] { $seat } 0 érmét kap.
   *[other] { $seat } { $coins } érmét kap. { $parts }
}
event-scored-hidden = { $seat } begyűjti az érméit.
event-toll-paid = { $payee } { $coins } érmét kap. Fizeti: { $seat }.
event-ally = { $seat } békét köt: { $other } nem támadhatja meg.
event-sacrificed = { $seat } feláldoz egy lapkát { $coins } érméért: { $race }, { $region }.
