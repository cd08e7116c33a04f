"""What somebody sees who starts a server at a terminal."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

from tests.server.command_line import elbowroom, sentence
from tests.server.players import Player
from tests.server.servers import Server, free_port, serving


class Terminal:
    """`elbowroom serve` at a terminal of its own."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.port = free_port()
        self.screen = ""
        self._reader, writer = pty.openpty()
        database = f"sqlite:///{folder}/tables.sqlite3"
        self.process = subprocess.Popen(
            [sys.executable, "-m", "elbowroom.cli.main", "serve", "--database", database,
             "--port", str(self.port), *options],
            stdin=writer, stdout=writer, stderr=writer, start_new_session=True,
            env={**os.environ, "LC_ALL": "C.UTF-8"},
        )  # fmt: skip
        os.close(writer)

    def read(self, text: str, seconds: float = 40) -> str:
        """Wait until *text* is on the screen; returns all of the screen."""
        end = time.monotonic() + seconds
        while text not in self.screen and time.monotonic() < end:
            if select.select([self._reader], [], [], 0.1)[0]:
                try:
                    self.screen += os.read(self._reader, 4096).decode()
                except OSError:  # the other side is closed
                    break
        assert text in self.screen, self.screen
        return self.screen

    def press_control_c(self) -> int:
        """As the keys do: everything that was started here gets the signal."""
        os.killpg(self.process.pid, signal.SIGINT)
        return self.process.wait(30)

    def close(self) -> None:
        if self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        os.close(self._reader)


def play_with_a_bot(terminal: Terminal, folder: Path) -> None:
    """A game with a bot, so that all processes of the server run."""
    ada = Player(Server(folder, port=terminal.port))
    bot = {"kind": "bot", "level": "easy"}
    table = ada.new_table(seats=[bot, {"kind": "me"}])["id"]
    ada.do(table, "start")
    end = time.monotonic() + 30
    while not ada.sight(table).get("actions") and time.monotonic() < end:
        time.sleep(0.1)
    assert ada.sight(table)["actions"]


def test_a_terminal_shows_a_few_lines_and_ends_without_a_word_of_python(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path)
    try:
        address = f"http://127.0.0.1:{terminal.port}"
        terminal.read(address)
        play_with_a_bot(terminal, tmp_path)
        assert terminal.press_control_c() == 0
        lines = terminal.read("saved").split("\r\n")
        assert lines == [
            f"Serving at {address} – stop with Ctrl+C.",
            "Stopped. Every game is saved.",
            "",
        ]
    finally:
        terminal.close()


def test_logs_at_a_terminal_are_json_if_that_is_asked_for(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--json-logs")
    try:
        terminal.read("Serving at")
        [ready] = re.findall(r"\{[^\n]*\"ready\"[^\n]*\}", terminal.screen)
        assert json.loads(ready)["level"] == "info"
    finally:
        terminal.close()


def test_an_impatient_end_leaves_no_traceback_in_a_file_either(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        assert server.process is not None
        for _ in range(2):
            server.process.send_signal(signal.SIGINT)
            time.sleep(0.02)
        assert server.process.wait(30) == 0
        events = [json.loads(line) for line in server.log.read_text().splitlines()]
        assert events[-1]["event"] == "closed", "leases are given back all the same"
        assert {event["level"] for event in events} == {"info"}


def test_in_a_local_network_the_address_for_friends_is_told(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--lan")
    try:
        screen = terminal.read("network")
        assert f"http://127.0.0.1:{terminal.port}" in screen
    finally:
        terminal.close()


def test_what_keeps_a_server_from_starting_is_one_sentence_and_nothing_else(
    tmp_path: Path,
) -> None:
    other = f"sqlite:///{tmp_path}/other.sqlite3"
    with serving(tmp_path) as server:
        second = elbowroom("serve", "--database", server.settings["database"])
        assert "in use" in sentence(second)
        taken = elbowroom("serve", "--database", other, "--port", str(server.port))
        assert str(server.port) in sentence(taken)
        bad = elbowroom("serve", "--database", "tables.db")
        assert "tables.db" in sentence(bad)
        nowhere = elbowroom("serve", "--database", "sqlite:////no/such/folder/x.sqlite3")
        assert "/no/such/folder" in sentence(nowhere)
        assert [each.stdout for each in (second, taken, bad, nowhere)] == [""] * 4
