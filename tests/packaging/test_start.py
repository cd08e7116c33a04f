"""What `make play` installs, and which engine it starts."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

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
