"""Puzzles over real HTTP: no answer before it is given, one rated try each."""

from __future__ import annotations

import pytest

from florin.puzzles import KINDS, Puzzle, library
from server_kit import Player, Server


def test_a_puzzle_is_solved_once_for_the_rating(server: Server) -> None:
    with Player(server, "Anna") as anna:
        assert anna.ok("GET", "/api/puzzles/me")["rating"] == 900
        puzzle = anna.ok("GET", "/api/puzzles/next")
        known = library().get(puzzle["id"])
        assert known is not None
        assert known.kind in {"bid", "draw"}, "a newcomer gets a simple question"
        assert len(known.record.players) <= 3, "at a small table"
        assert (puzzle["kind"], puzzle["seat"]) == (known.kind, known.seat + 1)
        assert not puzzle["tried"]
        given = {"right", "fair", "choices", "themes", "margin"} & set(puzzle)
        assert not given, "the answer is not given away"
        right = str(round(known.fair)) if known.fair is not None else known.right[0]
        path = f"/api/puzzles/{puzzle['id']}"
        result = anna.ok("POST", f"{path}/answer", {"answer": right})
        assert result["solved"]
        assert result["rated"]
        assert result["change"] > 0
        assert result["solver"]["streak"] == result["solver"]["solved"] == 1
        if known.fair is None:
            assert result["choices"][0]["right"]
        again = anna.ok("POST", f"{path}/answer", {"answer": "nev\0er"})
        assert (again["solved"], again["rated"], again["change"]) == (False, False, 0)
        assert anna.ok("GET", "/api/puzzles/me") == result["solver"]
        assert anna.ok("GET", path)["tried"]
        assert anna.ok("GET", path)["rating"] < puzzle["rating"], "it was easier than it seemed"
        other = anna.ok("GET", "/api/puzzles/next")
        assert other["id"] != puzzle["id"]
        wrong = anna.ok("POST", f"/api/puzzles/{other['id']}/answer", {"answer": "nev\0er"})
        assert (wrong["solved"], wrong["solver"]["streak"]) == (False, 0)
        assert wrong["solver"]["best_streak"] == 1
        assert wrong["change"] < 0


def test_the_daily_puzzle_is_the_same_for_all(server: Server) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        daily = anna.ok("GET", "/api/puzzles/daily")
        assert bruno.ok("GET", "/api/puzzles/daily")["id"] == daily["id"]


def right(puzzle: Puzzle) -> str:
    return str(round(puzzle.fair)) if puzzle.fair is not None else puzzle.right[0]


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_offers_what_may_be_answered_and_explains_it(server: Server, kind: str) -> None:
    known = next(p for p in library().puzzles if p.kind == kind)
    path = f"/api/puzzles/{known.id}"
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        shown = anna.ok("GET", path)
        if kind in {"worth", "price"}:
            assert shown["offered"] == []
            assert shown["least"] <= int(right(known))
            assert shown["most"] is None or int(right(known)) <= shown["most"]
        else:
            assert sorted(shown["offered"]) == sorted(c.token for c in known.choices)
            order = [action.token for action in known.position.legal()]
            assert shown["offered"] == sorted(shown["offered"], key=order.index), "no hint"
        good = anna.ok("POST", f"{path}/answer", {"answer": right(known)})
        assert good["solved"]
        assert good["themes"] == list(known.themes)
        assert good["rating"] < shown["rating"]
        if known.amounts is not None:
            assert (good["least"], good["most"]) == known.amounts
        if known.fair is None:
            best = good["choices"][0]
            assert best["right"]
            assert good["reasons"] == best["reasons"]
            wrong = next(c for c in known.choices if c.token not in known.right)
            bad = bruno.ok("POST", f"{path}/answer", {"answer": wrong.token})
            assert not bad["solved"]
            assert bad["yours"]["token"] == wrong.token
            assert bad["yours"]["lost"]["win"] == wrong.lost_win
        else:
            bad = bruno.ok("POST", f"{path}/answer", {"answer": "80"})
            assert not bad["solved"]
            assert bad["yours"] is None


def test_games_kinds_and_themes_can_be_asked_for(server: Server) -> None:
    with Player(server, "Anna") as anna:
        counts = anna.ok("GET", "/api/puzzles")
        assert counts["total"] == len(library())
        assert {each["name"] for each in counts["kinds"]} == set(KINDS)
        for name in ("games", "kinds"):
            assert sum(each["count"] for each in counts[name]) == counts["total"]
        theme = "denial"
        assert theme in {each["name"] for each in counts["themes"]}
        found = anna.ok("GET", f"/api/puzzles/next?theme={theme}&game=strozzi")
        known = library().get(found["id"])
        assert known is not None
        assert theme in known.themes
        assert known.record.game == "strozzi"
        assert anna.refused("GET", "/api/puzzles/next?theme=none") == (404, "not_found")


def test_what_is_not_there_is_refused(server: Server) -> None:
    with Player(server, "Anna") as anna:
        assert anna.refused("GET", "/api/puzzles/none") == (404, "not_found")
        refused = anna.refused("POST", "/api/puzzles/none/answer", {"answer": "stop"})
        assert refused == (404, "not_found")
        assert anna.refused("GET", "/api/puzzles/next?game=chess") == (404, "not_found")
