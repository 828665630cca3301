"""`face:F`: plays by the values printed on the lots. A weak opponent."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from florin import games
from florin.core import Action, Position


@dataclass(frozen=True, slots=True)
class FaceBot:
    """`opening` is the part of a group's printed value that it offers first."""

    opening: Fraction

    @property
    def name(self) -> str:
        return f"face:{float(self.opening):g}"

    def choose(self, position: Position, rng: random.Random, history: Sequence[str] = ()) -> Action:
        del rng, history
        bots = games.of(position).bots
        if bots is None:
            raise TypeError(f"{self.name} does not play {position.game}")
        return bots.face(position, self.opening)
