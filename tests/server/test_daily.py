"""The deal of the day: the same for everyone, one try each, hidden until it is finished."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from app_kit import App
from daily_kit import DAY_MS, begin, deal_today, play_all, tokens
from deadlines import wait_until
from florin.server.workers import daily
from passkey_kit import at_home, keep
from server_kit import Player

HIDDEN = (403, "deal_hidden")


@pytest.fixture(scope="module")
def site(database: str) -> Iterator[App]:
    with App(database) as app:
        yield app


def test_two_people_who_decide_alike_see_the_same_game(site: App) -> None:
    with (
        Player(site, "Anna") as anna,
        Player(site, "Bruno") as bruno,
        Player(site, "Carla") as carla,
    ):
        for game in ("strozzi", "medici"):
            deal = deal_today(anna, game)
            mine, his, hers = (begin(one, deal) for one in (anna, bruno, carla))
            assert len({mine, his, hers}) == 3
            over = play_all(anna, mine)
            play_all(bruno, his)
            assert tokens(anna, mine) == tokens(bruno, his)
            assert over["table"]["deal"] == deal
            assert over["table"]["options"]["same_deal"]
            # No bot played at random.
            steps = anna.ok("GET", f"/api/tables/{mine}/steps")["steps"]
            assert {step["by"] for step in steps} == {"chance", "bot", "person"}
            play_all(carla, hers, other_at=1)
            one, other = tokens(anna, mine), tokens(carla, hers)
            differs = next(at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b)
            ranking = carla.ok("GET", f"/api/daily/{deal}")["ranking"]
            row = next(row for row in ranking if row["name"] == "Anna")
            assert (row["same"], row["differs"]) == (1, differs)


def test_one_try_each_also_from_several_tabs_at_once(site: App) -> None:
    with Player(site, "Dora") as dora:
        deal = deal_today(dora, "strozzi")

        def press(_: int) -> str:
            with dora.at(site) as tab:
                return begin(tab, deal)

        with ThreadPoolExecutor(8) as pool:
            made = set(pool.map(press, range(16)))
        assert len(made) == 1
        (table,) = made
        play_all(dora, table)
        assert begin(dora, deal) == table
        mine = dora.ok("GET", "/api/me/tables")["tables"]
        assert [one["id"] for one in mine] == [table]


def routes_of_a_table(site: App) -> list[tuple[str, str]]:
    """Every documented route with the id of a table in it."""
    found = site.request("GET", "/api/openapi/schema.json").json()["paths"]
    return [
        (method.upper(), path)
        for path, methods in found.items()
        if "{table_id}" in path
        for method in methods
    ]


BODIES: dict[str, Any] = {
    "moves": {"ply": 1, "token": "pass"},
    "undo": {"era": 0, "ply": 3},
    "answer": {"era": 0, "ply": 3, "agree": True},
    "hint": {"era": 0, "ply": 3},
    "check": {"era": 0, "ply": 3, "token": "pass", "limit": 0.1},
    "chat": {"text": "hello"},
    "fill": {"bot": "random"},
    "bot": {"bot": "random"},
    "owner": {"seat": 1},
    "take": {},
    "challenge": {},
    "{seat}": {"kind": "pass"},
    "list": {"orders": []},
    "retry": {"ply": 1, "token": "stop"},
    "visibility": {"visibility": "everyone"},
}


def test_no_route_shows_a_try_before_one_has_finished_the_deal(site: App) -> None:
    with (
        Player(site, "Emma") as emma,
        Player(site, "Fred") as fred,
        site.client() as guest,
    ):
        keep(at_home(emma))
        emma.ok("PATCH", "/api/me", {"handle": "emma-plays", "profile_public": True})
        deal = deal_today(emma, "strozzi")
        table = begin(emma, deal)
        over = play_all(emma, table)
        money = over["table"]["result"]["money"]
        moves = tokens(emma, table)
        begin(fred, deal)  # begun is not finished
        strangers = [fred.http, guest]
        routes = routes_of_a_table(site)
        assert len(routes) > 20
        for method, path in routes:
            address = path.replace("{table_id}", table).replace("{seat}", "1")
            body = BODIES.get(path.rsplit("/", 1)[-1]) if method in ("POST", "PUT") else None
            for client in strangers:
                if client is not fred.http and method != "GET":
                    continue  # a guest is made then, who is like Fred
                answer = client.request(method, address, json=body)
                assert answer.status_code >= 400, (method, path, answer.text)
                assert answer.status_code < 500, (method, path, answer.text)
                # A malformed body would prove nothing.
                assert answer.json()["error"] != "bad_request", (method, path, answer.text)
                assert set(answer.json()) <= {"error", "detail", "text", "legal", "now"}
                assert answer.json().get("now") is None, (method, path)
                if method == "GET":
                    assert answer.json()["error"] == "deal_hidden", (path, answer.text)
        branch = {
            "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
            "branch": {"table": table},
        }
        assert fred.refused("POST", "/api/tables", branch) == HIDDEN
        assert fred.refused("GET", f"/api/daily/{deal}") == HIDDEN
        assert fred.refused("GET", f"/api/daily/{deal}/decisions") == (404, "not_found")
        with fred.live(table) as live:
            assert live.next()["problem"]["error"] == "deal_hidden"
            assert live.closing() == (4403, "deal_hidden")
        with site.live(table) as live:
            assert live.closing() == (4403, "deal_hidden")
        for client in strangers:
            for page in (f"/t/{table}", f"/t/{table}/replay", f"/embed/{table}"):
                assert "og:description" not in client.get(page).text
            assert client.get(f"/t/{table}/preview.png").status_code == 403
            for address in ("/api/tables", "/api/me/tables", "/api/people/emma-plays/games"):
                assert table not in client.get(address).text
            profile = client.get("/api/people/emma-plays").json()
            assert (profile["totals"]["games"], profile["listed"]) == (0, 0)
            assert profile["trend"] == profile["bots"] == profile["under_way"] == []
            now = client.get("/api/daily").json()
            assert all(card["result"] is None for card in now["deals"])
        # Emma has finished: she sees others, and others see her when they have.
        play_all(fred, begin(fred, deal))
        assert fred.see(table)["table"]["result"]["money"] == money
        assert tokens(fred, table) == moves
        assert fred.ok("GET", f"/api/daily/{deal}")["players"] >= 2
        with fred.live(table) as live:
            live.next("snapshot")


def test_the_seed_is_in_no_message_before_the_day_is_over(site: App) -> None:
    with Player(site, "Gina") as gina:
        deal = deal_today(gina, "strozzi")
        table = begin(gina, deal)
        play_all(gina, table)
        paths = [path for method, path in routes_of_a_table(site) if method == "GET"]
        seen = [gina.call("GET", path.replace("{table_id}", table)).text for path in paths]
        seen += [gina.call("GET", path).text for path in ("/api/daily", "/api/me/export")]
        seen += [gina.call("GET", f"/api/daily/{deal}{more}").text for more in ("", "/decisions")]
        with gina.live(table) as live:
            seen.append(json.dumps(live.next("snapshot")))
        assert all('"seed":null' in text or '"seed":"' not in text for text in seen)
        site.clock.ahead_ms += DAY_MS
        seed = gina.ok("GET", f"/api/daily/{deal}")["seed"]
        assert re.fullmatch(r"[0-9a-f]{32}", seed)
        assert not any(seed in text for text in seen)


def test_what_would_help_is_refused(site: App) -> None:
    with Player(site, "Hugo") as hugo:
        deal = deal_today(hugo, "strozzi")
        table = begin(hugo, deal)
        now = hugo.my_turn(table)
        path = f"/api/tables/{table}"
        here = {"era": 0, "ply": now["table"]["ply"]}
        seat = now["you"]["seats"][0]
        assert hugo.refused("POST", f"{path}/coach/hint", here) == (403, "no_coach")
        assert hugo.refused("POST", f"{path}/undo", here) == (409, "no_undo")
        assert now["you"]["may_undo"] == []
        assert hugo.refused("POST", f"{path}/seats/{seat}/resign") == (409, "deal_ranked")
        assert hugo.refused("POST", f"{path}/chat", {"text": "?"}) == (409, "deal_ranked")
        assert hugo.refused("POST", f"{path}/challenge", {}) == (409, "deal_open")
        seats = [{"kind": "bot", "bot": "random"}, {"kind": "me"}]
        branch: Any = {"seats": seats, "branch": {"table": table}}
        assert hugo.refused("POST", "/api/tables", branch) == (409, "deal_open")
        # A copy of the game so far cannot be analysed while he plays it.
        hugo.play_on(table, lambda now: now["table"]["ply"] >= 6)
        record = hugo.ok("GET", f"{path}/record")
        answer = hugo.refused("POST", "/api/records/analysis", record)
        assert answer == (409, "game_under_way")
        # Nor can bots play it on, nor another person.
        copy: Any = {"seats": [{"kind": "bot", "bot": "random"}] * 2, "record": record}
        assert hugo.refused("POST", "/api/tables", copy) == (409, "deal_open")
        with Player(site, "Hugo's friend") as friend:
            assert friend.refused("POST", "/api/tables", copy) == (409, "deal_open")
        play_all(hugo, table)
        assert hugo.refused("POST", "/api/tables", branch) == (409, "deal_open")
        # The table says nothing of it, and neither do other days.
        tomorrow = re.sub(r"^\d{4}", "2999", deal)
        for method, address in (("GET", ""), ("POST", "/play"), ("GET", "/decisions")):
            body: Any = {} if method == "POST" else None
            assert hugo.refused(method, f"/api/daily/{tomorrow}{address}", body) == (
                404,
                "not_found",
            )


def test_results_skill_and_the_strongest_bot(site: App) -> None:
    people = [Player(site, name) for name in ("Ida", "Jan", "Kim", "Lea", "Mia")]
    deal = deal_today(people[0], "strozzi")
    for at, one in enumerate(people):
        play_all(one, begin(one, deal), other_at=None if at < 2 else at)
    ida = people[0]
    reviews = site.app.state["reviews"]
    assert site.run(reviews.analyse, ida.ok("GET", f"/api/daily/{deal}")["card"]["table"])
    page = wait_until(
        lambda: ida.ok("GET", f"/api/daily/{deal}"),
        "the strongest bot's game and the analysis",
        lambda page: page["best"] and page["card"]["result"]["accuracy"] is not None,
    )
    result = page["card"]["result"]
    assert page["players"] == result["players"] == len(page["ranking"])
    assert page["players"] >= 5
    assert result["percent"] == -(-100 * result["rank"] // result["players"])
    assert 0 <= result["accuracy"] <= 100
    assert result["own"] <= 0
    order = [(row["place"], -row["money"]) for row in page["ranking"]]
    assert order == sorted(order)
    ranks = [row["rank"] for row in page["ranking"]]
    assert ranks == [1 + sum(other < one for other in order) for one in order]
    assert [row["name"] for row in page["ranking"] if row["you"]] == ["Ida"]
    # Skill and luck are those of the review.
    table = page["card"]["table"]
    totals = ida.ok("GET", f"/api/tables/{table}/review")["analysis"]["totals"]
    total = next(one for one in totals if one["seat"] == page["card"]["seat"])
    balance = total["balance"]
    assert (result["own"], result["luck"]) == (balance["own"], balance["luck"])
    assert result["adjusted"] == balance["result"] - balance["luck"]
    # The strongest bot began with the same lots.
    best = page["best"]
    assert best["bot"] == "magnifico"
    assert best["tokens"][0] == tokens(ida, table)[0]
    compared = ida.ok("GET", f"/api/daily/{deal}/decisions")
    moves = tokens(ida, table)
    assert [moves[one["ply"]] for one in compared["decisions"]] == [
        one["token"] for one in compared["decisions"]
    ]
    assert compared["others"] == page["players"] - 1
    first = compared["decisions"][0]
    assert first["reached"] == compared["others"]
    assert sum(one["count"] for one in first["chosen"]) == first["reached"]
    assert first["best"] is not None
    assert best["same"] == sum(one["best"] == one["token"] for one in compared["decisions"])
    for one in people:
        one.http.close()


def test_days_streaks_and_the_archive(site: App) -> None:
    with Player(site, "Nora") as nora, Player(site, "Olaf") as olaf:
        site.clock.ahead_ms += DAY_MS
        keep(at_home(nora))
        nora.ok("PATCH", "/api/me", {"handle": "nora-plays", "profile_public": True})
        first = deal_today(nora, "strozzi")
        play_all(nora, begin(nora, first))
        waiting = begin(nora, deal_today(nora, "medici"))
        assert nora.ok("GET", "/api/daily")["streak"] == 1
        assert olaf.refused("GET", f"/api/daily/{first}") == HIDDEN
        site.clock.ahead_ms += DAY_MS
        now = nora.ok("GET", "/api/daily")
        assert (now["streak"], now["best_streak"]) == (1, 1)
        states = {card["game"]: card["state"] for card in now["yesterday"]}
        assert states == {"strozzi": "finished", "medici": "unfinished"}
        assert {card["state"] for card in now["deals"]} == {"new"}
        assert now["ends"] % DAY_MS == 0
        second = deal_today(nora, "strozzi")
        assert second != first
        play_all(nora, begin(nora, second))
        assert nora.ok("GET", "/api/daily")["streak"] == 2
        # The day is over: everyone sees the results, and may play the deal without a rank.
        listed = olaf.ok("GET", "/api/people/nora-plays/games")["games"]
        assert listed == []  # tries are found on the page of their deal
        page = olaf.ok("GET", f"/api/daily/{first}")
        assert (page["over"], page["card"]["state"]) == (True, "new")
        again = begin(olaf, first)
        assert begin(olaf, first) != again
        over = play_all(olaf, again)
        assert (over["table"]["deal"], over["table"]["source"]) == (None, first)
        table = page["ranking"][0]["table"]
        assert tokens(olaf, table) == tokens(olaf, again)
        page = olaf.ok("GET", f"/api/daily/{first}")
        assert page["players"] == 1
        assert [row["table"] for row in page["repeats"] if row["status"] == "over"] == [again]
        assert olaf.ok("GET", "/api/daily")["streak"] == 0
        # A try that was begun in time may be finished later, but has no rank.
        play_all(nora, waiting)
        day = nora.see(waiting)["table"]["deal"]
        page = nora.ok("GET", f"/api/daily/{day}")
        assert page["card"]["state"] == "unfinished"
        assert (page["card"]["result"]["in_time"], page["card"]["result"]["rank"]) == (False, None)
        assert page["players"] == 0
        month = nora.ok("GET", f"/api/daily/calendar/{second[:7]}")
        found = {one["deal"]: one["state"] for each in month["days"] for one in each["deals"]}
        assert found[second] == "finished"
        site.clock.ahead_ms += DAY_MS
        site.clock.ahead_ms += DAY_MS
        now = nora.ok("GET", "/api/daily")
        assert (now["streak"], now["best_streak"]) == (0, 2)
        for wrong in ("2026-13", "november", "2026-1", "1969-12"):
            assert nora.refused("GET", f"/api/daily/calendar/{wrong}") == (404, "not_found")


def test_the_archive_begins_with_the_first_day(site: App) -> None:
    with Player(site, "Ida") as ida:
        now = ida.ok("GET", "/api/daily")
        for early in ("1970-01-01-medici", "2001-09-09-strozzi"):
            assert ida.refused("GET", f"/api/daily/{early}") == (404, "not_found")
            body = {"pace": "instant"}
            assert ida.refused("POST", f"/api/daily/{early}/play", body) == (404, "not_found")
        assert ida.ok("GET", "/api/daily")["since"] == now["since"]
        site.clock.ahead_ms += DAY_MS
        first = f"{now['since']}-strozzi"
        assert ida.ok("GET", f"/api/daily/{first}")["over"] is True


def test_the_ranking_does_not_wait_for_the_background(
    fresh: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily, "SOON_SECONDS", 3600.0)
    with (
        App(fresh) as server,
        Player(server, "Anna") as anna,
        Player(server, "Bruno") as bruno,
    ):
        deal = deal_today(anna, "strozzi")
        play_all(anna, begin(anna, deal))
        play_all(bruno, begin(bruno, deal))
        page = bruno.ok("GET", f"/api/daily/{deal}")
        assert [row["name"] for row in page["ranking"]] == ["Anna", "Bruno"]
        assert page["players"] == page["card"]["result"]["players"] == 2


def test_a_friend_takes_the_same_seat(site: App) -> None:
    with Player(site, "Paul") as paul, Player(site, "Rita") as rita:
        table = paul.table("novice", "me", game="strozzi", pace="instant")["table"]["id"]
        assert rita.refused("POST", f"/api/tables/{table}/challenge", {}) == (409, "wrong_status")
        play_all(paul, table)
        made = rita.ok("POST", f"/api/tables/{table}/challenge", {"pace": "instant"})["table"]
        assert (made["source"], made["seats"][1]["name"]) == (table, "Rita")
        play_all(rita, made["id"])
        assert tokens(rita, made["id"]) == tokens(paul, table)
        other = rita.ok("POST", f"/api/tables/{made['id']}/challenge", {"pace": "instant"})["table"]
        play_all(rita, other["id"], other_at=2)
        found = paul.ok("GET", f"/api/tables/{other['id']}/challenges")
        assert found == paul.ok("GET", f"/api/tables/{table}/challenges")
        rows = found["games"]
        assert [(row["name"], row["original"], row["you"]) for row in rows] == [
            ("Paul", True, True),
            ("Rita", False, False),
            ("Rita", False, False),
        ]
        assert [row["money"] for row in rows[:2]] == [
            paul.see(table)["table"]["result"]["money"]
        ] * 2
        moves = tokens(paul, table)
        theirs = tokens(rita, other["id"])
        differs = next(at for at, (a, b) in enumerate(zip(moves, theirs, strict=False)) if a != b)
        assert (rows[1]["differs"], rows[2]["differs"]) == (None, differs)
        # A result that only its players may see is in nobody else's list.
        choice = {"visibility": "players"}
        rita.ok("PUT", f"/api/tables/{other['id']}/visibility", choice)
        for reader, count in ((rita, 3), (paul, 2)):
            seen = reader.ok("GET", f"/api/tables/{table}/challenges")["games"]
            assert len(seen) == count
        path = f"/api/tables/{table}/challenge"
        assert rita.refused("POST", path, {"seat": 1}) == (400, "bad_request")
        assert rita.refused("POST", path, {"seat": 9})[0] == 400
        assert rita.refused("POST", "/api/tables/none/challenge", {}) == (404, "unknown_table")


def test_a_person_who_goes_takes_the_tries_along(site: App) -> None:
    with Player(site, "Sara") as sara, Player(site, "Tom") as tom:
        deal = deal_today(sara, "strozzi")
        for one in (sara, tom):
            play_all(one, begin(one, deal))
        (mine,) = sara.ok("GET", "/api/me/export")["daily_tries"]
        assert mine["deal"] == deal
        assert mine["finished"] is None or mine["place"] in (1, 2)
        table = mine["table"]
        sara.ok("DELETE", "/api/me", {"name": "Sara"})
        ranking = tom.ok("GET", f"/api/daily/{deal}")["ranking"]
        assert table not in [row["table"] for row in ranking]
        # The game stays, and stays hidden.
        with Player(site, "Uma") as uma:
            assert uma.refused("GET", f"/api/tables/{table}") == HIDDEN
