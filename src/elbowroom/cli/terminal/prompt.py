"""The prompt: what the game waits for, in one line."""

from __future__ import annotations

from elbowroom.cli.language import words
from elbowroom.cli.terminal.tell import own_names
from elbowroom.play.prompt_messages import prompt_message
from elbowroom.rules.state import State
from elbowroom.words.speaker import Speaker


def prompt_text(s: State) -> str:
    """The question to the deciding seat, and the tokens that it has for it."""
    return Speaker(words(), regions=own_names(s.atlas)).say(prompt_message(s))
