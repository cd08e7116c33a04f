"""The tables of the database, as the newest migration leaves them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    Column,
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
NEWEST_MIGRATION: Final = "0003"

METADATA: Final = MetaData()

# Tables where people play. *setup* is JSON, *secret* the seed of the dice. Times are seconds since
# 1970, here and everywhere below.
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
    Column("lease_until", Double, nullable=False),
    Index("games_by_status", "status", "public", "created"),
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
# *email* is verified; to *new_email* a code was sent, of which *email_code* is the hash.
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
