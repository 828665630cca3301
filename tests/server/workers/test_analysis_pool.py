"""Judges that hang, die or write nonsense: a named refusal, and the next game is analysed."""

from __future__ import annotations

import asyncio
import sys

import pytest

from app_kit import hurried, run_shifted
from deadlines import DEADLINE
from florin.records import Record
from florin.server.domain import Refusal
from florin.server.messages import AnalysisNow
from florin.server.workers import analysis_pool as module
from florin.server.workers.analysis_pool import AnalysisPool

MOVES = ("C4", "draw", "S0", "stop", "6", "buy")
RECORD = Record("strozzi", ("Anna", "Bruno"), {}, MOVES)
READ = "import sys\nsys.stdin.buffer.read()\n"
FAULTS = {
    "hangs": (READ + "import time\ntime.sleep(60)", "longer than"),
    "dies": (READ + "sys.exit(3)", "without an answer"),
    "babbles": (READ + "print('no number')", "no answer"),
    "lies": (READ + "print('{\"game\": 1}')", "no answer"),
    "raises": (READ + "print('! ValueError: no')", "the judge cannot judge this game"),
}


async def until_done(pool: AnalysisPool, record: Record) -> AnalysisNow:
    job = pool.find(record) or pool.begin(record)
    while True:
        now = await job.progress()
        if now.analysis is not None:
            return now


@pytest.mark.parametrize("fault", list(FAULTS))
def test_a_faulty_judge_is_a_named_refusal(fault: str) -> None:
    worker, why = FAULTS[fault]

    async def run() -> Refusal:
        pool = AnalysisPool(DEADLINE, command=(sys.executable, "-c", worker))
        done = until_done(pool, RECORD)
        try:
            with pytest.raises(Refusal) as refused:
                await (hurried(done) if fault == "hangs" else done)
            # Asked again at once, it is not tried again.
            assert pool.find(RECORD) is not None
            return refused.value
        finally:
            await pool.close()

    refusal = run_shifted(run())
    assert refusal.name == "analysis_failed"
    assert why in refusal.detail


def test_a_failure_is_forgotten_after_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "FAILURE_SECONDS", -1.0)

    async def run() -> None:
        pool = AnalysisPool(5.0, command=(sys.executable, "-c", FAULTS["dies"][0]))
        try:
            with pytest.raises(Refusal):
                await until_done(pool, RECORD)
            assert pool.find(RECORD) is None
        finally:
            await pool.close()

    asyncio.run(run())


def test_a_game_is_analysed_once_whatever_the_players_are_called() -> None:
    async def run() -> tuple[AnalysisNow, AnalysisNow]:
        pool = AnalysisPool(60.0)
        try:
            first = await until_done(pool, RECORD)
            again = pool.find(Record("strozzi", ("Carla", "Dario"), {}, MOVES))
            assert again is not None
            assert pool.find(RECORD.prefix(4)) is None
            return first, await again.progress()
        finally:
            await pool.close()

    first, again = asyncio.run(run())
    assert again is not first
    assert again.analysis is first.analysis
    assert first.analysis is not None
    assert (first.done, first.plies) == (6, 6)
    assert [decision.token for decision in first.analysis.decisions] == [
        "draw",
        "stop",
        "6",
        "buy",
    ]


def test_old_analyses_are_forgotten_and_too_many_at_once_are_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "MOST_KEPT", 2)
    monkeypatch.setattr(module, "MOST_WAITING", 2)
    games = [RECORD.prefix(plies) for plies in (1, 2, 3, 4)]

    async def run() -> None:
        pool = AnalysisPool(60.0, command=(sys.executable, "-c", READ + "print('! no')"))
        try:
            jobs = [pool.begin(game) for game in games[:2]]
            with pytest.raises(Refusal, match="busy"):
                pool.begin(games[2])
            for job in jobs:
                assert job.task is not None
                await job.task
                assert job.error == "the judge cannot judge this game"
            last = pool.begin(games[2])
            assert last.task is not None
            await last.task
            assert [pool.find(game) is not None for game in games[:3]] == [False, True, True]
        finally:
            await pool.close()

    asyncio.run(run())
