"""`elbowroom card`: prints the cards of home-made races and powers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from elbowroom.cli.home_made import read_file
from elbowroom.cli.language import plain, say, words
from elbowroom.cli.mistakes import Trouble
from elbowroom.homemade.content import Content
from elbowroom.homemade.definitions import RACE, Collection, Definition
from elbowroom.homemade.reading import tray_of
from elbowroom.homemade.sentences import name_of, rule_messages
from elbowroom.mistakes import Spot
from elbowroom.words.speaker import Speaker


def card(*paths: Annotated[Path, Parameter(help=plain("help-option-collections"))]) -> int:
    """Print the cards of a collection."""
    if not paths:
        raise Trouble(say("error-no-paths"))
    console = Console(highlight=False, markup=False)
    for path in paths:
        collection = read_file(path)
        Content([collection], str(path))
        for thing in collection.definitions:
            _print(console, collection, thing)
    return 0


def _print(console: Console, collection: Collection, thing: Definition) -> None:
    console.print(Text(name_of(thing, words().locale), style="bold"))
    console.print(Text(f"  {_numbers(thing)}", style="dim"))
    speaker = Speaker(words())
    for message in rule_messages(thing):
        console.print(Text(f"  {speaker.say(message)}"))
    if thing.flavour:
        console.print(Text(f"  {thing.flavour}", style="italic"))
    if collection.author:
        by = say("made-card-by", collection=collection.name, author=collection.author)
        console.print(Text(f"  {by}", style="dim"))


def _numbers(thing: Definition) -> str:
    """The banner or badge, whose place it takes, and the tray."""
    lines = [say(f"made-card-{thing.kind}", tokens=thing.tokens)]
    if thing.kind == RACE:
        if thing.stands_in_for:
            lines.append(say("made-card-stand-in", name=words().named(thing.stands_in_for)))
        lines.append(say("made-card-tray", tokens=tray_of(thing, Spot(""))))
    return words().comma_list(lines)
