"""Two server processes on one PostgreSQL: what one of them does, the other one knows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from daily_kit import begin, deal_today, play_all, tokens
from deadlines import wait_until
from passkey_kit import at_home, keep
from race_kit import at_the_price, check_race, race
from server_kit import Player, ServerProcess, first_token, serving

Pair = tuple[ServerProcess, ServerProcess]
# Standing orders, and the turns of bots whose process has died, are played soon.
SOON = """
import florin.server.workers.scheduler as scheduler
scheduler.ORDER_LEAST_MS = scheduler.ORDER_SPREAD_MS = 20
scheduler.GRACE_MS = 500
"""


@pytest.fixture(scope="module")
def processes(
    new_database: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Pair]:
    folder, database = tmp_path_factory.mktemp("pair"), new_database("postgres")
    with (
        serving(database, folder, prelude=SOON, bot_seconds="1") as one,
        serving(database, folder, prelude=SOON, bot_seconds="1") as two,
    ):
        yield one, two


@pytest.fixture
def pair(processes: Pair) -> Pair:
    """Both processes run; one that a test killed is started again."""
    for process in processes:
        if process.process.poll() is not None:
            process.start()
    return processes


def sees_present(message: Any, seat: int) -> bool:
    """The message says, one way or the other, that the seat's holder has the table open."""
    if message["type"] == "presence":
        return seat in message["present"]
    return message["type"] == "update" and message["table"]["seats"][seat - 1]["present"]


def test_a_move_through_one_reaches_watchers_of_the_other(
    pair: Pair,
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
    pair: Pair,
) -> None:
    one, two = pair
    with Player(one, "Anna") as anna, anna.at(two) as elsewhere:
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
    pair: Pair,
) -> None:
    one, two = pair
    with Player(one, "Bruno") as bruno, bruno.at(two) as elsewhere, Player(two, "Anna") as anna:
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
    pair: Pair,
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
        wait_until(lambda: bruno.see(table)["table"]["ply"], "the order", lambda at: at == ply + 2)
        (step,) = anna.ok("GET", f"/api/tables/{table}/steps?first={ply + 1}")["steps"]
        assert (step["actor"], step["token"], step["by"]) == (2, "pass", "person")
        assert bruno.see(table)["you"]["legal"]["seat"] == 3, "its order was withdrawn"


def test_a_table_closed_through_one_is_closed_at_the_other(
    pair: Pair,
) -> None:
    one, two = pair
    with Player(one, "Anna") as anna, Player(two, "Bruno") as bruno:
        table = anna.table("me", "open", game="strozzi", start=False)["table"]["id"]
        with bruno.live(table) as live:
            live.next("snapshot")
            anna.ok("DELETE", f"/api/tables/{table}")
            assert live.closing_code() == 4410
        assert bruno.refused("GET", f"/api/tables/{table}") == (404, "unknown_table")


def test_both_may_serve_any_table(pair: Pair) -> None:
    """Alternating between the processes, move by move, nothing is ever stale."""
    one, two = pair
    with Player(one, "Anna") as here, here.at(two) as there:
        table = here.table("me", "me", game="strozzi")["table"]["id"]
        players = [here, there]
        while (now := players[0].see(table))["table"]["ply"] <= 40:
            players[0].move(table, first_token(now["you"]["legal"]), now["table"]["ply"])
            players.reverse()
        assert here.see(table)["table"] == there.see(table)["table"]


