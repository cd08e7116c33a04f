"""The conquest itself (RULES 2.6)."""

from __future__ import annotations

from collections.abc import Iterable

from .board import (
    can_stay,
    gnome_protected,
    is_active,
    lift_piece,
    strip_markers,
)
from .content import HOLES
from .losses import drive_out, note_attack, settle_accounts, spared, tidy
from .position import Army, Chance, Game
from .price import relics_of


def overrun(game: Game, army: Army, slug: str, socks: bool, substituted: bool) -> None:
    """Remove what defended the region."""
    region = game.regions[slug]
    defender = region.army
    note_attack(game, army, slug)
    settle_accounts(game, army.seat, slug)
    if _counts_as_non_empty(game, army, slug) and not army.declined:
        game.turn.non_empty += 1
    if defender is not None:
        keeps_all = socks or (spared(game, defender) and not substituted)
        drive_out(game, slug, 0 if keeps_all else 1)
    if region.monsters and game.markers:
        game.chance.append(Chance("find", region=slug, finder=army))
    region.tribes = region.monsters = 0
    strip_markers(game, slug)
    if region.place == "crypt":
        lift_piece(game, "ghost")


def _counts_as_non_empty(game: Game, army: Army, slug: str) -> bool:
    region = game.regions[slug]
    if region.tribes or region.monsters:
        return True
    if region.army is None or region.tokens == 0:
        return False
    own = region.army.seat == army.seat and region.army.declined
    return game.options["own_decline_non_empty"] or not own


def occupy(game: Game, army: Army, slug: str, means: Iterable[str]) -> None:
    """The region is the army's: its pieces and the relics it used come along."""
    region = game.regions[slug]
    region.army = army
    game.turn.taken.add(slug)
    game.turn.struck = True
    game.turn.entry_due = game.turn.entry_due and army.declined
    if is_active(army, "trolls"):
        region.pieces.add("lair")
    if is_active(army, "halflings") and can_stay(game, army, slug) and army.holes_dug < HOLES:
        army.holes_dug += 1
        region.pieces.add("hole")
    if is_active(army, "cultists") and game.map.is_land(slug) and army.ancient == "waiting":
        army.ancient = "here"
        region.pieces.add("ancient")
    for word in means:
        _bring_along(game, army, slug, word)
    tidy(game)


def _bring_along(game: Game, army: Army, slug: str, word: str) -> None:
    """Dragon, relics and Bag lie where they were used; note the once-a-turn limits."""
    region = game.regions[slug]
    if word == "dragon":
        lift_piece(game, "dragon")
        region.pieces.add("dragon")
        game.turn.used.add("dragon")
    elif word.startswith("bag:"):
        lift_piece(game, "bag")
        region.pieces.add("bag")
        game.turn.used.add("bag")
    elif word not in ("sorcery", "vampire"):
        old = game.where(word)
        assert old is not None
        game.regions[old].relics.remove(word)
        region.relics.add(word)
        game.turn.used.add(word)


def pay_and_take(game: Game, army: Army, slug: str, means: tuple[str, ...], cost: int) -> None:
    """Put so many tokens of the hand into the region; hammers pay first."""
    protected = gnome_protected(game, army, slug)
    hammers = 0 if protected else min(army.hammers, cost)
    if game.options["hammer_needs_dwarf"]:
        hammers = min(hammers, cost - 1)
    overrun(game, army, slug, "socks" in relics_of(means), substituted=False)
    army.hammers -= hammers
    army.hand -= cost - hammers
    game.regions[slug].hammers = hammers
    game.regions[slug].tokens = cost - hammers
    occupy(game, army, slug, means)


def substitute(game: Game, army: Army, slug: str, means: str) -> None:
    """Sorcery, Vampire, Orb: the lone token is replaced by one of the army's own."""
    defender = game.regions[slug].army
    assert defender is not None
    if means in ("sorcery", "vampire"):
        game.turn.used.add(f"{means} {defender.seat}")
    overrun(game, army, slug, socks=False, substituted=True)
    if game.tray(army.race) == 0:
        army.hand -= 1
    game.regions[slug].tokens = 1
    occupy(game, army, slug, (means,))
