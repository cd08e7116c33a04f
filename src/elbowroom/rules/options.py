"""House rules: the named switches of a table, with the defaults of the rulings."""

from __future__ import annotations

from typing import Final

# Every switch, and whether it is on unless the table says otherwise.
SWITCHES: Final[dict[str, bool]] = {
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
    "places_and_relics": True,
    "open_coins": False,
}


class Options:
    """One table's choice of house rules; shared by all positions of a game, never changed."""

    def __init__(self, chosen: dict[str, bool]) -> None:
        on = {**SWITCHES, **chosen}
        self.own_decline_adds_cost: Final = on["own_decline_adds_cost"]
        self.pay_with_combo_coins: Final = on["pay_with_combo_coins"]
        self.keep_residual_badges: Final = on["keep_residual_badges"]
        self.own_decline_non_empty: Final = on["own_decline_non_empty"]
        self.victims_redeploy_first: Final = on["victims_redeploy_first"]
        self.berserk_must_roll: Final = on["berserk_must_roll"]
        self.single_die_per_turn: Final = on["single_die_per_turn"]
        self.ghouls_after_pick: Final = on["ghouls_after_pick"]
        self.homeless_ghouls_lost: Final = on["homeless_ghouls_lost"]
        self.substitution_needs_token: Final = on["substitution_needs_token"]
        self.sorcerer_entry: Final = on["sorcerer_entry"]
        self.failed_attempt_is_attack: Final = on["failed_attempt_is_attack"]
        self.sea_entry: Final = on["sea_entry"]
        self.alchemist_needs_tokens: Final = on["alchemist_needs_tokens"]
        self.gnomes_immune_in_decline: Final = on["gnomes_immune_in_decline"]
        self.ancient_returns: Final = on["ancient_returns"]
        self.hammer_needs_dwarf: Final = on["hammer_needs_dwarf"]
        self.wisp_failure_ends: Final = on["wisp_failure_ends"]
        self.pipe_connects_flock: Final = on["pipe_connects_flock"]
        self.reborn_still_first_conquest: Final = on["reborn_still_first_conquest"]
        self.movable_armor: Final = on["movable_armor"]
        self.ghost_own_regions_only: Final = on["ghost_own_regions_only"]
        self.balrog_counts_as_player: Final = on["balrog_counts_as_player"]
        self.sea_costs_one: Final = on["sea_costs_one"]
        self.ring_per_region: Final = on["ring_per_region"]
        self.thieving_declined_too: Final = on["thieving_declined_too"]
        self.places_and_relics: Final = on["places_and_relics"]
        self.open_coins: Final = on["open_coins"]
        self.chosen: Final = {key: on[key] for key in SWITCHES if on[key] != SWITCHES[key]}
