"""What takes long to replay is done in another process, or charged by its length."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from florin.server.app import create_app
from florin.server.http.limits import PERSON_RATES, RateLimiter
from florin.server.operations.settings import Settings
from florin.server.workers import replay_pool
from server_kit import ONE_LOT, first_token

PLIES = 60


def test_an_uploaded_record_is_checked_in_another_process(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with TestClient(create_app(Settings(database=sqlite, bot_workers=1))) as client:
        client.headers["X-Florin"] = "1"
        monkeypatch.setattr(replay_pool, "MOST_WAITING", 0)  # no replay is accepted
        busy = client.post("/api/records/analysis", json=ONE_LOT)
        assert (busy.status_code, busy.json()["error"]) == (503, "busy")
        monkeypatch.setattr(replay_pool, "MOST_WAITING", 8)
        bad = client.post("/api/records/analysis", json={**ONE_LOT, "moves": ["C4", "C4"]})
        assert (bad.status_code, bad.json()["error"]) == (422, "bad_record")
        assert client.post("/api/records/analysis", json=ONE_LOT).status_code == 200


def test_the_retry_of_an_old_move_costs_what_its_replay_takes(sqlite: str) -> None:
    app = create_app(Settings(database=sqlite, bot_workers=1))
    with TestClient(app) as client:
        client.headers["X-Florin"] = "1"
        new = {"game": "strozzi", "seats": [{"kind": "me"}] * 2, "start": True}
        now = client.post("/api/tables", json=new).json()
        moves = f"/api/tables/{now['table']['id']}/moves"
        sent: list[Any] = []
        while now["table"]["ply"] < PLIES:
            token = first_token(now["you"]["legal"])
            sent.append({"ply": now["table"]["ply"], "era": 0, "token": token, "update": True})
            now = client.post(moves, json=sent[-1]).json()["update"]

        def accepted(move: Any) -> int:
            """How many retries a full budget allows; no time passes."""
            app.state["context"].limits = RateLimiter(enabled=True, clock=lambda: 0.0)
            tries = 0
            while (answer := client.post(moves, json=move)).status_code == 200:
                assert answer.json()["again"]
                tries += 1
            assert answer.status_code == 429
            return tries

        burst = PERSON_RATES["request"].burst
        assert accepted(sent[-1]) == burst
        assert accepted(sent[0]) <= burst / (PLIES / 10)
