"""The printed board: terrain, symbols, edge and borders, as plain words."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from .content import TERRAIN, UNDERGROUND_TERRAIN, WATER

BOARDS = Path(__file__).resolve().parents[2] / "src" / "elbowroom" / "atlas" / "boards"


class Map:
    """What never changes during a game."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.rounds: int = data.get("rounds", 10)
        self.terrain: dict[str, str] = {}
        self.symbols: dict[str, set[str]] = {}
        self.edge: set[str] = set()
        self.tribes: set[str] = set()
        self.monsters: set[str] = set()
        self.links: dict[str, set[str]] = {}
        for slug, region in data["regions"].items():
            self._add(slug, region)
        for one, other in data["links"]:
            self.links[one].add(other)
            self.links[other].add(one)

    def _add(self, slug: str, region: dict[str, Any]) -> None:
        if region["terrain"] not in TERRAIN:
            raise ValueError(f"unknown terrain {region['terrain']!r} in {slug}")
        self.terrain[slug] = region["terrain"]
        self.symbols[slug] = set(region.get("symbols", ()))
        self.links[slug] = set()
        if region.get("edge"):
            self.edge.add(slug)
        if region.get("tribe"):
            self.tribes.add(slug)
        if region.get("monsters"):
            self.monsters.add(slug)

    def __deepcopy__(self, memo: dict[int, Any]) -> Map:
        return self

    # -- what kind of region ------------------------------------------------------------------

    def regions(self) -> list[str]:
        """Every region; chasms are not regions (U2)."""
        return [slug for slug in self.terrain if self.terrain[slug] != "chasm"]

    def is_underground(self) -> bool:
        return any(terrain in UNDERGROUND_TERRAIN for terrain in self.terrain.values())

    def is_chasm(self, slug: str) -> bool:
        return self.terrain[slug] == "chasm"

    def is_water(self, slug: str) -> bool:
        return self.terrain[slug] in WATER

    def is_land(self, slug: str) -> bool:
        return not self.is_water(slug) and not self.is_chasm(slug)

    def is_mountain(self, slug: str) -> bool:
        return self.terrain[slug] == "mountain"

    # M2: equal terrain of the two boxes.

    def is_forest(self, slug: str) -> bool:
        return self.terrain[slug] in ("forest", "mushroom")

    def is_swamp(self, slug: str) -> bool:
        return self.terrain[slug] in ("swamp", "mud")

    def is_mine(self, slug: str) -> bool:
        return self.terrain[slug] == "mine" or "mine" in self.symbols[slug]

    def is_magic(self, slug: str) -> bool:
        return self.terrain[slug] == "crystal" or "magic" in self.symbols[slug]

    def is_cavern(self, slug: str) -> bool:
        return "cavern" in self.symbols[slug]

    # -- borders ------------------------------------------------------------------------------

    def borders(self, slug: str) -> set[str]:
        """The regions printed next to this one (or on the rim of this chasm)."""
        return {other for other in self.links[slug] if not self.is_chasm(other)}

    def next_to(self, slug: str, *terrain: str) -> bool:
        return any(self.terrain[other] in terrain for other in self.links[slug])

    def is_chasm_side(self, slug: str) -> bool:
        return not self.is_chasm(slug) and self.next_to(slug, "chasm")

    def is_shore(self, slug: str) -> bool:
        """Land beside any water."""
        return self.is_land(slug) and self.next_to(slug, *WATER)

    def volcano_chasms(self) -> list[str]:
        return [s for s in self.terrain if self.is_chasm(s) and "volcano" in self.symbols[s]]

    def open_water(self, slug: str) -> set[str]:
        """All sea and lake regions that hang together with this one."""
        body: set[str] = set()
        todo = [slug]
        while todo:
            here = todo.pop()
            if here not in body and self.terrain[here] in ("sea", "lake"):
                body.add(here)
                todo.extend(self.links[here])
        return body


# -- reading ----------------------------------------


def inline_map(data: dict[str, Any]) -> dict[str, Any]:
    """The little map of a scenario as plain data."""
    regions = {}
    for slug, words in data["regions"].items():
        terrain, *flags = str(words).split()
        regions[str(slug)] = {
            "terrain": terrain,
            "symbols": [f for f in flags if f in ("mine", "magic", "cavern", "volcano")],
            "edge": "edge" in flags,
            "tribe": "tribe" in flags,
            "monsters": "monsters" in flags,
        }
        unknown = set(flags) - {"mine", "magic", "cavern", "volcano", "edge", "tribe", "monsters"}
        if unknown:
            raise ValueError(f"unknown words in region {slug}: {sorted(unknown)}")
    links = data.get("links") or []
    pairs = links.split() if isinstance(links, str) else [str(pair) for pair in links]
    rounds = data.get("rounds", data.get("turns", 10))
    return {"regions": regions, "links": [_pair(p, regions) for p in pairs], "rounds": rounds}


def _pair(text: str, regions: dict[str, Any]) -> tuple[str, str]:
    """`a-b`; either name may itself have hyphens."""
    for place, letter in enumerate(text):
        if letter == "-" and text[:place] in regions and text[place + 1 :] in regions:
            return text[:place], text[place + 1 :]
    raise ValueError(f"unknown link {text!r}")


def named_map(name: str, folder: Path = BOARDS) -> dict[str, Any]:
    """One of the drawn boards: a grid of hexagons, odd rows shifted right by half a cell."""
    data = tomllib.loads((folder / f"{name}.toml").read_text(encoding="utf-8"))
    slugs = {letter: region["slug"] for letter, region in data["regions"].items()}
    rows = data["grid"].strip("\n").split("\n")
    regions = {}
    for letter, region in data["regions"].items():
        regions[slugs[letter]] = {
            "terrain": region["terrain"],
            "symbols": list(region.get("symbols", [])),
            "edge": _touches_the_rim(letter, rows),
            "tribe": region.get("tribe", False),
            "monsters": region.get("monsters", False),
        }
    links = sorted({tuple(sorted((slugs[a], slugs[b]))) for a, b in _touching(rows)})
    return {
        "regions": regions,
        "links": [list(link) for link in links],
        "rounds": data["rounds"],
        "box": data["box"],
        "players": data["players"],
    }


def _touches_the_rim(letter: str, rows: list[str]) -> bool:
    sides = "".join(row[0] + row[-1] for row in rows)
    return letter in rows[0] or letter in rows[-1] or letter in sides


def _touching(rows: list[str]) -> set[tuple[str, str]]:
    pairs = set()
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            left, right = (x, x + 1) if y % 2 else (x - 1, x)
            for ny, nx in ((y, x + 1), (y + 1, left), (y + 1, right)):
                if ny < len(rows) and 0 <= nx < len(rows[ny]) and rows[ny][nx] != letter:
                    pairs.add((letter, rows[ny][nx]))
    return pairs
