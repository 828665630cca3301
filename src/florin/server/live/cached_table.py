"""A table in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from florin.server.domain import ChatLine, Step, TableState
from florin.server.domain.steps import recent_steps, replayed


class CachedTable:
    """The last known state of a table, its last steps and chat lines.

    `lock` keeps the changes that this process makes in order.
    """

    __slots__ = ("chat", "lock", "recent", "state")

    def __init__(
        self, state: TableState, recent: Sequence[Step] = (), chat: Sequence[ChatLine] = ()
    ) -> None:
        self.state = state
        self.recent = recent_steps(state, recent)
        self.chat: Sequence[ChatLine] = chat
        self.lock = asyncio.Lock()

    def replace(self, state: TableState, steps: Sequence[Step]) -> None:
        """Takes over a new state; `steps` are those that lead to it, unless an undo does."""
        known = (*self.recent, *steps) if state.era == self.state.era else ()
        self.recent = recent_steps(state, known)
        self.state = state

    def steps_since(self, ply: int) -> tuple[Step, ...]:
        """The steps from token `ply` on, without a replay if they are among the last ones."""
        if self.recent and self.recent[0].ply <= ply:
            return self.recent[ply - self.recent[0].ply :]
        return replayed(self.state, ply)
