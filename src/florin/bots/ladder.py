"""The ladder for people: one mind at four temperatures, from careless to its best."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from florin.rules import Action, Position
from florin.rules.medici import Position as MediciPosition
from florin.rules.strozzi import Position as StrozziPosition

LEVELS: Final[tuple[str, ...]] = ("apprentice", "merchant", "banker", "magnifico")  # weakest first

# How much win share a level is ready to miss in a choice; 0 plays the best it knows. Chosen so that
# neighbours are clearly apart in round robins of each game (docs/strength.md).
TEMPERATURE: Final[dict[str, dict[str, float]]] = {
    "medici": dict(zip(LEVELS, (0.04, 0.025, 0.015, 0.0), strict=True)),
    "strozzi": dict(zip(LEVELS, (0.06, 0.028, 0.014, 0.0), strict=True)),
}


@dataclass(frozen=True, slots=True)
class LadderBot:
    """A level of the ladder. Weaker levels know as much, but choose less surely."""

    name: str

    def choose(self, position: Position, rng: random.Random) -> Action:
        # Imported here: NumPy and the weights are needed only where such a bot plays.
        if isinstance(position, MediciPosition):
            from florin.bots.medici.player import choose  # noqa: PLC0415

            return choose(position, TEMPERATURE["medici"][self.name], rng)
        if isinstance(position, StrozziPosition):
            from florin.bots.strozzi.thinker import choose as choose_strozzi  # noqa: PLC0415

            return choose_strozzi(position, TEMPERATURE["strozzi"][self.name], rng)
        raise TypeError(f"{self.name} does not play {position.game}")
