"""HTTP operations at tables: make one, look at it, give commands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from elbowroom.server.http.callers import (
    address_of,
    caller_of,
    maybe_person,
    person,
    person_or_guest,
    require_name,
    set_token,
    spend,
)
from elbowroom.server.http.links import link_base, qr_code
from elbowroom.server.http.requests import number_in, playable_table, read, table_of
from elbowroom.server.http.responses import HttpError, json_response
from elbowroom.server.http.services import services_of
from elbowroom.server.http.table_lists import MOST_TABLES, table_list
from elbowroom.server.identity.fair_queue import Turn
from elbowroom.server.live.commands import CommandRefused
from elbowroom.server.live.hints import advise
from elbowroom.server.live.new_tables import branch_table
from elbowroom.server.live.new_tables import new_table as prepare_table
from elbowroom.server.live.other_rules import OTHER_RULES
from elbowroom.server.live.past_positions import (
    SIGHT_SECONDS,
    GameLog,
    Replayed,
    code_at,
    game_log,
    past_sights,
    seqs_of_steps,
)
from elbowroom.server.live.perform import perform
from elbowroom.server.live.sight import may_branch
from elbowroom.server.live.sight import record as visible_record
from elbowroom.server.live.table import Table
from elbowroom.server.storage.base import GameRow, PersonRow
from elbowroom.server.wire import messages as wire
from elbowroom.server.wire.api import HintRequest, LineList, SightList
from elbowroom.server.wire.messages import Line, Refusal
from elbowroom.server.wire.setup import Branch, NewTable, SeatSetting

T = TypeVar("T")
_MOST_SEQ: Final = 2**31 - 1
MOST_SIGHTS: Final = 200


async def _look(table: Table, question: Callable[[], T]) -> T:
    """The answer to *question*, asked while nobody changes the table, and after catching up."""

    async def look() -> T:
        await table.freshen()
        return question()

    return await table.call(look)


# ---------------------------------------------------------------------- new tables


async def lobby(request: Request) -> Response:
    """Public tables that are not over."""
    services = services_of(request)
    rows = await services.store.public(MOST_TABLES)
    return json_response(await table_list(services.hub, rows))


async def new_table(request: Request) -> Response:
    """Make a table."""
    body = await read(request, NewTable)
    _limit_tables(request)
    row, token = await person_or_guest(request, body.person)
    await _require_names(request, body.seats, row)
    body.content = body.content or services_of(request).settings.content
    try:
        game, lines = prepare_table(body, caller_of(request, row), services_of(request).hub.roster)
    except CommandRefused as error:
        raise HttpError(409, error.refusal.error, error.refusal) from error
    return await _created(request, game, lines, row, token)


async def branch(request: Request) -> Response:
    """Make a practice table that plays on from a position of this one."""
    body = await read(request, Branch)
    _limit_tables(request)
    table = await playable_table(request)
    row, token = await person_or_guest(request, body.person)
    await _require_names(request, body.seats, row)

    def log_to_branch() -> GameLog:
        if not may_branch(table.game, row.id):
            raise HttpError(409, "not-over")
        return game_log(table.game)

    log = await _look(table, log_to_branch)
    turn = Turn((address_of(request),), SIGHT_SECONDS * min(body.seq, len(log.lines)))
    spend(request, turn.cost)
    code = _paid(request, turn.cost, await code_at(log, body.seq, turn))
    if not code:
        raise HttpError(409, "nothing-to-play-on")
    roster = services_of(request).hub.roster
    try:
        game, lines = branch_table(table.game, code, body, caller_of(request, row), roster)
    except CommandRefused as error:
        raise HttpError(409, error.refusal.error, error.refusal) from error
    return await _created(request, game, lines, row, token)


async def _require_names(request: Request, seats: Sequence[SeatSetting], row: PersonRow) -> None:
    """Nobody sits under the name of somebody else's account."""
    for name in {seat.name or row.name for seat in seats if seat.kind == "me"} | {row.name}:
        await require_name(services_of(request), name, row.id)


def _limit_tables(request: Request) -> None:
    if not services_of(request).limits.tables.take(address_of(request)):
        raise HttpError(429, "too-fast")


async def _created(
    request: Request, game: GameRow, lines: list[Line], row: PersonRow, token: str | None
) -> Response:
    services = services_of(request)
    people = sorted({line.person for line in lines if line.person} | {row.id})
    table = await services.hub.create(game, lines, people)
    return set_token(json_response(table.info(row.id), 201), services, token)


# ---------------------------------------------------------------------- looking at a table


async def show_table(request: Request) -> Response:
    """The table without its position."""
    caller = caller_of(request, await maybe_person(request))
    table = await table_of(request)
    return json_response(await _look(table, lambda: table.info(caller.person)))


