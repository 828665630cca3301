"""Who watches which table here, and sending them what happened."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from florin.games.present import sheet_views
from florin.server.frames import encode, frame, framed
from florin.server.messages import Beat, ChatLine, Presence, Said, Step, Table, Update
from florin.server.metrics import WATCHERS
from florin.server.moment import now_ms
from florin.server.presence import NOBODY_THERE, Elsewhere, Present, together
from florin.server.tables import views
from florin.server.tables.state import Person, SeatState, State
from florin.server.watcher import CLOSED, REVOKED, Watcher


class _Common(msgspec.Struct, tag_field="type", tag="update"):
    """An `Update` as far as it is the same for all receivers, encoded once; `you` follows."""

    at: int
    table: Table
    steps: list[Step]
    sheets: list[Any] | None


assert (*_Common.__struct_fields__, "you") == Update.__struct_fields__


class Hub:
    """Watchers by table. `announce` tells other processes who is present here."""

    def __init__(self, announce: Callable[[str, Present], None]) -> None:
        self._watchers: dict[str, set[Watcher]] = {}
        # Who is present by table, as long as the same people sit and watch there.
        self._here: dict[str, tuple[tuple[SeatState, ...], Present]] = {}
        self._announce = announce
        self.elsewhere = Elsewhere()

    def add(self, table: str, watcher: Watcher) -> None:
        self._watchers.setdefault(table, set()).add(watcher)
        self._here.pop(table, None)
        WATCHERS.inc()

    def remove(self, table: str, watcher: Watcher) -> None:
        watchers = self._watchers.get(table)
        if watchers is None or watcher not in watchers:
            return
        watchers.remove(watcher)
        self._here.pop(table, None)
        WATCHERS.dec()
        if not watchers:
            del self._watchers[table]

    def watched(self, table: str) -> bool:
        return table in self._watchers

    def tables(self) -> list[str]:
        return list(self._watchers)

    def here(self, state: State) -> Present:
        if state.id not in self._watchers:
            return NOBODY_THERE
        known = self._here.get(state.id)
        if known is None or known[0] is not state.seats:
            known = self._here[state.id] = state.seats, self._count(state)
        return known[1]

    def _count(self, state: State) -> Present:
        people: set[str] = set()
        spectators = 0
        seated = {seat.person for seat in state.seats}
        for watcher in self._watchers[state.id]:
            if watcher.person is not None and watcher.person.id in seated:
                people.add(watcher.person.id)
            else:
                spectators += 1
        return Present(frozenset(people), spectators)

    def present(self, state: State) -> Present:
        here, elsewhere = self.here(state), self.elsewhere.at(state.id)
        return together([here, *elsewhere]) if elsewhere else here

    def presence_changed(self, state: State, *, announce: bool = True) -> None:
        present = self.present(state)
        seats = [at for at, seat in enumerate(state.seats, 1) if seat.person in present.people]
        self._push_all(state.id, frame(Presence(seats, present.spectators)))
        if announce:
            self._announce(state.id, self.here(state))

    def said(self, table: str, line: ChatLine) -> None:
        self._push_all(table, frame(Said(line)))

    def tell(self, watcher: Watcher, line: ChatLine) -> None:
        watcher.push(frame(Said(line)))

    def beat(self) -> None:
        message = frame(Beat(now_ms()))
        for watchers in self._watchers.values():
            for watcher in watchers:
                watcher.push(message)

    def renamed(self, person: Person) -> None:
        for watchers in self._watchers.values():
            for watcher in watchers:
                if watcher.person is not None and watcher.person.id == person.id:
                    watcher.person = person

    def drop_person(self, person: str) -> None:
        """Ends the person's connections: who may still come back, does."""
        for watchers in list(self._watchers.values()):
            for watcher in list(watchers):
                if watcher.person is not None and watcher.person.id == person:
                    watcher.drop(REVOKED)

    def drop_table(self, table: str) -> None:
        """Ends the connections of all who watch a table that is no more."""
        for watcher in list(self._watchers.get(table, ())):
            watcher.drop(CLOSED)

    def publish(self, before: State, after: State, chat: Sequence[ChatLine]) -> None:
        """Sends everybody at the table what is new; after an undo, everything.

        Of a standing order that was left or withdrawn only its owner hears.
        """
        watchers = self._watchers.get(after.id)
        owners = _owners_of_orders(before, after)
        if watchers and owners is not None:
            watchers = {w for w in watchers if w.person is not None and w.person.id in owners}
        if not watchers:
            return
        if after.era != before.era or after.ply < before.ply:
            for watcher in list(watchers):
                watcher.push(self.snapshot(after, watcher.person, chat))
            return
        steps = _steps(before, after)
        sheets = None
        if after.position is not None and (
            before.position is None or len(after.position.sheets) != len(before.position.sheets)
        ):
            sheets = sheet_views(after.position)
        self._push_update(after, steps, sheets, list(watchers))

    def catch_up(self, state: State, watcher: Watcher, ply: int) -> None:
        """Sends one watcher the tokens from `ply` on."""
        position = state.position
        steps: list[Step] = []
        if position is not None:
            start = views.start_of(state, ply)
            steps = views.steps_between(state, start, ply, state.ply)
        sheets = None if position is None else sheet_views(position)
        self._push_update(state, steps, sheets, [watcher])

    def update(self, state: State, person: Person | None, ply: int) -> Update:
        """What `catch_up` sends, for those who ask by HTTP."""
        position = state.position
        assert position is not None
        present = self.present(state)
        return Update(
            at=now_ms(),
            table=views.table_view(state, present.people, present.spectators),
            steps=views.steps_between(state, views.start_of(state, ply), ply, state.ply),
            sheets=sheet_views(position),
            you=views.you_view(state, person),
        )

    def snapshot(self, state: State, person: Person | None, chat: Sequence[ChatLine]) -> bytes:
        present = self.present(state)
        return frame(
            views.snapshot(state, person, chat, now_ms(), present.people, present.spectators)
        )

    def _push_update(
        self,
        state: State,
        steps: list[Step],
        sheets: list[Any] | None,
        watchers: Collection[Watcher],
    ) -> None:
        present = self.present(state)
        table = views.table_view(state, present.people, present.spectators)
        common = encode(_Common(now_ms(), table, steps, sheets))[:-1]
        same: dict[str | None, bytes] = {}  # those with equal rights here get one frame
        seated = {seat.person for seat in state.seats}
        for watcher in watchers:
            person = watcher.person
            key = person.id if person else None
            message = same.get(key)
            if message is None:
                you = encode(views.you_view(state, person))
                message = framed(b'%b,"you":%b}' % (common, you))
                if key is None or key in seated:
                    same[key] = message
            watcher.push(message)

    def _push_all(self, table: str, message: bytes) -> None:
        for watcher in list(self._watchers.get(table, ())):
            watcher.push(message)


def _owners_of_orders(before: State, after: State) -> set[str | None] | None:
    """Whose orders differ, where nothing else does; else None."""
    if before.orders == after.orders:
        return None
    rest = replace(after, orders=before.orders, version=before.version, changed=before.changed)
    if rest != before:
        return None
    return {after.seats[order.seat].person for order in {*before.orders} ^ {*after.orders}}


def _steps(before: State, after: State) -> list[Step]:
    if after.ply == before.ply:
        return []
    start = before.position or views.start_of(after, before.ply)
    return views.steps_between(after, start, before.ply, after.ply)
