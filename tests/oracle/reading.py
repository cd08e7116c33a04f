"""Reading the position part of a scenario (SCENARIOS.md, "Position")."""

from __future__ import annotations

from typing import Any

from . import content
from .content import (
    COLUMN_SLOTS,
    LASTING_BADGES,
    PLACES,
    POWERS,
    RACES,
    RELICS,
    SINGLE_PIECES,
)
from .maps import Map, inline_map
from .position import Army, Chance, Combo, Game, Region, Seat, Turn

POSITION_KEYS = {"title", "rules", "note", "box", "options", "map", "round", "turn", "phase"}
POSITION_KEYS |= {"seats", "board", "column", "dice", "draws", "steps", "races", "powers"}
ARMY_KEYS = {"race", "power", "hand", "fresh", "holes_dug", "used", "hammers"}
SEAT_KEYS = {"coins", "army", "declined", "peace_with", "vengeance"}


def read_position(data: dict[str, Any], map_data: dict[str, Any] | None) -> Game:
    """The game that a scenario describes, before any step."""
    unknown = set(data) - POSITION_KEYS
    if unknown:
        raise ValueError(f"unknown keys {sorted(unknown)}")
    game = Game(
        map=Map(_map_data(data, map_data)),
        box=data.get("box", "surface"),
        options=_options(data),
        seats={},
        regions={},
        round=data.get("round", 2),
    )
    game.regions = {slug: Region() for slug in game.map.terrain}
    for number, seat in enumerate(data["seats"], start=1):
        game.seats[number] = _seat(number, seat or {})
    for slug, things in (data.get("board") or {}).items():
        if str(slug) not in game.regions:
            raise ValueError(f"unknown region {slug!r}")
        for thing in _things(things):
            put(game, str(slug), thing)
    _recall(game)
    _lay_stacks(game, data)
    _open_turn(game, data)
    return game


def _map_data(data: dict[str, Any], map_data: dict[str, Any] | None) -> dict[str, Any]:
    if isinstance(data.get("map"), dict):
        return inline_map(data["map"])
    if map_data is None:
        raise ValueError(f"no data for the map {data.get('map')!r}")
    return map_data


def _options(data: dict[str, Any]) -> dict[str, bool]:
    options = data.get("options") or {}
    unknown = set(options) - set(content.DEFAULT_OPTIONS)
    if unknown:
        raise ValueError(f"unknown options {sorted(unknown)}")
    return {**content.DEFAULT_OPTIONS, **options}


# -- seats and armies ----------------------------------------


def _seat(number: int, data: dict[str, Any]) -> Seat:
    if set(data) - SEAT_KEYS:
        raise ValueError(f"unknown keys of seat {number}: {sorted(set(data) - SEAT_KEYS)}")
    seat = Seat(number, coins=data.get("coins", 5))
    if data.get("army") and data["army"] != "none":
        seat.army = _army(number, data["army"])
    for older in data.get("declined") or []:
        army = _army(number, older)
        army.declined = True
        army.spirit = army.power == "spirit"
        army.tomb = army.power == "tomb"
        seat.declined.append(army)
    seat.peace_with = data.get("peace_with")
    seat.vengeance = set(data.get("vengeance") or [])
    return seat


def _army(number: int, data: dict[str, Any]) -> Army:
    if set(data) - ARMY_KEYS:
        raise ValueError(f"unknown keys of an army: {sorted(set(data) - ARMY_KEYS)}")
    power = data.get("power")
    if data["race"] not in RACES or (power is not None and power not in POWERS):
        raise ValueError(f"unknown army {data['race']} {power}")
    return Army(
        race=data["race"],
        power=power,
        seat=number,
        hand=data.get("hand", 0),
        hammers=data.get("hammers", 0),
        fresh=bool(data.get("fresh", False)),
        holes_dug=data.get("holes_dug", 0),
    )


# -- the board ----------------------------------------


def _things(text: str | list[str] | None) -> list[str]:
    if text is None or text == "empty":
        return []
    parts = text if isinstance(text, list) else str(text).split(",")
    return [part.strip() for part in parts if part.strip()]


def put(game: Game, slug: str, thing: str) -> None:
    """Lay one thing of a region's text on the board."""
    region = game.regions[slug]
    words = thing.split()
    if words[0].isdigit():
        _put_tokens(game, slug, int(words[0]), words[1])
    elif words[0] in ("hammer", "encampment", "armour"):
        count = int(words[1].removeprefix("x")) if len(words) == 2 else 1
        setattr(region, f"{words[0]}s", count)
        if words[0] == "hammer":
            region.army = region.army or game.army_of("iron-dwarves")
    elif thing == "tribe":
        region.tribes = 1
    elif thing == "monsters":
        region.monsters = 2
    elif thing in SINGLE_PIECES:
        region.pieces.add(thing)
    elif thing in RELICS:
        region.relics.add(thing)
    else:
        _put_place(game, slug, thing)


