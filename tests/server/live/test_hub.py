"""Delivery and presence, without a network."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from msgspec.structs import replace

from app_kit import ShiftedLoop, run_shifted
from florin.server.domain import Change, ChatLine, Person, TableState, orders, play, undo
from florin.server.live.cached_table import CachedTable
from florin.server.live.hub import Hub
from florin.server.live.presence import SILENCE, Present, RemotePresence
from florin.server.live.subscriber import (
    PLAYERS_ONLY,
    REMOVED,
    REVOKED,
    CloseReason,
    Subscriber,
)
from table_kit import ANNA, BRUNO, new


async def pass_seconds(seconds: float) -> None:
    """Lets timers of the event loop run out."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, ShiftedLoop)
    loop.ahead += seconds
    for _ in range(3):  # timers, and what they start
        await asyncio.sleep(0)


class Client:
    """A connection that keeps what it is sent, and its subscriber."""

    def __init__(self, person: Person | None, token: str | None = None) -> None:
        self.frames: list[bytes] = []
        self.ended: list[CloseReason] = []
        self.subscriber = Subscriber(person, self, self._end, token)

    def push(self, frame: bytes) -> int:
        self.frames.append(frame)
        return 0

    def abort(self) -> None:
        raise AssertionError("the connection was aborted")

    def _end(self) -> None:
        self.ended.append(self.subscriber.reason)

    def take(self) -> list[Any]:
        """The messages since the last call."""
        found = [msgspec.json.decode(frame[_header(frame) :]) for frame in self.frames]
        self.frames.clear()
        return found


def _header(frame: bytes) -> int:
    """Bytes before the text, see RFC 6455."""
    return {126: 4, 127: 10}.get(frame[1], 2)


class Setting:
    """A hub with one table and some clients, and what was announced to other processes."""

    def __init__(self, state: TableState, *people: Person | None) -> None:
        self.announced: list[tuple[str, Present]] = []
        self.hub = Hub(lambda table, present: self.announced.append((table, present)), lambda: 77)
        self.table = CachedTable(state)
        self.clients = [Client(person) for person in people]
        for client in self.clients:
            self.hub.subscribe(state.id, client.subscriber)

    def apply(self, change: Change) -> None:
        before = self.table.state
        after = replace(change.state, version=before.version + 1)
        self.table.replace(after, change.steps)
        self.hub.publish(before, self.table, change.steps)

    def take(self) -> list[list[Any]]:
        return [client.take() for client in self.clients]


def test_an_update_holds_what_is_new_and_what_is_for_its_receiver() -> None:
    at = Setting(new("me", "bruno", "me", first=1), ANNA, BRUNO, None)
    state = at.table.state
    at.apply(play.move(state, ANNA, state.ply, "stop", 5))
    (anna,), (bruno,), (spectator,) = at.take()
    for message in (anna, bruno, spectator):
        assert message["type"] == "update"
        assert message["at"] == 77
        assert [step["token"] for step in message["steps"]] == ["stop"]
        assert message["steps"][0]["position"]["phase"] == "bid"
        assert message["sheets"] is None
        assert message["table"]["version"] == 1
    assert anna["you"]["seats"] == [1, 3]
    assert anna["you"]["legal"] is None
    assert bruno["you"]["legal"]["tokens"][0] == "pass"
    assert spectator["you"] == {
        "name": None,
        "seats": [],
        "owner": False,
        "legal": None,
        "orders": [],
        "may_order": [],
        "may_undo": [],
        "undoable": [],
        "undo_asked": [],
        "may_coach": False,
    }


def test_an_update_is_the_message_that_its_type_describes() -> None:
    """The shared parts are spliced in as raw JSON: together they must be an `Update`."""
    at = Setting(new("me", "me", "me", first=1), ANNA)
    state = at.table.state
    at.apply(play.move(state, ANNA, state.ply, "draw", 5))
    ((spliced,),) = at.take()
    whole = at.hub.update(at.table, at.table.steps_since(state.ply), ANNA)
    expected = msgspec.json.decode(msgspec.json.encode(whole))
    assert {**expected, "sheets": None} == spliced


def test_sheets_come_when_a_stage_was_scored() -> None:
    at = Setting(new("me", "me", "me", first=1), ANNA)
    seen: list[int] = []
    while at.table.state.status == "playing":
        state = at.table.state
        assert state.position is not None
        token = next(a.token for a in state.position.legal() if a.token in ("stop", "pass"))
        at.apply(play.move(state, ANNA, state.ply, token, 0))
        ((message,),) = at.take()
        if message["sheets"] is not None:
            seen.append(len(message["sheets"]))
    assert seen == [1, 2, 3]


