"""Server processes whose day a test can change."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from server_kit import Player, first_token, wait_for

DAY_MS = 86_400_000


def shifted(offset: Path) -> str:
    """A prelude for `serving`: the clock is ahead by the milliseconds in the file `offset`."""
    offset.write_text("0")
    return f"""
import pathlib
import florin.server.operations.clock as clock
class Shifted(clock.SteadyClock):
    def __call__(self):
        return super().__call__() + int(pathlib.Path({str(offset)!r}).read_text())
clock.CLOCK = Shifted()
"""


def deal_today(player: Player, game: str) -> str:
    cards = player.ok("GET", "/api/daily")["deals"]
    return next(card["deal"] for card in cards if card["game"] == game)


def begin(player: Player, deal: str) -> str:
    """The table of the player's try."""
    body = {"pace": "instant"}
    return player.ok("POST", f"/api/daily/{deal}/play", body)["table"]["id"]


def play_all(player: Player, table: str, other_at: int | None = None) -> Any:
    """Plays to the end. Decision number `other_at` is another token than `first_token`."""
    made = 0
    while True:
        now = wait_for(lambda: _turn(player, table), "the player's turn")
        if now["table"]["status"] == "over":
            return now
        legal = now["you"]["legal"]
        token = first_token(legal)
        if made == other_at:
            token = another_token(legal)
        player.move(table, token, now["table"]["ply"], era=now["table"]["era"])
        made += 1


def another_token(legal: Any) -> str:
    """A legal token that `first_token` does not choose; an amount if there is no other word."""
    first, least = first_token(legal), legal["least"]
    others = (*legal["words"], *(() if least is None else (str(least), str(least + 1))))
    return next(token for token in others if token != first)


def _turn(player: Player, table: str) -> Any:
    """The table, if the player is to decide or the game is over."""
    now = player.see(table)
    return now if now["you"]["legal"] or now["table"]["status"] == "over" else None


def tokens(player: Player, table: str) -> list[str]:
    return player.ok("GET", f"/api/tables/{table}/record")["moves"]
