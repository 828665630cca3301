"""What a bot is: a position in, one legal action out."""

from __future__ import annotations

import random
from typing import Protocol

from florin.rules import Action, Position


class Bot(Protocol):
    """Plays either game. The same generator state and position give the same action."""

    @property
    def name(self) -> str:
        """How people and records call it, such as `random` or `face:0.7`."""
        ...

    def choose(self, position: Position, rng: random.Random) -> Action:
        """One of `position.legal()`, for the seat that is to act."""
        ...
