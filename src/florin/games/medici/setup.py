"""Setting up Medici (M1 to M7) and its options (M26)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from florin.core.errors import BadSetup
from florin.core.options import Option
from florin.games.medici.board import LEVEL_BONUS, MAX_BUYERS, MIN_BUYERS
from florin.games.medici.position import Position, start

OPTIONS: Final = (
    Option("first", "seat", help="The seat that begins day 1; without it the lot decides."),
    Option(
        "edition",
        "choice",
        tuple(LEVEL_BONUS),
        "2006",
        "1995: levels 5, 6 and 7 of a stall pay 0, 10 and 20 instead of 5, 10 and 20.",
    ),
)


@dataclass(frozen=True, slots=True)
class Medici:
    """A game for `players` buyers.

    `first`, a seat from 0, begins day 1; None: the lot decides. `edition` is "2006" or "1995".
    """

    players: int
    first: int | None = None
    edition: str = "2006"

    def __post_init__(self) -> None:
        if type(self.players) is not int or not MIN_BUYERS <= self.players <= MAX_BUYERS:
            raise BadSetup("players", self.players, f"{MIN_BUYERS} to {MAX_BUYERS} buyers")
        first = self.first
        if first is not None and (type(first) is not int or not 0 <= first < self.players):
            raise BadSetup("first", first, f"a seat from 0 to {self.players - 1}")
        OPTIONS[1].check(self.edition, self.players)

    @property
    def game(self) -> str:
        return "medici"

    @property
    def options(self) -> dict[str, int | str]:
        """What differs from the defaults, seats counted from 1."""
        chosen: dict[str, int | str] = {}
        if self.first is not None:
            chosen["first"] = self.first + 1
        if self.edition != "2006":
            chosen["edition"] = self.edition
        return chosen

    @property
    def level_bonus(self) -> tuple[int, ...]:
        """Florins by level of a stall (M22, M26)."""
        return LEVEL_BONUS[self.edition]

    def start(self) -> Position:
        return start(self)
