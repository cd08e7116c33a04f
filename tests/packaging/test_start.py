"""What `make play` installs, and which engine it starts."""

from __future__ import annotations

import hashlib
import os
import pty
import re
import shutil
import subprocess
import zipfile
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
# Where the compiled engine is ready only if somebody has put it there.
MAKEFILE = "build/compiled/.ready: missing\nmissing:\n\t@false\ncompile:\n\t@false\n"


def test_players_install_their_libraries_and_nothing_of_developers(tmp_path: Path) -> None:
    folders = [f"{name}={tmp_path}/{name.lower()}" for name in ("PLAYER", "NODE")]
    dry = subprocess.run(
        ["make", "--dry-run", *folders, "play"], cwd=ROOT, capture_output=True, text=True
    )
    assert f"install.py {tmp_path}/player requirements.lock" in dry.stdout
    assert "requirements-dev.lock" not in dry.stdout
    assert "requirements-compile.lock" not in dry.stdout


def wheel(folder: Path, name: str) -> str:
    """A package with nothing in it, and its line in a lock file."""
    file = folder / f"{name}-1-py3-none-any.whl"
    about = f"{name}-1.dist-info"
    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr(f"{about}/METADATA", f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
        archive.writestr(
            f"{about}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
        archive.writestr(f"{about}/RECORD", "")
    return f"{name}==1 --hash=sha256:{hashlib.sha256(file.read_bytes()).hexdigest()}\n"


def at_a_terminal(*command: str, **options: Any) -> str:
    """What somebody at a terminal sees of a command."""
    ours, theirs = pty.openpty()
    with subprocess.Popen(command, stdout=theirs, stderr=theirs, **options):
        os.close(theirs)
        shown = b""
        with suppress(OSError), open(ours, "rb", buffering=0) as screen:  # closed at the end
            while more := screen.read(4096):
                shown += more
    return shown.decode()


def test_each_step_is_a_line_that_says_how_far_it_is(tmp_path: Path) -> None:
    shutil.copytree(ROOT / ".ci", tmp_path / ".ci")
    shutil.copytree(ROOT / "tools", tmp_path / "tools")
    shutil.copy(ROOT / "Makefile", tmp_path)
    (tmp_path / "src" / "elbowroom").mkdir(parents=True)
    lock = "".join(wheel(tmp_path, name) for name in ("alpha", "beta"))
    for file in ROOT.glob("requirements*.lock"):
        (tmp_path / file.name).write_text(lock, encoding="utf-8")
    offline = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(tmp_path)}
    # It ends where the page would be built, since there are no sources of it.
    shown = at_a_terminal("make", "play", cwd=tmp_path, env=os.environ | offline)
    step, progress, *_ = shown.replace("\r\n", "\n").split("\n")
    assert step.startswith("== ")
    states = [state.removeprefix("\033[K").strip() for state in progress.split("\r")]
    assert states[1:4] == ["fetching 1 of 2", "fetching 2 of 2", "unpacking"]
    assert re.fullmatch(r"\d packages, \d+ MB, \d+ s", states[-1])


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A clone with libraries, a C compiler, and an engine that only says from where it runs."""
    for name, text in {
        "Makefile": MAKEFILE,
        ".ci/needs": "#!/bin/sh\ntest ! -e no-compiler\n",
        "build/player/bin/python": '#!/bin/sh\necho "engine: ${PYTHONPATH#$PWD/}"\n',
    }.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        file.chmod(0o755)
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "run", tmp_path / "tools" / "run")
    return tmp_path


def start(tree: Path) -> list[str]:
    run = subprocess.run([tree / "tools" / "run", "serve"], capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


def test_the_first_game_does_not_wait_for_the_compiler(tree: Path) -> None:
    lines = start(tree)
    assert lines[-1] == "engine: src"
    assert "used from the next start on" in lines[-2]


def test_the_compiled_engine_is_used_from_the_next_start_on(tree: Path) -> None:
    (tree / "Makefile").write_text("build/compiled/.ready:\n", encoding="utf-8")
    ready = tree / "build" / "compiled" / ".ready"
    ready.parent.mkdir()
    ready.touch()
    assert start(tree) == ["engine: build/compiled"]


def test_without_a_compiler_the_rules_run_as_plain_python(tree: Path) -> None:
    (tree / "no-compiler").touch()
    lines = start(tree)
    assert lines[-1] == "engine: src"
    assert "No C compiler" in lines[0]
