"""Every endpoint, on both databases."""

from __future__ import annotations

import json
from typing import Any

import pytest

from app_kit import ORDER_SECONDS, App
from deadlines import wait_until
from florin.records import Replay, loads
from florin.server.http import play
from server_kit import Player, Server, first_token


def test_a_guest_is_made_on_the_first_visit_and_known_on_the_next(server: Server) -> None:
    with Player(server) as anna:
        first = anna.ok("GET", "/api/me")
        assert first["name"].startswith("Guest ")
        assert first["language"] is None
        changed = anna.ok("PATCH", "/api/me", {"name": "  Anna \n M. ", "language": "it"})
        assert changed["name"] == "Anna M."
        assert anna.ok("GET", "/api/me") == {**first, "name": "Anna M.", "language": "it"}
    answer = server.request("GET", "/api/me")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie


def test_the_theme_is_remembered(server: Server) -> None:
    with Player(server) as anna:
        assert anna.ok("GET", "/api/me")["theme"] == "system"
        anna.ok("PATCH", "/api/me", {"theme": "dark"})
        anna.ok("PATCH", "/api/me", {"language": "de"})
        assert anna.ok("GET", "/api/me")["theme"] == "dark"
        assert anna.refused("PATCH", "/api/me", {"theme": "pink"}) == (400, "bad_request")


def test_watching_creates_no_guest(server: Server) -> None:
    assert "set-cookie" not in server.request("GET", "/api/tables").headers


def test_carry_to_another_device_works_once(server: Server) -> None:
    with Player(server, "Anna") as anna, Player(server) as phone:
        code = anna.ok("POST", "/api/me/code")["code"]
        assert phone.ok("POST", "/api/me/carry", {"code": f" {code.lower()} "})["name"] == "Anna"
        assert phone.ok("GET", "/api/me")["name"] == "Anna"
        with Player(server) as thief:
            refusal = thief.refused("POST", "/api/me/carry", {"code": code})
            assert refusal == (404, "unknown_code")


def test_bots_are_those_of_the_registry(server: Server) -> None:
    from florin.bots import bot_names
    from florin.games import names

    with Player(server) as anna:
        bots = anna.ok("GET", "/api/bots")["bots"]
        assert {bot["name"]: bot["games"] for bot in bots} == {
            name: [game for game in names() if name in bot_names(game)]
            for game in names()
            for name in bot_names(game)
        }


def test_from_the_lobby_to_the_last_scoring_and_a_rematch(server: Server) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        table = anna.table("me", "open", "open", "random", start=False)["table"]["id"]
        path = f"/api/tables/{table}"
        (card,) = (t for t in bruno.ok("GET", "/api/tables")["tables"] if t["id"] == table)
        assert card["status"] == "open"
        assert card["owner"] == "Anna"
        assert bruno.refused("POST", f"{path}/seats/1/take", {}) == (409, "seat_taken")
        assert bruno.refused("POST", f"{path}/start") == (403, "not_your_table")
        bruno.ok("POST", f"{path}/seats/2/take", {})
        assert anna.refused("POST", f"{path}/start") == (409, "seats_open")
        bruno.ok("POST", f"{path}/seats/2/leave")
        bruno.ok("POST", f"{path}/seats/2/take", {})
        assert bruno.refused("POST", f"{path}/fill", {"bot": "random"})[0] == 403
        anna.ok("PUT", f"{path}/seats/3/bot", {"bot": "random"})
        anna.ok("PUT", f"{path}/seats/3/bot", {"bot": None})
        filled = anna.ok("POST", f"{path}/fill", {"bot": "random"})
        assert [seat["kind"] for seat in filled["table"]["seats"]] == ["person"] * 2 + ["bot"] * 2
        started = anna.ok("POST", f"{path}/start")
        assert started["table"]["status"] == "playing"
        assert started["table"]["seed"] is None

        def both() -> bool:
            for player in (anna, bruno):
                now = player.see(table)
                if now["table"]["status"] == "over":
                    return True
                if now["you"]["legal"]:
                    player.move(table, first_token(now["you"]["legal"]), now["table"]["ply"])
            return False

        wait_until(both, "the end")
        over = anna.see(table)
        assert over["table"]["result"]["winners"]
        assert len(over["sheets"]) == 3
        assert over["table"]["seed"]
        record = loads(anna.call("GET", f"{path}/record").content)
        assert record.players[:2] == ("Anna", "Bruno")
        assert Replay.of(record).now.outcome() is not None
        again = bruno.ok("POST", f"{path}/rematch")
        assert again["table"]["status"] == "open"
        kinds = [(seat["kind"], seat["invited"]) for seat in again["table"]["seats"]]
        assert kinds[:2] == [("open", "Anna"), ("person", None)]
        mine = anna.ok("GET", "/api/me/tables")["tables"]
        assert again["table"]["id"] in [card["id"] for card in mine]
        new = f"/api/tables/{again['table']['id']}"
        assert bruno.refused("POST", f"{new}/start") == (409, "seats_open")
        with Player(server, "Carla") as carla:
            assert carla.refused("POST", f"{new}/seats/1/take", {}) == (409, "seat_taken")
        joined = anna.ok("POST", f"{path}/rematch")["table"]
        assert (joined["id"], joined["status"]) == (again["table"]["id"], "playing")
        assert anna.see(table)["table"]["rematch"] == again["table"]["id"]


