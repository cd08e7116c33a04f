"""Everything that a new race or power needs: its own files, and its lines in shared files."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "elbowroom"
CATALOGUE = PACKAGE / "traits" / "catalogue.py"
CONTENT = PACKAGE / "words" / "en" / "content.ftl"
RELEASED = PACKAGE / "notation" / "released.txt"
ORACLE = ROOT / "tests" / "oracle" / "content.py"
RULE_IDS = ROOT / "tests" / "rule_ids.txt"
ICONS = ROOT / "web" / "src" / "art" / "icons.json"
ICON_SET = ROOT / "web" / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"
CHANGELOG = ROOT / "CHANGELOG.md"

# A race without an ability has this many tokens on its banner, and five more in the tray.
BANNER, TRAY = 5, 10
BADGE = 4


@dataclass(frozen=True)
class Novelty:
    """What is to be created: ``race`` or ``power``, its key, and the box it goes into."""

    kind: str
    key: str
    box: str

    @property
    def folder(self) -> str:
        """The folder of its trait and of its test."""
        return f"{self.kind}s"

    @property
    def module(self) -> str:
        """The name of its Python files."""
        return self.key.replace("-", "_")

    @property
    def constant(self) -> str:
        """The name of the trait in the catalogue."""
        return self.module.upper()

    @property
    def name(self) -> str:
        """A first guess at the English name."""
        return self.key.replace("-", " ").title()

    @property
    def rule(self) -> str:
        """The id of its rule, which scenarios cite."""
        return f"{self.box[0].upper()}-{self.key}"

    @property
    def message(self) -> str:
        """The key of its words."""
        return f"{self.kind}-{self.key}"


class Mistake(Exception):
    """The request cannot be fulfilled; the text says why and what to do."""


# ---------------------------------------------------------------------- editing files


def insert_sorted(text: str, opening: str, closing: str, line: str) -> str:
    """Insert *line* in alphabetical order between the lines *opening* and *closing*."""
    start = text.index(opening) + len(opening)
    end = text.index(closing, start)
    lines = [*text[start:end].splitlines(), line]
    return text[:start] + "\n".join(sorted(lines)) + "\n" + text[end:]


def append_after_last(text: str, pattern: str, addition: str) -> str:
    """Insert *addition* after the last match of *pattern*."""
    matches = list(re.finditer(pattern, text, re.M))
    end = matches[-1].end()
    return text[:end] + addition + text[end:]


def edit(path: Path, text: str) -> Path:
    """Write *text* into an existing file."""
    path.write_text(text, encoding="utf-8")
    return path


def create(path: Path, text: str) -> Path:
    """Write a new file; never replace one."""
    if path.exists():
        raise Mistake(f"{path.relative_to(ROOT)} exists already: choose another key")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


# ---------------------------------------------------------------------- races and powers


def trait_file(new: Novelty) -> Path:
    """The trait itself: numbers only, until hooks are written."""
    numbers = f"tokens={BANNER}, tray={TRAY}" if new.kind == "race" else f"tokens={BADGE}"
    text = f'''"""{new.name}: no ability yet."""

from __future__ import annotations

from elbowroom.traits.trait import Trait

{new.constant} = Trait("{new.key}", {numbers})
'''
    return create(PACKAGE / "traits" / new.folder / f"{new.module}.py", text)


def test_file(new: Novelty) -> Path:
    """A test of the numbers, and one that fails as soon as the trait does something."""
    printed = f"({new.constant}.tokens, {new.constant}.tray) == ({BANNER}, {TRAY})"
    army = f"{new.key} {'hill' if new.box == 'surface' else 'mining'} 2"
    piece = new.key
    if new.kind == "power":
        printed = f"{new.constant}.tokens == {BADGE}"
        army = f"ratmen {new.key} 2"
        piece = "ratmen"
    above = new.box == "surface"
    world, home, target = ("land", "shore", "wood") if above else ("cave", "weald", "pit")
    text = f'''"""{new.name}: no ability yet."""

from __future__ import annotations

from elbowroom.traits.{new.folder}.{new.module} import {new.constant}
from tests.positions import {world}


def test_the_printed_number_of_{new.module}() -> None:
    assert {printed}


def test_{new.module}_pay_the_full_price_and_earn_plain_coins() -> None:
    game = {world}("{army}", {home}="1 {piece}")
    assert (game.cost("{target}"), game.income().total) == (2, 1)
'''
    return create(ROOT / "tests" / "traits" / new.folder / f"test_{new.module}.py", text)


SCENARIO = """title: {name} pay the full price and earn one coin a region
rules: [{rule}]
note: >
  A region with nothing in it costs 2, and a third region cannot be paid. 2 regions, 2 coins.
box: {box}
map:
  regions:
    home: {home} edge
    next: {home}
    far: {home}
    rival: {home} edge
  links: home-next next-far far-rival
phase: conquest
seats:
  - coins: 5
    army: {{race: {race}, power: {power}, hand: 3}}
  - army: {{race: {foe}, power: {foe_power}}}
