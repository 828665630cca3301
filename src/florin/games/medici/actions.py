"""The actions of Medici beside drawing and stopping."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from florin.core.actions import Action, Amount, Word

PASS: Final = Word("pass")


@dataclass(frozen=True, slots=True)
class Begin(Action):
    """Chance: this seat begins the day (M7)."""

    seat: int

    @property
    def token(self) -> str:
        return f"@{self.seat + 1}"


@dataclass(frozen=True, slots=True)
class Bid(Amount):
    """A buyer bids this many florins (M10)."""
