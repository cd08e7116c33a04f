#!/usr/bin/env python3
"""A bot in plain Python: conquers what it can, and declines when its army is exhausted."""

import json
import random
import sys
from typing import Any

inputs: dict[str, Any] = {}


def choice(view: dict[str, Any], actions: list[str]) -> str:
    """One of the actions, by a fixed order of verbs."""
    army = view["seats"][view["viewer"] - 1]["army"]
    exhausted = army is not None and army["hand"] + len(army["regions"]) < 5
    for verb in ("decline" if exhausted else "pick", "conquer", "pick", "roll", "place", "deploy"):
        fitting = [text for text in actions if text.split()[0] == verb]
        if fitting:
            return random.choice(fitting)
    return next(text for text in ("end", "stop", actions[0]) if text in actions)


for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello":
        print("hello 2 homebody", flush=True)
    elif word == "new":
        random.seed(json.loads(rest)["seed"])
        print("ready", flush=True)
    elif word in ("view", "actions"):
        inputs[word] = json.loads(rest)
    elif word == "choose":
        print("play", rest.split()[0], choice(**inputs), flush=True)
    elif word == "bye":
        break
