"""Setting up Medici vs Strozzi (S1 to S6) and its option (S5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from florin.core.errors import BadSetup
from florin.core.options import Option
from florin.games.strozzi.board import FIELD_BONUS, TRACK_END
from florin.games.strozzi.position import Position, start

OPTIONS: Final = (
    Option(
        "track",
        "choice",
        tuple(FIELD_BONUS),
        TRACK_END,
        "Fields of a track on each side of the middle; the last two pay 10 and 20 more.",
    ),
)


@dataclass(frozen=True, slots=True)
class Strozzi:
    """The game for two: seat 0 is Medici, seat 1 Strozzi.

    `track` is the number of fields on each side of the middle, 3 to 6 (S5).
    """

    players: int = 2
    track: int = TRACK_END

    def __post_init__(self) -> None:
        if type(self.players) is not int or self.players != 2:
            raise BadSetup("players", self.players, "2 players")
        OPTIONS[0].check(self.track, self.players)

    @property
    def game(self) -> str:
        return "strozzi"

    @property
    def options(self) -> dict[str, int | str]:
        """What differs from the defaults."""
        return {} if self.track == TRACK_END else {"track": self.track}

    def start(self) -> Position:
        return start(self)
