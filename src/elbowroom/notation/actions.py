"""Actions as one line of text: the same words in records, logs, the command line and protocols."""

from __future__ import annotations

from elbowroom.mistakes import Spot, quoted
from elbowroom.notation.spots import spot_in
from elbowroom.rules import actions as a
from elbowroom.rules.actions import Action, action
from elbowroom.rules.die import HIGHEST
from elbowroom.rules.force import means_of
from elbowroom.rules.means import COPIES, means_named, means_words
from elbowroom.rules.pieces import (
    ANCIENT,
    BALROG,
    FIRST_COUNTED,
    FIRST_FIND,
    LENDER,
    PIECES,
    RING,
    SCEPTER,
    piece_named,
)
from elbowroom.rules.redeploy import piece_word
from elbowroom.rules.state import State
from elbowroom.traits.trait import Trait

_PLAIN = {"stop": a.STOP, "end": a.END}
LENDER_KEY = PIECES[LENDER].key
_REGION = {"abandon": a.ABANDON, "rebirth": a.REBIRTH, "sacrifice": a.SACRIFICE}
_PLAIN_WORDS = {kind: word for word, kind in _PLAIN.items()}
_REGION_WORDS = {kind: word for word, kind in _REGION.items()}
_MOVABLE = {"ancient": ANCIENT, "balrog": BALROG}
_MOST = 255
_MOST_SLOTS = 60


def action_text(s: State, act: Action) -> str:
    """How *act* is written in the game of *s*."""
    kind = act.kind
    if kind in _PLAIN_WORDS:
        return _PLAIN_WORDS[kind]
    if kind in _REGION_WORDS:
        return f"{_REGION_WORDS[kind]} {_slug(s, act.index)}"
    if kind >= a.FIRST_OF_CHANCE:
        return _chance_text(s, act)
    return _other_text(s, act, kind)


def _slug(s: State, region: int) -> str:
    return s.atlas.sites[region].slug


def _other_text(s: State, act: Action, kind: int) -> str:
    if kind == a.DECLINE:
        return f"decline by {LENDER_KEY}" if act.detail == a.LENT else "decline"
    if kind == a.PICK_SLOT:
        swap = f" swap {act.detail}" if act.detail else ""
        return f"pick {act.index + 1}{swap}"
    if kind == a.ROLL_FIRST:
        return "roll"
    if kind == a.ALLY:
        return f"ally {act.index + 1}"
    where = _slug(s, act.index)
    if kind == a.DEPLOY:
        return f"deploy {where} {act.amount}"
    if kind == a.MOVE:
        return f"move {PIECES[act.detail].key} {where}"
    if kind == a.PLACE:
        counted = f" {act.amount}" if act.detail == FIRST_COUNTED else ""
        return f"place {piece_word(act.detail)} {where}{counted}"
    word = "conquer" if kind == a.CONQUER else "roll"
    by = f" by {' '.join(means_words(act.detail))}" if act.detail else ""
    return f"{word} {where}{by}"


def _chance_text(s: State, act: Action) -> str:
    if act.kind == a.DIE_FELL:
        return f"die {act.index}"
    if act.kind == a.DREW:
        race = s.book.races[act.index].key
        return f"draw {race} {s.book.power(act.detail - 1).key}"
    if act.kind == a.FOUND_IT:
        return f"find {s.book.finds[act.index].key}"
    if act.kind == a.GOT_POWER:
        return f"power {s.book.powers[act.index].key}"
    return f"monsters {_slug(s, act.index)}"


def parse_action(s: State, text: str, source: str = "") -> Action:
    """The action that *text* describes; it need not be legal, but its names must exist here."""
    return _Reader(s, text, source).read()


