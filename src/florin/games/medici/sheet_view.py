"""A scored day of Medici, as JSON."""

from __future__ import annotations

from typing import Final, Literal, get_args

import msgspec

from florin.games.medici import DaySheet

StallName = Literal["cloth", "fur", "grain", "dye", "spice"]
STALL_NAMES: Final[tuple[StallName, ...]] = get_args(StallName)


class Stalls(msgspec.Struct, frozen=True):
    """One number for each stall: levels, or florins."""

    cloth: int
    fur: int
    grain: int
    dye: int
    spice: int


class BuyerSheet(msgspec.Struct, frozen=True):
    """One buyer's line of the sheet."""

    seat: int
    cargo: int  # value of the ship
    cargo_pay: int
    levels: Stalls  # with the day's lots
    awards: Stalls  # for the highest and second highest on a stall
    bonuses: Stalls  # for levels 5, 6 and 7
    stall_pay: int  # awards and bonuses together
    money_before: int
    money: int


class DaySheetView(msgspec.Struct, frozen=True, tag_field="game", tag="medici"):
    """A day's scoring: every award and bonus."""

    day: int
    buyers: list[BuyerSheet]


def buyer_sheet(sheet: DaySheet, seat: int) -> BuyerSheet:
    """One buyer's line; `seat` counts from 0."""
    return BuyerSheet(
        seat=seat + 1,
        cargo=sheet.cargo[seat],
        cargo_pay=sheet.cargo_pay[seat],
        levels=Stalls(*sheet.levels[seat]),
        awards=Stalls(*sheet.awards[seat]),
        bonuses=Stalls(*sheet.bonuses[seat]),
        stall_pay=sheet.stall_pay[seat],
        money_before=sheet.money_before[seat],
        money=sheet.money[seat],
    )


def sheet_view(day: int, sheet: DaySheet) -> DaySheetView:
    return DaySheetView(day, [buyer_sheet(sheet, seat) for seat in range(len(sheet.money))])
