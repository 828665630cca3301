"""Fair between people: against a player who tries, on both databases."""

from __future__ import annotations

import json
import re
from typing import Any

from app_kit import ORDER_SECONDS, App
from deadlines import wait_until
from florin.server.workers.scheduler import ORDER_LEAST_MS
from server_kit import ONE_LOT, Player


def two_people(anna: Player, bruno: Player, *, seats: str = "me open me", **options: Any) -> str:
    """A game of Medici that Anna begins; Bruno has the open seats."""
    made = anna.table(*seats.split(), start=False, first=1, **options)["table"]
    path = f"/api/tables/{made['id']}"
    for at, kind in enumerate(seats.split(), start=1):
        if kind == "open":
            bruno.ok("POST", f"{path}/seats/{at}/take", {})
    anna.ok("POST", f"{path}/start")
    return made["id"]


def test_an_absent_persons_decisions_are_not_taken_back(server: App) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        table = two_people(anna, bruno)
        anna.move(table, "stop")
        bruno.move(table, "3")
        bruno.ok("POST", f"/api/tables/{table}/seats/2/resign")
        before = anna.see(table)["table"]
        asked = anna.undo(table)["table"]
        assert (asked["ply"], asked["era"]) == (before["ply"], 0)
        assert asked["undo"]["waiting"] == [2]
        # Anna withdraws; Bruno's late consent is no longer asked for.
        assert anna.answer_undo(table, False)["table"]["undo"] is None
        yes = {"era": 0, "ply": before["ply"], "agree": True}
        refused = bruno.refused("POST", f"/api/tables/{table}/undo/answer", yes)
        assert refused == (409, "no_undo")


def test_what_was_taken_back_stays_in_the_history(server: App) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        table = two_people(anna, bruno)
        ply = anna.see(table)["table"]["ply"]
        steps = anna.move(table, "draw")["update"]["steps"]
        anna.undo(table)
        bruno.answer_undo(table, True)
        for player in (anna, bruno):
            (undone,) = player.see(table)["undone"]
            assert (undone["era"], undone["seat"], undone["ply"]) == (0, 1, ply)
            assert (undone["token"], undone["plies"]) == ("draw", len(steps))
        (undo,) = bruno.ok("GET", f"/api/tables/{table}/undone")["undos"]
        assert [move["token"] for move in undo["moves"]] == [step["token"] for step in steps]
        assert [move["ply"] for move in undo["moves"]] == [step["ply"] for step in steps]


def test_the_same_request_sent_three_times_acts_once(server: App) -> None:
    with Player(server, "Anna") as anna:
        table = anna.table("me", "me", "me", first=1)["table"]["id"]
        path = f"/api/tables/{table}"
        for token in ("stop", "pass", "pass"):
            anna.move(table, token)
        now = anna.see(table)["table"]
        body = {"era": now["era"], "ply": now["ply"]}
        answers = [anna.ok("POST", f"{path}/undo", body)["table"] for _ in range(3)]
        assert [(a["era"], a["ply"]) for a in answers] == [(1, now["ply"] - 1)] * 3
        move = {"era": 1, "ply": now["ply"] - 1, "token": "pass"}
        answers = [anna.ok("POST", f"{path}/moves", move)["again"] for _ in range(3)]
        assert answers == [False, True, True]
        # Undone again, a late copy of the move does not count; nor does one without an era.
        now = anna.see(table)["table"]
        anna.undo(table)
        assert anna.refused("POST", f"{path}/moves", move) == (409, "stale_ply")
        del move["era"]
        assert anna.refused("POST", f"{path}/moves", move) == (409, "stale_ply")
        assert anna.see(table)["table"]["ply"] == now["ply"] - 1


def test_leaving_and_returning_do_not_renew_the_clock(server: App) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        table = two_people(anna, bruno, clock=30, pace="calm")
        deadline = anna.see(table)["table"]["turn"]["deadline"]
        for _ in range(3):
            server.advance(1)
            anna.ok("POST", f"/api/tables/{table}/seats/1/resign")
            back = anna.ok("POST", f"/api/tables/{table}/seats/1/return")
            assert back["table"]["turn"]["deadline"] == deadline


def test_reconnecting_and_undo_requests_do_not_renew_the_clock(server: App) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        table = two_people(anna, bruno, clock=30, pace="calm")
        anna.move(table, "stop")
        now = anna.see(table)["table"]
        deadline = now["turn"]["deadline"]
        actor = anna if now["turn"]["seat"] == 1 else bruno
        for _ in range(2):
            server.advance(1)
            with actor.live(table) as live:
                assert live.next("snapshot")["table"]["turn"]["deadline"] == deadline
        anna.undo(table)
        bruno.answer_undo(table, False)
        assert anna.see(table)["table"]["turn"]["deadline"] == deadline


def metrics(server: App) -> dict[str, str]:
    """What /metrics says of moves, commits and conflicts."""
    text = server.request("GET", "/metrics").text
    lines = re.findall(r"^(florin_(?!watchers|tables)\S+) (\S+)$", text, re.MULTILINE)
    return {name: value for name, value in lines if "_created" not in name}


def test_leaving_changing_and_withdrawing_an_order_shows_nowhere(server: App) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        table = two_people(anna, bruno)

        def visible() -> Any:
            cards = anna.ok("GET", "/api/tables")["tables"]
            seen = {**anna.see(table), "at": 0}
            return seen, [card for card in cards if card["id"] == table], metrics(server)

        before = visible()
        path = f"/api/tables/{table}/orders/2"
        assert bruno.ok("PUT", path, {"kind": "pass_day"})["you"]["orders"]
        assert visible() == before
        bruno.ok("PUT", path, {"kind": "pass_day"})
        assert visible() == before
        bruno.ok("DELETE", path)
        assert visible() == before


