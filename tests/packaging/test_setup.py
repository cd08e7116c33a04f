"""The build: compiled if possible, else plain, never a mix."""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import setuptools
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).parents[2]
NOT_OURS = {"__pycache__", ".mypy_cache", "web"}
NEVER_SHIPPED = shutil.ignore_patterns("__pycache__", ".*")


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What setup.py defines, without building anything."""
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr(sys, "argv", ["setup.py", "egg_info"])
    monkeypatch.setattr(setuptools, "setup", lambda **_: None)
    monkeypatch.delenv("ELBOWROOM_PLAIN", raising=False)
    monkeypatch.delenv("ELBOWROOM_REQUIRE_COMPILED", raising=False)
    return runpy.run_path("setup.py")


# ---------------------------------------------------------------------------- what is compiled


def test_engine_planner_and_telling_are_compiled_and_nothing_else(script: dict[str, Any]) -> None:
    files = [Path(file).relative_to("src/elbowroom") for file in script["engine"]()]
    compiled = {file.with_suffix("").as_posix() for file in files}
    planner = {f"bots/{name}" for name in script["PLANNER"]}
    engine = compiled - planner - set(script["TELLING"])
    assert planner | set(script["TELLING"]) <= compiled
    assert {file.split("/")[0] for file in engine} == {"masks", "atlas", "rules", "traits"}
    assert [file for file in engine if file.startswith("atlas")] == ["atlas/atlas"]
    assert "bots/weights" not in planner, "training rewrites them"


def test_what_is_sent_as_json_stays_plain(script: dict[str, Any]) -> None:
    """The compiler would drop the options of their classes without a word."""
    for file in script["TELLING"]:
        source = (ROOT / "src/elbowroom" / f"{file}.py").read_text(encoding="utf-8")
        assert "@dataclass(" not in source, file
        assert "Struct, " not in source, file


def test_every_rule_and_every_trait_is_compiled(script: dict[str, Any]) -> None:
    rooms = [ROOT / "src/elbowroom/rules", ROOT / "src/elbowroom/traits"]
    sources = [path for room in rooms for path in room.rglob("*.py") if path.stat().st_size]
    assert {path.relative_to(ROOT).as_posix() for path in sources} <= set(script["engine"]())


def test_commands_that_need_no_machine_code_do_not_wait_for_it(script: dict[str, Any]) -> None:
    assert script["extensions"]() == []


def test_plain_on_purpose_does_not_even_look_for_a_compiler(
    script: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["setup.py", "bdist_wheel"])
    monkeypatch.setenv("ELBOWROOM_PLAIN", "1")
    monkeypatch.setenv("ELBOWROOM_REQUIRE_COMPILED", "1")
    monkeypatch.setenv("CC", "/bin/false")
    assert script["extensions"]() == []


def test_without_a_compiler_the_build_goes_on_in_plain_python_and_says_so(
    script: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["setup.py", "bdist_wheel"])
    monkeypatch.setenv("CC", "/bin/false")
    assert script["extensions"]() == []
    assert "plain Python instead" in capfd.readouterr().err


def test_without_a_compiler_the_build_fails_if_compiled_code_is_required(
    script: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["setup.py", "bdist_wheel"])
    monkeypatch.setenv("CC", "/bin/false")
    monkeypatch.setenv("ELBOWROOM_REQUIRE_COMPILED", "1")
    with pytest.raises(SystemExit, match="cannot be compiled"):
        script["extensions"]()


# ---------------------------------------------------------------------------- all or nothing


@pytest.fixture
def building(script: dict[str, Any], tmp_path: Path) -> Any:
    """The compilation of two modules, of which the first is done."""
    modules = [setuptools.Extension(f"elbowroom.{name}", [f"{name}.c"]) for name in ("one", "two")]
    command = script["BuildExt"](setuptools.Distribution({"ext_modules": modules}))
    command.build_lib = str(tmp_path)
    command.ensure_finalized()
    Path(command.get_ext_fullpath("elbowroom.one")).parent.mkdir()
    Path(command.get_ext_fullpath("elbowroom.one")).touch()
    return command


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """A compiler that stops halfway."""

    def stops(self: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(build_ext, "run", stops)


@pytest.mark.usefixtures("broken")
def test_a_compilation_that_fails_halfway_leaves_nothing_compiled(
    building: Any, tmp_path: Path
) -> None:
    building.run()
    assert building.extensions == []
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


@pytest.mark.usefixtures("broken")
def test_a_compilation_that_fails_halfway_is_fatal_if_compiled_code_is_required(
    building: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ELBOWROOM_REQUIRE_COMPILED", "1")
    with pytest.raises(SystemExit, match="no space left"):
        building.run()


def test_what_is_gone_from_the_sources_is_gone_from_the_next_build(
    script: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    races = tmp_path / "elbowroom" / "traits" / "races"
    races.mkdir(parents=True)
    for name in ("pixies.py", "pixies.cpython-311.so", "giants.py", "giants.cpython-311.so"):
        (races / name).touch()
    command = script["Build"](setuptools.Distribution())
    command.build_lib = str(tmp_path)
    monkeypatch.setenv("ELBOWROOM_NO_WEB", "1")
    monkeypatch.setattr(type(command).__mro__[1], "run", lambda self: None)
    command.run()
    assert sorted(path.name for path in races.iterdir()) == ["giants.cpython-311.so", "giants.py"]


# ---------------------------------------------------------------------------- the wheel


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel that pip makes of this tree where no compiler works."""
    tree = tmp_path_factory.mktemp("tree")
    shutil.copytree(ROOT / "src", tree / "src", ignore=NEVER_SHIPPED)
    for name in ("LICENSE", "README.md", "pyproject.toml", "setup.py"):
        if (ROOT / name).exists():
            shutil.copy(ROOT / name, tree)
    out = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation"]
    subprocess.run(
        [*command, "--quiet", f"--wheel-dir={out}", str(tree)],
        env={
            **os.environ,
            "CC": "/bin/false",
            "ELBOWROOM_REQUIRE_COMPILED": "0",
            "ELBOWROOM_NO_WEB": "1",
        },
        check=True,
    )
    (path,) = out.iterdir()
    return path


