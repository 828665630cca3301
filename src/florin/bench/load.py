"""Scripted clients: tables that are played and watched, rooms that are echoed."""

from __future__ import annotations

import asyncio
import random
import time
from dataclasses import dataclass, field

import msgspec

from florin import games
from florin.bench.processes import Served
from florin.bench.sockets import Client, connect

WATCHERS = 2  # beside the one who plays, at every table


class _Table(msgspec.Struct):
    ply: int
    status: str


class _Legal(msgspec.Struct):
    words: list[str]
    least: int | None = None
    most: int | None = None


class _You(msgspec.Struct):
    legal: _Legal | None = None


class _Heard(msgspec.Struct):
    """As much of a message as a scripted client needs; the rest is skipped."""

    type: str
    table: _Table | None = None
    you: _You | None = None


_decode = msgspec.json.Decoder(_Heard).decode


@dataclass
class Load:
    """What one run saw. Latencies in seconds, from sending to the last watcher having it."""

    latencies: list[float] = field(default_factory=list[float])
    messages: int = 0
    seconds: float = 0.0
    cpu: float = 0.0  # of the server, in seconds
    own: float = 0.0  # of this process, which makes the load

    @property
    def moves_per_second(self) -> float:
        return len(self.latencies) / self.seconds

    @property
    def messages_per_second(self) -> float:
        return self.messages / self.seconds

    def percentile(self, part: float) -> float:
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


class _Meter:
    """Time and processor time from here on."""

    def __init__(self, load: Load, served: Served) -> None:
        self._load, self._served = load, served
        self._cpu = served.cost().cpu
        self._own, self._started = time.process_time(), time.perf_counter()

    def read(self) -> None:
        self._load.seconds = time.perf_counter() - self._started
        self._load.own = time.process_time() - self._own
        self._load.cpu = self._served.cost().cpu - self._cpu


class TableLoad:
    """One table: a player who holds all seats, and watchers."""

    def __init__(self, load: Load, rng: random.Random, interval: float) -> None:
        self._load = load
        self._rng = rng
        self._interval = interval  # seconds between moves; 0: at once
        self._player: Client | None = None
        self._legal: _Legal | None = None
        self._ply = 0
        self._missing = 0
        self._sent = 0.0
        self.running = False
        self.clients: list[Client] = []

    async def open(self, served: Served, cookie: str, table: str) -> None:
        path = f"/api/tables/{table}/live"
        for _ in range(WATCHERS):
            self.clients.append(await connect(served.port, path, self._heard))
        self._player = await connect(served.port, path, self._heard, cookie)
        self.clients.append(self._player)

    def begin(self) -> None:
        self.running = True
        wait = self._rng.random() * self._interval
        asyncio.get_running_loop().call_later(wait, self._move)

    def _heard(self, client: Client, message: bytes) -> None:
        self._load.messages += 1
        heard = _decode(message)
        if heard.type not in ("snapshot", "update") or heard.table is None or heard.you is None:
            return
        # The player's snapshot may come together with the handshake, before `open` has the client.
        if client is self._player or (self._player is None and heard.you.legal):
            self._ply = heard.table.ply
            self._legal = heard.you.legal
        if heard.type == "update" and self._missing:
            self._missing -= 1
            if not self._missing:
                self._load.latencies.append(time.perf_counter() - self._sent)
                if self.running:
                    self._next()

    def _next(self) -> None:
        if not self._interval:
            self._move()
            return
        wait = self._interval - (time.perf_counter() - self._sent)
        asyncio.get_running_loop().call_later(max(0.0, wait), self._move)

    def _move(self) -> None:
        legal, player = self._legal, self._player
        if legal is None or player is None or not self.running or self._missing:
            return
        token = self._choose(legal)
        self._missing = len(self.clients)
        self._sent = time.perf_counter()
        player.send(b'{"type":"move","ply":%d,"token":"%s"}' % (self._ply, token.encode()))

    def _choose(self, legal: _Legal) -> str:
        if legal.least is not None and self._rng.random() < 0.4:
            return str(legal.least)
        return self._rng.choice(legal.words or [str(legal.least)])