def _put_tokens(game: Game, slug: str, count: int, race: str) -> None:
    army = game.army_of(race)
    region = game.regions[slug]
    if army is None or region.tokens > 0:
        raise ValueError(f"no army for {count} {race} in {slug}")
    region.army, region.tokens = army, count


def _put_place(game: Game, slug: str, thing: str) -> None:
    place, _, power = thing.partition(":")
    if place not in PLACES:
        raise ValueError(f"unknown thing {thing!r} in {slug}")
    game.regions[slug].place = place
    game.stonehedge = power or game.stonehedge


def _recall(game: Game) -> None:
    """History that follows from what stands on the board."""
    for army in game.armies():
        holes = sum("hole" in game.regions[slug].pieces for slug in game.held(army))
        army.holes_dug = max(army.holes_dug, holes)
        if army.race == "cultists" and any(game.map.is_land(s) for s in game.held(army)):
            army.ancient = "here" if game.where("ancient") else "gone"
        if army.declined and not _badge_stays(game, army):
            if army.power is not None:
                game.discards.add(army.power)
            army.power = None


def _badge_stays(game: Game, army: Army) -> bool:
    held = game.held(army)
    if army.power in LASTING_BADGES:
        return True
    if not game.options["keep_residual_badges"]:
        return False
    if army.power == "fortified":
        return any("fortress" in game.regions[slug].pieces for slug in held)
    return army.power == "seafaring" and any(game.map.is_water(slug) for slug in held)


# -- the stacks ----------------------------------------


def _lay_stacks(game: Game, data: dict[str, Any]) -> None:
    underground = game.map.is_underground()
    on_board = {region.place for region in game.regions.values()} - {None}
    on_board |= {relic for region in game.regions.values() for relic in region.relics}
    monsters = any(region.monsters for region in game.regions.values())
    treasures = underground or monsters or bool(on_board) or bool(game.map.monsters)
    game.markers = set(PLACES) | set(RELICS)
    game.markers -= on_board
    game.column = [_combo(str(text)) for text in data.get("column") or []]
    in_play = {army.race for army in game.armies()} | {combo.race for combo in game.column}
    badges = {army.power for army in game.armies()} | {combo.power for combo in game.column}
    game.banners = _listed(data, "races", content.races_of(game.box, underground)) - in_play
    game.badges = _listed(data, "powers", content.powers_of_box(game.box, underground, treasures))
    game.badges -= badges | {game.stonehedge} | game.discards
    if data.get("column") == []:
        slots = min(COLUMN_SLOTS, len(game.banners))
        game.chance = [Chance("draw") for _ in range(slots)]
    else:
        _deal(game, [str(draw) for draw in data.get("draws") or []])


def _listed(data: dict[str, Any], key: str, full: set[str]) -> set[str]:
    """What is in the box: everything, or what the scenario lists."""
    return full & set(data[key]) if key in data else full


def _combo(text: str) -> Combo:
    words = text.split()
    coins = int(words.pop()) if words[-1].isdigit() else 0
    if words[0] not in RACES or (len(words) > 1 and words[1] not in POWERS):
        raise ValueError(f"unknown combo {text!r}")
    return Combo(words[0], words[1] if len(words) > 1 else None, coins)


def _deal(game: Game, draws: list[str]) -> None:
    """Open the slots that the scenario left to chance, without what it names as coming."""
    coming = {word for draw in draws for word in draw.split()}
    races = sorted(game.banners - coming)
    powers = sorted(game.badges - coming)
    while len(game.column) < COLUMN_SLOTS and races and powers:
        combo = Combo(races.pop(0), powers.pop(0))
        game.banners.remove(combo.race)
        game.badges.remove(combo.power)  # type: ignore[arg-type]
        game.column.append(combo)


# -- the turn ----------------------------------------


def _open_turn(game: Game, data: dict[str, Any]) -> None:
    """Set the turn up to the moment that the position names."""
    seat = game.seats[data.get("turn", 1)]
    phase = data.get("phase", "start")
    if phase not in ("start", "conquest", "pick"):
        raise ValueError(f"a position cannot begin in the phase {phase!r}")
    game.turn = Turn(seat.number)
    seat.peace_with = None
    army = data["seats"][seat.number - 1] or {}
    game.turn.used = {str(word) for word in (army.get("army") or {}).get("used", ())}
    if phase != "conquest":
        game.agenda = ["turn"]
        return
    ghouls = [old for old in seat.declined if old.race == "ghouls"]
    game.phase = "conquest"
    game.turn.stage = "active" if seat.army else "ghouls"
    game.turn.acting = seat.army or (ghouls[0] if ghouls else None)
    game.turn.campaigning = game.turn.readied = True
    if seat.army is None:
        game.turn.stages = ["pick", "active"]
        if game.turn.acting is None:
            game.agenda = ["turn"]
