"""The numbers on the printed pieces (RULES 1) and what belongs to which box."""

from __future__ import annotations

# race: (banner value, tokens in the box)
SURFACE_RACES: dict[str, tuple[int, int]] = {
    "amazons": (6, 15),
    "dwarves": (3, 8),
    "elves": (6, 11),
    "ghouls": (5, 10),
    "giants": (6, 11),
    "halflings": (6, 11),
    "humans": (5, 10),
    "orcs": (5, 10),
    "ratmen": (8, 13),
    "skeletons": (6, 20),
    "sorcerers": (5, 18),
    "tritons": (6, 11),
    "trolls": (5, 10),
    "wizards": (5, 10),
}

UNDERGROUND_RACES: dict[str, tuple[int, int]] = {
    "cultists": (5, 10),
    "drow": (4, 9),
    "flames": (4, 9),
    "gnomes": (6, 11),
    "iron-dwarves": (7, 12),
    "kraken": (5, 10),
    "liches": (5, 10),
    "lizardmen": (7, 12),
    "mudmen": (5, 12),
    "mummies": (10, 15),
    "ogres": (5, 10),
    "shadow-mimes": (7, 12),
    "shrooms": (5, 10),
    "spiderines": (7, 12),
    "will-o-wisps": (6, 11),
}

SURFACE_POWERS: dict[str, int] = {
    "alchemist": 4,
    "berserk": 4,
    "bivouacking": 5,
    "commando": 4,
    "diplomat": 5,
    "dragon-master": 5,
    "flying": 5,
    "forest": 4,
    "fortified": 3,
    "heroic": 5,
    "hill": 4,
    "merchant": 2,
    "mounted": 5,
    "pillaging": 5,
    "seafaring": 5,
    "spirit": 5,
    "stout": 4,
    "swamp": 4,
    "underworld": 5,
    "wealthy": 4,
}

UNDERGROUND_POWERS: dict[str, int] = {
    "adventurous": 5,
    "fisher": 4,
    "flocking": 5,
    "frightened": 4,
    "immortal": 4,
    "magic": 5,
    "martyr": 4,
    "mining": 4,
    "muddy": 3,
    "mystic": 4,
    "quarreling": 3,
    "reborn": 5,
    "royal": 5,
    "shield": 3,
    "stone": 4,
    "thieving": 4,
    "tomb": 5,
    "vampire": 5,
    "vanishing": 5,
    "vengeful": 4,
    "wise": 4,
}

RACES: dict[str, tuple[int, int]] = {**SURFACE_RACES, **UNDERGROUND_RACES}
POWERS: dict[str, int] = {**SURFACE_POWERS, **UNDERGROUND_POWERS}

PLACES: tuple[str, ...] = (
    "altar",
    "crypt",
    "diamonds",
    "pipe",
    "fountain",
    "keep",
    "lost-mine",
    "stonehedge",
    "pentacle",
)
RELICS: tuple[str, ...] = ("doormat", "ring", "socks", "scepter", "orb", "sword")

# Relics that change how a price is paid, in the order in which they are written.
PRICED_RELICS: tuple[str, ...] = ("doormat", "sword", "socks")

# Pieces of which a region holds at most one.
SINGLE_PIECES: tuple[str, ...] = (
    "lair",
    "fortress",
    "hole",
    "hero",
    "dragon",
    "ancient",
    "queen",
    "ghost",
    "balrog",
    "volcano",
    "bag",
)
IMMUNE_PIECES: frozenset[str] = frozenset(("hole", "hero", "dragon", "ancient", "queen", "ghost"))

ENCAMPMENTS = 5
FORTRESSES = 6
HEROES = 2
HOLES = 2
ARMOURS = 8
HAMMERS = 7
AMAZONS_LIFTED = 4
COLUMN_SLOTS = 6

# Badges that stay beside a declined banner for as long as the army lasts (RULES 7, R-369, R-503).
LASTING_BADGES: frozenset[str] = frozenset(
    ("muddy", "reborn", "royal", "shield", "tomb", "wise", "spirit")
)
# Powers of Stonehedge that work for a declined holder (U-stonehedge, R-417).
POWERS_THAT_WORK_IN_DECLINE: frozenset[str] = frozenset(("muddy", "reborn", "wise"))

WATER: frozenset[str] = frozenset(("sea", "lake", "river"))
UNDERGROUND_TERRAIN: frozenset[str] = frozenset(
    ("mud", "mushroom", "crystal", "mine", "river", "chasm")
)
TERRAIN: frozenset[str] = UNDERGROUND_TERRAIN | frozenset(
    ("farmland", "forest", "hill", "mountain", "swamp", "sea", "lake")
)

# Every house-rule switch of RULINGS part C with its default.
DEFAULT_OPTIONS: dict[str, bool] = {
    "own_decline_adds_cost": True,
    "pay_with_combo_coins": False,
    "keep_residual_badges": True,
    "own_decline_non_empty": True,
    "victims_redeploy_first": False,
    "berserk_must_roll": False,
    "single_die_per_turn": False,
    "ghouls_after_pick": False,
    "homeless_ghouls_lost": False,
    "substitution_needs_token": False,
    "sorcerer_entry": False,
    "failed_attempt_is_attack": True,
    "sea_entry": True,
    "alchemist_needs_tokens": False,
    "gnomes_immune_in_decline": False,
    "ancient_returns": False,
    "hammer_needs_dwarf": False,
    "wisp_failure_ends": False,
    "pipe_connects_flock": True,
    "reborn_still_first_conquest": False,
    "movable_armor": False,
    "ghost_own_regions_only": False,
    "balrog_counts_as_player": False,
    "sea_costs_one": False,
    "ring_per_region": False,
    "thieving_declined_too": False,
    "open_coins": False,
}


def races_of(box: str, underground_map: bool) -> set[str]:
    """The banners in the stack: those of the box, mixed without what cannot work (M1)."""
    if box == "surface":
        return set(SURFACE_RACES)
    if box == "underground":
        return set(UNDERGROUND_RACES)
    useless = {"humans"} if underground_map else {"flames", "spiderines"}
    return set(RACES) - useless


def powers_of_box(box: str, underground_map: bool, treasures: bool) -> set[str]:
    """The badges in the stack; *treasures*: places and relics are in the game (M1, M4)."""
    if box == "surface":
        return set(SURFACE_POWERS)
    if box == "underground":
        return set(UNDERGROUND_POWERS)
    if underground_map:
        return set(POWERS) - {"hill", "mounted", "underworld"}
    return set(POWERS) if treasures else set(POWERS) - {"adventurous", "magic"}
