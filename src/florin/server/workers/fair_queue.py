"""Shares a few workers fairly: urgent work first, then one piece for each owner in turn."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from typing import Generic, TypeVar

W = TypeVar("W")


class FairQueue(Generic[W]):
    """Hands out workers. An owner with many pieces of work delays the others by one piece each."""

    def __init__(self) -> None:
        self._idle: deque[W] = deque()
        # Waiting callers by urgency, by owner; the owner at the front is served next.
        self._waiting: tuple[OrderedDict[str, deque[asyncio.Future[W]]], ...] = (
            OrderedDict(),
            OrderedDict(),
        )

    async def take(self, owner: str, *, urgent: bool) -> W:
        """A worker, when it is this caller's turn. `put` must give it back."""
        if self._idle:
            return self._idle.popleft()
        turn: asyncio.Future[W] = asyncio.get_running_loop().create_future()
        level = self._waiting[0 if urgent else 1]
        level.setdefault(owner, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.put(turn.result())
            raise

    def put(self, worker: W) -> None:
        """Gives a worker to the next caller."""
        for level in self._waiting:
            while level:
                owner, turns = next(iter(level.items()))
                turn = turns.popleft()
                level.move_to_end(owner)
                if not turns:
                    del level[owner]
                if not turn.done():
                    turn.set_result(worker)
                    return
        self._idle.append(worker)
