"""Replays run elsewhere; a process that hangs or dies is replaced."""

from __future__ import annotations

import asyncio
import gzip
import json
import sys
import time

import pytest

from app_kit import hurried, run_shifted
from deadlines import DEADLINE
from florin.records import from_dict
from florin.server.domain import Refusal
from florin.server.workers import replay_pool
from florin.server.workers.replay_pool import ReplayPool
from kit import random_record
from server_kit import ONE_LOT

RECORD = random_record("medici", 3, 1)


def test_all_steps_of_a_record() -> None:
    async def run() -> list[bytes]:
        pool = ReplayPool()
        try:
            return [
                await pool.look(RECORD, packed=False),
                gzip.decompress(await pool.look(RECORD, packed=True)),
            ]
        finally:
            await pool.close()

    plain, unpacked = asyncio.run(run())
    assert plain == unpacked
    assert [step["token"] for step in json.loads(plain)["steps"]] == list(RECORD.moves)


def test_the_event_loop_is_free_meanwhile() -> None:
    async def run() -> float:
        pool = ReplayPool()
        try:
            await pool.look(RECORD, packed=True)
            before = time.thread_time()
            for _ in range(10):
                await pool.look(RECORD, packed=True)
            return time.thread_time() - before
        finally:
            await pool.close()

    # Here, ten replays would take several times as long on the fastest machine.
    assert asyncio.run(run()) < 0.1


@pytest.mark.parametrize("code", ["raise SystemExit", "import time; time.sleep(60)"])
def test_a_faulty_process_is_replaced(code: str) -> None:
    async def run() -> bytes:
        pool = ReplayPool((sys.executable, "-c", code))
        try:
            with pytest.raises(Refusal, match="could not be replayed") as refused:
                await hurried(pool.look(RECORD, packed=False))
            assert refused.value.name == "busy"
            pool.command, pool.seconds = replay_pool.WORKER, DEADLINE
            return await pool.look(RECORD, packed=False)
        finally:
            await pool.close()

    assert run_shifted(run())


def test_a_bad_record_and_a_long_queue_are_refused() -> None:
    async def run() -> None:
        pool = ReplayPool()
        try:
            bad = from_dict({**ONE_LOT, "moves": ["C4", "C4"]})
            with pytest.raises(Refusal) as refused:
                await pool.look(bad, packed=False)
            assert refused.value.name == "bad_record"
            many = [pool.look(RECORD, packed=True) for _ in range(replay_pool.MOST_WAITING + 1)]
            found = await asyncio.gather(*many, return_exceptions=True)
            assert [type(one) for one in found].count(Refusal) == 1
        finally:
            await pool.close()

    asyncio.run(run())
