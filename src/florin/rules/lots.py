"""Lots: what is drawn, offered, bought and loaded. Both games use them."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, Self


class Commodity(StrEnum):
    """The goods, in the order in which every table and tuple of the project lists them."""

    CLOTH = "cloth"
    FUR = "fur"
    GRAIN = "grain"
    DYE = "dye"
    SPICE = "spice"
    GOLD = "gold"


class Lot:
    """One lot: a commodity and a value. Equal lots are the same object, so `is` and `==` agree.

    Positions hold dozens of lots and compare them in every draw; identity keeps that cheap.
    """

    __slots__ = ("commodity", "value")
    commodity: Final[Commodity]  # pyright: ignore[reportGeneralTypeIssues]
    value: Final[int]  # pyright: ignore[reportGeneralTypeIssues]

    _known: dict[tuple[str, int], Lot] = {}  # noqa: RUF012

    def __new__(cls, commodity: str, value: int) -> Self:
        key = (str(commodity), value)
        lot = cls._known.get(key)
        if lot is None:
            lot = super().__new__(cls)
            object.__setattr__(lot, "commodity", Commodity(commodity))
            object.__setattr__(lot, "value", value)
            cls._known[key] = lot
        return lot  # type: ignore[return-value]

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a lot never changes: cannot set {name}")

    def __repr__(self) -> str:
        return f"Lot({self.commodity.value!r}, {self.value})"

    def __reduce__(self) -> tuple[type[Lot], tuple[str, int]]:
        return Lot, (self.commodity.value, self.value)


Lots = tuple[Lot, ...]


def without(lots: Lots, lot: Lot) -> Lots:
    """`lots` less one copy of `lot`; ValueError where there is none. Order is kept."""
    at = lots.index(lot)
    return lots[:at] + lots[at + 1 :]


def value_of(lots: Lots) -> int:
    """Sum of the values."""
    return sum([lot.value for lot in lots])
