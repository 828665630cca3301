"""The named levels of a game, from the weakest to the strongest."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from florin import games
from florin.core import Action, Position


@dataclass(frozen=True, slots=True)
class LadderBot:
    """A level of the ladder; each game says how its levels choose."""

    name: str

    def choose(self, position: Position, rng: random.Random, history: Sequence[str] = ()) -> Action:
        bots = games.of(position).bots
        if bots is None or self.name not in bots.LEVELS:
            raise TypeError(f"{self.name} does not play {position.game}")
        return bots.choose(self.name, position, rng, history)
