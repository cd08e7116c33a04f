"""What the tests know of a language: quotes, one-letter words, what it shares with English."""

from __future__ import annotations

from typing import Final

QUOTES: Final = {
    "en": ("“", "”"),
    "cs": ("„", "“"),
    "hu": ("„", "”"),
    "da": ("»", "«"),
    "nb": ("«", "»"),
    "sv": ("”", "”"),
    "fi": ("”", "”"),
    "et": ("„", "“"),
}
# Prepositions and conjunctions of one letter, which must not stand at the end of a line.
SINGLE_LETTERS: Final = {"cs": "vszkouai"}
# What players type is the same in every language, and so are names.
_EVERYWHERE: Final = (
    *("action-", "command-", "game-title", "page-title", "piece-balrog", "train-brier"),
)
# Messages, or beginnings of their keys, that are rightly the same as in English.
SAME: Final[dict[str, tuple[str, ...]]] = {
    "cs": (
        *_EVERYWHERE,
        # Region, bot, symbol, Enter, chat and licence are Czech words too.
        *("about-licence-title", "board-text-region", "bot-name", "card-kind-symbol"),
        *("keys-enter", "log-talk", "painter-region-name", "price-base", "sim-bot", "table-region"),
    ),
    "hu": (*_EVERYWHERE, "bot-name", "keys-enter", "sim-bot"),
    "sv": (
        *_EVERYWHERE,
        # Diplomat, region, symbol, version, status, rating, guide and bot are Swedish words too.
        *("about-version-title", "arena-rating", "board-text-region", "card-kind-symbol"),
        *("coach-label", "gallery-status", "painter-region", "power-diplomat", "price-base"),
        *("region-mycelia", "sim-bot", "table-region"),
    ),
    "fi": (*_EVERYWHERE, "keys-enter"),
    "da": (
        *_EVERYWHERE,
        # Race, region, mine, chance, status, pause, send, stop and log are Danish words too.
        *("about-version-title", "arena-rating", "balance-race", "board-text-region"),
        *("card-kind-race", "card-kind-symbol", "chat-send", "coach-label", "gallery-report-send"),
        *("gallery-status", "keys-enter", "log-talk", "log-title", "measure-stop", "nav-menu"),
        *("note-roll", "operator-send", "painter-region-name", "power-diplomat", "power-martyr"),
        *("price-base", "reel-pause", "region-blurp", "region-mycelia", "share-send", "sim-bot"),
        *("symbol-mine", "table-chance", "table-region", "tabs-log", "terrain-mine"),
        *("workshop-add-race", "workshop-share-address"),
    ),
    "nb": (
        *_EVERYWHERE,
        # Region, symbol, pause, guide, best, send, bot, Enter, berserk, diplomat and martyr are
        # Norwegian words too.
        *("board-text-region", "card-kind-symbol", "chat-send", "coach-label"),
        *("gallery-report-send", "hint-best", "keys-enter", "operator-send", "painter-region"),
        *("power-berserk", "power-diplomat", "power-martyr", "price-base", "reel-pause"),
        *("share-send", "sim-best", "sim-bot", "table-region", "table-seats"),
    ),
    "et": (*_EVERYWHERE, "keys-enter", "sim-bot", "workshop-share-address"),
}
