"""HTTP operations about people: guests, accounts, sessions."""

from __future__ import annotations

import time
from dataclasses import replace

from starlette.requests import Request
from starlette.responses import Response

from elbowroom.server.http.callers import (
    address_of,
    delete_token,
    delete_token_of,
    known_device,
    new_guest,
    person,
    person_or_guest,
    remember_device,
    require_name,
    set_token,
)
from elbowroom.server.http.email_handlers import me_of
from elbowroom.server.http.requests import read
from elbowroom.server.http.responses import HttpError, json_response
from elbowroom.server.http.services import Services, services_of
from elbowroom.server.http.table_lists import MOST_TABLES, table_list
from elbowroom.server.identity.accounts import account_key
from elbowroom.server.identity.plain_text import clean_text
from elbowroom.server.identity.tokens import new_token, token_hash
from elbowroom.server.storage.base import PersonRow
from elbowroom.server.wire.api import Credentials, Health, ListedTable, Me, Profile


async def become_guest(request: Request) -> Response:
    """Make a new guest, and send them a token."""
    profile = await read(request, Profile)
    services = services_of(request)
    row, token = await new_guest(services, profile.name)
    return set_token(json_response(me_of(row), 201), services, token)


async def me(request: Request) -> Response:
    """The person behind the token."""
    return json_response(me_of(await person(request)))


async def rename(request: Request) -> Response:
    """Change a guest's name."""
    profile = await read(request, Profile)
    row = await person(request)
    name = clean_text(profile.name, 40) if row.account is None else row.name
    await require_name(services_of(request), name, row.id)
    await services_of(request).store.rename(row.id, name)
    return json_response(me_of(replace(row, name=name)))


async def claim(request: Request) -> Response:
    """Turn a guest into an account: a name that is theirs alone, with a password."""
    credentials = await read(request, Credentials)
    services = services_of(request)
    row, token = await person_or_guest(request, credentials.name)
    name = clean_text(credentials.name, 40)
    if row.account is not None or not account_key(name):
        raise HttpError(409, "already-claimed" if row.account else "no-name")
    if await services.store.account(account_key(name)) is not None:
        raise HttpError(409, "name-taken")
    password = await services.passwords.hash(credentials.password, address_of(request))
    if not await services.store.claim_name(row.id, name, account_key(name), password):
        raise HttpError(409, "name-taken")
    if token is None:
        # Whoever has seen the token of the guest shall not have that of the account.
        token = new_token()
        await services.store.add_token(row.id, token_hash(token), time.time())
        await delete_token_of(request)
    response = set_token(json_response(Me(name, False), 201), services, token)
    await remember_device(request, response, row.id)
    return response


async def log_in(request: Request) -> Response:
    """Send a new token of an account, for another device."""
    credentials = await read(request, Credentials)
    services = services_of(request)
    key = account_key(clean_text(credentials.name, 40))
    row = await services.store.account(key)
    await _limit_log_ins(request, key, row)
    stored = None if row is None else row.password
    address = address_of(request)
    matches = await services.passwords.matches(stored, credentials.password, address)
    if row is None or not matches:
        raise HttpError(403, "wrong-password")
    token = new_token()
    await services.store.add_token(row.id, token_hash(token), time.time())
    response = set_token(json_response(me_of(row), 201), services, token)
    await remember_device(request, response, row.id)
    return response


async def _limit_log_ins(request: Request, key: str, row: PersonRow | None) -> None:
    """Guesses by others do not use up what a known device of the account may try."""
    limits = services_of(request).limits
    device = "" if row is None else await known_device(request, row.id)
    if device:
        allowed = limits.logins_of_device.take(device)
    else:
        pair = f"{address_of(request)} {key}"
        allowed = limits.logins_of_pair.take(pair) and limits.logins_of_account.take(key)
    if not allowed:
        raise HttpError(429, "too-fast")


async def log_out(request: Request) -> Response:
    """Delete the token of this device."""
    await person(request)
    services = services_of(request)
    await delete_token_of(request)
    response = json_response(Health("ok"))
    delete_token(response, services)
    return response


async def my_tables(request: Request) -> Response:
    """The tables where the person has sat, after those where friends wait for them."""
    row = await person(request)
    services = services_of(request)
    rows = await services.store.games_of(row.id, MOST_TABLES)
    tables = await table_list(services.hub, rows)
    tables.tables[:0] = await _invitations(services, row.id, {each.id for each in rows})
    return json_response(tables)


async def _invitations(services: Services, person: str, known: set[str]) -> list[ListedTable]:
    """Tables where friends wait for a person, but those that they *know* already."""
    invited = await services.community.invited_to(person, MOST_TABLES)
    hosts = {game.id: host for game, host in invited if game.id not in known}
    rows = [game for game, _ in invited if game.id in hosts]
    tables = (await table_list(services.hub, rows)).tables
    for table in tables:
        table.invited_by = hosts[table.id]
    return tables