async def play_tables(
    served: Served, tables: int, seconds: float, interval: float, seed: int
) -> Load:
    """`tables` games of four seats each, every table watched."""
    load = Load()
    rng = random.Random(seed)
    cookie, connection = served.visit()
    body = {"game": games.names()[0], "seats": [{"kind": "me"}] * 4, "start": True}
    ids = [
        served.post(connection, cookie, "/api/tables", body)["table"]["id"] for _ in range(tables)
    ]
    connection.close()
    played = [TableLoad(load, random.Random(rng.random()), interval) for _ in ids]
    for at in range(0, tables, 50):
        await asyncio.gather(
            *(
                one.open(served, cookie, table)
                for one, table in zip(played[at : at + 50], ids[at : at + 50], strict=True)
            )
        )
    await asyncio.sleep(1)
    load.messages = 0
    meter = _Meter(load, served)
    for one in played:
        one.begin()
    await asyncio.sleep(seconds)
    for one in played:
        one.running = False
    meter.read()
    for one in played:
        for client in one.clients:
            client.close()
    return load


async def echo(served: Served, clients: int, seconds: float, size: int) -> Load:
    """Each client sends, waits for its echo, and sends again."""
    load = Load()
    text = b"x" * size
    stop = False

    def heard(client: Client, _: bytes) -> None:
        load.messages += 1
        if not stop:
            client.send(text)

    sockets = [await connect(served.port, "/echo", heard) for _ in range(clients)]
    meter = _Meter(load, served)
    for client in sockets:
        client.send(text)
    await asyncio.sleep(seconds)
    stop = True
    meter.read()
    for client in sockets:
        client.close()
    return load


async def broadcast(served: Served, rooms: int, seconds: float, size: int) -> Load:
    """As many rooms and watchers as tables; the server sends on what it is sent, and no more."""
    load = Load()
    text = b"x" * size
    missing = [0] * rooms
    sent = [0.0] * rooms
    senders: list[Client] = []
    running = True

    async def open_room(room: int) -> list[Client]:
        def heard(_: Client, __: bytes) -> None:
            load.messages += 1
            missing[room] -= 1
            if not missing[room]:
                load.latencies.append(time.perf_counter() - sent[room])
                if running:
                    send(room)

        return [await connect(served.port, f"/room/{room}", heard) for _ in range(WATCHERS + 1)]

    def send(room: int) -> None:
        missing[room] = WATCHERS + 1
        sent[room] = time.perf_counter()
        senders[room].send(text)

    members = [await open_room(room) for room in range(rooms)]
    senders += [clients[-1] for clients in members]
    meter = _Meter(load, served)
    for room in range(rooms):
        send(room)
    await asyncio.sleep(seconds)
    running = False
    meter.read()
    for clients in members:
        for client in clients:
            client.close()
    return load


async def idle(served: Served, watchers: int, tables: int) -> float:
    """Bytes of the server's memory for each connection that only watches."""
    cookie, connection = served.visit()
    body = {"game": games.names()[0], "seats": [{"kind": "me"}] * 4, "start": True}
    ids = [
        served.post(connection, cookie, "/api/tables", body)["table"]["id"] for _ in range(tables)
    ]
    connection.close()

    def heard(_: Client, __: bytes) -> None:
        pass

    before = served.cost()
    clients: list[Client] = []
    for at in range(0, watchers, 50):
        clients += await asyncio.gather(
            *(
                connect(served.port, f"/api/tables/{ids[(at + n) % tables]}/live", heard)
                for n in range(min(50, watchers - at))
            )
        )
    await asyncio.sleep(3)
    held = (served.cost().memory - before.memory) / watchers
    for client in clients:
        client.close()
    return held
