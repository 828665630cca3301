"""`net:FILE`: plays by the net in a file of weights, greedily. For nets that are being tested."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from florin import games
from florin.core import Action, Position


@dataclass(frozen=True, slots=True)
class NetBot:
    """A game's evaluator with the weights in `file`."""

    file: Path

    @property
    def name(self) -> str:
        return f"net:{self.file}"

    def choose(self, position: Position, rng: random.Random, history: Sequence[str] = ()) -> Action:
        del rng, history
        choose_by = getattr(games.of(position).bots, "choose_by", None)
        if choose_by is None:
            raise TypeError(f"{self.name} does not play {position.game}")
        return choose_by(self.file, position)
