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


@dataclass(frozen=True, slots=True)
class PlainBot:
    """`plain`: the simplest sensible rule of a game, which the weakest level loses to.

    A game may leave it out.
    """

    @property
    def name(self) -> str:
        return "plain"

    def choose(self, position: Position, rng: random.Random, history: Sequence[str] = ()) -> Action:  # noqa: ARG002
        rule = getattr(games.of(position).bots, "plain", None)
        if rule is None:
            raise TypeError(f"{self.name} does not play {position.game}")
        return rule(position)