def test_strozzi_against_a_bot_and_a_rematch_at_once(server: Server) -> None:
    with Player(server, "Anna") as anna:
        table = anna.table("me", "random", game="strozzi")["table"]["id"]
        over = anna.play_on(table)
        assert over["position"]["game"] == "strozzi"
        again = anna.ok("POST", f"/api/tables/{table}/rematch")
        assert again["table"]["status"] == "playing"


def test_hot_seat_my_tables_and_waiting_first(server: Server) -> None:
    with Player(server, "Anna") as anna:
        seats = [{"kind": "me", "name": name} for name in ("Ada", "Bea", "Cleo")]
        body = {"game": "medici", "seats": seats, "start": True}
        hot = anna.ok("POST", "/api/tables", body)
        assert [seat["name"] for seat in hot["table"]["seats"]] == ["Ada", "Bea", "Cleo"]
        assert hot["you"]["seats"] == [1, 2, 3]
        assert hot["you"]["legal"] is not None
        anna.table("me", "open", "open", start=False)
        mine = anna.ok("GET", "/api/me/tables")["tables"]
        assert [card["waiting"] for card in mine] == [True, False]
        assert mine[0]["id"] == hot["table"]["id"]
        money = [player["money"] for player in hot["position"]["buyers"]]
        assert [card["money"] for card in mine] == [money, None]
        anna.ok("PATCH", "/api/me", {"name": "Anna B."})
        cards = {card["id"]: card for card in anna.ok("GET", "/api/me/tables")["tables"]}
        assert cards[mine[1]["id"]]["seats"][0]["name"] == "Anna B."
        assert cards[mine[0]["id"]]["seats"][0]["name"] == "Ada"
        assert cards[mine[0]["id"]]["owner"] == "Anna B."


def test_a_private_table_is_not_in_the_lobby_but_its_link_works(server: Server) -> None:
    with Player(server) as anna, Player(server) as bruno:
        table = anna.table("me", "open", "open", start=False, public=False)["table"]["id"]
        assert table not in [t["id"] for t in bruno.ok("GET", "/api/tables")["tables"]]
        assert bruno.see(table)["table"]["id"] == table
        assert bruno.refused("DELETE", f"/api/tables/{table}") == (403, "not_your_table")
        anna.ok("DELETE", f"/api/tables/{table}")
        assert anna.refused("GET", f"/api/tables/{table}") == (404, "unknown_table")


def test_the_four_refusals_of_a_move_and_a_retry(server: Server) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        table = anna.table("me", "open", "open", start=False, first=1)["table"]["id"]
        path = f"/api/tables/{table}"
        for seat in (2, 3):
            bruno.ok("POST", f"{path}/seats/{seat}/take", {})
        ply = anna.ok("POST", f"{path}/start")["table"]["ply"]

        def move(player: Player, token: str, at: int, where: str = path) -> tuple[int, str]:
            return player.refused("POST", f"{where}/moves", {"ply": at, "token": token})

        assert move(anna, "stop", ply, "/api/tables/nowhere") == (404, "unknown_table")
        assert move(bruno, "stop", ply) == (403, "not_your_turn")
        assert move(anna, "stop", ply + 3) == (409, "stale_ply")
        illegal = anna.call("POST", f"{path}/moves", {"ply": ply, "token": "7"})
        assert illegal.status_code == 422
        assert illegal.json()["legal"]["tokens"] == ["draw", "stop"]
        done = anna.move(table, "stop", ply)
        assert done["again"] is False
        again = anna.move(table, "stop", ply)
        assert again["again"] is True
        assert again["update"]["steps"] == done["update"]["steps"]
        stale = bruno.call("POST", f"{path}/moves", {"ply": ply, "token": "stop"})
        assert stale.status_code == 409
        assert stale.json()["now"]["table"]["ply"] == ply + 1
        assert stale.json()["now"]["you"]["seats"] == [2, 3]


