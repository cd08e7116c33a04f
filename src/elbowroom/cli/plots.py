"""Charts, drawn with matplotlib if that is installed."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from elbowroom.arena.analysis import Turn
from elbowroom.arena.balance import Balance, Worth
from elbowroom.arena.contest import Contest, Result
from elbowroom.arena.summary import BotSummary
from elbowroom.cli.language import say, words
from elbowroom.cli.mistakes import Trouble, writing

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COLOURS = ("#3b6ea8", "#c8553d", "#5a8f4e", "#8d6ab0", "#c99a2e", "#4a4a4a")
_SOURCE_COLOURS = (
    *("#5a8f4e", "#a9c98f", "#3b6ea8", "#7fa8d1", "#8d6ab0", "#c99a2e"),
    *("#e3c16f", "#b5895a", "#6b6b6b", "#c8553d", "#d98b7b", "#8a3324"),
)
_DOTS = 150


def check_picture(path: Path | None) -> None:
    """Check that a picture can be drawn and written before the work starts, not after it."""
    if path is None:
        return
    if path.suffix.lower() != ".png":
        raise Trouble(say("error-not-png", file=str(path)))
    try:
        import matplotlib.figure  # noqa: F401
    except ImportError as error:
        raise Trouble(say("error-extra", name="matplotlib", extra="arena")) from error
    with writing(path), path.open("ab"):
        pass


def new_figure(width: float, height: float) -> Figure:
    """An empty picture, in inches."""
    from matplotlib.figure import Figure

    return Figure(figsize=(width, height), layout="constrained")


def save(figure: Figure, path: Path) -> None:
    """Write the picture; equal figures give equal bytes."""
    with writing(path):
        figure.savefig(path, dpi=_DOTS, format="png", metadata={"Software": None})


def plain_axes(axes: Axes, title: str) -> None:
    """A title, and as few lines as possible."""
    axes.set_title(title, fontsize=10, loc="left")
    axes.spines[["top", "right"]].set_visible(False)
    axes.tick_params(labelsize=8)


# ---------------------------------------------------------------------- the arena


def draw_contest(
    contest: Contest, results: Sequence[Result], lines: Sequence[BotSummary], path: Path
) -> None:
    """Win rates, ratings, how the coins are spread, and where they came from."""
    figure = new_figure(10, 7)
    title = say("sim-title", games=len(results), seed=str(contest.seed), map=contest.map)
    figure.suptitle(title, fontsize=12)
    panels = figure.subplots(2, 2)
    _win_rates(panels[0][0], contest, lines)
    _ratings(panels[0][1], lines)
    _spread(panels[1][0], contest, results, lines)
    _sources(panels[1][1], lines)
    save(figure, path)


def _names(lines: Sequence[BotSummary]) -> list[str]:
    return [line.bot for line in lines]


def _win_rates(axes: Axes, contest: Contest, lines: Sequence[BotSummary]) -> None:
    plain_axes(axes, say("plot-win-rate"))
    for place, line in enumerate(lines):
        whisker = [[max(line.win_rate - line.low, 0)], [max(line.high - line.win_rate, 0)]]
        colour = COLOURS[place % len(COLOURS)]
        axes.errorbar([place], [line.win_rate], yerr=whisker, fmt="o", capsize=4, color=colour)
        # The win rate by chance alone.
        fair = line.seats / len(contest.bots)
        axes.plot([place - 0.3, place + 0.3], [fair, fair], color="#999999", linestyle=":")
    axes.set_xticks(range(len(lines)), _names(lines))
    axes.set_xlim(-0.6, len(lines) - 0.4)
    axes.set_ylim(-0.03, 1.03)


def _ratings(axes: Axes, lines: Sequence[BotSummary]) -> None:
    plain_axes(axes, say("plot-rating"))
    for place, line in enumerate(lines):
        if line.rating is not None:
            reach = line.rating.high - line.rating.mu
            colour = COLOURS[place % len(COLOURS)]
            axes.errorbar([place], [line.rating.mu], yerr=reach, fmt="o", capsize=4, color=colour)
    axes.set_xticks(range(len(lines)), _names(lines))
    axes.set_xlim(-0.6, len(lines) - 0.4)


def _spread(
    axes: Axes, contest: Contest, results: Sequence[Result], lines: Sequence[BotSummary]
) -> None:
    plain_axes(axes, say("plot-coins"))
    coins = [
        [
            result.coins[place]
            for result in results
            for place, bot in enumerate(contest.bots)
            if bot == line.bot
        ]
        for line in lines
    ]
    lowest, highest = min(map(min, coins)), max(map(max, coins))
    bins = [lowest + step * max(highest - lowest, 1) / 24 for step in range(25)]
    for place, (line, values) in enumerate(zip(lines, coins, strict=True)):
        colour = COLOURS[place % len(COLOURS)]
        axes.hist(values, bins=bins, alpha=0.55, color=colour, label=line.bot)
    axes.legend(fontsize=8, frameon=False)


def _sources(axes: Axes, lines: Sequence[BotSummary]) -> None:
    """Income is stacked to the right, expenses to the left."""
    from elbowroom.play.earnings import SOURCES

    plain_axes(axes, say("plot-sources"))
    ends = {(place, sign): 0.0 for place in range(len(lines)) for sign in (False, True)}
    for source, colour in zip(SOURCES, _SOURCE_COLOURS, strict=True):
        coins = [line.sources.get(source, 0.0) for line in lines]
        if not any(coins):
            continue
        lefts = [ends[place, each < 0] for place, each in enumerate(coins)]
        label = say(f"source-{source}")
        axes.barh(range(len(lines)), coins, left=lefts, color=colour, label=label)
        for place, each in enumerate(coins):
            ends[place, each < 0] += each
    axes.axvline(0, color="#666666", linewidth=0.8)
    axes.set_yticks(range(len(lines)), _names(lines))
    axes.invert_yaxis()
    axes.legend(fontsize=6, frameon=False, loc="upper center", bbox_to_anchor=(0.5, -0.08), ncols=3)


# ---------------------------------------------------------------------- a game


def draw_chances(names: Sequence[str], turns: Sequence[Turn], path: Path) -> None:
    """The chances of every seat turn by turn, and below what its turns cost it."""
    figure = new_figure(10, 6)
    above, below = figure.subplots(2, 1, sharex=True, height_ratios=(3, 1))
    plain_axes(above, say("plot-chances"))
    plain_axes(below, say("plot-costs"))
    places = range(1, len(turns) + 1)
    for seat, name in enumerate(names):
        colour = COLOURS[seat % len(COLOURS)]
        above.plot(places, [turn.chances[seat] for turn in turns], color=colour, label=name)
        mine = [place for place, turn in zip(places, turns, strict=True) if turn.seat == seat + 1]
        below.bar(mine, [turns[place - 1].cost for place in mine], color=colour)
    above.set_ylim(-0.03, 1.03)
    above.legend(fontsize=8, frameon=False, ncols=len(names))
    below.set_xlabel(say("plot-rounds"), fontsize=8)
    firsts = [place for place, turn in zip(places, turns, strict=True) if turn.seat == 1]
    below.set_xticks(firsts, [str(turns[place - 1].round) for place in firsts])
    save(figure, path)


# ---------------------------------------------------------------------- balance


def draw_balance(title: str, balance: Balance, path: Path) -> None:
    """Races on the left, powers on the right; coins above, win rates below."""
    rows = max(len(balance.races), len(balance.powers))
    figure = new_figure(12, 1.5 + 0.36 * rows)
    figure.suptitle(title, fontsize=12)
    panels = figure.subplots(2, 2)
    for column, (kind, worths) in enumerate((("race", balance.races), ("power", balance.powers))):
        _worth_in_coins(panels[0][column], say(f"balance-{kind}-coins"), worths)
        _worth_in_wins(panels[1][column], say(f"balance-{kind}-wins"), worths)
    save(figure, path)


def _label_axes(axes: Axes, title: str, worths: Sequence[Worth]) -> None:
    plain_axes(axes, title)
    names = [words().name(worth.race or worth.power) for worth in worths]
    axes.set_yticks(range(len(worths)), names)
    axes.tick_params(axis="y", labelsize=6)
    axes.set_ylim(len(worths) - 0.4, -0.6)


def _worth_in_coins(axes: Axes, title: str, worths: Sequence[Worth]) -> None:
    _label_axes(axes, title, worths)
    axes.barh(range(len(worths)), [worth.coins for worth in worths], color=COLOURS[0])


def _worth_in_wins(axes: Axes, title: str, worths: Sequence[Worth]) -> None:
    ordered = sorted(worths, key=lambda worth: -worth.win_rate)
    _label_axes(axes, title, ordered)
    rates = [worth.win_rate for worth in ordered]
    whiskers = [
        [max(worth.win_rate - worth.low, 0) for worth in ordered],
        [max(worth.high - worth.win_rate, 0) for worth in ordered],
    ]
    axes.errorbar(
        rates, range(len(ordered)), xerr=whiskers, fmt="o", markersize=3, color=COLOURS[1]
    )
