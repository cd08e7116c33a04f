"""Why a region costs what it costs, and what a seat would earn now: for the seat itself only."""

from __future__ import annotations

from elbowroom.rules.explain import Sum, income, price
from elbowroom.server.game import Game
from elbowroom.server.orders import Who
from elbowroom.server.wire import Explain, Explained, Part, Refusal


async def explain(game: Game, asker: Who, asked: Explain) -> Explained | Refusal:
    """The price of a region for the deciding seat, or the coming income of one's own seat."""
    held = game.held(asker.person)
    number = asked.seat or (game.decider if game.decider in held else next(iter(held), 0))
    if number not in held:
        return Refusal("not-your-seat", asked.id)
    if game.match is None:
        return Refusal("not-playing", asked.id)
    state = game.match.state
    if not asked.region:
        return _told(asked.id, income(state, number - 1))
    region = next((n for n, site in enumerate(state.atlas.sites) if site.slug == asked.region), -1)
    army = state.acting or state.active[number - 1]
    if region < 0 or number != game.decider or army is None:
        return Refusal("nothing-to-explain", asked.id)
    return _told(asked.id, price(state, region, 0, army))


def _told(id: str, total: Sum) -> Explained:
    parts = [Part(part.key, int(part.amount), part.name) for part in total.parts]
    return Explained(id, int(total.total), parts)
