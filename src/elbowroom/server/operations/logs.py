"""Structured logs: one JSON object a line, without secrets; ids of tables are hashed.

At a terminal the same is a line for people.
"""

from __future__ import annotations

import hashlib
import logging
import sys
import time
from typing import Final

from elbowroom.server.wire.encoding import encode

LEVELS: Final = ("debug", "info", "warning", "error")
LOGGER: Final = logging.getLogger("elbowroom.server")


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        head = {"at": round(time.time(), 3), "level": record.levelname.lower()}
        return encode({**head, "event": record.getMessage(), **_facts(record)}).decode()


class _Plain(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        facts = "".join(f" {name}={value}" for name, value in _facts(record).items())
        level = record.levelname.lower()
        return f"{time.strftime('%H:%M:%S')} {level}: {record.getMessage()}{facts}"


def _facts(record: logging.LogRecord) -> dict[str, object]:
    facts: dict[str, object] = dict(getattr(record, "facts", {}))
    if record.exc_info and record.exc_info[0] is not None:
        # The text of an error may quote what somebody sent, so only its type is logged.
        facts["error"] = record.exc_info[0].__name__
        facts["where"] = _where(record)
    return facts


def _where(record: logging.LogRecord) -> list[str]:
    trace = record.exc_info[2] if record.exc_info else None
    places = []
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno}")
        trace = trace.tb_next
    return places[-6:]


def short(secret: str) -> str:
    """A short hash that stands for something that must not be logged."""
    return hashlib.blake2b(secret.encode(), digest_size=4).hexdigest()


def log(event: str, level: int = logging.INFO, **facts: object) -> None:
    """Log an event with some facts."""
    LOGGER.log(level, event, extra={"facts": facts})


def set_up(level: str, *, json: bool = True) -> None:
    """Send our logs, and uvicorn's warnings, to standard error: as JSON, or as lines for people."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json() if json else _Plain())
    for name in ("elbowroom.server", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level.upper() if name == "elbowroom.server" else "WARNING")
