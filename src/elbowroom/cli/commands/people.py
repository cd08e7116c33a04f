"""`elbowroom people`: what an operator does for accounts, also while the server runs."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from elbowroom.cli.commands.gallery import ask_store
from elbowroom.cli.help_pages import HelpPages
from elbowroom.cli.language import plain, say
from elbowroom.cli.mistakes import Trouble
from elbowroom.cli.shared_options import DATABASE, Database

if TYPE_CHECKING:
    from elbowroom.server.storage.community import CommunityStore

_PASSWORD_BYTES = 9
Account = Annotated[str, Parameter(help=plain("help-option-account"))]

app = App(name="people", help_formatter=HelpPages(), help=plain("help-people"))


@app.command(help=plain("help-people-password"))
def password(name: Account, *, database: Database = DATABASE) -> int:
    """Give an account a new password, and log all of its devices out."""
    from argon2 import PasswordHasher

    new = secrets.token_urlsafe(_PASSWORD_BYTES)

    async def change(store: CommunityStore) -> bool:
        person = await _person(store, name)
        if person:
            await store.set_password(person, PasswordHasher().hash(new))
        return bool(person)

    if not ask_store(database, change):
        raise Trouble(say("people-no-account", name=name))
    print(say("people-password", name=name, password=new))
    return 0


@app.command(help=plain("help-people-forget"))
def forget(name: Account, *, database: Database = DATABASE) -> int:
    """Delete an account and what is its own."""

    async def delete(store: CommunityStore) -> bool:
        person = await _person(store, name)
        if person:
            await store.forget_person(person)
        return bool(person)

    if not ask_store(database, delete):
        raise Trouble(say("people-no-account", name=name))
    print(say("people-forgotten", name=name))
    return 0


async def _person(store: CommunityStore, name: str) -> str:
    """The id of the person who has claimed *name*; empty if nobody has."""
    from elbowroom.server.identity.accounts import account_key
    from elbowroom.server.identity.plain_text import clean_text

    row = await store.account(account_key(clean_text(name, 40)))
    return "" if row is None else row.id
