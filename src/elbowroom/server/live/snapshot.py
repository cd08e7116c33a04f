"""Snapshots of games, so that a long log need not be replayed from the beginning.

They are a cache: the log decides. A snapshot that is damaged, or that belongs to another log or to
other rules, is not used; all of them may be deleted at any time.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any, Final

import msgspec
from msgspec import Struct

from elbowroom.errors import ElbowroomError
from elbowroom.notation.actions import action_text, parse_action
from elbowroom.notation.board import read_thing
from elbowroom.notation.code import read_code, write_code
from elbowroom.play.history import Entry as HistoryEntry
from elbowroom.play.history import Step
from elbowroom.play.match import Match
from elbowroom.play.view_types import View
from elbowroom.rules.apply import apply
from elbowroom.rules.state import RULES, State
from elbowroom.server.live.game import OVER, Game, new_match
from elbowroom.server.live.log_line import LogLine
from elbowroom.server.live.seat import Seat
from elbowroom.server.wire.encoding import encode
from elbowroom.server.wire.tables import Proposal

# Format 1 wrote the things of a region as text, and no hand; format 2 every position to undo to.
FORMAT: Final = 3
# Lines between two snapshots of a game: one costs as much as many moves, and its log is quickly
# replayed.
EVERY: Final = 100


class ClockSnapshot(Struct):
    """The clocks of all seats."""

    turn_used: list[float]
    game_used: list[float]
    turn: tuple[int, int] | None
    running: int
    since: float


class Snapshot(Struct, kw_only=True):
    """A game after line *seq*; *log* is the hash of all lines up to there."""

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
    # The code of the position before the actions that can be undone, and each with its seat.
    undo_base: str
    undoable: list[tuple[str, int]]
    place: int
    history: list[tuple[int, str, int]]
    turn_ends: list[tuple[int, list[int]]]
    # What can still be shown when the rules have changed: see ``other_rules``.
    view: View
    coins: list[int]
    incomes: list[int]
    record: str = ""


def take(game: Game) -> str:
    """The snapshot of a game that has started, as it is stored."""
    match = game.match
    assert match is not None
    state = match.state
    seats = range(int(state.seats))
    clocks = game.clocks
    snapshot = Snapshot(
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
        undo_base=write_code(match.undo_base) if match.undo_base is not None else "",
        undoable=_undoable(match),
        place=game.stream.place,
        history=[(entry.seat, entry.text, entry.undone) for entry in match.history],
        turn_ends=match.turn_ends,
        view=match.view(None, code=False),
        coins=[int(state.coins[seat]) for seat in seats],
        incomes=[int(state.incomes[seat]) for seat in seats],
        record=game.record() if game.status == OVER else "",
    )
    body = encode(snapshot).decode()
    return f"{_hash(body)} {body}"


def read(text: str) -> Snapshot | None:
    """A stored snapshot; None if it is damaged or has another format."""
    digest, _, body = text.partition(" ")
    if digest != _hash(body):
        return None
    try:
        snapshot = msgspec.convert(_in_this_format(msgspec.json.decode(body)), Snapshot)
    except msgspec.MsgspecError:
        return None
    return snapshot if 1 <= snapshot.format <= FORMAT else None


def _in_this_format(raw: Any) -> Any:
    """Games of other rules are shown for years: their positions must stay readable.

    Nothing is resumed from an older format.
    """
    if not isinstance(raw, dict):
        return raw
    if raw.get("format") == 1:
        for region in raw["view"]["regions"]:
            region["things"] = [asdict(read_thing(text)) for text in region["things"]]
        raw["view"]["hand"] = None
    if raw.get("format") in (1, 2):
        raw["undo_base"], raw["undoable"] = "", []
    return raw


def _undoable(match: Match) -> list[tuple[str, int]]:
    """The actions that can be undone, as text, each with its seat."""
    if match.undo_base is None:
        return []
    s, actions = match.undo_base.copy(), []
    for step in match.undo_stack:
        actions.append((action_text(s, step.action), step.seat))
        apply(s, step.action)
    return actions


def _undo_stack(base: State, undoable: list[tuple[str, int]]) -> list[Step]:
    s, steps = base.copy(), []
    for text, seat in undoable:
        steps.append(Step(parse_action(s, text), seat))
        apply(s, steps[-1].action)
    return steps


def resume(game: Game, lines: Sequence[LogLine], text: str) -> bool:
    """Bring a new *game* to where a snapshot of the same *lines* is; False if it does not fit."""
    snapshot = read(text)
    if snapshot is None or snapshot.format != FORMAT or snapshot.rules != int(RULES):
        return False
    if snapshot.seq > len(lines):
        return False
    past = list(lines[: snapshot.seq])
    if snapshot.log != _log_hash(past):
        return False
    try:
        match = _match(game, snapshot)
    except ElbowroomError:
        return False
    game.lines[:] = past
    game.events_missing = snapshot.seq
    game.match = match
    game.stream.place = snapshot.place
    game.status, game.position_seq = snapshot.status, snapshot.turned
    for seat in snapshot.seats:
        game.put_seat(seat)
    game.proposal, game.muted, game.rematch = snapshot.proposal, snapshot.muted, snapshot.rematch
    game.moves = [past[seq - 1] for seq in snapshot.moves]
    _set_clocks(game, snapshot.clock)
    return True


def _match(game: Game, snapshot: Snapshot) -> Match:
    match = new_match(game.setup, snapshot.names, game.stream, live=False)
    contents = match.state.book.contents
    match.state = read_code(snapshot.code, contents)
    if snapshot.undo_base:
        match.undo_base = read_code(snapshot.undo_base, contents)
        match.undo_stack = _undo_stack(match.undo_base, snapshot.undoable)
    match.history = [HistoryEntry(*entry) for entry in snapshot.history]
    match.turn_ends = list(snapshot.turn_ends)
    match.live = True
    return match


def _set_clocks(game: Game, snapshot: ClockSnapshot) -> None:
    clocks = game.clocks
    clocks.turn_used[:], clocks.game_used[:] = snapshot.turn_used, snapshot.game_used
    clocks.turn, clocks.running, clocks.since = snapshot.turn, snapshot.running, snapshot.since


def _log_hash(lines: Sequence[LogLine]) -> str:
    total = hashlib.blake2b(digest_size=16)
    for log_line in lines:
        total.update(encode((log_line.seq, log_line.at, log_line.line)))
    return total.hexdigest()


def _hash(body: str) -> str:
    return hashlib.blake2b(body.encode(), digest_size=16).hexdigest()