def test_a_move_is_answered_with_an_update_unless_a_socket_delivers_it(
    server: Server,
) -> None:
    with Player(server, "Anna") as anna:
        table = anna.table("me", "me", "me", first=1)["table"]
        path, ply = f"/api/tables/{table['id']}/moves", table["ply"]
        secret = anna.ok("POST", "/api/me/tokens", {"label": "program"})["secret"]
        headers = {"Authorization": f"Bearer {secret}"}

        def move(token: str, at: int, **more: object) -> dict[str, Any]:
            return anna.ok("POST", path, {"ply": at, "token": token, **more})

        assert move("stop", ply)["update"]["steps"][0]["token"] == "stop"
        with anna.live(table["id"]) as live:
            live.next("snapshot")
            assert move("pass", ply + 1) == {"again": False, "update": None}
            assert live.next("update")["steps"][0]["token"] == "pass"
            # A program with its own credentials has no socket.
            body = {"ply": ply + 2, "token": "1"}
            answer = server.request("POST", path, json=body, headers=headers)
            assert answer.json()["update"]["steps"][0]["token"] == "1"
            # On request.
            again = move("pass", ply + 1, update=True)
            assert again["again"] is True
            assert [step["token"] for step in again["update"]["steps"][:2]] == ["pass", "1"]
        assert move("pass", ply + 1, update=False)["update"] is None


def test_rule_options_are_declared_checked_and_shown(server: Server) -> None:
    with Player(server, "Anna") as anna:
        games = {game["name"]: game for game in anna.ok("GET", "/api/games")["games"]}
        medici = games["medici"]
        assert {key: medici[key] for key in medici if key not in ("options", "bots")} == {
            "name": "medici",
            "title": "Medici",
            "players": [3, 4, 5, 6],
            "default_players": 4,
            "stage": "day",
            "stages": 3,
            "orders": True,
        }
        assert medici["options"] == [
            {"name": "first", "kind": "seat", "values": [], "default": None},
            {"name": "edition", "kind": "choice", "values": ["2006", "1995"], "default": "2006"},
        ]
        assert medici["bots"][0] == "random"
        assert games["strozzi"]["orders"] is False

        seats = [{"kind": "me"}] * 3
        chosen = {"first": 2, "edition": "1995"}
        body = {"game": "medici", "seats": seats, "rules": chosen, "start": True}
        made = anna.ok("POST", "/api/tables", body)
        assert made["table"]["options"]["rules"] == chosen
        assert made["table"]["options"]["first"] == 2
        assert made["table"]["turn"]["seat"] == 2
        record = anna.ok("GET", f"/api/tables/{made['table']['id']}/record")
        assert record["options"] == chosen
        # The older place of `first` means the same; both must agree.
        older = anna.ok("POST", "/api/tables", {**body, "rules": {}, "options": {"first": 3}})
        assert older["table"]["options"]["rules"] == {"first": 3}
        cards = {card["id"]: card for card in anna.ok("GET", "/api/me/tables")["tables"]}
        assert cards[older["table"]["id"]]["options"] == older["table"]["options"]
        for wrong, message in (
            ({"rules": {"first": 4}}, "rules.first: 4 is not a seat from 1 to 3"),
            ({"rules": {"speed": "fast"}}, "rules.speed: 'fast' is not an option"),
            ({"rules": {"first": 1}, "options": {"first": 2}}, "options.first is 2"),
            ({"game": "chess"}, "game: no game is called 'chess'"),
        ):
            answer = anna.call("POST", "/api/tables", {**body, **wrong})
            assert (answer.status_code, answer.json()["error"]) == (400, "bad_request")
            assert answer.json()["detail"].startswith(message)
        # A branch has the rules of its origin.
        branch = {"branch": {"table": made["table"]["id"]}, "seats": seats}
        assert anna.ok("POST", "/api/tables", branch)["table"]["options"]["rules"] == chosen
        refused = anna.refused("POST", "/api/tables", {**branch, "rules": {}})
        assert refused == (400, "bad_request")


