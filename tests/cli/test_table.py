"""The table: what is on the board, prices; wide, narrow and in ASCII."""

from __future__ import annotations

import io
from itertools import product

import pytest
from rich.console import Console

from elbowroom.atlas.read import board, board_names
from elbowroom.cli.terminal import marks
from elbowroom.cli.terminal.choices import choices
from elbowroom.cli.terminal.table import WIDE, TableTop, with_coins
from elbowroom.cli.terminal.tell import Teller
from elbowroom.notation.position import read_position
from elbowroom.play.match import Match
from elbowroom.play.offers import open_offers
from elbowroom.play.view import view
from elbowroom.rules.state import State
from tests.positions import cave, land
from tests.sampling import sample_of

WINDOWS = ((80, 24), (WIDE, 45), (200, 60))

NAMES = ["Ada", "Bo", "Cy", "Di", "Ed"]


def fight(**more: object) -> State:
    data = {
        "title": "a fight",
        "map": "surface-2",
        "phase": "conquest",
        "seats": [
            {"coins": 7, "army": {"race": "orcs", "power": "hill", "hand": 3}},
            {"army": {"race": "trolls", "power": "heroic"}, "declined": [{"race": "elves"}]},
        ],
        "board": {
            "butterfold": "1 orcs",
            "mumblewood": "2 trolls, lair, hero",
            "goatsneeze": "2 elves",
            "bootsuck-bog": "tribe",
            "mount-grudge": "1 trolls, lair",
        },
        **more,
    }
    return read_position(data, "test").state


def test_the_whole_table_fits_a_window_of_80_by_40() -> None:
    """With the prompt, some choices and the line to type in."""
    s = Match("surface-5", seed=3).state
    assert table_text(s, 80, 40).count("\n") <= 40 - 9
    assert table_text(s, 100, 40).count("\n") <= 40 - 9


def table_text(s: State, width: int = 80, height: int = 40, color: bool = False) -> str:
    out = io.StringIO()
    console = Console(
        file=out,
        width=width,
        height=height,
        force_terminal=color,
        color_system="256" if color else None,
        markup=False,
        highlight=False,
    )
    console.print(
        TableTop(console, Teller(NAMES), board(s.atlas.name)).whole(view(s, 1), open_offers(s))
    )
    return out.getvalue()


def test_holders_have_a_mark_and_decline_another() -> None:
    text = table_text(fight())
    assert "❶1" in text
    assert "❷2⌂♞" in text
    assert "②2" in text


def test_the_signs_on_the_board_are_explained_and_no_others() -> None:
    text = table_text(fight())
    legend = next(line for line in text.splitlines() if line.startswith("†"))
    assert "⌂ Troll lair" in legend
    assert "♞ Hero" in legend
    assert "Fortress" not in text


def test_prices_of_regions_in_reach_are_on_the_board() -> None:
    s = fight()
    text = table_text(s)
    slugs = [site.slug for site in s.atlas.sites]
    offers = {slugs[region]: offer for region, offer in open_offers(s).items()}
    # Two tokens and the region: the die could do it. The hero keeps everybody out.
    assert offers["goatsneeze"].price == 4
    assert offers["goatsneeze"].chance == pytest.approx(0.5)
    assert offers["mount-grudge"].price == 5
    assert offers["mount-grudge"].chance == pytest.approx(2 / 6)
    assert "mumblewood" not in offers
    assert "→4?" in text
    assert "→5?" in text


def test_payable_regions_have_a_heavy_border() -> None:
    poor = fight()
    seats = [{"army": {"race": "orcs", "power": "hill", "hand": 6}}, None]
    rich = fight(seats=seats, board={"butterfold": "1 orcs"})
    assert "┃" not in table_text(poor)
    assert "┃" in table_text(rich)


def test_there_are_no_prices_while_nobody_conquers() -> None:
    match = Match("surface-2", seed=1)
    assert open_offers(match.state) == {}
    assert "→" not in table_text(match.state)


def test_coins_of_others_are_hidden_unless_they_are_public() -> None:
    s = fight()
    rows = {line[2:5]: line for line in table_text(s).splitlines() if line.startswith(("❶", "❷"))}
    assert " 7  " in rows["Ada"]
    assert "hidden" in rows["Bo "]
    open_view = with_coins(view(s, None), [1, None])
    assert [seat.coins for seat in open_view.seats] == [1, None]


@pytest.mark.parametrize(("name", "size"), sample_of(product(board_names(), WINDOWS), 8))
def test_no_line_is_wider_than_the_window(name: str, size: tuple[int, int]) -> None:
    match = Match(name, box="mixed", seed=3)
    match.submit("pick 1")
    text = table_text(match.state, *size)
    assert max(len(line) for line in text.splitlines()) <= size[0]


def test_a_wide_window_has_the_combos_beside_the_board() -> None:
    s = Match("surface-2", seed=1114).state
    wide, narrow = table_text(s, WIDE, 50), table_text(s, WIDE - 1, 50)
    assert "Diplomat Ghouls" in wide
    assert "Diplomat Ghouls" not in narrow


