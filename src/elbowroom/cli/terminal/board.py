"""The board in the terminal: who holds which region, what is in it, and its price."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from elbowroom.atlas.atlas import Site
from elbowroom.atlas.draw import draw
from elbowroom.atlas.read import Board
from elbowroom.cli.language import region_label, say, words
from elbowroom.cli.terminal import marks
from elbowroom.notation.thing import Thing
from elbowroom.play.offer import Offer
from elbowroom.play.view_types import RegionView, View


def board_lines(
    board: Board,
    view: View,
    offers: Mapping[int, Offer],
    width: int,
    height: int | None = None,
    plain: bool = False,
) -> list[Text]:
    """The board, line by line."""
    labels = {
        number: _label(site, region, view, offers.get(number), plain)
        for number, (site, region) in enumerate(zip(board.atlas.sites, view.regions, strict=True))
    }
    tints = {number: _tint(region, view) for number, region in enumerate(view.regions)}
    payable = [number for number, offer in offers.items() if offer.chance == 1]
    lines = draw(board, width, labels, tints, height=height, strong=payable, plain=plain)
    return [
        Text.assemble(*((run.text, marks.style_of(run.tint, run.kind)) for run in line))
        for line in lines
    ]


def legend(board: Board, view: View, offers: Mapping[int, Offer], plain: bool = False) -> Text:
    """What the signs that are on the board mean."""
    signs = marks.SIGNS | marks.PRINTED
    things = [thing for region in view.regions for thing in region.things]
    present = {thing.key for thing in things}
    printed = {symbol for site in board.atlas.sites for symbol in site.symbols}
    present |= printed & set(marks.PRINTED)
    parts = [f"{signs[key][plain]} {_name(key)}" for key in signs if key in present]
    if any(_is_find(thing) for thing in things):
        parts.append(f"{marks.FIND[plain]} {say('legend-find')}")
    if offers:
        parts.append(f"{marks.PRICE[plain]}3 {say('legend-price')}")
    if any(0 < offer.chance < 1 for offer in offers.values()):
        parts.append(f"{marks.PRICE[plain]}5{marks.HOPE} {say('legend-die')}")
    return Text("   ".join(parts), style="dim")


def _name(key: str) -> str:
    return say(f"symbol-{key}") if key in marks.PRINTED else words().name(key)


def _label(
    site: Site, region: RegionView, view: View, offer: Offer | None, plain: bool
) -> list[str]:
    name = region_label(site)
    lines = [marks.ascii_text(name) if plain else name]
    here = _contents(site, region, view, plain)
    if offer is not None:
        hope = marks.HOPE if 0 < offer.chance < 1 else ""
        here = f"{here} {marks.PRICE[plain]}{offer.price}{hope}".lstrip()
    return [*lines, here] if here else lines


def _contents(site: Site, region: RegionView, view: View, plain: bool) -> str:
    """Whose tokens, how many, and the signs of everything else."""
    text = ""
    if region.holder is not None:
        active = is_active(region, view)
        text = f"{marks.seat_mark(region.holder, active, plain)}{region.tokens}"
    for thing in region.things:
        text += _sign(thing, plain)
    return text + "".join(
        marks.PRINTED[symbol][plain] for symbol in site.symbols if symbol in marks.PRINTED
    )


def _sign(thing: Thing, plain: bool) -> str:
    if thing.key in marks.SIGNS:
        return marks.SIGNS[thing.key][plain] + (str(thing.count) if thing.count > 1 else "")
    return marks.FIND[plain] if _is_find(thing) else ""


def _is_find(thing: Thing) -> bool:
    return thing.kind in ("place", "relic")


def ground(site: Site) -> list[str]:
    """The terrain and the symbols of a region, in words."""
    return [say(f"terrain-{site.terrain}"), *(say(f"symbol-{sign}") for sign in site.symbols)]


def is_active(region: RegionView, view: View) -> bool:
    """Whether the army in *region* is its seat's active one."""
    if region.holder is None:
        return False
    army = view.seats[region.holder - 1].army
    return army is not None and army.race == region.race


def _tint(region: RegionView, view: View) -> str:
    if region.holder is None:
        return region.terrain
    return marks.tint_of_seat(region.holder, is_active(region, view))
