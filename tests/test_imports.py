"""The directions of imports and the laws of traits, checked in the sources."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from elbowroom.rules.pieces import PIECES
from elbowroom.traits import catalogue
from elbowroom.traits.trait import Trait

SOURCES = Path(__file__).parents[1] / "src"
PACKAGE = SOURCES / "elbowroom"

MASKS = PACKAGE / "masks.py"
ATLAS = PACKAGE / "atlas" / "atlas.py"
TRAIT = PACKAGE / "traits" / "trait.py"
CATALOGUE = PACKAGE / "traits" / "catalogue.py"
RULES = sorted(PACKAGE.glob("rules/*.py"))
TRAITS = sorted(PACKAGE.glob("traits/*/*.py"))
EFFECTS = [PACKAGE / "traits" / f"{name}.py" for name in ("effects", "numbers", "region_sets")]
ENGINE = [MASKS, ATLAS, TRAIT, CATALOGUE, *EFFECTS, *RULES, *TRAITS]

# What the engine may import from outside: types.
OUTSIDE = {"__future__", "collections.abc", "mypy_extensions", "typing"}

# Each package may import those before it, and the shared ones (errors, words, build_info).
ROOMS = (
    "atlas",
    "rules",
    "traits",
    "homemade",
    "notation",
    "play",
    "bots",
    "arena",
    "adapters",
    "bench",
    "server",
    "cli",
)

# The same inside the server; app.py may import all of them.
SERVER_ROOMS = ("wire", "operations", "storage", "identity", "thinking", "live", "http", "app")

CHANGING = {"add", "append", "clear", "extend", "insert", "pop", "remove", "reverse", "sort"}
REACHING_OUT = {"__import__", "eval", "exec", "input", "open", "print", "setattr"}

LISTS: dict[str, list[list[Trait]]] = {
    "races": [catalogue.SURFACE_RACES, catalogue.UNDERGROUND_RACES],
    "powers": [catalogue.SURFACE_POWERS, catalogue.UNDERGROUND_POWERS],
    "places": [catalogue.PLACES],
    "relics": [catalogue.RELICS],
}


# ---------------------------------------------------------------------------- reading sources


def in_package(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def only_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def at_run_time(node: ast.AST) -> Iterator[ast.AST]:
    """Every node below *node* but those that only a type checker sees."""
    for child in ast.iter_child_nodes(node):
        if not only_for_types(child):
            yield child
            yield from at_run_time(child)


def imports_of(path: Path) -> set[str]:
    """The modules that *path* imports when it runs, at the top or inside a function."""
    modules: set[str] = set()
    for node in at_run_time(tree_of(path)):
        if isinstance(node, ast.Import):
            modules.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            modules.update(named_by(node, path))
    return modules


def named_by(node: ast.ImportFrom, path: Path) -> set[str]:
    """The modules behind ``from x import y``: x.y where that is a module, x where it is not."""
    above = path.relative_to(SOURCES).parts[: -node.level] if node.level else ()
    base = ".".join([*above, *([node.module] if node.module else [])])
    return {f"{base}.{one.name}" if is_module(f"{base}.{one.name}") else base for one in node.names}


def is_module(name: str) -> bool:
    place = SOURCES.joinpath(*name.split("."))
    return place.with_suffix(".py").exists() or (place / "__init__.py").exists()


def own_imports(path: Path) -> set[str]:
    return {
        name.removeprefix("elbowroom.") for name in imports_of(path) if name.startswith("elbowroom")
    }


def under(folder: str, names: set[str]) -> set[str]:
    return {name for name in names if name == folder or name.startswith(folder + ".")}


def targets_of(node: ast.AST) -> list[ast.expr]:
    if isinstance(node, ast.Assign | ast.Delete):
        return node.targets
    if isinstance(node, ast.AugAssign | ast.AnnAssign | ast.For):
        return [node.target]
    return []


def changes(tree: ast.AST) -> list[str]:
    """Whatever in *tree* writes into an object: attributes, items, lists that belong to it."""
    texts: list[str] = []
    for node in ast.walk(tree):
        for target in targets_of(node):
            parts = [part for part in ast.walk(target) if isinstance(part, ast.expr)]
            texts += [ast.unparse(part) for part in parts if is_written(part)]
        if isinstance(node, ast.Call) and changes_its_object(node.func):
            texts.append(ast.unparse(node))
    return texts


def is_written(part: ast.expr) -> bool:
    inside = isinstance(part, ast.Attribute | ast.Subscript)
    return inside and not isinstance(getattr(part, "ctx", None), ast.Load)


def changes_its_object(function: ast.expr) -> bool:
    return (
        isinstance(function, ast.Attribute)
        and function.attr in CHANGING
        and isinstance(function.value, ast.Attribute | ast.Subscript)
    )


each_rule = pytest.mark.parametrize("path", RULES, ids=in_package)
each_trait = pytest.mark.parametrize("path", TRAITS, ids=in_package)
each_engine_module = pytest.mark.parametrize("path", ENGINE, ids=in_package)


# ---------------------------------------------------------------------------- directions


def test_only_the_module_of_packed_arrays_knows_the_library_behind_them() -> None:
    users = [path for path in PACKAGE.glob("**/*.py") if "librt.vecs" in imports_of(path)]
    assert users == [PACKAGE / "packed.py"]


def test_masks_know_nothing_of_the_game() -> None:
    assert own_imports(MASKS) == {"packed"}


def test_the_atlas_knows_masks_only() -> None:
    assert own_imports(ATLAS) == {"masks", "packed"}


def test_the_interface_of_traits_knows_masks_only() -> None:
    assert own_imports(TRAIT) == {"masks"}


@each_rule
def test_the_rules_name_no_concrete_trait(path: Path) -> None:
    assert under("traits", own_imports(path)) <= {"traits.trait"}


@each_rule
def test_the_rules_name_single_pieces_only_in_their_tables(path: Path) -> None:
    names = {
        alias.name
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.ImportFrom) and node.module == "elbowroom.rules.pieces"
        for alias in node.names
    }
    constants = {piece.key.upper().replace("-", "_") for piece in PIECES}
    assert path.name == "means.py" or not names & constants


@each_rule
def test_the_rules_know_nothing_above_them(path: Path) -> None:
    names = own_imports(path)
    assert names - under("rules", names) <= {"masks", "packed", "atlas.atlas", "traits.trait"}


@each_trait
def test_a_trait_names_no_other_trait(path: Path) -> None:
    names = own_imports(path)
    assert names - under("rules", names) <= {"masks", "traits.trait"}


def test_only_the_catalogue_names_them_all() -> None:
    names = own_imports(CATALOGUE)
    concrete = {f"traits.{path.parent.name}.{path.stem}" for path in TRAITS if is_trait(path)}
    assert names - under("rules", names) == concrete | {"atlas.atlas", "traits.trait"}


@pytest.mark.parametrize("room", ROOMS)
def test_no_room_enters_a_later_one(room: str) -> None:
    # Rules and traits know each other only through traits.trait: the tests above check it.
    later = set(ROOMS[ROOMS.index(room) + 1 :]) - ({"traits"} if room == "rules" else set())
    for path in PACKAGE.glob(f"{room}/**/*.py"):
        entered = {name.split(".")[0] for name in own_imports(path)}
        assert not entered & later, in_package(path)


@pytest.mark.parametrize("room", SERVER_ROOMS)
def test_no_room_of_the_server_enters_a_later_one(room: str) -> None:
    later = set(SERVER_ROOMS[SERVER_ROOMS.index(room) + 1 :])
    for path in PACKAGE.glob(f"server/{room}/**/*.py"):
        entered = {name.split(".")[1] for name in under("server", own_imports(path)) if "." in name}
        assert not entered & later, in_package(path)


def test_every_module_of_the_server_is_in_a_room() -> None:
    modules = {path.stem for path in PACKAGE.glob("server/*.py")} - {"__init__"}
    rooms = {path.parent.name for path in PACKAGE.glob("server/*/__init__.py")}
    assert modules | rooms == set(SERVER_ROOMS)


@each_engine_module
def test_the_engine_has_no_clock_no_chance_and_no_files(path: Path) -> None:
    outside = {name for name in imports_of(path) if not name.startswith("elbowroom")}
    assert outside <= OUTSIDE


@each_engine_module
def test_the_engine_neither_reads_nor_writes(path: Path) -> None:
    nodes = ast.walk(tree_of(path))
    calls = {ast.unparse(node.func) for node in nodes if isinstance(node, ast.Call)}
    # House rules are declared once, as attributes, and turned by name.
    turned = {"setattr"} if path.name == "options.py" else set()
    assert not calls & REACHING_OUT - turned


# ---------------------------------------------------------------------------- laws of traits


@each_trait
def test_a_trait_changes_the_position_only_through_verbs(path: Path) -> None:
    assert changes(tree_of(path)) == []


def test_the_interface_of_traits_writes_only_into_the_trait_that_is_made() -> None:
    assert {change.split(".")[0] for change in changes(tree_of(TRAIT))} == {"self"}


def test_the_catalogue_writes_into_nothing() -> None:
    assert changes(tree_of(CATALOGUE)) == []


@pytest.mark.parametrize(
    "line",
    [
        "s.turn = 1",
        "s.coins[0] = 1",
        "me.hand += 1",
        "me.hand: int = 1",
        "hand, me.hand = 1, 2",
        "s.holder(3).hand -= 1",
        "self.seen = True",
        "del s.column[0]",
        "s.pending.append(3)",
        "s.active[0].traits.clear()",
        "for s.turn in seats: pass",
    ],
)
def test_every_way_to_change_a_position_is_noticed(line: str) -> None:
    assert changes(ast.parse(line))


@pytest.mark.parametrize(
    "line",
    [
        "hand = me.hand + s.coins[0]",
        "hand += 1",
        "out.append(s.tokens[region])",
        "menu.add(PLACE, me.held)",
        "verbs.remove(s, GHOST, region)",
        "table[s.turn].index(3)",
    ],
)
def test_reading_a_position_is_not_a_change(line: str) -> None:
    assert changes(ast.parse(line)) == []


# ---------------------------------------------------------------------------- the catalogue


def is_trait(path: Path) -> bool:
    return path.name != "__init__.py"


@pytest.mark.parametrize("kind", LISTS)
def test_every_file_is_in_one_list_of_the_catalogue_and_every_entry_has_its_file(kind: str) -> None:
    files = [path.stem for path in TRAITS if path.parent.name == kind and is_trait(path)]
    entries = [trait.key.replace("-", "_") for traits in LISTS[kind] for trait in traits]
    assert sorted(entries) == files


@pytest.mark.parametrize("kind", LISTS)
def test_every_entry_of_the_catalogue_is_made_in_the_file_of_its_name(kind: str) -> None:
    for trait in [trait for traits in LISTS[kind] for trait in traits]:
        module = import_module(f"elbowroom.traits.{kind}.{trait.key.replace('-', '_')}")
        assert any(value is trait for value in vars(module).values()), trait.key
