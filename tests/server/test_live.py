"""The WebSocket of a table over a real network, on both databases."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from deadlines import wait_until
from server_kit import Player, ServerProcess


@pytest.fixture
def server(process: ServerProcess) -> ServerProcess:
    return process


def two_people(anna: Player, bruno: Player, **options: Any) -> str:
    """Anna has seats 1 and 3, Bruno 2; Anna selects first."""
    table = anna.table("me", "open", "me", start=False, first=1, **options)["table"]["id"]
    bruno.ok("POST", f"/api/tables/{table}/seats/2/take", {})
    anna.ok("POST", f"/api/tables/{table}/start")
    return table


def test_snapshot_then_updates_with_what_is_for_the_receiver(server: ServerProcess) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        table = two_people(anna, bruno)
        with anna.live(table) as a, bruno.live(table) as b, server.live(table) as spectator:
            first = a.next()
            assert first["type"] == "snapshot"
            assert first["you"]["legal"]["tokens"] == ["draw", "stop"]
            assert b.next("snapshot")["you"]["legal"] is None
            watched = spectator.next("snapshot")
            assert watched["you"]["seats"] == []
            assert watched["you"]["name"] is None
            ply = first["table"]["ply"]
            a.send(type="move", ply=ply, token="stop", ref="mine")
            updates = [live.next("update") for live in (a, b, spectator)]
            assert a.next("accepted") == {"type": "accepted", "ref": "mine", "again": False}
            for update in updates:
                (step,) = update["steps"]
                assert step["events"][0]["event"] == "group_offered"
                assert step["position"]["phase"] == "bid"
                assert update["table"]["turn"]["seat"] == 2
            assert [update["you"]["legal"] is not None for update in updates] == [
                False,
                True,
                False,
            ]
            a.send(type="move", ply=ply, token="stop", ref="again")
            assert a.next("accepted")["again"] is True
            b.send(type="move", ply=ply, token="pass", ref="late")
            refused = b.next("refused")
            assert refused["ref"] == "late"
            assert refused["problem"]["error"] == "stale_ply"
            assert refused["problem"]["now"]["table"]["ply"] == ply + 1


def test_reconnect_gets_only_what_was_missed(server: ServerProcess) -> None:
    with Player(server, "Anna") as anna:
        made = anna.table("me", "me", "me", first=1)["table"]
        with anna.live(made["id"]) as live:
            before = live.next("snapshot")
            live.send(type="say", text="one")
            said = live.next("chat")["line"]
        anna.move(made["id"], "stop")
        anna.move(made["id"], "pass")
        anna.ok("POST", f"/api/tables/{made['id']}/chat", {"text": "two"})
        ply = before["table"]["ply"]
        with anna.live(made["id"], f"?ply={ply}&era=0&chat={said['id']}") as live:
            update = live.next()
            assert update["type"] == "update"
            assert [step["token"] for step in update["steps"]] == ["stop", "pass"]
            assert live.next("chat")["line"]["text"] == "two"
        with anna.live(made["id"], f"?ply={ply + 2}&era=0") as live:
            assert live.next()["steps"] == []
        for query in (f"?ply={ply}&era=1", "?ply=9999&era=0", "?ply=x&era=0", ""):
            with anna.live(made["id"], query) as live:
                assert live.next()["type"] == "snapshot"


def test_an_undo_sends_every_client_a_snapshot_of_the_new_era(server: ServerProcess) -> None:
    with Player(server, "Anna") as anna:
        table = anna.table("me", "me", "me", first=1)["table"]["id"]
        with anna.live(table) as live:
            live.next("snapshot")
            anna.move(table, "stop")
            live.next("update")
            anna.undo(table)
            assert live.next("snapshot")["table"]["era"] == 1


def test_presence_chat_and_seats_reach_the_subscribers(server: ServerProcess) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        table = anna.table("me", "open", "open", start=False)["table"]["id"]
        with anna.live(table) as a:
            a.next("snapshot")
            with bruno.live(table) as b:
                b.next("snapshot")
                seen = a.next("presence")
                while seen["spectators"] != 1:
                    seen = a.next("presence")
                assert seen == {"type": "presence", "present": [1], "spectators": 1}
                bruno.ok("POST", f"/api/tables/{table}/seats/2/take", {"name": "B."})
                assert a.next("update")["table"]["seats"][1]["name"] == "B."
                assert a.next("presence")["present"] == [1, 2]
                bruno.ok("POST", f"/api/tables/{table}/seats/2/leave")
                assert a.next("presence") == {"type": "presence", "present": [1], "spectators": 1}
                bruno.ok("POST", f"/api/tables/{table}/seats/2/take", {"name": "B."})
                assert a.next("presence")["present"] == [1, 2]
                b.send(type="say", text="hello")
                line = a.next("chat")["line"]
                assert (line["name"], line["seat"], line["text"]) == ("Bruno", 2, "hello")
            seen = a.next("presence")
            assert seen == {"type": "presence", "present": [1], "spectators": 0}


def test_a_ping_is_answered(server: ServerProcess) -> None:
    with Player(server) as anna:
        table = anna.table("me", "random", game="strozzi")["table"]["id"]
        with anna.live(table) as live:
            live.send(type="ping")
            assert live.next("beat")["at"] > 0


def test_orders_never_reach_another_client(server: ServerProcess) -> None:
    """Everything that Anna, and a spectator, are ever sent while Bruno leaves and uses orders."""
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        table = two_people(anna, bruno, seed="secret")
        heard: list[str] = []
        with anna.live(table) as a, server.live(table) as spectator:
            # Anna buys the first group; Bruno offers the second one and leaves an order for it.
            for player, word in (
                (anna, "stop"), (bruno, "pass"), (anna, "pass"), (anna, "1"), (bruno, "stop"),
            ):  # fmt: skip
                player.move(table, word)
            bruno.ok("PUT", f"/api/tables/{table}/orders/2", {"kind": "raise", "florins": 17})
            (order,) = bruno.see(table)["you"]["orders"]
            assert (order["kind"], order["florins"], order["now"]) == ("raise", 17, "1")
            anna.move(table, "pass")
            anna.move(table, "5")
            wait_until(
                lambda: bruno.see(table)["you"]["orders"], "the order", lambda orders: orders == []
            )
            used = bruno.see(table)
            assert used["you"]["orders"] == []
            assert used["position"]["buyers"][1]["money"] == 40 - 6, "the order has bid 6 for Bruno"
            anna.ok("POST", f"/api/tables/{table}/chat", {"text": "the end"})
            for live in (a, spectator):
                while True:
                    message = live.next()
                    heard.append(json.dumps(message))
                    if message["type"] == "chat":
                        break
            heard.append(anna.call("GET", f"/api/tables/{table}").text)
        assert sum('"token": "6"' in text for text in heard) >= 2, "both saw the bid"
        for text in heard:
            for orders in re.findall(r'"orders": ?\[(.*?)\]', text):
                assert orders == ""
            assert '"order"' not in text


def test_only_its_owner_is_told_that_an_order_waits(server: ServerProcess) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        table = two_people(anna, bruno)
        path = f"/api/tables/{table}/orders/2"
        with anna.live(table) as a, bruno.live(table) as b, server.live(table) as spectator:
            for live in (a, b, spectator):
                live.next("snapshot")
            bruno.ok("PUT", path, {"kind": "pass_day"})
            (order,) = b.next("update")["you"]["orders"]
            assert (order["seat"], order["kind"]) == (2, "pass_day")
            bruno.ok("DELETE", path)
            assert b.next("update")["you"]["orders"] == []
            anna.ok("POST", f"/api/tables/{table}/chat", {"text": "the end"})
            for live in (a, spectator):
                kinds: list[str] = []
                while "chat" not in kinds:
                    kinds.append(live.next()["type"])
                assert set(kinds) <= {"presence", "chat"}


def test_what_a_socket_is_refused(server: ServerProcess) -> None:
    with Player(server) as anna:
        table = anna.table("me", "me", "me")["table"]["id"]
        with server.live("nowhere") as live:
            assert live.next()["problem"]["error"] == "unknown_table"
            assert live.closing_code() == 4404
        with anna.live(table, Origin="https://elsewhere.example") as live:
            assert live.next()["problem"]["error"] == "cross_origin"
            assert live.closing_code() == 4403
        with anna.live(table, Origin=server.address) as live:
            assert live.next()["type"] == "snapshot"
        with server.live(table, headers={"Cookie": "florin=forged.1.abc"}) as live:
            assert live.next()["type"] == "snapshot"  # the cookie is ignored
        with anna.live(table) as live:
            live.next("snapshot")
            for text in ("{", '{"type": "dance"}', "[" * 5000, '{"type": "move", "ply": "x"}', "1"):
                live.socket.send(text)
                assert live.next("refused")["problem"]["error"] == "bad_request"
            live.socket.send(b"\x00\x01")
            assert live.closing_code() == 4400
        with anna.live(table) as live:
            live.socket.send("x" * 20_000)
            assert live.closing_code() == 1009
        with server.live(table) as live:
            live.send(type="move", ply=0, token="pass")
            assert live.next("refused")["problem"]["error"] == "not_your_seat"
        assert anna.see(table)["table"]["status"] == "playing"


def dropped(server: ServerProcess) -> float:
    """The number of clients that were too slow."""
    text = server.request("GET", "/metrics").text
    found = re.search(r"^florin_watchers_dropped_total (\S+)$", text, re.MULTILINE)
    assert found
    return float(found[1])


def test_revoking_a_token_ends_its_socket(server: ServerProcess) -> None:
    with Player(server, "Anna") as anna:
        table = anna.table("me", "me", "me")["table"]["id"]
        made = anna.ok("POST", "/api/me/tokens", {"label": "program"})
        headers = {"Authorization": f"Bearer {made['secret']}"}
        with server.live(table, headers=headers) as live:
            assert live.next("snapshot")["you"]["seats"] == [1, 2, 3]
            before = dropped(server)
            anna.ok("DELETE", f"/api/me/tokens/{made['card']['id']}")
            assert live.closing() == (4401, "access revoked")
            assert dropped(server) == before
        with server.live(table, headers=headers) as live:
            assert live.next()["problem"]["error"] == "bad_access_token"


def test_closing_a_table_ends_its_sockets(server: ServerProcess) -> None:
    with Player(server, "Anna") as anna:
        table = anna.table("me", "open", game="strozzi", start=False)["table"]["id"]
        with anna.live(table) as live, server.live(table) as spectator:
            for socket in (live, spectator):
                socket.next("snapshot")
            before = dropped(server)
            anna.ok("DELETE", f"/api/tables/{table}")
            for socket in (live, spectator):
                assert socket.closing() == (4410, "the host closed the table")
            assert dropped(server) == before


def test_a_slow_client_is_disconnected_and_does_not_delay_others(server: ServerProcess) -> None:
    with Player(server, "Anna") as anna:
        table = anna.table("me", "me", "me")["table"]
        before = dropped(server)
        cookie = {"Cookie": f"florin={anna.http.cookies['florin']}"}
        address = f"{server.address.replace('http', 'ws')}/api/tables/{table['id']}/live"
        stale = json.dumps({"type": "move", "ply": 999, "token": "pass"})
        with (
            connect(
                address, additional_headers=cookie, max_queue=1, max_size=None, close_timeout=0
            ) as slow,
            anna.live(table["id"]) as quick,
        ):
            quick.next("snapshot")

            def overflow() -> bool:
                """Every stale move is answered by a snapshot, which the slow client never reads."""
                with suppress(ConnectionClosed):
                    for _ in range(200):
                        slow.send(stale)
                return dropped(server) > before

            wait_until(overflow, "the slow client to be dropped")
            anna.move(table["id"], "stop")
            assert quick.next("update")["steps"][0]["token"] == "stop"
        with anna.live(table["id"], f"?ply={table['ply']}&era=0") as again:
            assert [step["token"] for step in again.next()["steps"]] == ["stop"]
