"""The queries of the gallery and of measurements, for both databases."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import bindparam, delete, exists, func, insert, select, update

from elbowroom.server.storage.schema import (
    GALLERY,
    GALLERY_AUDIT,
    MEASUREMENTS,
    PLAYS,
    REPORTS,
)

SHOWN, HIDDEN, REMOVED = "shown", "hidden", "removed"

# ---------------------------------------------------------------------- the gallery

_NEWER: Final = GALLERY.alias("newer")
_THIS: Final = GALLERY.c.id == bindparam("entry_id")
_COUNT: Final = func.coalesce(PLAYS.c.plays, 0)
_WITH_PLAYS: Final = GALLERY.outerjoin(PLAYS, PLAYS.c.digest == GALLERY.c.digest)
# The newest version, if there are several newer ones.
_REPLACED_BY: Final = (
    select(_NEWER.c.id)
    .where(_NEWER.c.replaces == GALLERY.c.id, _NEWER.c.status == SHOWN)
    .order_by(_NEWER.c.created.desc())
    .limit(1)
    .scalar_subquery()
)
_LISTED: Final = (
    GALLERY.c.id,
    GALLERY.c.digest,
    GALLERY.c.author,
    GALLERY.c.name,
    GALLERY.c.licence,
    GALLERY.c.summary,
    GALLERY.c.created,
    GALLERY.c.replaces,
    GALLERY.c.status,
    _COUNT.label("plays"),
)

ENTRY: Final[Any] = (
    select(*_LISTED, GALLERY.c.body, _REPLACED_BY.label("replaced_by"))
    .select_from(_WITH_PLAYS)
    .where(_THIS)
)
# An entry with a newer version is not listed any more.
_SEARCH: Final[Any] = (
    select(*_LISTED)
    .select_from(_WITH_PLAYS)
    .where(
        GALLERY.c.status == SHOWN,
        ~exists().where(_NEWER.c.replaces == GALLERY.c.id, _NEWER.c.status == SHOWN),
        GALLERY.c.search.like(bindparam("pattern"), escape="\\"),
    )
    .limit(bindparam("most"))
    .offset(bindparam("after"))
)
_NEWEST: Final = (GALLERY.c.created.desc(), GALLERY.c.id)
_OF_AUTHOR: Final = GALLERY.c.author_key == bindparam("author")
NEWEST: Final = _SEARCH.order_by(*_NEWEST)
MOST_PLAYED: Final = _SEARCH.order_by(_COUNT.desc(), *_NEWEST)
NEWEST_OF_AUTHOR: Final = NEWEST.where(_OF_AUTHOR)
MOST_PLAYED_OF_AUTHOR: Final = MOST_PLAYED.where(_OF_AUTHOR)

NUMBER_OF_PERSON: Final = select(func.count()).where(GALLERY.c.person == bindparam("person_id"))
OWN_ENTRY: Final = select(GALLERY.c.id).where(
    _THIS, GALLERY.c.person == bindparam("person_id"), GALLERY.c.status == SHOWN
)
PLAYS_OF: Final = select(PLAYS.c.plays).where(PLAYS.c.digest == bindparam("digest_played"))


def publish(dialect_insert: Any) -> Any:
    """Add an entry, unless the same collection is there already."""
    return dialect_insert(GALLERY).on_conflict_do_nothing()


def count_play(dialect_insert: Any) -> Any:
    """Count one more game with a collection."""
    new = dialect_insert(PLAYS)
    return new.on_conflict_do_update(
        index_elements=[PLAYS.c.digest], set_={"plays": PLAYS.c.plays + new.excluded.plays}
    )


def add_report(dialect_insert: Any) -> Any:
    """Add a report, unless the same person has reported the entry before."""
    return dialect_insert(REPORTS).on_conflict_do_nothing()


# ---------------------------------------------------------------------- the operator

_REPORTED: Final = (
    select(func.count()).where(REPORTS.c.entry == GALLERY.c.id).correlate(GALLERY).scalar_subquery()
)
FOR_OPERATOR: Final = (
    select(*_LISTED, _REPORTED.label("reported"))
    .select_from(_WITH_PLAYS)
    .order_by(_REPORTED.desc(), *_NEWEST)
)
REPORTS_OF: Final = (
    select(REPORTS.c.at, REPORTS.c.reason)
    .where(REPORTS.c.entry == bindparam("entry_id"))
    .order_by(REPORTS.c.at)
)
SET_STATUS: Final = (
    update(GALLERY).values(status=bindparam("new_status")).where(_THIS, GALLERY.c.status != REMOVED)
)
EMPTY: Final = update(GALLERY).values(name="", summary="[]", search="", body="").where(_THIS)
DROP_REPORTS: Final = delete(REPORTS).where(REPORTS.c.entry == bindparam("entry_id"))
# The database numbers the lines.
ADD_AUDIT: Final = insert(GALLERY_AUDIT).values(
    at=bindparam("now"),
    operator=bindparam("who"),
    action=bindparam("deed"),
    entry=bindparam("entry_id"),
    reason=bindparam("why"),
)
AUDIT: Final = select(
    GALLERY_AUDIT.c.at,
    GALLERY_AUDIT.c.operator,
    GALLERY_AUDIT.c.action,
    GALLERY_AUDIT.c.entry,
    GALLERY_AUDIT.c.reason,
).order_by(GALLERY_AUDIT.c.number)

# ---------------------------------------------------------------------- measurements


def put_measurement(dialect_insert: Any) -> Any:
    """Store the result of measuring in place of an older one."""
    new = dialect_insert(MEASUREMENTS)
    return new.on_conflict_do_update(
        index_elements=[MEASUREMENTS.c.id],
        set_={"body": new.excluded.body, "at": new.excluded.at},
    )


MEASUREMENT: Final = select(MEASUREMENTS.c.body).where(MEASUREMENTS.c.id == bindparam("measured"))
DROP_OLD_MEASUREMENTS: Final = delete(MEASUREMENTS).where(MEASUREMENTS.c.at < bindparam("before"))
