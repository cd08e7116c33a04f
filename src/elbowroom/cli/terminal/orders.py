"""Executes what is typed at the table: a number, an action or a command, abbreviated or not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from elbowroom.cli.language import say, words
from elbowroom.cli.mistakes import Trouble, one_line
from elbowroom.cli.terminal.advice import advise
from elbowroom.cli.terminal.answers import Answers, malformed, unclear
from elbowroom.cli.terminal.command_words import COMMANDS, HELP_SIGN, WITH_BY, commands_by_word
from elbowroom.cli.terminal.game import Game
from elbowroom.cli.terminal.keyboard import EndOfInput
from elbowroom.cli.terminal.reading import VERBS, Reader, matching
from elbowroom.cli.terminal.tell import Line
from elbowroom.cli.terminal.typed import example_region
from elbowroom.errors import NotParsable
from elbowroom.masks import regions_of
from elbowroom.play.exposure import weakness
from elbowroom.play.match import Refused
from elbowroom.rules import actions as a
from elbowroom.rules.legal import legal_actions, most_at_once
from elbowroom.words import ENGLISH, Words

Answer = Callable[[list[str]], bool]

_MOST_LOG = 40


class Leave(Exception):
    """Somebody quits before the end."""


class Orders:
    """Executes one line at a time; returns whether the position has changed."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._answers = Answers(game.match, game.teller)
        self._seat = 0
        # The number of actions of each line, so that undo takes back whole lines.
        self._orders: list[int] = []

    def obey(self, line: str, seat: int) -> bool:
        """Execute *line* for *seat*, or print why not."""
        self._seat = seat
        arguments = line.split()
        if not arguments:
            self._game.show_table()
            self._game.list_choices()
            return False
        if line.isascii() and line.isdigit():
            return self._choose(int(line[:4]))
        meaning = self._meaning(arguments[0].lower())
        if meaning in COMMANDS:
            return self._command(meaning, arguments[1:])
        return self._act(line) if meaning else False

    def _choose(self, number: int) -> bool:
        choices = self._game.choices
        if not 1 <= number <= len(choices):
            return self._say(say("play-no-number", number=number, most=len(choices)))
        return self.obey(choices[number - 1].text, self._seat)

    def _meaning(self, word: str) -> str:
        """The command or verb that *word* begins; exact words first, then what is legal now."""
        if word == HELP_SIGN:
            return "help"
        legal = Reader(self._game.match.state, self._game.match.legal()).verbs()
        if word in commands_by_word():
            return commands_by_word()[word]
        for names in (legal, list(commands_by_word()), VERBS):
            candidates = {commands_by_word().get(name, name) for name in matching(word, names)}
            if len(candidates) == 1:
                return candidates.pop()
            if candidates:
                known = tuple(sorted(candidates))
                self._say(say("play-ambiguous", text=one_line(word), known=known))
                return ""
        self._say(say("play-unknown", text=one_line(word)))
        return ""

    def _say(self, text: str) -> bool:
        self._game.print(text)
        return False

    # ------------------------------------------------------------------ actions

    def _act(self, text: str) -> bool:
        match = self._game.match
        reading = Reader(match.state, match.legal()).read(text)
        if not reading.action:
            return self._say(unclear(reading, match.state.atlas))
        return self._play([reading.action])

    def _play(self, actions: list[str]) -> bool:
        """Play *actions* in order, up to the first refusal."""
        if self._game.match.undoable(self._seat) == 0:
            self._orders.clear()
        played = 0
        try:
            for action in actions:
                self._game.play(action, self._seat)
                played += 1
        except NotParsable:
            self._say(malformed(actions[played], self._game.match.state.atlas))
        except Refused as error:
            self._say(say("play-refused", reason=self._game.teller.reason(error.reason)))
        if played:
            self._orders.append(played)
        return played > 0

    # ------------------------------------------------------------------ commands

    def _command(self, key: str, rest: list[str]) -> bool:
        game, answers = self._game, self._answers
        screens: dict[str, Callable[[], RenderableType]] = {
            "price": lambda: answers.price(rest),
            "odds": lambda: answers.odds(),
            "why": lambda: answers.why(rest),
            "income": lambda: answers.income(self._seat),
            "explain": lambda: answers.explain(rest),
            "help": lambda: _help_screen(example_region(game.match.state.atlas)),
            "table": lambda: game.top.seats(game.match.view(self._seat)),
            "combos": lambda: game.top.combo_texts(game.match.view(self._seat)),
            "hint": lambda: advise(game.match, self._seat, game.console),
        }
        if key in screens:
            game.console.print(screens[key]())
            return False
        commands: dict[str, Answer] = {
            "actions": self._list_all,
            "code": self._code,
            "map": self._map,
            "spread": self._spread,
            "undo": self._undo,
            "log": self._log,
            "save": self._save,
            "quit": self._quit,
        }
        return commands[key](rest)

    def _list_all(self, rest: list[str]) -> bool:
        self._game.list_choices(everything=True)
        return False

    def _map(self, rest: list[str]) -> bool:
        self._game.show_table()
        return False

    def _code(self, rest: list[str]) -> bool:
        # Never wrapped, so that it can be copied.
        code = self._game.match.view(self._seat).code
        self._game.console.print(Text(code), soft_wrap=True)
        return False

    def _log(self, rest: list[str]) -> bool:
        for line in self._game.log[-_MOST_LOG:]:
            self._game.console.print(self._game.styled(line))
        return False

    def _spread(self, rest: list[str]) -> bool:
        """Deploy all tokens in hand, each where the fewest tokens are."""
        s = self._game.match.state
        me = s.acting
        regions = [act.index for act in legal_actions(s) if act.kind == a.DEPLOY]
        if me is None or not regions:
            return self._say(say("play-nothing-to-spread"))
        tokens = {region: int(s.tokens[region]) for region in regions_of(me.held)}
        additions = dict.fromkeys(regions, 0)
        for _ in range(int(most_at_once(s, a.action(a.DEPLOY, regions[0], 2)))):
            weakest = min(
                regions, key=lambda region: (tokens[region], -weakness(s, me, region), region)
            )
            tokens[weakest] += 1
            additions[weakest] += 1
        sites = s.atlas.sites
        return self._play(
            [f"deploy {sites[region].slug} {n}" for region, n in additions.items() if n]
        )

    def _undo(self, rest: list[str]) -> bool:
        match = self._game.match
        possible = match.undoable(self._seat)
        if possible == 0:
            return self._say(say("play-nothing-to-undo"))
        actions = min(self._orders.pop() if self._orders else 1, possible)
        match.undo(actions, self._seat)
        name = self._game.teller.seat(self._seat)
        self._game.tell(Line(say("event-undo", seat=name, amount=actions), self._seat))
        return True

    # ------------------------------------------------------------------ saving and leaving

    def _save(self, rest: list[str]) -> bool:
        path = Path(" ".join(rest)) if rest else self._game.save
        if path is None:
            return self._say(say("play-save-where"))
        self._write(path)
        return False

    def _write(self, path: Path) -> bool:
        try:
            self._game.write(path)
        except Trouble as error:
            return self._say(str(error))
        return True

    def _quit(self, rest: list[str]) -> bool:
        """Ask where to save the game, unless that is known already."""
        if self._game.save is None:
            try:
                answer = self._game.keyboard.ask(say("play-quit-save") + " ")
            except EndOfInput:
                answer = ""
            if answer in _answers("play-stay"):
                return False
            if answer not in ("", *_answers("play-no")) and not self._write(Path(answer)):
                return self._quit(rest)
        self._say(say("play-goodbye"))
        raise Leave


def _answers(key: str) -> tuple[str, str]:
    """An answer in the player's language, and in English like everything else that is typed."""
    return say(key), Words(ENGLISH).text(key)


def _help_screen(region: Mapping[str, str]) -> RenderableType:
    """All actions and commands with their descriptions; *region* is of the examples."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(no_wrap=True)
    table.add_column()
    table.add_row(Text(say("help-screen-actions"), style="bold"))
    keys = [f"action-{verb}" for verb in VERBS]
    for verb in WITH_BY:
        keys.insert(keys.index(f"action-{verb}") + 1, f"action-{verb}-by")
    for key in [*keys, "", *(f"command-{command}" for command in COMMANDS)]:
        if key:
            table.add_row(f"  {say(key, **region)}", words().attr(key, "text", **region))
        else:
            table.add_row(Text(say("help-screen-commands"), style="bold"))
    return Group(table, Text(), Text(say("help-screen-footer", **region)))
