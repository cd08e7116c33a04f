"""Answers questions at the table: prices, odds, reasons, income, rules. Changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from elbowroom.atlas.atlas import Atlas
from elbowroom.atlas.printed import slug
from elbowroom.cli.language import comma_list, region_name, say, words
from elbowroom.cli.mistakes import one_line
from elbowroom.cli.terminal.board import ground
from elbowroom.cli.terminal.command_words import WITH_BY
from elbowroom.cli.terminal.reading import VERBS, Reader, Reading, matching
from elbowroom.cli.terminal.table import rule_of
from elbowroom.cli.terminal.tell import Teller
from elbowroom.cli.terminal.typed import example_region, typed, typed_region
from elbowroom.errors import NotParsable
from elbowroom.notation.actions import action_text, parse_action
from elbowroom.notation.board import things_in
from elbowroom.play.match import Match
from elbowroom.play.offers import open_offers
from elbowroom.rules import actions as a
from elbowroom.rules.actions import Action
from elbowroom.rules.explain import income, price
from elbowroom.rules.legal import legal_actions
from elbowroom.rules.quote import odds_of, quote_for
from elbowroom.rules.refusals import why_not
from elbowroom.rules.state import Army, State
from elbowroom.words import ENGLISH, entries

_KINDS = ("race", "power", "place", "relic", "piece", "terrain", "symbol")


class Answers:
    """Answers for the deciding seat of *match*."""

    def __init__(self, match: Match, teller: Teller) -> None:
        self._match = match
        self._teller = teller

    @property
    def _s(self) -> State:
        return self._match.state

    def _reader(self) -> Reader:
        return Reader(self._s, self._match.legal())

    # ------------------------------------------------------------------ prices

    def price(self, arguments: Sequence[str]) -> RenderableType:
        """The price of one region, part by part, or the prices of all regions in reach."""
        if self._army() is None:
            return Text(say("answer-no-army"))
        if not arguments:
            return self._all_prices()
        return self._about_region(arguments, self._price_of)

    def _army(self) -> Army | None:
        return self._s.acting or self._s.active[self._s.turn]

    def _about_region(
        self, arguments: Sequence[str], tell: Callable[[int], RenderableType]
    ) -> RenderableType:
        reading = self._reader().region(arguments)
        if not reading.action:
            return Text(unclear(reading, self._s.atlas))
        return tell(self._s.atlas.region(reading.action))

    def _price_of(self, region: int) -> RenderableType:
        s = self._s
        parts = self._teller.parts(price(s, region), "price-total")
        title = Text(region_name(s.atlas.sites[region]), style="bold")
        reason = why_not(s, a.action(a.CONQUER, region))
        closing = [] if reason is None else [Text(self._teller.reason(reason), style="italic")]
        return Group(title, *(Text(f"  {part}") for part in parts), *closing)

    def _all_prices(self) -> RenderableType:
        matches = open_offers(self._s)
        if not matches:
            return Text(say("answer-no-prices"))
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column(say("table-price"), justify="right")
        for key in ("table-region", "table-terrain", "table-pieces"):
            table.add_column(say(key))
        table.add_column(say("table-chance"), justify="right")
        for region, offer in sorted(matches.items(), key=lambda pair: pair[1].price):
            site = self._s.atlas.sites[region]
            here = self._teller.things(things_in(self._s, region))
            chance = say("percent", chance=offer.chance) if offer.chance else "–"
            table.add_row(
                str(offer.price), typed_region(site), comma_list(ground(site)), here, chance
            )
        return table

    # ------------------------------------------------------------------ the die

    def odds(self) -> RenderableType:
        """The odds of the die for every region that the tokens in hand cannot pay for."""
        lines = [say("odds-faces")]
        rolls = [act for act in legal_actions(self._s) if act.kind == a.ROLL]
        rolls.sort(key=lambda act: -odds_of(self._s, act))
        lines += [self._odds_line(act) for act in rolls]
        return Text("\n".join(lines if rolls else [*lines, say("odds-none")]))

    def _odds_line(self, act: Action) -> str:
        s, me = self._s, self._s.acting
        assert me is not None, "an army rolls"
        quote = quote_for(s, me)
        return say(
            "odds-line",
            region=typed(s.atlas, action_text(s, act).partition(" ")[2]),
            price=int(quote.at(act.index, act.detail)),
            hand=int(quote.strength(act.index)),
            chance=quote.odds(act.index, act.detail),
        )

    # ------------------------------------------------------------------ reasons

    def why(self, arguments: Sequence[str]) -> RenderableType:
        """Why an action is refused; a region alone means conquering it."""
        if not arguments:
            return Text(say("answer-why-what"))
        reader = self._reader()
        is_action = _begins_an_action(arguments) or not _is_known(reader.region(arguments))
        is_action = is_action and bool(matching(arguments[0].lower(), VERBS))
        reading = reader.read(" ".join(arguments)) if is_action else reader.region(arguments)
        if not reading.action:
            return Text(unclear(reading, self._s.atlas))
        return self._why(reading.action if is_action else f"conquer {reading.action}")

    def _why(self, text: str) -> RenderableType:
        try:
            act = parse_action(self._s, text)
        except NotParsable:
            return Text(malformed(text, self._s.atlas))
        reason = why_not(self._s, act)
        if reason is not None:
            return Text(self._teller.reason(reason))
        legal = Text(say("answer-legal", action=typed(self._s.atlas, text)))
        if act.kind != a.CONQUER or act.detail:
            return legal
        return Group(legal, self._price_of(act.index))

    # ------------------------------------------------------------------ coins and rules

    def income(self, seat: int) -> RenderableType:
        """What *seat*, from 1, would score now."""
        title = Text(say("title-income", seat=self._teller.seat(seat)), style="bold")
        parts = self._teller.parts(income(self._s, seat - 1), "income-total")
        return Group(title, *(Text(f"  {part}") for part in parts))

    def explain(self, arguments: Sequence[str]) -> RenderableType:
        """The rules of one race, power, place, relic, piece, terrain or symbol."""
        if not arguments:
            return Text(say("answer-explain-what"))
        joined = slug(" ".join(arguments))
        keys = [key for kind in _KINDS for key in _keys(kind)]
        matches = _called(joined, {key: slug(words().text(key)) for key in keys})
        matches = matches or _called(joined, {key: key.partition("-")[2] for key in keys})
        if not matches:
            return Text(say("content-unknown", text=" ".join(arguments)))
        return Group(*(_rule_line(key) for key in matches))


def _begins_an_action(arguments: Sequence[str]) -> bool:
    """Whether this is a verb, or the beginning of one plus more; a single word may be a region."""
    word = arguments[0].lower()
    return word in VERBS or (len(arguments) > 1 and bool(matching(word, VERBS)))


def _is_known(reading: Reading) -> bool:
    return bool(reading.action or reading.meanings)


def _keys(kind: str) -> list[str]:
    keys = [*entries(ENGLISH), *words().learnt]
    return [key for key in keys if key.startswith(f"{kind}-") and _has_rule(key)]


def _has_rule(key: str) -> bool:
    return words().has_attr(key, "text")


def _called(word: str, names: Mapping[str, str]) -> list[str]:
    """The keys whose *names* the word may mean."""
    meanings = matching(word, names.values())
    return [key for key, name in names.items() if name in meanings]


def _rule_line(key: str) -> Text:
    return Text.assemble((words().text(key), "bold"), ": ", rule_of(key))


def malformed(text: str, atlas: Atlas) -> str:
    """The answer to an action that cannot be read: how it is written."""
    verb, *rest = text.split()
    key = f"action-{verb}-by" if "by" in rest and verb in WITH_BY else f"action-{verb}"
    return say("play-malformed", example=say(key, **example_region(atlas)))


def unclear(reading: Reading, atlas: Atlas) -> str:
    """The answer to words that have no meaning, or several."""
    if reading.meanings:
        known = tuple(typed(atlas, meaning) for meaning in reading.meanings)
        return say("play-ambiguous", text=reading.unknown, known=known)
    key, name = ("why-unknown-region", "region") if reading.of_region else ("play-unknown", "text")
    return say(key, **{name: one_line(reading.unknown)})
