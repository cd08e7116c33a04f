### Bots that are programs of their own: `elbowroom bot`, `elbowroom bot-check`, and seats like cmd:./mybot.

help-bot = Speak the bot protocol, so that other programs can seat one of our bots.
help-bot-check = Check a program that speaks the bot protocol.
help-option-level = the bot that speaks: easy, medium, hard, champion@0.5s, random
help-option-command = the program and its arguments as one word, as in “./mybot --deep”
help-option-decision = how many seconds it has for each decision

# A seat played by a program. $program: the name of its file.
bot-program = { $program }
error-bot-of-a-bot = “{ $text }” speaks the protocol itself: seat it as it is
error-record-program = seat { $seat } was played by a program ({ $text }), and no record may start one: say who plays with --seats
error-decision = a decision takes between { $least } and { $most } seconds

# $fault says what the program did.
play-fault = { $seat } { $fault ->
    [late] does not answer in time
    [gone] has ended
    [no-option] answers with something that is no option
   *[other] does not speak the protocol
}; its seat does as little as possible.
sim-faults = Seat { $seat } { $fault ->
    [late] did not answer in time
    [gone] ended
    [no-option] answered with something that is no option
   *[other] did not speak the protocol
}: { $amount ->
    [one] once
   *[other] { $amount } times
}

## bot-check: the table of what was tried

check-bot-title = { $name }, protocol { $version }
check-bot-nobody = no name
check-bot-progress = Playing
check-bot-what = Check
check-bot-verdict = Verdict
check-bot-found = What was found
check-bot-passed = passed
check-bot-failed = FAILED
check-bot-left-out = left out
check-bot-all-well = This bot can play anywhere.
check-bot-not-well = { $amount ->
    [one] { $amount } check failed.
   *[other] { $amount } checks failed.
}

check-bot-hello = says hello
check-bot-games = plays whole games
check-bot-legal = plays options only
check-bot-time = answers in time
check-bot-retreats = answers in other turns
check-bot-single = answers where there is no choice
check-bot-unknown = ignores lines it does not know
check-bot-chatter = says nothing else
check-bot-why = tells why
check-bot-bye = leaves on bye
check-bot-eof = leaves at end of input

# What was found
check-found-hello = in { NUMBER($ms, useGrouping: 0) } ms
check-found-no-hello = no “hello { $version } NAME”: { $fault ->
    [late] nothing came in time
    [gone] it ended
    [missing] it cannot be started
   *[other] something else came
}
check-found-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, in one process
check-found-broken = on { $map }, at decision { $decision }: { $fault ->
    [late] no answer in time
    [gone] it ended
    [too-long] a line is too long
    [flood] it talks without end
   *[other] not the protocol
}
check-found-legal = every answer is one of the options
check-found-illegal = “{ $answer }” on { $map } is not one of { $options } options; so { $amount ->
    [one] once
   *[other] { $amount } times
}
check-found-time = slowest { NUMBER($slowest, useGrouping: 0) } ms, nineteen in twenty within { NUMBER($usual, useGrouping: 0) } ms, of { NUMBER($allowed, useGrouping: 0) } ms
check-found-late = { $amount ->
    [one] late once
   *[other] late { $amount } times
}; it has { NUMBER($allowed, useGrouping: 0) } ms
check-found-retreats = { $amount ->
    [one] asked once
   *[other] asked { $amount } times
}
check-found-no-retreat = no option was chosen
check-found-single = the only option is the answer
check-found-single-wrong = “{ $answer }” is not the only option
check-found-unknown = { $amount ->
    [one] { $amount } line of nonsense
   *[other] { $amount } lines of nonsense
} did no harm
check-found-unknown-harm = no right answer after an unknown line
check-found-quiet = no other lines
check-found-chatter = { $amount ->
    [one] { $amount } line that is no answer
   *[other] { $amount } lines that are no answers
}: allowed, but better on stderr
check-found-why = { $plan ->
    [0] it answers
    [one] a plan of { $plan } action
   *[other] a plan of { $plan } actions
}
check-found-no-why = no answer, and none is needed
check-found-left = exit code { $code }
check-found-stayed = it had to be killed
check-found-not-tried = not tried: the bot is gone