def test_orders_over_http_are_for_their_owner_alone(server: App) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        table = anna.table("me", "open", "me", start=False, first=1, seed="orders")["table"]["id"]
        path = f"/api/tables/{table}"
        bruno.ok("POST", f"{path}/seats/2/take", {})
        ply = anna.ok("POST", f"{path}/start")["table"]["ply"]
        offered = bruno.see(table)["you"]["may_order"]
        (offer,) = offered
        assert (offer["seat"], offer["kinds"]) == (2, ["per_point", "pass_three", "pass_day"])
        bad = {"kind": "pass"}
        assert bruno.refused("PUT", f"{path}/orders/2", bad) == (409, "no_order")
        assert bruno.refused("PUT", f"{path}/orders/3", bad) == (403, "not_your_seat")
        mine = bruno.ok("PUT", f"{path}/orders/2", {"kind": "pass_day"})
        assert [order["kind"] for order in mine["you"]["orders"]] == ["pass_day"]
        both = [{"kind": "per_point", "florins": 2, "commodity": "dye"}, {"kind": "pass_day"}]
        several = {"orders": both, "era": 0}
        mine = bruno.ok("PUT", f"{path}/orders/2/list", several)
        assert [order["kind"] for order in mine["you"]["orders"]] == ["per_point", "pass_day"]
        assert anna.refused("PUT", f"{path}/orders/2/list", several) == (403, "not_your_seat")
        for wrong in (both * 5, [{"kind": "pass", "florins": 0}]):
            bad = {"orders": wrong}
            assert bruno.refused("PUT", f"{path}/orders/2/list", bad) == (400, "bad_request")
        assert "pass_day" not in json.dumps(anna.see(table)["you"]["orders"])
        bruno.ok("DELETE", f"{path}/orders/2")
        bruno.ok("DELETE", f"{path}/orders/2")  # a copy of the request
        bruno.ok("PUT", f"{path}/orders/2", {"kind": "pass_day"})
        steps = anna.move(table, "stop", ply)["update"]["steps"]
        assert [step["token"] for step in steps] == ["stop"]
        server.advance(ORDER_SECONDS)
        wait_until(lambda: anna.see(table)["table"]["ply"], "the order", lambda at: at == ply + 2)
        (step,) = anna.ok("GET", f"{path}/steps?first={ply + 1}")["steps"]
        assert (step["actor"], step["token"], step["by"]) == (2, "pass", "person")


def test_undo_at_once_and_by_agreement(server: Server) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        hot = anna.table("me", "me", "me", seed="undo", first=1)["table"]
        after = anna.move(hot["id"], "draw", hot["ply"])["update"]["steps"]
        back = anna.undo(hot["id"])
        assert back["table"]["ply"] == hot["ply"]
        assert back["table"]["era"] == 1
        again = anna.move(hot["id"], "draw")["update"]["steps"]
        assert [step["token"] for step in again] == [step["token"] for step in after]

        table = anna.table("me", "open", "open", start=False, first=1)["table"]["id"]
        path = f"/api/tables/{table}"
        for seat in (2, 3):
            bruno.ok("POST", f"{path}/seats/{seat}/take", {})
        anna.ok("POST", f"{path}/start")
        now = {"era": 0, "ply": anna.see(table)["table"]["ply"]}
        assert anna.refused("POST", f"{path}/undo", now) == (409, "no_undo")
        assert anna.refused("POST", f"{path}/undo", {}) == (400, "bad_request")
        anna.move(table, "stop")
        asked = anna.undo(table)
        assert asked["table"]["undo"]["waiting"] == [2]
        assert bruno.see(table)["you"]["undo_asked"] == [2]
        bruno.answer_undo(table, False)
        yes = {"era": 0, "ply": now["ply"] + 1, "agree": True}
        assert bruno.refused("POST", f"{path}/undo/answer", yes) == (409, "no_undo")
        bruno.move(table, "pass")
        anna.undo(table, seat=1)
        agreed = bruno.answer_undo(table, True)
        assert agreed["table"]["era"] == 1
        assert anna.see(table)["you"]["legal"]["tokens"] == ["draw", "stop"]


