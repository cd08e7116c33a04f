"""Everything in the boxes: the explicit lists, and the book of what is in play on a board."""

from __future__ import annotations

from typing import Final

from elbowroom.atlas.atlas import Atlas
from elbowroom.rules.book import Book
from elbowroom.rules.contents import Contents, Extra
from elbowroom.rules.means import MEANS
from elbowroom.rules.options import Options
from elbowroom.rules.pieces import FIRST_FIND, PIECES
from elbowroom.traits.places.altar import THE_ALTAR
from elbowroom.traits.places.crypt import THE_CRYPT
from elbowroom.traits.places.diamonds import THE_DIAMONDS
from elbowroom.traits.places.fountain import THE_FOUNTAIN
from elbowroom.traits.places.keep import THE_KEEP
from elbowroom.traits.places.lost_mine import THE_LOST_MINE
from elbowroom.traits.places.pentacle import THE_PENTACLE
from elbowroom.traits.places.pipe import THE_PIPE
from elbowroom.traits.places.stonehedge import THE_STONEHEDGE
from elbowroom.traits.powers.adventurous import ADVENTUROUS
from elbowroom.traits.powers.alchemist import ALCHEMIST
from elbowroom.traits.powers.berserk import BERSERK
from elbowroom.traits.powers.bivouacking import BIVOUACKING
from elbowroom.traits.powers.commando import COMMANDO
from elbowroom.traits.powers.diplomat import DIPLOMAT
from elbowroom.traits.powers.dragon_master import DRAGON_MASTER
from elbowroom.traits.powers.fisher import FISHER
from elbowroom.traits.powers.flocking import FLOCKING
from elbowroom.traits.powers.flying import FLYING
from elbowroom.traits.powers.forest import FOREST
from elbowroom.traits.powers.fortified import FORTIFIED
from elbowroom.traits.powers.frightened import FRIGHTENED
from elbowroom.traits.powers.heroic import HEROIC
from elbowroom.traits.powers.hill import HILL
from elbowroom.traits.powers.immortal import IMMORTAL
from elbowroom.traits.powers.magic import MAGIC
from elbowroom.traits.powers.martyr import MARTYR
from elbowroom.traits.powers.merchant import MERCHANT
from elbowroom.traits.powers.mining import MINING
from elbowroom.traits.powers.mounted import MOUNTED
from elbowroom.traits.powers.muddy import MUDDY
from elbowroom.traits.powers.mystic import MYSTIC
from elbowroom.traits.powers.pillaging import PILLAGING
from elbowroom.traits.powers.quarreling import QUARRELING
from elbowroom.traits.powers.reborn import REBORN
from elbowroom.traits.powers.royal import ROYAL
from elbowroom.traits.powers.seafaring import SEAFARING
from elbowroom.traits.powers.shield import SHIELD
from elbowroom.traits.powers.spirit import SPIRIT
from elbowroom.traits.powers.stone import STONE
from elbowroom.traits.powers.stout import STOUT
from elbowroom.traits.powers.swamp import SWAMP
from elbowroom.traits.powers.thieving import THIEVING
from elbowroom.traits.powers.tomb import TOMB
from elbowroom.traits.powers.underworld import UNDERWORLD
from elbowroom.traits.powers.vampire import VAMPIRE
from elbowroom.traits.powers.vanishing import VANISHING
from elbowroom.traits.powers.vengeful import VENGEFUL
from elbowroom.traits.powers.wealthy import WEALTHY
from elbowroom.traits.powers.wise import WISE
from elbowroom.traits.races.amazons import AMAZONS
from elbowroom.traits.races.cultists import CULTISTS
from elbowroom.traits.races.drow import DROW
from elbowroom.traits.races.dwarves import DWARVES
from elbowroom.traits.races.elves import ELVES
from elbowroom.traits.races.flames import FLAMES
from elbowroom.traits.races.ghouls import GHOULS
from elbowroom.traits.races.giants import GIANTS
from elbowroom.traits.races.gnomes import GNOMES
from elbowroom.traits.races.halflings import HALFLINGS
from elbowroom.traits.races.humans import HUMANS
from elbowroom.traits.races.iron_dwarves import IRON_DWARVES
from elbowroom.traits.races.kraken import KRAKEN
from elbowroom.traits.races.liches import LICHES
from elbowroom.traits.races.lizardmen import LIZARDMEN
from elbowroom.traits.races.mudmen import MUDMEN
from elbowroom.traits.races.mummies import MUMMIES
from elbowroom.traits.races.ogres import OGRES
from elbowroom.traits.races.orcs import ORCS
from elbowroom.traits.races.ratmen import RATMEN
from elbowroom.traits.races.shadow_mimes import SHADOW_MIMES
from elbowroom.traits.races.shrooms import SHROOMS
from elbowroom.traits.races.skeletons import SKELETONS
from elbowroom.traits.races.sorcerers import SORCERERS
from elbowroom.traits.races.spiderines import SPIDERINES
from elbowroom.traits.races.tritons import TRITONS
from elbowroom.traits.races.trolls import TROLLS
from elbowroom.traits.races.will_o_wisps import WILL_O_WISPS
from elbowroom.traits.races.wizards import WIZARDS
from elbowroom.traits.relics.doormat import THE_DOORMAT
from elbowroom.traits.relics.orb import THE_ORB
from elbowroom.traits.relics.ring import THE_RING
from elbowroom.traits.relics.scepter import THE_SCEPTER
from elbowroom.traits.relics.socks import THE_SOCKS
from elbowroom.traits.relics.sword import THE_SWORD
from elbowroom.traits.trait import Trait

