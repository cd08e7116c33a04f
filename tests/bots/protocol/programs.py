"""Small programs that speak the protocol, correctly or not."""

from __future__ import annotations

import shlex
import sys

START = """
import json, os, subprocess, sys, time

def say(*words):
    print(*words, flush=True)

def on_choose(number, actions):
    say("play", number, actions[-1])

def on_new():
    say("ready")

def on_hello():
    say("hello 2 tester")
"""
LOOP = """
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello":
        on_hello()
    elif word == "new":
        on_new()
    elif word == "actions":
        actions = json.loads(rest)
    elif word == "choose":
        on_choose(rest.split()[0], actions)
    elif word == "bye":
        break
"""


def program(change: str = "") -> list[str]:
    """A program that plays the last legal action, with some of its functions replaced."""
    return [sys.executable, "-I", "-c", START + change + LOOP]


def program_text(change: str = "") -> str:
    """The same program as the name of a bot."""
    return f"cmd:{shlex.join(program(change))}"
