"""A file may hold texts of any length: what is wrong with it is still said in one line."""

from __future__ import annotations

from pathlib import Path

from tests.server.command_line import elbowroom, sentence

LONG = "y" * 3000
GAME = Path(__file__).parents[1] / "games" / "surface-2-1.game"
SCENARIO = Path(__file__).parents[2] / "scenarios" / "commando.yaml"


def test_a_record_with_a_long_text(tmp_path: Path) -> None:
    file = tmp_path / "long.game"
    file.write_text(GAME.read_text(encoding="utf-8").replace("pick 1", f"pick {LONG}", 1))
    for command in ("replay", "analyse"):
        said = sentence(elbowroom(command, str(file)))
        # The beginning and the end are there: where it is, and what is wrong with it.
        assert "long.game:" in said
        assert said.endswith("is not a whole number from 1 to 60")
        assert len(said) < 2000


def test_a_scenario_with_a_long_text(tmp_path: Path) -> None:
    text = SCENARIO.read_text(encoding="utf-8")
    title = next(line for line in text.splitlines() if line.startswith("title:"))
    named = tmp_path / "named.yaml"
    named.write_text(text.replace(title, f"title: {LONG}"), encoding="utf-8")
    passed = elbowroom("check", str(named))
    assert passed.returncode == 0, passed.stderr
    assert "1 passed" in passed.stdout
    malformed = tmp_path / "malformed.yaml"
    malformed.write_text(text.replace(title, f"{title}\nmap: {LONG}"), encoding="utf-8")
    refused = elbowroom("check", str(malformed))
    assert refused.returncode == 2, refused.stderr
    assert refused.stderr.startswith("malformed")
    assert len(refused.stderr.splitlines()[0]) < 2000
