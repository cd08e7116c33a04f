"""`elbowroom check`: runs scenarios, one line each."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from elbowroom.cli.language import plain, say
from elbowroom.cli.mistakes import FAILED, MALFORMED, Trouble, one_line, read_text, tell
from elbowroom.errors import NotParsable
from elbowroom.notation.scenario import StepFailed, read_scenario, run_scenario
from elbowroom.words import ENGLISH, Words

_ENDINGS = (".yaml", ".yml")


@dataclass
class _Tally:
    passed: int = 0
    failed: int = 0
    malformed: int = 0

    @property
    def exit_code(self) -> int:
        if self.malformed:
            return MALFORMED
        return FAILED if self.failed else 0


def check(
    *paths: Annotated[Path, Parameter(help=plain("help-option-files"))],
    quiet: Annotated[bool, Parameter(help=plain("help-option-quiet"), negative="")] = False,
) -> int:
    """Run scenario files."""
    if not paths:
        raise Trouble(say("error-no-paths"))
    tally = _Tally()
    for path in paths:
        for file in _files(path, tally):
            _run(file, tally, quiet)
    if tally.malformed:
        print(say("check-summary-malformed", amount=tally.malformed), file=sys.stderr)
    # Scripts read this line: it is the same in every language.
    print(Words(ENGLISH).text("check-summary", passed=tally.passed, failed=tally.failed))
    return tally.exit_code


def _files(path: Path, tally: _Tally) -> list[Path]:
    """The scenarios that *path* names."""
    if not path.is_dir():
        return [path]
    scenarios = sorted(file for file in path.rglob("*") if file.suffix in _ENDINGS)
    if not scenarios:
        tally.malformed += 1
        print(say("check-nothing", file=str(path)), file=sys.stderr)
    return scenarios


def _run(file: Path, tally: _Tally, quiet: bool) -> None:
    try:
        scenario = read_scenario(read_text(file), str(file))
        run_scenario(scenario)
    except NotParsable as error:
        tally.malformed += 1
        print(one_line(say("check-malformed", reason=tell(error))), file=sys.stderr)
    except Trouble as error:
        tally.malformed += 1
        print(one_line(str(error)), file=sys.stderr)
    except StepFailed as error:
        tally.failed += 1
        print(one_line(say("check-failed", reason=tell(error))))
    else:
        tally.passed += 1
        if not quiet:
            print(one_line(say("check-passed", file=str(file), title=scenario.title)))
