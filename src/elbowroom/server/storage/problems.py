"""Why a database cannot be used: reasons as keys, and messages for the operator."""

from __future__ import annotations

from typing import Final

# Reasons why nothing can be stored at the moment, as `/api/ready` and the log name them.
DOWN: Final = "store-down"  # it cannot be reached, or does not work
SLOW: Final = "store-slow"  # it does not answer in time
DISK_FULL: Final = "disk-full"
DISK_FAILED: Final = "disk-failed"  # the operating system refuses to write
DAMAGED: Final = "store-damaged"
OLD: Final = "store-outdated"  # it needs `elbowroom db upgrade`
NEW: Final = "store-newer"  # a newer version of the program has upgraded it


class DatabaseProblem(Exception):
    """A database that cannot be used: *key* is the message that says why, *args* its arguments."""

    def __init__(self, key: str, **details: str) -> None:
        super().__init__(key, details)
        self.key: Final = key
        self.details: Final = details


class InUse(DatabaseProblem):
    """Another process uses this file."""

    def __init__(self, file: object) -> None:
        super().__init__("db-in-use", file=str(file))
