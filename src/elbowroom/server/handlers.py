"""The operations of HTTP, each a few lines: who asks, what is asked, who answers."""

from __future__ import annotations

import io
import time
from typing import Final, TypeVar

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from elbowroom import build_info
from elbowroom.atlas.read import atlas as named_atlas
from elbowroom.atlas.read import board_names
from elbowroom.bots.registry import BOTS
from elbowroom.rules.options import SWITCHES
from elbowroom.rules.state import RULES
from elbowroom.server import seats, wire
from elbowroom.server.accounts import account_key
from elbowroom.server.api import (
    About,
    Credentials,
    Health,
    LineList,
    Listed,
    Listing,
    Me,
    Naming,
)
from elbowroom.server.desk import (
    Desk,
    Problem,
    address_of,
    desk_of,
    json,
    maybe_person,
    new_guest,
    person,
    person_or_guest,
    who,
)
from elbowroom.server.game import PLAYING
from elbowroom.server.hub import OtherRules
from elbowroom.server.lobby import set_again, set_table
from elbowroom.server.metrics import exposition
from elbowroom.server.orders import No, Who
from elbowroom.server.plain import plain
from elbowroom.server.setting import NewTable
from elbowroom.server.sight import record as sight_record
from elbowroom.server.stores.base import GameRow, PersonRow, StoreDown
from elbowroom.server.table import Busy, Table
from elbowroom.server.wire import Ack, Line, Refusal
from elbowroom.traits.catalogue import BOXES

T = TypeVar("T")
_MOST_LISTED: Final = 100
_MOST_SEQ: Final = 2**31 - 1


