### The table of `elbowroom bench`: how fast the engine is, each figure in a few words.

bench-title = How fast the engine is
bench-round = Round { $done } of { $of }
bench-figure = Figure
bench-value = Value
bench-goal = Goal
# $goal is a number, $mark says whether it was reached
bench-least = at least { $goal } { $mark }
bench-most = at most { $goal } { $mark }
bench-met = ✓ reached
bench-missed = ✗ missed

# Catanatron is the name of the program that the engine is compared with
bench-playout-decisions-ratio = Decisions of play-outs, × Catanatron
bench-loop-decisions-ratio = Decisions of a Python loop, × Catanatron
bench-plain-loop-decisions-ratio = Decisions of the plain build’s loop, × Catanatron
bench-compiled-over-plain = Compiled play-outs, × plain
bench-copy-in-decisions = A copy, in decisions of the loop
bench-surface5-over-surface2 = A decision on surface-5, × surface-2
bench-underground-over-surface = A decision Underground, × surface
bench-mixed-over-surface = A decision in a mixed game, × surface
bench-home-made-over-built-in = A decision with a home-made combo, × the built-in one
bench-playout-games-ratio = Games of play-outs, × Catanatron
bench-loop-games-ratio = Games of a Python loop, × Catanatron
bench-games-per-second = Games a second
bench-decisions-per-second = Decisions a second
bench-loop-decisions-per-second = Decisions a second, Python loop
bench-plain-decisions-per-second = Decisions a second, plain build
bench-decisions-per-game = Decisions in a game
bench-catanatron-decisions-per-second = Catanatron’s decisions a second
bench-catanatron-decisions-per-game = Catanatron’s decisions in a game
bench-copy-microseconds = A copy, in microseconds
bench-state-bytes = Memory of a position, in bytes
bench-help-over-python = Start of --help, × python -c pass
