"""Players and watchers who never give up while the server is tormented, and what must hold then.

The invariant: acknowledged = stored = replayed = broadcast.

- Every acknowledged move is stored, in its era and at its ply, and every stored move of a person
  was sent.
- The stored tokens have no gap, are legal, and chance dealt what the seed says.
- The record that the server hands out is what is stored.
- A watcher that reconnects as browsers do has received every stored token once and in order.
- Every acknowledged line of chat is stored once.
"""

from __future__ import annotations

import json
import os
import random
import threading
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import Any, NamedTuple, Self, TypeVar

import httpx
from sqlalchemy import Connection, select
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from deadlines import DEADLINE, wait_until
from florin.core import CHANCE
from florin.records import Replay, deal, loads, play
from florin.server.admin import run_work
from florin.server.operations.settings import Settings
from florin.server.store import schema, undos
from florin.server.store.tables import load
from server_kit import Player, ServerProcess, first_token

T = TypeVar("T")
FULL = os.environ.get("FAULTS") == "full"
GIVE_UP_SECONDS = 5.0  # a client waits so long for an answer, then it tries another server

MOVE_SECONDS = 0.01  # between two moves of a client: faults matter here, not speed


def size(short: int, full: int) -> int:
    """How often a scenario is repeated: in `make test`, and in `make faults`."""
    return full if FULL else short


class Sent(NamedTuple):
    """A move as the client named it."""

    table: str
    era: int
    ply: int
    token: str


class Figures(NamedTuple):
    """What one scenario counted. `unanswered`: no answer came, or 503."""

    scenario: str
    database: str
    faults: int
    requests: int
    unanswered: int
    acknowledged: int
    stored: int
    broadcast: int
    chat: int


class Ledger:
    """What clients sent, what was acknowledged, and what watchers received."""

    def __init__(self) -> None:
        self.tables: list[str] = []
        self.sent: set[Sent] = set()
        self.acknowledged: set[Sent] = set()
        self.chat: list[tuple[str, str]] = []  # table, text
        # Paths, in the order in which clients gave up or went on. Appending is safe in threads.
        self.requests: list[str] = []
        self.unanswered: list[str] = []
        self.broken: list[str] = []  # sentences about what did not hold

    def moves(self) -> int:
        return len(self.acknowledged)


class Client:
    """A person's program. It repeats a request until one of the servers answers."""

    def __init__(self, servers: Sequence[ServerProcess], cookie: str, ledger: Ledger) -> None:
        self.ledger = ledger
        self.stop = threading.Event()
        self._servers = list(servers)
        self._at = 0
        headers = {"X-Florin": "1", "Cookie": f"florin={cookie}"}
        self._http = httpx.Client(headers=headers, timeout=GIVE_UP_SECONDS)

    def close(self) -> None:
        self._http.close()

    def once(self, method: str, path: str, body: object = None) -> httpx.Response | None:
        """The answer; None if there was none, or 503."""
        self.ledger.requests.append(path)
        address = self._servers[self._at % len(self._servers)].address
        try:
            answer = self._http.request(method, f"{address}/api{path}", json=body)
        except httpx.TransportError:
            answer = None
        if answer is None or answer.status_code == 503:
            self.ledger.unanswered.append(path)
            self._at += 1
            return None
        if answer.status_code >= 500:
            self.ledger.broken.append(f"{method} {path}: {answer.status_code}")
        return answer

    def request(self, method: str, path: str, body: object = None) -> httpx.Response | None:
        """The answer; None if the client was stopped before there was one."""
        while not self.stop.is_set():
            answer = self.once(method, path, body)
            if answer is not None:
                return answer
            self.stop.wait(0.05)
        return None


