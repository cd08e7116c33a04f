"""`elbowroom bot-check`: checks whether a program speaks the bot protocol."""

from __future__ import annotations

import json as json_text
from dataclasses import asdict
from typing import Annotated, Final

from cyclopts import Parameter
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from elbowroom.bots.bot_names import COMMAND, command_words, is_command
from elbowroom.bots.protocol.check import FAILED, GAMES, PASSED, Examiner, Finding
from elbowroom.bots.protocol.messages import VERSION
from elbowroom.cli.language import plain, say
from elbowroom.cli.mistakes import FAILED as FAILURE
from elbowroom.cli.mistakes import Trouble, one_line
from elbowroom.cli.shared_options import Json

_LEAST, _MOST = 0.01, 3600
_STYLES: Final = {PASSED: "green", FAILED: "bold red"}


def bot_check(
    command: Annotated[str, Parameter(help=plain("help-option-command"))],
    /,
    *,
    seconds: Annotated[float | None, Parameter(help=plain("help-option-decision"))] = None,
    json: Json = False,
) -> int:
    """Check a program that speaks the bot protocol."""
    spec = command if is_command(command) else f"{COMMAND}:{command}"
    words, usual = command_words(spec)
    if seconds is not None and not _LEAST <= seconds <= _MOST:
        raise Trouble(say("error-decision", least=_LEAST, most=_MOST))
    with Progress(console=Console(stderr=True), transient=True, disable=json) as bar:
        task = bar.add_task(say("check-bot-progress"), total=len(GAMES))
        examiner = Examiner(words, seconds or usual, lambda: bar.advance(task))
        findings = examiner.examine()
    failed = sum(finding.verdict == FAILED for finding in findings)
    if json:
        print(json_text.dumps(_as_data(examiner.name, findings), indent=2))
    else:
        _show(examiner.name, findings, failed)
    return FAILURE if failed else 0


def _as_data(name: str, findings: list[Finding]) -> dict[str, object]:
    return {
        "name": name,
        "protocol": VERSION,
        "passed": all(finding.verdict != FAILED for finding in findings),
        "checks": [asdict(finding) for finding in findings],
    }


def _show(name: str, findings: list[Finding], failed: int) -> None:
    console = Console(highlight=False, markup=False)
    title = one_line(name) or say("check-bot-unnamed")
    console.print(Text(say("check-bot-title", name=title, version=VERSION), style="bold"))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for key in ("check-bot-what", "check-bot-verdict", "check-bot-finding"):
        table.add_column(say(key))
    for finding in findings:
        verdict = Text(say(f"check-bot-{finding.verdict}"), style=_STYLES.get(finding.verdict, ""))
        facts = {
            key: one_line(fact) if isinstance(fact, str) else fact
            for key, fact in finding.facts.items()
        }
        finding_text = Text(say(f"check-finding-{finding.message}", **facts))
        table.add_row(Text(say(f"check-bot-{finding.check}")), verdict, finding_text)
    console.print(table)
    end = say("check-bot-not-well", amount=failed) if failed else say("check-bot-all-well")
    console.print(Text(end, style="bold"))
