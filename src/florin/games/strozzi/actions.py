"""The actions of Medici vs Strozzi beside drawing and stopping."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from florin.core.actions import Action, Amount, Word

BUY: Final = Word("buy")
DECLINE: Final = Word("decline")
DISCARD: Final = Word("discard")


@dataclass(frozen=True, slots=True)
class Price(Amount):
    """The active player names this price (S8)."""


@dataclass(frozen=True, slots=True)
class Load(Action):
    """The buyer loads the group onto the ship with `holds` holds, in harbour 0 to 2 (S10, S11)."""

    holds: int
    harbour: int

    @property
    def token(self) -> str:
        return f"{self.holds}@{self.harbour + 1}"
