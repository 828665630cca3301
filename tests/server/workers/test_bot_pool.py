"""Bots that hang, die, answer wrongly or raise: there is always a move."""

from __future__ import annotations

import asyncio
import pickle
import subprocess
import sys

import pytest

from app_kit import hurried, run_shifted
from deadlines import DEADLINE
from florin.core import Lot, legal_tokens
from florin.games.medici import Medici
from florin.games.medici.actions import Begin
from florin.records import play
from florin.server.workers.bot_pool import BotPool, Choice, fallback

POSITION = Medici(3).start().apply(Begin(0)).apply(Lot("cloth", 5))

READ = """import sys
def ask():
    sys.stdin.buffer.read(int.from_bytes(sys.stdin.buffer.read(4), "big"))
"""
WORKERS = {
    "hangs": READ + "ask()\nask()",
    "dies": READ + "ask()\nsys.exit(3)",
    "lies": READ + "while True:\n  ask(); print('39', flush=True)",
    "babbles": READ + "while True:\n  ask(); print('????', flush=True)",
    "raises": READ + "while True:\n  ask(); print('! ValueError: no', flush=True)",
    "never starts": "raise SystemExit",
}


@pytest.mark.parametrize("fault", list(WORKERS))
def test_a_random_move_replaces_that_of_a_faulty_bot(fault: str) -> None:
    async def run() -> list[Choice]:
        pool = BotPool(1, DEADLINE, (sys.executable, "-c", WORKERS[fault]))
        choices = [pool.choose("any", POSITION, f"seed/{at}") for at in range(2)]
        try:
            return [await (hurried(one) if fault == "hangs" else one) for one in choices]
        finally:
            await pool.close()

    answers = run_shifted(run())
    # A bot that answers wrongly does so always; one without an answer may have had no time.
    again = fault not in ("lies", "babbles", "raises")
    assert answers == [Choice(fallback(POSITION, f"seed/{at}"), True, again) for at in range(2)]
    assert {answer.token for answer in answers} <= {"draw", "stop"}


def test_a_bot_answers_the_same_for_the_same_seed() -> None:
    async def run() -> list[list[Choice]]:
        pool = BotPool(2, 30)
        try:
            return [
                list(
                    await asyncio.gather(
                        *(pool.choose("random", POSITION, f"seed/{at}") for at in range(8))
                    )
                )
                for _ in range(2)
            ]
        finally:
            await pool.close()

    one, two = asyncio.run(run())
    assert one == two
    assert set(one) == {Choice("draw", False), Choice("stop", False)}


def test_a_random_move_replaces_that_of_an_unknown_bot() -> None:
    async def run() -> Choice:
        pool = BotPool(1, 30)
        try:
            return await pool.choose("nobody", POSITION, "seed")
        finally:
            await pool.close()

    token, failed, again = asyncio.run(run())
    assert failed
    assert not again  # it would fail for everyone
    play(POSITION, 0, token)
    assert token in legal_tokens(POSITION)


def test_a_worker_whose_server_has_ended_ends_quietly() -> None:
    worker = subprocess.Popen(
        (sys.executable, "-m", "florin.server.workers.bot_worker"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert worker.stdin
    assert worker.stdout
    assert worker.stderr
    worker.stdout.close()
    body = pickle.dumps(("random", POSITION, "seed"))
    worker.stdin.write(len(body).to_bytes(4, "big") + body)
    worker.stdin.close()
    assert worker.wait(DEADLINE) == 0
    assert worker.stderr.read() == b""
    worker.stderr.close()


def test_waiting_for_a_worker_is_limited_where_people_wait() -> None:
    async def run() -> Choice:
        pool = BotPool(1, 30, (sys.executable, "-c", READ + "ask()\nask()"))
        worker = await pool.idle.take("mallory", urgent=True)
        try:
            return await hurried(pool.choose("any", POSITION, "seed", "anna"))
        finally:
            pool.idle.put(worker)
            await pool.close()

    assert run_shifted(run()).token == fallback(POSITION, "seed")
