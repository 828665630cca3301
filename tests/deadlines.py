"""The one deadline of the tests, and waiting for a state until it passes.

A test waits for what a page, a server or a file says of itself, never for time to pass. The
deadline is generous: it only ends a test whose state never comes. `FLORIN_DEADLINE` changes it.
"""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

State = TypeVar("State")

DEADLINE = float(os.environ.get("FLORIN_DEADLINE", "120"))  # seconds
POLL = 0.02  # seconds between two looks at a state
SHOWN = 4000  # characters of the last state in a failure


def wait_until(
    state: Callable[[], State], what: str, ready: Callable[[State], object] = bool
) -> State:
    """Returns the first state that is `ready`. Fails with the last one after the deadline.

    Let `state` return what a reader of the failure needs, and `ready` judge it:
    `wait_until(lambda: anna.see(table), "the game to end", lambda now: now["status"] == "over")`.
    """
    until = time.monotonic() + DEADLINE
    while True:
        last = state()
        if ready(last):
            return last
        if time.monotonic() >= until:
            raise _late(what, last)
        time.sleep(POLL)


async def wait_until_async(
    state: Callable[[], State], what: str, ready: Callable[[State], object] = bool
) -> State:
    """`wait_until` for tests with an event loop, which goes on in between."""
    until = time.monotonic() + DEADLINE
    while True:
        last = state()
        if ready(last):
            return last
        if time.monotonic() >= until:
            raise _late(what, last)
        await asyncio.sleep(POLL)


async def within_deadline(awaited: Awaitable[State], what: str) -> State:
    """The result of `awaited`, which must come before the deadline."""
    try:
        return await asyncio.wait_for(awaited, DEADLINE)
    except TimeoutError:
        raise _late(what, awaited) from None


def _late(what: str, last: object) -> AssertionError:
    shown = repr(last)
    if len(shown) > SHOWN:
        shown = f"{shown[:SHOWN]}… ({len(shown)} characters)"
    return AssertionError(f"waited {DEADLINE:g} s for {what}; the last state was: {shown}")
