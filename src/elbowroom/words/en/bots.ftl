### Bots that are separate programs: `elbowroom bot`, `elbowroom bot-check`, and seats like cmd:./mybot.

help-option-level = the bot to run: easy, medium, hard, champion@0.5s, random
help-option-command = the program and its arguments, quoted as one word, as in “./mybot --deep”
help-option-decision = how many seconds it has for each decision

# A seat played by a program. $program: the name of its file.
bot-program = { $program }
error-bot-of-a-bot = “{ $text }” speaks the protocol already: seat it directly
error-record-program = seat { $seat } was played by a program ({ $text }), and a record must not start programs: choose the seats with --seats
error-decision = the time for a decision must be between { $least } and { $most } seconds

# $fault says what the program did.
play-fault = { $seat } { $fault ->
    [late] does not answer in time
    [gone] has ended
    [no-option] answers with something that is not a legal action
   *[other] does not follow the protocol
}; as little as possible is played for it.
sim-faults = Seat { $seat } { $fault ->
    [late] did not answer in time
    [gone] ended
    [no-option] answered with something that is not a legal action
   *[other] did not follow the protocol
}: { $amount ->
    [one] once
   *[other] { $amount } times
}

## bot-check: the table of what was tried

check-bot-title = { $name }, protocol { $version }
check-bot-unnamed = (no name)
check-bot-progress = Playing
check-bot-what = Check
check-bot-verdict = Verdict
check-bot-finding = Finding
check-bot-passed = passed
check-bot-failed = FAILED
check-bot-left-out = optional
check-bot-all-well = All checks passed.
check-bot-not-well = { $amount ->
    [one] { $amount } check failed.
   *[other] { $amount } checks failed.
}

check-bot-hello = says hello
check-bot-games = plays whole games
check-bot-legal = plays only legal actions
check-bot-time = answers in time
check-bot-retreats = answers in the turns of other seats
check-bot-single = answers when there is only one action
check-bot-unknown = ignores unknown lines
check-bot-chatter = sends no other lines
check-bot-why = explains its answer
check-bot-bye = exits on bye
check-bot-eof = exits at the end of its input

# Findings
check-finding-hello = in { NUMBER($ms, useGrouping: 0) } ms
check-finding-no-hello = no “hello { $version } NAME”: { $fault ->
    [late] no answer in time
    [gone] it ended
    [missing] it cannot be started
   *[other] another answer
}
check-finding-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, in one process
check-finding-broken = on { $map }, at decision { $decision }: { $fault ->
    [late] no answer in time
    [gone] it ended
    [too-long] a line is too long
    [flood] it sends too many lines
   *[other] it does not follow the protocol
}
check-finding-legal = every answer is a legal action
check-finding-illegal = “{ $answer }” on { $map } is not one of { $actions } legal actions; this happened { $amount ->
    [one] once
   *[other] { $amount } times
}
check-finding-time = slowest { NUMBER($slowest, useGrouping: 0) } ms, 95 % within { NUMBER($usual, useGrouping: 0) } ms; allowed { NUMBER($allowed, useGrouping: 0) } ms
check-finding-late = { $amount ->
    [one] late once
   *[other] late { $amount } times
}; allowed { NUMBER($allowed, useGrouping: 0) } ms
check-finding-retreats = { $amount ->
    [one] asked once
   *[other] asked { $amount } times
}
check-finding-no-retreat = no legal action was chosen
check-finding-single = it answers with the only action
check-finding-single-wrong = “{ $answer }” is not the only legal action
check-finding-unknown = { $amount ->
    [one] { $amount } unknown line
   *[other] { $amount } unknown lines
} ignored
check-finding-unknown-harm = no valid answer after an unknown line
check-finding-quiet = no other lines
check-finding-chatter = { $amount ->
    [one] { $amount } line that nobody asked for
   *[other] { $amount } lines that nobody asked for
}: allowed, but better on stderr
check-finding-why = { $plan ->
    [0] it answers
    [one] a plan of { $plan } action
   *[other] a plan of { $plan } actions
}
check-finding-no-why = no answer; none is required
check-finding-left = exit code { $code }
check-finding-stayed = it had to be killed
check-finding-not-tried = not tried: the program has ended
