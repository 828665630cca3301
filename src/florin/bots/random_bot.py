"""`random`: any legal action, each as likely as the next."""

from __future__ import annotations

import random
from dataclasses import dataclass

from florin.rules import Action, Position, Price
from florin.rules.lots import value_of
from florin.rules.strozzi import AnyPrice


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Uniform over what is legal. Prices have no end, so it stays below twice the group's value."""

    @property
    def name(self) -> str:
        return "random"

    def choose(self, position: Position, rng: random.Random) -> Action:
        legal = position.legal()
        if isinstance(legal, AnyPrice):
            return Price(rng.randrange(2 * value_of(position.group) + 10))
        return rng.choice(tuple(legal))
