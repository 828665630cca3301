"""The result of `florin replay --json`: an exact contract, described in docs/records.md."""

from __future__ import annotations

from typing import Any

from florin.records.replay import Replay
from florin.records.tokens import legal_tokens
from florin.rules import CHANCE, NOBODY, Position
from florin.rules.medici import DaySheet
from florin.rules.medici import board as medici
from florin.rules.strozzi import RoundSheet
from florin.rules.strozzi import board as strozzi


def summary(position: Position) -> dict[str, Any]:
    """The position as the contract has it; seats count from 1."""
    outcome = position.outcome()
    return {
        "game": position.game,
        "over": outcome is not None,
        "to_act": actor(position),
        "legal": legal_tokens(position.legal()),
        "money": list(position.money),
        "winners": [seat + 1 for seat in outcome.winners] if outcome else [],
        "days": [_day(sheet) for sheet in position.sheets],
    }


def trace(replay: Replay) -> list[dict[str, Any]]:
    """Who was to act before each token and, where that was a seat, what was legal."""
    entries: list[dict[str, Any]] = []
    for ply, position in enumerate(replay.positions[:-1]):
        entry: dict[str, Any] = {"ply": ply, "to_act": actor(position)}
        if position.to_act != CHANCE:
            entry["legal"] = legal_tokens(position.legal())
        entries.append(entry)
    return entries


def actor(position: Position) -> int | str | None:
    """`to_act` as JSON: a seat from 1, `"chance"` or null."""
    if position.to_act == NOBODY:
        return None
    return "chance" if position.to_act == CHANCE else position.to_act + 1


def _day(sheet: DaySheet | RoundSheet) -> dict[str, Any]:
    if isinstance(sheet, DaySheet):
        return {
            "cargo": list(sheet.cargo),
            "cargo_pay": list(sheet.cargo_pay),
            "stall_pay": list(sheet.stall_pay),
            "money": list(sheet.money),
            "levels": [
                dict(zip(map(str, medici.COMMODITIES), levels, strict=True))
                for levels in sheet.levels
            ],
        }
    return {
        "harbours": [list(totals) for totals in sheet.harbours],
        "harbour_pay": list(sheet.harbour_pay),
        "monopoly_pay": list(sheet.monopoly_pay),
        "money": list(sheet.money),
        "markers": [
            dict(zip(map(str, tracks), markers, strict=True))
            for tracks, markers in zip(strozzi.HARBOURS, sheet.markers, strict=True)
        ],
    }
