"""Clocks that run out, stand-ins, and games whose people are all away."""

from __future__ import annotations

from app_kit import App
from deadlines import wait_until
from florin.server.workers.scheduler import AWAY_SECONDS, SWEEP_SECONDS
from server_kit import Player


def test_when_a_clock_runs_out_a_bot_passes(server: App) -> None:
    with Player(server, "Anna") as anna:
        made = anna.table("me", "me", game="strozzi", clock=30, stand_in="pass")["table"]
        assert made["options"]["stand_in"] == "pass"
        assert made["turn"]["deadline"] == made["turn"]["since"] + 30_000
        with anna.live(made["id"]) as live:
            live.next("snapshot")
            anna.move(made["id"], "stop")
            anna.move(made["id"], "3")
            live.next("update")
            ply = live.next("update")["table"]["ply"]
            server.advance(29)
            assert anna.see(made["id"])["table"]["ply"] == ply
            server.advance(1 + SWEEP_SECONDS)
            (step,) = live.next("update")["steps"][:1]
        assert (step["ply"], step["actor"], step["token"]) == (ply, 2, "decline")
        assert step["by"] == "clock"
        now = anna.see(made["id"])["table"]
        late = now["seats"][1]
        assert (late["absent"], late["missed"], late["chances"]) == (False, 1, 1)
        assert now["turn"]["deadline"] > now["turn"]["since"]


def test_a_game_pauses_while_all_are_away_and_goes_on_when_one_returns(
    server: App,
) -> None:
    with Player(server, "Anna") as anna, Player(server, "Bruno") as bruno:
        made = anna.table("me", "open", game="strozzi", clock=120, start=False)["table"]
        path = f"/api/tables/{made['id']}"
        bruno.ok("POST", f"{path}/seats/2/take", {})
        with bruno.live(made["id"]) as socket:
            socket.next()
            anna.ok("POST", f"{path}/start")
        server.advance(AWAY_SECONDS)
        with Player(server) as anyone:
            now = wait_until(
                lambda: anyone.see(made["id"])["table"], "the pause", lambda now: now["paused"]
            )
            paused = now["paused"]
            assert now["turn"]["deadline"] is None
            assert paused >= now["turn"]["since"]
        (card,) = [
            card for card in anna.ok("GET", "/api/me/tables")["tables"] if card["id"] == made["id"]
        ]
        assert card["paused"] == paused
        # Bruno looks at the table: it is Anna's turn, and her clock starts again.
        with bruno.live(made["id"]) as socket:
            first = socket.next("snapshot")["table"]
            assert first["paused"] == paused
            then = socket.next("update")["table"]
        assert then["paused"] is None
        turn = then["turn"]
        assert (turn["seat"], turn["deadline"]) == (1, turn["since"] + 120_000)
        assert turn["since"] > first["turn"]["since"]
