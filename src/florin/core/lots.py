"""Lots: what is drawn, offered, bought and loaded."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar, Final, Self

from florin.core.actions import Action


class Commodity(StrEnum):
    """The commodities, in the order in which every table and tuple of the project lists them."""

    CLOTH = "cloth"
    FUR = "fur"
    GRAIN = "grain"
    DYE = "dye"
    SPICE = "spice"
    GOLD = "gold"


LETTER: Final = {
    Commodity.CLOTH: "C",
    Commodity.FUR: "F",
    Commodity.GRAIN: "G",
    Commodity.DYE: "D",
    Commodity.SPICE: "S",
}
GOLD_TOKEN: Final = "Au"


class Lot(Action):
    """One lot: a commodity and a value. A drawn lot is itself an action of chance.

    Equal lots are the same object, so `is` and `==` agree. Positions hold dozens of lots and
    compare them at every draw; identity keeps that cheap. The token is computed once, because each
    view of a position writes some forty of them.
    """

    __slots__ = ("_token", "commodity", "value")
    commodity: Final[Commodity]  # pyright: ignore[reportGeneralTypeIssues]
    value: Final[int]  # pyright: ignore[reportGeneralTypeIssues]
    _token: str

    _known: ClassVar[dict[tuple[str, int], Lot]] = {}

    def __new__(cls, commodity: str, value: int) -> Self:
        key = (str(commodity), value)
        lot = cls._known.get(key)
        if lot is None:
            lot = super().__new__(cls)
            kind = Commodity(commodity)
            object.__setattr__(lot, "commodity", kind)
            object.__setattr__(lot, "value", value)
            text = GOLD_TOKEN if kind is Commodity.GOLD else f"{LETTER[kind]}{value}"
            object.__setattr__(lot, "_token", text)
            cls._known[key] = lot
        return lot  # type: ignore[return-value]

    @property
    def token(self) -> str:
        """`C5`, or `Au` for gold of any value."""
        return self._token

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a lot never changes: cannot set {name}")

    def __repr__(self) -> str:
        return f"Lot({self.commodity.value!r}, {self.value})"

    def __reduce__(self) -> tuple[type[Lot], tuple[str, int]]:
        return Lot, (self.commodity.value, self.value)


Lots = tuple[Lot, ...]


def without(lots: Lots, lot: Lot) -> Lots:
    """`lots` less one copy of `lot`, in the same order. Raises ValueError if there is none."""
    at = lots.index(lot)
    return lots[:at] + lots[at + 1 :]


def value_of(lots: Lots) -> int:
    """Sum of the values."""
    return sum([lot.value for lot in lots])


def tokens_of(lots: Lots) -> list[str]:
    """`["C5", "Au"]`, in the order given."""
    return [lot._token for lot in lots]  # pyright: ignore[reportPrivateUsage]
