"""Puzzles from the games of people: only with the consent of all of them, and without names."""

from __future__ import annotations

from sqlalchemy import Connection

from florin.cli.admin import run_on
from florin.records import Record
from florin.server.store.shared_games import shared_games
from server_kit import Player, Server


def shared(server: Server) -> dict[str, Record]:
    def work(connection: Connection, _now: int) -> dict[str, Record]:
        return dict(shared_games(connection, "strozzi"))

    return run_on(server.database, work)


def test_games_are_used_only_if_every_person_has_allowed_it(server: Server) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        assert anna.ok("GET", "/api/me")["games_shared"] is False
        alone = anna.table("me", "random", game="strozzi")["table"]["id"]
        anna.play_on(alone)
        both = anna.table("me", "open", game="strozzi", start=False)["table"]["id"]
        bruno.ok("POST", f"/api/tables/{both}/seats/2/take", {})
        anna.ok("POST", f"/api/tables/{both}/start")
        unfinished = anna.table("me", "random", game="strozzi")["table"]["id"]
        while anna.see(both)["table"]["status"] != "over":
            for player in (anna, bruno):
                player.play_on(both, lambda now: now["you"]["legal"] is None)
        assert shared(server) == {}, "not without being asked"

        assert anna.ok("PATCH", "/api/me", {"games_shared": True})["games_shared"]
        assert anna.ok("PATCH", "/api/me", {"theme": "dark"})["games_shared"], "other changes"
        found = shared(server)
        assert set(found) == {alone}
        assert "Anna" not in str(found[alone].as_dict())
        original = anna.ok("GET", f"/api/tables/{alone}/record")
        assert list(found[alone].moves) == original["moves"]

        bruno.ok("PATCH", "/api/me", {"games_shared": True})
        assert set(shared(server)) == {alone, both}
        assert unfinished not in shared(server)
        bruno.ok("DELETE", "/api/me", {"name": "Bruno"})
        assert set(shared(server)) == {alone}, "consent ends with the person"
        anna.ok("PATCH", "/api/me", {"games_shared": False})
        assert shared(server) == {}