class Mover(threading.Thread):
    """Plays at one table after another, with the first legal token, and talks sometimes."""

    def __init__(self, client: Client, seats: tuple[str, ...], game: str, **options: Any) -> None:
        super().__init__(daemon=True)
        self.client = client
        self._new = {
            "game": game,
            "seats": [{"kind": "me"} if s == "me" else {"kind": "bot", "bot": s} for s in seats],
            "options": {"pace": "instant", **options},
            "start": True,
        }
        self.table: str | None = None

    def run(self) -> None:
        client, ledger = self.client, self.client.ledger
        while not client.stop.is_set():
            if self.table is None:
                made = client.request("POST", "/tables", self._new)
                if made is None:
                    return
                if made.status_code != 201:
                    ledger.broken.append(f"a table was refused: {made.text}")
                    return
                table: str = made.json()["table"]["id"]
                self.table = table
                ledger.tables.append(table)
            answer = client.request("GET", f"/tables/{self.table}")
            if answer is None:
                return
            now = answer.json()
            if now["table"]["status"] == "over":
                self.table = None
            elif now["you"]["legal"]:
                self._play(now)
            else:
                client.stop.wait(0.02)

    def _play(self, now: Any) -> None:
        table, legal = now["table"], now["you"]["legal"]
        while legal and not self.client.stop.is_set():
            move = Sent(table["id"], table["era"], table["ply"], first_token(legal))
            update = self.send(move)
            if update is None:
                return
            table, legal = update["table"], update["you"]["legal"]
            self.client.stop.wait(MOVE_SECONDS)
            if table["ply"] % 16 == 0:
                self._talk(table)

    def send(self, move: Sent) -> Any:
        """The update after the move; None if it was not accepted."""
        ledger = self.client.ledger
        ledger.sent.add(move)
        body = {"era": move.era, "ply": move.ply, "token": move.token, "update": True}
        answer = self.client.request("POST", f"/tables/{move.table}/moves", body)
        if answer is None:
            return None
        if answer.status_code != 200:
            # Only this client plays here, and what it sends is legal.
            ledger.broken.append(f"{move}: {answer.text}")
            return None
        ledger.acknowledged.add(move)
        return answer.json()["update"]

    def _talk(self, table: Any) -> None:
        """Not repeated without an answer: a line has no number that would make it safe."""
        text = f"at {table['ply']}"
        answer = self.client.once("POST", f"/tables/{table['id']}/chat", {"text": text})
        if answer is not None and answer.status_code == 201:
            self.client.ledger.chat.append((table["id"], text))


class Watcher(threading.Thread):
    """Follows a table to the end of its game, and reconnects with what it has."""

    def __init__(self, server: ServerProcess, ledger: Ledger, table: str) -> None:
        super().__init__(daemon=True)
        self.table = table
        self.tokens: list[str] = []
        self.stop = threading.Event()
        self.received = 0
        self._server = server
        self._ledger = ledger
        self._era = 0

    def run(self) -> None:
        while not self.stop.is_set():
            try:
                self._follow()
            except (OSError, WebSocketException, httpx.HTTPError):
                self.stop.wait(0.05)

    def _follow(self) -> None:
        address = self._server.address.replace("http", "ws")
        query = f"?ply={len(self.tokens)}&era={self._era}"
        with connect(
            f"{address}/api/tables/{self.table}/live{query}",
            max_size=None,
            open_timeout=GIVE_UP_SECONDS,
            close_timeout=1,
            ping_interval=5,
            ping_timeout=5,
        ) as socket:
            while not self.stop.is_set():
                try:
                    self._take(json.loads(socket.recv(timeout=0.2)))
                except TimeoutError:
                    continue

    def _take(self, message: Any) -> None:
        if message["type"] not in ("snapshot", "update"):
            return
        table = message["table"]
        if message["type"] == "snapshot":  # after an undo, or a long gap
            if table["era"] != self._era or table["ply"] > len(self.tokens):
                self._fetch()
            self._era = table["era"]
            del self.tokens[table["ply"] :]
            return
        for step in message["steps"]:
            if step["ply"] < len(self.tokens):
                if self.tokens[step["ply"]] != step["token"]:
                    self._ledger.broken.append(f"{self.table}: {step['ply']} was sent twice")
                continue
            if step["ply"] > len(self.tokens):
                self._ledger.broken.append(
                    f"{self.table}: {step['ply']} was sent after {len(self.tokens)} tokens"
                )
                return
            self.tokens.append(step["token"])
            self.received += 1
        if table["status"] == "over":
            self.stop.set()

    def _fetch(self) -> None:
        """All tokens; a snapshot has only the latest."""
        answer = httpx.get(
            f"{self._server.address}/api/tables/{self.table}/record", timeout=GIVE_UP_SECONDS
        )
        self.tokens = list(loads(answer.raise_for_status().content).moves)


