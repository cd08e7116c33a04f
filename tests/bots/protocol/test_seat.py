"""A seat that is played by a program, whatever that program does."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from elbowroom.bots.driver import play_on
from elbowroom.bots.protocol.seat import CommandBot, NotABot, quiet_action
from elbowroom.bots.random_bot import RandomBot
from elbowroom.play.match import Match
from tests.bots.protocol.programs import program

PATIENCE = 30.0
HASTE = 0.2


def ask(bot: CommandBot, times: int = 1) -> list[str]:
    """What *bot* picks at the beginning of a game."""
    match = Match("surface-2", seed=1)
    try:
        return [bot.decide(match.observe(1)) for _ in range(times)]
    finally:
        bot.close()


def test_a_program_plays_a_whole_game() -> None:
    match = Match("surface-2", seed=3)
    bot = CommandBot(program(), seed=1, seconds=PATIENCE)
    play_on(match, {1: bot, 2: RandomBot(2)})
    assert match.over
    assert bot.faults == []


def test_a_program_may_play_again_after_it_was_closed() -> None:
    bot = CommandBot(program(), seconds=PATIENCE)
    assert ask(bot) == ask(bot) == ["pick 6"]


def test_a_program_is_told_the_end_of_the_game(tmp_path: Path) -> None:
    log = tmp_path / "heard"
    change = f"LOG = open({str(log)!r}, 'w')\n" + (
        "sys.stdin = (LOG.write(line) and LOG.flush() or line for line in sys.stdin)\n"
    )
    match = Match("surface-2", seed=3)
    play_on(match, {1: CommandBot(program(change), seconds=PATIENCE), 2: RandomBot(2)})
    words = [line.split()[0] for line in log.read_text(encoding="utf-8").splitlines()]
    assert words[:5] == ["hello", "new", "view", "actions", "choose"]
    assert words[-2:] == ["over", "bye"]


def test_a_program_sees_what_its_seat_may_see_and_no_more(tmp_path: Path) -> None:
    log = tmp_path / "seen"
    change = f"""
class Watch:
    def __iter__(self):
        for text in sys.__stdin__:
            if text.startswith("view "):
                open({str(log)!r}, "w").write(text)
            yield text
sys.stdin = Watch()
"""
    match = Match("surface-3", seed=1)
    match.state.coins[2] = 777
    bot = CommandBot(program(change), seconds=PATIENCE)
    bot.decide(match.observe(1))
    bot.close()
    assert "777" not in log.read_text(encoding="utf-8")
    assert '"coins":5' in log.read_text(encoding="utf-8")


def test_an_illegal_answer_is_replaced_by_a_quiet_action() -> None:
    bot = CommandBot(program('def on_choose(n, o): say("play", n, "win")'), seconds=PATIENCE)
    assert ask(bot, 2) == ["pick 1", "pick 1"]
    assert bot.faults == ["no-option", "no-option"]


def test_other_lines_are_ignored() -> None:
    change = (
        'def on_choose(n, o): say(); say("note hm"); say("play 0 pick 2"); say("play", n, o[2])'
    )
    bot = CommandBot(program(change), seconds=PATIENCE)
    assert ask(bot) == ["pick 3"]
    assert bot.faults == []


def test_a_late_answer_is_not_taken_for_the_next_one() -> None:
    change = """
held = []
def on_choose(number, options):
    held.append(f"play {number} {options[int(number)]}")
    if number == "2":
        say("\\n".join(held))
"""
    bot = CommandBot(program(change), seconds=HASTE)
    match = Match("surface-2", seed=1)
    first = bot.decide(match.observe(1))
    bot.seconds = PATIENCE
    second = bot.decide(match.observe(1))
    bot.close()
    assert (first, second) == ("pick 1", "pick 3")
    assert bot.faults == ["late"]


def test_a_program_that_stops_answering_is_restarted_once() -> None:
    bot = CommandBot(program("def on_choose(n, o): time.sleep(60)"), seconds=0.01)
    assert ask(bot, 8) == ["pick 1"] * 8
    assert bot.faults == ["late"] * 6


def test_a_program_that_ends_is_restarted_once(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    change = f"""
def on_choose(number, options):
    if not os.path.exists({str(mark)!r}):
        open({str(mark)!r}, "w").close()
        os._exit(3)
    say("play", number, options[3])
