"""Scoring a day of Medici (M18 to M22)."""

from __future__ import annotations

from typing import NamedTuple

from florin.core.lots import Commodity, Lots, value_of
from florin.core.places import share_places
from florin.games.medici.board import CARGO_PAY, STALL_OF, STALL_PAY, TOP_LEVEL

Levels = tuple[tuple[int, ...], ...]  # [seat][commodity], 0 to 7


class DaySheet(NamedTuple):
    """One scored day, by seat; inner tuples follow `board.COMMODITIES`. Money in florins."""

    cargo: tuple[int, ...]
    cargo_pay: tuple[int, ...]
    levels: Levels
    awards: tuple[tuple[int, ...], ...]  # M21, [seat][commodity]
    bonuses: tuple[tuple[int, ...], ...]  # M22, [seat][commodity]
    money_before: tuple[int, ...]
    money: tuple[int, ...]

    @property
    def stall_pay(self) -> tuple[int, ...]:
        """Awards and bonuses of all stalls together, by seat."""
        return tuple(sum(a) + sum(b) for a, b in zip(self.awards, self.bonuses, strict=True))


def climb(levels: tuple[int, ...], ship: Lots) -> tuple[int, ...]:
    """M20: one level per lot of the commodity, whatever its value; gold climbs nothing."""
    climbed = list(levels)
    for lot in ship:
        if lot.commodity is not Commodity.GOLD:
            stall = STALL_OF[lot.commodity]
            if climbed[stall] < TOP_LEVEL:
                climbed[stall] += 1
    return tuple(climbed)


def score_day(
    money: tuple[int, ...], levels: Levels, ships: tuple[Lots, ...], level_bonus: tuple[int, ...]
) -> DaySheet:
    """The sheet of a day that ends with these ships.

    `levels` are those before the day; `level_bonus` is what each level pays (M22).
    """
    cargo = tuple(value_of(ship) for ship in ships)
    cargo_pay = share_places(cargo, CARGO_PAY[len(money)])
    after = tuple(climb(old, ship) for old, ship in zip(levels, ships, strict=True))
    by_stall = [share_places(stall, STALL_PAY) for stall in zip(*after, strict=True)]
    awards = tuple(zip(*by_stall, strict=True))
    bonuses = tuple(tuple(level_bonus[level] for level in seat) for seat in after)
    paid = tuple(
        florins + c + sum(a) + sum(b)
        for florins, c, a, b in zip(money, cargo_pay, awards, bonuses, strict=True)
    )
    return DaySheet(cargo, cargo_pay, after, awards, bonuses, money, paid)
