"""What a seat may know: the one place where it is decided.

Sockets, HTTP answers, spectators, bots and the lines of a running game all come through here.
A position is view by ``play.view``; here is what goes with it: which actions, which events,
which lines, when the seed, when the record. Seat 0 is a spectator.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from elbowroom.bots.bot_names import level_name
from elbowroom.notation.action_view import ActionView, action_view, die_in, verb_of
from elbowroom.notation.naming import reason_message
from elbowroom.play.action_messages import offered_actions
from elbowroom.play.observation import Observation
from elbowroom.play.offer import Offer
from elbowroom.play.offer_messages import offer_message
from elbowroom.play.offers import offers
from elbowroom.play.prompt_messages import prompt_message
from elbowroom.play.telling import event_message, is_public, part_message
from elbowroom.play.view_types import View, ViewPatch
from elbowroom.play.visibility import may_see_coins
from elbowroom.rules.events import Event
from elbowroom.rules.explain import income
from elbowroom.rules.legal import legal_actions
from elbowroom.rules.means import MEANS
from elbowroom.rules.state import State
from elbowroom.server.live.game import OVER, Game
from elbowroom.server.live.line_messages import line_message
from elbowroom.server.live.log_line import LogLine
from elbowroom.server.live.other_rules import ForeignGame
from elbowroom.server.live.seat import Seat
from elbowroom.server.wire.messages import Entry
from elbowroom.server.wire.tables import Income, Patch, Price, SeatInfo, Sight, TableInfo
from elbowroom.words.message import Message

# Prices by all that they depend on; forgotten when there are too many.
_MOST_PRICES: Final = 20_000
_PRICES: Final[dict[tuple[str, int, int, str, float | None, tuple[int, ...]], Price]] = {}


def viewing_seat(game: Game, person: str) -> int:
    """The seat from which a person looks: the deciding one of theirs, or their first."""
    return viewing_seat_of(game, game.seats_of(person))


def viewing_seat_of(game: Game, held: Sequence[int]) -> int:
    """The seat from which the holder of these seats looks; 0 for none."""
    if len(held) < 2:
        return held[0] if held else 0
    return game.decider if game.decider in held else held[0]


def sight(game: Game, seat: int, at: float, *, views: bool = True, code: bool = False) -> Sight:
    """All that *seat* may know of the position now; with its *code* if that is asked for."""
    seen = Sight(game.seq, seat)
    if isinstance(game, ForeignGame):
        seen.view = last_known(game, seat)
    if game.match is not None:
        view = game.match.view(seat or None)
        seen.hash = hashlib.blake2b(f"{view.code} {seat}".encode(), digest_size=8).hexdigest()
        if views:
            seen.view = view if code else replace(view, code="")
    _add_own(seen, game, seat, at, views)
    return seen


def patch(game: Game, seat: int, at: float, view: ViewPatch | None, *, views: bool = True) -> Patch:
    """What *seat* is told after a new line: all that it may know but the view, of which only the
    changes."""
    seen = Patch(view=view)
    _add_own(seen, game, seat, at, views)
    return seen


def _add_own(seen: Sight | Patch, game: Game, seat: int, at: float, views: bool) -> None:
    """Add clocks, proposals, and what *seat* alone may know: what it can do."""
    seen.clocks, seen.proposal = game.clocks.all_left(at), game.proposal
    if game.match is None or not seat:
        return
    # What others can do depends on coins that are theirs alone.
    if seat == game.decider:
        for_people = views and not game.seats[seat - 1].bot
        seen.actions = actions(game.match.state, for_people)
        if for_people:
            seen.prompt = prompt_message(game.match.state)
            seen.prices = prices(game.match.state)
            seen.income = expected_income(game.match.state, seat)
    seen.undoable = game.match.undoable(seat)


def actions(state: State, for_people: bool) -> list[ActionView]:
    """Every legal action of the deciding seat; programs get no words with them."""
    if for_people:
        return offered_actions(state)
    return [action_view(state, act) for act in legal_actions(state)]


def prices(state: State) -> list[Price]:
    """What the regions in reach of the acting army take; for its seat only."""
    sites = state.atlas.sites
    return [_price(each, sites[each.region].slug) for each in offers(state)]


def _price(offer: Offer, region: str) -> Price:
    # Tables on the same map offer the same prices over and over.
    key = (region, offer.price, offer.toll, offer.how, offer.odds, offer.by)
    price = _PRICES.get(key)
    if price is None or offer.reason is not None:
        price = _new_price(offer, region)
        if len(_PRICES) >= _MOST_PRICES:
            _PRICES.clear()
        if offer.reason is None:
            _PRICES[key] = price
    return price


def _new_price(offer: Offer, region: str) -> Price:
    marks = offer.means
    return Price(
        region=region,
        price=offer.price,
        how=offer.how,
        toll=offer.toll,
        odds=offer.odds,
        by=[means.name for means in MEANS if marks & means.mark],
        label=offer_message(offer),
        why=None if offer.reason is None else reason_message(offer.reason),
    )


def expected_income(state: State, seat: int) -> Income:
    """What *seat* would earn now, as far as it can know: whoever hides coins is taken to have one.

    Else the coin that a thief would not get would tell that a purse is empty.
    """
    guess = state.copy()
    for other in range(state.seats):
        if not may_see_coins(state, seat - 1, other):
            guess.coins[other] = state.seats
    total = income(guess, seat - 1)
    return Income(int(total.total), [part_message(part) for part in total.parts])


def bot_sight(game: Game) -> Observation:
    """What the bot of the deciding seat, or a hint for it, is made from: all that it knows."""
    assert game.match is not None
    return game.match.observe(game.decider)


def last_known(game: ForeignGame, seat: int) -> View | None:
    """The last position of other rules that was stored; with all coins once the game is closed."""
    snapshot = game.last_snapshot
    if snapshot is None:
        return None
    seats = tuple(
        replace(
            each, coins=snapshot.coins[each.seat - 1], last_income=snapshot.incomes[each.seat - 1]
        )
        if game.status == OVER or each.seat == seat
        else each
        for each in snapshot.view.seats
    )
    return replace(snapshot.view, viewer=seat or None, seats=seats)


def past_sight(then: Game, held: Sequence[int], over: bool) -> Sight:
    """A position of the past for whoever holds these seats now; all of it once the game is *over*.

    *then* is the game as it was. Nothing can be done there, so there are no actions.
    """
    seat = viewing_seat_of(then, held)
    seen = Sight(then.seq, seat)
    if then.match is not None:
        view = then.match.view(seat or None, code=False)
        seen.view = _revealed(then.match.state, view) if over else view
    return seen


def _revealed(state: State, view: View) -> View:
    seats = tuple(
        replace(
            each,
            coins=int(state.coins[each.seat - 1]),
            last_income=int(state.incomes[each.seat - 1]),
        )
        for each in view.seats
    )
    return replace(view, seats=seats)


def entry(game: Game, log_line: LogLine, held: Sequence[int]) -> Entry:
    """A line of the log as whoever holds these seats may see it; persons are names, never ids."""
    line = log_line.line
    return Entry(
        log_line.seq,
        log_line.at,
        line.kind,
        line.seat,
        line.text,
        list(line.chance),
        line.level,
        line.amount,
        events_for(game, log_line.events, held) if line.kind == "move" else [line_message(line)],
        verb=verb_of(line.text) if line.kind == "move" else "",
        die=die_in(line.chance),
    )


def events_for(game: Game, events: Sequence[Event], held: Sequence[int]) -> list[Message]:
    """What whoever holds these seats is told of *events*, as messages."""
    if game.match is None:
        return []
    state = game.match.state
    everything = game.status == OVER or state.options.open_coins
    messages = [
        event_message(state.atlas, event)
        for event in events
        if everything or is_public(event) or event.seat + 1 in held
    ]
    return [message for message in messages if message is not None]


def _seat_info(seat: Seat, person: str, here: frozenset[str]) -> SeatInfo:
    """One seat as *person* may know it; *here* are the people who are connected."""
    return SeatInfo(
        seat.number,
        seat.kind,
        seat.name,
        seat.level,
        seat.stand_in,
        bool(person) and seat.person == person,
        seat.person in here,
        level_name(seat.level) if seat.level else None,
        seat.nickname,
    )


def table_info(game: Game, person: str, here: frozenset[str], spectators: int) -> TableInfo:
    """The table without its position, as *person* may know it."""
    setup = game.setup
    return TableInfo(
        id=game.id,
        name=setup.name,
        map=setup.map,
        box=setup.box,
        options=setup.options,
        status=game.status,
        public=setup.public,
        practice=setup.practice,
        rules=setup.rules,
        seats=[_seat_info(seat, person, here) for seat in game.seats],
        seq=game.seq,
        seed_hash=game.seed_hash,
        # Before the end the seed would tell all dice to come.
        seed=game.secret if game.status == OVER else "",
        host=bool(person) and setup.host == person,
        muted=game.muted,
        clock=setup.clock,
        without=setup.without,
        monsters=setup.monsters,
        content=setup.content,
        spectators=spectators,
        winners=game.winners,
        coins=_final_coins(game),
        rematch=game.rematch,
        hints=setup.hints,
        stand_in=setup.stand_in,
    )


def _final_coins(game: Game) -> list[int]:
    """The coins of all seats at the end; none before it."""
    if game.match is None or game.status != OVER:
        return []
    return [int(game.match.state.coins[seat.number - 1]) for seat in game.seats]


def record(game: Game) -> str | None:
    """The record of a game, once nothing in it is secret any more; empty if it has none."""
    return game.record() if game.status == OVER else None


def may_branch(game: Game, person: str) -> bool:
    """Whether a whole position may be handed out: the game is over, or the practice of one person.

    Whoever plays on from a position knows all coins in it.
    """
    if isinstance(game, ForeignGame):
        return False
    others = any(seat.kind == "person" and seat.person != person for seat in game.seats)
    return game.status == OVER or (
        game.setup.practice and bool(game.seats_of(person)) and not others
    )
