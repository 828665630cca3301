"""Subscriptions of this process, and delivery of what happened to the subscribers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from florin.server.domain import ChatLine, Person, Step, TableState
from florin.server.domain.visibility import may_see
from florin.server.live.announcements import Announcements
from florin.server.live.cached_table import CachedTable
from florin.server.live.frames import encode, frame
from florin.server.live.presence import NONE_PRESENT, Present, RemotePresence, combined
from florin.server.live.subscriber import (
    CLOSED_BY_HOST,
    PLAYERS_ONLY,
    REMOVED,
    REVOKED,
    Subscriber,
)
from florin.server.messages import Beat, Presence, Said, Snapshot, Update, You, convert
from florin.server.operations.clock import Clock, now_ms
from florin.server.operations.metrics import SUBSCRIBERS

# The shortest time between two presence messages at a table, and what each subscriber adds to it:
# at most 500 messages are sent per second for one table.
PRESENCE_SECONDS: Final = 0.1
PRESENCE_SECONDS_EACH: Final = 0.002


class SharedUpdate(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """An `Update` whose parts that are equal for all receivers are encoded once."""

    at: int
    table: msgspec.Raw
    steps: msgspec.Raw
    sheets: msgspec.Raw
    you: You


assert SharedUpdate.__struct_fields__ == Update.__struct_fields__


class Hub:
    """Subscribers by table. `announce` tells other processes who is present here."""

    def __init__(self, announce: Callable[[str, Present], None], clock: Clock = now_ms) -> None:
        self._announce = announce
        self._clock = clock
        self._subscribers: dict[str, set[Subscriber]] = {}
        # Connections by table and person; None counts those without identity.
        self._connections: dict[str, Counter[str | None]] = {}
        self._hidden: Counter[str] = Counter()  # connections in the background, by table
        self._presence = Announcements()
        self._presence_elsewhere = Announcements()
        self.remote = RemotePresence()

    # Subscriptions

    def subscribe(self, table: str, subscriber: Subscriber) -> None:
        self._subscribers.setdefault(table, set()).add(subscriber)
        self._connections.setdefault(table, Counter())[_person_id(subscriber)] += 1
        SUBSCRIBERS.inc()

    def unsubscribe(self, table: str, subscriber: Subscriber) -> None:
        subscribers = self._subscribers.get(table)
        if subscribers is None or subscriber not in subscribers:
            return
        subscribers.remove(subscriber)
        SUBSCRIBERS.dec()
        if not subscriber.visible:
            self._hidden[table] -= 1
            if not self._hidden[table]:
                del self._hidden[table]
        if not subscribers:
            del self._subscribers[table]
            del self._connections[table]
            return
        connections, person = self._connections[table], _person_id(subscriber)
        connections[person] -= 1
        if not connections[person]:
            del connections[person]

    def has_subscribers(self, table: str) -> bool:
        return table in self._subscribers

    def is_subscribed(self, table: str, person: Person, token: str | None) -> bool:
        """Whether a WebSocket with these credentials has the table open in this process."""
        return any(
            subscriber.person is not None
            and subscriber.person.id == person.id
            and subscriber.token == token
            and not subscriber.closed
            for subscriber in self._subscribers.get(table, ())
        )

    def tables(self) -> list[str]:
        """The tables that have subscribers."""
        return list(self._subscribers)

    def renamed(self, person: Person) -> None:
        for subscribers in self._subscribers.values():
            for subscriber in subscribers:
                if subscriber.person is not None and subscriber.person.id == person.id:
                    subscriber.person = person

    def disconnect_person(self, person: str, credentials: Collection[str] | None = None) -> None:
        """Ends the person's connections with these tokens and sessions; None: all of them."""
        for subscribers in list(self._subscribers.values()):
            for subscriber in list(subscribers):
                if (
                    subscriber.person is not None
                    and subscriber.person.id == person
                    and (
                        credentials is None
                        or subscriber.token in credentials
                        or subscriber.session in credentials
                    )
                ):
                    subscriber.disconnect(REVOKED)

    def credentials(self) -> tuple[set[str], set[str]]:
        """The ids of the access tokens and of the sessions by which clients are connected."""
        all_subscribers = [s for subscribers in self._subscribers.values() for s in subscribers]
        return (
            {s.token for s in all_subscribers if s.token is not None},
            {s.session for s in all_subscribers if s.session is not None},
        )

    def disconnect_credentials(self, credentials: Collection[str]) -> None:
        """Ends the connections with these access tokens and sessions."""
        for subscribers in list(self._subscribers.values()):
            for subscriber in list(subscribers):
                if subscriber.token in credentials or subscriber.session in credentials:
                    subscriber.disconnect(REVOKED)

    def disconnect_table(self, table: str, *, by_host: bool = False) -> None:
        """Ends all connections of a table that was removed, or closed by its host."""
        for subscriber in list(self._subscribers.get(table, ())):
            subscriber.disconnect(CLOSED_BY_HOST if by_host else REMOVED)

    def _disconnect_others(self, state: TableState) -> None:
        """Ends the connections of those who may not see the table any more."""
        for subscriber in list(self._subscribers.get(state.id, ())):
            if not may_see(state, _person_id(subscriber)):
                subscriber.disconnect(PLAYERS_ONLY)

    # Presence

    def here(self, state: TableState) -> Present:
        """Who has the table open in this process."""
        connections = self._connections.get(state.id)
        if connections is None:
            return NONE_PRESENT
        players = {seat.person for seat in state.seats if seat.person is not None}
        people = frozenset(person for person in players if person in connections)
        playing = sum(connections[person] for person in people)
        subscribers = self._subscribers[state.id]
        hidden = frozenset[str]()
        if self._hidden.get(state.id):
            watching = {_person_id(one) for one in subscribers if one.visible}
            hidden = people - watching
        return Present(people, len(subscribers) - playing, hidden)

    def watching(self, table: str) -> set[str]:
        """People, players or not, who have the table open in a visible page, in any process."""
        here = (_person_id(s) for s in self._subscribers.get(table, ()) if s.visible)
        found = {person for person in here if person is not None}
        return found.union(*(part.watching for part in self.remote.at(table)))

    def set_visible(self, state: TableState, subscriber: Subscriber, visible: bool) -> None:
        """The client's page came to the foreground or went to the background."""
        if subscriber.visible != visible:
            subscriber.visible = visible
            self._hidden[state.id] += -1 if visible else 1
            self.presence_changed(state)

    def present(self, state: TableState) -> Present:
        """Who has the table open in any process."""
        here, elsewhere = self.here(state), self.remote.at(state.id)
        return combined([here, *elsewhere]) if elsewhere else here

    def presence_changed(self, state: TableState, *, announce: bool = True) -> None:
        """Tells the subscribers, and the other processes if `announce`.

        Changes in quick succession are told together: every join at a table with many subscribers
        would otherwise reach all of them.
        """
        count = len(self._subscribers.get(state.id, ()))
        seconds = PRESENCE_SECONDS + PRESENCE_SECONDS_EACH * count
        self._presence.want(state.id, lambda: self._push_presence(state), seconds)
        if announce:
            self._presence_elsewhere.want(
                state.id, lambda: self._announce(state.id, self.here(state)), seconds
            )

    def _push_presence(self, state: TableState) -> None:
        present = self.present(state)
        seats = [at for at, seat in enumerate(state.seats, 1) if seat.person in present.people]
        message = Presence(present=seats, spectators=present.spectators)
        self._push_all(state.id, frame(message))

    # Delivery

    def chat_posted(self, table: str, line: ChatLine) -> None:
        self._push_all(table, self.chat_frame(line))

    def chat_frame(self, line: ChatLine) -> bytes:
        return frame(Said(line=convert.chat_line(line)))

    def beat(self) -> None:
        """Tells every subscriber that the connection is alive."""
        message = frame(Beat(at=self._clock()))
        for subscribers in self._subscribers.values():
            for subscriber in subscribers:
                subscriber.push(message)

    def publish(self, before: TableState, table: CachedTable, steps: Sequence[Step]) -> None:
        """Sends what is new since `before`; after an undo, a snapshot.

        A change of standing orders alone is sent only to their owners.
        """
        after = table.state
        if after.visibility == "players" != before.visibility:
            self._disconnect_others(after)
        subscribers = self._subscribers.get(after.id)
        owners = _owners_of_changed_orders(before, after)
        if subscribers and owners is not None:
            subscribers = {s for s in subscribers if s.person is not None and s.person.id in owners}
        if not subscribers:
            return
        if after.era != before.era or after.ply < before.ply:
            for subscriber in list(subscribers):
                subscriber.push(frame(self.snapshot(table, subscriber.person)))
            return
        scored = after.position is not None and (
            before.position is None or len(after.position.sheets) != len(before.position.sheets)
        )
        self._push_update(after, steps, list(subscribers), with_sheets=scored)

    def catch_up(self, table: CachedTable, subscriber: Subscriber, ply: int) -> None:
        """Sends one subscriber the tokens from number `ply` on."""
        state = table.state
        with_sheets = state.position is not None
        self._push_update(state, table.steps_since(ply), [subscriber], with_sheets=with_sheets)

    def update(self, table: CachedTable, steps: Sequence[Step], person: Person | None) -> Update:
        """What `catch_up` sends, for a reply over HTTP."""
        present = self.present(table.state)
        return convert.update_message(
            table.state, steps, person, self._clock(), present.people, present.spectators
        )

    def snapshot(self, table: CachedTable, person: Person | None) -> Snapshot:
        present = self.present(table.state)
        return convert.snapshot_message(
            table.state,
            table.recent,
            table.chat,
            person,
            self._clock(),
            present.people,
            present.spectators,
        )

    def _push_update(
        self,
        state: TableState,
        steps: Sequence[Step],
        subscribers: Collection[Subscriber],
        *,
        with_sheets: bool,
    ) -> None:
        present = self.present(state)
        sheets = None
        if with_sheets and state.position is not None:
            sheets = convert.sheet_messages(state.position)
        now = self._clock()
        shared_table = _raw(convert.table_message(state, present.people, present.spectators))
        shared_steps = _raw([convert.step_message(step) for step in steps])
        shared_sheets = _raw(sheets)
        frames: dict[str | None, bytes] = {}  # one for each player, one for all without identity
        players = {seat.person for seat in state.seats}
        for subscriber in subscribers:
            person = subscriber.person
            key = person.id if person else None
            message = frames.get(key)
            if message is None:
                you = convert.you_message(state, person)
                message = frame(
                    SharedUpdate(
                        at=now,
                        table=shared_table,
                        steps=shared_steps,
                        sheets=shared_sheets,
                        you=you,
                    )
                )
                if key is None or key in players:
                    frames[key] = message
            subscriber.push(message)

    def _push_all(self, table: str, message: bytes) -> None:
        for subscriber in list(self._subscribers.get(table, ())):
            subscriber.push(message)


def _person_id(subscriber: Subscriber) -> str | None:
    return None if subscriber.person is None else subscriber.person.id


def _raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(encode(value))


def _owners_of_changed_orders(before: TableState, after: TableState) -> set[str | None] | None:
    """The people whose orders differ, if nothing else does; None otherwise."""
    if before.orders == after.orders:
        return None
    if replace(after, orders=before.orders) != before:
        return None
    return {
        seat.person
        for number, seat in enumerate(after.seats)
        if before.orders_of(number) != after.orders_of(number)
    }
