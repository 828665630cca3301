"""A game that an installed package adds, without views of its own, over HTTP and WebSocket."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server_kit import Player, ServerProcess, serving

PLUGINS = Path(__file__).parents[1] / "plugin"


@pytest.fixture(scope="module")
def plugin_server(
    database: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServerProcess]:
    with serving(database, tmp_path_factory.mktemp("plugin"), plugins=PLUGINS) as process:
        yield process


def test_the_catalogue_lists_it(plugin_server: ServerProcess) -> None:
    with Player(plugin_server) as anna:
        games = {game["name"]: game for game in anna.ok("GET", "/api/games")["games"]}
        crates = games["crates"]
        assert crates["players"] == [2, 3, 4]
        assert crates["orders"] is False
        assert crates["bots"] == ["random", "face:0.5", "dealer"]
        (capital,) = crates["options"]
        assert (capital["name"], capital["kind"]) == ("capital", "choice")
        assert capital["default"] in capital["values"]
        bots = {bot["name"]: bot["games"] for bot in anna.ok("GET", "/api/bots")["bots"]}
        assert bots["dealer"] == ["crates"]


def test_a_game_over_http_with_a_rule_option(plugin_server: ServerProcess) -> None:
    with Player(plugin_server, "Anna") as anna:
        (option,) = next(
            game["options"]
            for game in anna.ok("GET", "/api/games")["games"]
            if game["name"] == "crates"
        )
        value = next(v for v in option["values"] if v != option["default"])
        made = anna.table("me", "random", "dealer", game="crates", rules={"capital": value})
        assert made["table"]["options"]["rules"] == {"capital": value}
        assert made["table"]["options"]["first"] is None
        assert made["position"]["game"] == "crates"
        assert str(value) in "\n".join(made["position"]["text"])
        table = made["table"]["id"]
        over = anna.play_on(table)
        assert over["table"]["result"]["winners"]
        assert over["sheets"][0]["game"] == "crates"
        assert over["sheets"][0]["text"]
        record = anna.ok("GET", f"/api/tables/{table}/record")
        assert record["options"] == {"capital": value}
        look = anna.ok("POST", "/api/records/look", record)
        assert len(look["steps"]) == len(record["moves"])
        refused = anna.call(
            "POST",
            "/api/tables",
            {"game": "crates", "seats": [{"kind": "me"}] * 2, "rules": {"capital": -1}},
        )
        assert refused.status_code == 400
        assert "rules.capital: -1 is not" in refused.json()["detail"]


def test_a_game_over_a_websocket(plugin_server: ServerProcess) -> None:
    with Player(plugin_server, "Anna") as anna:
        made = anna.table("me", "me", game="crates")["table"]
        order = {"kind": "pass"}
        path = f"/api/tables/{made['id']}/orders/2"
        assert anna.refused("PUT", path, order) == (409, "no_order")
        with anna.live(made["id"]) as live:
            snapshot = live.next("snapshot")
            assert snapshot["you"]["may_order"] == []
            token = snapshot["you"]["legal"]["words"][0]
            live.send(type="move", ply=made["ply"], token=token)
            (step, *_) = live.next("update")["steps"]
            assert step["events"][0]["event"] == "plain"
            assert step["events"][0]["text"]
            assert step["position"]["text"]


def test_the_schemas_describe_it(plugin_server: ServerProcess) -> None:
    with Player(plugin_server) as anna:
        names = anna.ok("GET", "/api/messages.json")["$defs"]
        assert {"$ref": "#/$defs/PlainView"} in names["PositionView"]["anyOf"]
        paths = anna.ok("GET", "/api/openapi.json")["components"]["schemas"]
        assert "PlainView" in paths


def test_seats_are_as_many_as_the_largest_game_has(plugin_server: ServerProcess) -> None:
    with Player(plugin_server) as anna:
        seats = [{"kind": "me"}] * 5
        answer = anna.call("POST", "/api/tables", {"game": "crates", "seats": seats})
        assert answer.status_code == 400
        assert "seats: 5 is not 2 to 4 players" in answer.json()["detail"]
