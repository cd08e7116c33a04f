"""What every region in reach costs, and why: the breakdowns that a table shows beside a board."""

from elbowroom import Match, Sum, income, price, why_not
from elbowroom.masks import regions_of
from elbowroom.notation.actions import parse_action
from elbowroom.rules.reach import targets


def sum_text(total: Sum) -> str:
    """A sum with its parts, as ``3 = price-base 2 + price-mountain 1``."""
    parts = " + ".join(f"{part.name or part.key} {part.amount}" for part in total.parts)
    return f"{total.total} = {parts}"


def main() -> None:
    """Pick the first combo, look around, take what is cheapest, and count the coins."""
    match = Match("surface-2", seed=11)
    match.submit("pick 1")
    army = match.state.active[0]
    assert army is not None
    print(f"{army.power.key} {army.race.key}, {army.hand} tokens in hand")

    s = match.state
    costs = {region: price(s, region) for region in regions_of(targets(s, army))}
    for region, cost in costs.items():
        print(f"  {s.atlas.sites[region].slug}: {sum_text(cost)}")

    cheapest = min(costs, key=lambda region: costs[region].total)
    match.submit(f"conquer {s.atlas.sites[cheapest].slug}")
    print(f"income if the turn ended now: {sum_text(income(s, 0))}")

    reason = why_not(s, parse_action(s, "decline"))
    assert reason is not None
    print(f"declining now is refused: {reason.key}")


if __name__ == "__main__":
    main()
