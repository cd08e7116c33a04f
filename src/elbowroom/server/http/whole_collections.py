"""Collections in requests: reading them, and what lists say of them."""

from __future__ import annotations

import unicodedata
from typing import Any, Final

from elbowroom.errors import Mistake
from elbowroom.homemade.content import Content
from elbowroom.homemade.definitions import RACE, Collection
from elbowroom.homemade.reading import read_json, read_tree
from elbowroom.server.http.responses import HttpError
from elbowroom.server.live.new_tables import BAD_CONTENT
from elbowroom.server.wire.gallery import ListedThing
from elbowroom.server.wire.messages import Refusal
from elbowroom.server.wire.setup import mistake_of

_LONGEST_SEARCH_TEXT: Final = 4000


def read_collection(text: str) -> Content:
    """One whole collection, checked; what is wrong with it is part of the refusal."""
    try:
        return Content([read_tree(read_json(text, "content"), "content")], "content")
    except Mistake as error:
        refusal = Refusal(BAD_CONTENT, mistake=mistake_of(error))
        raise HttpError(409, BAD_CONTENT, refusal) from error


def things_of(collection: Collection) -> list[ListedThing]:
    """What is in a collection."""
    things = [
        ListedThing(
            "race" if thing.kind == RACE else "power",
            thing.key,
            thing.name,
            thing.icon,
            thing.tokens,
        )
        for thing in collection.definitions
    ]
    return things + [_map(key, tree) for key, tree in collection.tree["maps"].items()]


def _map(key: str, tree: dict[str, Any]) -> ListedThing:
    return ListedThing("map", key, tree["name"], players=int(tree["players"]))


def search_text(collection: Collection, author: str) -> str:
    """All names by which a collection is found, in one text."""
    names = [name for thing in things_of(collection) for name in thing.name.values()]
    text = "\n".join([collection.name, author, *names])
    return folded(text)[:_LONGEST_SEARCH_TEXT]


def folded(text: str) -> str:
    """*text* without the differences that a search ignores."""
    return unicodedata.normalize("NFKC", text).casefold()
