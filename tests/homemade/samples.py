"""Texts that other tests share."""

from __future__ import annotations

from pathlib import Path

TEXT = Path(__file__).with_name("docks.toml").read_text(encoding="utf-8")
