"""The program as an operator calls it."""

from __future__ import annotations

import os
import subprocess

from tests.server.forked import forked_command

# Exit codes: a mistake of the caller, and a bug of ours.
MISTAKE = 2


def elbowroom(
    *arguments: str, path: str = "", seconds: float = 60
) -> subprocess.CompletedProcess[str]:
    """Call a command; one that has not ended after *seconds* is ended, with the exit code -1."""
    env = {**os.environ, "LC_ALL": "C.UTF-8", "PATH": f"{path}:{os.environ['PATH']}"}
    return forked_command(arguments, env, seconds)


def sentence(done: subprocess.CompletedProcess[str]) -> str:
    """What a command that could not do its work said: one line on standard error, no more."""
    assert done.returncode == MISTAKE, (done.returncode, done.stdout, done.stderr)
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("Error: "), done.stderr
    assert "should not have happened" not in lines[0]
    return lines[0]
