"""A process that runs bots: `python -m florin.server.workers.bot_worker`.

Reads pickled questions (bot, position, seed, history) from standard input and writes tokens as
lines. If the bot is ADVICE, the answer is advice as one line of JSON, and the seed is a token to
compare, or empty. It ends when its input does, so it never outlives the server.
"""

from __future__ import annotations

import json
import os
import pickle
import random
import sys
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from florin.analysis import advise
from florin.bots import STRONGEST, Bot, bot, judge
from florin.core import Position

ADVICE: Final = "*advice"  # no bot has this name


@lru_cache(maxsize=32)
def _bot(name: str) -> Bot:
    return bot(name)


def _answer(name: str, position: Position, seed: str, history: Sequence[str]) -> str:
    if name == ADVICE:
        found = advise(position, judge(STRONGEST, position.setup), seed or None)
        return json.dumps(found.as_dict())
    return _bot(name).choose(position, random.Random(seed), history).token


def main() -> None:
    questions = sys.stdin.buffer
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    # A bot's own output must not be read as an answer.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    while head := questions.read(4):
        body = questions.read(int.from_bytes(head, "big"))
        try:
            # The server wrote it. Nothing that came over the network is unpickled.
            name, position, seed, history = pickle.loads(body)  # noqa: S301
            answer = _answer(name, position, seed, history)
        except Exception as error:  # noqa: BLE001  the server decides what happens then
            answer = f"! {type(error).__name__}: {error}".replace("\n", " ")
        try:
            answers.write(answer.encode("utf-8", "replace") + b"\n")
        except BrokenPipeError:  # the server was killed meanwhile
            return


if __name__ == "__main__":
    main()
