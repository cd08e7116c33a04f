"""House rules: the named switches of a table, with the defaults of the rulings."""

from __future__ import annotations

from typing import Final


class Switches:
    """Every house rule with its default: declared here and nowhere else.

    Records, codes and scenarios write them by name. Their order means nothing.
    """

    own_decline_adds_cost: bool = True
    pay_with_combo_coins: bool = False
    keep_residual_badges: bool = True
    own_decline_non_empty: bool = True
    victims_redeploy_first: bool = False
    berserk_must_roll: bool = False
    single_die_per_turn: bool = False
    ghouls_after_pick: bool = False
    homeless_ghouls_lost: bool = False
    substitution_needs_token: bool = False
    sorcerer_entry: bool = False
    failed_attempt_is_attack: bool = True
    sea_entry: bool = True
    alchemist_needs_tokens: bool = False
    gnomes_immune_in_decline: bool = False
    ancient_returns: bool = False
    hammer_needs_dwarf: bool = False
    wisp_failure_ends: bool = False
    pipe_connects_flock: bool = True
    reborn_still_first_conquest: bool = False
    movable_armor: bool = False
    ghost_own_regions_only: bool = False
    balrog_counts_as_player: bool = False
    sea_costs_one: bool = False
    ring_per_region: bool = False
    thieving_declined_too: bool = False
    places_and_relics: bool = True
    open_coins: bool = False


def _defaults() -> dict[str, bool]:
    """Switch by switch, whether it is on; read off the class, which has nothing else."""
    plain = Switches()
    return {key: getattr(plain, key) for key in vars(Switches) if not key.startswith("_")}


# Every switch, and whether it is on unless the table says otherwise.
SWITCHES: Final[dict[str, bool]] = _defaults()


class Options(Switches):
    """One table's choice of house rules; shared by all positions of a game, never changed."""

    def __init__(self, chosen: dict[str, bool]) -> None:
        # All of them: the interpreter is slow where an object has only what its class has.
        for key, on in (SWITCHES | chosen).items():
            setattr(self, key, on)
        # What differs from the defaults, by name.
        self.chosen: Final = {
            key: chosen[key] for key in sorted(chosen) if chosen[key] != SWITCHES[key]
        }
