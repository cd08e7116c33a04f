"""HTTP operations about the pages of people, and what everybody can do with what is theirs."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from elbowroom.arena.ratings import NINETY
from elbowroom.server.http.callers import delete_token, maybe_person, person
from elbowroom.server.http.friend_handlers import SHOWS
from elbowroom.server.http.requests import read
from elbowroom.server.http.responses import HttpError, json_response
from elbowroom.server.http.services import services_of
from elbowroom.server.http.table_lists import MOST_TABLES
from elbowroom.server.identity.accounts import account_key
from elbowroom.server.identity.plain_text import clean_text
from elbowroom.server.storage.results import RatingRow, ResultRow
from elbowroom.server.wire import people as wire
from elbowroom.server.wire.api import Health

# Games that figures are made from, and that are listed; combos that are listed.
_MOST_RESULTS: Final = 1000
_LISTED: Final = 20
_MOST_COMBOS: Final = 5
_ARMIES: Final = msgspec.json.Decoder(list[wire.ArmyResult])
_OTHERS: Final = msgspec.json.Decoder(list[wire.OtherSeat])


async def show_person(request: Request) -> Response:
    """The page of a claimed name; whoever hides theirs is nobody to others."""
    services, caller = services_of(request), await maybe_person(request)
    key = account_key(clean_text(request.path_params["person"], 40))
    row = await services.store.account(key) if key else None
    mine = row is not None and caller is not None and caller.id == row.id
    hidden = row is not None and await services.community.is_hidden(row.id)
    if row is None or (hidden and not mine):
        raise HttpError(404, "no-such-person")
    results = await services.community.results_of(row.id, _MOST_RESULTS)
    ratings = await services.community.ratings_of(row.id)
    combos = _combos(results)
    by_coins = sorted(combos, key=lambda each: each.coins, reverse=True)
    return json_response(
        wire.Person(
            row.name, len(results), sum(each.place == 1 for each in results),
            [_rating(each) for each in ratings], combos[:_MOST_COMBOS], by_coins[:_MOST_COMBOS],
            [_result(each, own=mine) for each in results[:_LISTED]], mine, hidden,
        )
    )  # fmt: skip


def _result(row: ResultRow, *, own: bool) -> wire.PersonalResult:
    result = wire.PersonalResult(row.at, row.place, row.seats, row.coins, row.map)
    if own:
        result.table, result.others = row.game, _OTHERS.decode(row.others)
    return result


def _rating(row: RatingRow) -> wire.PersonalRating:
    width = NINETY * row.sigma
    low, high = round(row.mu - width, 1), round(row.mu + width, 1)
    return wire.PersonalRating(row.kind, round(row.mu, 1), low, high, row.games)


def _combos(results: Sequence[ResultRow]) -> list[wire.ComboResult]:
    """All combos of a person, those most often played first."""
    coins: dict[tuple[str, str], list[int]] = defaultdict(list)
    for row in results:
        for army in _ARMIES.decode(row.armies):
            coins[army.race, army.power].append(army.coins)
    combos = [
        wire.ComboResult(race, power, len(each), round(sum(each) / len(each), 1))
        for (race, power), each in coins.items()
    ]
    return sorted(combos, key=lambda each: (each.games, each.coins), reverse=True)


async def set_hidden(request: Request) -> Response:
    """Hide one's own page from everybody else, or show it again."""
    body = await read(request, wire.Visibility)
    await services_of(request).community.set_hidden((await person(request)).id, body.hidden)
    return json_response(Health("ok"))


async def export(request: Request) -> Response:
    """Everything that is the caller's own, to take away."""
    row, store = await person(request), services_of(request).community
    settings, friends = await store.friend_settings(row.id), await store.friends_of(row.id, 0)
    response = json_response(
        wire.Export(
            row.name, row.email.verified or "", await store.is_hidden(row.id),
            [game.id for game in await store.games_of(row.id, MOST_TABLES)],
            [_result(each, own=True) for each in await store.results_of(row.id, _MOST_RESULTS)],
            [_rating(each) for each in await store.ratings_of(row.id)],
            [wire.PublishedEntry(*each) for each in await store.entries_of(row.id)],
            [friend.name for friend in friends], SHOWS[settings.shows],
            [game.id for game, _ in await store.invited_to(row.id, MOST_TABLES)],
        )
    )  # fmt: skip
    response.headers["content-disposition"] = 'attachment; filename="elbowroom.json"'
    return response


async def forget_me(request: Request) -> Response:
    """Delete the caller: name, password, address, results, what they published, all devices."""
    row, services = await person(request), services_of(request)
    await services.hub.forget(row.id)
    response = json_response(Health("ok"))
    delete_token(response, services)
    return response
