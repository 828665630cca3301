"""A scored round of Medici vs Strozzi, as JSON. Pairs are Medici, Strozzi."""

from __future__ import annotations

from typing import Literal

import msgspec

from florin.games.strozzi import RoundSheet
from florin.games.strozzi.board import HARBOURS

TrackCommodity = Literal["cloth", "fur", "dye", "spice"]
Pair = tuple[int, int]


class TrackSheet(msgspec.Struct, frozen=True):
    """One monopoly track. The marker counts positive on Medici's side, negative on Strozzi's."""

    commodity: TrackCommodity
    marker: int
    award: Pair
    bonus: Pair


class HarbourSheet(msgspec.Struct, frozen=True):
    """One harbour: total values of the ships there, what the higher earns, and its tracks."""

    harbour: int
    totals: Pair
    pay: Pair
    tracks: list[TrackSheet]


class RoundSheetView(msgspec.Struct, frozen=True, tag_field="game", tag="strozzi"):
    """A round's scoring: every award and bonus."""

    round: int
    harbours: list[HarbourSheet]
    harbour_pay: Pair
    monopoly_pay: Pair
    money_before: Pair
    money: Pair


def harbour_sheet(sheet: RoundSheet, harbour: int) -> HarbourSheet:
    """One harbour of a sheet; `harbour` counts from 0."""
    return HarbourSheet(
        harbour=harbour + 1,
        totals=sheet.harbours[harbour],
        pay=sheet.harbour_pays[harbour],
        tracks=[
            TrackSheet(commodity.value, marker, award, bonus)  # type: ignore[arg-type]
            for commodity, marker, award, bonus in zip(
                HARBOURS[harbour],
                sheet.markers[harbour],
                sheet.awards[harbour],
                sheet.bonuses[harbour],
                strict=True,
            )
        ],
    )


def sheet_view(number: int, sheet: RoundSheet) -> RoundSheetView:
    return RoundSheetView(
        round=number,
        harbours=[harbour_sheet(sheet, harbour) for harbour in range(len(HARBOURS))],
        harbour_pay=sheet.harbour_pay,
        monopoly_pay=sheet.monopoly_pay,
        money_before=sheet.money_before,
        money=sheet.money,
    )
