"""A game at one keyboard: what is shown to whom, and the log."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from elbowroom.cli.language import comma_list, region_name, say
from elbowroom.cli.mistakes import writing
from elbowroom.cli.seating import Seat
from elbowroom.cli.terminal.choices import Choice, choices
from elbowroom.cli.terminal.command_words import command_words
from elbowroom.cli.terminal.ending import result
from elbowroom.cli.terminal.keyboard import Keyboard
from elbowroom.cli.terminal.marks import seat_mark, seat_style
from elbowroom.cli.terminal.prompt import prompt_text
from elbowroom.cli.terminal.table import TableTop
from elbowroom.cli.terminal.tell import Line, Teller
from elbowroom.cli.terminal.typed import example_region, typed
from elbowroom.homemade.content import board_of
from elbowroom.play.match import Match
from elbowroom.play.offers import open_offers
from elbowroom.play.record import write_record
from elbowroom.rules.events import Deployed, Event, TurnBegan
from elbowroom.rules.state import PICK

_TALL = 42
_FEWEST_CHOICES, _MOST_CHOICES = 6, 15
_MOST_MISSED_LINES = 25
_CLEAR_SCROLLBACK = "\x1b[3J"


class Game:
    """One match of people and bots, shown on one console."""

    def __init__(
        self, match: Match, seats: Sequence[Seat], console: Console, save: Path | None = None
    ) -> None:
        self.match = match
        self.seats = list(seats)
        self.console = console
        self.save = save
        self.teller = Teller([seat.name for seat in seats])
        s = match.state
        board = board_of(s.atlas.name, s.book.contents.content)
        self.top = TableTop(console, self.teller, board)
        self.log: list[Line] = []
        self.choices: list[Choice] = []
        self.keyboard = Keyboard(self.completions)
        people = [seat.number for seat in seats if seat.is_person]
        self.hides_coins = len(people) > 1 and not match.state.options.open_coins
        self.viewer: int | None = people[0] if people else None
        self._lines_read = dict.fromkeys(people, 0)
        self._last_table: tuple[int, int, int, bool] | None = None
        self._deployed: dict[int, int] = {}
        self._deployer = 0

    # ------------------------------------------------------------------ the end, and saving

    def finish(self) -> None:
        """Show the end of the game, with the coins of all seats."""
        self.flush()
        self.keep()
        self.console.print(self.top.whole(self.match.view(self.viewer), {}))
        self.console.print(result(self.match, self.top))

    def keep(self) -> None:
        """Save the game if the command line named a file."""
        if self.save is not None:
            self.write(self.save)

    def write(self, path: Path) -> None:
        """Write the game to *path*."""
        with writing(path):
            path.write_text(write_record(self.match), encoding="utf-8")
        self.console.print(Text(say("play-saved", file=str(path))), soft_wrap=True)

    # ------------------------------------------------------------------ acting

    def play(self, action: str, seat: int) -> None:
        """Play *action* for *seat* and report its events; refusals are raised."""
        turn = self.match.state.turn
        self.report(self.match.submit(action, seat))
        if turn != self.match.state.turn and self.save is not None:
            with writing(self.save):
                self.save.write_text(write_record(self.match), encoding="utf-8")

    def report(self, events: Sequence[Event]) -> None:
        """Report *events*; tokens that a bot places one by one become one line."""
        state = self.match.state
        others = [event for event in events if not self._placed_by_bot(event)]
        if others or not events:
            self.flush()
        for line in self.teller.lines(state, others):
            self.tell(line)
        for event in others:
            if isinstance(event, TurnBegan) and event.seat == 0:
                begins = say("event-round", round=int(event.round), rounds=int(state.atlas.rounds))
                self.tell(Line(begins, heading=True))

    def _placed_by_bot(self, event: Event) -> bool:
        seat = int(event.seat) + 1
        if not isinstance(event, Deployed) or self.seats[seat - 1].is_person:
            return False
        if seat != self._deployer:
            self.flush()
        self._deployer = seat
        region = int(event.region)
        self._deployed[region] = self._deployed.get(region, 0) + int(event.tokens)
        return True

    def flush(self) -> None:
        """Report what a bot has placed."""
        if self._deployed:
            sites = self.match.state.atlas.sites
            additions = [
                say("play-redeployed-to", region=region_name(sites[region]), tokens=tokens)
                for region, tokens in self._deployed.items()
            ]
            name = self.teller.seat(self._deployer)
            text = say("play-redeployed", seat=name, list=comma_list(additions))
            self._deployed = {}
            self.tell(Line(text, self._deployer))

    def tell(self, line: Line) -> None:
        """Add a line to the log and show it."""
        self.log.append(line)
        self.console.print(self.styled(line))

    def styled(self, line: Line) -> Text:
        """A line with the mark of its seat, as the viewer may read it."""
        text = Text(line.read_by(self.viewer))
        if line.heading:
            return Text.assemble("── ", text, " ──", style="bold")
        if not line.seat:
            return Text.assemble("  ", text, style="dim")
        mark = seat_mark(line.seat, plain=self.top.plain)
        return Text.assemble((mark, seat_style(line.seat)), " ", text)

    def print(self, text: str) -> None:
        """Print one line."""
        self.console.print(Text(text))

    # ------------------------------------------------------------------ showing

    def welcome(self) -> None:
        """Show the map, the seats, the house rules and how to get help."""
        s = self.match.state
        names = comma_list(seat.name for seat in self.seats)
        options = comma_list(f"{key}={str(on).lower()}" for key, on in s.options.chosen.items())
        about = say("setup-line", map=s.atlas.name, box=say(f"box-{s.book.box}"), names=names)
        self.console.print(Text(about, style="bold"))
        if options:
            self.print(say("setup-options", options=options))
        if self.viewer is not None:
            self.print(say("play-hint", **example_region(s.atlas)))

    def pass_keyboard(self, seat: int) -> None:
        """Ask the next person to take the keyboard, so that nobody sees the coins of another."""
        changed = self.viewer != seat
        if changed and self.hides_coins:
            self.keyboard.ask(say("play-pass-keyboard", seat=self.teller.seat(seat)) + " ")
            self._wipe()
        self.viewer = seat
        if changed:
            for line in self.log[self._lines_read[seat] :][-_MOST_MISSED_LINES:]:
                self.console.print(self.styled(line))
        self._lines_read[seat] = len(self.log)

    def _wipe(self) -> None:
        """Clear the window and its scrollback."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(_CLEAR_SCROLLBACK)

    def show(self, seat: int) -> None:
        """Show the table if it is new or there is room for it, then the choices."""
        self.flush()
        s = self.match.state
        here = (int(s.round), int(s.turn), seat, s.phase == PICK)
        table = here != self._last_table or self.console.height >= _TALL
        if table:
            self.show_table()
        else:
            self.console.print(self.top.headline(self.match.view(seat)))
        self._last_table = here
        self.console.print(Text(prompt_text(s), style="italic"))
        # The board above stays on the screen.
        self.list_choices(few=table and not self.top.wide)

    def show_table(self) -> None:
        """Show the board with everything around it, as the viewer may see it."""
        view = self.match.view(self.viewer)
        self.console.print(self.top.whole(view, open_offers(self.match.state)))

    def list_choices(self, everything: bool = False, few: bool = False) -> None:
        """Show the numbered list; its numbers are valid until the next list."""
        self.choices = choices(self.match.state, self.teller)
        most = _FEWEST_CHOICES if few else min(_MOST_CHOICES, self.console.height - 12)
        room = max(_FEWEST_CHOICES, most)
        visible = self.choices if everything else self.choices[:room]
        texts = [typed(self.match.state.atlas, choice.text) for choice in visible]
        widest = max((len(text) for text in texts), default=0)
        for number, (text, choice) in enumerate(zip(texts, visible, strict=True), 1):
            action = f"{text:{widest}}  "
            line = Text.assemble((f"{number:3} ", "bold cyan"), action, (choice.note, "dim"))
            self.console.print(line, no_wrap=True, overflow="ellipsis")
        if len(visible) < len(self.choices):
            self.print("    " + say("play-more-actions", amount=len(self.choices) - len(visible)))

    def completions(self) -> list[str]:
        """What could be typed now."""
        atlas = self.match.state.atlas
        return [*(typed(atlas, action) for action in self.match.legal()), *command_words()]
