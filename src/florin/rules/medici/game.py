"""Setting up Medici (M1 to M7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from florin.rules.errors import BadSetup
from florin.rules.medici.board import MAX_BUYERS, MIN_BUYERS
from florin.rules.medici.position import Position, start


@dataclass(frozen=True, slots=True)
class Medici:
    """A game for `players` buyers. `first`, a seat from 0, begins day 1; None: the lot decides."""

    players: int
    first: int | None = None
    name: ClassVar[str] = "medici"

    def __post_init__(self) -> None:
        if type(self.players) is not int or not MIN_BUYERS <= self.players <= MAX_BUYERS:
            raise BadSetup("players", self.players, f"{MIN_BUYERS} to {MAX_BUYERS} buyers")
        first = self.first
        if first is not None and (type(first) is not int or not 0 <= first < self.players):
            raise BadSetup("first", first, f"a seat from 0 to {self.players - 1}")

    def start(self) -> Position:
        return start(self.players, self.first)
