"""A process that runs bots: `python -m florin.server.workers.bot_worker`.

Reads pickled questions (bot, position, seed, history) from standard input and writes tokens as
lines. It ends when its input does, so it never outlives the server.
"""

from __future__ import annotations

import os
import pickle
import random
import sys
from functools import lru_cache

from florin.bots import Bot, bot


@lru_cache(maxsize=32)
def _bot(name: str) -> Bot:
    return bot(name)


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
            answer = _bot(name).choose(position, random.Random(seed), history).token
        except Exception as error:  # noqa: BLE001  the server decides what happens then
            answer = f"! {type(error).__name__}: {error}".replace("\n", " ")
        try:
            answers.write(answer.encode("utf-8", "replace") + b"\n")
        except BrokenPipeError:  # the server was killed meanwhile
            return


if __name__ == "__main__":
    main()
