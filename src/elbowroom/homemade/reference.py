"""The reference of effects and words in ``docs/make-your-own.md``, written from the code.

``python -m elbowroom.homemade.reference docs/make-your-own.md`` puts it into the page.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from elbowroom.homemade.definitions import COUNTS, POWER, RACE, TIMES
from elbowroom.homemade.effect_reading import BORROWABLE, BOUNDS, VERBS, read_effect
from elbowroom.homemade.fields import Fields
from elbowroom.homemade.region_grammar import (
    PREFIXES,
    PRINTED_WORDS,
    WORDS,
    SetNode,
)
from elbowroom.homemade.sentences import effect_message, set_message
from elbowroom.mistakes import Spot
from elbowroom.words import Words
from elbowroom.words.speaker import Speaker

BEGIN: Final = "<!-- written by elbowroom.homemade.reference: begin -->"
END: Final = "<!-- end -->"

# One of every form that an effect can have.
EXAMPLES: Final[tuple[dict[str, object], ...]] = (
    {"cheaper": "cavern or near (mountain and held)"},
    {"cheaper": "hill", "by": 2},
    {"dearer": "all and not mountain"},
    {"unguarded": "ruin"},
    {"enter": "beside chasm"},
    {"reach": "mountain"},
    {"reach": "beside chasm", "first": False},
    {"join": "cavern"},
    {"water": True},
    {"deadly": 1},
    {"merciful": True},
    {"coins": 1, "each": "mine", "when": "always"},
    {"coins": 1, "per": 2, "of": "land and beside water"},
    {"coins": 1, "each": "fight"},
    {"coins": 2, "each": "fight", "where": "rival and mountain"},
    {"coins": 1, "each": "conquest"},
    {"coins": 1, "each": "killed"},
    {"coins": 1, "each": "group"},
    {"coins": 1, "each": "loss"},
    {"coins": 1, "each": "neighbour"},
    {"coins": 2},
    {"coins": 2, "when": "declined"},
    {"coins": 7, "once": True},
    {"tokens": 1, "of": "swamp"},
    {"tokens": 1, "per": 2, "of": "forest"},
    {"tokens": 1, "per": 2, "of": "fight"},
    {"tokens": 1, "per": 3, "of": "conquest", "where": "empty"},
    {"tokens": 1, "per": 2, "of": "killed"},
    {"attackers": 4},
    {"lair": "swamp or hill"},
    {"shelter": 2},
    {"spared": True},
    {"toll": 1, "when": "declined"},
    {"thorns": 1, "when": "always"},
    {"as": "elves"},
)


def reference() -> str:
    """The tables in Markdown."""
    return "\n".join([*_effects(), "", *_numbers(), "", *_words(), "", *_lists()]) + "\n"


def _effects() -> list[str]:
    speaker = Speaker(Words())
    lines = ["| effect | on the card |", "| --- | --- |"]
    for example in EXAMPLES:
        effect = read_effect(Fields(example, Spot("example")), RACE)
        lines.append(f"| `{toml_text(example)}` | {speaker.say(effect_message(effect))} |")
    return lines


def toml_text(table: dict[str, object]) -> str:
    """An effect as a file has it."""
    values = (f"{key} = {_value(value)}" for key, value in table.items())
    return f"{{ {', '.join(values)} }}"


def _value(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def _numbers() -> list[str]:
    lines = ["| verb | number | from | to |", "| --- | --- | --- | --- |"]
    for verb in VERBS:
        for number, (least, most) in BOUNDS.get(verb, {}).items():
            lines.append(f"| `{verb}` | {number} | {least} | {most} |")
    return lines


def _words() -> list[str]:
    speaker = Speaker(Words())
    lines = ["| word | printed | regions |", "| --- | --- | --- |"]
    for word in WORDS:
        printed = "yes" if word in PRINTED_WORDS else ""
        lines.append(f"| `{word}` | {printed} | {speaker.say(set_message(SetNode(word)))} |")
    for prefix in PREFIXES:
        phrase = speaker.say(set_message(SetNode(prefix, (SetNode("forest"),))))
        printed = "" if prefix == "near" else "yes"
        lines.append(f"| `{prefix} forest` | {printed} | {phrase} |")
    return lines


def _lists() -> list[str]:
    counts = ", ".join(f"`{count}`" for count in COUNTS)
    times = ", ".join(f"`{time}`" for time in TIMES)
    keys = ", ".join(f"`{key}`" for key in BORROWABLE)
    return [
        f"COUNT is one of {counts}; `when` is one of {times}. A {RACE} or a {POWER} may borrow",
        f"(`as`): {keys}.",
    ]


def put_into(page: str) -> str:
    """*page* with the present reference between its marks."""
    head, _, rest = page.partition(BEGIN)
    _, _, tail = rest.partition(END)
    return f"{head}{BEGIN}\n\n{reference()}\n{END}{tail}"


if __name__ == "__main__":
    file = Path(sys.argv[1])
    file.write_text(put_into(file.read_text(encoding="utf-8")), encoding="utf-8")
