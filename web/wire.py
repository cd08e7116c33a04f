"""Writes the types of the web page from the server's own description of its messages."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from elbowroom.server.app import api_document

WEB = Path(__file__).resolve().parent


def main(words: list[str]) -> None:
    """Write to the file that is named, else where the page reads them."""
    to = Path(words[0] if words else WEB / "src" / "wire" / "schema.ts").resolve()
    build = [
        sys.executable,
        str(WEB / "build.py"),
        "--npm",
        "run",
        "--silent",
        "wire",
        "--",
        str(to),
    ]
    subprocess.run(build, input=json.dumps(api_document()), text=True, check=True)


if __name__ == "__main__":
    main(sys.argv[1:])