class Load:
    """Players and watchers over some servers of one database."""

    def __init__(
        self,
        servers: Sequence[ServerProcess],
        database: str,
        *,
        clock: int | None = None,
        watched: ServerProcess | None = None,
    ) -> None:
        """`database` is reached directly to check it. `watched` serves the watchers."""
        self.ledger = Ledger()
        self._servers = servers
        self._database = database
        self._watched = watched or servers[-1]
        self._watchers: dict[str, Watcher] = {}
        with Player(servers[0], "Anna") as anna:
            self.cookie = anna.http.cookies["florin"]
        more = {} if clock is None else {"clock": clock}
        self.movers = [
            Mover(self.client(), ("me", "me"), "strozzi", **more),
            Mover(self.client(), ("me", "me", "me"), "medici", **more),
            Mover(self.client(), ("me", "random", "random"), "medici", **more),
        ]

    def client(self) -> Client:
        return Client(self._servers, self.cookie, self.ledger)

    def __enter__(self) -> Self:
        for mover in self.movers:
            mover.start()
        self.attach()
        return self

    def __exit__(self, *_: object) -> None:
        for mover in self.movers:
            mover.client.stop.set()
        for watcher in self._watchers.values():
            watcher.stop.set()
        for thread in (*self.movers, *self._watchers.values()):
            thread.join(DEADLINE)
        for mover in self.movers:
            mover.client.close()

    def play(self, moves: int) -> None:
        """Returns after so many further moves were acknowledged."""
        self._wait_for_more(self.ledger.moves, moves, "acknowledged moves")

    def suffer(self, requests: int) -> None:
        """Returns after so many further requests had no answer, or were refused for now."""
        self._wait_for_more(lambda: len(self.ledger.unanswered), requests, "unanswered requests")

    def _wait_for_more(self, count: Callable[[], int], more: int, what: str) -> None:
        enough = count() + more

        def counted() -> int:
            self.attach()
            assert not self.ledger.broken, self.ledger.broken[:5]
            return count()

        wait_until(counted, f"{enough} {what}", lambda number: number >= enough)

    def broadcast(self) -> None:
        """Returns when the watchers have everything that is stored now."""
        self.attach()
        stored = self._work(self._plies)
        wait_until(
            self._received,
            f"the watchers to be told of {stored}",
            lambda received: all(received[table] >= ply for table, ply in stored.items()),
        )

    def attach(self) -> None:
        """A watcher for each table."""
        for table in self.ledger.tables[len(self._watchers) :]:
            watcher = self._watchers[table] = Watcher(self._watched, self.ledger, table)
            watcher.start()

    def finish(self, scenario: str, faults: int) -> Figures:
        """Lets everything settle, and checks that the invariant holds."""
        for mover in self.movers:
            mover.client.stop.set()
        for mover in self.movers:
            mover.join(DEADLINE)
            assert not mover.is_alive(), f"a client still waits for {mover.table}"
        self.attach()
        ledger = self.ledger
        wait_until(
            lambda: (self._work(self._bots_to_act), self._work(self._plies), self._received()),
            "the bots to finish, and the watchers to have everything",
            lambda now: not now[0] and now[1] == now[2],
        )
        assert not ledger.broken, ledger.broken[:5]
        stored = self._work(self._stored)
        check_chat(stored.chat, ledger)
        for table, state in stored.states.items():
            check_table(state, stored.eras[table], ledger, table)
            tokens = [played.token for played in state.moves]
            path = f"{self._watched.address}/api/tables/{table}/record"
            record = loads(httpx.get(path, timeout=DEADLINE).content)
            assert list(record.moves) == tokens
            assert self._watchers[table].tokens == tokens
        return Figures(
            scenario,
            "PostgreSQL" if self._database.startswith("postgres") else "SQLite",
            faults,
            len(ledger.requests),
            len(ledger.unanswered),
            len(ledger.acknowledged),
            sum(len(state.moves) for state in stored.states.values()),
            sum(watcher.received for watcher in self._watchers.values()),
            len(ledger.chat),
        )

    def _work(self, work: Callable[[Connection], T]) -> T:
        return run_work(Settings(database=self._database), work)

    def _received(self) -> dict[str, int]:
        """How many tokens each watcher has."""
        return {table: len(watcher.tokens) for table, watcher in self._watchers.items()}

    def _bots_to_act(self, connection: Connection) -> list[str]:
        """Tables that go on without a person. The movers must have been stopped."""
        t = schema.tables.c
        rows = connection.execute(select(t.id).where(t.id.in_(self._watchers), t.due_bot))
        return list(rows.scalars())

    def _plies(self, connection: Connection) -> dict[str, int]:
        """Of the tables that have a watcher: meanwhile a mover may have made another one."""
        t = schema.tables.c
        rows = connection.execute(select(t.id, t.ply).where(t.id.in_(self._watchers)))
        return {row.id: row.ply for row in rows}

    def _stored(self, connection: Connection) -> Stored:
        found = Stored({}, {}, [])
        for table in self.ledger.tables:
            loaded = load(connection, table)
            assert loaded is not None, f"{table} is not stored"
            state, _ = loaded
            found.states[table] = state
            history = [played.token for played in state.moves]
            found.eras[table] = {state.era: history}
            for undone in reversed(undos.latest(connection, table, 1_000_000)):
                history = history[: undone.ply] + [played.token for played in undone.moves]
                found.eras[table][undone.era] = history
        rows = connection.execute(select(schema.chat.c.table, schema.chat.c.text))
        found.chat.extend((row.table, row.text) for row in rows)
        return found


