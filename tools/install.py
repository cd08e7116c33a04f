"""Installs the packages of a lock file into a virtual environment, with progress on one line.

    python tools/install.py FOLDER LOCK

The folder is made anew, so that a package that left the lock file leaves the folder too. Needs
nothing but Python, since it runs before anything is installed.
"""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

# pip prints one such line for each package, in the order of the lock file; the second for a file.
_PACKAGE = re.compile(r"^Collecting |^Processing |^Requirement already satisfied: ")
_ENTRY = re.compile(r"^[\w.\[\]-]+==", re.MULTILINE)
_LAST_LINES = 12


def main(folder: Path, lock: Path) -> int:
    """Make the environment and install; the exit status of pip."""
    start = time.monotonic()
    count = len(_ENTRY.findall(lock.read_text(encoding="utf-8")))
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(folder)], check=True)
    status, lines = install(folder, lock, count)
    if status:
        print("\n".join(lines[-_LAST_LINES:]), file=sys.stderr)
        print(
            f"The packages of {lock} could not be installed: see the lines above.\n"
            "Is there a connection to the Internet? The same command starts again where it failed.",
            file=sys.stderr,
        )
        return status
    seconds = time.monotonic() - start
    print(f"   {packages_in(folder)} packages, {megabytes(folder)} MB, {seconds:.0f} s", flush=True)
    return 0


def install(folder: Path, lock: Path, count: int) -> tuple[int, list[str]]:
    """Run pip; its exit status and everything it printed."""
    command = [str(folder / "bin" / "python"), "-m", "pip", "install", "--require-hashes"]
    command += ["--progress-bar", "off", "--requirement", str(lock)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as pip:
        assert pip.stdout is not None
        lines = follow(pip.stdout, count)
    return pip.returncode, lines


def follow(output: Iterable[str], count: int) -> list[str]:
    """Show how far pip is, and return its lines."""
    lines: list[str] = []
    packages = 0
    for line in output:
        lines.append(line.rstrip())
        if _PACKAGE.match(line):
            packages += 1
            show(f"   fetching {packages} of {count}")
        elif line.startswith("Installing collected packages"):
            show("   unpacking")
    show("")
    return lines


def show(text: str) -> None:
    """Write over the line of progress, if somebody is watching."""
    if sys.stdout.isatty():
        print(f"\r\033[K{text}", end="", flush=True)


def packages_in(folder: Path) -> int:
    """How many packages are installed in an environment."""
    return len(list(folder.glob("lib/python*/site-packages/*.dist-info")))


def megabytes(folder: Path) -> int:
    """The size of everything in a folder, in units of 10⁶ bytes."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return round(sum(path.stat().st_size for path in files) / 1e6)


if __name__ == "__main__":
    raise SystemExit(main(Path(sys.argv[1]), Path(sys.argv[2])))
