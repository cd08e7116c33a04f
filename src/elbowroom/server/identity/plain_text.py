"""Names and chat lines are single lines of plain text."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_BLANKS: Final = re.compile(r"\s+")


def clean_text(text: str, most: int) -> str:
    """*text* without control characters and line breaks, cut to *most* characters."""
    printable = "".join(
        letter if unicodedata.category(letter)[0] != "C" else " "
        for letter in unicodedata.normalize("NFC", text)
    )
    return _BLANKS.sub(" ", printable).strip()[:most]
