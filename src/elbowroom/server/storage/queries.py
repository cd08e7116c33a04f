"""All queries of the store, for both databases; parameters are the names in ``bindparam``."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import bindparam, column, delete, exists, insert, or_, select, table, update

from elbowroom.server.storage.schema import GAMES, LOG, PEOPLE, SAT, SNAPSHOTS, TOKENS

_VERSION: Final[Any] = column("version_num")
_VERSIONS: Final = table("alembic_version", _VERSION)
VERSION: Final[Any] = select(_VERSION).select_from(_VERSIONS)
# Changes nothing, but has to be written.
TOUCH_VERSION: Final = update(_VERSIONS).values(version_num=_VERSION)

# ---------------------------------------------------------------------- games

_GAME: Final[Any] = select(
    GAMES.c.id,
    GAMES.c.setup,
    GAMES.c.secret,
    GAMES.c.status,
    GAMES.c.created,
    GAMES.c.public,
    GAMES.c.name,
)
_THIS_GAME: Final = GAMES.c.id == bindparam("game")
_NEWEST_FIRST: Final = GAMES.c.created.desc()
_MOST: Final[Any] = bindparam("most")

ADD_GAME: Final = insert(GAMES)
GAME_BY_ID: Final = _GAME.where(_THIS_GAME)
ALL_GAMES: Final = _GAME.order_by(GAMES.c.created, GAMES.c.id)
PUBLIC_GAMES: Final = (
    _GAME.where(GAMES.c.public == 1, GAMES.c.status != "over").order_by(_NEWEST_FIRST).limit(_MOST)
)
GAMES_OF_PERSON: Final = (
    _GAME.where(GAMES.c.id.in_(select(SAT.c.game).where(SAT.c.person == bindparam("person_id"))))
    .order_by(_NEWEST_FIRST)
    .limit(_MOST)
)
SET_STATUS: Final = update(GAMES).values(status=bindparam("new_status")).where(_THIS_GAME)

LINES_AFTER: Final = (
    select(LOG.c.game, LOG.c.seq, LOG.c.at, LOG.c.body, LOG.c.move)
    .where(LOG.c.game == bindparam("game"), LOG.c.seq > bindparam("after"))
    .order_by(LOG.c.seq)
)
SNAPSHOT: Final = select(SNAPSHOTS.c.body).where(SNAPSHOTS.c.game == bindparam("game"))


def add_line(dialect_insert: Any) -> Any:
    """Add a line, unless its number or its move is there already."""
    return dialect_insert(LOG).on_conflict_do_nothing()


def add_sat(dialect_insert: Any) -> Any:
    """Note that a person has sat at a table, unless that is known."""
    return dialect_insert(SAT).on_conflict_do_nothing()


def put_snapshot(dialect_insert: Any) -> Any:
    """Put a snapshot in place of an older one."""
    new = dialect_insert(SNAPSHOTS)
    return new.on_conflict_do_update(
        index_elements=[SNAPSHOTS.c.game],
        set_={"seq": new.excluded.seq, "body": new.excluded.body},
        where=SNAPSHOTS.c.seq < new.excluded.seq,
    )


# ---------------------------------------------------------------------- leases

_PLAYING: Final = GAMES.c.status == "playing"
_OWN: Final = GAMES.c.lease_owner == bindparam("owner")
_FREE: Final = GAMES.c.lease_until < bindparam("now")
_LEASE: Final = update(GAMES).values(lease_owner=bindparam("owner"), lease_until=bindparam("until"))

RENEW_LEASES: Final = update(GAMES).values(lease_until=bindparam("until")).where(_PLAYING, _OWN)
TAKE_FREE_LEASES: Final = _LEASE.where(
    GAMES.c.id.in_(select(GAMES.c.id).where(_PLAYING, _FREE).order_by(GAMES.c.id).limit(_MOST)),
    _FREE,
)
OWN_LEASES: Final = select(GAMES.c.id).where(_PLAYING, _OWN)
TAKE_LEASE: Final = _LEASE.where(_THIS_GAME, _FREE | _OWN)
RELEASE_LEASES: Final = update(GAMES).values(lease_until=0).where(_OWN)
# A table that sleeps belongs to nobody, and nobody takes it before the time at which it must wake.
ASLEEP: Final = ""
NEVER: Final = 1e15
_SLEEPS: Final = GAMES.c.lease_owner == ASLEEP
PUT_TO_SLEEP: Final = (
    update(GAMES).values(lease_owner=ASLEEP, lease_until=bindparam("until")).where(_THIS_GAME, _OWN)
)
WAKE: Final = _LEASE.where(_THIS_GAME, _PLAYING, _SLEEPS)
WAKING: Final = select(GAMES.c.id).where(
    _PLAYING, _SLEEPS, _FREE, GAMES.c.lease_until >= bindparam("since")
)
# After a restart the tables with a clock are woken, so that nobody pays for the time between.
RELEASE_ALL_LEASES: Final = (
    update(GAMES)
    .values(lease_until=0)
    .where(or_(GAMES.c.lease_owner.is_(None), ~_SLEEPS, GAMES.c.lease_until < NEVER))
)

# ---------------------------------------------------------------------- people

_PERSON: Final = select(
    PEOPLE.c.id,
    PEOPLE.c.name,
    PEOPLE.c.account,
    PEOPLE.c.password,
    PEOPLE.c.email,
    PEOPLE.c.new_email,
    PEOPLE.c.email_code,
    PEOPLE.c.email_code_at,
)
_THIS_PERSON: Final = PEOPLE.c.id == bindparam("person_id")
_OTHERS: Final = PEOPLE.alias()

ADD_PERSON: Final = insert(PEOPLE)
PERSON_BY_ID: Final = _PERSON.where(_THIS_PERSON)
PERSON_BY_TOKEN: Final = _PERSON.join(TOKENS, TOKENS.c.person == PEOPLE.c.id).where(
    TOKENS.c.hash == bindparam("token")
)
PERSON_BY_ACCOUNT: Final = _PERSON.where(PEOPLE.c.account == bindparam("account_key"))
RENAME: Final = update(PEOPLE).values(name=bindparam("new_name")).where(_THIS_PERSON)
SET_EMAIL: Final = (
    update(PEOPLE)
    .values(
        email=bindparam("verified"),
        new_email=bindparam("unverified"),
        email_code=bindparam("code"),
        email_code_at=bindparam("code_at"),
    )
    .where(_THIS_PERSON)
)
CLAIM_NAME: Final = (
    update(PEOPLE)
    .values(
        name=bindparam("new_name"),
        account=bindparam("account_key"),
        password=bindparam("new_password"),
    )
    .where(
        _THIS_PERSON,
        ~exists().where(
            _OTHERS.c.account == bindparam("account_key"), _OTHERS.c.id != bindparam("person_id")
        ),
    )
)
# Guests who are called like a new account, to the letter, have no name any more.
TAKE_NAME: Final = (
    update(PEOPLE)
    .values(name="")
    .where(
        PEOPLE.c.account.is_(None),
        PEOPLE.c.name == bindparam("new_name"),
        PEOPLE.c.id != bindparam("person_id"),
    )
)
ADD_TOKEN: Final = insert(TOKENS)
DROP_TOKEN: Final = delete(TOKENS).where(TOKENS.c.hash == bindparam("token"))