def test_a_plain_wheel_fits_every_machine(wheel: Path) -> None:
    assert wheel.name.endswith("-py3-none-any.whl")


@pytest.fixture
def files_in_wheel(wheel: Path) -> Callable[[str], set[str]]:
    """The files of the wheel that end in a given way, as paths below src."""

    def ending(end: str) -> set[str]:
        with zipfile.ZipFile(wheel) as files:
            return {name for name in files.namelist() if name.endswith(end)}

    return ending


@pytest.mark.parametrize(
    "kind", [".py", ".ftl", ".json", ".toml", ".svg", "py.typed", "released.txt"]
)
def test_the_wheel_carries_everything_of_the_package(
    files_in_wheel: Callable[[str], set[str]], kind: str
) -> None:
    files = (ROOT / "src" / "elbowroom").rglob(f"*{kind}")
    assert (
        files_in_wheel(kind)
        == {path.relative_to(ROOT / "src").as_posix() for path in files}
        != set()
    )


def test_there_is_nothing_in_the_package_that_the_wheel_leaves_behind() -> None:
    shipped = {".py", ".ftl", ".json", ".toml", ".txt", ".svg", ".typed"}
    left_out = [
        path
        for path in (ROOT / "src" / "elbowroom").rglob("*.*")
        if path.is_file() and path.suffix not in shipped
    ]
    missing = [path for path in left_out if not NOT_OURS & set(path.parts)]
    assert missing == []


def test_the_wheel_carries_the_web_page(wheel: Path) -> None:
    page = ROOT / "src" / "elbowroom" / "web"
    if not page.is_dir():
        pytest.skip("`make page` builds it")
    files = {
        path.relative_to(ROOT / "src").as_posix() for path in page.rglob("*") if path.is_file()
    }
    with zipfile.ZipFile(wheel) as archive:
        assert files <= set(archive.namelist())


def test_a_page_that_cannot_be_built_is_fatal_only_if_it_is_required(
    script: dict[str, Any], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    failed: subprocess.CompletedProcess[str] = subprocess.CompletedProcess([], 1)
    monkeypatch.setattr(subprocess, "run", lambda *_, **__: failed)
    monkeypatch.delenv("ELBOWROOM_NO_WEB", raising=False)
    script["web_page"]()
    assert "no web page" in capsys.readouterr().err
    monkeypatch.setenv("ELBOWROOM_REQUIRE_WEB", "1")
    with pytest.raises(SystemExit, match="cannot be built"):
        script["web_page"]()


def test_the_wheel_carries_the_licence(files_in_wheel: Callable[[str], set[str]]) -> None:
    assert len(files_in_wheel("licenses/LICENSE")) == 1
