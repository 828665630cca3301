"""Profiles: what a finished game leaves with its players, filters, pages, and who may look."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from sqlalchemy import delete

from app_kit import App
from deadlines import wait_until
from florin.server.domain.profile import skill
from florin.server.store import Database, results, schema
from florin.server.workers.fill_results import FillResults
from passkey_kit import at_home, keep
from server_kit import Player, Server


def finished(player: Player, *seats: str, game: str = "strozzi", **options: Any) -> Any:
    """A snapshot of a game that the player has played to its end."""
    table = player.table(*seats, game=game, **options)["table"]["id"]
    return player.play_on(table)


def analyse(player: Player, table: str) -> Any:
    """The analysis of a finished game."""
    path = f"/api/tables/{table}/review"
    return wait_until(lambda: player.ok("GET", path), "it", lambda now: now["analysis"])["analysis"]


def known(player: Player, handle: str, *, public: bool = True) -> None:
    keep(player)
    player.ok("PATCH", "/api/me", {"handle": handle, "profile_public": public})


def test_a_finished_game_is_in_the_profile_at_once(server: Server) -> None:
    with Player(server, "Anna") as anna:
        empty = anna.ok("GET", "/api/me/profile")
        assert (empty["totals"]["games"], empty["trend"], empty["own"]) == (0, [], True)
        over = finished(anna, "me", "random", "face", game="medici")["table"]
        page = anna.ok("GET", "/api/me/profile")
        money = over["result"]["money"]
        won = 1 in over["result"]["winners"]
        totals = page["totals"]
        assert (totals["games"], totals["money"]) == (1, money[0])
        assert totals["wins"] == (1 / len(over["result"]["winners"]) if won else 0)
        assert totals["fair"] == pytest.approx(1 / 3)
        assert totals["average"] == pytest.approx(sum(money) / 3)
        assert [(s["game"], s["size"]) for s in page["setups"]] == [("medici", 3)]
        # Weakest first.
        scores = [(score["bot"], score["games"]) for score in page["bots"]]
        assert scores == [("random", 1), ("face", 1)]
        ahead = {score["bot"]: score["ahead"] for score in page["bots"]}
        assert ahead["random"] == (0.5 if money[0] == money[1] else float(money[0] > money[1]))
        (point,) = page["trend"]
        assert point["above"] == pytest.approx(totals["wins"] - 1 / 3)
        (line,) = anna.ok("GET", "/api/me/games")["games"]
        assert (line["table"], line["money"], line["counted"]) == (over["id"], money[0], True)
        assert [seat["money"] for seat in line["seats"]] == money
        assert [seat["own"] for seat in line["seats"]] == [True, False, False]


def test_only_fair_games_count(server: Server) -> None:
    """A chosen deal, several seats, the coach: listed, but no part of the numbers."""
    with Player(server, "Anna") as anna:
        finished(anna, "me", "random", seed="known")
        finished(anna, "me", "me")
        table = anna.table("me", "random", game="strozzi")["table"]["id"]
        now = anna.my_turn(table)
        here = {"ply": now["table"]["ply"], "era": now["table"]["era"]}
        anna.ok("POST", f"/api/tables/{table}/coach/hint", here)
        anna.play_on(table)
        branch = {"branch": {"table": table, "ply": now["table"]["ply"]}}
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        body = {"seats": seats, "options": {"pace": "instant"}, "start": True, **branch}
        anna.play_on(anna.ok("POST", "/api/tables", body)["table"]["id"])
        page = anna.ok("GET", "/api/me/profile")
        assert (page["totals"]["games"], page["bots"], page["listed"]) == (0, [], 4)
        games = anna.ok("GET", "/api/me/games")["games"]
        assert [game["counted"] for game in games] == [False] * 4
        assert [game["practice"] for game in games] == [False, True, False, False]


def test_a_lesson_is_no_game_of_the_profile(server: Server) -> None:
    with Player(server) as anna:
        finished(anna, "me", "random", lesson=True)
        assert anna.ok("GET", "/api/me/profile")["listed"] == 0


def test_filters_search_and_pages(server: Server) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno Rossi") as bruno:
        for _ in range(3):
            finished(anna, "me", "random")
        for _ in range(2):
            finished(anna, "me", "random", "face", game="medici")
        table = anna.table("me", "open", game="strozzi", start=False)["table"]["id"]
        bruno.ok("POST", f"/api/tables/{table}/seats/2/take", {})
        anna.ok("POST", f"/api/tables/{table}/start")

        while anna.see(table)["table"]["status"] != "over":
            for player in (anna, bruno):
                player.play_on(table, lambda now: not now["you"]["legal"])

        def found(query: str) -> list[Any]:
            return anna.ok("GET", f"/api/me/games?{query}")["games"]

        assert len(found("")) == 6
        assert len(found("game=medici")) == 2
        assert len(found("size=2")) == 4
        assert [game["table"] for game in found("against=people")] == [table]
        assert [game["table"] for game in found("opponent=bRuNo")] == [table]
        assert found("opponent=Anna") == []
        assert found("opponent=%25") == []  # a percent sign is no wildcard
        assert len(found("bot=face")) == 2
        won, lost = found("outcome=won"), found("outcome=lost")
        assert len(won) + len(lost) == 6
        assert all(game["place"] == 1 for game in won)
        assert len(found("game=medici&against=bots&size=3")) == 2

        seen: list[str] = []
        cursor = ""
        while cursor is not None:
            page = anna.ok("GET", f"/api/me/games?most=4{cursor}")
            seen += [game["table"] for game in page["games"]]
            cursor = None if page["next"] is None else f"&before={page['next']}"
        assert seen == [game["table"] for game in found("")]
        assert len(set(seen)) == 6
        for bad in ("game=chess", "size=99", "against=cats", "before=x", "most=0", "most=1000"):
            assert anna.refused("GET", f"/api/me/games?{bad}")[0] == 400, bad
        scores = anna.ok("GET", "/api/me/profile")["people"]
        assert [(score["name"], score["handle"]) for score in scores] == [("Bruno Rossi", None)]


def test_a_profile_is_private_until_its_owner_shows_it(server: Server) -> None:
    with at_home(Player(server, "Anna")) as anna, Player(server, "Bruno") as bruno:
        assert anna.refused("PATCH", "/api/me", {"profile_public": True}) == (403, "needs_handle")
        known(anna, "anna-p", public=False)
        over = finished(anna, "me", "random")["table"]["id"]
        absent = bruno.call("GET", "/api/people/anna-q")
        for path in ("/api/people/anna-p", "/api/people/anna-p/games"):
            hidden = bruno.call("GET", path)
            assert hidden.status_code == absent.status_code == 404
            assert hidden.json()["detail"].replace("anna-p", "X") == absent.json()[
                "detail"
            ].replace("anna-q", "X")
        page = bruno.call("GET", "/@anna-p")
        assert (page.status_code, "Anna" in page.text) == (200, False)
        assert anna.ok("GET", "/api/people/anna-p")["own"] is True
        assert anna.ok("PATCH", "/api/me", {"profile_public": True})["profile_public"] is True
        seen = bruno.ok("GET", "/api/people/Anna-P")
        assert (seen["name"], seen["handle"], seen["own"]) == ("Anna", "anna-p", False)
        assert [g["table"] for g in bruno.ok("GET", "/api/people/anna-p/games")["games"]] == [over]
        assert "Anna (@anna-p)" in bruno.call("GET", "/@anna-p").text
        # A handle that looks alike is another address.
        assert bruno.refused("GET", "/api/people/anna_p") == (404, "not_found")
        for odd in ("%00", "..", "a", "x" * 300, "%F0%9F%A6%84", "anna p"):
            assert bruno.call("GET", f"/api/people/{odd}").status_code == 404
        anna.ok("PATCH", "/api/me", {"profile_public": False})
        assert bruno.refused("GET", "/api/people/anna-p") == (404, "not_found")


def test_others_see_public_games_under_way_and_listed_results(server: Server) -> None:
    with at_home(Player(server, "Anna")) as anna, Player(server, "Bruno") as bruno:
        known(anna, "anna-listed")
        shown = anna.table("me", "open", "random", start=False)["table"]["id"]
        bruno.ok("POST", f"/api/tables/{shown}/seats/2/take", {})
        anna.ok("POST", f"/api/tables/{shown}/start")
        secret = anna.table("me", "me", "me", public=False)["table"]["id"]
        path = "/api/people/anna-listed"
        assert [t["id"] for t in bruno.ok("GET", path)["under_way"]] == [shown]
        mine = {t["id"] for t in anna.ok("GET", path)["under_way"]}
        assert mine == {shown, secret}


def test_visibility_of_a_finished_game(server: Server) -> None:
    with at_home(Player(server, "Anna")) as anna, Player(server, "Bruno") as bruno:
        known(anna, "anna-seen")
        table = anna.table("me", "random", game="strozzi", public=False)["table"]["id"]
        path = f"/api/tables/{table}"
        choice = {"visibility": "players"}
        assert anna.see(table)["table"]["visibility"] is None
        assert anna.refused("PUT", f"{path}/visibility", choice) == (409, "wrong_status")
        with bruno.live(table) as watching:
            watching.next("snapshot")
            anna.play_on(table)
            # Only bots opposed: a public profile lists it.
            assert anna.see(table)["table"]["visibility"] == "everyone"
            assert bruno.refused("PUT", f"{path}/visibility", choice) == (403, "not_your_table")
            assert anna.refused("PUT", f"{path}/visibility", {"visibility": "x"})[0] == 400
            chosen = anna.ok("PUT", f"{path}/visibility", choice)
            assert chosen["table"]["visibility"] == "players"
            assert watching.closing() == (4403, "players_only")
        refused = (403, "players_only")
        for part in ("", "/record", "/steps", "/undone", "/chat", "/review", "/practice"):
            assert bruno.refused("GET", path + part) == refused, part
        assert bruno.refused("POST", f"{path}/analysis") == refused
        assert bruno.refused("POST", f"{path}/chat", {"text": "hello"}) == refused
        assert bruno.refused("POST", f"{path}/rematch") == refused
        branch = {"branch": {"table": table}, "seats": [{"kind": "me"}] * 2}
        assert bruno.refused("POST", "/api/tables", branch) == refused
        move = {"ply": 0, "token": "pass", "era": 0}
        assert "steps" not in bruno.call("POST", f"{path}/moves", move).text
        with bruno.live(table) as watching:
            assert watching.closing() == (4403, "players_only")
        assert bruno.call("GET", f"/t/{table}/preview.png").status_code == 404
        assert "og:" not in bruno.call("GET", f"/t/{table}/replay").text
        assert bruno.ok("GET", "/api/people/anna-seen/games")["games"] == []
        assert bruno.ok("GET", "/api/people/anna-seen")["listed"] == 0
        # The player sees everything, as before.
        assert anna.ok("GET", f"{path}/steps")["steps"]
        assert [g["visibility"] for g in anna.ok("GET", "/api/me/games")["games"]] == ["players"]
        # By link: seen by those who have it, but not listed.
        anna.ok("PUT", f"{path}/visibility", {"visibility": "link"})
        assert bruno.ok("GET", f"{path}/steps")["steps"]
        assert bruno.ok("GET", "/api/people/anna-seen/games")["games"] == []
        assert "noindex" in bruno.call("GET", f"/t/{table}").text
        anna.ok("PUT", f"{path}/visibility", {"visibility": "everyone"})
        assert len(bruno.ok("GET", "/api/people/anna-seen/games")["games"]) == 1


def test_a_hidden_rematch_is_not_seen_through_the_game_before_it(server: Server) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        first = anna.table("me", "random", game="strozzi")["table"]["id"]
        anna.play_on(first)
        second = anna.ok("POST", f"/api/tables/{first}/rematch")["table"]["id"]
        assert bruno.ok("POST", f"/api/tables/{first}/rematch")["table"]["id"] == second
        anna.play_on(second)
        path = f"/api/tables/{second}"
        anna.ok("PUT", f"{path}/visibility", {"visibility": "players"})
        refused = (403, "players_only")
        assert bruno.refused("POST", f"/api/tables/{first}/rematch") == refused
        assert anna.ok("POST", f"/api/tables/{first}/rematch")["table"]["id"] == second
        # No request that changes something answers with the game either.
        changes: list[tuple[str, str, Any]] = [
            ("PUT", "/owner", {"seat": 1}),
            ("POST", "/start", None),
            ("POST", "/fill", {"bot": "random"}),
            ("POST", "/seats/1/take", {}),
            ("POST", "/seats/1/leave", None),
            ("PUT", "/seats/2/bot", {"bot": None}),
            ("POST", "/seats/1/resign", None),
            ("POST", "/seats/1/return", None),
            ("POST", "/undo", {"era": 0, "ply": 1}),
            ("POST", "/undo/answer", {"era": 0, "ply": 1, "agree": True}),
            ("PUT", "/orders/1/list", {"orders": []}),
            ("DELETE", "/orders/1", None),
            ("POST", "/challenge", {}),
            ("GET", "/challenges", None),
        ]
        for method, part, body in changes:
            answer = bruno.call(method, path + part, body)
            assert answer.status_code in (400, 403, 409), (part, answer.text)


def test_other_readers_see_no_names_of_private_people(server: Server) -> None:
    with (
        at_home(Player(server, "Anna")) as anna,
        at_home(Player(server, "Bruno")) as bruno,
        Player(server) as reader,
    ):
        known(anna, "anna-met")
        table = anna.table("me", "open", game="strozzi", start=False)["table"]["id"]
        bruno.ok("POST", f"/api/tables/{table}/seats/2/take", {})
        anna.ok("POST", f"/api/tables/{table}/start")
        anna.ok("POST", f"/api/tables/{table}/seats/1/resign")
        bruno.play_on(table)
        (seen,) = anna.ok("GET", "/api/people/anna-met")["people"]
        assert (seen["name"], seen["games"]) == ("Bruno", 1)
        (other,) = reader.ok("GET", "/api/people/anna-met")["people"]
        assert (other["name"], other["handle"], other["games"]) == (None, None, 1)
        known(bruno, "bruno-met")
        (named,) = reader.ok("GET", "/api/people/anna-met")["people"]
        assert (named["name"], named["handle"]) == ("Bruno", "bruno-met")
        (game,) = reader.ok("GET", "/api/people/anna-met/games")["games"]
        assert [seat["handle"] for seat in game["seats"]] == [None, "bruno-met"]
        bruno.ok("DELETE", "/api/me", {"name": "Bruno"})
        (gone,) = anna.ok("GET", "/api/people/anna-met")["people"]
        assert (gone["name"], gone["handle"], gone["games"]) == (None, None, 1)


def test_the_analysis_brings_accuracy_and_luck(server: Server) -> None:
    with Player(server) as anna:
        table = finished(anna, "me", "random")["table"]["id"]
        (game,) = anna.ok("GET", "/api/me/games")["games"]
        assert (game["accuracy"], game["luck"]) == (None, None)
        review = analyse(anna, table)
        total = review["totals"][0]
        (game,) = anna.ok("GET", "/api/me/games")["games"]
        assert game["accuracy"] == pytest.approx(total["accuracy"])
        assert game["luck"] == pytest.approx(total["balance"]["luck"])
        totals = anna.ok("GET", "/api/me/profile")["totals"]
        assert (totals["judged"], totals["accuracy"]) == (1, pytest.approx(total["accuracy"]))
        # The number for skill, with its interval: of a game, of all games, and over time.
        sums = total["skill"]
        assert {name: game["skill"][name] for name in sums} == pytest.approx(sums)
        assert game["skill"]["each"] == pytest.approx(sums["lost"] / sums["decisions"])
        assert game["skill"]["margin"] > 0
        assert totals["skill"] == game["skill"]
        assert anna.ok("GET", "/api/me/profile")["trend"][-1]["skill"] == game["skill"]


def test_my_tables_are_the_unfinished_and_the_latest_results(server: Server) -> None:
    with Player(server) as anna, Player(server) as bruno:
        over = finished(anna, "me", "random")["table"]["id"]
        going = anna.table("me", "me", game="strozzi")["table"]["id"]
        invited = bruno.table("me", "open", game="strozzi", start=False)["table"]["id"]
        anna.ok("POST", f"/api/tables/{invited}/seats/2/take", {})
        mine = anna.ok("GET", "/api/me/tables")["tables"]
        assert mine[0]["id"] == going
        assert {card["id"] for card in mine} == {over, going, invited}


def test_missing_rows_are_written_once_and_at_the_start(fresh: str) -> None:
    """As after an update from a version that wrote none, also by two processes at once."""
    with App(fresh) as server, Player(server) as anna:
        table = finished(anna, "me", "random", "face", game="medici")["table"]["id"]
        analyse(anna, table)
        before = (anna.ok("GET", "/api/me/profile"), anna.ok("GET", "/api/me/games"))
        server.run(forget_and_fill, server.context.database)
        assert (anna.ok("GET", "/api/me/profile"), anna.ok("GET", "/api/me/games")) == before
        server.run(forget, server.context.database)
    with App(fresh) as server, anna.at(server) as again:
        wait_until(
            lambda: again.ok("GET", "/api/me/games"),
            "the rows of finished games",
            lambda games: games == before[1],
        )
        assert again.ok("GET", "/api/me/profile") == before[0]


async def forget(database: Database) -> None:
    for table in (schema.results, schema.meetings):
        await database.write(lambda c, table=table: c.execute(delete(table)))


async def forget_and_fill(database: Database) -> None:
    await forget(database)
    fill = FillResults(database)
    counts = await asyncio.gather(fill.fill(pause=0), fill.fill(pause=0))
    assert max(counts) >= 1
    assert await fill.fill(pause=0) == 0


def test_a_stored_analysis_is_read_for_its_numbers() -> None:
    body = '{"totals": [{"seat": 2, "accuracy": 81.5, "balance": {"luck": -0.25, "own": 1}}]}'
    assert results.judged_seats(body) == {1: results.Judged(81.5, -0.25)}
    body = '{"totals": [{"seat": 1, "skill": {"decisions": 3, "lost": 2.5, "squares": 4.25}}]}'
    assert results.judged_seats(body) == {0: results.Judged(100.0, None, 3, 2.5, 4.25)}


def test_the_interval_of_florins_lost() -> None:
    assert skill(0, 0, 0) is None
    few = skill(4, 8, 20)
    assert few is not None
    assert (few.each, few.margin) == (2, None)
    # Five decisions that lost 0, 1, 2, 3 and 4: mean 2, standard deviation 1.58.
    found = skill(5, 10, 30)
    assert found is not None
    assert found.each == 2
    assert found.margin == pytest.approx(1.96 * (2.5 / 5) ** 0.5)
