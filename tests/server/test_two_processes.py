"""Two server processes on one PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from florin.bench.postgres import fresh_database
from server_kit import Player, ServerProcess, first_token, serving, wait_for


@pytest.fixture(scope="module")
def processes(
    postgres: str, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    folder = tmp_path_factory.mktemp("pair")
    with (
        fresh_database(postgres, "pair") as database,
        serving(database, folder, bot_seconds="1") as one,
        serving(database, folder, bot_seconds="1") as two,
    ):
        yield one, two


@pytest.fixture
def pair(
    processes: tuple[ServerProcess, ServerProcess],
) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """Both processes run; one that a test kills is started again."""
    yield processes
    for process in processes:
        if process.process.poll() is not None:
            process.start()


def at(player: Player, server: ServerProcess) -> Player:
    """The same person, at another process."""
    same = Player.__new__(Player)
    same.server = server
    same.http = httpx.Client(
        base_url=server.address,
        headers={"X-Florin": "1"},
        cookies={"florin": player.http.cookies["florin"]},
        timeout=60,
    )
    return same


def sees_present(message: Any, seat: int) -> bool:
    """The message says, one way or the other, that the seat's holder has the table open."""
    if message["type"] == "presence":
        return seat in message["present"]
    return message["type"] == "update" and message["table"]["seats"][seat - 1]["present"]


def test_a_move_through_one_reaches_watchers_of_the_other(
    pair: tuple[ServerProcess, ServerProcess],
) -> None:
    one, two = pair
    with Player(one, "Anna") as anna, Player(two, "Bruno") as bruno:
        table = anna.table("me", "open", "me", start=False, first=1)["table"]["id"]
        with bruno.live(table) as b, anna.live(table) as a:
            b.next("snapshot")
            a.next("snapshot")
            bruno.ok("POST", f"/api/tables/{table}/seats/2/take", {})
            while not sees_present(a.next(), 2):
                pass
            anna.ok("POST", f"/api/tables/{table}/start")
            while not (update := b.next("update"))["steps"]:
                pass
            assert update["table"]["status"] == "playing"
            anna.move(table, "stop")
            update = b.next("update")
            assert update["steps"][0]["token"] == "stop"
            assert update["you"]["legal"]["tokens"][0] == "pass"
            bruno.move(table, "3", update["table"]["ply"])
            while not (update := a.next("update"))["steps"] or (
                update["steps"][-1]["token"] != "3"
            ):
                pass
            anna.ok("POST", f"/api/tables/{table}/chat", {"text": "across"})
            assert b.next("chat")["line"]["text"] == "across"


def test_a_client_whose_process_is_killed_carries_on_at_the_other(
    pair: tuple[ServerProcess, ServerProcess],
) -> None:
    one, two = pair
    with Player(one, "Anna") as anna, at(anna, two) as elsewhere:
        made = anna.table("me", "random", "random", "random", first=1)["table"]
        with anna.live(made["id"]) as live:
            last = live.next("snapshot")["table"]
            anna.move(made["id"], "stop", last["ply"])
            one.kill()
        # What the client has is the snapshot; everything after it must come, in order, once.
        tokens: list[str] = []
        ply = last["ply"]
        with elsewhere.live(made["id"], f"?ply={ply}&era={last['era']}") as live:
            while True:
                message = live.next()
                assert message["type"] != "snapshot"
                if message["type"] != "update":
                    continue
                for step in message["steps"]:
                    assert step["ply"] == ply + len(tokens)
                    tokens.append(step["token"])
                if message["you"]["legal"] or message["table"]["status"] == "over":
                    break
        assert tokens[0] == "stop"
        # The bots of the dead process are played by the living one, to the end.
        over = elsewhere.play_on(made["id"])
        assert over["table"]["result"] is not None


