"""Small maps inside a scenario: regions with a few words each, and links between them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from elbowroom.atlas.atlas import SYMBOLS, UNDERGROUND_TERRAIN, Atlas, Site
from elbowroom.atlas.printed import (
    FEWEST_ROUNDS,
    MOST_ROUNDS,
    Unfit,
    check,
    unfit_mark,
    unfit_symbol,
    unfit_terrain,
)
from elbowroom.errors import Mistake
from elbowroom.masks import MOST_REGIONS, mask_of
from elbowroom.mistakes import Spot, alternatives, quoted

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
        raise Spot(source, "box").wrong("choice", text=quoted(box), known=BOXES)
    return _Reader(Spot(source, "map"), box).read(value)


@dataclass(frozen=True)
class _Reader:
    spot: Spot
    box: str

    def read(self, value: object) -> Atlas:
        if not isinstance(value, Mapping):
            raise self.spot.wrong("not-a-table", value=quoted(value))
        for key in value:
            if key not in _KEYS:
                raise self.spot.wrong("unknown-key", key=quoted(key), known=_KEYS)
        rounds = self._rounds(value)
        sites = self._sites(value.get("regions"))
        borders = self._borders(value.get("links"), [site.slug for site in sites])
        return Atlas(NAME, self._side(sites), 0, rounds, sites, borders)

    def _side(self, sites: list[Site]) -> str:
        if self.box != "mixed":
            return self.box
        only_below = set(UNDERGROUND_TERRAIN) - {"mountain"}
        below = any(site.terrain in only_below for site in sites)
        return "underground" if below else "surface"

    # --- rounds

    def _rounds(self, value: Mapping[object, object]) -> int:
        if "rounds" in value and "turns" in value:
            raise _write_it_as("rounds: 8", self.spot.at("turns"))
        key = "turns" if "turns" in value else "rounds"
        rounds = value.get(key, DEFAULT_ROUNDS)
        if isinstance(rounds, bool) or not isinstance(rounds, int) or not _fits(rounds):
            bounds = {"least": FEWEST_ROUNDS, "most": MOST_ROUNDS}
            raise self.spot.at(key).wrong("number", text=quoted(rounds), **bounds)
        return rounds

    # --- regions

    def _sites(self, value: object) -> list[Site]:
        spot = self.spot.at("regions")
        if not isinstance(value, Mapping) or not value:
            raise _write_it_as("wood: forest", spot)
        if len(value) > MOST_REGIONS:
            raise spot.wrong("map-regions", amount=len(value), most=MOST_REGIONS)
        sites = [self._site(key, words, spot) for key, words in value.items()]
        ids = [site.slug for site in sites]
        for number, id_ in enumerate(ids):
            if id_ in ids[:number]:
                raise spot.wrong("twice", text=id_)
        return sites

    def _site(self, key: object, value: object, regions: Spot) -> Site:
        id_ = self._id(key, regions)
        spot = regions.at(id_)
        if not isinstance(value, str) or not value.split():
            raise _write_it_as(f"{quoted(id_)}: farmland edge mine", spot)
        terrain, *flags = value.split()
        check(spot, unfit_terrain(self.box, terrain))
        for number, flag in enumerate(flags):
            check(spot, self._unfit(terrain, flag, flags[:number]))
        symbols = [flag for flag in flags if flag in SYMBOLS]
        return Site(
            id_, id_, terrain, symbols, "edge" in flags, "tribe" in flags, "monsters" in flags
        )

    def _id(self, key: object, spot: Spot) -> str:
        id_ = _as_text(key)
        if not isinstance(id_, str) or not _ID.fullmatch(id_):
            raise _write_it_as("wood: forest", spot.at(quoted(key)))
        return id_

    def _unfit(self, terrain: str, flag: str, before: list[str]) -> Unfit:
        if flag in before:
            return "twice", {"text": flag}
        if flag in SYMBOLS:
            return unfit_symbol(self.box, terrain, flag)
        if flag in _MARKS:
            return unfit_mark(self.box, terrain, flag)
        if flag not in _FLAGS:
            return "choice", {"text": quoted(flag), "known": _FLAGS}
        return None

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
            raise _write_it_as("wood-hill hill-sea", self.spot.at("links"))
        pairs: list[tuple[str, str]] = []
        for item in items:
            if isinstance(item, str):
                pairs += [self._link(word, ids) for word in item.split()]
            else:
                pairs.append(self._pair(item, ids))
        return pairs

    def _pair(self, item: object, ids: list[str]) -> tuple[str, str]:
        spot = self.spot.at("links")
        if not isinstance(item, list) or len(item) != 2:
            raise _write_it_as("[wood, hill]", spot)
        one, other = (_as_text(end) for end in item)
        for end in (one, other):
            if end not in ids:
                raise _unknown(end, ids, spot.at(quoted(item)))
        return _check_pair(str(one), str(other), spot.at(quoted(item)))

    def _link(self, word: str, ids: list[str]) -> tuple[str, str]:
        """The two regions of *word*; names may contain hyphens, so every hyphen may be the link."""
        spot = self.spot.at("links").at(word)
        parts = word.split("-")
        splits = [("-".join(parts[:n]), "-".join(parts[n:])) for n in range(1, len(parts))]
        links = [(one, other) for one, other in splits if one in ids and other in ids]
        if len(links) > 1:
            raise _write_it_as(" / ".join(f"[{one}, {other}]" for one, other in links), spot)
        if not splits:
            raise _write_it_as("wood-hill", spot)
        if not links:
            raise _unknown(_end_of_nothing(splits, ids), ids, spot)
        return _check_pair(*links[0], spot)


def _fits(rounds: int) -> bool:
    return FEWEST_ROUNDS <= rounds <= MOST_ROUNDS


def _check_pair(one: str, other: str, spot: Spot) -> tuple[str, str]:
    if one == other:
        raise spot.wrong("map-itself")
    return one, other


def _end_of_nothing(splits: list[tuple[str, str]], ids: list[str]) -> str:
    """The end of a link that is no region: the other one, if one of them is."""
    for one, other in splits:
        if one in ids:
            return other
        if other in ids:
            return one
    return splits[0][0]


def _unknown(end: object, ids: list[str], spot: Spot) -> Mistake:
    known = alternatives(str(end), ids)
    return spot.wrong("choice", text=quoted(end), known=known)


def _write_it_as(form: str, spot: Spot) -> Mistake:
    return spot.wrong("write", form=form)


def _as_text(key: object) -> object:
    """YAML reads a bare 1 as a number, which is a fine name; a bare no is false and is not."""
    small = isinstance(key, int) and not isinstance(key, bool) and 0 <= key < 1000
    return str(key) if small else key
