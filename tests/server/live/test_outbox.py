"""Who wants to hear of what, as a process keeps it in memory."""

from __future__ import annotations

import asyncio
from typing import cast

from msgspec.structs import replace

from florin.server.domain import SeatState, TableState, play
from florin.server.domain.notices import NoticeKind
from florin.server.live.outbox import DELAY_MS, Outbox
from florin.server.store import Database
from table_kit import ANNA, BRUNO, new

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


ALL: frozenset[NoticeKind] = frozenset({"turn", "over", "invitation"})


def keys(
    before: TableState | None,
    after: TableState,
    *,
    watching: tuple[str, ...] = (),
    kinds: frozenset[NoticeKind] = ALL,
) -> list[tuple[str, str, int]]:
    """Kind, person and delay of each notice of a change, if Anna and Bruno want these kinds."""

    class Stored:
        async def read(self, _work: object) -> Wanted:
            return {ANNA.id: kinds, BRUNO.id: kinds}

    async def run() -> list[tuple[str, str, int]]:
        outbox = Outbox(cast("Database", Stored()), lambda _: watching, clock=lambda: 100)
        await outbox.load()
        rows = outbox.rows(before, after)
        assert all((row.table, row.ply, row.created) == (after.id, after.ply, 100) for row in rows)
        return sorted((row.kind, row.person, row.at - row.created) for row in rows)

    return asyncio.run(run())


def test_a_turn_is_announced_to_a_person_who_does_not_look_and_whom_another_waits_for() -> None:
    before = new("me", "bruno", game="strozzi")
    asked = play.move(play.move(before, ANNA, before.ply, "stop", 0).state, ANNA, 2, "5", 0).state
    turn = [("turn", BRUNO.id, DELAY_MS)]
    assert keys(before, asked) == turn
    assert keys(before, asked, watching=(ANNA.id,)) == turn
    assert keys(before, asked, watching=(BRUNO.id,)) == []
    assert keys(before, asked, kinds=frozenset({"over"})) == []
    assert keys(before, replace(asked, lesson=True)) == []
    assert keys(asked, replace(asked, version=9)) == [], "the turn is no new one"
    absent = replace(asked.seats[1], absent=True)
    assert keys(before, replace(asked, seats=(asked.seats[0], absent))) == []
    # Who has moved knows it, and a game against bots waits without a notice.
    again = play.move(asked, BRUNO, asked.ply, "decline", 0).state
    assert keys(asked, again) == [("turn", ANNA.id, DELAY_MS)]
    alone = new("me", "random", game="strozzi")
    moved = play.move(alone, ANNA, alone.ply, "draw", 0).state
    assert keys(alone, moved) == keys(None, alone) == []


def test_the_end_is_told_to_the_players_who_did_not_make_it() -> None:
    before = new("me", "bruno", game="strozzi")
    after = replace(play.move(before, ANNA, before.ply, "stop", 0).state, status="over")
    assert keys(before, after) == [("over", BRUNO.id, 0)]
    assert keys(before, after, watching=(BRUNO.id,)) == []
    assert keys(after, replace(after, version=9)) == []
    ended_by_bot = replace(after, moves=(*after.moves[:-1], replace(after.moves[-1], person=None)))
    assert keys(before, ended_by_bot) == [("over", ANNA.id, 0), ("over", BRUNO.id, 0)]


def test_an_invitation_is_told_once() -> None:
    opened = new("me", "open", game="strozzi", start=False)
    seats = (opened.seats[0], SeatState(kind="open", invited=BRUNO.id))
    invited = replace(opened, seats=seats)
    assert keys(None, invited) == keys(opened, invited) == [("invitation", BRUNO.id, 0)]
    assert keys(invited, replace(invited, version=5)) == []
