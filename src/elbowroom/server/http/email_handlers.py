"""The e-mail address of a person: a code is sent there, and only who knows it gets mail there."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import time
from collections.abc import Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from elbowroom.server.http.callers import address_of, person
from elbowroom.server.http.requests import read
from elbowroom.server.http.responses import HttpError, json_response
from elbowroom.server.http.services import services_of
from elbowroom.server.identity.tokens import code_hash, new_code
from elbowroom.server.operations.logs import log
from elbowroom.server.storage.base import EmailState, PersonRow
from elbowroom.server.wire.api import EmailCode, Me, NewEmail
from elbowroom.words import accepted_languages, best_language

# Seconds for which a code is valid.
_CODE_SECONDS: Final = 3600.0


def me_of(row: PersonRow) -> Me:
    """What people are told about themselves."""
    email = row.email
    return Me(row.name, row.account is None, email.verified or "", email.new or "")


async def set_email(request: Request) -> Response:
    """Send a code to a new address, or forget the address if it is empty."""
    new = (await read(request, NewEmail)).email
    row, services = await person(request), services_of(request)
    if new and new != row.email.verified:
        await _send_code(request, row, new)
    elif not new:
        await services.store.set_email(row.id, EmailState())
    return json_response(me_of(await person(request)))


async def _send_code(request: Request, row: PersonRow, address: str) -> None:
    services, limits = services_of(request), services_of(request).limits
    if services.mail is None:
        raise HttpError(409, "no-mail-here")
    sender = address_of(request)
    if not limits.codes_of_sender.take(sender) or not limits.codes_to.take(address.lower()):
        raise HttpError(429, "too-fast")
    code = new_code()
    state = EmailState(row.email.verified, address, code_hash(row.id, code), time.time())
    await services.store.set_email(row.id, state)
    language = best_language(accepted_languages(request.headers.get("accept-language", "")))
    await mail(services.mail.send_code, address, code, language)


async def mail(send: Callable[[str, str, str], None], *letter: str) -> None:
    """Send a letter (address, code, language) in a thread; raises HttpError if that fails."""
    try:
        await asyncio.to_thread(send, *letter)
    except (OSError, smtplib.SMTPException) as error:
        log("mail-failed", logging.WARNING, error=type(error).__name__)
        raise HttpError(503, "mail-failed") from error


async def verify_email(request: Request) -> Response:
    """Use an address from now on: its owner knows the code that was sent there."""
    code = (await read(request, EmailCode)).code
    row, services = await person(request), services_of(request)
    if not services.limits.code_guesses.take(row.id):
        raise HttpError(429, "too-fast")
    email = row.email
    valid = time.time() - email.code_at < _CODE_SECONDS
    if not email.new or not valid or email.code != code_hash(row.id, code):
        raise HttpError(403, "wrong-code")
    await services.store.set_email(row.id, EmailState(email.new))
    return json_response(me_of(await person(request)))
