"""What the host of a table may do, and what guests see of it."""

from __future__ import annotations

from typing import Any

from server_kit import Player, Server


def seated(anna: Player, bruno: Player) -> str:
    """A table of Anna's where Bruno sits on the second seat."""
    table: str = anna.table("me", "open", "open", start=False)["table"]["id"]
    bruno.ok("POST", f"/api/tables/{table}/seats/2/take", {})
    return table


def hosts(snapshot: Any) -> list[int]:
    return [seat["seat"] for seat in snapshot["table"]["seats"] if seat["host"]]


def test_the_table_passes_on_when_its_host_stands_up(server: Server) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        table = seated(anna, bruno)
        path = f"/api/tables/{table}"
        assert hosts(bruno.see(table)) == [1]
        anna.ok("POST", f"{path}/seats/1/leave")
        now = bruno.see(table)
        assert (now["table"]["owner"], now["you"]["owner"], hosts(now)) == ("Bruno", True, [2])
        bruno.ok("POST", f"{path}/fill", {"bot": "random"})
        assert bruno.ok("POST", f"{path}/start")["table"]["status"] == "playing"


def test_the_first_guest_becomes_host_of_a_table_whose_host_stood_up(
    server: Server,
) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        table: str = anna.table("me", "open", "open", start=False)["table"]["id"]
        path = f"/api/tables/{table}"
        assert anna.ok("POST", f"{path}/seats/1/leave")["you"]["owner"]
        sat = bruno.ok("POST", f"{path}/seats/3/take", {})
        assert (sat["table"]["owner"], sat["you"]["owner"], hosts(sat)) == ("Bruno", True, [3])
        assert anna.refused("POST", f"{path}/fill", {"bot": "random"}) == (403, "not_your_table")
        bruno.ok("POST", f"{path}/fill", {"bot": "random"})
        assert bruno.ok("POST", f"{path}/start")["table"]["status"] == "playing"


def test_the_host_hands_the_table_over(server: Server) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        table = seated(anna, bruno)
        path = f"/api/tables/{table}/owner"
        assert bruno.refused("PUT", path, {"seat": 2}) == (403, "not_your_table")
        assert anna.refused("PUT", path, {"seat": 3}) == (400, "bad_request")
        given = anna.ok("PUT", path, {"seat": 2})
        assert (given["you"]["owner"], hosts(given)) == (False, [2])
        mine = bruno.ok("GET", "/api/me/tables")["tables"]
        assert [card["owner"] for card in mine if card["id"] == table] == ["Bruno"]


def test_a_guest_whom_the_host_removed_stays_away(server: Server) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        table = seated(anna, bruno)
        path = f"/api/tables/{table}"
        anna.ok("POST", f"{path}/seats/2/leave")
        assert bruno.see(table)["you"]["seats"] == []
        assert bruno.refused("POST", f"{path}/seats/2/take", {}) == (403, "removed")


def test_guests_are_told_that_the_host_closed_the_table(server: Server) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        table = seated(anna, bruno)
        with bruno.live(table) as socket:
            socket.next()
            anna.ok("DELETE", f"/api/tables/{table}")
            assert socket.closing() == (4410, "the host closed the table")
        assert bruno.refused("GET", f"/api/tables/{table}") == (404, "unknown_table")


def test_an_undo_says_what_it_takes_back(server: Server) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        made = anna.table("me", "open", game="strozzi", start=False)["table"]
        path = f"/api/tables/{made['id']}"
        bruno.ok("POST", f"{path}/seats/2/take", {})
        anna.ok("POST", f"{path}/start")
        anna.move(made["id"], "stop")
        anna.move(made["id"], "3")
        bruno.move(made["id"], "buy")
        now = anna.see(made["id"])
        (undoable,) = now["you"]["undoable"]
        assert now["you"]["may_undo"] == [1]
        assert (undoable["seat"], undoable["token"], undoable["decisions"]) == (1, "3", 2)
        anna.undo(made["id"])
        asked = bruno.see(made["id"])["table"]["undo"]
        assert (asked["token"], asked["decisions"]) == ("3", 2)
        bruno.answer_undo(made["id"], True)
        (undone,) = anna.see(made["id"])["undone"]
        assert (undone["token"], undone["decisions"]) == ("3", 2)


def test_all_chat_can_be_read(server: Server) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        table = seated(anna, bruno)
        path = f"/api/tables/{table}/chat"
        for n in range(130):
            anna.ok("POST", path, {"text": f"line {n}"})
        latest = bruno.ok("GET", path)
        assert latest["more"]
        newest = latest["lines"][-1]["id"]
        last = bruno.ok("GET", f"{path}?before={newest + 1}")
        assert [line["text"] for line in last["lines"]] == [f"line {n}" for n in range(30, 130)]
        assert last["more"]
        first = bruno.ok("GET", f"{path}?before={last['lines'][0]['id']}")
        assert [line["text"] for line in first["lines"]] == [f"line {n}" for n in range(30)]
        assert not first["more"]


def test_the_lobby_shows_what_a_stand_in_does(server: Server) -> None:
    with Player(server, "Anna") as anna:
        made = anna.table("me", "open", "open", start=False, clock=30, stand_in="play")["table"]
        assert made["options"]["stand_in"] == "play"
        cards = {card["id"]: card for card in anna.ok("GET", "/api/tables")["tables"]}
        assert cards[made["id"]]["options"]["stand_in"] == "play"
        other = anna.table("me", "open", "open", start=False)["table"]
        assert other["options"]["stand_in"] == "pass"
