"""The tables of the database, as the newest migration leaves them."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import (
    Column,
    ColumnElement,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

# A database that has not had this migration is not up to date: the server does not start on it.
NEWEST_MIGRATION: Final = "0009"

METADATA: Final = MetaData()


def _only(condition: ColumnElement[bool]) -> dict[str, Any]:
    """An index of some rows only, in both databases."""
    return {"postgresql_where": condition, "sqlite_where": condition}


# Tables where people play. *setup* is JSON, *secret* the seed of the dice. *lease_owner* is the
# process that drives a running game, or empty while it sleeps; *wake_at* is when the clock of a
# game that sleeps runs out. Times are seconds since 1970, here and everywhere below.
GAMES: Final = Table(
    "games",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("setup", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("public", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("lease_owner", Text),
    Column("wake_at", Double),
    Index("games_by_status", "status", "public", "created"),
)
# Leases are looked up every second, and most running games sleep.
_RUNNING: Final = GAMES.c.status == "playing"
Index("games_by_lease", GAMES.c.lease_owner, **_only(_RUNNING))
Index("games_by_waking", GAMES.c.wake_at, **_only(_RUNNING & GAMES.c.wake_at.is_not(None)))

# Processes that drive tables. The leases of a process end when *until* has passed, unless it has
# written a later time by then.
PROCESSES: Final = Table(
    "processes",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("until", Double, nullable=False),
)

# When somebody has set the clock by which leases end, and by how many seconds.
CLOCK_CHANGES: Final = Table(
    "clock_changes",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("seconds", Double, nullable=False),
)

# The lines of all games. *move* is "person:id" of the move that became this line.
LOG: Final = Table(
    "log",
    METADATA,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("body", Text, nullable=False),
    Column("move", Text),
    UniqueConstraint("game", "move", name="log_move_once"),
)

# The last snapshot of each game: a cache.
SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("body", Text, nullable=False),
)

# Guests; accounts have *account* (the key of a claimed name) and *password* (a hash) as well.
# *email* is verified; to *new_email* a code was sent, of which *email_code* is the hash. Whoever is
# *hidden* shows their page to nobody else. Whoever knows *friend_key* may become a friend; *shows*
# is what friends see of them: 0 nothing, 1 that they are here, 2 at which table as well.
PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("account", Text, unique=True),
    Column("password", Text),
    Column("email", Text),
    Column("created", Double, nullable=False),
    Column("new_email", Text),
    Column("email_code", Text),
    Column("email_code_at", Double),
    Column("hidden", Integer, nullable=False, server_default="0"),
    Column("friend_key", Text),
    Column("shows", Integer, nullable=False, server_default="1"),
)

# Who is a friend of whom; every friendship is two rows.
FRIENDS: Final = Table(
    "friends",
    METADATA,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("friend", Text, ForeignKey("people.id"), primary_key=True),
    Column("since", Double, nullable=False),
    Index("friends_by_friend", "friend"),
)

# Friends whom *host* has asked to come to a table.
INVITATIONS: Final = Table(
    "invitations",
    METADATA,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("host", Text, ForeignKey("people.id"), nullable=False),
    Column("at", Double, nullable=False),
    Index("invitations_by_game", "game"),
)

# People with friends who have a table open, by the process that their sockets are at: a row means
# nothing when that process is gone. *game* is empty for somebody who looked *at* that time whether
# friends are here.
PRESENCE: Final = Table(
    "presence",
    METADATA,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("process", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("at", Double, nullable=False),
)

# How people did in games that were no practice. *others* (the other seats and their places) and
# *armies* (what the person's own armies brought) are JSON.
RESULTS: Final = Table(
    "results",
    METADATA,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("at", Double, nullable=False),
    Column("place", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("coins", Integer, nullable=False),
    Column("map", Text, nullable=False),
    Column("others", Text, nullable=False),
    Column("armies", Text, nullable=False),
    Index("results_by_time", "person", "at"),
    Index("results_by_game", "game"),
)

# How strong people are: *kind* is ``people`` (among each other) or ``levels`` (against bots).
RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("person", Text, ForeignKey("people.id"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)

# Hashes of tokens.
TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("created", Double, nullable=False),
)

# Who has ever sat at which table.
SAT: Final = Table(
    "sat",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
)

# Onlookers who have said something at a table.
TALKED: Final = Table(
    "talked",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
)

# Games that have ended *at* some time and whose results have not been noted yet.
RESULTS_DUE: Final = Table(
    "results_due",
    METADATA,
    Column("game", Text, ForeignKey("games.id"), primary_key=True),
    Column("at", Double, nullable=False),
)

# Short codes of tables that wait for people; *until* they are valid.
CODES: Final = Table(
    "codes",
    METADATA,
    Column("code", Text, primary_key=True),
    Column("game", Text, ForeignKey("games.id"), nullable=False, unique=True),
    Column("until", Double, nullable=False),
    Index("codes_by_until", "until"),
)

# Home-made collections behind short links, by digest; *until* they are kept.
SHARED: Final = Table(
    "shared",
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("body", Text, nullable=False),
    Column("until", Double, nullable=False),
    Index("shared_by_until", "until"),
)

# Published collections. *digest* is that of *body*, the canonical JSON; *summary* is a list of what
# is in it, as JSON; *search* is what people find it by. *author_key* is the key of the account
# *author*. *replaces* is the entry of which this is a new version. *status* is shown, hidden or
# removed; of a removed one only the digest remains, so that it cannot be published again.
GALLERY: Final = Table(
    "gallery",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("digest", Text, nullable=False, unique=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("author", Text, nullable=False),
    Column("author_key", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("licence", Text, nullable=False),
    Column("summary", Text, nullable=False),
    Column("search", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("replaces", Text),
    Column("status", Text, nullable=False),
    Index("gallery_by_time", "status", "created"),
    Index("gallery_by_author", "author_key"),
    Index("gallery_by_version", "replaces"),
)

# How many games have begun with a collection, by digest.
PLAYS: Final = Table(
    "plays",
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("plays", Integer, nullable=False),
)

# What people have reported to the operator, once each.
REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("entry", Text, ForeignKey("gallery.id"), primary_key=True),
    Column("person", Text, primary_key=True),
    Column("reason", Text, nullable=False),
    Column("at", Double, nullable=False),
)

# What operators have done in the gallery, and why.
GALLERY_AUDIT: Final = Table(
    "gallery_audit",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("operator", Text, nullable=False),
    Column("action", Text, nullable=False),
    Column("entry", Text, nullable=False),
    Column("reason", Text, nullable=False),
)

# Results of measuring, by what was measured: a cache.
MEASUREMENTS: Final = Table(
    "measurements",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("body", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("measurements_by_time", "at"),
)
