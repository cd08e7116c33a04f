"""Checks whether a program follows the bot protocol: whole games, unknown lines, clean exits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import count
from time import monotonic
from typing import Final

from elbowroom.bots.protocol.child import LATE, Failure
from elbowroom.bots.protocol.dialogue import Dialogue
from elbowroom.bots.protocol.messages import VERSION, game_of
from elbowroom.bots.random_bot import RandomBot
from elbowroom.play.match import Match

PASSED, FAILED, LEFT_OUT = "passed", "failed", "left-out"
MISSING: Final = "missing"

# Map, box and the seat of the program: both boxes and the mix, two to five at the table.
GAMES: Final = (
    ("surface-2", "surface", 1),
    ("underground-2", "underground", 2),
    ("surface-3", "mixed", 2),
    ("underground-4", "underground", 3),
    ("surface-5", "surface", 5),
)
# Lines that a later version of the protocol may have, or that somebody typed.
NONSENSE: Final = ("", "weather {}", "chooses 1 1", 'news {"seat": 1}', "?", "actions-later []")
PATIENCE = 5.0
"""Seconds to exit: more than a table grants, so that nobody fails because of a busy machine."""
_NONSENSE_EVERY: Final = 9
_MOST_LATE: Final = 5


@dataclass(frozen=True)
class Finding:
    """One check: its key, the verdict, and the key of a message with its arguments."""

    check: str
    verdict: str
    message: str
    facts: dict[str, str | int] = field(default_factory=dict)


@dataclass
class _Notes:
    """What happened in all games."""

    games: int = 0
    retreats: int = 0
    nonsense: int = 0
    harmed: bool = False
    late: int = 0
    times: list[float] = field(default_factory=list)
    illegal: list[tuple[str, str, int]] = field(default_factory=list)
    broken: tuple[str, str] | None = None


class Examiner:
    """Runs a command and tries everything that a table may send it."""

    def __init__(
        self,
        words: Sequence[str],
        seconds: float,
        progress: Callable[[], None] = lambda: None,
        games: Sequence[tuple[str, str, int]] = GAMES,
    ) -> None:
        """*seconds*: the time for each decision; *progress* is called after each
        game."""
        self.words: Final = tuple(words)
        self.seconds: Final = seconds
        self.name = ""
        self.findings: list[Finding] = []
        self._games = games
        self._progress = progress
        self._notes = _Notes()

    def examine(self) -> list[Finding]:
        """Run all checks in order; without a hello there are no others."""
        dialogue = self._start()
        if dialogue is None:
            return self.findings
        try:
            for number, (name, box, seat) in enumerate(self._games):
                self._play(dialogue, Match(name, box=box, seed=number), seat)
                if self._notes.broken is not None:
                    break
                self._progress()
            self._judge(dialogue)
            self._check_details(dialogue)
            self._check_bye(dialogue)
        finally:
            dialogue.child.kill()
        self._check_end_of_input()
        return self.findings

    def _report(self, check: str, good: bool, message: str, **facts: str | int) -> None:
        self.findings.append(Finding(check, PASSED if good else FAILED, message, facts))

    # ------------------------------------------------------------------ start

    def _start(self) -> Dialogue | None:
        began = monotonic()
        try:
            dialogue = Dialogue(self.words)
        except OSError:
            self._report("hello", False, "no-hello", version=VERSION, fault=MISSING)
            return None
        try:
            dialogue.hello()
        except Failure as failure:
            dialogue.child.kill()
            self._report("hello", False, "no-hello", version=VERSION, fault=failure.kind)
            return None
        self.name = dialogue.name
        self._report("hello", True, "hello", ms=_milliseconds(monotonic() - began))
        return dialogue

    # ------------------------------------------------------------------ games

    def _play(self, dialogue: Dialogue, match: Match, seat: int) -> None:
        """Play one game; the other seats play at random."""
        notes = self._notes
        others = RandomBot(match.seed)
        try:
            dialogue.new(game_of(match.observe(seat), match.seed))
            while match.decider is not None:
                actions = match.legal()
                if match.decider != seat:
                    match.submit(others.decide(match.observe(match.decider)))
                elif len(actions) == 1:
                    match.submit(actions[0])
                else:
                    match.submit(self._decide(dialogue, match, seat, actions))
            dialogue.over(match.view(seat))
            notes.games += 1
        except Failure as failure:
            notes.broken = (match.state.atlas.name, failure.kind)

    def _decide(self, dialogue: Dialogue, match: Match, seat: int, actions: list[str]) -> str:
        notes = self._notes
        odd = dialogue.questions % _NONSENSE_EVERY == 0
        if odd:
            dialogue.child.send(NONSENSE[notes.nonsense % len(NONSENSE)])
            notes.nonsense += 1
        view = match.view(seat)
        notes.retreats += view.turn != seat
        began = monotonic()
        try:
            answer = dialogue.ask(view, actions, self.seconds)
        except Failure as failure:
            notes.harmed |= odd
            if failure.kind != LATE or notes.late >= _MOST_LATE:
                raise
            notes.late += 1
            return actions[-1]
        notes.times.append(monotonic() - began)
        if answer in actions:
            return answer
        notes.harmed |= odd
        notes.illegal.append((answer, view.map, len(actions)))
        dialogue.complain(f"{answer!r} is not one of the actions")
        return actions[-1]

    # ------------------------------------------------------------------ verdicts

    def _judge(self, dialogue: Dialogue) -> None:
        notes = self._notes
        if notes.broken is not None:
            name, kind = notes.broken
            self._report(
                "games", False, "broken", map=name, decision=dialogue.questions, fault=kind
            )
        else:
            self._report("games", True, "games", games=notes.games, decisions=dialogue.questions)
        if notes.illegal:
            answer, name, actions = notes.illegal[0]
            facts: dict[str, str | int] = {"answer": answer[:60], "map": name, "actions": actions}
            self._report("legal", False, "illegal", amount=len(notes.illegal), **facts)
        else:
            self._report("legal", bool(notes.times), "legal")
        self._judge_time(notes)
        if notes.harmed:
            self._report("unknown", False, "unknown-harm")
        else:
            self._report("unknown", bool(notes.times), "unknown", amount=notes.nonsense)

    def _judge_time(self, notes: _Notes) -> None:
        allowed = _milliseconds(self.seconds)
        times = sorted(notes.times)
        if notes.late or not times:
            self._report("time", False, "late", amount=max(notes.late, 1), allowed=allowed)
            return
        slowest, usual = times[-1], times[len(times) * 19 // 20]
        facts = {"slowest": _milliseconds(slowest), "usual": _milliseconds(usual)}
        self._report("time", True, "time", allowed=allowed, **facts)

    # ------------------------------------------------------------------ details

    def _check_details(self, dialogue: Dialogue) -> None:
        """Check a retreat, a single legal action, a reason, and lines that nobody asked for."""
        if self._notes.broken is not None:
            for check in ("retreats", "single"):
                self._report(check, False, "not-tried")
            return
        match = match_with_retreat()
        actions = match.legal()
        if self._answer(dialogue, match, actions) in actions:
            self._report("retreats", True, "retreats", amount=self._notes.retreats + 1)
        else:
            self._report("retreats", False, "no-retreat")
        answer = self._answer(dialogue, match, actions[-1:])
        if answer == actions[-1]:
            self._report("single", True, "single")
        else:
            self._report("single", False, "single-wrong", answer=answer[:60])
        self._check_why(dialogue)

    def _answer(self, dialogue: Dialogue, match: Match, actions: list[str]) -> str:
        """Its answer in a game that it joins in the middle."""
        observation = match.observe(match.decider)
        try:
            dialogue.new(game_of(observation, 0))
            return dialogue.ask(observation.view, actions, self.seconds)
        except Failure:
            return ""

    def _check_why(self, dialogue: Dialogue) -> None:
        chatter = dialogue.chatter
        try:
            self._report("why", True, "why", plan=len(dialogue.why().plan))
        except Failure:
            self.findings.append(Finding("why", LEFT_OUT, "no-why"))
        if chatter:
            self.findings.append(Finding("chatter", LEFT_OUT, "chatter", {"amount": chatter}))
        else:
            self._report("chatter", True, "quiet")

    def _check_bye(self, dialogue: Dialogue) -> None:
        if self._notes.broken is not None:
            self._report("bye", False, "not-tried")
        else:
            self._report_exit("bye", dialogue.bye(PATIENCE))

    def _check_end_of_input(self) -> None:
        """Check that another process exits when its input ends."""
        try:
            dialogue = Dialogue(self.words)
        except OSError:
            self._report("eof", False, "not-tried")
            return
        try:
            dialogue.hello()
        except Failure:
            dialogue.child.kill()
            self._report("eof", False, "not-tried")
            return
        self._report_exit("eof", dialogue.child.leave(PATIENCE))

    def _report_exit(self, check: str, code: int | None) -> None:
        if code is None:
            self._report(check, False, "stayed")
        else:
            self._report(check, code == 0, "left", code=code)


def match_with_retreat() -> Match:
    """A game in which a seat decides on its retreat in the turn of another seat."""
    for seed in count():
        match, bot = Match("surface-2", seed=seed), RandomBot(seed)
        while match.decider is not None:
            actions = match.legal()
            if match.decider != match.state.turn + 1 and len(actions) > 1:
                return match
            match.submit(bot.decide(match.observe(match.decider)))
    raise AssertionError("some game has a retreat")


def _milliseconds(seconds: float) -> int:
    return round(seconds * 1000)