board:
  home: 1 {race}
  rival: 1 {foe}
steps:
  - cost: {{next: 2, far: no}}
  - do: conquer next
  - expect: {{board: {{next: 2 {race}}}, hand: {{{race}: 1}}}}
  - refuse: conquer rival
  - do: stop
  - do: deploy home 2
  - do: end
  - expect: {{income: {{1: 2}}, turn: 2}}
"""


def scenario_file(new: Novelty) -> Path:
    """A scenario with the price, a refusal and the income."""
    above = new.box == "surface"
    race, foe, foe_power = (
        ("ratmen", "humans", "commando") if above else ("gnomes", "shrooms", "mystic")
    )
    text = SCENARIO.format(
        name=new.name,
        rule=new.rule,
        box=new.box,
        home="swamp" if above else "mushroom",
        race=new.key if new.kind == "race" else race,
        power=new.key if new.kind == "power" else ("hill" if above else "mining"),
        foe=foe,
        foe_power=foe_power,
    )
    return create(ROOT / "scenarios" / new.box / f"{new.rule.lower()}-no-ability-yet.yaml", text)


def enter_in_catalogue(new: Novelty) -> Path:
    """One import and one line in the list of the box."""
    text = CATALOGUE.read_text(encoding="utf-8")
    line = f"from elbowroom.traits.{new.folder}.{new.module} import {new.constant}"
    text = insert_sorted(text, "from elbowroom.atlas.atlas import Atlas\n", "\n\n", line)
    opening = f"{new.box.upper()}_{new.folder.upper()}: Final[list[Trait]] = [\n"
    return edit(CATALOGUE, insert_sorted(text, opening, "]", f"    {new.constant},"))


def enter_in_words(new: Novelty) -> Path:
    """The name and the text of the card, after the last of its kind in the same box."""
    text = CONTENT.read_text(encoding="utf-8")
    section = text.index(f"## {new.folder.title()} of the {new.box} box")
    rest = text[section:]
    end = section + (rest.index("\n## ", 1) if "\n## " in rest[1:] else len(rest))
    entry = f"{new.message} = {new.name}\n    .text = No ability yet.\n"
    body = text[section:end].rstrip("\n") + "\n" + entry
    return edit(CONTENT, text[:section] + body + text[end:])


def enter_in_oracle(new: Novelty) -> Path:
    """The printed numbers, for the independent referee of the tests."""
    text = ORACLE.read_text(encoding="utf-8")
    value = f"({BANNER}, {TRAY})" if new.kind == "race" else str(BADGE)
    inner = "tuple[int, int]" if new.kind == "race" else "int"
    opening = f"{new.box.upper()}_{new.folder.upper()}: dict[str, {inner}] = {{\n"
    return edit(ORACLE, insert_sorted(text, opening, "}", f'    "{new.key}": {value},'))


def enter_in_rule_ids(new: Novelty) -> Path:
    """The id of its rule, after the last of the same box."""
    text = RULE_IDS.read_text(encoding="utf-8")
    return edit(RULE_IDS, append_after_last(text, rf"^{new.rule[0]}-.*\n", f"{new.rule}\n"))


def enter_in_icons(new: Novelty) -> Path:
    """An unused icon; choose a fitting one later."""
    icons: dict[str, str] = json.loads(ICONS.read_text(encoding="utf-8"))
    candidates = sorted(json.loads(ICON_SET.read_text(encoding="utf-8"))["icons"])
    words = new.key.split("-")
    fitting = [icon for icon in candidates if any(word.rstrip("s") in icon for word in words)]
    icons[new.message] = next(icon for icon in fitting + candidates if icon not in icons.values())
    return edit(ICONS, json.dumps(icons, indent=2) + "\n")


def enter_in_changelog(new: Novelty) -> Path:
    """A line for players."""
    text = CHANGELOG.read_text(encoding="utf-8")
    heading = "### Added\n\n"
    start = text.index(heading) + len(heading)
    line = f"- A new {new.kind}: {new.name}.\n"
    return edit(CHANGELOG, text[:start] + line + text[start:])


def enter_in_released(new: Novelty) -> Path:
    """The contents of the boxes with it, so that position codes can name them."""
    script = ROOT / "tools" / "release.py"
    subprocess.run([sys.executable, str(script)], check=True, cwd=ROOT)
    return RELEASED


STEPS = (
    trait_file,
    test_file,
    scenario_file,
    enter_in_catalogue,
    enter_in_words,
    enter_in_oracle,
    enter_in_rule_ids,
    enter_in_icons,
    enter_in_changelog,
    enter_in_released,
)


def new_trait(new: Novelty) -> list[Path]:
    """Every file that a new race or power touches."""
    if re.search(rf"^{re.escape(new.message)} =", CONTENT.read_text(encoding="utf-8"), re.M):
        raise Mistake(f"there is a {new.kind} {new.key} already: choose another key")
    return [step(new) for step in STEPS]
