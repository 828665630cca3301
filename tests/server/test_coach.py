"""The coach: what it says, where it refuses, and the marks that it leaves."""

from __future__ import annotations

from typing import Any

import pytest

from app_kit import App
from deadlines import wait_until
from florin.analysis import advise
from florin.bots import judge
from florin.records import loads, position_of
from server_kit import Player, Server, first_token


def where(now: Any) -> dict[str, int]:
    return {"ply": now["table"]["ply"], "era": now["table"]["era"]}


@pytest.mark.parametrize(
    ("game", "bots"), [("medici", ["random", "random"]), ("strozzi", ["random"])]
)
def test_a_hint_says_what_the_library_says(server: Server, game: str, bots: list[str]) -> None:
    with Player(server, "Anna") as anna:
        table = anna.table("me", *bots, game=game)["table"]["id"]
        path = f"/api/tables/{table}"
        now = anna.my_turn(table)
        assert not now["table"]["options"]["practice"]
        assert now["you"]["may_coach"]
        hint = anna.ok("POST", f"{path}/coach/hint", where(now))
        record = loads(anna.call("GET", f"{path}/record").text)
        position = position_of(record)
        known = judge("magnifico", record.setup())
        same = advise(position, known, history=record.moves).as_dict()
        assert hint["seat"] == 1
        assert hint["ties"] == same["ties"]
        assert [c["token"] for c in hint["choices"]] == [c["token"] for c in same["choices"]]
        assert hint["choices"][0]["best"]
        assert hint["choices"][0]["lost"] == {"win": 0, "money": 0}
        assert len(hint["fair"]) == len(position.money)
        for one, two in zip(hint["choices"], same["choices"], strict=True):
            assert one["reasons"] == two["reasons"]
        # The table shows to everyone that it is practice, and the marks say where.
        assert anna.see(table)["table"]["options"]["practice"]
        (mark,) = anna.ok("GET", f"{path}/practice")["marks"]
        assert (mark["ply"], mark["seat"], mark["kind"]) == (now["table"]["ply"], 1, "hint")


def test_a_choice_is_checked_before_it_is_sent(server: Server) -> None:
    with Player(server, "Anna") as anna:
        table = anna.table("me", "random", "random")["table"]["id"]
        path = f"/api/tables/{table}"

        def bidding() -> Any:
            now = anna.see(table)
            legal = now["you"]["legal"]
            if legal and legal["most"]:
                return now
            if legal:
                anna.move(table, first_token(legal), **where(now))
            return None

        now = wait_until(bidding, "a group to bid for")
        most = str(now["you"]["legal"]["most"])
        body = {**where(now), "token": most}
        checked = anna.ok("POST", f"{path}/coach/check", body)
        # All the money for the first group of the game loses a lot.
        assert checked["warn"]
        assert checked["asked"]["token"] == most
        assert checked["asked"]["lost"]["win"] > 0.02
        best = checked["best"]["token"]
        good = anna.ok("POST", f"{path}/coach/check", {**body, "token": best})
        assert not good["warn"]
        kinds = [mark["kind"] for mark in anna.ok("GET", f"{path}/practice")["marks"]]
        assert sorted(kinds) == ["check", "warning"]
        refused = anna.refused("POST", f"{path}/coach/check", {**body, "token": "buy"})
        assert refused == (422, "illegal_move")
        refused = anna.refused("POST", f"{path}/coach/check", {**body, "limit": 2})
        assert refused == (400, "bad_request")


