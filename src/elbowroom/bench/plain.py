"""The plain build in a separate process: it reads requests for laps and answers, line by line.

Run as a script, not as part of the package: before it imports the engine, it makes sure
that only Python sources are loaded, even if there are compiled modules next to them.
"""

from __future__ import annotations

import json
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path


def sources_only(package: Path) -> None:
    """Import everything below *package* from its sources."""
    finder = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def hook(path: str) -> object:
        if package not in (Path(path), *Path(path).parents):
            raise ImportError(path)
        return finder(path)

    sys.path_hooks.insert(0, hook)  # type: ignore[arg-type]  # typeshed expects a narrower finder
    sys.path_importer_cache.clear()


def serve() -> None:
    """Answer every line ``WORKLOAD MAP GAMES SEED`` with a lap."""
    from elbowroom.bench.workloads import loop, playouts
    from elbowroom.rules import apply

    assert str(apply.__file__).endswith(".py"), "the plain process runs compiled code"
    for line in sys.stdin:
        workload, map, games, seed = line.split()
        run = {"loop": loop, "playouts": playouts}[workload]
        lap = run(map, int(games), int(seed))
        print(json.dumps([lap.games, lap.decisions, lap.seconds]), flush=True)


if __name__ == "__main__":
    sources_only(Path(sys.argv[1]))
    serve()
