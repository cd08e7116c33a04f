"""The queries about friends, invitations and who is here, for both databases."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import bindparam, delete, func, select, update

from elbowroom.server.storage.schema import (
    FRIENDS,
    GAMES,
    INVITATIONS,
    PEOPLE,
    PRESENCE,
    PROCESSES,
)

_PERSON: Final[Any] = bindparam("person_id")
_OTHER: Final[Any] = bindparam("other_id")
_THIS_PERSON: Final = PEOPLE.c.id == _PERSON
_WAITING: Final = select(GAMES.c.id).where(GAMES.c.status == "open")

# ---------------------------------------------------------------------- friends

FRIENDS_OF: Final = (
    select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.hidden, PEOPLE.c.shows)
    .join(FRIENDS, FRIENDS.c.friend == PEOPLE.c.id)
    .where(FRIENDS.c.person == _PERSON)
    .order_by(PEOPLE.c.name)
)
NUMBER_OF_FRIENDS: Final = select(func.count()).where(FRIENDS.c.person == _PERSON)
IS_FRIEND: Final = select(FRIENDS.c.friend).where(
    FRIENDS.c.person == _PERSON, FRIENDS.c.friend == _OTHER
)
PART: Final = delete(FRIENDS).where(
    ((FRIENDS.c.person == _PERSON) & (FRIENDS.c.friend == _OTHER))
    | ((FRIENDS.c.person == _OTHER) & (FRIENDS.c.friend == _PERSON))
)
WAYS: Final = select(PEOPLE.c.friend_key, PEOPLE.c.shows, PEOPLE.c.hidden).where(_THIS_PERSON)
SET_KEY: Final = update(PEOPLE).values(friend_key=bindparam("new_key")).where(_THIS_PERSON)
SET_SHOWS: Final = update(PEOPLE).values(shows=bindparam("new_shows")).where(_THIS_PERSON)


def add_friend(dialect_insert: Any) -> Any:
    """Add one half of a friendship, unless it is there."""
    return dialect_insert(FRIENDS).on_conflict_do_nothing()


# ---------------------------------------------------------------------- who is here

# People are here if a process that lives has a socket of theirs, or if they looked a moment ago.
FRIENDS_HERE: Final = (
    select(PRESENCE.c.person, PRESENCE.c.game)
    .join(FRIENDS, FRIENDS.c.friend == PRESENCE.c.person)
    .where(
        FRIENDS.c.person == _PERSON,
        ((PRESENCE.c.game != "") & PRESENCE.c.process.in_(select(PROCESSES.c.id)))
        | ((PRESENCE.c.game == "") & (PRESENCE.c.at > bindparam("since"))),
    )
    .order_by(PRESENCE.c.at)
)
GONE: Final = delete(PRESENCE).where(
    PRESENCE.c.person == _PERSON,
    PRESENCE.c.process == bindparam("owner"),
    PRESENCE.c.game == bindparam("game_id"),
)
DROP_PRESENCE: Final = delete(PRESENCE).where(
    ((PRESENCE.c.game != "") & PRESENCE.c.process.not_in(select(PROCESSES.c.id)))
    | ((PRESENCE.c.game == "") & (PRESENCE.c.at <= bindparam("since")))
)


def put_presence(dialect_insert: Any) -> Any:
    """Note that somebody is here; if that is known, the newer time."""
    new = dialect_insert(PRESENCE)
    return new.on_conflict_do_update(
        index_elements=[PRESENCE.c.person, PRESENCE.c.process, PRESENCE.c.game],
        set_={"at": new.excluded["at"]},
    )


# ---------------------------------------------------------------------- invitations

INVITED_TO: Final = (
    select(
        GAMES.c.id, GAMES.c.setup, GAMES.c.secret, GAMES.c.status, GAMES.c.created, GAMES.c.public,
        GAMES.c.name, PEOPLE.c.name.label("host_name"),
    )
    .join(INVITATIONS, INVITATIONS.c.game == GAMES.c.id)
    .join(PEOPLE, PEOPLE.c.id == INVITATIONS.c.host)
    .where(INVITATIONS.c.person == _PERSON, GAMES.c.status == "open")
    .order_by(INVITATIONS.c.at.desc())
    .limit(bindparam("most"))
)  # fmt: skip
DECLINE: Final = delete(INVITATIONS).where(
    INVITATIONS.c.person == _PERSON, INVITATIONS.c.game == bindparam("game_id")
)
INVITATIONS_BETWEEN: Final = delete(INVITATIONS).where(
    ((INVITATIONS.c.person == _PERSON) & (INVITATIONS.c.host == _OTHER))
    | ((INVITATIONS.c.person == _OTHER) & (INVITATIONS.c.host == _PERSON))
)
DROP_INVITATIONS: Final = delete(INVITATIONS).where(INVITATIONS.c.game.not_in(_WAITING))


def add_invitation(dialect_insert: Any) -> Any:
    """Invite somebody to a table, unless they are invited."""
    return dialect_insert(INVITATIONS).on_conflict_do_nothing()