SURFACE_RACES: Final[list[Trait]] = [
    AMAZONS,
    DWARVES,
    ELVES,
    GHOULS,
    GIANTS,
    HALFLINGS,
    HUMANS,
    ORCS,
    RATMEN,
    SKELETONS,
    SORCERERS,
    TRITONS,
    TROLLS,
    WIZARDS,
]
UNDERGROUND_RACES: Final[list[Trait]] = [
    CULTISTS,
    DROW,
    FLAMES,
    GNOMES,
    IRON_DWARVES,
    KRAKEN,
    LICHES,
    LIZARDMEN,
    MUDMEN,
    MUMMIES,
    OGRES,
    SHADOW_MIMES,
    SHROOMS,
    SPIDERINES,
    WILL_O_WISPS,
]
SURFACE_POWERS: Final[list[Trait]] = [
    ALCHEMIST,
    BERSERK,
    BIVOUACKING,
    COMMANDO,
    DIPLOMAT,
    DRAGON_MASTER,
    FLYING,
    FOREST,
    FORTIFIED,
    HEROIC,
    HILL,
    MERCHANT,
    MOUNTED,
    PILLAGING,
    SEAFARING,
    SPIRIT,
    STOUT,
    SWAMP,
    UNDERWORLD,
    WEALTHY,
]
UNDERGROUND_POWERS: Final[list[Trait]] = [
    ADVENTUROUS,
    FISHER,
    FLOCKING,
    FRIGHTENED,
    IMMORTAL,
    MAGIC,
    MARTYR,
    MINING,
    MUDDY,
    MYSTIC,
    QUARRELING,
    REBORN,
    ROYAL,
    SHIELD,
    STONE,
    THIEVING,
    TOMB,
    VAMPIRE,
    VANISHING,
    VENGEFUL,
    WISE,
]
# In the order of their kinds in ``rules.pieces``.
PLACES: Final[list[Trait]] = [
    THE_ALTAR,
    THE_CRYPT,
    THE_DIAMONDS,
    THE_PIPE,
    THE_FOUNTAIN,
    THE_KEEP,
    THE_LOST_MINE,
    THE_STONEHEDGE,
    THE_PENTACLE,
]
RELICS: Final[list[Trait]] = [
    THE_DOORMAT,
    THE_RING,
    THE_SOCKS,
    THE_SCEPTER,
    THE_ORB,
    THE_SWORD,
]

RACES: Final = SURFACE_RACES + UNDERGROUND_RACES
POWERS: Final = SURFACE_POWERS + UNDERGROUND_POWERS
FINDS: Final = PLACES + RELICS
BOXES: Final = ("surface", "underground", "mixed")

# Stands in for a badge where there is none: beside most declined banners, and by R-520.
NO_POWER: Final = Trait("none")


