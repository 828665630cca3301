"""Setting up Medici vs Strozzi (S1 to S6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from florin.rules.errors import BadSetup
from florin.rules.strozzi.position import Position, start


@dataclass(frozen=True, slots=True)
class Strozzi:
    """The game for two: seat 0 is Medici, seat 1 Strozzi."""

    players: int = 2
    name: ClassVar[str] = "strozzi"

    def __post_init__(self) -> None:
        if type(self.players) is not int or self.players != 2:
            raise BadSetup("players", self.players, "2 players")

    def start(self) -> Position:
        return start()
