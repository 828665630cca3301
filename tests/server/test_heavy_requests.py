"""What takes long to replay is done in another process, or charged by its length."""

from __future__ import annotations

from typing import Any

import pytest

from app_kit import App
from florin.server.http.limits import PERSON_RATES, STEPS_PER_COST, RateLimiter
from florin.server.workers import replay_pool
from server_kit import ONE_LOT, Player, first_token

PLIES = 60


def test_an_uploaded_record_is_checked_in_another_process(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with App(sqlite, limits=True) as server, server.client(**{"X-Florin": "1"}) as client:
        monkeypatch.setattr(replay_pool, "MOST_WAITING", 0)  # no replay is accepted
        busy = client.post("/api/records/analysis", json=ONE_LOT)
        assert (busy.status_code, busy.json()["error"]) == (503, "busy")
        monkeypatch.setattr(replay_pool, "MOST_WAITING", 8)
        bad = client.post("/api/records/analysis", json={**ONE_LOT, "moves": ["C4", "C4"]})
        assert (bad.status_code, bad.json()["error"]) == (422, "bad_record")
        assert client.post("/api/records/analysis", json=ONE_LOT).status_code == 200


def sixty_moves(client: Any) -> tuple[str, list[Any]]:
    """A table, and the moves that were sent to it."""
    new = {"game": "strozzi", "seats": [{"kind": "me"}] * 2, "start": True}
    now = client.post("/api/tables", json=new).json()
    table: str = now["table"]["id"]
    sent: list[Any] = []
    while now["table"]["ply"] < PLIES:
        token = first_token(now["you"]["legal"])
        sent.append({"ply": now["table"]["ply"], "era": 0, "token": token, "update": True})
        now = client.post(f"/api/tables/{table}/moves", json=sent[-1]).json()["update"]
    return table, sent


def test_the_retry_of_an_old_move_costs_what_its_replay_takes(sqlite: str) -> None:
    with App(sqlite, limits=True) as server, server.client(**{"X-Florin": "1"}) as client:
        table, sent = sixty_moves(client)
        moves = f"/api/tables/{table}/moves"

        def accepted(move: Any) -> int:
            """How many retries a full budget allows; no time passes."""
            server.context.limits = RateLimiter(enabled=True, clock=lambda: 0.0)
            tries = 0
            while (answer := client.post(moves, json=move)).status_code == 200:
                assert answer.json()["again"]
                tries += 1
            assert answer.status_code == 429
            return tries

        burst = PERSON_RATES["request"].burst
        assert accepted(sent[-1]) == burst
        assert accepted(sent[0]) <= burst / (PLIES / 10)


def test_a_client_without_budget_for_a_long_gap_gets_a_snapshot(sqlite: str) -> None:
    with App(sqlite, limits=True) as server, Player(server) as anna:
        table, _ = sixty_moves(anna.http)
        limits = server.context.limits = RateLimiter(enabled=True, clock=lambda: 0.0)
        # Enough for two requests and one replay; the last move may end a few plies later.
        left = 3 + PLIES / STEPS_PER_COST
        limits.spend("request", anna.id, PERSON_RATES["request"].burst - left)
        kinds: list[str] = []
        for _ in range(2):
            with anna.live(table, "?ply=0&era=0") as live:
                kinds.append(live.next()["type"])
        assert kinds == ["update", "snapshot"]
