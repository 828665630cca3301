"""The plug-in over HTTP and WebSocket: a real server with bots in worker processes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from deadlines import wait_until
from server_kit import Live, Player, ServerProcess, first_token, serving


@pytest.fixture(scope="module")
def server(installed: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    with serving(f"sqlite:///{folder}/florin.db", folder) as process:
        yield process


def new_table(player: Player, *bots: str, **more: Any) -> Any:
    """A snapshot of a new table of Crates: the player first, then bots."""
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": bot} for bot in bots)]
    body = {"game": "crates", "seats": seats, "options": {"pace": "instant", "seed": "s"}}
    return player.ok("POST", "/api/tables", {**body, "start": True, **more})


def test_the_api_lists_it_with_its_options_and_bots(server: ServerProcess) -> None:
    with Player(server) as anna:
        (entry,) = [g for g in anna.ok("GET", "/api/games")["games"] if g["name"] == "crates"]
        assert (entry["title"], entry["players"], entry["orders"]) == ("Crates", [2, 3, 4], False)
        assert entry["bots"] == ["random", "face:0.5", "dealer"]
        (option,) = entry["options"]
        assert option["name"] == "capital"
        assert option["values"] == [10, 15, 20]
        assert option["default"] == 15
        bots = {b["name"]: b["games"] for b in anna.ok("GET", "/api/bots")["bots"]}
        assert bots["dealer"] == ["crates"]
        assert "crates" in bots["face:0.5"]
        refused = anna.call(
            "POST", "/api/tables", {"game": "crates", "seats": [{"kind": "me"}] * 5}
        )
        assert "seats: 5 is not 2 to 4 players" in refused.json()["detail"]
        wrong = {"game": "crates", "seats": [{"kind": "me"}] * 2, "rules": {"capital": 11}}
        answer = anna.call("POST", "/api/tables", wrong)
        assert answer.status_code == 400
        assert "capital" in answer.json()["detail"]
        other = [{"kind": "me"}, {"kind": "bot", "bot": "magnifico"}]
        body = {"game": "crates", "seats": other}
        assert anna.refused("POST", "/api/tables", body)[1] == "unknown_bot"
        # The schemas describe its views.
        names = anna.ok("GET", "/api/messages.json")["$defs"]
        assert {"$ref": "#/$defs/PlainView"} in names["PositionView"]["anyOf"]
        assert "PlainView" in anna.ok("GET", "/api/openapi.json")["components"]["schemas"]


def test_a_whole_game_over_http(server: ServerProcess) -> None:
    """Against a level and a face-value bot, each of which a worker process plays."""
    with Player(server, "Anna") as anna:
        made = new_table(anna, "dealer", "face:0.5", rules={"capital": 20})
        table = made["table"]["id"]
        options = made["table"]["options"]
        assert (options["rules"], options["first"]) == ({"capital": 20}, None)
        assert made["position"]["text"][0].startswith("Crates, round 1; ")
        end = anna.play_on(table)
        money = end["position"]["money"]
        assert end["position"]["to_act"] is None
        assert [sheet["stage"] for sheet in end["sheets"]] == [1, 2]
        assert end["sheets"][1]["text"][-1] == f"money: {money}"
        record = anna.ok("GET", f"/api/tables/{table}/record")
        assert record["game"] == "crates"
        assert record["options"] == {"capital": 20}
        assert record["moves"][0].startswith("#")
        assert len(anna.ok("POST", "/api/records/look", record)["steps"]) == len(record["moves"])


def test_a_whole_game_over_a_websocket(server: ServerProcess) -> None:
    with Player(server, "Anna") as anna:
        table = new_table(anna, "face:0.5")["table"]["id"]
        with anna.live(table) as live:
            first = live.next("snapshot")
            assert first["position"]["game"] == "crates"
            assert first["you"]["may_order"] == []
            order = anna.refused("PUT", f"/api/tables/{table}/orders/1", {"kind": "pass"})
            assert order == (409, "no_order")
            steps = played_out(live, first)
        names = [event["name"] for step in steps for event in step["events"]]
        assert {"CrateOffered", "Passed", "CrateSold", "RoundScored", "GameEnded"} <= set(names)
        texts = [event["text"] for step in steps for event in step["events"]]
        assert "Seat 1 passes." in texts
        assert all(step["position"]["text"] for step in steps)


def played_out(live: Live, now: Any) -> list[Any]:
    """Plays over the socket to the end; returns the steps of all updates."""
    steps: list[Any] = []
    while now["table"]["status"] != "over":
        legal = now["you"]["legal"]
        if legal is not None:
            assert legal["words"] == ["pass"]
            assert legal["least"] <= legal["most"]
            live.send(type="move", ply=now["table"]["ply"], token=first_token(legal), ref="mine")
        now = live.next("update")
        steps += now["steps"]
    return steps


def test_a_wrong_token_is_refused_with_the_legal_ones(server: ServerProcess) -> None:
    with Player(server) as anna:
        made = new_table(anna, "random")
        table = made["table"]["id"]
        body = {"ply": anna.my_turn(table)["table"]["ply"], "token": "#1"}
        answer = anna.call("POST", f"/api/tables/{table}/moves", body)
        assert answer.json()["error"] == "illegal_move"


def test_the_coach_judges_a_finished_game(server: ServerProcess) -> None:
    with Player(server) as anna:
        table = new_table(anna, "face:0.5")["table"]["id"]
        anna.play_on(table)
        path = f"/api/tables/{table}/analysis"
        found = wait_until(
            lambda: anna.ok("POST", path), "the analysis", lambda now: now["analysis"]
        )["analysis"]
        record = anna.ok("GET", f"/api/tables/{table}/record")
        decided = [token for token in record["moves"] if not token.startswith("#")]
        assert [decision["token"] for decision in found["decisions"]] == decided
        assert all(decision["lost"]["win"] >= 0 for decision in found["decisions"])
