"""Messages about home-made collections: cards, checks, previews and the vocabulary."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from elbowroom.homemade.cards import MadeCard
from elbowroom.homemade.definitions import MOST_BYTES
from elbowroom.homemade.forms import EffectForm, SetWord, Value
from elbowroom.homemade.region_grammar import SetNode
from elbowroom.play.view_types import View
from elbowroom.server.wire.setup import Incoming, Key, Mistake


class CardList(Struct):
    """The cards of everything home-made at a table, in the order of its collections."""

    cards: list[MadeCard]


class CollectionText(Incoming):
    """A collection to be checked: the *text* of a TOML file or of JSON.

    *map* is the board that its effects are shown on.
    """

    text: Annotated[str, Meta(max_length=MOST_BYTES)]
    format: Literal["toml", "json"] = "json"
    map: Key = "surface-4"


class MapOfCollection(Incoming):
    """A map to be drawn: its key, and the collection that it is in, as JSON."""

    text: Annotated[str, Meta(max_length=MOST_BYTES)]
    map: Key


class NewShared(Incoming):
    """A collection, as JSON, that the server is to keep behind a short link for some time."""

    text: Annotated[str, Meta(max_length=MOST_BYTES)]


class Shared(Struct):
    """A collection behind a short link: its *name*, its canonical JSON, and the second (since
    1970) until which it is kept."""

    name: str
    content: str
    until: float


class LinkFragment(Incoming):
    """What follows the address of the workshop in a link that carries a collection."""

    path: Annotated[str, Meta(max_length=1500, pattern=r"^(/s/[A-Za-z0-9_-]+|#c=[A-Za-z0-9_-]+)$")]


class CheckedEffect(Struct, omit_defaults=True, kw_only=True):
    """An effect: its form (see ``EffectForm.message``), its fields, and its SETs by field.

    All of this is empty for an effect with a mistake.

    *regions* are the slugs of the regions that it means in the sample position of the board.
    *works*: it can do something on that board.
    """

    form: str = ""
    data: dict[str, Value] = {}
    sets: dict[str, SetNode] = {}
    regions: list[str] = []
    works: bool = True


class CheckedThing(Struct, omit_defaults=True, kw_only=True):
    """A race or power of a collection: its card, or what is wrong with it, and its effects."""

    kind: Literal["race", "power"]
    key: str
    card: MadeCard | None = None
    effects: list[CheckedEffect] = []
    mistake: Mistake | None = None


class CheckedMap(Struct):
    """A map of a collection and everything that is wrong with it; a mistake of one region has the
    place ``maps.KEY.regions.LETTER``."""

    key: str
    mistakes: list[Mistake]


class CheckedCollection(Struct, omit_defaults=True, kw_only=True):
    """A collection, checked: *content* is its canonical JSON, empty if there are mistakes.

    *toml* is the same as a file; where the request was TOML that cannot be read it is empty.
    *mistakes* are all that were found: one of each thing, those of the maps, and one of the whole.
    """

    content: str = ""
    digest: str = ""
    toml: str = ""
    things: list[CheckedThing] = []
    maps: list[CheckedMap] = []
    mistakes: list[Mistake] = []


class Limits(Struct):
    """The bounds of a collection and of the things in it."""

    races: int
    powers: int
    maps: int
    columns: int
    rows: int
    regions: int
    effects: int
    borrowed: int
    name: int
    flavour: int
    banner: list[int]
    badge: list[int]
    bytes: int


class Vocabulary(Struct):
    """All that effects can say, for menus: forms, words of SETs, what may be borrowed.

    *trays* are the races of the boxes with the tokens they have, for those that stand in.
    """

    forms: list[EffectForm]
    words: list[SetWord]
    borrowable: list[str]
    trays: dict[str, int]
    limits: Limits


class SamplePosition(Struct):
    """A position in the middle of a game; *seat* is the one whose active army effects speak of."""

    view: View
    seat: int
