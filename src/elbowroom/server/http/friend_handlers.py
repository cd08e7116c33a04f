"""HTTP operations about friends: links by which people become friends, presence, invitations."""

from __future__ import annotations

import secrets
import time
from typing import Final, get_args

from starlette.requests import Request
from starlette.responses import Response

from elbowroom.server.http.callers import address_of, person
from elbowroom.server.http.requests import read, table_of
from elbowroom.server.http.responses import HttpError, json_response
from elbowroom.server.http.services import Services, services_of
from elbowroom.server.identity.accounts import account_key
from elbowroom.server.identity.plain_text import clean_text
from elbowroom.server.live.seat import OPEN
from elbowroom.server.storage.base import PersonRow
from elbowroom.server.wire import people as wire
from elbowroom.server.wire.api import Health

# What friends see of somebody, in the order of the numbers that are stored.
SHOWS: Final[tuple[wire.Shows, ...]] = get_args(wire.Shows)
# Bytes of the secret part of a link.
_KEY_BYTES: Final = 16


async def _account(request: Request) -> PersonRow:
    """The caller, who must have claimed a name: friends know each other by it."""
    row = await person(request)
    if row.account is None:
        raise HttpError(409, "no-account")
    return row


async def _maybe_named(services: Services, name: str) -> PersonRow | None:
    key = account_key(clean_text(name, 40))
    return await services.store.account(key) if key else None


async def _friend(services: Services, person: str, name: str) -> PersonRow:
    """The friend of *person* with this name."""
    row = await _maybe_named(services, name)
    if row is None or not await services.community.is_friend(person, row.id):
        raise HttpError(404, "no-such-friend")
    return row


async def my_friends(request: Request) -> Response:
    """The caller's friends, with what these allow friends to see."""
    row, services = await person(request), services_of(request)
    await services.hub.presence.looked(row.id)
    return json_response(await _friend_list(services, row.id))


async def _friend_list(services: Services, person: str) -> wire.FriendList:
    settings = await services.community.friend_settings(person)
    friends = [
        wire.FriendInfo(each.name, each.here, each.table)
        for each in await services.community.friends_of(person, time.time())
    ]
    return wire.FriendList(friends, settings.key, SHOWS[settings.shows], settings.hidden)


async def set_shows(request: Request) -> Response:
    """Change what friends see of the caller."""
    body, row = await read(request, wire.FriendShows), await _account(request)
    await services_of(request).community.set_shows(row.id, SHOWS.index(body.shows))
    return json_response(Health("ok"))


async def new_link(request: Request) -> Response:
    """Give the caller a new link; whoever has the former one becomes no friend by it."""
    row, services = await _account(request), services_of(request)
    await services.community.set_friend_key(row.id, secrets.token_urlsafe(_KEY_BYTES))
    return json_response(await _friend_list(services, row.id))


async def befriend(request: Request) -> Response:
    """Become a friend of whoever has shared their link; guesses are limited."""
    body, row = await read(request, wire.FriendLink), await _account(request)
    services = services_of(request)
    if not services.limits.friend_links.take(address_of(request)):
        raise HttpError(429, "too-fast")
    other = await _maybe_named(services, body.name)
    if other is None or not await _leads_to(services, other, body.key):
        raise HttpError(404, "no-such-link")
    if other.id == row.id:
        raise HttpError(409, "own-link")
    if not await services.community.befriend(row.id, other.id, time.time()):
        raise HttpError(409, "too-many-friends")
    return json_response(Health("ok"))


async def _leads_to(services: Services, other: PersonRow, key: str) -> bool:
    """Whether *key* is that of the link of a person whose page can be seen."""
    settings = await services.community.friend_settings(other.id)
    return not settings.hidden and secrets.compare_digest(settings.key, key)


async def end_friendship(request: Request) -> Response:
    """Be no friends any more, both of them."""
    row, services = await person(request), services_of(request)
    friend = await _friend(services, row.id, request.path_params["person"])
    await services.community.part(row.id, friend.id)
    return json_response(Health("ok"))


async def invite(request: Request) -> Response:
    """Ask a friend to come to a table that waits for people; they find it among their games."""
    body, row = await read(request, wire.Invitation), await person(request)
    services, table = services_of(request), await table_of(request)
    game = table.game
    if not game.seats_of(row.id) and game.setup.host != row.id:
        raise HttpError(403, "not-your-seat")
    if game.status != OPEN:
        raise HttpError(409, "already-started")
    if not services.limits.invitations.take(row.id):
        raise HttpError(429, "too-fast")
    friend = await _friend(services, row.id, body.name)
    await services.community.invite(friend.id, game.id, row.id, time.time())
    return json_response(Health("ok"))


async def decline(request: Request) -> Response:
    """Take an invitation off one's own list."""
    row, table = await person(request), await table_of(request)
    await services_of(request).community.decline(row.id, table.row.id)
    return json_response(Health("ok"))