class Stored(NamedTuple):
    states: dict[str, Any]  # TableState by table
    eras: dict[str, dict[int, list[str]]]  # the tokens at the end of each era
    chat: list[tuple[str, str]]


def check_chat(stored: list[tuple[str, str]], ledger: Ledger) -> None:
    for line in ledger.chat:
        assert stored.count(line) == 1, line


def check_table(state: Any, eras: dict[int, list[str]], ledger: Ledger, table: str) -> None:
    """Acknowledged = stored = replayed."""
    for move in ledger.acknowledged:
        if move.table == table:
            tokens = eras[move.era]
            assert move.ply < len(tokens), f"{move} was acknowledged and is not stored"
            assert tokens[move.ply] == move.token, f"{move}, but {tokens[move.ply]} is stored"
    by_person = {
        (ply, played.token) for ply, played in enumerate(state.moves) if played.by == "person"
    }
    sent = {(move.ply, move.token) for move in ledger.sent if move.table == table}
    assert by_person <= sent, f"{table}: stored, but never sent: {by_person - sent}"
    record = state.record()
    Replay.of(record)  # every token is legal where it stands
    position = record.setup().start()
    for ply, played in enumerate(state.moves):
        if position.to_act == CHANCE:
            assert played.token == deal(state.seed, position).token
        _, position = play(position, ply, played.token)


def together(*processes: ServerProcess) -> ExitStack:
    """Ends the servers in any case."""
    stack = ExitStack()
    for process in processes:
        stack.enter_context(process)
    return stack


def dice(scenario: str) -> random.Random:
    """The same faults in every run."""
    return random.Random(f"florin faults {scenario}")
