"""Shares a few workers fairly: urgent work first, then one piece for each owner in turn.

Advice, for which a person waits at a decision, comes before other urgent work. It is short, and
other urgent work gets every second worker, so advice cannot hold it up.
"""

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
        self._advice: OrderedDict[str, deque[asyncio.Future[W]]] = OrderedDict()
        self._urgent: OrderedDict[str, deque[asyncio.Future[W]]] = OrderedDict()
        self._later: OrderedDict[str, deque[asyncio.Future[W]]] = OrderedDict()
        self._advised = False  # the last caller served wanted advice

    async def take(self, owner: str, *, urgent: bool, advice: bool = False) -> W:
        """A worker, when it is this caller's turn. `put` must give it back."""
        if self._idle:
            return self._idle.popleft()
        turn: asyncio.Future[W] = asyncio.get_running_loop().create_future()
        level = self._advice if advice else self._urgent if urgent else self._later
        level.setdefault(owner, deque()).append(turn)
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.put(turn.result())
            raise

    def put(self, worker: W) -> None:
        """Gives a worker to the next caller."""
        first, second = self._advice, self._urgent
        if self._advised:
            first, second = second, first
        for level in (first, second, self._later):
            while level:
                owner, turns = next(iter(level.items()))
                turn = turns.popleft()
                level.move_to_end(owner)
                if not turns:
                    del level[owner]
                if not turn.done():
                    self._advised = level is self._advice
                    turn.set_result(worker)
                    return
        self._idle.append(worker)