def test_no_help_where_another_person_plays(server: Server) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        table = anna.table("me", "open", "random", start=False)["table"]["id"]
        path = f"/api/tables/{table}"
        bruno.ok("POST", f"{path}/seats/2/take", {})
        anna.ok("POST", f"{path}/start")

        def turn() -> tuple[Player, Any]:
            """The person whose turn it is, and what they see."""
            seen = wait_until(
                lambda: [(player, player.see(table)) for player in (anna, bruno)],
                "a person's turn",
                lambda seen: any(now["you"]["legal"] for _, now in seen),
            )
            return next((player, now) for player, now in seen if now["you"]["legal"])

        player, now = turn()
        assert not now["you"]["may_coach"]
        for what, body in (("hint", where(now)), ("check", {**where(now), "token": "pass"})):
            assert player.refused("POST", f"{path}/coach/{what}", body) == (403, "no_coach")
        other = bruno if player is anna else anna
        assert other.refused("POST", f"{path}/coach/hint", where(now)) == (403, "not_your_turn")
        assert anna.ok("GET", f"{path}/practice")["marks"] == []
        # Neither at a copy of that game against bots.
        branch = {
            "branch": {"table": table},
            "seats": [{"kind": "me"}, *[{"kind": "me"}] * 2],
            "start": True,
        }
        for _ in range(3):  # a game is recognised by its first tokens
            mover, here = turn()
            mover.move(table, first_token(here["you"]["legal"]), **where(here))
        copy = anna.ok("POST", "/api/tables", branch)
        refused = anna.refused("POST", f"/api/tables/{copy['table']['id']}/coach/hint", where(copy))
        assert refused == (403, "no_coach")


def test_no_help_in_games_of_the_same_deal_out_of_turn_or_too_late(server: Server) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        table = anna.table("me", "random", game="strozzi", same_deal=True)["table"]["id"]
        now = anna.my_turn(table)
        assert now["table"]["options"]["same_deal"]
        assert not now["you"]["may_coach"]
        path = f"/api/tables/{table}/coach/hint"
        assert anna.refused("POST", path, where(now)) == (403, "no_coach")
        assert bruno.refused("POST", path, where(now)) == (403, "not_your_turn")
        stale = {**where(now), "ply": now["table"]["ply"] + 1}
        assert anna.refused("POST", path, stale) == (409, "stale_ply")
        open_table = anna.table("me", "open", game="strozzi", start=False)["table"]["id"]
        refused = anna.refused("POST", f"/api/tables/{open_table}/coach/hint", {"ply": 0, "era": 0})
        assert refused == (409, "wrong_status")


def test_hints_have_a_quota(sqlite: str) -> None:
    with App(sqlite, limits=True) as server, Player(server, "Anna") as anna:
        table = anna.table("me", "random", game="strozzi")["table"]["id"]
        now = anna.my_turn(table)
        path = f"/api/tables/{table}/coach/hint"
        assert anna.call("POST", path, where(now)).status_code == 200
        wait_until(lambda: anna.call("POST", path, where(now)).status_code == 429, "the quota")


@pytest.mark.parametrize(
    ("game", "bots"), [("medici", ["random", "random"]), ("strozzi", ["random"])]
)
def test_a_decision_is_tried_again_when_the_game_is_over(
    server: Server, game: str, bots: list[str]
) -> None:
    with Player(server, "Anna") as anna:
        table = anna.table("me", *bots, game=game)["table"]["id"]
        path = f"/api/tables/{table}/retry"
        anna.my_turn(table)
        assert anna.refused("POST", path, {"ply": 0}) == (409, "game_under_way")
        anna.play_on(table)
        record = loads(anna.call("GET", f"/api/tables/{table}/record").text)
        decides = [position_of(record.prefix(n)).to_act == 0 for n in range(len(record.moves))]
        ply = decides.index(True)
        start = anna.ok("POST", path, {"ply": ply})
        assert (start["ply"], start["legal"]["seat"], start["asked"]) == (ply, 1, None)
        assert start["choices"] == []
        position = position_of(record.prefix(ply))
        for token in start["legal"]["words"][:2]:
            again = anna.ok("POST", path, {"ply": ply, "token": token})
            same = advise(position, judge("magnifico", record.setup()), token).as_dict()
            assert again["asked"]["token"] == token
            assert again["asked"]["lost"] == pytest.approx(same["asked"]["lost"], abs=1e-4)
            assert again["choices"][0]["token"] == same["choices"][0]["token"]
            assert again["legal"] == start["legal"]
        # It is no game any more: no mark is left.
        assert anna.ok("GET", f"/api/tables/{table}/practice")["marks"] == []
        refused = anna.refused("POST", path, {"ply": ply, "token": "nonsense"})
        assert refused == (422, "illegal_move")
        assert anna.refused("POST", path, {"ply": len(record.moves)}) == (400, "bad_request")
        chance = next(n for n in range(ply) if position_of(record.prefix(n)).to_act < 0)
        assert anna.refused("POST", path, {"ply": chance}) == (400, "bad_request")
