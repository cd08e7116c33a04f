"""The column of combos, the stacks behind it, and what comes back to them (G1, G4 to G7)."""

from __future__ import annotations

from .content import AMAZONS_LIFTED, COLUMN_SLOTS, POWERS, RACES
from .position import Army, Chance, Combo, Game

# -- picking ----------------------------------------


def picks(game: Game) -> list[str]:
    """Every pick the seat on turn can pay for."""
    seat = game.seat_on_turn()
    texts = []
    for slot, combo in enumerate(game.column, start=1):
        purse = seat.coins
        if game.options["pay_with_combo_coins"]:
            purse += combo.coins
        if purse < slot - 1:
            continue
        texts.append(f"pick {slot}")
        if combo.race == "shadow-mimes":
            others = [other for other in range(1, len(game.column) + 1) if other != slot]
            texts += [f"pick {slot} swap {other}" for other in others]
    return texts


def pick(game: Game, slot: int, swap: int | None) -> None:
    """Pay, take the combo and its coins, close the column up and open slot 6."""
    seat = game.seat_on_turn()
    combo = game.column[slot - 1]
    if swap is not None:
        other = game.column[swap - 1]
        combo.power, other.power = other.power, combo.power
    for above in game.column[: slot - 1]:
        above.coins += 1
    seat.coins += combo.coins - (slot - 1)
    game.column.remove(combo)
    seat.army = Army(combo.race, combo.power, seat.number, fresh=True)
    tokens = RACES[combo.race][0] + (POWERS[combo.power] if combo.power else 0)
    if combo.race == "amazons":
        tokens += AMAZONS_LIFTED
    seat.army.hand = min(tokens, RACES[combo.race][1])
    if game.banners or game.banner_queue:
        game.chance.append(Chance("draw"))


# -- drawing ----------------------------------------


def reshuffle_badges(game: Game) -> None:
    """If badges run out, the discarded ones are the new stack."""
    if not game.badges:
        game.badges, game.discards = game.discards, set()


def possible_draws(game: Game, race: str | None) -> list[str]:
    if race is not None:
        races = [race]
    elif game.banners:
        races = sorted(game.banners)
    else:
        races = game.banner_queue[:1]
    powers = sorted(game.badges or game.discards)
    if not powers:
        return [f"draw {one}" for one in races]
    return [f"draw {one} {power}" for one in races for power in powers]


def draw(game: Game, words: list[str]) -> None:
    """Lay the drawn combo into the lowest empty slot."""
    race = words[0]
    if race in game.banners:
        game.banners.remove(race)
    elif race in game.banner_queue:
        game.banner_queue.remove(race)
    power = words[1] if len(words) > 1 else None
    if power is not None:
        reshuffle_badges(game)
        game.badges.remove(power)
    game.column.append(Combo(race, power))


# -- coming back ----------------------------------------


def discard_badge(game: Game, army: Army) -> None:
    """The badge goes to the discards, or to a combo that lies open without one (R-520)."""
    badge, army.power = army.power, None
    if badge is None:
        return
    bare = [combo for combo in game.column if combo.power is None]
    if bare:
        bare[0].power = badge
    else:
        game.discards.add(badge)


def return_banner(game: Game, race: str) -> None:
    """Into the lowest empty slot with a new badge, else to the bottom of the stack (G7)."""
    coming = sum(chance.kind == "draw" for chance in game.chance)
    if len(game.column) + coming < COLUMN_SLOTS:
        game.chance.append(Chance("draw", race=race))
    else:
        game.banner_queue.append(race)
