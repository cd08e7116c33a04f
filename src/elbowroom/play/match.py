"""A match: a position, its own source of chance, its history, and undo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from sys import intern
from typing import Final

from mypy_extensions import mypyc_attr

from elbowroom.errors import NotLegal, NotYourTurn
from elbowroom.homemade.content import Content
from elbowroom.notation.actions import action_text, parse_action
from elbowroom.notation.code import read_code
from elbowroom.notation.contents import contents_text
from elbowroom.notation.spots import spot_in
from elbowroom.play.history import Entry, Step
from elbowroom.play.new_game import new_game
from elbowroom.play.observation import Observation
from elbowroom.play.view import view
from elbowroom.play.view_types import View
from elbowroom.rules.actions import Action
from elbowroom.rules.apply import apply
from elbowroom.rules.chance import chance_outcomes, draw
from elbowroom.rules.contents import Contents
from elbowroom.rules.events import Event
from elbowroom.rules.legal import legal_actions
from elbowroom.rules.reason import Reason
from elbowroom.rules.refusals import why_not
from elbowroom.rules.rng import Rng
from elbowroom.rules.scoring import winners
from elbowroom.rules.state import CHANCE, OVER, State

MOST_SEED = 2**53 - 1


class Refused(NotLegal):
    """An action that is not legal, with the reason as data."""

    def __init__(self, text: str, reason: Reason) -> None:
        super().__init__(f"{text}: {reason.key}")
        self.text = text
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Where the chance results of a match come from; asked once for each of them."""

    def next(self, s: State) -> Action:
        """The next result of chance in *s*: one of its ``chance_outcomes``."""
        raise NotImplementedError


class SeededChance(Chance):
    """Chance drawn from a seeded generator."""

    def __init__(self, seed: int) -> None:
        self.rng: Final = Rng(seed)

    def next(self, s: State) -> Action:
        """The next draw of the generator."""
        return draw(s, self.rng)


def _check_seed(seed: int) -> None:
    if not 0 <= seed <= MOST_SEED:
        raise spot_in("", "seed").wrong("number", text=str(seed), least=0, most=MOST_SEED)


def _position_from_code(code: str, fresh: State) -> State:
    """The position of *code*, if it is one of the game that *fresh* begins."""
    s = read_code(code, fresh.book.contents)
    if _kind(s) != _kind(fresh):
        raise spot_in("", "position").wrong("other-game")
    return s


def _kind(s: State) -> tuple[str, str, str, str, list[str], int, dict[str, bool]]:
    contents = s.book.contents
    return (
        s.atlas.name, s.book.box, contents_text(contents), contents.content, s.book.without,
        int(s.seats), s.options.chosen,
    )  # fmt: skip