def test_seats_differ_in_colour_too() -> None:
    text = table_text(fight(), color=True)
    for seat in (1, 2):
        colour = marks.seat_style(seat).partition("color(")[2].rstrip(")")
        assert f"48;5;{colour}m" in text


def test_a_terminal_without_unicode_gets_ascii() -> None:
    assert marks.needs_ascii("ascii")
    assert marks.needs_ascii("no-such-encoding")
    assert not marks.needs_ascii("utf-8")
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    console = Console(file=out, width=80, height=30, markup=False, highlight=False)
    s = fight()
    console.print(
        TableTop(console, Teller(NAMES), board(s.atlas.name)).board(view(s, 1), open_offers(s), 80)
    )
    out.flush()
    raw = out.buffer
    assert isinstance(raw, io.BytesIO)
    text = raw.getvalue().decode("ascii")
    assert "B2lH" in text
    assert ">4?" in text


def test_every_seat_has_a_mark_and_a_style() -> None:
    for seat in range(1, 6):
        signs = {
            marks.seat_mark(seat, active, plain)
            for active in (True, False)
            for plain in (True, False)
        }
        assert len(signs) == 4
    assert len({marks.seat_style(seat) for seat in range(1, 6)}) == 5


# ---------------------------------------------------------------------- the numbered list


def test_cheap_and_paying_conquests_come_first() -> None:
    seats = [{"army": {"race": "orcs", "power": "forest", "hand": 3}}, None]
    s = fight(seats=seats, board={"butterfold": "1 orcs", "goatsneeze": "tribe"})
    texts = [choice.text for choice in choices(s, Teller(NAMES))]
    assert texts == [
        "conquer mumblewood",
        "conquer goatsneeze",
        "conquer mount-grudge",
        "stop",
    ]


def test_rolls_come_after_conquests_the_likely_ones_first() -> None:
    s = fight()
    texts = [choice.text for choice in choices(s, Teller(NAMES))]
    assert texts == ["roll goatsneeze", "roll mount-grudge", "stop"]


def test_a_conquest_is_listed_with_its_price_its_income_and_what_is_there() -> None:
    seats = [{"army": {"race": "orcs", "power": "forest", "hand": 3}}, None]
    s = fight(seats=seats, board={"butterfold": "1 orcs", "goatsneeze": "tribe"})
    notes = {choice.text: choice.note for choice in choices(s, Teller(NAMES))}
    assert notes["conquer mumblewood"] == "2 tokens, income +2 (Forest, Mine)"
    assert notes["conquer goatsneeze"] == "3 tokens, income +2 (Hill, Lost Tribe)"


def test_a_rolled_die_counts_but_not_against_gnomes() -> None:
    board = {"wood": "1 ratmen", "shore": "2 gnomes"}
    game = land("ratmen berserk 4", "gnomes stout", **board, dice=[2]).do("roll")
    notes = {choice.text: choice.note for choice in choices(game.s, Teller(NAMES))}
    assert notes["conquer shore"].startswith("4 tokens")
    assert notes["conquer crag"].startswith("1 token,")


def test_the_list_warns_before_the_decline_is_lost() -> None:
    s = land("ratmen stout + ghouls", shore="1 ratmen", crag="3 ghouls").s
    notes = {choice.text: choice.note for choice in choices(s, Teller(NAMES))}
    assert notes["end"].endswith(". After this you can no longer decline this turn.")
    assert "decline" not in notes["conquer fen"]


def test_the_list_has_both_ways_to_decline() -> None:
    s = cave("ratmen wise", pit="1 ratmen, stonehedge:vanishing").s
    notes = {choice.text: choice.note for choice in choices(s, Teller(NAMES))}
    assert notes["decline"].startswith("this army goes into decline")
    assert notes["decline by stonehedge"].startswith("by the power that Stonehedge lends")


def test_a_river_that_cannot_be_kept_brings_no_income() -> None:
    match = Match("underground-2", seed=5)
    match.submit("pick 1")
    notes = {choice.text: choice.note for choice in choices(match.state, Teller(NAMES))}
    assert notes["conquer blindfish-run"].startswith("1 token, income +0 (River")


def test_a_find_does_not_change_what_a_conquest_brings_beyond_a_river() -> None:
    seats = [{"army": {"race": "mummies", "power": "mining", "hand": 8}}, None]
    board = {"blindfish-run": "1 mummies", "the-buried-giant": "monsters"}
    s = fight(box="underground", map="underground-2", seats=seats, board=board)
    notes = {choice.text: choice.note for choice in choices(s, Teller(NAMES))}
    assert notes["conquer the-buried-giant"] == "6 tokens, income +1 (Mountain, Monsters)"


def test_while_placing_the_list_begins_with_spread_and_then_has_the_end() -> None:
    match = Match("surface-2", seed=1114)
    for action in ("pick 1", "conquer butterfold", "stop"):
        match.submit(action)
    before = [choice.text for choice in choices(match.state, Teller(NAMES))]
    assert before[0] == "spread"
    assert "end" not in before
    match.submit("deploy butterfold 9")
    after = [choice.text for choice in choices(match.state, Teller(NAMES))]
    assert after == ["end", "ally 2"]
