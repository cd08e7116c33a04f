"""Coins at the end of a turn (G21), and who has won (G25)."""

from __future__ import annotations

from .board import has, has_declined, is_active, is_immune, neighbours
from .position import Army, Game, Seat

# -- what one region brings ----------------------------------------


def region_income(game: Game, army: Army, slug: str) -> int:
    """One coin and everything else that this region brings from the bank, once."""
    board, region = game.map, game.regions[slug]
    reasons = [
        True,
        army.race == "dwarves" and board.is_mine(slug),
        is_active(army, "humans") and board.terrain[slug] == "farmland",
        is_active(army, "wizards") and board.is_magic(slug),
        is_active(army, "shrooms") and board.is_forest(slug),
        is_active(army, "drow") and is_lonely(game, army, slug),
        has(game, army, "forest") and board.is_forest(slug),
        has(game, army, "hill") and board.terrain[slug] == "hill",
        has(game, army, "swamp") and board.is_swamp(slug),
        has(game, army, "merchant"),
        has(game, army, "fortified") and "fortress" in region.pieces,
        has(game, army, "mining") and board.is_mine(slug),
        has(game, army, "mystic") and board.is_magic(slug),
        has(game, army, "stone") and board.is_mountain(slug),
        has(game, army, "adventurous") and region.place is not None,
        has(game, army, "frightened") and region.tokens >= 3,
        is_muddy(game, army) and board.is_swamp(slug),
        region.place == "keep",
    ]
    return sum(reasons)


def is_muddy(game: Game, army: Army) -> bool:
    return has(game, army, "muddy") or has_declined(game, army, "muddy")


def is_lonely(game: Game, army: Army, slug: str) -> bool:
    """Drow: no neighbour holds another race, monsters or a Lost Tribe."""
    for other in game.map.borders(slug):
        region = game.regions[other]
        if region.monsters or region.tribes:
            return False
        if region.army not in (None, army) and region.tokens > 0:
            return False
    return True


# -- what one army brings ----------------------------------------


def still_works(game: Game, word: str) -> str | None:
    """Where a Ring or Scepter placed this turn lies, unless the Bag that played it is gone."""
    where = game.turn.works.get(word)
    return where if where == game.where("bag" if word.startswith("bag:") else word) else None


def army_income(game: Game, army: Army) -> int:
    """Everything an army brings from the bank."""
    total = 0
    held = game.held(army)
    scepters = [still_works(game, "scepter"), still_works(game, "bag:scepter")]
    for slug in held:
        coins = region_income(game, army, slug)
        place = game.regions[slug].place
        if slug in scepters and place != "lost-mine":
            coins *= 2
        total += coins
        if place == "lost-mine":
            total += 2
        if place == "diamonds":
            terrain = game.map.terrain[slug]
            total += sum(game.map.terrain[other] == terrain for other in held)
    if not army.declined:
        total += flat_income(game, army, held)
    if has_declined(game, army, "wise") and held:
        total += 2
    return total


def flat_income(game: Game, army: Army, held: list[str]) -> int:
    """Bonuses that are not those of one region."""
    total = 0
    if has(game, army, "alchemist") and (held or not game.options["alchemist_needs_tokens"]):
        total += 2
    if army.race == "orcs":
        total += game.turn.non_empty
    if has(game, army, "pillaging"):
        total += game.turn.non_empty
    if has(game, army, "fisher"):
        total += sum(game.map.is_shore(slug) for slug in held) // 2
    if has(game, army, "flocking") and len(groups(game, army, held, printed=False)) == 1:
        total += 2
    if has(game, army, "quarreling"):
        total += len(groups(game, army, held, printed=True))
    return total


def groups(game: Game, army: Army, held: list[str], printed: bool) -> list[set[str]]:
    """The connected groups of an army's regions."""
    result: list[set[str]] = []
    left = set(held)
    while left:
        group = {left.pop()}
        grown = True
        while grown:
            near = {other for slug in group for other in _touching(game, army, slug, printed)}
            grown = bool(near & left)
            group |= near & left
            left -= group
        result.append(group)
    return result


def _touching(game: Game, army: Army, slug: str, printed: bool) -> set[str]:
    if printed:
        return game.map.borders(slug)
    return neighbours(game, army, slug, with_pipe=game.options["pipe_connects_flock"])


# -- coins from players ----------------------------------------


def payers(game: Game, seat: Seat, regions: list[str], declined_too: bool = False) -> list[Seat]:
    """The owners of the tokens next to these regions, once for each region that must pay.

    Only active tokens pay (unless *declined_too*), and none in an immune region does (U6).
    """
    near = {other for slug in regions for other in game.map.borders(slug)}
    seats = []
    for number in game.order_after(seat.number):
        armies = [army for army in game.seats[number].armies() if declined_too or not army.declined]
        beside = [slug for army in armies for slug in game.held(army) if slug in near]
        seats += [game.seats[number] for slug in beside if not is_immune(game, slug)]
    return seats


def take_coins(owing: list[Seat]) -> int:
    """One coin from each of them that has one."""
    total = 0
    for other in owing:
        if other.coins > 0:
            other.coins -= 1
            total += 1
    return total


def once_each(owing: list[Seat]) -> list[Seat]:
    return [seat for place, seat in enumerate(owing) if seat not in owing[:place]]


def stolen(game: Game, seat: Seat, army: Army) -> int:
    """Thieving and the Ring, the Bag as the Ring included."""
    total = 0
    if has(game, army, "thieving"):
        declined_too = game.options["thieving_declined_too"]
        total += take_coins(once_each(payers(game, seat, game.held(army), declined_too)))
    for relic in ("ring", "bag:ring"):
        where = still_works(game, relic)
        if where is not None and game.regions[where].army is army:
            owing = payers(game, seat, [where])
            total += take_coins(owing if game.options["ring_per_region"] else once_each(owing))
    return total


def score(game: Game) -> None:
    """From the bank, then from players, then Wealthy."""
    seat = game.seat_on_turn()
    total = game.turn.vanished + sum(army_income(game, army) for army in seat.armies())
    army = seat.army
    if army is not None:
        total += stolen(game, seat, army)
        if army.power == "wealthy" and army.fresh:
            total += 7
        if game.turn.found_wealth:
            total += 7
    seat.coins += total
    seat.income = total
    game.turn.scored = True


# -- the end ----------------------------------------


def winners(game: Game) -> list[int]:
    """Most coins; then most race tokens on the board; then shared."""

    def standing(seat: Seat) -> tuple[int, int]:
        tokens = sum(game.regions[slug].tokens for a in seat.armies() for slug in game.held(a))
        return seat.coins, tokens

    best = max(standing(seat) for seat in game.seats.values())
    return [seat.number for seat in game.seats.values() if standing(seat) == best]
