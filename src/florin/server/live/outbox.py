"""Decides, in memory, which changes of tables are worth a notice.

It is asked at every move, so it asks no database: it keeps who wants to hear of what. The worker
that sends looks again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from typing import Final

from florin.server.domain import SeatState, TableState
from florin.server.domain.notices import NoticeKind
from florin.server.operations.clock import Clock, now_ms
from florin.server.store import Database, notices
from florin.server.store.outbox import NoticeRow, key_of

# Milliseconds before a turn is announced. Meanwhile a standing order may decide, the person may
# come back from another page, or the mover may take the move back.
DELAY_MS: Final = 10_000
_NOTHING: Final[tuple[NoticeRow, ...]] = ()


class Outbox:
    """`watching` tells who has a table open in a visible page, in any process."""

    def __init__(
        self,
        database: Database,
        watching: Callable[[str], Collection[str]],
        clock: Clock = now_ms,
        delay_ms: int = DELAY_MS,
    ) -> None:
        self._database = database
        self._watching = watching
        self._clock = clock
        self._delay_ms = delay_ms
        self._wanted: dict[str, frozenset[NoticeKind]] = {}
        # One read at a time: an earlier answer must not replace a later one.
        self._reading = asyncio.Lock()

    async def load(self) -> None:
        """Reads what all people want: at the start, and after messages may have been missed."""
        async with self._reading:
            self._wanted = await self._database.read(notices.wanted)

    async def reload(self, person: str) -> None:
        async with self._reading:
            found = await self._database.read(lambda c: notices.wanted(c, person))
            if person in found:
                self._wanted[person] = found[person]
            else:
                self._wanted.pop(person, None)

    def rows(self, before: TableState | None, after: TableState) -> tuple[NoticeRow, ...]:
        """The notices of a change, to be stored with it. `before` is None for a new table."""
        if not self._wanted or after.lesson:
            return _NOTHING
        if after.status == "playing":
            return self._of_turn(before, after)
        if after.status == "over":
            return self._of_end(before, after)
        return self._of_invitations(before, after)

    def _of_turn(self, before: TableState | None, after: TableState) -> tuple[NoticeRow, ...]:
        to_act = after.to_act
        if to_act is None:
            return _NOTHING
        seat = after.seats[to_act]
        if seat.person is None or seat.absent or not self.wants(seat.person, "turn"):
            return _NOTHING
        if (
            before is not None
            and before.status == "playing"
            and (before.era, before.ply) == (after.era, after.ply)
        ):
            return _NOTHING
        if _actor(before, after) == seat.person or not _is_shared(after, seat):
            return _NOTHING
        if seat.person in self._watching(after.id):
            return _NOTHING
        return (self._row("turn", after, seat.person, self._delay_ms),)

    def _of_end(self, before: TableState | None, after: TableState) -> tuple[NoticeRow, ...]:
        if before is not None and before.status == "over":
            return _NOTHING
        actor = _actor(before, after)
        people = {
            seat.person
            for seat in after.seats
            if seat.person not in (None, actor)
            and self.wants(seat.person, "over")
            and _is_shared(after, seat)
        }
        people -= set(self._watching(after.id)) if people else set()
        return tuple(self._row("over", after, person, 0) for person in people if person)

    def _of_invitations(
        self, before: TableState | None, after: TableState
    ) -> tuple[NoticeRow, ...]:
        known = set[str | None]() if before is None else {seat.invited for seat in before.seats}
        people = {
            seat.invited
            for seat in after.seats
            if seat.invited not in (None, *known) and self.wants(seat.invited, "invitation")
        }
        return tuple(self._row("invitation", after, person, 0) for person in people if person)

    def wants(self, person: str | None, kind: NoticeKind) -> bool:
        """Whether the person has asked for notices of that kind."""
        return person is not None and kind in self._wanted.get(person, ())

    def _row(self, kind: NoticeKind, table: TableState, person: str, delay: int) -> NoticeRow:
        now = self._clock()
        return NoticeRow(
            key=key_of(kind, table.id, table.era, table.ply, person),
            person=person,
            kind=kind,
            table=table.id,
            era=table.era,
            ply=table.ply,
            created=now,
            at=now + delay,
        )


def _actor(before: TableState | None, after: TableState) -> str | None:
    """The person whose move led to this state: they know what they did."""
    if before is None or before.era != after.era or before.ply >= after.ply:
        return None
    return after.moves[before.ply].person


def _is_shared(table: TableState, seat: SeatState) -> bool:
    """Whether another person plays. A game against bots alone waits without a notice."""
    return any(other.person not in (None, seat.person) for other in table.seats)
