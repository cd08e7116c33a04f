"""The operations of HTTP at tables: set one, look at it, do something there."""

from __future__ import annotations

import io
from typing import Final

import segno
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from elbowroom.server.http.context import (
    HttpError,
    Services,
    address_of,
    caller_from,
    json,
    maybe_person,
    person,
    person_or_guest,
    services_of,
    with_token,
)
from elbowroom.server.http.requests import number_in, playable_table, read, table_of
from elbowroom.server.http.table_lists import MOST_LISTED, table_list
from elbowroom.server.live.commands import CommandRefused
from elbowroom.server.live.hints import advise
from elbowroom.server.live.new_tables import same_seats, set_branch, set_table
from elbowroom.server.live.other_rules import OTHER_RULES
from elbowroom.server.live.past_positions import GameLog, code_at, game_log, past_sights
from elbowroom.server.live.perform import perform
from elbowroom.server.live.sight import may_branch
from elbowroom.server.live.sight import record as sight_record
from elbowroom.server.wire import messages as wire
from elbowroom.server.wire.api import HintRequest, LineList, SightList
from elbowroom.server.wire.messages import Refusal
from elbowroom.server.wire.setup import Branch, NewTable
from elbowroom.server.wire.tables import Sight, TableInfo

_MOST_SEQ: Final = 2**31 - 1
MOST_SIGHTS: Final = 200


async def lobby(request: Request) -> Response:
    """Public tables."""
    services = services_of(request)
    return json(await table_list(services, await services.store.public(MOST_LISTED)))


async def new_table(request: Request) -> Response:
    """Set a table."""
    wanted = await read(request, NewTable)
    services = services_of(request)
    if not services.limits.tables.take(address_of(request)):
        raise HttpError(429, "too-fast")
    row, token = await person_or_guest(request, wanted.person)
    try:
        game, lines = set_table(wanted, caller_from(row), services.hub.roster)
    except CommandRefused as error:
        raise HttpError(409, error.refusal.error, error.refusal) from error
    people = sorted({line.person for line in lines if line.person} | {row.id})
    table = await services.hub.create(game, lines, people)
    return with_token(json(table.info(row.id), 201), services, token)


async def branch(request: Request) -> Response:
    """Set a practice table that plays on from a position of this one."""
    wanted = await read(request, Branch)
    services = services_of(request)
    if not services.limits.tables.take(address_of(request)):
        raise HttpError(429, "too-fast")
    table = await playable_table(request)
    row, token = await person_or_guest(request, wanted.person)

    async def look() -> GameLog:
        await table.freshen()
        if not may_branch(table.game, row.id):
            raise HttpError(409, "not-over")
        return game_log(table.game)

    code = await code_at(await table.call(look), wanted.seq)
    if not code:
        raise HttpError(409, "nothing-to-play-on")
    try:
        seats = same_seats(table.game, code, row.id)
        game, lines = set_branch(
            table.game.setup, code, wanted, seats, caller_from(row), services.hub.roster
        )
    except CommandRefused as error:
        raise HttpError(409, error.refusal.error, error.refusal) from error
    people = sorted({line.person for line in lines if line.person} | {row.id})
    made = await services.hub.create(game, lines, people)
    return with_token(json(made.info(row.id), 201), services, token)


async def show_table(request: Request) -> Response:
    """A table without its position."""
    row = await maybe_person(request)
    table = await table_of(request)

    async def look() -> TableInfo:
        await table.freshen()
        return table.info(caller_from(row).person)

    return json(await table.call(look))


async def show_sight(request: Request) -> Response:
    """The position as I may see it."""
    row = await maybe_person(request)
    table = await table_of(request)

    async def look() -> Sight:
        await table.freshen()
        return table.sight(caller_from(row).person)

    return json(await table.call(look))


async def show_lines(request: Request) -> Response:
    """The log as I may see it."""
    row = await maybe_person(request)
    after = number_in(request, "after", 0, 0, _MOST_SEQ)
    table = await table_of(request)

    async def look() -> LineList:
        await table.freshen()
        return LineList(table.game.seq, table.entries(caller_from(row).person, after))

    return json(await table.call(look))


async def show_sights(request: Request) -> Response:
    """Past positions as I may see them now."""
    row = await maybe_person(request)
    after = number_in(request, "after", 0, 0, _MOST_SEQ)
    most = number_in(request, "most", 50, 1, MOST_SIGHTS)
    table = await playable_table(request)

    async def look() -> tuple[GameLog, list[int]]:
        await table.freshen()
        return game_log(table.game), table.game.held(caller_from(row).person)

    log, held = await table.call(look)
    return json(SightList(len(log.lines), await past_sights(log, held, after, most)))


async def show_record(request: Request) -> Response:
    """A finished game as text that can be replayed."""
    return PlainTextResponse((await finished_record(request))[2])


async def finished_record(request: Request) -> tuple[Services, str, str]:
    """The desk, the table and the record that figures are made from."""
    await maybe_person(request)
    table = await table_of(request)

    async def look() -> str | None:
        await table.freshen()
        return sight_record(table.game)

    text = await table.call(look)
    if not text:
        raise HttpError(409, "not-over" if text is None else OTHER_RULES)
    return services_of(request), table.row.id, text


async def show_summary(request: Request) -> Response:
    """Where the coins of a finished game came from."""
    await playable_table(request)
    services, _, text = await finished_record(request)
    found = await services.hub.studies.summary(text)
    if found is None:
        raise HttpError(503, "busy")
    return json(found)


async def show_chances(request: Request) -> Response:
    """How a finished game swung; thought over once, which takes some seconds."""
    await playable_table(request)
    services, table, text = await finished_record(request)
    found = await services.hub.studies.chances(table, text)
    if found is None:
        raise HttpError(503, "busy")
    return json(found)


async def hint(request: Request) -> Response:
    """What would you do?"""
    asked = await read(request, HintRequest)
    services = services_of(request)
    table = await playable_table(request)
    row = await person(request)
    answer = await advise(
        services.hub, services.limits, table, caller_from(row), wire.Hint(asked.id)
    )
    return json(answer, 409 if isinstance(answer, Refusal) else 200)


async def show_code(request: Request) -> Response:
    """The link of a table as a picture for a phone."""
    table = await table_of(request)
    base = services_of(request).settings.public_url or str(request.base_url)
    picture = io.BytesIO()
    link = f"{base.rstrip('/')}/t/{table.row.id}"
    segno.make(link, error="m").save(picture, kind="svg", scale=6, border=2)
    return Response(picture.getvalue(), media_type="image/svg+xml")


async def command(request: Request) -> Response:
    """Do something at a table."""
    wanted: wire.Command = await read(request, wire.Command)  # type: ignore[arg-type]
    table = await table_of(request)
    services = services_of(request)
    token = None
    if isinstance(wanted, wire.Sit):
        row, token = await person_or_guest(request, wanted.name)
    else:
        row = await person(request)
    answer = await perform(services.hub, services.limits, table, caller_from(row), wanted)
    status = 409 if isinstance(answer, Refusal) else 200
    return with_token(json(answer, status), services, token)
