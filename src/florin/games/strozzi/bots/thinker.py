"""The learned player of Medici vs Strozzi."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field
from functools import cache

from florin.core import Action
from florin.core import Position as AnyPosition
from florin.games.strozzi import Position
from florin.games.strozzi.bots.mind import Mind


@cache
def trained() -> Mind:
    """The one that comes with the package; its weights are read once."""
    return Mind()


@dataclass(frozen=True)
class StrozziThinker:
    """Takes what is worth most; or, above temperature 0, what is worth less now and then.

    At temperature t a choice that is worth x less, in shares of the win, is exp(-x / t) times as
    likely as the best.
    """

    temperature: float = 0.0
    name: str = "thinker"
    mind: Mind = field(default_factory=trained, compare=False, repr=False)

    def choose(self, position: AnyPosition, rng: random.Random) -> Action:
        if not isinstance(position, Position):
            raise TypeError(f"not a position of Medici vs Strozzi: {position!r}")
        return choose(position, self.temperature, rng, self.mind)


def choose(
    position: Position, temperature: float, rng: random.Random, mind: Mind | None = None
) -> Action:
    """What the seat to act does, with odds exp(worth / temperature); the best where that is 0."""
    choices = (mind or trained()).choices(position)
    sign = 1 if position.to_act == 0 else -1
    worths = [sign * value.worth for _, value in choices]
    best = max(worths)
    if temperature <= 0:
        return choices[worths.index(best)][0]
    odds = [math.exp((worth - best) / temperature) for worth in worths]
    return choices[rng.choices(range(len(worths)), odds)[0]][0]
