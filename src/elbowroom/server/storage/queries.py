"""All queries of the store, for both databases; parameters are the names in ``bindparam``."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    bindparam,
    column,
    delete,
    exists,
    func,
    insert,
    literal_column,
    null,
    select,
    table,
    update,
)

from elbowroom.server.storage.schema import (
    CLOCK_CHANGES,
    GAMES,
    LOG,
    PEOPLE,
    PROCESSES,
    RESULTS_DUE,
    SAT,
    SHARED,
    SNAPSHOTS,
    TALKED,
    TOKENS,
)

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
NEWEST_GAMES: Final = _GAME.order_by(_NEWEST_FIRST).limit(_MOST)
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


def add_talked(dialect_insert: Any) -> Any:
    """Note that an onlooker has said something at a table, unless that is known."""
    return dialect_insert(TALKED).on_conflict_do_nothing()


def add_results_due(dialect_insert: Any) -> Any:
    """Note that a game has ended, unless that is known."""
    return dialect_insert(RESULTS_DUE).on_conflict_do_nothing()


def put_snapshot(dialect_insert: Any) -> Any:
    """Put a snapshot in place of an older one."""
    new = dialect_insert(SNAPSHOTS)
    return new.on_conflict_do_update(
        index_elements=[SNAPSHOTS.c.game],
        set_={"seq": new.excluded.seq, "body": new.excluded.body},
        where=SNAPSHOTS.c.seq < new.excluded.seq,
    )


# ---------------------------------------------------------------------- leases

# Written into the text of a query, and not as a parameter: only then do the indexes of running
# games fit.
_PLAYING: Final = GAMES.c.status == literal_column("'playing'")
_OWN: Final = GAMES.c.lease_owner == bindparam("owner")
_NOBODYS: Final = GAMES.c.lease_owner.is_(None)
# A table that sleeps belongs to nobody, and nobody takes it unasked before it must wake.
_SLEEPS: Final = GAMES.c.lease_owner == literal_column("''")
ENDED: Final = select(PROCESSES.c.id).where(PROCESSES.c.until < bindparam("now"))
_LEASE: Final = update(GAMES).values(lease_owner=bindparam("owner"), wake_at=null())


def _by(index: str, query: Any) -> Any:
    """Let SQLite use this index; by itself it would look at all running games."""
    return query.with_hint(GAMES, f"INDEXED BY {index}", "sqlite")


def _take_some(condition: Any) -> Any:
    """Take up to *most* of the running games with *condition* that nobody else just takes."""
    free = _by("games_by_lease", select(GAMES.c.id).where(_PLAYING, condition).limit(_MOST))
    return _LEASE.where(GAMES.c.id.in_(free.with_for_update(skip_locked=True)), condition)


TAKE_NOBODYS: Final = _take_some(_NOBODYS)
TAKE_FROM: Final = _take_some(GAMES.c.lease_owner == bindparam("ended"))
DUE_TO_WAKE: Final[Any] = _by(
    "games_by_waking",
    select(GAMES.c.id, GAMES.c.wake_at)
    .where(_PLAYING, _SLEEPS, GAMES.c.wake_at < bindparam("now"))
    .order_by(GAMES.c.wake_at)
    .limit(_MOST)
    .with_for_update(skip_locked=True),
)
OWN_LEASES: Final = select(GAMES.c.id).where(_PLAYING, _OWN)
TAKE_LEASE: Final = _LEASE.where(_THIS_GAME, _NOBODYS | GAMES.c.lease_owner.in_(ENDED) | _OWN)
# While this is read, nobody else can take the lease before the end of the transaction.
IS_OWN: Final = select(GAMES.c.id).where(_THIS_GAME, _PLAYING, _OWN).with_for_update(read=True)
PUT_TO_SLEEP: Final = (
    update(GAMES).values(lease_owner="", wake_at=bindparam("until")).where(_THIS_GAME, _OWN)
)
SLEEPING: Final = select(GAMES.c.wake_at).where(_THIS_GAME, _PLAYING, _SLEEPS).with_for_update()
WAKE: Final = _LEASE.where(_THIS_GAME)
RELEASE_LEASES: Final = update(GAMES).values(lease_owner=null()).where(_PLAYING, _OWN)
# After a restart the tables with a clock are woken, so that nobody pays for the time between.
RELEASE_ALL_LEASES: Final = (
    update(GAMES)
    .values(lease_owner=null(), wake_at=null())
    .where(_PLAYING, ~_SLEEPS | GAMES.c.wake_at.is_not(None))
)


def renew_process(dialect_insert: Any) -> Any:
    """A process lives: its leases last until *until*."""
    new = dialect_insert(PROCESSES)
    return new.on_conflict_do_update(
        index_elements=[PROCESSES.c.id], set_={"until": new.excluded.until}
    )


REMOVE_PROCESS: Final = delete(PROCESSES).where(PROCESSES.c.id == bindparam("owner"))
REMOVE_ALL_PROCESSES: Final = delete(PROCESSES)
# Processes that have ended and whose tables have all been taken.
_PLAYED: Final = select(GAMES.c.lease_owner).where(_PLAYING, GAMES.c.lease_owner == PROCESSES.c.id)
REMOVE_ENDED: Final = delete(PROCESSES).where(
    PROCESSES.c.until < bindparam("now"), ~_PLAYED.exists()
)

LAST_CLOCK_CHANGE: Final = select(func.coalesce(func.max(CLOCK_CHANGES.c.number), 0))


def add_clock_change(dialect_insert: Any) -> Any:
    """Note that the clock was set, unless another process has done so."""
    return dialect_insert(CLOCK_CHANGES).on_conflict_do_nothing()


MOVE_LEASES: Final = update(PROCESSES).values(until=PROCESSES.c.until + bindparam("seconds"))
MOVE_WAKING: Final = (
    update(GAMES)
    .values(wake_at=GAMES.c.wake_at + bindparam("seconds"))
    .where(_PLAYING, GAMES.c.wake_at.is_not(None))
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

# ---------------------------------------------------------------------- shared collections

SHARED_BY_DIGEST: Final = select(SHARED.c.body, SHARED.c.until).where(
    SHARED.c.digest == bindparam("digest"), SHARED.c.until > bindparam("now")
)
DROP_OLD_SHARED: Final = delete(SHARED).where(SHARED.c.until <= bindparam("now"))


def put_shared(dialect_insert: Any) -> Any:
    """Keep a collection, or keep it longer."""
    new = dialect_insert(SHARED)
    return new.on_conflict_do_update(
        index_elements=[SHARED.c.digest], set_={"until": new.excluded.until}
    )
