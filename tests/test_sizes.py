"""No module and no function is so long that it must be searched instead of read."""

from __future__ import annotations

import ast
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MOST_LINES = 350
MOST_LINES_OF_A_FUNCTION = 40


def modules() -> list[Path]:
    """Every Python file of the project, or of the folder that it was unpacked into."""
    listing = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.py"],
        cwd=ROOT, capture_output=True, text=True,
    )  # fmt: skip
    if listing.returncode:
        pytest.skip("the files of the project are known to git alone")
    paths = [ROOT / name for name in listing.stdout.splitlines()]
    return [path for path in paths if path.exists()]


def test_no_module_is_too_long() -> None:
    lengths = {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8").count("\n")
        for path in modules()
    }
    assert {name: lines for name, lines in lengths.items() if lines > MOST_LINES} == {}


def test_no_function_is_too_long() -> None:
    lengths = {
        f"{path.relative_to(ROOT).as_posix()}: {node.name}": node.end_lineno - node.lineno + 1
        for path in modules()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno is not None
    }
    too_long = {name: n for name, n in lengths.items() if n > MOST_LINES_OF_A_FUNCTION}
    assert too_long == {}
