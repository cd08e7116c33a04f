"""The program as an operator calls it."""

from __future__ import annotations

import os
import subprocess
import sys

# Exit codes: a mistake of the caller, and a bug of ours.
MISTAKE = 2


def elbowroom(
    *arguments: str, path: str = "", seconds: float = 60
) -> subprocess.CompletedProcess[str]:
    """Call a command; one that has not ended after *seconds* is ended, with the exit code -1."""
    env = {**os.environ, "LC_ALL": "C.UTF-8", "PATH": f"{path}:{os.environ['PATH']}"}
    command = [sys.executable, "-m", "elbowroom.cli.main", *arguments]
    try:
        return subprocess.run(
            command, capture_output=True, text=True, env=env, check=False, timeout=seconds,
            umask=0o022,
        )  # fmt: skip
    except subprocess.TimeoutExpired as error:
        streams = [(each or b"").decode() for each in (error.stdout, error.stderr)]
        return subprocess.CompletedProcess(command, -1, *streams)


def sentence(done: subprocess.CompletedProcess[str]) -> str:
    """What a command that could not do its work said: one line on standard error, no more."""
    assert done.returncode == MISTAKE, (done.returncode, done.stdout, done.stderr)
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("Error: "), done.stderr
    assert "should not have happened" not in lines[0]
    return lines[0]