"""
    bot = CommandBot(program(change), seconds=PATIENCE)
    assert ask(bot, 2) == ["pick 4", "pick 4"]
    assert bot.faults == ["gone"]


def test_a_program_that_ends_again_and_again_does_not_stop_the_game() -> None:
    match = Match("surface-2", seed=3)
    bot = CommandBot(program("def on_choose(n, o): os._exit(3)"), seconds=PATIENCE)
    play_on(match, {1: bot, 2: RandomBot(2)})
    assert match.over
    assert bot.faults == ["gone", "gone"]


def test_a_program_that_sends_too_much_is_ended() -> None:
    bot = CommandBot(program('def on_choose(n, o):\n    while True: say("y")'), seconds=HASTE)
    assert ask(bot) == ["pick 1"]
    assert bot.faults[0] in ("flood", "late")


def test_an_endless_line_is_too_long() -> None:
    bot = CommandBot(program('def on_choose(n, o): say("x" * 10**6)'), seconds=PATIENCE)
    assert ask(bot) == ["pick 1"]
    assert bot.faults == ["too-long", "too-long"]


def test_lines_that_are_not_utf_8_do_no_harm() -> None:
    change = """
def on_choose(number, options):
    sys.stdout.buffer.write(b"\\xff\\xfe\\n"); say("play", number, options[0])
"""
    bot = CommandBot(program(change), seconds=PATIENCE)
    assert ask(bot) == ["pick 1"]
    assert bot.faults == []


@pytest.mark.parametrize(
    "change",
    [
        'def on_hello(): say("hello 99 me")',
        "def on_hello(): os._exit(0)",
    ],
)
def test_a_program_that_does_not_say_hello_is_refused(change: str) -> None:
    with pytest.raises(NotABot, match="hello"):
        ask(CommandBot(program(change)))


def test_a_program_that_cannot_be_started_is_refused(tmp_path: Path) -> None:
    with pytest.raises(NotABot, match="nowhere"):
        ask(CommandBot([str(tmp_path / "nowhere")]))


def alive(process: int) -> bool:
    try:
        status = Path(f"/proc/{process}/stat").read_text(encoding="ascii")
    except OSError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks into /proc")
def test_child_processes_of_a_program_end_with_it(tmp_path: Path) -> None:
    note = tmp_path / "note"
    change = f"""
child = subprocess.Popen([sys.executable, "-I", "-c", "import time; time.sleep(600)"])
open({str(note)!r}, "w").write(str(child.pid))
"""
    assert ask(CommandBot(program(change), seconds=PATIENCE)) == ["pick 6"]
    process = int(note.read_text(encoding="ascii"))
    for _ in range(500):
        if not alive(process):
            break
        time.sleep(0.01)
    assert not alive(process)


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks into /proc")
def test_a_program_that_does_not_exit_is_killed(tmp_path: Path) -> None:
    note = tmp_path / "note"
    change = f"""
import signal
signal.signal(signal.SIGTERM, signal.SIG_IGN)
open({str(note)!r}, "w").write(str(os.getpid()))
import atexit
atexit.register(time.sleep, 600)
"""
    assert ask(CommandBot(program(change), seconds=PATIENCE)) == ["pick 6"]
    assert not alive(int(note.read_text(encoding="ascii")))


def test_no_shell_runs_the_command(tmp_path: Path) -> None:
    words = [*program(), f"; touch {tmp_path}/pwned", "$(touch x)"]
    assert ask(CommandBot(words, seconds=PATIENCE)) == ["pick 6"]
    assert list(tmp_path.iterdir()) == []


def test_what_a_program_plans_can_be_asked_for() -> None:
    change = """
sys.stdin = (print('why {"plan": ["stop", "end"]}', flush=True) or line
             if line.startswith("why") else line for line in sys.stdin)
"""
    bot = CommandBot(program(change), seconds=PATIENCE)
    assert bot.plan() == []
    match = Match("surface-2", seed=1)
    bot.decide(match.observe(1))
    assert bot.plan() == ["stop", "end"]
    bot.close()


@pytest.mark.parametrize(
    ("options", "quiet"),
    [
        (["decline", "abandon wood", "conquer wood", "stop"], "stop"),
        (["sacrifice wood", "end"], "end"),
        (["abandon wood", "deploy wood 1"], "deploy wood 1"),
        (["abandon wood", "abandon crag"], "abandon wood"),
        (["pick 1", "pick 2"], "pick 1"),
    ],
)
def test_a_quiet_action_does_the_least_harm(options: list[str], quiet: str) -> None:
    assert quiet_action(options) == quiet
