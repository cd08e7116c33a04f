"""Commands at a table: each becomes a line of the log, or is refused with a reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from elbowroom.errors import ElbowroomError
from elbowroom.notation.naming import reason_message
from elbowroom.play.match import Refused
from elbowroom.rules.actions import Action
from elbowroom.server.identity.plain_text import clean_text
from elbowroom.server.live.caller import Caller
from elbowroom.server.live.game import OVER, PLAYING, Game
from elbowroom.server.live.log_line import Decision
from elbowroom.server.live.other_rules import OTHER_RULES
from elbowroom.server.live.seat import OPEN, Seat
from elbowroom.server.wire import messages as wire
from elbowroom.server.wire.messages import Line, Refusal

_WRONG_STATUS: Final = {OPEN: "already-started", PLAYING: "not-playing", OVER: "not-over"}


class CommandRefused(Exception):
    """A command is refused; *refusal* is the answer that says why."""

    def __init__(self, error: str, refusal: Refusal | None = None) -> None:
        super().__init__(error)
        self.refusal = refusal or Refusal(error)


class StaleCommand(CommandRefused):
    """A command for a position that is no more; *expected* is the last line its sender knew."""

    def __init__(self, expected: int) -> None:
        super().__init__("stale")
        self.expected = expected


def decide(command: wire.Command, game: Game, caller: Caller) -> Decision:
    """What *command* does at this moment; raises CommandRefused."""
    if isinstance(command, wire.Move):
        return _move(command, game, caller)
    handler = _HANDLERS.get(type(command))
    if handler is None:
        raise CommandRefused("unknown-command")
    return Decision(handler(command, game, caller))


# ---------------------------------------------------------------------- seats


def _seat(game: Game, number: int) -> Seat:
    seat = game.seat(number)
    if seat is None:
        raise CommandRefused("no-such-seat")
    return seat


def _own_seat(game: Game, number: int, caller: Caller) -> Seat:
    seat = _seat(game, number)
    if not caller.person or seat.person != caller.person:
        raise CommandRefused("not-your-seat")
    return seat


def _require(status: str, game: Game) -> None:
    if game.status != status:
        raise CommandRefused(_WRONG_STATUS[status])


def _require_host(game: Game, caller: Caller) -> None:
    if not caller.person or game.setup.host != caller.person:
        raise CommandRefused("not-the-host")


def _sit(command: wire.Sit, game: Game, caller: Caller) -> Line:
    _require(OPEN, game)
    if _seat(game, command.seat).kind != OPEN:
        raise CommandRefused("seat-taken")
    name = clean_text(command.name, 40) or caller.name
    return Line("sat", command.seat, person=caller.person, name=name)


def _leave(command: wire.Leave, game: Game, caller: Caller) -> Line:
    seat = _own_seat(game, command.seat, caller)
    if game.status == OVER:
        raise CommandRefused("not-playing")
    level = game.setup.stand_in if game.status == PLAYING else ""
    return Line("left", command.seat, name=seat.name, level=level)


def _set_bot(command: wire.SetBot, game: Game, caller: Caller) -> Line:
    _require_host(game, caller)
    _require(OPEN, game)
    if _seat(game, command.seat).kind == "person":
        raise CommandRefused("seat-taken")
    if not command.level:
        return Line("opened", command.seat)
    return Line("bot", command.seat, level=command.level)


def _hand_over(command: wire.HandOver, game: Game, caller: Caller) -> Line:
    seat = _own_seat(game, command.seat, caller)
    _require(PLAYING, game)
    if seat.stand_in:
        raise CommandRefused("bot-plays-already")
    return Line("handed", command.seat, level=command.level or game.setup.stand_in)


def _take_back(command: wire.TakeBack, game: Game, caller: Caller) -> Line:
    seat = _own_seat(game, command.seat, caller)
    _require(PLAYING, game)
    if not seat.stand_in:
        raise CommandRefused("nothing-to-take-back")
    return Line("back", command.seat)


def _start(command: wire.Start, game: Game, caller: Caller) -> Line:
    """Anybody who sits here may start the game, so that nobody waits for an absent host."""
    if not game.seats_of(caller.person):
        _require_host(game, caller)
    _require(OPEN, game)
    if any(seat.kind == OPEN for seat in game.seats):
        raise CommandRefused("seats-are-open")
    return Line("started")


# ---------------------------------------------------------------------- moves


def _moving_seat(game: Game, number: int | None, caller: Caller) -> int:
    """The seat that *caller* moves for; *number* if they say which."""
    if number is None:
        own = game.seats_of(caller.person)
        number = game.decider if game.decider in own or caller.bot else next(iter(own), 0)
    if not number:
        raise CommandRefused("not-your-seat")
    seat = _seat(game, number) if caller.bot else _own_seat(game, number, caller)
    if bool(seat.bot) != caller.bot:
        raise CommandRefused("bot-plays-already" if seat.bot else "person-plays")
    return number


def _move(command: wire.Move, game: Game, caller: Caller) -> Decision:
    _require(PLAYING, game)
    number = _moving_seat(game, command.seat, caller)
    if command.expected < game.position_seq:
        raise StaleCommand(command.expected)
    if command.expected > game.seq:
        raise CommandRefused("unknown-seq")
    if number != game.decider:
        raise CommandRefused("not-your-turn")
    action = _legal_action(game, command.action)
    level = game.seats[number - 1].bot
    return Decision(Line("move", number, command.action, level=level), action)


def _legal_action(game: Game, text: str) -> Action:
    assert game.match is not None
    try:
        return game.match.check(text)
    except Refused as refused:
        refusal = Refusal("not-legal", why=reason_message(refused.reason))
        raise CommandRefused("not-legal", refusal) from refused
    except ElbowroomError as error:
        raise CommandRefused("not-parsable") from error


def _undo(command: wire.Undo, game: Game, caller: Caller) -> Line:
    _require(PLAYING, game)
    assert game.match is not None
    number = command.seat
    if number is None:
        # With several seats on one screen: the one that has something to take back.
        own = game.seats_of(caller.person)
        number = next((seat for seat in own if game.match.undoable(seat)), next(iter(own), 0))
    if not number:
        raise CommandRefused("not-your-seat")
    _own_seat(game, number, caller)
    if command.expected < game.position_seq:
        raise StaleCommand(command.expected)
    if command.actions > game.match.undoable(number):
        raise CommandRefused("point-of-no-return")
    return Line("undo", number, amount=command.actions)


def _propose(command: wire.Propose, game: Game, caller: Caller) -> Line:
    _require(PLAYING, game)
    _own_seat(game, command.seat, caller)
    if game.proposal is not None:
        raise CommandRefused("already-proposed")
    if not game.may_rewind(command.to):
        raise CommandRefused("no-such-move")
    return Line("proposed", command.seat, person=caller.person, amount=command.to)


def _answer(command: wire.Answer, game: Game, caller: Caller) -> Line:
    _own_seat(game, command.seat, caller)
    if game.proposal is None:
        raise CommandRefused("nothing-proposed")
    if command.agree and command.seat in game.proposal.agreed:
        raise CommandRefused("already-agreed")
    return Line("agreed" if command.agree else "refused", command.seat)


def follow_up(game: Game) -> Line | None:
    """The line that must follow by itself.

    The rewind that every person has agreed to, or the return of a seat to the person whose time was
    up, after the turn that a bot has played for them.
    """
    proposal = game.proposal
    if proposal is None:
        return None if game.setup.clock is None else _return(game)
    people = {seat.number for seat in game.seats if seat.kind == "person"}
    return Line("rewound", amount=proposal.to) if people <= set(proposal.agreed) else None


def _return(game: Game) -> Line | None:
    if game.match is None or game.status != PLAYING:
        return None
    playing = (game.decider, int(game.match.state.turn) + 1)
    for seat in game.seats:
        if seat.stand_in == "flag" and seat.number not in playing:
            # Whoever has used up the time for the whole game gets none back.
            left = game.clocks.left(seat.number, game.clocks.since).game
            if left is None or left > 0:
                return Line("returned", seat.number)
    return None


def _abandon(command: wire.Abandon, game: Game, caller: Caller) -> Line:
    if game.status != OTHER_RULES:
        raise CommandRefused("not-other-rules")
    own = game.seats_of(caller.person)
    if not own:
        _require_host(game, caller)
    return Line("closed", next(iter(own), 0))


# ---------------------------------------------------------------------- chat


def _say(command: wire.Say, game: Game, caller: Caller) -> Line:
    text = clean_text(command.text, 500)
    if not text:
        raise CommandRefused("nothing-said")
    if game.muted:
        raise CommandRefused("chat-is-off")
    seat = next(iter(game.seats_of(caller.person)), 0)
    return Line("chat", seat, text, person=caller.person, name=caller.name)


def _mute(command: wire.Mute, game: Game, caller: Caller) -> Line:
    _require_host(game, caller)
    return Line("muted", amount=int(command.on))


# Each command with its handler, but for moves; a rematch makes another table: see ``perform``.
_HANDLERS: Final[Mapping[type, Callable[[Any, Game, Caller], Line]]] = {
    wire.Sit: _sit,
    wire.Leave: _leave,
    wire.SetBot: _set_bot,
    wire.HandOver: _hand_over,
    wire.TakeBack: _take_back,
    wire.Start: _start,
    wire.Undo: _undo,
    wire.Propose: _propose,
    wire.Answer: _answer,
    wire.Abandon: _abandon,
    wire.Say: _say,
    wire.Mute: _mute,
}