def test_resign_to_a_bot_and_return(server: Server) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        table = anna.table("me", "open", game="strozzi", start=False)["table"]["id"]
        path = f"/api/tables/{table}"
        bruno.ok("POST", f"{path}/seats/2/take", {})
        assert bruno.refused("POST", f"{path}/seats/2/resign") == (409, "wrong_status")
        anna.ok("POST", f"{path}/start")
        assert anna.refused("POST", f"{path}/seats/2/resign") == (403, "not_your_seat")
        bruno.ok("POST", f"{path}/seats/2/resign")
        assert anna.play_on(table, lambda now: now["table"]["ply"] > 20)
        steps = anna.ok("GET", f"{path}/steps")["steps"]
        assert {step["by"] for step in steps if step["actor"] == 2} == {"absent"}
        back = bruno.ok("POST", f"{path}/seats/2/return")
        assert back["table"]["seats"][1]["absent"] is False


def test_chat_is_text_and_limited_in_length(server: Server) -> None:
    with Player(server, "Anna") as anna:
        table = anna.table("me", "random", game="strozzi")["table"]["id"]
        path = f"/api/tables/{table}/chat"
        line = anna.ok("POST", path, {"text": "<b>ciao</b>\u0007 "})
        assert line["text"] == "<b>ciao</b>"
        assert anna.ok("GET", path)["lines"] == [line]
        assert anna.refused("POST", path, {"text": "x" * 501}) == (400, "bad_request")
        assert anna.refused("POST", path, {"text": " \n "}) == (400, "bad_request")


def test_pages_of_a_chat_have_each_line_once(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "MOST_CHAT", 3)
    with Player(server, "Anna") as anna:
        path = f"/api/tables/{anna.table('me', 'random', game='strozzi')['table']['id']}/chat"
        lines = [anna.ok("POST", path, {"text": f"line {number}"}) for number in range(7)]
        assert anna.ok("GET", path) == {"lines": lines, "more": False}
        for end, begin in ((6, 3), (4, 1), (3, 0), (1, 0)):
            page = anna.ok("GET", f"{path}?before={lines[end]['id']}")
            assert page == {"lines": lines[begin:end], "more": begin > 0}


def test_requests_about_a_seat_are_about_that_seat(server: Server) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        table = anna.table("me", "open", "open", "open", start=False)["table"]
        path = f"/api/tables/{table['id']}"

        def changed(player: Player, method: str, part: str, body: object = None) -> list[int]:
            before, after = table["seats"], player.ok(method, path + part, body)["table"]
            table.update(after)
            return [
                new["seat"] for old, new in zip(before, after["seats"], strict=True) if old != new
            ]

        assert changed(bruno, "POST", "/seats/2/take", {}) == [2]
        assert changed(bruno, "POST", "/seats/2/leave") == [2]
        assert changed(bruno, "POST", "/seats/3/take", {"name": "B."}) == [3]
        assert changed(anna, "PUT", "/seats/2/bot", {"bot": "random"}) == [2]
        assert changed(anna, "POST", "/fill", {"bot": "face"}) == [4]
        assert [seat["name"] for seat in table["seats"]] == ["Anna", "random", "B.", "face"]
        assert changed(anna, "PUT", "/owner", {"seat": 3}) == [1, 3]
        assert table["owner"] == "B."
        changed(bruno, "POST", "/start")
        assert changed(bruno, "POST", "/seats/3/resign") == [3]
        assert changed(bruno, "POST", "/seats/3/return") == [3]


