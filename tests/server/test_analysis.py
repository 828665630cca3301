"""Analysis: of finished tables and records, not of games that people play."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app_kit import QUICK_JUDGE, App
from deadlines import wait_until
from florin.analysis import analyse
from florin.bots import judge
from florin.records import loads
from florin.server.workers import analysis_pool
from server_kit import ONE_LOT, Player, Server


def analysed(player: Player, path: str, body: object = None) -> Any:
    done = wait_until(
        lambda: player.ok("POST", path, body), "the analysis", lambda now: now["analysis"]
    )
    return done["analysis"]


def test_a_finished_table_is_judged_as_the_library_judges_it(server: Server) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        table = anna.table("me", "random", game="strozzi", seed="lily")["table"]["id"]
        path = f"/api/tables/{table}"
        assert anna.refused("POST", f"{path}/analysis") == (409, "game_under_way")
        anna.play_on(table)
        found = analysed(anna, f"{path}/analysis")
        # A second request is answered at once.
        now = bruno.ok("POST", f"{path}/analysis")
        assert now == {"done": now["plies"], "plies": now["plies"], "analysis": found}
        record = loads(anna.call("GET", f"{path}/record").text)
        same = analyse(record, judge(QUICK_JUDGE, record.setup())).as_dict()
        assert found["mistakes"] == same["mistakes"]
        assert len(found["decisions"]) == len(same["decisions"])
        for mine, its in zip(found["decisions"], same["decisions"], strict=True):
            assert (mine["ply"], mine["token"], mine["best"]) == (
                its["ply"],
                its["token"],
                its["best"],
            )
            assert abs(mine["lost"]["win"] - its["lost"]["win"]) < 1e-3
        # The same game as a record costs nothing more.
        assert bruno.ok("POST", "/api/records/analysis", record.as_dict())["analysis"] == found


def test_a_record_of_a_game_under_way_is_refused(server: Server) -> None:
    with Player(server, "Anna") as anna:
        table = anna.table("me", "random", "random", first=1)["table"]["id"]
        anna.play_on(table, lambda now: now["table"]["ply"] >= 12 and now["you"]["legal"])
        record = json.loads(anna.call("GET", f"/api/tables/{table}/record").text)
        # No client has the table open; and neither end of the record may be cut off or added to.
        for moves in (record["moves"], record["moves"][:-1]):
            refused = anna.refused("POST", "/api/records/analysis", {**record, "moves": moves})
            assert refused == (409, "game_under_way")
        branch = {
            "branch": {"table": table},
            "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2],
            "options": {"pace": "instant"},
            "start": True,
        }
        other = anna.ok("POST", "/api/tables", branch)["table"]["id"]
        anna.play_on(other)
        refused = anna.refused("POST", f"/api/tables/{other}/analysis")
        assert refused == (409, "deal_under_way")


def test_games_between_bots_may_be_analysed_at_any_time(server: Server) -> None:
    with Player(server, "Anna") as anna:
        table = anna.table("random", "random", game="strozzi", pace="calm")["table"]["id"]
        wait_until(lambda: anna.see(table)["table"]["ply"], "a move")
        assert anna.ok("POST", f"/api/tables/{table}/analysis")["plies"] > 0


def test_what_cannot_be_judged_is_named(server: Server) -> None:
    with Player(server, "Anna") as anna:
        assert anna.refused("POST", "/api/tables/none/analysis") == (404, "unknown_table")
        body: dict[str, Any] = {
            "florin": 1,
            "game": "strozzi",
            "players": ["A", "B"],
            "options": {},
            "moves": [],
        }
        refused = anna.refused("POST", "/api/records/analysis", body)
        assert refused == (409, "wrong_status")
        refused = anna.refused("POST", "/api/records/analysis", {**body, "moves": ["C9"]})
        assert refused == (422, "bad_record")


def test_new_analyses_have_a_quota_and_known_ones_have_none(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with App(sqlite, limits=True) as server, Player(server, "Anna") as anna:
        analysed(anna, "/api/records/analysis", ONE_LOT)
        # All of them may wait, and none is waited for.
        monkeypatch.setattr(analysis_pool, "MOST_WAITING", 2 * len(TAILS))
        monkeypatch.setattr(analysis_pool, "WAIT_SECONDS", 0.0)
        answers: list[int] = []
        for moves in (["C4", *tail] for tail in TAILS):
            answer = anna.call("POST", "/api/records/analysis", {**ONE_LOT, "moves": moves})
            answers.append(answer.status_code)
        assert answers[0] == 200
        assert 429 in answers
        assert anna.call("POST", "/api/records/analysis", ONE_LOT).status_code == 200


def test_a_refused_analysis_consumes_no_quota(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with App(sqlite, limits=True) as server, server.client(**{"X-Florin": "1"}) as client:
        monkeypatch.setattr(analysis_pool, "MOST_WAITING", 0)
        answers = [client.post("/api/records/analysis", json=ONE_LOT) for _ in range(20)]
        assert {(a.status_code, a.json()["error"]) for a in answers} == {(503, "busy")}
        monkeypatch.setattr(analysis_pool, "MOST_WAITING", 8)
        assert client.post("/api/records/analysis", json=ONE_LOT).status_code == 200


# Short games, each another one; waiting for none of them to be judged.
TAILS = [["stop", str(price), answer] for price in range(8) for answer in ("buy", "decline")]
