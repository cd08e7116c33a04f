"""Small maps inside a scenario: regions with a few words each, and links between them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from elbowroom.atlas.atlas import SYMBOLS, UNDERGROUND_TERRAIN, Atlas, Site
from elbowroom.atlas.printed import (
    alternatives,
    quoted,
    unfit_mark,
    unfit_rounds,
    unfit_symbol,
    unfit_terrain,
)
from elbowroom.errors import NotParsable
from elbowroom.masks import MOST_REGIONS, mask_of

NAME = "inline"
DEFAULT_ROUNDS = 10
BOXES = ("surface", "underground", "mixed")

_KEYS = ("rounds", "turns", "regions", "links")
_MARKS = ("tribe", "monsters")
_FLAGS = ("edge", *SYMBOLS, *_MARKS)
_ID = re.compile(r"\w+(-\w+)*")


def read_inline(value: object, source: str, box: str = "surface") -> Atlas:
    """The map that the scenario *source* of a *box* draws under its key ``map``.

    Regions are numbered in the order in which they are written. In a mixed scenario terrain of
    both boxes is allowed; the map counts as Underground if any of its terrain is.
    """
    if box not in BOXES:
        raise NotParsable(source, "box", f"{quoted(box)} is not a box; write {alternatives(BOXES)}")
    return _Reader(source, box).read(value)


@dataclass(frozen=True)
class _Reader:
    source: str
    box: str

    def read(self, value: object) -> Atlas:
        if not isinstance(value, Mapping):
            raise self._wrong("", f"{quoted(value)} is not a map; write regions and links")
        for key in value:
            if key not in _KEYS:
                raise self._wrong(
                    "", f"{quoted(key)} is not a key of a map; write {alternatives(_KEYS)}"
                )
        rounds = self._rounds(value)
        sites = self._sites(value.get("regions"))
        borders = self._borders(value.get("links"), [site.slug for site in sites])
        return Atlas(NAME, self._side(sites), 0, rounds, sites, borders)

    def _wrong(self, place: str, reason: str) -> NotParsable:
        return NotParsable(self.source, f"map, {place}" if place else "map", reason)

    def _side(self, sites: list[Site]) -> str:
        if self.box != "mixed":
            return self.box
        only_below = set(UNDERGROUND_TERRAIN) - {"mountain"}
        below = any(site.terrain in only_below for site in sites)
        return "underground" if below else "surface"

    # --- rounds

    def _rounds(self, value: Mapping[object, object]) -> int:
        if "rounds" in value and "turns" in value:
            raise self._wrong("turns", "turns is another word for rounds; write one of the two")
        key = "turns" if "turns" in value else "rounds"
        rounds = value.get(key, DEFAULT_ROUNDS)
        if not isinstance(rounds, int) or isinstance(rounds, bool):
            raise self._wrong(key, f"{quoted(rounds)} is not a whole number")
        if reason := unfit_rounds(rounds):
            raise self._wrong(key, reason)
        return rounds

    # --- regions

    def _sites(self, value: object) -> list[Site]:
        if not isinstance(value, Mapping) or not value:
            raise self._wrong("regions", "there are none; write a line such as 'wood: forest'")
        if len(value) > MOST_REGIONS:
            reason = f"there are {len(value)}; at most {MOST_REGIONS} are possible"
            raise self._wrong("regions", reason)
        sites = [self._site(key, words) for key, words in value.items()]
        ids = [site.slug for site in sites]
        for number, id_ in enumerate(ids):
            if id_ in ids[:number]:
                raise self._wrong(f"region {id_}", "it is there twice; give one another name")
        return sites

    def _site(self, key: object, value: object) -> Site:
        id_ = self._id(key)
        if not isinstance(value, str) or not value.split():
            right = "write its terrain and what is printed in it, such as 'farmland edge mine'"
            raise self._wrong(f"region {id_}", f"{quoted(value)} is not a region; {right}")
        terrain, *flags = value.split()
        if reason := unfit_terrain(self.box, terrain):
            raise self._wrong(f"region {id_}", f"the first word is its terrain, but {reason}")
        for number, flag in enumerate(flags):
            if reason := self._unfit(terrain, flag, flags[:number]):
                raise self._wrong(f"region {id_}", reason)
        symbols = [flag for flag in flags if flag in SYMBOLS]
        return Site(
            id_, id_, terrain, symbols, "edge" in flags, "tribe" in flags, "monsters" in flags
        )

    def _id(self, key: object) -> str:
        id_ = _as_text(key)
        if not isinstance(id_, str) or not _ID.fullmatch(id_):
            right = "use letters, digits and single hyphens, in quotes where YAML reads a value"
            raise self._wrong("regions", f"{quoted(key)} cannot name a region; {right}")
        return id_

    def _unfit(self, terrain: str, flag: str, before: list[str]) -> str:
        if flag in before:
            return f"{flag} is there twice; once is enough"
        if flag in SYMBOLS:
            return unfit_symbol(self.box, terrain, flag)
        if flag in _MARKS:
            return unfit_mark(self.box, terrain, flag)
        if flag not in _FLAGS:
            return f"{quoted(flag)} cannot follow the terrain; write {alternatives(_FLAGS)}"
        return ""

    # --- links

    def _borders(self, value: object, ids: list[str]) -> list[int]:
        near: list[set[int]] = [set() for _ in ids]
        for one, other in self._links(value, ids):
            near[ids.index(one)].add(ids.index(other))
            near[ids.index(other)].add(ids.index(one))
        return [mask_of(sorted(regions)) for regions in near]

    def _links(self, value: object, ids: list[str]) -> list[tuple[str, str]]:
        items = [value] if isinstance(value, str) else value or []
        if not isinstance(items, list):
            raise self._wrong("links", f"{quoted(value)} are not links; write 'wood-hill hill-sea'")
        pairs: list[tuple[str, str]] = []
        for item in items:
            if isinstance(item, str):
                pairs += [self._link(word, ids) for word in item.split()]
            else:
                pairs.append(self._pair(item, ids))
        return pairs

    def _pair(self, item: object, ids: list[str]) -> tuple[str, str]:
        if not isinstance(item, list) or len(item) != 2:
            raise self._wrong(
                "links", f"{quoted(item)} is not a link; write wood-hill or [wood, hill]"
            )
        one, other = (_as_text(end) for end in item)
        for end in (one, other):
            if end not in ids:
                raise self._wrong(f"links, {quoted(item)}", self._unknown(end, ids))
        return self._check_pair(str(one), str(other), quoted(item))

    def _link(self, word: str, ids: list[str]) -> tuple[str, str]:
        """The two regions of *word*; names may contain hyphens, so every hyphen may be the link."""
        parts = word.split("-")
        splits = [("-".join(parts[:n]), "-".join(parts[n:])) for n in range(1, len(parts))]
        links = [(one, other) for one, other in splits if one in ids and other in ids]
        if len(links) > 1:
            readings = " or ".join(f"[{one}, {other}]" for one, other in links)
            raise self._wrong(f"links, {word}", f"it can be read in two ways; write {readings}")
        if not links:
            raise self._wrong(f"links, {word}", self._no_link(splits, ids))
        return self._check_pair(*links[0], word)

    def _check_pair(self, one: str, other: str, word: str) -> tuple[str, str]:
        if one == other:
            raise self._wrong(f"links, {word}", f"{one} cannot border itself; leave it out")
        return one, other

    def _no_link(self, splits: list[tuple[str, str]], ids: list[str]) -> str:
        if not splits:
            return "a link joins two regions with a hyphen, such as wood-hill"
        for one, other in splits:
            if one in ids:
                return self._unknown(other, ids)
            if other in ids:
                return self._unknown(one, ids)
        return self._unknown(splits[0][0], ids)

    def _unknown(self, end: object, ids: list[str]) -> str:
        return f"there is no region {quoted(end)}; there is {alternatives(ids)}"


def _as_text(key: object) -> object:
    """YAML reads a bare 1 as a number, which is a fine name; a bare no is false and is not."""
    small = isinstance(key, int) and not isinstance(key, bool) and 0 <= key < 1000
    return str(key) if small else key