class Match:
    """One game from set-up to the last score."""

    fair: bool = True
    # The position before the first action of the undo stack: those in between are played again when
    # they are wanted, as each takes more memory than the rest.
    undo_base: State | None = None
    # The position before the last action or undo, for those who are told only what changed.
    previous: State | None = None

    def __init__(
        self,
        map: str = "surface-2",
        *,
        box: str = "",
        seats: int = 0,
        seed: int = 0,
        options: Mapping[str, bool] | None = None,
        contents: Contents | None = None,
        content: Content | None = None,
        without: Sequence[str] = (),
        monsters: Sequence[str] = (),
        names: Sequence[str] = (),
        live: bool = True,
        position: str = "",
        chance: Chance | None = None,
    ) -> None:
        """The first arguments are those of ``new_game``.

        *live* matches draw chance results themselves; others take them from a record.
        *position* is the code of a position to play on from, instead of the set-up; *chance*
        another source than the *seed*.
        """
        _check_seed(seed)
        self.position = position
        self.monsters = list(monsters)
        start = new_game(
            map, box=box, seats=seats, options=options,
            contents=contents, content=content, without=without, monsters=monsters,
        )  # fmt: skip
        self.state = _position_from_code(position, start) if position else start
        self.seed = seed
        self.chance = chance or SeededChance(seed)
        self.names = list(names)
        self.live = live
        self.history: list[Entry] = []
        self.turn_ends: list[tuple[int, list[int]]] = []
        self.events: list[Event] = []
        self.undo_stack: list[Step] = []  # the actions that can be taken back
        self._let_chance_fall()

    # ------------------------------------------------------------------ asking

    @property
    def over(self) -> bool:
        """Whether the last turn has been played."""
        return self.state.phase == OVER

    @property
    def decider(self) -> int | None:
        """The seat (from 1) that must act now; None when the game is over."""
        return None if self.over else self.state.decider + 1

    def beginning(self) -> State:
        """The position before the first action or draw."""
        if self.position:
            return read_code(self.position, self.state.book.contents)
        s = self.state
        return new_game(
            s.atlas.name, box=s.book.box, seats=s.seats, options=s.options.chosen,
            contents=s.book.contents, without=s.book.without, monsters=self.monsters,
        )  # fmt: skip

    def legal(self) -> list[str]:
        """Every legal action of the deciding seat, as text."""
        if self.over:
            return []
        return [action_text(self.state, act) for act in legal_actions(self.state)]

    def view(self, seat: int | None, *, code: bool = True) -> View:
        """What *seat* (from 1) may see now, with the position code or without."""
        return view(self.state, seat, code=code)

    def observe(self, seat: int | None) -> Observation:
        """What *seat* (from 1) knows now, as a position to search in."""
        return Observation(self.state, seat)

    def winners(self) -> list[int]:
        """The seats (from 1) that won; several when victory is shared."""
        return [seat + 1 for seat in winners(self.state)] if self.over else []

    # ------------------------------------------------------------------ acting

    def submit(self, act_or_text: Action | str, seat: int | None = None) -> list[Event]:
        """Play an action for the deciding seat; chance follows by itself.

        Nothing changes when it raises; see ``check``.
        """
        return self.play(self.check(act_or_text, seat))

    def check(self, act_or_text: Action | str, seat: int | None = None) -> Action:
        """The action, if the deciding seat may do it now.

        Raises NotParsable for text that is no action, NotYourTurn for another *seat* than the
        one that decides, Refused (with the reason) for an illegal action.
        """
        act = parse_action(self.state, act_or_text) if isinstance(act_or_text, str) else act_or_text
        if seat is not None and seat != self.decider:
            text = action_text(self.state, act)
            raise NotYourTurn(f"seat {seat} wants to {text}, but seat {self.decider} is to move")
        reason = why_not(self.state, act)
        if reason is not None:
            raise Refused(action_text(self.state, act), reason)
        return act

    def play(self, act: Action) -> list[Event]:
        """Play an action that ``check`` has allowed in this position; chance follows by itself."""
        decider = self.decider
        assert decider is not None
        self.previous = self.state.copy()
        if not self.undo_stack or self.undo_stack[-1].seat != decider:
            self.undo_stack, self.undo_base = [], self.previous
        self.undo_stack.append(Step(act, decider))
        return self._play(act, decider)

    def _play(self, act: Action, seat: int) -> list[Event]:
        # Tables on the same map write the same few texts over and over.
        self.history.append(Entry(seat, intern(action_text(self.state, act))))
        events = self._apply(act)
        if self.state.decider == CHANCE:
            # What chance has revealed cannot be undone.
            self.undo_stack, self.undo_base = [], None
            events += self._let_chance_fall()
        return events

    def _apply(self, act: Action) -> list[Event]:
        s = self.state
        events: list[Event] = []
        s.journal = events
        before = (s.round, s.turn, s.phase == OVER)
        apply(s, act)
        s.journal = None
        self.events += events
        if before != (s.round, s.turn, s.phase == OVER):
            self.turn_ends.append((len(self.history), [s.coins[n] for n in range(s.seats)]))
        return events

    def _let_chance_fall(self) -> list[Event]:
        events: list[Event] = []
        while self.live and self.state.decider == CHANCE:
            events += self._fall(self.chance.next(self.state))
        return events

    def _fall(self, act: Action) -> list[Event]:
        self.history.append(Entry(0, intern(action_text(self.state, act))))
        return self._apply(act)

    def fall(self, act: Action) -> list[Event]:
        """Apply *act*, a result of chance from a record; ``fair`` notes whether the seed agrees."""
        outcomes = [outcome for outcome, _ in chance_outcomes(self.state)]
        if act not in outcomes:
            raise NotLegal(f"'{action_text(self.state, act)}' cannot fall here")
        self.fair = self.chance.next(self.state) is act and self.fair
        return self._fall(act)

    def go_live(self) -> None:
        """After a replay: draw chance from the seed from where the record ended."""
        self.live = True
        self._let_chance_fall()

    # ------------------------------------------------------------------ undo

    def undoable(self, seat: int | None = None) -> int:
        """How many actions can be undone, by *seat* or by the seat that acted last."""
        if self.undo_stack and seat not in (None, self.undo_stack[-1].seat):
            return 0
        return len(self.undo_stack)

    def undo(self, actions: int = 1, seat: int | None = None) -> None:
        """Undo the last *actions*, at most back to the last result of chance."""
        possible = self.undoable(seat)
        if not 1 <= actions <= possible:
            raise NotLegal(f"{actions} cannot be taken back, only {possible}")
        last = self.undo_stack[-actions]
        del self.undo_stack[-actions:]
        assert self.undo_base is not None
        self.previous, self.state = self.state, self.undo_base.copy()
        for step in self.undo_stack:
            apply(self.state, step.action)
        self.history.append(Entry(last.seat, f"undo {actions}", actions))