def test_a_game_played_through_one_is_not_analysed_by_the_other(
    pair: Pair,
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


def test_revoking_a_token_ends_its_socket_at_the_other(pair: Pair) -> None:
    one, two = pair
    with Player(one, "Anna") as anna:
        table = anna.table("me", "me", "me")["table"]["id"]
        made = anna.ok("POST", "/api/me/tokens", {"label": "program"})
        headers = {"Authorization": f"Bearer {made['secret']}"}
        with two.live(table, headers=headers) as live:
            live.next("snapshot")
            anna.ok("DELETE", f"/api/me/tokens/{made['card']['id']}")
            assert live.closing() == (4401, "access revoked")
        assert two.request("GET", "/api/me", headers=headers).status_code == 401


def test_ending_a_session_holds_at_the_other_at_once(pair: Pair) -> None:
    one, two = pair
    with Player(one, "Anna") as anna, Player(two) as phone:
        phone.ok("POST", "/api/me/carry", {"code": anna.ok("POST", "/api/me/code")["code"]})
        table = anna.table("me", "me", "me")["table"]["id"]
        with phone.live(table) as live:
            live.next("snapshot")
            anna.ok("DELETE", "/api/me/sessions")
            assert live.closing() == (4401, "access revoked")
        # The socket ended with the message that also empties the cache. The cookie is worth nothing
        # now: a guest has asked.
        assert "set-cookie" in phone.call("GET", "/api/me/sessions").headers


def test_a_question_of_one_may_be_answered_to_the_other_and_a_deletion_reaches_it(
    pair: Pair,
) -> None:
    one, two = pair
    with at_home(Player(one, "Anna")) as anna, Player(two) as there:
        key, _ = keep(anna)
        options = anna.ok("POST", "/api/signin/options")["options"]
        there.http.headers.update({name: anna.http.headers[name] for name in ("Host", "Origin")})
        signed = there.ok("POST", "/api/signin", {"credential": key.sign(options)})
        assert signed["name"] == "Anna"
        table = there.table("me", "me", "me")["table"]["id"]
        with there.live(table) as live:
            live.next("snapshot")
            anna.ok("DELETE", "/api/me", {"name": "Anna"})
            assert live.closing()[0] in (4401, 4403)


def test_profiles_and_the_visibility_of_a_game_are_the_same(pair: Pair) -> None:
    one, two = pair
    with at_home(Player(one, "Anna")) as anna, Player(two, "Bruno") as bruno:
        keep(anna)
        anna.ok("PATCH", "/api/me", {"handle": "anna-two", "profile_public": True})
        table = anna.table("me", "random", game="strozzi")["table"]["id"]
        anna.play_on(table)
        assert bruno.ok("GET", "/api/people/anna-two")["totals"]["games"] == 1
        with bruno.live(table) as watching:
            watching.next("snapshot")
            anna.ok("PUT", f"/api/tables/{table}/visibility", {"visibility": "players"})
            assert watching.closing() == (4403, "players_only")
        assert bruno.refused("GET", f"/api/tables/{table}") == (403, "players_only")


def test_fifty_clients_race_through_both(pair: Pair) -> None:
    with Player(pair[0], "Anna") as anna:
        for _ in range(2):
            before = at_the_price(anna)
            check_race(anna, before, race(pair, anna, before["table"]))


def test_the_deal_is_the_same_in_both_processes(pair: Pair) -> None:
    with Player(pair[0], "Anna") as anna, Player(pair[1], "Bruno") as bruno:
        assert deal_today(anna, "medici") == deal_today(bruno, "medici")
        deal = deal_today(anna, "strozzi")
        assert deal == deal_today(bruno, "strozzi")
        mine, his = begin(anna, deal), begin(bruno, deal)
        with ThreadPoolExecutor(2) as pool:
            for done in [pool.submit(play_all, anna, mine), pool.submit(play_all, bruno, his)]:
                done.result()
        assert tokens(anna, mine) == tokens(bruno, his)
        # Each sees the other's result, and both the one game of the strongest bot.
        pages = [
            wait_until(
                lambda player=player, deal=deal: player.ok("GET", f"/api/daily/{deal}"),
                "both results",
                lambda page: page["best"] and page["players"] >= 2,
            )
            for player in (anna, bruno)
        ]
        assert pages[0]["best"] == pages[1]["best"]
        ranking = {row["table"]: row for row in pages[0]["ranking"]}
        assert ranking[mine]["rank"] == ranking[his]["rank"]
        assert ranking[mine]["same"] == ranking[his]["same"]
        assert ranking[mine]["differs"] is ranking[his]["differs"] is None


def test_one_try_although_both_processes_are_asked_at_once(pair: Pair) -> None:
    with Player(pair[0], "Carla") as carla:
        deal = deal_today(carla, "strozzi")

        def press(number: int) -> str:
            with carla.at(pair[number % 2]) as tab:
                return begin(tab, deal)

        with ThreadPoolExecutor(8) as pool:
            (table,) = set(pool.map(press, range(24)))
        assert [card["id"] for card in carla.ok("GET", "/api/me/tables")["tables"]] == [table]


def test_what_one_process_hides_the_other_hides_too(pair: Pair) -> None:
    with Player(pair[0], "Dora") as dora, Player(pair[1], "Emil") as emil:
        deal = deal_today(dora, "strozzi")
        table = begin(dora, deal)
        play_all(dora, table)
        assert emil.refused("GET", f"/api/tables/{table}") == (403, "deal_hidden")
        play_all(emil, begin(emil, deal))
        assert emil.see(table)["table"]["status"] == "over"
