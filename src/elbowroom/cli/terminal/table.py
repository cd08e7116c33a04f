"""The table around the board: the seats, the open combos, and all of it put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from elbowroom.atlas.read import Board
from elbowroom.cli.language import comma_list, say, words
from elbowroom.cli.terminal import marks
from elbowroom.cli.terminal.board import board_lines, legend
from elbowroom.cli.terminal.tell import Teller
from elbowroom.play.offer import Offer
from elbowroom.play.view_types import ArmyView, ComboView, SeatView, View

PANEL = 54
"""Columns beside the board in a wide window."""

WIDE = 80 + PANEL
WIDEST_BOARD = 130
LOWEST_BOARD = 20
ROOM_BELOW = 20
"""Lines for what can be done now, where the window is large enough for everything."""
ROOM_NARROW = 13
"""The same in a narrow window: headline, legend, prompt, a few choices and the line to type in."""


class TableTop:
    """Draws positions on one board and console, for seats with the names that *teller* knows."""

    def __init__(self, console: Console, teller: Teller, board: Board) -> None:
        self.console = console
        self.teller = teller
        self.printed = board
        self.plain = marks.needs_ascii(console.encoding)

    # ------------------------------------------------------------------ the whole table

    def whole(self, view: View, offers: Mapping[int, Offer]) -> RenderableType:
        """Board, seats and, where there is room, the open combos."""
        head = self.headline(view)
        if not self.wide:
            seats = self.seats(view)
            taken = len(self.console.render_lines(seats)) + ROOM_NARROW
            return Group(head, self.board(view, offers, self.console.width, taken), seats)
        grid = Table.grid(padding=(0, 0, 0, 2))
        grid.add_column(no_wrap=True)
        grid.add_column(width=PANEL - 2)
        width = min(self.console.width - PANEL, WIDEST_BOARD)
        side = Group(self.seats(view, narrow=True), Text(), self.combos(view))
        grid.add_row(self.board(view, offers, width), side)
        return Group(head, grid)

    @property
    def wide(self) -> bool:
        """Whether seats and combos are beside the board, and not below it."""
        return self.console.width >= WIDE

    def headline(self, view: View) -> Text:
        """The round, the map and whose turn it is."""
        parts = [
            say("play-round", round=view.round, rounds=view.rounds),
            say("table-map-line", map=view.map, box=say(f"box-{view.box}")),
        ]
        if view.decider is not None:
            phase = say(f"phase-{view.phase}")
            parts.append(say("play-prompt", seat=self.teller.seat(view.decider), phase=phase))
        else:
            parts.append(say(f"phase-{view.phase}"))
        return Text(" · ".join(parts), style="bold")

    def board(
        self, view: View, offers: Mapping[int, Offer], width: int, taken: int = ROOM_BELOW
    ) -> RenderableType:
        """The board and its legend; it is compressed where other things take so many lines."""
        printed = self.printed
        natural = round(len(printed.cells) * 0.433 / len(printed.cells[0]) * width) + 1
        height = min(natural, max(self.console.height - taken, LOWEST_BOARD))
        lines = board_lines(printed, view, offers, width, height, self.plain)
        return Group(*lines, legend(printed, view, offers, self.plain))

    # ------------------------------------------------------------------ seats

    def seats(self, view: View, narrow: bool = False) -> RenderableType:
        """Every seat: its coins if they are visible, armies, hands."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(say("table-seat"), no_wrap=True)
        table.add_column(say("table-coins"), justify="right")
        table.add_column(say("table-army"))
        if not narrow:
            table.add_column(say("table-declined"))
        for seat in view.seats:
            army, declined = self._active(seat), self._declined(seat)
            cells = [Text(f"{army}\n{declined}".strip())] if narrow else [army, declined]
            table.add_row(self.seat_name(seat.seat), self._coins(seat), *cells)
        return table

    def seat_name(self, seat: int) -> Text:
        """The mark and the name of *seat*, in its colour."""
        mark = marks.seat_mark(seat, plain=self.plain)
        return Text.assemble((f"{mark} {self.teller.seat(seat)}", marks.seat_style(seat)))

    def _coins(self, seat: SeatView) -> str:
        return say("cell-hidden") if seat.coins is None else str(seat.coins)

    def _active(self, seat: SeatView) -> str:
        if seat.army is None:
            return say("cell-none")
        return self._army(seat.army, "seat-army")

    def _declined(self, seat: SeatView) -> str:
        armies = [self._army(army, "seat-declined") for army in seat.declined]
        return "\n".join(armies)

    def _army(self, army: ArmyView, key: str) -> str:
        name = self.teller.army(army.race, army.power)
        text = say(key, army=name, regions=len(army.regions), hand=army.hand)
        pieces = [
            say("thing-several", count=number, piece=self.teller.thing(kind))
            for kind, number in army.pieces.items()
        ]
        return comma_list([text, *pieces])

    # ------------------------------------------------------------------ combos

    def combos(self, view: View) -> RenderableType:
        """The open combos, what they cost and the coins on them."""
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(say("table-slot"), justify="right")
        table.add_column(say("table-combo"), no_wrap=True)
        for key in ("table-tokens", "table-cost", "table-bonus"):
            table.add_column(say(key), justify="right")
        for combo in view.column:
            name = self.teller.army(combo.race, combo.power)
            coins = f"+{combo.coins}" if combo.coins else ""
            table.add_row(str(combo.slot), name, str(combo.tokens), str(combo.price), coins)
        return table

    def combo_texts(self, view: View) -> RenderableType:
        """The open combos with the rules of their race and power."""
        parts: list[RenderableType] = []
        for combo in view.column:
            parts.append(Text(self._combo_line(combo), style="bold"))
            parts += [Text(f"   {text}") for text in self._combo_rules(combo)]
        return Group(*parts)

    def _combo_line(self, combo: ComboView) -> str:
        name = self.teller.army(combo.race, combo.power)
        line = say("combo-line", tokens=combo.tokens, price=combo.price, coins=combo.coins)
        return say("combo-entry", slot=combo.slot, army=name, line=line)

    def _combo_rules(self, combo: ComboView) -> list[str]:
        keys = [f"race-{combo.race}"]
        if combo.power != "none":
            keys.append(f"power-{combo.power}")
        return [say("rule-line", name=say(key), text=rule_of(key)) for key in keys]


def with_coins(view: View, purses: Sequence[int | None]) -> View:
    """The same view with the coins of a record or a code, which are public there."""
    seats = [replace(seat, coins=purse) for seat, purse in zip(view.seats, purses, strict=True)]
    return replace(view, seats=tuple(seats))


def rule_of(key: str) -> str:
    """What a thing does, by its key with its kind: ``race-giants``."""
    text = words().attr(key, "text")
    if not words().has_attr(key, "decline"):
        return text
    decline = say("cell-declined-text", text=words().attr(key, "decline"))
    return say("text-goes-on", text=text, next=decline)
