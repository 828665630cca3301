from __future__ import annotations

import asyncio

import pytest

import deadlines
from deadlines import wait_until, wait_until_async, within_deadline


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deadlines, "DEADLINE", 0.0)


def test_a_state_that_is_ready_is_returned() -> None:
    assert wait_until(lambda: {"ply": 3}, "ply 3", lambda now: now["ply"] == 3) == {"ply": 3}


def test_a_failure_shows_what_was_awaited_and_the_last_state() -> None:
    with pytest.raises(AssertionError, match=r"waited 0 s for ply 4; the last state was: .*3"):
        wait_until(lambda: {"ply": 3}, "ply 4", lambda now: now["ply"] == 4)


def test_a_state_may_come_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deadlines, "DEADLINE", 60.0)
    states = iter(["", "", "done"])
    assert wait_until(lambda: next(states), "the end") == "done"


def test_an_event_loop_goes_on_while_a_test_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deadlines, "DEADLINE", 60.0)

    async def wait() -> bool:
        event = asyncio.Event()
        asyncio.get_running_loop().call_soon(event.set)
        return await wait_until_async(event.is_set, "the event")

    assert asyncio.run(wait())


def test_what_does_not_come_fails() -> None:
    async def wait() -> None:
        await within_deadline(asyncio.Event().wait(), "an event that never comes")

    with pytest.raises(AssertionError, match="an event that never comes"):
        asyncio.run(wait())
