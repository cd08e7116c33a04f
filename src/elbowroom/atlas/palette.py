"""The colours of the pictures: one palette for each box."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Paint:
    """How one terrain is painted: light in the middle, deeper along its border."""

    middle: str
    rim: str


@dataclass(frozen=True)
class Palette:
    """The colours of a sheet; names are written in ``letters`` with a ``halo`` around them."""

    page: str
    page_rim: str
    ink: str
    frame: str
    letters: str
    halo: str
    medal: str
    terrain: dict[str, Paint]


SURFACE = Palette(
    page="#f3e7c9",
    page_rim="#dcc595",
    ink="#3a281a",
    frame="#5b3f26",
    letters="#2e1f13",
    halo="#fdf6e3",
    medal="#fbf1d8",
    terrain={
        "farmland": Paint("#f4dd93", "#dfba5c"),
        "forest": Paint("#a5c27b", "#6f9a55"),
        "hill": Paint("#d3d98f", "#acb866"),
        "mountain": Paint("#d2cabf", "#a79c90"),
        "swamp": Paint("#b3b795", "#848f70"),
        "sea": Paint("#86bccb", "#5594aa"),
        "lake": Paint("#a9d6dd", "#74b3c2"),
    },
)

UNDERGROUND = Palette(
    page="#1b1520",
    page_rim="#0b080e",
    ink="#0c0810",
    frame="#c08a4b",
    letters="#fbf0d4",
    halo="#130d17",
    medal="#f6e9cb",
    terrain={
        "mountain": Paint("#5b5666", "#2b2833"),
        "mud": Paint("#7d5337", "#40281b"),
        "mushroom": Paint("#35705f", "#173430"),
        "crystal": Paint("#5a58ad", "#28245a"),
        "mine": Paint("#83611f", "#3d2a10"),
        "river": Paint("#1b6d8a", "#0e3c55"),
        "chasm": Paint("#0a070d", "#2a141a"),
    },
)

PALETTES = {"surface": SURFACE, "underground": UNDERGROUND}
