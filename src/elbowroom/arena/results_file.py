"""A file of results, one line of JSON each, so that a contest can be continued."""

from __future__ import annotations

import json
from pathlib import Path

from elbowroom.arena.contest import Contest, Result
from elbowroom.errors import NotParsable


class ResultsFile:
    """The first line is the contest, every other one a game."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path
        self.results: dict[int, Result] = {}
        if path.exists() and path.stat().st_size:
            self._read(contest)
        else:
            path.write_text(json.dumps(contest.to_dict()) + "\n", encoding="utf-8")

    def _read(self, contest: Contest) -> None:
        whole, _, fragment = self.path.read_text(encoding="utf-8").rpartition("\n")
        lines = whole.split("\n")
        try:
            if json.loads(lines[0]) != contest.to_dict():
                raise NotParsable(str(self.path), "line 1", "this is the file of another contest")
            for line in lines[1:]:
                result = _result(json.loads(line), len(contest.bots))
                self.results[result.game] = result
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise NotParsable(str(self.path), "", f"not a file of results: {error}") from error
        if fragment:
            # An incomplete line: the program that wrote it was stopped.
            self.path.write_text(whole + "\n", encoding="utf-8")

    def add(self, result: Result) -> None:
        """Append one more game to the file immediately."""
        self.results[result.game] = result
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(result.to_dict()) + "\n")


def _result(data: dict[str, list[int]], places: int) -> Result:
    result = Result(
        game=int(str(data["game"])),
        coins=tuple(int(coins) for coins in data["coins"]),
        won=tuple(float(share) for share in data["won"]),
        seats=tuple(int(seat) for seat in data["seats"]),
        sources=_dicts(data["sources"]),
        # Faults are written only if there were any.
        faults=_dicts(data.get("faults", [])),
    )
    lists = (result.coins, result.won, result.seats, result.sources, result.faults or result.coins)
    if any(len(each) != places for each in lists):
        raise ValueError(f"game {result.game} does not have {places} seats")
    return result


def _dicts(things: object) -> tuple[dict[str, int], ...]:
    if not isinstance(things, list):
        raise TypeError(f"not a list: {things!r}")
    return tuple({str(key): int(number) for key, number in thing.items()} for thing in things)