def test_branch_and_upload(server: Server) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        table = anna.table("me", "random", "random", seed="branch")["table"]["id"]
        anna.play_on(table)
        record = json.loads(anna.call("GET", f"/api/tables/{table}/record").content)
        look = bruno.ok("POST", "/api/records/look", record)
        assert len(look["steps"]) == len(record["moves"])
        assert len(look["sheets"]) == 3
        seats = [{"kind": "me"}, {"kind": "me"}, {"kind": "bot", "bot": "random"}]
        body = {"seats": seats, "branch": {"table": table, "ply": 9}, "start": True}
        branch = bruno.ok("POST", "/api/tables", body)["table"]
        assert branch["origin"] == {"table": table, "ply": 9}
        copied = json.loads(bruno.call("GET", f"/api/tables/{branch['id']}/record?ply=9").content)
        assert copied["moves"] == record["moves"][:9]
        upload = {"seats": seats, "record": record, "record_ply": 5, "start": True}
        assert bruno.ok("POST", "/api/tables", upload)["table"]["origin"]["table"] is None
        wrong = {**body, "seats": seats[:2]}
        assert bruno.refused("POST", "/api/tables", wrong) == (400, "bad_request")
        broken = {**record, "moves": ["@1", "stop"]}
        assert bruno.refused("POST", "/api/records/look", broken) == (422, "bad_record")
        upload = {"seats": seats, "record": broken, "start": True}
        assert bruno.refused("POST", "/api/tables", upload) == (422, "bad_record")
        over = {"seats": seats, "branch": {"table": table}, "start": True}
        assert bruno.refused("POST", "/api/tables", over) == (409, "wrong_status")


def test_programs_play_with_a_token_until_it_is_revoked(server: Server) -> None:
    with Player(server, "Anna") as anna:
        made = anna.ok("POST", "/api/me/tokens", {"label": "my bot"})
        headers = {"Authorization": f"Bearer {made['secret']}"}
        with server.client(**headers) as program:
            assert program.get("/api/me").json()["name"] == "Anna"
            table = anna.table("me", "random", game="strozzi")["table"]
            token = first_token(program.get(f"/api/tables/{table['id']}").json()["you"]["legal"])
            move = {"ply": table["ply"], "token": token}
            assert program.post(f"/api/tables/{table['id']}/moves", json=move).status_code == 200
            (card,) = anna.ok("GET", "/api/me/tokens")["tokens"]
            assert card["used"] is not None
            assert made["secret"] not in json.dumps(card)
            anna.ok("DELETE", f"/api/me/tokens/{card['id']}")
            assert anna.refused("DELETE", f"/api/me/tokens/{card['id']}") == (404, "not_found")
            assert program.get("/api/me").status_code == 401


@pytest.mark.parametrize(
    "path",
    ["/health", "/ready", "/api/openapi.json", "/api/messages.json", "/api/docs", "/metrics"],
)
def test_operations(server: Server, path: str) -> None:
    answer = server.request("GET", path)
    assert answer.status_code == 200
    assert answer.headers["content-security-policy"].startswith("default-src 'self'")
    if path == "/metrics":
        assert "florin_moves_total" in answer.text
    if path == "/api/docs":
        assert "/api/tables/{table_id}/moves" in answer.text
        assert "<script" not in answer.text


def test_a_seeded_deal_is_the_same_at_two_tables(server: Server) -> None:
    with Player(server) as anna:
        shown = [anna.table("me", "me", "me", seed="same", first=2) for _ in range(2)]
        assert shown[0]["position"]["group"] == shown[1]["position"]["group"]
        assert shown[0]["table"]["options"]["seeded"] is True


def test_a_lesson_is_not_listed_among_games(server: Server) -> None:
    with Player(server) as anna:
        game = anna.table("me", "me", "me")["table"]["id"]
        lesson = anna.table("me", "me", "me", lesson=True, seed="same")["table"]["id"]
        public = anna.table("me", "me", "me", lesson=True, public=True)["table"]["id"]
        mine = {card["id"] for card in anna.ok("GET", "/api/me/tables")["tables"]}
        listed = {card["id"] for card in anna.ok("GET", "/api/tables")["tables"]}
        assert game in mine
        assert not {lesson, public} & (mine | listed)
        assert anna.ok("GET", f"/api/tables/{lesson}")["table"]["status"] == "playing"


def test_large_replies_are_compressed_for_clients_that_accept_it(server: Server) -> None:
    with Player(server, "Anna") as anna:
        table = anna.table("me", "me", "me")["table"]["id"]
    path = f"/api/tables/{table}/steps"
    plain = server.request("GET", path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    packed = server.request("GET", path, headers={"Accept-Encoding": "gzip, br"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "accept-encoding" in packed.headers["vary"].lower()
    assert int(packed.headers["content-length"]) < len(plain.content) / 3
    assert packed.json() == plain.json()
    small = server.request("GET", "/api/me", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in small.headers
