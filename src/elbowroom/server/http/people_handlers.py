"""The operations of HTTP about people: guests, accounts, sessions."""

from __future__ import annotations

import time

from starlette.requests import Request
from starlette.responses import Response

from elbowroom.server.http.context import (
    HttpError,
    address_of,
    json,
    new_guest,
    person,
    person_or_guest,
    services_of,
    with_token,
)
from elbowroom.server.http.requests import read
from elbowroom.server.http.table_lists import MOST_LISTED, table_list
from elbowroom.server.identity import tokens as seats
from elbowroom.server.identity.accounts import account_key
from elbowroom.server.identity.plain_text import plain
from elbowroom.server.storage.base import PersonRow
from elbowroom.server.wire.api import Credentials, Health, Me, Profile


def _me(row: PersonRow) -> Me:
    return Me(row.name, row.account is None)


async def become_guest(request: Request) -> Response:
    """A token for somebody new."""
    wanted = await read(request, Profile)
    services = services_of(request)
    row, token = await new_guest(services, wanted.name)
    return with_token(json(_me(row), 201), services, token)


async def me(request: Request) -> Response:
    """Who I am."""
    return json(_me(await person(request)))


async def rename(request: Request) -> Response:
    """What I want to be called, and where news reach me."""
    wanted = await read(request, Profile)
    row = await person(request)
    name = plain(wanted.name, 40) if row.account is None else row.name
    await services_of(request).store.rename(row.id, name, wanted.email or None)
    return json(Me(name, row.account is None))


async def claim(request: Request) -> Response:
    """Keep my name with a password."""
    wanted = await read(request, Credentials)
    services = services_of(request)
    row, token = await person_or_guest(request, wanted.name)
    name = plain(wanted.name, 40)
    if row.account is not None or not account_key(name):
        raise HttpError(409, "already-claimed" if row.account else "no-name")
    if await services.store.account(account_key(name)) is not None:
        raise HttpError(409, "name-taken")
    kept = await services.passwords.hash(wanted.password)
    if not await services.store.claim_name(row.id, name, account_key(name), kept):
        raise HttpError(409, "name-taken")
    return with_token(json(Me(name, False), 201), services, token)


async def log_in(request: Request) -> Response:
    """A new token for a claimed name."""
    given = await read(request, Credentials)
    services = services_of(request)
    key = account_key(plain(given.name, 40))
    if not services.limits.logins.take(key) or not services.limits.logins.take(address_of(request)):
        raise HttpError(429, "too-fast")
    row = await services.store.account(key)
    fits = await services.passwords.fits(None if row is None else row.password, given.password)
    if row is None or not fits:
        raise HttpError(403, "wrong-password")
    token = seats.new_token()
    await services.store.add_token(row.id, seats.token_hash(token), time.time())
    return with_token(json(_me(row), 201), services, token)


async def log_out(request: Request) -> Response:
    """Forget this device's token."""
    await person(request)
    token = seats.token_of(request)
    assert token is not None
    services = services_of(request)
    await services.store.drop_token(seats.token_hash(token))
    response = json(Health("ok"))
    seats.take_away(response, services.settings.secure_cookies)
    return response


async def my_tables(request: Request) -> Response:
    """Where I have sat."""
    row = await person(request)
    services = services_of(request)
    return json(await table_list(services, await services.store.games_of(row.id, MOST_LISTED)))
