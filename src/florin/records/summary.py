"""The result of `florin replay --json`: an exact contract, described in docs/records.md."""

from __future__ import annotations

from typing import Any

from florin import games
from florin.core import CHANCE, NOBODY, Position, legal_tokens
from florin.records.replay import Replay


def summary(position: Position) -> dict[str, Any]:
    """The position as docs/records.md describes it; seats count from 1."""
    outcome, game = position.outcome(), games.of(position)
    return {
        "game": position.game,
        "over": outcome is not None,
        "to_act": actor(position),
        "legal": legal_tokens(position),
        "money": list(position.money),
        "winners": [seat + 1 for seat in outcome.winners] if outcome else [],
        "days": [game.sheet_summary(sheet) for sheet in position.sheets],
    }


def trace(replay: Replay) -> list[dict[str, Any]]:
    """Who was to act before each token and, if that was a seat, what was legal."""
    entries: list[dict[str, Any]] = []
    for ply, position in enumerate(replay.positions[:-1]):
        entry: dict[str, Any] = {"ply": ply, "to_act": actor(position)}
        if position.to_act != CHANCE:
            entry["legal"] = legal_tokens(position)
        entries.append(entry)
    return entries


def actor(position: Position) -> int | str | None:
    """`to_act` as JSON: a seat from 1, `"chance"` or null."""
    if position.to_act == NOBODY:
        return None
    return "chance" if position.to_act == CHANCE else position.to_act + 1