async def read(request: Request, kind: type[T]) -> T:
    """The body of a request."""
    try:
        return wire.decode(await request.body(), kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Problem(400, "malformed") from error


async def table_of(request: Request) -> Table:
    """The table that the address names."""
    try:
        found = await desk_of(request).hub.find(request.path_params["table"])
    except OtherRules as error:
        raise Problem(409, "other-rules") from error
    if found is None:
        raise Problem(404, "no-such-table")
    return found


# ---------------------------------------------------------------------- the server itself


async def about(request: Request) -> Response:
    """What can be played here."""
    maps = {name: int(named_atlas(name).players) for name in board_names()}
    version = build_info.version()
    return json(
        About(
            version, int(RULES), list(wire.VERSIONS), list(BOXES), maps, dict(SWITCHES), list(BOTS)
        )
    )


async def health(request: Request) -> Response:
    """The process is alive."""
    return json(Health("ok"))


async def ready(request: Request) -> Response:
    """The database answers and has our tables."""
    desk = desk_of(request)
    if desk.hub.closing or not await desk.store.ready():
        raise Problem(503, "not-ready")
    return json(Health("ok"))


async def metrics(request: Request) -> Response:
    """Figures for Prometheus."""
    body, kind = exposition()
    return Response(body, headers={"content-type": kind})


# ---------------------------------------------------------------------- people


def _me(row: PersonRow) -> Me:
    return Me(row.name, row.account is None)


def _with_token(response: Response, desk: Desk, token: str | None) -> Response:
    if token is not None:
        seats.give(response, token, desk.settings.secure_cookies)
    return response


async def become_guest(request: Request) -> Response:
    """A token for somebody new."""
    wanted = await read(request, Naming)
    desk = desk_of(request)
    row, token = await new_guest(desk, wanted.name)
    return _with_token(json(_me(row), 201), desk, token)


async def me(request: Request) -> Response:
    """Who I am."""
    return json(_me(await person(request)))


async def rename(request: Request) -> Response:
    """What I want to be called, and where news reach me."""
    wanted = await read(request, Naming)
    row = await person(request)
    name = plain(wanted.name, 40) if row.account is None else row.name
    await desk_of(request).store.rename(row.id, name, wanted.email or None)
    return json(Me(name, row.account is None))


async def claim(request: Request) -> Response:
    """Keep my name with a password."""
    wanted = await read(request, Credentials)
    desk = desk_of(request)
    row, token = await person_or_guest(request, wanted.name)
    name = plain(wanted.name, 40)
    if row.account is not None or not account_key(name):
        raise Problem(409, "already-claimed" if row.account else "no-name")
    if await desk.store.account(account_key(name)) is not None:
        raise Problem(409, "name-taken")
    kept = await desk.passwords.hash(wanted.password)
    if not await desk.store.claim_name(row.id, name, account_key(name), kept):
        raise Problem(409, "name-taken")
    return _with_token(json(Me(name, False), 201), desk, token)


async def log_in(request: Request) -> Response:
    """A new token for a claimed name."""
    given = await read(request, Credentials)
    desk = desk_of(request)
    key = account_key(plain(given.name, 40))
    if not desk.logins.take(key) or not desk.logins.take(address_of(request)):
        raise Problem(429, "too-fast")
    row = await desk.store.account(key)
    fits = await desk.passwords.fits(None if row is None else row.password, given.password)
    if row is None or not fits:
        raise Problem(403, "wrong-password")
    token = seats.new_token()
    await desk.store.add_token(row.id, seats.token_hash(token), time.time())
    return _with_token(json(_me(row), 201), desk, token)


async def log_out(request: Request) -> Response:
    """Forget this device's token."""
    await person(request)
    token = seats.token_of(request)
    assert token is not None
    desk = desk_of(request)
    await desk.store.drop_token(seats.token_hash(token))
    response = json(Health("ok"))
    seats.take_away(response, desk.settings.secure_cookies)
    return response


async def my_tables(request: Request) -> Response:
    """Where I have sat."""
    row = await person(request)
    desk = desk_of(request)
    return json(await _listing(desk, await desk.store.games_of(row.id, _MOST_LISTED)))


# ---------------------------------------------------------------------- tables


async def _listing(desk: Desk, rows: list[GameRow]) -> Listing:
    return Listing([await _listed(desk, row) for row in rows])


async def _listed(desk: Desk, row: GameRow) -> Listed:
    setup = wire.decode_setup(row.setup)
    free = 0
    rules = setup.rules == int(RULES)
    if row.status == "open" and rules and (table := await desk.hub.find(row.id)) is not None:
        free = sum(1 for seat in table.game.seats if seat.kind == "open")
    return Listed(
        row.id, setup.name, setup.map, setup.box, row.status, setup.public, row.created, free,
        setup.seats,
    )  # fmt: skip


async def lobby(request: Request) -> Response:
    """Public tables."""
    desk = desk_of(request)
    return json(await _listing(desk, await desk.store.public(_MOST_LISTED)))


async def new_table(request: Request) -> Response:
    """Set a table."""
    wanted = await read(request, NewTable)
    desk = desk_of(request)
    if not desk.tables.take(address_of(request)):
        raise Problem(429, "too-fast")
    row, token = await person_or_guest(request, wanted.person)
    try:
        game, lines = set_table(wanted, who(row))
    except No as no:
        raise Problem(409, no.refusal.error, no.refusal) from no
    people = sorted({line.person for line in lines if line.person} | {row.id})
    table = await desk.hub.create(game, lines, people)
    return _with_token(json(table.info(row.id), 201), desk, token)


async def show_table(request: Request) -> Response:
    """A table without its position."""
    row = await maybe_person(request)
    table = await table_of(request)

    async def look() -> wire.TableInfo:
        await table.freshen()
        return table.info(who(row).person)

    return json(await table.call(look))


async def show_sight(request: Request) -> Response:
    """The position as I may see it."""
    row = await maybe_person(request)
    table = await table_of(request)

    async def look() -> wire.Sight:
        await table.freshen()
        return table.sight(who(row).person)

    return json(await table.call(look))


async def show_lines(request: Request) -> Response:
    """The log as I may see it."""
    row = await maybe_person(request)
    text = request.query_params.get("after", "0")
    if not (text.isascii() and text.isdigit() and int(text[:12]) <= _MOST_SEQ and len(text) < 12):
        raise Problem(400, "malformed")
    table = await table_of(request)

    async def look() -> LineList:
        await table.freshen()
        return LineList(table.game.seq, table.entries(who(row).person, int(text)))

    return json(await table.call(look))


async def show_record(request: Request) -> Response:
    """A finished game as text that can be replayed."""
    await maybe_person(request)
    table = await table_of(request)

    async def look() -> str | None:
        await table.freshen()
        return sight_record(table.game)

    text = await table.call(look)
    if text is None:
        raise Problem(409, "not-over")
    return PlainTextResponse(text)


async def show_code(request: Request) -> Response:
    """The link of a table as a picture for a phone."""
    table = await table_of(request)
    base = desk_of(request).settings.public_url or str(request.base_url)
    picture = io.BytesIO()
    link = f"{base.rstrip('/')}/t/{table.row.id}"
    segno.make(link, error="m").save(picture, kind="svg", scale=6, border=2)
    return Response(picture.getvalue(), media_type="image/svg+xml")


async def command(request: Request) -> Response:
    """Do something at a table."""
    wanted: wire.Command = await read(request, wire.Command)  # type: ignore[arg-type]
    table = await table_of(request)
    desk = desk_of(request)
    token = None
    if isinstance(wanted, wire.Sit):
        row, token = await person_or_guest(request, wanted.name)
    else:
        row = await person(request)
    answer = await perform(desk, table, who(row), wanted)
    status = 409 if isinstance(answer, Refusal) else 200
    return _with_token(json(answer, status), desk, token)


async def perform(desk: Desk, table: Table, asker: Who, wanted: wire.Command) -> Ack | Refusal:
    """The same for HTTP and sockets: limits first, then the table's queue."""
    if isinstance(wanted, wire.Say) and not desk.chats.take(asker.person):
        return Refusal("too-fast")
    try:
        if isinstance(wanted, wire.Rematch):
            return await table.call(lambda: _rematch(desk, table, asker))
        answer = await table.call(lambda: table.do(asker, wanted))
    except Busy:
        return Refusal("busy", getattr(wanted, "id", ""))
    except StoreDown:
        return Refusal("store-down", getattr(wanted, "id", ""))
    if table.game.status == PLAYING and isinstance(wanted, wire.Start):
        await desk.hub.take(table)
    return answer


async def _rematch(desk: Desk, table: Table, asker: Who) -> Ack | Refusal:
    """The first who asks sets the table; the others find it."""
    await table.freshen()
    game = table.game
    if not game.held(asker.person):
        return Refusal("not-your-seat", seq=game.seq)
    if not table.over:
        return Refusal("not-over", seq=game.seq)
    if not game.rematch:
        row, lines, people = set_again(game, asker)
        await desk.hub.create(row, lines, people)
        await table.write(Line("rematch", game.held(asker.person)[0], row.id))
    return Ack("", table.game.seq)