def test_after_an_undo_everyone_gets_a_snapshot() -> None:
    at = Setting(new("me", "me", "me", first=1), ANNA, None)
    state = at.table.state
    at.apply(play.move(state, ANNA, state.ply, "draw", 0))
    at.take()
    at.apply(undo.request_undo(at.table.state, ANNA, None, 0, at.table.state.ply, 0))
    for (message,) in at.take():
        assert message["type"] == "snapshot"
        assert message["table"]["era"] == 1
        assert [step["token"] for step in message["steps"]] == list(state.tokens())
        (undone,) = message["undone"]
        assert (undone["seat"], undone["ply"], undone["token"]) == (1, state.ply, "draw")


def test_standing_orders_are_sent_to_their_owner_alone() -> None:
    at = Setting(new("me", "bruno", "me", first=1), ANNA, BRUNO, None)
    before, change = at.table.state, orders.leave_order(at.table.state, 1, BRUNO, "pass_day", None)
    at.table.replace(change.state, ())
    at.hub.publish(before, at.table, ())
    anna, (message,), spectator = at.take()
    assert anna == spectator == []
    (order,) = message["you"]["orders"]
    assert (order["seat"], order["kind"], order["florins"]) == (2, "pass_day", None)
    # Another order of the same orders is a change, too.
    for one, two in (("pass_day", "pass_three"), ("pass_three", "pass_day")):
        before = at.table.state
        choices = [orders.OrderChoice(one), orders.OrderChoice(two)]
        at.table.replace(orders.leave_orders(before, 1, BRUNO, choices).state, ())
        at.hub.publish(before, at.table, ())
        anna, (message,), spectator = at.take()
        assert anna == spectator == []
        assert [order["kind"] for order in message["you"]["orders"]] == [one, two]
    assert message["table"]["version"] == 0


def test_a_client_that_returns_gets_only_what_it_missed() -> None:
    at = Setting(new("me", "me", "me", first=1))
    ply = at.table.state.ply
    for token in ("stop", "pass"):
        at.apply(play.move(at.table.state, ANNA, at.table.state.ply, token, 0))
    client = Client(ANNA)
    at.hub.catch_up(at.table, client.subscriber, ply)
    (message,) = client.take()
    assert [step["token"] for step in message["steps"]] == ["stop", "pass"]
    assert message["sheets"] == []
    at.hub.catch_up(at.table, client.subscriber, at.table.state.ply)
    (message,) = client.take()
    assert message["steps"] == []


def test_presence_counts_players_once_and_spectators_by_connection() -> None:
    run_shifted(_presence_of_players_and_spectators())


async def _presence_of_players_and_spectators() -> None:
    state = new("me", "bruno", "me", first=1)
    at = Setting(state, ANNA, ANNA, None, Person(id="carla", name="Carla", created=0))
    assert at.hub.present(state) == Present(frozenset({ANNA.id}), 2)
    at.hub.presence_changed(state)
    assert at.announced == [(state.id, Present(frozenset({ANNA.id}), 2))]
    for (message,) in at.take():
        assert message == {"type": "presence", "present": [1, 3], "spectators": 2}
    # Another process has Bruno and a spectator.
    at.hub.remote.announced("other", state.id, Present(frozenset({BRUNO.id}), 1))
    await pass_seconds(1)
    at.hub.presence_changed(state, announce=False)
    assert len(at.announced) == 1
    assert at.take()[0] == [{"type": "presence", "present": [1, 2, 3], "spectators": 3}]
    # Anna has left the table, so her connections are spectators' now.
    without = replace(state, seats=(state.seats[1], state.seats[1], state.seats[1]))
    assert at.hub.present(without) == Present(frozenset({BRUNO.id}), 5)


def test_many_joins_are_told_in_few_messages() -> None:
    """Two thousand joins were two million messages when each was told to everyone."""

    async def run() -> tuple[list[Client], list[tuple[str, Present]], int]:
        state = new("me", "bruno", "me", first=1)
        at = Setting(state)
        sent = 0
        for _ in range(2000):
            client = Client(None)
            at.clients.append(client)
            at.hub.subscribe(state.id, client.subscriber)
            at.hub.presence_changed(state)
        sent += sum(len(client.frames) for client in at.clients)
        assert at.hub.present(state).spectators == 2000
        for client in at.clients[1:]:
            at.hub.unsubscribe(state.id, client.subscriber)
            at.hub.presence_changed(state)
        await pass_seconds(10)
        return at.clients, at.announced, sent

    clients, announced, sent = run_shifted(run())
    assert sent < 3 * 2000
    # The last word is right for the subscriber that stayed, and for other processes.
    assert clients[0].take()[-1] == {"type": "presence", "present": [], "spectators": 1}
    assert announced[-1][1] == Present(frozenset(), 1)
    assert len(announced) < 5


def test_a_silent_process_is_forgotten() -> None:
    now = 0.0
    remote = RemotePresence(lambda: now)
    here = Present(frozenset({"a"}), 1)
    remote.announced("one", "table", here)
    remote.announced("two", "table", here)
    now = SILENCE - 1
    remote.heard("two")
    now = SILENCE + 1
    assert remote.forget_silent() == {"table"}
    assert list(remote.at("table")) == [here]
    remote.announced("two", "table", Present(frozenset(), 0))
    assert list(remote.at("table")) == []
    assert remote.forget_silent() == set()


