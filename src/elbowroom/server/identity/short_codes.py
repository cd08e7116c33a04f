"""Short codes of waiting rooms: to be read aloud, and typed on a phone."""

from __future__ import annotations

import secrets
from typing import Final

# No two that look alike (0 O, 1 I L, 2 Z, 5 S, 8 B, U V), and no vowels: a code is never a word.
LETTERS: Final = "CDFGHJKMNPQRTVWXY34679"
LENGTH: Final = 6


def new_short_code() -> str:
    """One of some hundred million codes."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def read_short_code(text: str) -> str:
    """The code that somebody typed, with or without spaces and dashes; empty if it is none."""
    code = "".join(text.upper().replace("-", " ").split())
    return code if len(code) == LENGTH and set(code) <= set(LETTERS) else ""
