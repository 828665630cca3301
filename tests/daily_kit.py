"""The deal of the day, as people play it."""

from __future__ import annotations

from itertools import count
from typing import Any

from server_kit import Player, first_token

DAY_MS = 86_400_000


def deal_today(player: Player, game: str) -> str:
    cards = player.ok("GET", "/api/daily")["deals"]
    return next(card["deal"] for card in cards if card["game"] == game)


def begin(player: Player, deal: str) -> str:
    """The table of the player's try."""
    body = {"pace": "instant"}
    return player.ok("POST", f"/api/daily/{deal}/play", body)["table"]["id"]


def play_all(player: Player, table: str, other_at: int | None = None) -> Any:
    """Plays to the end. Decision number `other_at` is another token than `first_token`."""
    numbers = count()

    def choose(legal: Any) -> str:
        return another_token(legal) if next(numbers) == other_at else first_token(legal)

    return player.play_on(table, choose=choose)


def another_token(legal: Any) -> str:
    """A legal token that `first_token` does not choose; an amount if there is no other word."""
    first, least = first_token(legal), legal["least"]
    others = (*legal["words"], *(() if least is None else (str(least), str(least + 1))))
    return next(token for token in others if token != first)


def tokens(player: Player, table: str) -> list[str]:
    return player.ok("GET", f"/api/tables/{table}/record")["moves"]
