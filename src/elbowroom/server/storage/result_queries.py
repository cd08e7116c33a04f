"""The queries about results, ratings and all that is a person's own, for both databases."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import bindparam, delete, func, null, or_, select, union, update

from elbowroom.server.storage.gallery_queries import REMOVED
from elbowroom.server.storage.schema import (
    CODES,
    FRIENDS,
    GALLERY,
    GAMES,
    INVITATIONS,
    LOG,
    PEOPLE,
    PRESENCE,
    RATINGS,
    RESULTS,
    RESULTS_DUE,
    SAT,
    SNAPSHOTS,
    TALKED,
    TOKENS,
)

_PERSON: Final[Any] = bindparam("person_id")
_THIS_PERSON: Final = PEOPLE.c.id == _PERSON

# The games whose results have waited since before a moment, and the end of that.
RESULTS_DUE_BEFORE: Final = (
    select(RESULTS_DUE.c.game)
    .where(RESULTS_DUE.c.at <= bindparam("moment"))
    .order_by(RESULTS_DUE.c.at)
    .limit(bindparam("most"))
)
RESULTS_NOTED: Final = delete(RESULTS_DUE).where(RESULTS_DUE.c.game == bindparam("game_id"))
RESULTS_OF: Final = (
    select(RESULTS)
    .where(RESULTS.c.person == _PERSON)
    .order_by(RESULTS.c.at.desc())
    .limit(bindparam("most"))
)
RATINGS_OF: Final = select(RATINGS).where(RATINGS.c.person == _PERSON)
HIDDEN: Final = select(PEOPLE.c.hidden).where(_THIS_PERSON)
SET_HIDDEN: Final = update(PEOPLE).values(hidden=bindparam("flag")).where(_THIS_PERSON)
ENTRIES_OF: Final = select(GALLERY.c.id, GALLERY.c.name, GALLERY.c.body).where(
    GALLERY.c.person == _PERSON, GALLERY.c.status != REMOVED
)
TOKENS_OF: Final = select(TOKENS.c.hash).where(TOKENS.c.person == _PERSON)


def add_result(dialect_insert: Any) -> Any:
    """Add a result, unless it is there."""
    return dialect_insert(RESULTS).on_conflict_do_nothing()


def put_rating(dialect_insert: Any) -> Any:
    """Put a rating in place of the former one."""
    new = dialect_insert(RATINGS)
    return new.on_conflict_do_update(
        index_elements=[RATINGS.c.person, RATINGS.c.kind],
        set_={name: new.excluded[name] for name in ("mu", "sigma", "games")},
    )


SET_PASSWORD: Final = update(PEOPLE).values(password=bindparam("new_password")).where(_THIS_PERSON)
DROP_TOKENS: Final = delete(TOKENS).where(TOKENS.c.person == _PERSON)

# ---------------------------------------------------------------------- for the operator

NUMBER_OF_GAMES: Final = select(GAMES.c.status, func.count()).group_by(GAMES.c.status)
NUMBER_OF_PEOPLE: Final = select(func.count(), func.count(PEOPLE.c.account))
REMOVE_GAME: Final[tuple[Any, ...]] = tuple(
    delete(table).where(column == bindparam("game_id"))
    for table, column in (
        (CODES, CODES.c.game),
        (INVITATIONS, INVITATIONS.c.game),
        (TALKED, TALKED.c.game),
        (RESULTS_DUE, RESULTS_DUE.c.game),
        (SNAPSHOTS, SNAPSHOTS.c.game),
        (SAT, SAT.c.game),
        (RESULTS, RESULTS.c.game),
        (LOG, LOG.c.game),
        (GAMES, GAMES.c.id),
    )
)

# ---------------------------------------------------------------------- deleting a person

# Where a person may have said something, and the lines of a table about seats and talk.
TALKED_AT: Final = union(
    select(SAT.c.game).where(SAT.c.person == _PERSON),
    select(TALKED.c.game).where(TALKED.c.person == _PERSON),
)
TALK: Final = (
    select(LOG.c.seq, LOG.c.body)
    .where(
        LOG.c.game == bindparam("game_id"),
        or_(*(LOG.c.body.like(f'{{"kind":"{kind}"%') for kind in ("sat", "left", "chat"))),
    )
    .order_by(LOG.c.seq)
)
SET_BODY: Final = (
    update(LOG)
    .values(body=bindparam("new_body"))
    .where(LOG.c.game == bindparam("game_id"), LOG.c.seq == bindparam("number"))
)
# Of a published collection the digest remains, so that nobody can publish it as theirs.
FORGET: Final[tuple[Any, ...]] = (
    delete(TOKENS).where(TOKENS.c.person == _PERSON),
    delete(RESULTS).where(RESULTS.c.person == _PERSON),
    delete(RATINGS).where(RATINGS.c.person == _PERSON),
    delete(SAT).where(SAT.c.person == _PERSON),
    delete(TALKED).where(TALKED.c.person == _PERSON),
    delete(PRESENCE).where(PRESENCE.c.person == _PERSON),
    delete(INVITATIONS).where((INVITATIONS.c.person == _PERSON) | (INVITATIONS.c.host == _PERSON)),
    delete(FRIENDS).where((FRIENDS.c.person == _PERSON) | (FRIENDS.c.friend == _PERSON)),
    update(GALLERY)
    .values(status=REMOVED, name="", author="", author_key="", summary="[]", search="", body="")
    .where(GALLERY.c.person == _PERSON),
    update(PEOPLE)
    .values(name="", account=null(), password=null(), email=null(), new_email=null(),
            email_code=null(), hidden=1, friend_key=null(), shows=0)
    .where(_THIS_PERSON),
)  # fmt: skip
