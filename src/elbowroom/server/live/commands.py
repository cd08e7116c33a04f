"""From what somebody wants to the line of the log that says so, or to the reason against it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import singledispatch

from elbowroom.errors import ElbowroomError
from elbowroom.notation.actions import parse_action
from elbowroom.rules.refusals import why_not
from elbowroom.server.identity.plain_text import plain
from elbowroom.server.live.game import OPEN, OVER, PLAYING, Game, Seat
from elbowroom.server.live.other_rules import OTHER_RULES
from elbowroom.server.wire import messages as wire
from elbowroom.server.wire.messages import Line, Refusal


class CommandRefused(Exception):
    """A command that is refused."""

    def __init__(self, error: str, refusal: Refusal | None = None) -> None:
        super().__init__(error)
        self.refusal = refusal or Refusal(error)


class StaleCommand(CommandRefused):
    """A command for a position that is no more."""

    def __init__(self, expected: int) -> None:
        super().__init__("stale")
        self.expected = expected


@dataclass(frozen=True)
class Caller:
    """Who speaks: a person by id, or the bot of a table."""

    person: str = ""
    name: str = ""
    bot: bool = False


@singledispatch
def decide(command: object, game: Game, caller: Caller) -> Line:
    """The line that *command* becomes; raises CommandRefused."""
    raise CommandRefused("unknown-command")


# ---------------------------------------------------------------------- seats


def _seat(game: Game, number: int) -> Seat:
    seat = game.seat(number)
    if seat is None:
        raise CommandRefused("no-such-seat")
    return seat


def _my_seat(game: Game, number: int, caller: Caller) -> Seat:
    seat = _seat(game, number)
    if not caller.person or seat.person != caller.person:
        raise CommandRefused("not-your-seat")
    return seat


def _want(status: str, game: Game) -> None:
    if game.status != status:
        raise CommandRefused(
            {OPEN: "already-started", PLAYING: "not-playing", OVER: "not-over"}[status]
        )


def _host(game: Game, caller: Caller) -> None:
    if not caller.person or game.setup.host != caller.person:
        raise CommandRefused("not-the-host")


@decide.register
def _sit(command: wire.Sit, game: Game, caller: Caller) -> Line:
    _want(OPEN, game)
    if _seat(game, command.seat).kind != OPEN:
        raise CommandRefused("seat-taken")
    name = plain(command.name, 40) or caller.name
    return Line("sat", command.seat, person=caller.person, name=name)


@decide.register
def _leave(command: wire.Leave, game: Game, caller: Caller) -> Line:
    seat = _my_seat(game, command.seat, caller)
    if game.status == OVER:
        raise CommandRefused("not-playing")
    level = game.setup.stand_in if game.status == PLAYING else ""
    return Line("left", command.seat, name=seat.name, level=level)


@decide.register
def _set_bot(command: wire.SetBot, game: Game, caller: Caller) -> Line:
    _host(game, caller)
    _want(OPEN, game)
    if _seat(game, command.seat).kind == "person":
        raise CommandRefused("seat-taken")
    if not command.level:
        return Line("opened", command.seat)
    return Line("bot", command.seat, level=command.level)


@decide.register
def _hand_over(command: wire.HandOver, game: Game, caller: Caller) -> Line:
    seat = _my_seat(game, command.seat, caller)
    _want(PLAYING, game)
    if seat.stand_in:
        raise CommandRefused("bot-plays-already")
    return Line("handed", command.seat, level=command.level or game.setup.stand_in)


@decide.register
def _take_back(command: wire.TakeBack, game: Game, caller: Caller) -> Line:
    seat = _my_seat(game, command.seat, caller)
    _want(PLAYING, game)
    if not seat.stand_in:
        raise CommandRefused("nothing-to-take-back")
    return Line("back", command.seat)


@decide.register
def _start(command: wire.Start, game: Game, caller: Caller) -> Line:
    """Whoever sits here may begin, so that nobody waits for a host who went away."""
    if not game.held(caller.person):
        _host(game, caller)
    _want(OPEN, game)
    if any(seat.kind == OPEN for seat in game.seats):
        raise CommandRefused("seats-are-open")
    return Line("started")


# ---------------------------------------------------------------------- moves


def _mover(game: Game, number: int | None, caller: Caller) -> int:
    """The seat that *caller* moves for."""
    if number is None:
        held = game.held(caller.person)
        number = game.decider if game.decider in held or caller.bot else next(iter(held), 0)
    if not number:
        raise CommandRefused("not-your-seat")
    seat = _seat(game, number) if caller.bot else _my_seat(game, number, caller)
    if bool(seat.bot) != caller.bot:
        raise CommandRefused("bot-plays-already" if seat.bot else "person-plays")
    return number


@decide.register
def _move(command: wire.Move, game: Game, caller: Caller) -> Line:
    _want(PLAYING, game)
    number = _mover(game, command.seat, caller)
    if command.expected < game.turned:
        raise StaleCommand(command.expected)
    if command.expected > game.seq:
        raise CommandRefused("unknown-seq")
    if number != game.decider:
        raise CommandRefused("not-your-turn")
    _legal(game, command.action)
    level = game.seats[number - 1].bot
    return Line("move", number, command.action, level=level)


def _legal(game: Game, text: str) -> None:
    assert game.match is not None
    state = game.match.state
    try:
        act = parse_action(state, text)
        reason = why_not(state, act)
    except ElbowroomError as error:
        raise CommandRefused("not-parsable") from error
    if reason is not None:
        data = Refusal("not-legal", "", 0, reason.key, dict(reason.numbers), dict(reason.names))
        raise CommandRefused("not-legal", data)


@decide.register
def _undo(command: wire.Undo, game: Game, caller: Caller) -> Line:
    _want(PLAYING, game)
    number = command.seat or next(iter(game.held(caller.person)), 0)
    if command.seat is None and game.match is not None:
        # With several seats on one screen: the one that has something to take back.
        able = [seat for seat in game.held(caller.person) if game.match.undoable(seat)]
        number = next(iter(able), number)
    _my_seat(game, number, caller) if number else _nobody()
    if command.expected < game.turned:
        raise StaleCommand(command.expected)
    assert game.match is not None
    possible = game.match.undoable(number)
    if command.actions > possible:
        data = Refusal("point-of-no-return", numbers={"possible": possible})
        raise CommandRefused("point-of-no-return", data)
    return Line("undo", number, amount=command.actions)


def _nobody() -> Seat:
    raise CommandRefused("not-your-seat")


@decide.register
def _propose(command: wire.Propose, game: Game, caller: Caller) -> Line:
    _want(PLAYING, game)
    _my_seat(game, command.seat, caller)
    if game.proposal is not None:
        raise CommandRefused("already-proposed")
    if not game.may_rewind(command.to):
        raise CommandRefused("no-such-move")
    return Line("proposed", command.seat, person=caller.person, amount=command.to)


@decide.register
def _answer(command: wire.Answer, game: Game, caller: Caller) -> Line:
    _my_seat(game, command.seat, caller)
    if game.proposal is None:
        raise CommandRefused("nothing-proposed")
    if command.agree and command.seat in game.proposal.agreed:
        raise CommandRefused("already-agreed")
    return Line("agreed" if command.agree else "refused", command.seat)


def follow_up(game: Game) -> Line | None:
    """What must be written next by itself: a rewind to which every person has agreed."""
    asked = game.proposal
    if asked is None:
        return None
    people = {seat.number for seat in game.seats if seat.kind == "person"}
    return Line("rewound", amount=asked.to) if people <= set(asked.agreed) else None


@decide.register
def _abandon(command: wire.Abandon, game: Game, caller: Caller) -> Line:
    if game.status != OTHER_RULES:
        raise CommandRefused("not-other-rules")
    held = game.held(caller.person)
    if not held:
        _host(game, caller)
    return Line("closed", next(iter(held), 0))


# ---------------------------------------------------------------------- talk


@decide.register
def _say(command: wire.Say, game: Game, caller: Caller) -> Line:
    text = plain(command.text, 500)
    if not text:
        raise CommandRefused("nothing-said")
    if game.muted:
        raise CommandRefused("chat-is-off")
    return Line("chat", next(iter(game.held(caller.person)), 0), text, name=caller.name)


@decide.register
def _mute(command: wire.Mute, game: Game, caller: Caller) -> Line:
    _host(game, caller)
    return Line("muted", amount=int(command.on))
