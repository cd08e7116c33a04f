### The comforts of the table on the web: what happened since my last turn, quick ways to act, rules at hand.
###
### For translators: $seat is the name of a seat, $region of a region, $regions a list of such names.

## What happened

recap-title = Since your last turn
recap-next = Show it on the board, step by step
# $parts: where the coins come from, such as “Regions: 4, Hill: +2”.
recap-income = { $coins ->
    [0] You score 0 coins.
    [one] You score { $coins } coin. { $parts }
   *[other] You score { $coins } coins. { $parts }
}
recap-lost = { $tokens ->
    [0] { $seat } takes { $regions } from you. No token is lost.
    [one] { $seat } takes { $regions } from you. You lose { $tokens } token.
   *[other] { $seat } takes { $regions } from you. You lose { $tokens } tokens.
}
recap-took = { $amount ->
    [one] { $seat } conquers { $regions }.
   *[other] { $seat } conquers { $amount } regions: { $regions }.
}
settings-recap = Sum up what happened when my turn begins
keys-n = What happened since my last turn, step by step

## Quick ways to act

# All tokens that are still in hand go to one region.
do-fill = { $amount ->
    [one] The last token here
   *[other] All { $amount } tokens here
}
# Place the tokens on the same regions as last turn.
do-repeat = As last turn
settings-auto-end = Stop and end my turn when nothing else can be done
# Said of a region where the next conquest is planned.
mark-plan = Planned as your next conquest.
plan-do = Plan to conquer it next
plan-drop = Drop the plan
plan-set = Planned: it is conquered when your turn comes.
# A button that drops the plan.
plan-cancel = Planned: { $region }
plan-gone = Your plan no longer works: { $region }.
keys-f = All tokens in hand to the region that you point at; also Shift and click
keys-p = Place the tokens as last turn
keys-escape = Drop the planned conquest, close the rules

## Rules at hand

tabs-rules = Rules
# A link that opens the rules at what is in a region.
rules-look-up = In the rules
keys-i = The rules, opened at what you point at
