"""Puzzles over real HTTP: no answer before it is given, one rated try each."""

from __future__ import annotations

from florin.puzzles import library
from server_kit import Player, ServerProcess


def test_a_puzzle_is_solved_once_for_the_rating(server: ServerProcess) -> None:
    with Player(server, "Anna") as anna:
        assert anna.ok("GET", "/api/puzzles/me")["rating"] == 1500
        puzzle = anna.ok("GET", "/api/puzzles/next")
        known = library().get(puzzle["id"])
        assert known is not None
        assert (puzzle["kind"], puzzle["seat"]) == (known.kind, known.seat + 1)
        assert not puzzle["tried"]
        assert not {"right", "fair", "choices"} & set(puzzle), "the answer is not given away"
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


def test_the_daily_puzzle_is_the_same_for_all(server: ServerProcess) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        daily = anna.ok("GET", "/api/puzzles/daily")
        assert bruno.ok("GET", "/api/puzzles/daily")["id"] == daily["id"]


def test_what_is_not_there_is_refused(server: ServerProcess) -> None:
    with Player(server, "Anna") as anna:
        assert anna.refused("GET", "/api/puzzles/none") == (404, "not_found")
        refused = anna.refused("POST", "/api/puzzles/none/answer", {"answer": "stop"})
        assert refused == (404, "not_found")
        assert anna.refused("GET", "/api/puzzles/next?game=chess") == (404, "not_found")
