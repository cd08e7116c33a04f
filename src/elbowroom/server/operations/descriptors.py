"""File descriptors: how many this process may have, and how many of them connections may use.

A process without free descriptors can accept nobody and open no file. So connections get all but
a reserve: some for files, databases and the processes of bots, and some for connections that the
event loop has accepted in a burst before anybody could refuse them.
"""

from __future__ import annotations

import resource
from typing import Final

_FOR_FILES: Final = 64
# Listening sockets accept a whole backlog at a time, up to three times before the first of these
# connections is looked at.
_BURSTS: Final = 3
_MOST_BACKLOG: Final = 2048
# A server with fewer descriptors than this is not worth starting.
FEWEST: Final = 160


def raise_limit(target: int) -> int:
    """Raise the limit of this process to *target*, if it is lower and may be raised.

    Returns how many descriptors the process may have now.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= target:
        return target
    most = target if hard == resource.RLIM_INFINITY else min(target, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):  # some systems allow less than they say
        return soft
    return most


def descriptor_limit() -> int:
    """How many descriptors this process may have."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return 1_000_000 if soft == resource.RLIM_INFINITY else soft


def backlog_within(descriptors: int) -> int:
    """The length of the queue of connections that wait to be accepted."""
    return max(16, min(_MOST_BACKLOG, descriptors // 16))


def connections_within(descriptors: int) -> int:
    """How many connections a process with so many descriptors can hold."""
    return descriptors - _FOR_FILES - _BURSTS * backlog_within(descriptors)


def descriptors_for(connections: int) -> int:
    """How many descriptors a process needs to hold so many connections."""
    needed = connections + _FOR_FILES
    return max(needed * 16 // (16 - _BURSTS) + 16, needed + _BURSTS * 16)
