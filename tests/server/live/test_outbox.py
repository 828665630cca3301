"""Who wants to hear of what, as a process keeps it in memory."""

from __future__ import annotations

import asyncio
from typing import cast

from msgspec.structs import replace

from florin.server.domain import SeatState
from florin.server.domain.notices import NoticeKind
from florin.server.live.outbox import Outbox
from florin.server.store import Database
from table_kit import new

Wanted = dict[str, frozenset[NoticeKind]]


class SlowFirst:
    """Answers with what is stored when it is asked. The first answer waits for `release`."""

    def __init__(self) -> None:
        self.stored: Wanted = {}
        self.release = asyncio.Event()
        self.asked = 0

    async def read(self, _work: object) -> Wanted:
        found, self.asked = dict(self.stored), self.asked + 1
        if self.asked == 1:
            await self.release.wait()
        return found


def test_an_earlier_answer_does_not_replace_a_later_one() -> None:
    async def run() -> None:
        database = SlowFirst()
        outbox = Outbox(cast("Database", database), lambda _: ())
        made = new("me", "open", game="strozzi", start=False)
        table = replace(made, seats=(made.seats[0], SeatState(kind="open", invited="bruno")))
        first = asyncio.create_task(outbox.reload("bruno"))
        await asyncio.sleep(0)
        database.stored = {"bruno": frozenset({"invitation"})}
        second = asyncio.create_task(outbox.reload("bruno"))
        await asyncio.sleep(0)
        database.release.set()
        await asyncio.gather(first, second)
        assert [row.person for row in outbox.rows(None, table)] == ["bruno"]

    asyncio.run(run())
