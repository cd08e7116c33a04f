"""`elbowroom check-collection`: reads collections and says what is wrong with them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from elbowroom.atlas.read import atlas, board_names
from elbowroom.cli.home_made import read_file
from elbowroom.cli.language import plain, say, words
from elbowroom.cli.mistakes import MALFORMED, Trouble, one_line, tell
from elbowroom.errors import NotParsable
from elbowroom.homemade.content import Content
from elbowroom.homemade.definitions import RACE
from elbowroom.homemade.sentences import teach
from elbowroom.homemade.warnings import warnings_on
from elbowroom.words.speaker import Speaker


def check_collection(
    *paths: Annotated[Path, Parameter(help=plain("help-option-collections"))],
) -> int:
    """Check collections of home-made races, powers and maps."""
    if not paths:
        raise Trouble(say("error-no-paths"))
    return max(_check(path) for path in paths)


def _check(path: Path) -> int:
    try:
        content = Content([read_file(path)], str(path))
    except (NotParsable, Trouble) as error:
        print(one_line(tell(error)), file=sys.stderr)
        return MALFORMED
    races = sum(thing.kind == RACE for thing in content.definitions)
    powers = len(content.definitions) - races
    fine = say(
        "check-collection-fine",
        file=str(path), races=races, powers=powers, maps=len(content.maps), digest=content.digest,
    )  # fmt: skip
    print(one_line(fine))
    _warn(path, content)
    return 0


def _warn(path: Path, content: Content) -> None:
    """Tell which effects can never work, map by map."""
    teach(words(), content.definitions)
    speaker = Speaker(words())
    boards = [atlas(name) for name in board_names()]
    boards += [each.board.atlas for each in content.maps]
    for thing in content.definitions:
        for message in warnings_on(thing, boards, places=True):
            args = {"file": str(path), "place": thing.key, "warning": speaker.say(message)}
            print(one_line(say("check-collection-warning", **args)), file=sys.stderr)
