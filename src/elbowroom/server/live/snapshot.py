"""A table at one moment, so that a long log need not be played from the beginning again.

A cache and nothing more: the log decides. A snapshot that is damaged, of another log or of other
rules is not used; one that is missing is not missed.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

from elbowroom.errors import ElbowroomError
from elbowroom.notation.code import read_code, write_code
from elbowroom.play.match import Before, Match
from elbowroom.play.match import Entry as HistoryEntry
from elbowroom.play.view import View
from elbowroom.rules.state import RULES
from elbowroom.server.live.game import OVER, Game, LogLine, Seat
from elbowroom.server.wire.messages import encode
from elbowroom.server.wire.tables import Proposal

FORMAT: Final = 1
# So many lines after the last one, another snapshot is worth its place.
EVERY: Final = 50


class ClockSnapshot(Struct):
    """The clocks of all seats."""

    turn_used: list[float]
    game_used: list[float]
    turn: tuple[int, int] | None
    running: int
    since: float


class Snapshot(Struct, kw_only=True):
    """Everything that the lines up to *seq* have made of a table; *log* is their hash."""

    format: int
    rules: int
    seq: int
    log: str
    status: str
    turned: int
    seats: list[Seat]
    clock: ClockSnapshot
    proposal: Proposal | None
    muted: bool
    rematch: str
    moves: list[int]
    names: list[str]
    code: str
    before: list[tuple[str, int]]
    place: int
    history: list[tuple[int, str, int]]
    turn_ends: list[tuple[int, list[int]]]
    # For those who cannot play by these rules any more, but may want to look.
    view: View
    coins: list[int]
    incomes: list[int]
    record: str = ""


def take(game: Game) -> str:
    """The snapshot of a game that has begun, as it is stored."""
    match = game.match
    assert match is not None
    state = match.state
    seats = range(int(state.seats))
    clocks = game.clocks
    kept = Snapshot(
        format=FORMAT,
        rules=int(RULES),
        seq=game.seq,
        log=_log_hash(game.lines),
        status=game.status,
        turned=game.position_seq,
        seats=game.seats,
        clock=ClockSnapshot(
            clocks.turn_used, clocks.game_used, clocks.turn, clocks.running, clocks.since
        ),
        proposal=game.proposal,
        muted=game.muted,
        rematch=game.rematch,
        moves=[done.seq for done in game.moves],
        names=match.names,
        code=write_code(state),
        before=[(write_code(each.state), each.seat) for each in match.undo_stack],
        place=game.stream.place,
        history=[(entry.seat, entry.text, entry.undone) for entry in match.history],
        turn_ends=match.turn_ends,
        view=match.view(None),
        coins=[int(state.coins[seat]) for seat in seats],
        incomes=[int(state.incomes[seat]) for seat in seats],
        record=game.record() if game.status == OVER else "",
    )
    body = encode(kept).decode()
    return f"{_hash(body)} {body}"


def read(text: str) -> Snapshot | None:
    """A stored snapshot; None if it is damaged or of a shape that we do not know."""
    digest, _, body = text.partition(" ")
    if digest != _hash(body):
        return None
    try:
        kept = msgspec.json.decode(body, type=Snapshot)
    except msgspec.DecodeError:
        return None
    return kept if kept.format == FORMAT else None


def resume(game: Game, lines: Sequence[LogLine], text: str) -> bool:
    """Put a blank *game* where a snapshot of the same *lines* says; False if it does not fit."""
    kept = read(text)
    if kept is None or kept.rules != int(RULES) or kept.seq > len(lines):
        return False
    past = list(lines[: kept.seq])
    if kept.log != _log_hash(past):
        return False
    try:
        match = _match(game, kept)
    except ElbowroomError:
        return False
    game.lines[:] = past
    game.events_missing = kept.seq
    game.match = match
    game.stream.place = kept.place
    game.status, game.position_seq = kept.status, kept.turned
    game.seats[:] = kept.seats
    game.proposal, game.muted, game.rematch = kept.proposal, kept.muted, kept.rematch
    game.moves = [past[seq - 1] for seq in kept.moves]
    _set_clocks(game, kept.clock)
    return True


def _match(game: Game, kept: Snapshot) -> Match:
    setup = game.setup
    match = Match(
        setup.map,
        box=setup.box,
        seats=setup.seats,
        options=setup.options,
        names=kept.names,
        chance=game.stream,
        position=setup.position,
        live=False,
    )
    match.state = read_code(kept.code)
    match.undo_stack = [Before(read_code(code), seat) for code, seat in kept.before]
    match.history = [HistoryEntry(*entry) for entry in kept.history]
    match.turn_ends = list(kept.turn_ends)
    match.live = True
    return match


def _set_clocks(game: Game, kept: ClockSnapshot) -> None:
    clocks = game.clocks
    clocks.turn_used[:], clocks.game_used[:] = kept.turn_used, kept.game_used
    clocks.turn, clocks.running, clocks.since = kept.turn, kept.running, kept.since


def _log_hash(lines: Sequence[LogLine]) -> str:
    total = hashlib.blake2b(digest_size=16)
    for log_line in lines:
        total.update(encode((log_line.seq, log_line.at, log_line.line)))
    return total.hexdigest()


def _hash(body: str) -> str:
    return hashlib.blake2b(body.encode(), digest_size=16).hexdigest()
