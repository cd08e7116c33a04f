"""What is translated: a table by file and language, and with a language what is new or stale.

    make words
    make words LANGUAGE=cs
    make words LANGUAGE=cs DONE=1

A text is *new* if the language does not have it yet, and *stale* if English has changed since it
was translated. For that ``docs/words/LANGUAGE.sums`` has a checksum of the English source of every
message; ``DONE=1`` writes it anew, once all that is stale has been looked at.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from pathlib import Path

from elbowroom.words import ENGLISH, FOLDER, entries, entries_in, outline

SUMS = Path(__file__).resolve().parents[1] / "docs" / "words"


def checksum(key: str) -> str:
    """A checksum of the English message *key*."""
    return hashlib.sha256(entries(ENGLISH)[key].strip().encode()).hexdigest()[:8]


def read_sums(language: str) -> dict[str, str]:
    """The checksums of the English messages as they were when they were translated."""
    path = SUMS / f"{language}.sums"
    if not path.exists():
        return {}
    lines = path.read_text(encoding="utf-8").splitlines()
    return dict(line.split() for line in lines)


def write_sums(language: str) -> None:
    """Everything that the language has is a translation of English as it is now."""
    keys = sorted(entries(language).keys() & entries(ENGLISH).keys())
    text = "".join(f"{key} {checksum(key)}\n" for key in keys)
    (SUMS / f"{language}.sums").write_text(text, encoding="utf-8")


def new(language: str) -> list[str]:
    """Messages and texts (``key.attribute``) of English that *language* does not have."""
    return sorted(outline(ENGLISH) - outline(language))


def stale(language: str) -> list[str]:
    """Messages whose English has changed since they were translated, or is gone."""
    sums = read_sums(language)
    keys = [key for key in entries(language) if not key.startswith("-")]
    return [key for key in keys if key not in entries(ENGLISH) or sums.get(key) != checksum(key)]


def table() -> list[str]:
    """The share of texts that each language has, file by file, in percent; then new and stale."""
    codes = sorted({path.parent.name for path in FOLDER.glob("*/*.ftl")} - {ENGLISH})
    lines = [_row("file", "texts", codes)]
    missing = {code: set(new(code)) for code in codes}
    whole = outline(ENGLISH)
    for path in sorted((FOLDER / ENGLISH).glob("*.ftl")):
        keys = entries_in(path).keys()
        texts = {text for text in whole if text.partition(".")[0] in keys}
        shares = [_percent(len(texts), len(texts & missing[code])) for code in codes]
        lines.append(_row(path.stem, str(len(texts)), shares))
    totals = [_percent(len(whole), len(missing[code])) for code in codes]
    lines.append(_row("all", str(len(whole)), totals))
    lines.append(_row("new", "", [str(len(missing[code])) for code in codes]))
    lines.append(_row("stale", "", [str(len(stale(code))) for code in codes]))
    return lines


def _percent(all_texts: int, missing: int) -> str:
    # Rounded down: only what is complete is 100 %.
    return f"{(all_texts - missing) * 100 // all_texts} %"


def _row(name: str, texts: str, cells: list[str]) -> str:
    return f"{name:<12} {texts:>6} " + " ".join(f"{cell:>6}" for cell in cells)


def main(arguments: list[str]) -> int:
    """Print the table, or what is new and stale in one language."""
    parser = argparse.ArgumentParser(prog="make words", description=__doc__)
    parser.add_argument("--language")
    parser.add_argument("--done", action="store_true")
    choice = parser.parse_args(arguments)
    if not choice.language:
        print("\n".join(table()))
        return 0
    if not entries(choice.language):
        print(f"make words: there is no folder {FOLDER / choice.language}", file=sys.stderr)
        return 2
    if choice.done:
        write_sums(choice.language)
    lines = [f"new    {text}" for text in new(choice.language)]
    lines += [f"stale  {key}" for key in stale(choice.language)]
    print("\n".join(lines) or "Nothing is new or stale.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