def test_subscriptions_are_known_by_person_and_credentials() -> None:
    at = Setting(new("me", "me", "me"), ANNA, None)
    table = at.table.state.id
    assert at.hub.is_subscribed(table, ANNA, None)
    assert not at.hub.is_subscribed(table, ANNA, "token-id")
    assert not at.hub.is_subscribed(table, BRUNO, None)
    assert not at.hub.is_subscribed("other", ANNA, None)
    at.clients[0].subscriber.close()
    assert not at.hub.is_subscribed(table, ANNA, None)
    for client in at.clients:
        at.hub.unsubscribe(table, client.subscriber)
    assert not at.hub.has_subscribers(table)
    assert at.hub.tables() == []


def test_connections_end_with_a_reason() -> None:
    at = Setting(new("me", "bruno", "me"), ANNA, BRUNO, None)
    at.hub.disconnect_person(ANNA.id)
    assert [client.ended for client in at.clients] == [[REVOKED], [], []]
    at.hub.disconnect_table(at.table.state.id)
    assert [client.ended for client in at.clients] == [[REVOKED], [REMOVED], [REMOVED]]


def test_connections_of_others_end_when_a_game_becomes_that_of_its_players() -> None:
    over = replace(new("me", "bruno", "me"), status="over", visibility="link")
    at = Setting(over, ANNA, BRUNO, None, Person(id="carla-id", name="Carla", created=0))
    at.apply(Change(replace(over, visibility="everyone")))
    assert [client.ended for client in at.clients] == [[], [], [], []]
    at.apply(Change(replace(over, visibility="players")))
    assert [client.ended for client in at.clients] == [[], [], [PLAYERS_ONLY], [PLAYERS_ONLY]]


def test_connections_end_by_their_credentials() -> None:
    at = Setting(new("me", "bruno", "me"), ANNA, BRUNO)
    for client, token, session in zip(at.clients, ("t1", None), (None, "s2"), strict=True):
        client.subscriber.token, client.subscriber.session = token, session
    assert at.hub.credentials() == ({"t1"}, {"s2"})
    at.hub.disconnect_person(BRUNO.id, ["t1", "other"])
    assert [client.ended for client in at.clients] == [[], []]
    at.hub.disconnect_person(BRUNO.id, ["s2"])
    assert [client.ended for client in at.clients] == [[], [REVOKED]]
    at.hub.disconnect_credentials(["t1"])
    assert [client.ended for client in at.clients] == [[REVOKED], [REVOKED]]


def test_chat_and_beats_reach_every_subscriber() -> None:
    at = Setting(new("me", "me", "me"), ANNA, None)
    line = ChatLine(id=3, at=5, name="Anna", seat=1, text="hello")
    at.hub.chat_posted(at.table.state.id, line)
    at.hub.beat()
    expected = {"id": 3, "at": 5, "name": "Anna", "seat": 1, "text": "hello"}
    for messages in at.take():
        assert messages == [{"type": "chat", "line": expected}, {"type": "beat", "at": 77}]


def test_a_person_is_away_while_all_their_pages_are_in_the_background() -> None:
    async def run() -> None:
        at = Setting(new("me", "bruno", "me"), ANNA, ANNA, BRUNO, None)
        hub, state = at.hub, at.table.state
        first, second, bruno, spectator = [client.subscriber for client in at.clients]

        def seen() -> tuple[Present, set[str]]:
            return hub.present(state), hub.watching(state.id)

        both = frozenset({ANNA.id, BRUNO.id})
        nobody, anna = frozenset[str](), frozenset({ANNA.id})
        assert seen() == (Present(both, 1, nobody), {ANNA.id, BRUNO.id})
        for subscriber in (first, first, spectator):
            hub.set_visible(state, subscriber, False)
        assert seen() == (Present(both, 1, nobody), {ANNA.id, BRUNO.id})
        hub.set_visible(state, second, False)
        assert seen() == (Present(both, 1, anna), {BRUNO.id})
        # At another process Anna looks at the table, or has it in the background as well.
        hub.remote.announced("other", state.id, Present(anna, 2, nobody))
        assert seen() == (Present(both, 3, nobody), {ANNA.id, BRUNO.id})
        hub.remote.announced("other", state.id, Present(anna, 2, anna))
        assert seen() == (Present(both, 3, anna), {BRUNO.id})
        hub.remote.announced("other", state.id, Present(nobody, 0))
        hub.set_visible(state, first, True)
        assert seen() == (Present(both, 1, nobody), {ANNA.id, BRUNO.id})
        hub.unsubscribe(state.id, first)
        assert seen() == (Present(both, 1, anna), {BRUNO.id})
        hub.unsubscribe(state.id, second)
        assert seen() == (Present(both - anna, 1, nobody), {BRUNO.id})
        hub.unsubscribe(state.id, bruno)
        assert seen() == (Present(nobody, 1, nobody), set())

    run_shifted(run())
