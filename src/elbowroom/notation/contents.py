"""Contents as text: one line that names everything in the boxes of a game by key.

``races=amazons,dwarves powers=alchemist places= relics= pieces=lair means=dragon``. A record has
the whole line. A position code has its digest; ``released.txt`` has the line of every version that
was ever released, so that old codes can still be read after something was added.
"""

from __future__ import annotations

import hashlib
from functools import cache, lru_cache
from importlib.resources import files

from elbowroom.mistakes import quoted
from elbowroom.notation.spots import spot_in
from elbowroom.rules.contents import Contents
from elbowroom.traits.catalogue import BOXES, contents_of, unknown_keys

KINDS = ("races", "powers", "places", "relics", "pieces", "means")
RELEASED = "released.txt"
_DIGEST_LETTERS = 8


def contents_text(contents: Contents) -> str:
    """*contents* in one line; the box is not in it."""
    return " ".join(f"{kind}={','.join(getattr(contents, kind))}" for kind in KINDS)


def read_contents(box: str, text: str, source: str) -> Contents:
    """The contents that *text* lists; this version must have everything in them."""
    if box not in BOXES:
        raise spot_in(source, "box").wrong("choice", text=quoted(box), known=BOXES)
    words = [word.partition("=") for word in text.split()]
    if tuple(kind for kind, _, _ in words) != KINDS:
        form = " ".join(f"{kind}=…" for kind in KINDS)
        raise spot_in(source, "contents").wrong("write", form=form)
    lists = {kind: [key for key in keys.split(",") if key] for kind, _, keys in words}
    for kind, keys in lists.items():
        for key in keys:
            if keys.count(key) > 1:
                raise spot_in(source, "contents").at(kind).wrong("twice", text=quoted(key))
    contents = Contents(
        box,
        lists["races"],
        lists["powers"],
        lists["places"],
        lists["relics"],
        lists["pieces"],
        lists["means"],
    )
    if missing := unknown_keys(contents):
        raise spot_in(source, "contents").wrong("contents", names=tuple(missing))
    return contents


@lru_cache(maxsize=32)
def digest(contents: Contents) -> str:
    """A short name for *contents*, the same in every version: letters and digits only."""
    return digest_of(f"{contents.box} {contents_text(contents)}")


@cache
def digest_of(line: str) -> str:
    """The digest of a line of ``released.txt``: the box, then the contents."""
    return hashlib.blake2b(line.encode(), digest_size=_DIGEST_LETTERS // 2).hexdigest()


@cache
def released() -> dict[str, str]:
    """The lines of all released contents by their digests."""
    text = files("elbowroom.notation").joinpath(RELEASED).read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return {digest_of(line): line for line in lines}


def missing_lines() -> list[str]:
    """The lines of present contents that are not released yet; ``tools/release.py`` adds them."""
    return [line for line in _present() if line not in released().values()]


def _present() -> list[str]:
    return [f"{box} {contents_text(contents_of(box))}" for box in BOXES]


@cache
def contents_named(digest: str, source: str) -> Contents:
    """The contents with this *digest*: those of this version, or released ones."""
    lines = {digest_of(line): line for line in _present()} | released()
    line = lines.get(digest)
    if line is None:
        raise spot_in(source, "contents").wrong("contents-unknown", text=quoted(digest))
    box, _, text = line.partition(" ")
    return read_contents(box, text, source)


def check_without(contents: Contents, without: list[str], source: str) -> None:
    """Raise NotParsable if a table leaves something out that is not in the contents."""
    for key in without:
        if key not in contents.optional():
            raise spot_in(source, "without").wrong("nothing", text=quoted(key))
        if without.count(key) > 1:
            raise spot_in(source, "without").wrong("twice", text=quoted(key))