class _Reader:
    """Reads the words of one action."""

    def __init__(self, s: State, text: str, source: str) -> None:
        self.s = s
        self.text = text
        self.source = source
        self.words = text.split()

    def spot(self) -> Spot:
        return spot_in(self.source).at(self.text)

    def read(self) -> Action:
        verb = self.words[0] if self.words else ""
        if verb in _PLAIN:
            self.need(1, verb)
            return action(_PLAIN[verb])
        if verb in _REGION:
            self.need(2, f"{verb} REGION")
            return action(_REGION[verb], self.region(1))
        reader = getattr(self, f"read_{verb}", None) if verb.isidentifier() else None
        if reader is None:
            raise self.spot().wrong("action", text=quoted(verb))
        act = reader()
        assert isinstance(act, Action)
        return act

    def need(self, count: int, form: str) -> None:
        if len(self.words) != count:
            raise self.spot().wrong("write", form=form)

    def region(self, place: int) -> int:
        slug = self.words[place] if place < len(self.words) else ""
        number = self.s.atlas.region(slug)
        if number < 0:
            raise self.spot().wrong("region", text=quoted(slug), map=self.s.atlas.name)
        return number

    def number(self, place: int, least: int, most: int) -> int:
        word = self.words[place] if place < len(self.words) else ""
        number = int(word) if word.isascii() and word.isdigit() and len(word) < 4 else -1
        if not least <= number <= most:
            raise self.spot().wrong("number", text=quoted(word), least=least, most=most)
        return number

    # ------------------------------------------------------------------ verbs

    def read_pick(self) -> Action:
        swap = 0
        if len(self.words) == 4 and self.words[2] == "swap":
            swap = self.number(3, 1, _MOST_SLOTS)
        else:
            self.need(2, "pick SLOT [swap SLOT]")
        return action(a.PICK_SLOT, self.number(1, 1, _MOST_SLOTS) - 1, 1, swap)

    def read_decline(self) -> Action:
        if self.words[1:] == ["by", LENDER_KEY]:
            return action(a.DECLINE, 0, 1, a.LENT)
        self.need(1, f"decline [by {LENDER_KEY}]")
        return action(a.DECLINE)

    def read_conquer(self) -> Action:
        region = self.region(1)
        return action(a.CONQUER, region, 1, self.means(region))

    def read_roll(self) -> Action:
        if len(self.words) == 1:
            return action(a.ROLL_FIRST)
        region = self.region(1)
        return action(a.ROLL, region, 1, self.means(region))

    def means(self, region: int) -> int:
        if len(self.words) == 2:
            return 0
        if self.words[2] != "by" or len(self.words) == 3:
            raise self.spot().wrong("write", form=f"{self.words[0]} REGION by MEANS")
        marks = 0
        for word in self.words[3:]:
            mark = self.bag_mark() if word == "bag" else means_named(word)
            if mark == 0:
                raise self.spot().wrong("nothing", text=quoted(word))
            if marks & mark:
                raise self.spot().wrong("twice", text=word)
            marks |= mark
        return marks

    def bag_mark(self) -> int:
        """``by bag`` where only one relic can be meant."""
        me = self.s.acting
        marks = means_of(self.s, me) & COPIES if me is not None else 0
        if marks == 0 or marks & (marks - 1):
            raise self.spot().wrong("bag", form="by bag:sword")
        return marks

    def read_deploy(self) -> Action:
        self.need(3, "deploy REGION NUMBER")
        return action(a.DEPLOY, self.region(1), self.number(2, 1, _MOST))

    def read_place(self) -> Action:
        if len(self.words) not in (3, 4):
            raise self.spot().wrong("write", form="place PIECE REGION")
        amount = self.number(3, 1, _MOST) if len(self.words) == 4 else 1
        return action(a.PLACE, self.region(2), amount, self.piece(self.words[1]))

    def piece(self, word: str) -> int:
        if word == "bag":
            return a.COPY_OF + self.bag_relic()
        copied = word.startswith("bag:")
        kind = piece_named(word.removeprefix("bag:"))
        if copied and kind in (RING, SCEPTER):
            return a.COPY_OF + kind
        if copied or kind < 0 or (kind >= FIRST_FIND and kind not in (RING, SCEPTER)):
            raise self.spot().wrong("piece", text=quoted(word))
        return kind

    def bag_relic(self) -> int:
        """``place bag`` where only one relic can be meant."""
        open_now = [relic for relic in (RING, SCEPTER) if self.s.where[relic] != 0]
        if len(open_now) != 1:
            raise self.spot().wrong("bag", form="place bag:ring wood")
        return open_now[0]

    def read_move(self) -> Action:
        self.need(3, "move PIECE REGION")
        if self.words[1] not in _MOVABLE:
            known = tuple(_MOVABLE)
            raise self.spot().wrong("choice", text=quoted(self.words[1]), known=known)
        return action(a.MOVE, self.region(2), 1, _MOVABLE[self.words[1]])

    def read_ally(self) -> Action:
        self.need(2, "ally SEAT")
        return action(a.ALLY, self.number(1, 1, self.s.seats) - 1)

    # ------------------------------------------------------------------ chance

    def read_die(self) -> Action:
        self.need(2, "die NUMBER")
        return action(a.DIE_FELL, self.number(1, 0, HIGHEST))

    def read_draw(self) -> Action:
        self.need(3, "draw RACE POWER")
        race = self.trait_number(self.s.book.races, self.words[1])
        if self.words[2] == self.s.book.no_power.key:
            return action(a.DREW, race)
        return action(a.DREW, race, 1, self.trait_number(self.s.book.powers, self.words[2]) + 1)

    def read_find(self) -> Action:
        self.need(2, "find PLACE_OR_RELIC")
        return action(a.FOUND_IT, self.trait_number(self.s.book.finds, self.words[1]))

    def read_power(self) -> Action:
        self.need(2, "power POWER")
        return action(a.GOT_POWER, self.trait_number(self.s.book.powers, self.words[1]))

    def read_monsters(self) -> Action:
        self.need(2, "monsters REGION")
        return action(a.MONSTERS, self.region(1))

    def trait_number(self, traits: list[Trait], key: str) -> int:
        """The number of the trait with this key in the book of the game."""
        for number, trait in enumerate(traits):
            if trait.key == key:
                return number
        raise self.spot().wrong("nothing", text=quoted(key))
