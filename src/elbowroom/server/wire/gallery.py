"""Messages about collections: the gallery, short links, measuring."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from elbowroom.arena.measuring import Measurement
from elbowroom.homemade.definitions import LONGEST_NAME, MOST_BYTES
from elbowroom.server.wire.setup import Incoming

# No message may have the character NUL.
_TEXT = r"^[^\x00]+$"
ContentText = Annotated[str, Meta(min_length=1, max_length=MOST_BYTES, pattern=_TEXT)]
EntryId = Annotated[str, Meta(max_length=60, pattern=r"^[A-Za-z0-9_-]*$")]
ThingKey = Annotated[str, Meta(max_length=LONGEST_NAME, pattern=r"^[a-z0-9-]+$")]
LONGEST_REASON = 500


class Publication(Incoming):
    """A collection, as JSON text, to publish; a new version names the entry that it *replaces*."""

    content: ContentText
    replaces: EntryId = ""


class Report(Incoming):
    """Why an entry should not be in the gallery."""

    reason: Annotated[str, Meta(min_length=1, max_length=LONGEST_REASON, pattern=_TEXT)]


class ListedThing(Struct, omit_defaults=True):
    """A race, power or map of a collection; *name* goes by language.

    *tokens* is the number on banner or badge, *players* how many a map is for.
    """

    kind: Literal["race", "power", "map"]
    key: str
    name: dict[str, str]
    icon: str = ""
    tokens: int = 0
    players: int = 0


class GalleryEntry(Struct, omit_defaults=True):
    """A collection in a list. *ours* came with the game, *author* is an account otherwise.

    *created* is in seconds since 1970; *plays* is how many games have begun with it.
    """

    id: str
    name: str
    author: str
    things: list[ListedThing]
    licence: str = ""
    created: float = 0.0
    plays: int = 0
    ours: bool = False


class GalleryList(Struct):
    """Entries, and whether there are more after them."""

    entries: list[GalleryEntry]
    more: bool


class WholeGalleryEntry(Struct, omit_defaults=True):
    """An entry with its collection as JSON text, and the versions before and after it."""

    entry: GalleryEntry
    content: str
    digest: str
    replaces: str = ""
    replaced_by: str = ""


class MeasureRequest(Incoming):
    """A thing to measure: a collection as JSON text, and the key of a race or power in it."""

    content: ContentText
    thing: ThingKey


class Progress(Struct, omit_defaults=True):
    """How far measuring is: games *played* so far *of* all; *result* when there is one."""

    played: int
    of: int
    result: Measurement | None = None
