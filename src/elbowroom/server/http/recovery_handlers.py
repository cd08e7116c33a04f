"""A forgotten password: a code goes to the verified address, and whoever has it sets a new one."""

from __future__ import annotations

import time
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from elbowroom.server.http.callers import address_of, remember_device, set_token
from elbowroom.server.http.email_handlers import mail, me_of
from elbowroom.server.http.requests import read
from elbowroom.server.http.responses import HttpError, json_response
from elbowroom.server.http.services import services_of
from elbowroom.server.identity.accounts import account_key
from elbowroom.server.identity.plain_text import clean_text
from elbowroom.server.identity.tokens import code_hash, new_code, new_token, token_hash
from elbowroom.server.storage.base import EmailState, PersonRow
from elbowroom.server.wire.api import Health
from elbowroom.server.wire.people import NewPassword, Recovery
from elbowroom.words import accepted_languages, best_language

# Seconds for which a code is valid.
_CODE_SECONDS: Final = 3600.0


def _hash(row: PersonRow, code: str) -> str:
    """Not the hash of a code that verifies an address: neither opens what the other does."""
    return code_hash(f"recovery {row.id}", code)


async def ask_for_code(request: Request) -> Response:
    """Send a code to the address of an account; the answer does not tell whether it has one."""
    body, services = await read(request, Recovery), services_of(request)
    limits = services.limits
    if services.mail is None:
        raise HttpError(409, "no-mail-here")
    if not limits.codes_of_sender.take(address_of(request)):
        raise HttpError(429, "too-fast")
    row = await services.store.account(account_key(clean_text(body.name, 40)))
    address = "" if row is None else row.email.verified or ""
    if row is not None and address and limits.codes_to.take(address.lower()):
        code = new_code()
        state = EmailState(address, None, _hash(row, code), time.time())
        await services.store.set_email(row.id, state)
        language = best_language(accepted_languages(request.headers.get("accept-language", "")))
        services.hub.background.spawn(mail(services.mail.send_recovery, address, code, language))
    return json_response(Health("ok"))


async def set_password(request: Request) -> Response:
    """Set a new password with the code; all devices are logged out, but for this one."""
    body, services = await read(request, NewPassword), services_of(request)
    row = await services.store.account(account_key(clean_text(body.name, 40)))
    guesser = "nobody" if row is None else row.id
    if not services.limits.code_guesses.take(guesser):
        raise HttpError(429, "too-fast")
    valid = row is not None and time.time() - row.email.code_at < _CODE_SECONDS
    if row is None or not valid or row.email.new or row.email.code != _hash(row, body.code):
        raise HttpError(403, "wrong-code")
    password = await services.passwords.hash(body.password, address_of(request))
    for old in await services.community.set_password(row.id, password):
        services.hub.token_deleted(old)
    await services.store.set_email(row.id, EmailState(row.email.verified))
    token = new_token()
    await services.store.add_token(row.id, token_hash(token), time.time())
    response = set_token(json_response(me_of(row), 201), services, token)
    await remember_device(request, response, row.id)
    return response
