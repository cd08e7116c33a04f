"""Names and chat: plain text and nothing else."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_BLANKS: Final = re.compile(r"\s+")


def plain(text: str, most: int) -> str:
    """*text* as one line of plain characters, at most *most* of them."""
    kept = "".join(
        letter if unicodedata.category(letter)[0] != "C" else " "
        for letter in unicodedata.normalize("NFC", text)
    )
    return _BLANKS.sub(" ", kept).strip()[:most]
