"""SETs on one board: sets of regions for the rules, and the bounds of what they can ever hold."""

from __future__ import annotations

from typing import Final

from elbowroom.atlas.atlas import Atlas
from elbowroom.homemade.region_grammar import SetNode
from elbowroom.rules.pieces import FIRST_FIND, FIRST_RELIC, PIECE_KINDS
from elbowroom.traits.region_sets import (
    AnyOf,
    BesideOf,
    BothOf,
    CrowdRegions,
    EmptyRegions,
    FindRegions,
    HeldRegions,
    LoneRegions,
    MonsterRegions,
    NearOf,
    NoneOf,
    OwnRuinRegions,
    Printed,
    RegionSet,
    RivalRegions,
    RuinRegions,
    TribeRegions,
)

_STANDING: Final[dict[str, RegionSet]] = {
    "empty": EmptyRegions(),
    "tribe": TribeRegions(),
    "monsters": MonsterRegions(),
    "place": FindRegions(FIRST_FIND, FIRST_RELIC),
    "relic": FindRegions(FIRST_RELIC, PIECE_KINDS),
    "held": HeldRegions(),
    "lone": LoneRegions(),
    "crowd": CrowdRegions(),
    "rival": RivalRegions(),
    "ruin": RuinRegions(),
    "own-ruin": OwnRuinRegions(),
}
_WITH_PLACES: Final = ("monsters", "place", "relic")


def whole_board(atlas: Atlas) -> int:
    """Every region and chasm."""
    return int(atlas.land | atlas.water | atlas.chasm)


def printed_word(word: str, atlas: Atlas) -> int:
    """The regions of a printed word."""
    if word == "all":
        return int(atlas.land | atlas.water)
    if word == "edge":
        return int(atlas.entry)
    return int(getattr(atlas, word))


def printed_mask(node: SetNode, atlas: Atlas) -> int:
    """The regions of a SET of printed words."""
    low, _ = bounds(node, atlas, places=True)
    return low


def region_set(node: SetNode, atlas: Atlas) -> RegionSet:
    """The SET for the rules; whatever is printed in it is worked out here and now."""
    if node.is_printed:
        return Printed(printed_mask(node, atlas))
    if not node.parts:
        return _STANDING[node.word]
    inner = [region_set(part, atlas) for part in node.parts]
    if node.word == "not":
        return NoneOf(whole_board(atlas), inner[0])
    if node.word == "beside":
        return BesideOf(inner[0])
    if node.word == "near":
        return NearOf(inner[0])
    joint = AnyOf if node.word == "or" else BothOf
    whole = inner[0]
    for part in inner[1:]:
        whole = joint(whole, part)
    return whole


def bounds(node: SetNode, atlas: Atlas, places: bool) -> tuple[int, int]:
    """What is in the SET in every position, and what is in it in some position.

    *places*: whether monsters, places and relics are in play. Both masks are the same for a SET of
    printed words.
    """
    if not node.parts:
        return _word_bounds(node.word, atlas, places)
    parts = [bounds(part, atlas, places) for part in node.parts]
    low, high = parts[0]
    if node.word == "not":
        board = whole_board(atlas)
        return board & ~high, board & ~low
    if node.word == "beside":
        return int(atlas.around(low)), int(atlas.around(high))
    if node.word == "near":
        # A trait may make any two regions adjacent.
        return int(atlas.around(low)), int(atlas.land | atlas.water) if high else 0
    for other_low, other_high in parts[1:]:
        if node.word == "or":
            low, high = low | other_low, high | other_high
        else:
            low, high = low & other_low, high & other_high
    return low, high


def _word_bounds(word: str, atlas: Atlas, places: bool) -> tuple[int, int]:
    if word not in _STANDING:
        mask = printed_word(word, atlas)
        return mask, mask
    if word in _WITH_PLACES and not places:
        return 0, 0
    return 0, int(atlas.land | atlas.water)
