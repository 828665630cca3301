"""A process that runs bots: `python -m florin.server.workers.bot_worker`.

Reads pickled questions (bot, position, seed, history) from standard input and writes tokens as
lines. If the bot is ADVICE, the answer is advice as one line of JSON, and the seed is a token to
compare, or empty. If the bot is RETRY, the position is the record of a game up to it, and the
answer is a `Retried`. The process ends when its input does, so it never outlives the server.
"""

from __future__ import annotations

import os
import pickle
import random
import sys
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec

from florin.analysis import advise
from florin.bots import STRONGEST, Bot, bot, judge
from florin.core import Position
from florin.records import BadMove, Record, play, position_of
from florin.views import Legal, legal_view

ADVICE: Final = "*advice"  # no bot has this name
RETRY: Final = "*retry"


class Retried(msgspec.Struct, frozen=True):
    """A decision of a game that is tried again. Both are None if no seat decides there.

    `advice`: as in `Advice.as_dict`; None if no token was tried. `illegal`: why the token is
    refused.
    """

    legal: Legal | None
    advice: dict[str, Any] | None = None
    illegal: str | None = None


@lru_cache(maxsize=32)
def _bot(name: str) -> Bot:
    return bot(name)


def _answer(name: str, position: Position | Record, seed: str, history: Sequence[str]) -> str:
    if isinstance(position, Record):
        return msgspec.json.encode(_retried(position, seed)).decode()
    if name == ADVICE:
        return msgspec.json.encode(_advice(position, seed, history)).decode()
    return _bot(name).choose(position, random.Random(seed), history).token


def _advice(position: Position, token: str, history: Sequence[str]) -> dict[str, Any]:
    return advise(position, judge(STRONGEST, position.setup), token or None, history).as_dict()


def _retried(record: Record, token: str) -> Retried:
    position = position_of(record)
    legal = legal_view(position)
    if legal is None or not token:
        return Retried(legal)
    try:
        play(position, len(record.moves), token)
    except BadMove as error:
        return Retried(legal, illegal=str(error))
    return Retried(legal, _advice(position, token, record.moves))


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
