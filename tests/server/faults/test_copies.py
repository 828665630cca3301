"""Requests that arrive twice, late and out of order: each acts once."""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from deadlines import DEADLINE
from fault_kit import Figures, Load, Sent, dice, size, together
from server_kit import ServerProcess, first_token

MOVES = size(60, 600)
COPIES = 3


class Network:
    """Sends each request several times at once, and old ones again at any time."""

    def __init__(self, servers: list[ServerProcess], cookie: str, rng: random.Random) -> None:
        headers = {"X-Florin": "1", "Cookie": f"florin={cookie}"}
        self.http = httpx.Client(headers=headers, timeout=DEADLINE)
        self.copies = 0
        self._servers = servers
        self._rng = rng
        self._old: list[tuple[str, Any]] = []
        self._pool = ThreadPoolExecutor(COPIES + 2)

    def close(self) -> None:
        self._pool.shutdown()
        self.http.close()

    def send(self, path: str, body: Any) -> list[httpx.Response]:
        """The answers to the copies of this request, in no order."""
        now = [(path, body)] * COPIES
        late = self._rng.sample(self._old, min(2, len(self._old)))
        mixed = [*now, *late]
        self._rng.shuffle(mixed)
        self.copies += len(mixed) - 1
        answers = list(self._pool.map(self._post, mixed))
        self._old.append((path, body))
        return [a for a, sent in zip(answers, mixed, strict=True) if sent == (path, body)]

    def get(self, path: str) -> Any:
        return self.http.get(f"{self._servers[0].address}/api{path}").raise_for_status().json()

    def _post(self, request: tuple[str, Any]) -> httpx.Response:
        path, body = request
        address = self._rng.choice(self._servers).address
        return self.http.post(f"{address}/api{path}", json=body)


@pytest.mark.slow
def test_copies_and_late_requests(
    database: str, tmp_path: Path, report: Callable[[Figures], None]
) -> None:
    """Moves and undos; on PostgreSQL through two processes."""
    rng = dice("copies")
    shared = database.startswith("postgres")
    servers = [ServerProcess(database, tmp_path) for _ in range(2 if shared else 1)]
    with together(*servers), Load(servers, database) as load:
        network = Network(servers, load.cookie, rng)
        ledger = load.ledger
        table, undos = "", 0
        for at in range(MOVES):
            load.attach()
            now = network.get(f"/tables/{table}") if table else None
            if now is None or now["table"]["status"] == "over":
                new = {"game": "strozzi", "seats": [{"kind": "me"}] * 2, "start": True}
                made = network.http.post(f"{servers[0].address}/api/tables", json=new)
                now = made.raise_for_status().json()
                table, undos = now["table"]["id"], 0
                ledger.tables.append(table)
            era, ply = now["table"]["era"], now["table"]["ply"]
            if at % 7 == 6:
                answers = network.send(f"/tables/{table}/undo", {"era": era, "ply": ply})
                assert {answer.status_code for answer in answers} == {200}, answers[0].text
                undos += 1
                assert network.get(f"/tables/{table}")["table"]["era"] == undos
                continue
            move = Sent(table, era, ply, first_token(now["you"]["legal"]))
            ledger.sent.add(move)
            body = {"era": era, "ply": ply, "token": move.token, "update": True}
            answers = network.send(f"/tables/{table}/moves", body)
            assert {answer.status_code for answer in answers} == {200}, answers[0].text
            assert [answer.json()["again"] for answer in answers].count(False) == 1
            ledger.acknowledged.add(move)
        network.close()
        report(load.finish("copies, late requests", network.copies))