def features(atlas: Atlas, places: bool) -> set[str]:
    """What a board offers that a trait may need (M1)."""
    names: set[str] = set()
    for name, mask in (
        ("farmland", atlas.farmland),
        ("hill", atlas.hill),
        ("cavern", atlas.cavern),
        ("chasm", atlas.chasm),
        ("volcano", atlas.volcanic & atlas.chasm),
    ):
        if mask != 0:
            names.add(name)
    if places:
        names.add("places")
    return names


def works_on(trait: Trait, offered: set[str]) -> bool:
    """Whether a board that offers these features has what *trait* needs."""
    return not trait.needs or any(need in offered for need in trait.needs)


def uses_places(box: str, atlas: Atlas, options: Options) -> bool:
    """Places and relics: always below, above only in a mixed game that wants them (M4)."""
    if box == "mixed" and atlas.box == "surface":
        return options.places_and_relics
    return box != "surface"


def contents_of(box: str) -> Contents:
    """What a box holds, or both boxes."""
    below = box != "surface"
    return Contents(
        box,
        _keys({"surface": SURFACE_RACES, "underground": UNDERGROUND_RACES}.get(box, RACES)),
        _keys({"surface": SURFACE_POWERS, "underground": UNDERGROUND_POWERS}.get(box, POWERS)),
        _keys(PLACES) if below else [],
        _keys(RELICS) if below else [],
        [piece.key for piece in PIECES[:FIRST_FIND]],
        [means.key for means in MEANS],
    )


def _keys(traits: list[Trait]) -> list[str]:
    return [trait.key for trait in traits]


def unknown_keys(contents: Contents) -> list[str]:
    """The keys in *contents* that name nothing in this version of the game."""
    named = contents_of("mixed")
    return [
        key
        for keys, known in (
            (contents.races, named.races),
            (contents.powers, named.powers),
            (contents.places, named.places),
            (contents.relics, named.relics),
            (contents.pieces, named.pieces),
            (contents.means, named.means),
        )
        for key in keys
        if key not in known
    ]


def book_of(contents: Contents, atlas: Atlas, options: Options, without: list[str]) -> Book:
    """What is in play: the contents less what cannot work on the board and what is left out."""
    places = uses_places(contents.box, atlas, options)
    offered = features(atlas, places)
    made = [
        extra
        for extra in contents.extras
        if extra.key not in without and extra.works_on(atlas, places)
    ]
    races = _named(RACES, contents.races, without)
    powers = _named(POWERS, contents.powers, without)
    return _book(
        contents,
        atlas,
        [race for race in races if works_on(race, offered)],
        [power for power in powers if works_on(power, offered)],
        FINDS if places else [],
        without,
        made,
    )


def full_book(contents: Contents, atlas: Atlas, without: list[str]) -> Book:
    """Everything in the boxes, for little maps that show a single rule."""
    races = _named(RACES, contents.races, without)
    powers = _named(POWERS, contents.powers, without)
    finds = FINDS if contents.box != "surface" else []
    made = [extra for extra in contents.extras if extra.key not in without]
    return _book(contents, atlas, races, powers, finds, without, made)


def _book(
    contents: Contents,
    atlas: Atlas,
    races: list[Trait],
    powers: list[Trait],
    finds: list[Trait],
    without: list[str],
    made: list[Extra],
) -> Book:
    """The book with what is home-made behind the rest, and without what that replaces (C1)."""
    gone = [key for extra in made for key in [extra.stands_in_for, *extra.replaces]]
    races = [race for race in races if race.key not in gone]
    powers = [power for power in powers if power.key not in gone]
    slots = 0
    for extra in made:
        trait = extra.trait(atlas, slots)
        slots += extra.slots
        if extra.is_race:
            races = [*races, trait]
        else:
            powers = [*powers, trait]
    return Book(contents, races, powers, finds, NO_POWER, without, slots)


def _named(traits: list[Trait], keys: list[str], without: list[str]) -> list[Trait]:
    """The traits with these keys, in the order of the keys."""
    by_key = {trait.key: trait for trait in traits}
    return [by_key[key] for key in keys if key not in without]