async def show_sight(request: Request) -> Response:
    """The position as the caller may see it."""
    caller = caller_of(request, await maybe_person(request))
    code = bool(number_in(request, "code", 0, 0, 1))
    table = await table_of(request)
    return json_response(await _look(table, lambda: table.sight(caller.person, code=code)))


async def show_lines(request: Request) -> Response:
    """The log as the caller may see it."""
    caller = caller_of(request, await maybe_person(request))
    after = number_in(request, "after", 0, 0, _MOST_SEQ)
    table = await table_of(request)

    def lines() -> LineList:
        return LineList(table.game.seq, table.entries(caller.person, after))

    return json_response(await _look(table, lines))


async def show_sights(request: Request) -> Response:
    """Past positions as the caller may see them now."""
    caller = caller_of(request, await maybe_person(request))
    after = number_in(request, "after", 0, 0, _MOST_SEQ)
    most = number_in(request, "most", 50, 1, MOST_SIGHTS)
    table = await playable_table(request)
    log, own = await _look(
        table, lambda: (game_log(table.game), table.game.seats_of(caller.person))
    )
    turn = Turn((address_of(request),), SIGHT_SECONDS * most)
    spend(request, turn.cost)
    sights = _paid(request, turn.cost, await past_sights(log, own, after, most, turn))
    return json_response(SightList(len(log.lines), sights))


def _paid(request: Request, estimate: float, replayed: Replayed[T]) -> T:
    """The result of a replay, after its real cost has been counted in place of the *estimate*."""
    work = services_of(request).limits.work
    work.correct(address_of(request), replayed.seconds - estimate)
    return replayed.result


async def show_code(request: Request) -> Response:
    """A QR code with the link to the table, as SVG."""
    table = await table_of(request)
    return qr_code(f"{link_base(request)}/t/{table.row.id}", error="m", scale=6)


# ---------------------------------------------------------------------- finished games


async def _finished_record(request: Request) -> tuple[str, str]:
    """The id of the table and the record of its game, which must be over."""
    await maybe_person(request)
    table = await table_of(request)
    text = await _look(table, lambda: visible_record(table.game))
    if not text:
        raise HttpError(409, "not-over" if text is None else OTHER_RULES)
    return table.row.id, text


def _shares(request: Request) -> tuple[str, ...]:
    return (f"table {request.path_params['table']}", f"address {address_of(request)}")


async def show_record(request: Request) -> Response:
    """A finished game as text that ``elbowroom replay`` reads."""
    _, record = await _finished_record(request)
    return PlainTextResponse(record)


async def show_summary(request: Request) -> Response:
    """Where the coins of a finished game came from."""
    await playable_table(request)
    _, record = await _finished_record(request)
    summary = await services_of(request).hub.analysis.summary(record, _shares(request))
    if summary is None:
        raise HttpError(503, "busy")
    return json_response(summary)


async def show_chances(request: Request) -> Response:
    """Every seat's chance to win, turn by turn; the first request takes some seconds."""
    await playable_table(request)
    table, record = await _finished_record(request)
    chances = await services_of(request).hub.analysis.chances(table, record, _shares(request))
    if chances is None:
        raise HttpError(503, "busy")
    return json_response(chances)


async def show_review(request: Request) -> Response:
    """The decisions of people that cost most, as far as they are known; ask again for more."""
    table = await playable_table(request)
    id, record = await _finished_record(request)
    people = [seat.number for seat in table.game.seats if seat.kind == "person"]
    seats = people or [seat.number for seat in table.game.seats]
    review = services_of(request).hub.analysis.reviews.review(id, record, seats, _shares(request))
    seqs = seqs_of_steps(table.game)
    for moment in review.moments:
        moment.seq = seqs[moment.step]
    return json_response(review)


# ---------------------------------------------------------------------- commands


async def hint(request: Request) -> Response:
    """What a bot would do in the caller's place."""
    body = await read(request, HintRequest)
    services = services_of(request)
    table = await playable_table(request)
    caller = caller_of(request, await person(request))
    reply = await advise(services.hub, services.limits, table, caller, wire.Hint(body.id))
    return json_response(reply, 409 if isinstance(reply, Refusal) else 200)


async def command(request: Request) -> Response:
    """Give a command at a table; whoever takes a seat becomes a guest if need be."""
    body: wire.Command = await read(request, wire.Command)  # type: ignore[arg-type]
    table = await table_of(request)
    services = services_of(request)
    token = None
    if isinstance(body, wire.Sit):
        row, token = await person_or_guest(request, body.name)
    else:
        row = await person(request)
    reply = await perform(services.hub, services.limits, table, caller_of(request, row), body)
    if isinstance(reply, wire.Ack):
        services.gate.played(address_of(request))
    status = 409 if isinstance(reply, Refusal) else 200
    return set_token(json_response(reply, status), services, token)
