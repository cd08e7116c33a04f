"""Options that several commands have: the same name, the same meaning, the same help.

A command writes ``games: Games = 100``; options of a single command stay in its module.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from elbowroom.cli.language import plain

DATABASE: Final = "sqlite:///elbowroom.sqlite3"

Games = Annotated[int, Parameter(help=plain("help-option-games"))]
MapName = Annotated[str | None, Parameter(help=plain("help-option-map"))]
Box = Annotated[str | None, Parameter(help=plain("help-option-box"))]
Seed = Annotated[int, Parameter(help=plain("help-option-seed"))]
HouseRules = Annotated[list[str] | None, Parameter(help=plain("help-option-house"), negative="")]
Without = Annotated[str | None, Parameter(help=plain("help-option-without"))]
Monsters = Annotated[str | None, Parameter(help=plain("help-option-monsters"))]
With = Annotated[
    list[Path] | None, Parameter(name="--with", help=plain("help-option-with"), negative="")
]
Processes = Annotated[int, Parameter(help=plain("help-option-processes"))]
Cluster = Annotated[str | None, Parameter(help=plain("help-option-cluster"))]
Database = Annotated[str, Parameter(help=plain("help-option-database"))]
Json = Annotated[bool, Parameter(help=plain("help-option-json"), negative="")]
Plot = Annotated[Path | None, Parameter(help=plain("help-option-plot"))]
