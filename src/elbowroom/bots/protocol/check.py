"""Does a program speak the protocol? Whole games, odd lines and goodbyes, and what came of them."""

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
# Lines that the protocol may have one day, or that somebody typed.
NONSENSE: Final = ("", "weather {}", "chooses 1 1", 'news {"seat": 1}', "?", "actions-later []")
PATIENCE = 5.0
"""Seconds for leaving: what a table grants is less, but nobody fails for a busy machine."""
_NONSENSE_EVERY: Final = 9
_MOST_LATE: Final = 5


@dataclass(frozen=True)
class Finding:
    """One check: its key, the verdict, and what was found as the key of a text with its numbers."""

    check: str
    verdict: str
    found: str
    facts: dict[str, str | int] = field(default_factory=dict)


@dataclass
class _Notes:
    """What happened over all games."""

    games: int = 0
    retreats: int = 0
    nonsense: int = 0
    harmed: bool = False
    late: int = 0
    times: list[float] = field(default_factory=list)
    illegal: list[tuple[str, str, int]] = field(default_factory=list)
    broken: tuple[str, str] | None = None


class Examiner:
    """Runs a command and tries everything that a table may do to it."""

    def __init__(
        self,
        words: Sequence[str],
        seconds: float,
        progress: Callable[[], None] = lambda: None,
        games: Sequence[tuple[str, str, int]] = GAMES,
    ) -> None:
        """*seconds*: what the program has for each decision; *progress* is called after each
        game."""
        self.words: Final = tuple(words)
        self.seconds: Final = seconds
        self.name = ""
        self.findings: list[Finding] = []
        self._games = games
        self._progress = progress
        self._notes = _Notes()

    def examine(self) -> list[Finding]:
        """Everything, in order; a program that does not say hello is asked nothing else."""
        talk = self._meet()
        if talk is None:
            return self.findings
        try:
            for number, (name, box, seat) in enumerate(self._games):
                self._play(talk, Match(name, box=box, seed=number), seat)
                if self._notes.broken is not None:
                    break
                self._progress()
            self._judge(talk)
            self._ask_for_little(talk)
            self._part(talk)
        finally:
            talk.child.kill()
        self._fall_silent()
        return self.findings

    def _report(self, check: str, good: bool, found: str, **facts: str | int) -> None:
        self.findings.append(Finding(check, PASSED if good else FAILED, found, facts))

    # ------------------------------------------------------------------ meeting

    def _meet(self) -> Dialogue | None:
        began = monotonic()
        try:
            talk = Dialogue(self.words)
        except OSError:
            self._report("hello", False, "no-hello", version=VERSION, fault=MISSING)
            return None
        try:
            talk.hello()
        except Failure as failure:
            talk.child.kill()
            self._report("hello", False, "no-hello", version=VERSION, fault=failure.kind)
            return None
        self.name = talk.name
        self._report("hello", True, "hello", ms=_milliseconds(monotonic() - began))
        return talk

    # ------------------------------------------------------------------ games

    def _play(self, talk: Dialogue, match: Match, seat: int) -> None:
        """One game; the other seats do anything."""
        notes = self._notes
        others = RandomBot(match.seed)
        try:
            talk.new(game_of(match.observe(seat), match.seed))
            while match.decider is not None:
                options = match.legal()
                if match.decider != seat:
                    match.submit(others.decide(match.observe(match.decider)))
                elif len(options) == 1:
                    match.submit(options[0])
                else:
                    match.submit(self._decide(talk, match, seat, options))
            talk.over(match.view(seat))
            notes.games += 1
        except Failure as failure:
            notes.broken = (match.state.atlas.name, failure.kind)

    def _decide(self, talk: Dialogue, match: Match, seat: int, options: list[str]) -> str:
        notes = self._notes
        odd = talk.questions % _NONSENSE_EVERY == 0
        if odd:
            talk.child.send(NONSENSE[notes.nonsense % len(NONSENSE)])
            notes.nonsense += 1
        view = match.view(seat)
        notes.retreats += view.turn != seat
        began = monotonic()
        try:
            answer = talk.ask(view, options, self.seconds)
        except Failure as failure:
            notes.harmed |= odd
            if failure.kind != LATE or notes.late >= _MOST_LATE:
                raise
            notes.late += 1
            return options[-1]
        notes.times.append(monotonic() - began)
        if answer in options:
            return answer
        notes.harmed |= odd
        notes.illegal.append((answer, view.map, len(options)))
        talk.complain(f"{answer!r} is not one of the actions")
        return options[-1]

    # ------------------------------------------------------------------ verdicts

    def _judge(self, talk: Dialogue) -> None:
        notes = self._notes
        if notes.broken is not None:
            name, kind = notes.broken
            self._report("games", False, "broken", map=name, decision=talk.questions, fault=kind)
        else:
            self._report("games", True, "games", games=notes.games, decisions=talk.questions)
        if notes.illegal:
            answer, name, options = notes.illegal[0]
            facts: dict[str, str | int] = {"answer": answer[:60], "map": name, "options": options}
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

    # ------------------------------------------------------------------ little things

    def _ask_for_little(self, talk: Dialogue) -> None:
        """A retreat, a single option, a reason, and whether it talked more than it was asked."""
        if self._notes.broken is not None:
            for check in ("retreats", "single"):
                self._report(check, False, "not-tried")
            return
        match = a_retreat()
        options = match.legal()
        if self._answer(talk, match, options) in options:
            self._report("retreats", True, "retreats", amount=self._notes.retreats + 1)
        else:
            self._report("retreats", False, "no-retreat")
        answer = self._answer(talk, match, options[-1:])
        if answer == options[-1]:
            self._report("single", True, "single")
        else:
            self._report("single", False, "single-wrong", answer=answer[:60])
        self._ask_why(talk)

    def _answer(self, talk: Dialogue, match: Match, options: list[str]) -> str:
        """What it says in a game that it meets in the middle."""
        observation = match.observe(match.decider)
        try:
            talk.new(game_of(observation, 0))
            return talk.ask(observation.view, options, self.seconds)
        except Failure:
            return ""

    def _ask_why(self, talk: Dialogue) -> None:
        chatter = talk.chatter
        try:
            self._report("why", True, "why", plan=len(talk.why().plan))
        except Failure:
            self.findings.append(Finding("why", LEFT_OUT, "no-why"))
        if chatter:
            self.findings.append(Finding("chatter", LEFT_OUT, "chatter", {"amount": chatter}))
        else:
            self._report("chatter", True, "quiet")

    def _part(self, talk: Dialogue) -> None:
        if self._notes.broken is not None:
            self._report("bye", False, "not-tried")
        else:
            self._left("bye", talk.bye(PATIENCE))

    def _fall_silent(self) -> None:
        """Another process, to which nobody says anything more."""
        try:
            talk = Dialogue(self.words)
        except OSError:
            self._report("eof", False, "not-tried")
            return
        try:
            talk.hello()
        except Failure:
            talk.child.kill()
            self._report("eof", False, "not-tried")
            return
        self._left("eof", talk.child.leave(PATIENCE))

    def _left(self, check: str, code: int | None) -> None:
        if code is None:
            self._report(check, False, "stayed")
        else:
            self._report(check, code == 0, "left", code=code)


def a_retreat() -> Match:
    """A game in which somebody who was driven out decides in the turn of another seat."""
    for seed in count():
        match, bot = Match("surface-2", seed=seed), RandomBot(seed)
        while match.decider is not None:
            options = match.legal()
            if match.decider != match.state.turn + 1 and len(options) > 1:
                return match
            match.submit(bot.decide(match.observe(match.decider)))
    raise AssertionError("sooner or later somebody is driven out")


def _milliseconds(seconds: float) -> int:
    return round(seconds * 1000)
