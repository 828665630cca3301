"""Scoring a round of Medici vs Strozzi (S14 to S16)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from florin.core.lots import Commodity, Lots, value_of
from florin.games.strozzi.board import (
    FIELD_BONUS,
    HARBOUR_PAY,
    HARBOURS,
    MEDICI,
    MONOPOLY_PAY,
    STROZZI,
)

Markers = tuple[tuple[int, ...], ...]  # [harbour][track], positive on Medici's side


class Ship(NamedTuple):
    """A ship of `holds` holds; `harbour` is None until it is first loaded (S11)."""

    holds: int
    harbour: int | None = None
    lots: Lots = ()

    @property
    def room(self) -> int:
        return self.holds - len(self.lots)


Fleets = tuple[tuple[Ship, ...], tuple[Ship, ...]]  # by player


class RoundSheet(NamedTuple):
    """One scored round. Pairs are (Medici, Strozzi); tracks follow `board.HARBOURS`. Florins."""

    harbours: tuple[tuple[int, int], ...]  # total values
    harbour_pays: tuple[tuple[int, int], ...]  # S14, by harbour
    markers: Markers
    awards: tuple[tuple[tuple[int, int], ...], ...]  # S16, [harbour][track]
    bonuses: tuple[tuple[tuple[int, int], ...], ...]  # S5, [harbour][track]
    money_before: tuple[int, int]
    money: tuple[int, int]

    @property
    def harbour_pay(self) -> tuple[int, int]:
        """All harbours together."""
        return _total(self.harbour_pays)

    @property
    def monopoly_pay(self) -> tuple[int, int]:
        """Awards and bonuses of all tracks together."""
        return _total(
            pair for table in (self.awards, self.bonuses) for tracks in table for pair in tracks
        )


def lots_in_harbour(fleet: tuple[Ship, ...], harbour: int) -> Lots:
    """What a player's ship in `harbour` carries; empty if there is none."""
    return next((ship.lots for ship in fleet if ship.harbour == harbour), ())


def steps(lots: Lots, commodity: Commodity) -> int:
    """S15: one field per lot of the commodity, two for the lot of value 0."""
    return sum(2 if lot.value == 0 else 1 for lot in lots if lot.commodity is commodity)


def score_round(money: tuple[int, int], markers: Markers, fleets: Fleets, track: int) -> RoundSheet:
    """The sheet of a round that ends with these ships.

    `markers` are those before the round; `track` is the number of fields on each side (S5).
    """
    field_bonus = FIELD_BONUS[track]
    cargo = [
        tuple(lots_in_harbour(fleet, harbour) for fleet in fleets)
        for harbour in range(len(HARBOURS))
    ]
    totals = tuple((value_of(medici), value_of(strozzi)) for medici, strozzi in cargo)
    harbour_pays = tuple(_to_ahead(medici - strozzi, HARBOUR_PAY) for medici, strozzi in totals)
    after = tuple(
        tuple(
            max(-track, min(track, marker + steps(medici, c) - steps(strozzi, c)))
            for marker, c in zip(row, tracks, strict=True)
        )
        for row, tracks, (medici, strozzi) in zip(markers, HARBOURS, cargo, strict=True)
    )
    awards = tuple(tuple(_to_ahead(marker, MONOPOLY_PAY) for marker in row) for row in after)
    bonuses = tuple(
        tuple(_to_ahead(marker, field_bonus[abs(marker)]) for marker in row) for row in after
    )
    sheet = RoundSheet(totals, harbour_pays, after, awards, bonuses, money, money)
    harbour_pay, monopoly_pay = sheet.harbour_pay, sheet.monopoly_pay
    return sheet._replace(
        money=(
            money[MEDICI] + harbour_pay[MEDICI] + monopoly_pay[MEDICI],
            money[STROZZI] + harbour_pay[STROZZI] + monopoly_pay[STROZZI],
        )
    )


def _to_ahead(lead: int, florins: int) -> tuple[int, int]:
    """`florins` for Medici if the lead is positive, for Strozzi if negative, else for neither."""
    return (florins if lead > 0 else 0, florins if lead < 0 else 0)


def _total(pairs: Iterable[tuple[int, int]]) -> tuple[int, int]:
    both = tuple(pairs)
    return (sum(medici for medici, _ in both), sum(strozzi for _, strozzi in both))
