"""No English is left at a terminal: a whole game in Hungarian, and every help page."""

from __future__ import annotations

import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from elbowroom.cli.main import COMMANDS as PROGRAM
from elbowroom.cli.main import program
from elbowroom.cli.terminal.command_words import COMMANDS
from elbowroom.cli.terminal.reading import VERBS
from elbowroom.words import ENGLISH, Words, entries, languages

GAMES, SCENARIOS = Path("tests/games"), Path("scenarios")
SIZE = {"LINES": "60", "COLUMNS": "100"}
QUESTIONS = (
    "help",
    "combos",
    "table",
    "price",
    "odds",
    "income",
    "why 1",
    "explain",
    "c x",
    "log",
    "conquer vajrét by magic",
)
# What is typed, and names of maps and programs, are the same in every language.
TYPED = {
    *VERBS,
    *COMMANDS,
    *["all", "by", "dragon", "swap", "stonehedge", "fortress", "ancient", "seed", "elbowroom"],
}


class Terminal:
    """`elbowroom play` at a terminal of its own."""

    def __init__(self, language: str, *arguments: str) -> None:
        self.screen = ""
        self._reader, writer = pty.openpty()
        environment = {name: each for name, each in os.environ.items() if name != "LC_ALL"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "elbowroom.cli.main", "play", *arguments],
            stdin=writer, stdout=writer, stderr=writer, start_new_session=True,
            env=environment | SIZE | {"LANG": f"{language}.UTF-8", "TERM": "xterm"},
        )  # fmt: skip
        os.close(writer)

    def read(self, end: str = "> ", seconds: float = 60) -> str:
        """What is printed until it ends with *end*, or until the program ends."""
        text, limit = b"", time.monotonic() + seconds
        while time.monotonic() < limit:
            if select.select([self._reader], [], [], 0.2)[0]:
                try:
                    text += os.read(self._reader, 65536)
                except OSError:  # the other side is closed
                    break
                if plain(text.decode(errors="ignore")).endswith(end):
                    break
        said = plain(text.decode())
        self.screen += said
        return said

    def type(self, line: str) -> str:
        """The answer to a line."""
        os.write(self._reader, f"{line}\n".encode())
        return self.read()

    def close(self) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        os.close(self._reader)


def plain(text: str) -> str:
    """Text without colours and other controls."""
    return re.sub(r"\x1b[\[(][0-9;?]*[A-Za-z]", "", text)


@pytest.fixture
def terminal() -> Iterator[Terminal]:
    opened = Terminal("hu_HU", "--map", "surface-2", "--seats", "you:Zsófi,random", "--seed", "41")
    yield opened
    opened.close()


def prose(language: str) -> set[str]:
    """The words of all texts of a language, in small letters; notes of translators are none."""
    lines = "\n".join(entries(language).values()).splitlines()
    return words_of("\n".join(line for line in lines if not line.startswith("#")))


def words_of(text: str) -> set[str]:
    return set(re.findall(r"[^\W\d_]{3,}", text.lower()))


def test_a_whole_game_in_hungarian_has_no_word_of_english(terminal: Terminal) -> None:
    hungarian = Words("hu")
    assert hungarian.text("prompt-pick") in terminal.read()
    for question in QUESTIONS:
        terminal.type(question)
    for step in range(400):
        # Now and then the army goes into decline; where it may not, it is told why.
        if hungarian.text("title-result") in terminal.type("1" if step % 12 else "decline"):
            break
    assert terminal.process.wait(30) == 0
    assert "Vajrét" in terminal.screen
    english = prose(ENGLISH) - prose("hu") - TYPED
    assert words_of(terminal.screen) & english == set()


# Prints the help pages of all commands and of their commands.
HELP_PAGES = """
from importlib import import_module
from elbowroom.cli.main import COMMANDS, main
for name, path in COMMANDS.items():
    module, _, command = path.partition(":")
    inner = getattr(import_module(module), command) if command == "app" else ()
    for words in [[], *([each] for each in inner if each[0] != "-")]:
        main([name, *words, "--help"])
"""