def test_an_executed_order_looks_like_a_decision(server: App) -> None:
    """Anna gets her own move alone, and Bruno's decision later, in an update of its own."""
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        table = two_people(anna, bruno, clock=120)
        bruno.ok("PUT", f"/api/tables/{table}/orders/2", {"kind": "pass_day"})
        with anna.live(table) as live:
            live.next("snapshot")
            anna.move(table, "stop")
            moved = live.next("update")
            server.advance((ORDER_LEAST_MS - 50) / 1000)
            assert anna.see(table)["table"]["ply"] == moved["table"]["ply"]
            server.advance(ORDER_SECONDS)
            ordered = live.next("update")
        assert [step["token"] for step in moved["steps"]] == ["stop"]
        assert moved["table"]["turn"]["seat"] == 2
        assert moved["table"]["turn"]["deadline"] is not None
        (step,) = ordered["steps"]
        assert (step["token"], step["by"], step["actor"]) == ("pass", "person", 2)
        assert ordered["table"]["version"] == moved["table"]["version"] + 1
        assert bruno.see(table)["you"]["orders"], "an order for the day lasts"


def test_an_order_may_be_withdrawn_until_it_is_executed(server: App) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        table = two_people(anna, bruno, pace="calm")
        bruno.ok("PUT", f"/api/tables/{table}/orders/2", {"kind": "pass_day"})
        anna.move(table, "stop")
        bruno.ok("DELETE", f"/api/tables/{table}/orders/2")
        ply = bruno.see(table)["table"]["ply"]
        bruno.move(table, "2", ply)
        assert anna.see(table)["table"]["ply"] == ply + 1


def test_a_branch_does_not_name_a_private_table(server: App) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        for public in (False, True):
            table = anna.table("me", "me", "me", public=public)["table"]["id"]
            body = {"branch": {"table": table}, "seats": [{"kind": "me"}] * 3, "start": True}
            branch = anna.ok("POST", "/api/tables", body)["table"]["id"]
            seen = bruno.see(branch)
            assert seen["table"]["origin"]["table"] == (table if public else None)
            assert (table in json.dumps(seen)) is public


def test_a_game_under_way_is_not_analysed_under_other_names(server: App) -> None:
    with Player(server, "Anna") as anna:
        table = anna.table("me", "me", "me")["table"]["id"]
        anna.play_on(table, lambda now: now["table"]["ply"] >= 12)
        record = json.loads(anna.call("GET", f"/api/tables/{table}/record").text)
        others = str.maketrans("CFGDS", "FGDSC")
        moves = [t.translate(others) if re.match(r"[A-Z]\d", t) else t for t in record["moves"]]
        assert moves != record["moves"]
        for cut in (len(moves), len(moves) - 1, 6):
            body = {**record, "moves": moves[:cut]}
            refused = anna.refused("POST", "/api/records/analysis", body)
            assert refused == (409, "game_under_way")


def test_a_rematch_starts_only_with_those_who_agreed(server: App) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        table = anna.table("me", "open", game="strozzi", start=False)["table"]["id"]
        path = f"/api/tables/{table}"
        bruno.ok("POST", f"{path}/seats/2/take", {})
        anna.ok("POST", f"{path}/start")
        for player in (anna, bruno):
            seat = 1 if player is anna else 2
            player.ok("POST", f"{path}/seats/{seat}/resign")
        wait_until(lambda: anna.see(table), "the end", lambda now: now["table"]["status"] == "over")
        again = anna.ok("POST", f"{path}/rematch")["table"]
        assert (again["status"], again["seats"][1]["invited"]) == ("open", "Bruno")
        new = f"/api/tables/{again['id']}"
        assert anna.refused("POST", f"{new}/start") == (409, "seats_open")
        # Bruno does not want to: Anna may play against a bot.
        bruno.ok("POST", f"{new}/seats/2/leave")
        anna.ok("PUT", f"{new}/seats/2/bot", {"bot": "random"})
        started = anna.ok("POST", f"{new}/start")["table"]
        assert [seat["name"] for seat in started["seats"]] == ["Anna", "random"]


def test_bots_and_analysis_stay_exact_at_the_highest_price(fresh: str) -> None:
    with App(fresh, thinking=True) as server, Player(server, "Anna") as anna:
        table = anna.table("me", "magnifico", game="strozzi", seed="dear")["table"]["id"]
        for token in ("stop", "999999999"):
            anna.move(table, token)
        ply = anna.see(table)["table"]["ply"]
        anna.my_turn(table)
        steps = anna.ok("GET", f"/api/tables/{table}/steps?first={ply - 1}")["steps"]
        answer = next(step for step in steps if step["actor"] == 2)
        assert (answer["token"], answer["by"]) == ("decline", "bot")
        moves = ["C4", "draw", "S4", "stop", "999999999", "buy", "5@2"]

        body = {**ONE_LOT, "moves": moves}
        done = wait_until(
            lambda: anna.ok("POST", "/api/records/analysis", body),
            "the analysis",
            lambda now: now["analysis"],
        )
        decisions = done["analysis"]["decisions"]
        bought = next(one for one in decisions if one["token"] == "buy")
        assert bought["best"] == "decline"
        assert bought["lost"]["win"] == 1.0