def test_an_order_left_through_one_is_silent_at_the_other(
    pair: tuple[ServerProcess, ServerProcess],
) -> None:
    one, two = pair
    with Player(one, "Bruno") as bruno, at(bruno, two) as elsewhere, Player(two, "Anna") as anna:
        table = bruno.table("open", "me", "random", start=False, first=1)["table"]["id"]
        anna.ok("POST", f"/api/tables/{table}/seats/1/take", {})
        bruno.ok("POST", f"/api/tables/{table}/start")
        with anna.live(table) as a, elsewhere.live(table) as b:
            a.next("snapshot")
            b.next("snapshot")
            bruno.ok("PUT", f"/api/tables/{table}/orders/2", {"kind": "pass_day"})
            assert b.next("update")["you"]["orders"]
            bruno.ok("POST", f"/api/tables/{table}/chat", {"text": "the end"})
            while (message := a.next())["type"] != "chat":
                assert message["type"] == "presence"


def test_an_order_left_through_one_is_executed_after_a_move_through_the_other(
    pair: tuple[ServerProcess, ServerProcess],
) -> None:
    one, two = pair
    with Player(one, "Bruno") as bruno, Player(two, "Anna") as anna:
        table = bruno.table("open", "me", "me", start=False, first=1)["table"]["id"]
        anna.ok("POST", f"/api/tables/{table}/seats/1/take", {})
        bruno.ok("POST", f"/api/tables/{table}/start")
        ply = anna.see(table)["table"]["ply"]
        for seat in (2, 3):
            bruno.ok("PUT", f"/api/tables/{table}/orders/{seat}", {"kind": "pass_day"})
        bruno.ok("DELETE", f"/api/tables/{table}/orders/3")
        assert anna.see(table)["table"]["version"] == bruno.see(table)["table"]["version"]
        anna.move(table, "stop", ply)
        wait_for(lambda: bruno.see(table)["table"]["ply"] == ply + 2, "the order")
        (step,) = anna.ok("GET", f"/api/tables/{table}/steps?first={ply + 1}")["steps"]
        assert (step["actor"], step["token"], step["by"]) == (2, "pass", "person")
        assert bruno.see(table)["you"]["legal"]["seat"] == 3, "its order was withdrawn"


def test_a_table_closed_through_one_is_closed_at_the_other(
    pair: tuple[ServerProcess, ServerProcess],
) -> None:
    one, two = pair
    with Player(one, "Anna") as anna, Player(two, "Bruno") as bruno:
        table = anna.table("me", "open", game="strozzi", start=False)["table"]["id"]
        with bruno.live(table) as live:
            live.next("snapshot")
            anna.ok("DELETE", f"/api/tables/{table}")
            assert live.closing_code() == 4410
        assert bruno.refused("GET", f"/api/tables/{table}") == (404, "unknown_table")


def test_both_may_serve_any_table(pair: tuple[ServerProcess, ServerProcess]) -> None:
    """Alternating between the processes, move by move, nothing is ever stale."""
    one, two = pair
    with Player(one, "Anna") as here, at(here, two) as there:
        table = here.table("me", "me", game="strozzi")["table"]["id"]
        players = [here, there]

        def turn() -> bool:
            players.reverse()
            now = players[0].see(table)
            if now["table"]["ply"] > 40:
                return True
            players[0].move(table, first_token(now["you"]["legal"]), now["table"]["ply"])
            return False

        wait_for(turn, "forty moves")
        assert here.see(table)["table"] == there.see(table)["table"]


def test_a_game_played_through_one_is_not_analysed_by_the_other(
    pair: tuple[ServerProcess, ServerProcess],
) -> None:
    """No client has the table open, and the second process has never seen it."""
    one, two = pair
    with Player(one, "Anna") as anna, Player(two, "Bruno") as bruno:
        table = anna.table("me", "me", game="strozzi")["table"]["id"]
        anna.play_on(table, lambda now: now["table"]["ply"] >= 12)
        record = anna.ok("GET", f"/api/tables/{table}/record")
        for moves in (record["moves"], record["moves"][:-1]):
            refused = bruno.refused("POST", "/api/records/analysis", {**record, "moves": moves})
            assert refused == (409, "game_under_way")