def help_pages(language: str) -> set[str]:
    """The lines of all help pages that have two words beside each other."""
    pages = subprocess.run(
        [sys.executable, "-c", HELP_PAGES],
        env=os.environ | {"COLUMNS": "200", "LC_ALL": language},
        capture_output=True, text=True, encoding="utf-8", check=True,
    ).stdout  # fmt: skip
    lines = {re.sub(r"--?[\w-]+|\[.*?\]", "", line).strip("│ ") for line in pages.splitlines()}
    return {line for line in lines if re.search(r"[^\W\d_]{2} [^\W\d_]{2}", line)}


def test_no_help_page_has_a_line_of_english() -> None:
    english, hungarian = help_pages("en"), help_pages("hu")
    assert len(hungarian) > 60
    assert english & hungarian == set()


def parameters(name: str) -> Iterator[tuple[str, str]]:
    """Every parameter of a command and of its own commands, and its help text."""
    app = program()[name]
    commands = [app[each] for each in app if each[0] != "-"] or [app]
    for command in commands:
        for argument in command.assemble_argument_collection():
            if argument.parse and argument.show:
                yield argument.name, argument.parameter.help or ""


@pytest.mark.parametrize("name", PROGRAM)
def test_every_parameter_of_a_command_is_explained_in_every_language(name: str) -> None:
    english = {text: key for key in entries(ENGLISH) if (text := _line(ENGLISH, key))}
    for parameter, text in parameters(name):
        assert text in english, f"{name} {parameter} has no help text of ours"
        for language in set(languages()) - {ENGLISH}:
            assert _line(language, english[text]) not in ("", text), (name, parameter, language)


def _line(language: str, key: str) -> str:
    """The help text *key* as a help page shows it; empty for all other messages."""
    source = entries(language).get(key, "") if key.startswith("help-") else ""
    return source.partition("\n")[0].partition("=")[2].strip()


# What somebody may type or have in a file, and what is wrong with it.
MISTAKES = """
from elbowroom.cli.main import main
codes = ["hello", "e1.surface-2.AAAA.AAA", "e2.surface-2.AAAA.AAAA.AAA"]
for code in codes:
    main(["position", code])
main(["sim", "--seed", "1", "--seed", "2"])
for seats in ("easy,mean", "easy,easy@2s", "easy,champion@2m", "easy,cmd:", "easy,easy"):
    main(["sim", "--map", "surface-2", "--seats", seats, "--without", "moles"])
for file in sys.argv[1:]:
    order = ["check"] if file.endswith(".yaml") else ["replay"]
    main(["map", "show", file] if file.endswith(".toml") else [*order, file, "--quiet"])
"""


def test_mistakes_in_codes_records_scenarios_and_maps_are_told_in_the_readers_language(
    tmp_path: Path,
) -> None:
    record = (GAMES / "surface-2-1.game").read_text(encoding="utf-8")
    first = next(line for line in record.splitlines() if line.startswith("1 "))
    scenario = (SCENARIOS / "commando.yaml").read_text(encoding="utf-8")
    texts = {
        "coins.game": re.sub("^= .*", "= 1 2", record, count=1, flags=re.MULTILINE),
        "action.game": record.replace(first, "1 fly away", 1),
        "legal.game": record.replace(first, "1 stop", 1),
        "chance.game": record.replace(first, "! die 3", 1),
        "rules.game": record.replace("rules 2", "rules 99", 1),
        "key.yaml": f"{scenario}\nweather: fine\n",
        "step.yaml": re.sub("- do: .*", "- do: stop\n  - do: decline", scenario, count=1),
        "bad.yaml": "title: [",
        "map.yaml": re.sub("forest", "forrest", scenario, count=1),
        "box.toml": 'name = "mine"\nbox = "moon"\n',
        "text.toml": "name = =",
    }
    for name, text in texts.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    english, finnish = ({*_told(each, tmp_path, texts)} for each in (ENGLISH, "fi"))
    assert len(english) == len(finnish) >= 9 + len(texts)
    assert english & finnish == set()


def _told(language: str, folder: Path, names: Iterable[str]) -> list[str]:
    """The lines about mistakes, in one language."""
    ran = subprocess.run(
        [sys.executable, "-c", f"import sys\n{MISTAKES}", *names], cwd=folder, check=True,
        env=os.environ | {"LC_ALL": language}, capture_output=True, text=True, encoding="utf-8",
    )  # fmt: skip
    lines = (ran.stderr + ran.stdout).splitlines()
    return [line for line in lines if line.strip() and "passed" not in line and line[0] not in "01"]
