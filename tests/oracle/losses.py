"""What happens to the tokens in a region that is taken, by an army or by the Balrog (G15, G16)."""

from __future__ import annotations

from .board import (
    at_peace,
    give_up,
    has,
    is_active,
    is_gnome_region,
    is_immune,
    is_lich_toll,
    lift_piece,
    settle,
    strip_markers,
)
from .column import discard_badge, return_banner
from .position import Army, Chance, Game

# -- being attacked ----------------------------------------


def note_attack(game: Game, attacker: Army, slug: str) -> None:
    """Remember whom the attacker has attacked, for the Diplomat and the Vengeful."""
    defender = game.regions[slug].army
    if defender is None or defender.seat == attacker.seat:
        return
    if not attacker.declined and not defender.declined:
        game.turn.attacked.add(defender.seat)
    note_vengeance(game, attacker.seat, defender)


def note_vengeance(game: Game, attacker: int, defender: Army) -> None:
    """Whoever attacks any army of a Vengeful seat gets a marker."""
    seat = game.seats[defender.seat]
    if has(game, seat.army, "vengeful"):
        seat.vengeance.add(attacker)


def settle_accounts(game: Game, attacker: int, slug: str) -> None:
    """Coins that change hands because an opponent takes this region."""
    defender = game.regions[slug].army
    if defender is None or defender.seat == attacker:
        return
    if is_lich_toll(game, slug, attacker):
        game.seats[attacker].coins -= 1
        game.seats[defender.seat].coins += 1
    if has(game, defender, "martyr"):
        game.seats[defender.seat].coins += 1


def spared(game: Game, army: Army) -> bool:
    """Elves and Immortal armies lose no token while active."""
    return is_active(army, "elves") or has(game, army, "immortal")


def drive_out(game: Game, slug: str, lost: int) -> None:
    """The army in this region loses so many tokens; the others go to its hand.

    Tokens of another seat, and those of an army of this seat that has acted already, are placed
    at the end of the turn; those of an army that is still to act may be used again this turn.
    """
    region = game.regions[slug]
    army = region.army
    if army is None:
        return
    survivors = max(0, region.tokens - lost)
    tents = region.encampments
    own_turn = army.seat == game.turn.seat
    acts_later = own_turn and (army is game.turn.acting or not army.declined)
    region.tokens = survivors
    give_up(game, slug)
    if acts_later and not army.declined:
        game.turn.lifted += survivors
    if not acts_later:
        army.displaced += survivors
        army.displaced_encampments += tents
    if army.declined and not game.held(army):
        lose_last_region(game, army)


def lose_last_region(game: Game, army: Army) -> None:
    """A declined army without a region is gone, except Ghouls with tokens in hand (R-511)."""
    homeless_may_stay = army is game.turn.acting or not game.options["homeless_ghouls_lost"]
    if army.race == "ghouls" and army.hand > 0 and homeless_may_stay:
        return
    army_gone(game, army)


def army_gone(game: Game, army: Army) -> None:
    """An army leaves the game: tokens to the tray, badge to the discards, banner back (G7)."""
    for slug in game.held(army):
        give_up(game, slug)
    seat = game.seats[army.seat]
    if seat.army is army:
        seat.army = None
    else:
        seat.declined.remove(army)
    army.hand = army.hammers = army.displaced = 0
    discard_badge(game, army)
    return_banner(game, army.race)


def tidy(game: Game) -> None:
    """After anything that changes who holds what."""
    settle(game)
    for army in game.armies():
        if not army.declined:
            continue
        held = game.held(army)
        fortress = any("fortress" in game.regions[slug].pieces for slug in held)
        water = any(game.map.is_water(slug) for slug in held)
        if (army.power == "fortified" and not fortress) or (
            army.power == "seafaring" and not water
        ):
            discard_badge(game, army)


# -- the Balrog ----------------------------------------


def balrog_may_enter(game: Game, mover: int, slug: str) -> bool:
    """Never a chasm, foreign Gnomes, an immune region or an army at peace with the mover."""
    if game.map.is_chasm(slug) or "balrog" in game.regions[slug].pieces:
        return False
    army = game.regions[slug].army
    foreign_gnomes = is_gnome_region(game, slug) and army is not None and army.seat != mover
    if is_immune(game, slug) or foreign_gnomes or at_peace(game, slug, mover):
        return False
    if game.options["balrog_counts_as_player"] and is_lich_toll(game, slug, mover):
        return game.seats[mover].coins >= 1
    return True


def balrog_moves(game: Game) -> list[str]:
    """Where the holder of the Pentacle may send the Balrog this turn."""
    seat = game.seat_on_turn()
    pentacle, balrog = game.where("pentacle"), game.where("balrog")
    if pentacle is None or balrog is None or "balrog" in game.turn.used or seat.army is None:
        return []
    if game.regions[pentacle].army is not seat.army:
        return []
    near = sorted(game.map.borders(balrog))
    return [s for s in near if balrog_may_enter(game, seat.number, s)]


def balrog_arrivals(game: Game, pentacle: str) -> list[str]:
    """Where the finder of the Pentacle may summon it."""
    near = sorted(game.map.borders(pentacle))
    return [s for s in near if balrog_may_enter(game, game.turn.seat, s)]


def move_balrog(game: Game, slug: str) -> None:
    """Its occupants lose two tokens, the rest retreat; lairs, fortresses, armours are gone."""
    game.turn.used.add("balrog")
    lift_piece(game, "balrog")
    region = game.regions[slug]
    defender = region.army
    if game.options["balrog_counts_as_player"]:
        _balrog_as_player(game, slug)
    if defender is not None:
        drive_out(game, slug, 0 if spared(game, defender) else 2)
    region.tribes = region.monsters = 0
    strip_markers(game, slug)
    region.pieces.add("balrog")
    tidy(game)


def _balrog_as_player(game: Game, slug: str) -> None:
    defender = game.regions[slug].army
    if defender is not None and defender.seat != game.turn.seat:
        note_vengeance(game, game.turn.seat, defender)
        settle_accounts(game, game.turn.seat, slug)
    if game.regions[slug].monsters and game.markers:
        game.chance.append(Chance("find", region=slug))
