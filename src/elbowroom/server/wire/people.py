"""Answers about people and how they find each other."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from elbowroom.server.wire.setup import Incoming, Name, Password

# What friends see of somebody: nothing, that they are here, or at which table as well.
Shows = Literal["nothing", "presence", "table"]


class ShortCode(Struct):
    """The short code of a table that waits for people."""

    code: str


class CodeTarget(Struct):
    """The id of the table that a short code leads to."""

    table: str


class OtherSeat(Struct, omit_defaults=True):
    """Another seat of a game: the name of its person or the level of its bot, and its place.

    *nickname* is which of the names of bots its bot had; games of former versions did not note it.
    """

    name: str
    level: str
    place: int
    nickname: int = 0


class ArmyResult(Struct):
    """An army of a person, and the coins that it brought in all."""

    race: str
    power: str
    coins: int


class PersonalResult(Struct, omit_defaults=True):
    """A game of a person; *table* and *others* are for that person alone."""

    at: float
    place: int
    seats: int
    coins: int
    map: str
    table: str = ""
    others: list[OtherSeat] = []


class ComboResult(Struct):
    """A combo that a person has played: how often, and the coins that it brought on average."""

    race: str
    power: str
    games: int
    coins: float


class PersonalRating(Struct):
    """How strong a person is, among ``people`` or against ``levels``: between low and high.

    That holds for nine of ten people with such results; everybody begins at 25.
    """

    kind: str
    value: float
    low: float
    high: float
    games: int


class Person(Struct, omit_defaults=True):
    """The page of a claimed name; *mine* if it is the caller's own."""

    name: str
    games: int
    wins: int
    ratings: list[PersonalRating]
    favourites: list[ComboResult]
    best: list[ComboResult]
    results: list[PersonalResult]
    mine: bool = False
    hidden: bool = False


class FriendInfo(Struct, omit_defaults=True):
    """A friend, as far as they allow it: whether they are *here*, and at which *table*."""

    name: str
    here: bool = False
    table: str = ""


class FriendList(Struct):
    """The caller's friends; *key* makes a link of their page by which others become friends.

    *shows* is what these see of the caller. A link works as long as the page is not *hidden*.
    """

    friends: list[FriendInfo]
    key: str
    shows: Shows
    hidden: bool


class FriendShows(Incoming):
    """What friends may see of the caller."""

    shows: Shows


class FriendLink(Incoming):
    """The name and the key of a link by which somebody becomes a friend."""

    name: Name
    key: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{22}$")]


class Invitation(Incoming):
    """The friend who is asked to come to a table."""

    name: Name


class Visibility(Incoming):
    """Whether the page of a person is hidden from everybody else."""

    hidden: bool


class PublishedEntry(Struct):
    """A collection that a person has published."""

    id: str
    name: str
    content: str


class Export(Struct):
    """Everything that the server has of a person, but for the moves at tables."""

    name: str
    email: str
    hidden: bool
    tables: list[str]
    results: list[PersonalResult]
    ratings: list[PersonalRating]
    published: list[PublishedEntry]
    friends: list[str]
    friends_see: Shows
    invitations: list[str]


class Recovery(Incoming):
    """The name of an account whose password is forgotten."""

    name: Name


class NewPassword(Incoming):
    """A new password of an account, with the code that was sent to its address."""

    name: Name
    code: Annotated[str, Meta(pattern=r"^[0-9]{6}$")]
    password: Password
