"""`random`: any legal action, each as likely as the next."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice

from florin.core import Action, Position


@dataclass(frozen=True, slots=True)
class RandomBot:
    """Uniform over the legal actions; prices without a limit stay at or below a typical one."""

    @property
    def name(self) -> str:
        return "random"

    def choose(self, position: Position, rng: random.Random, history: Sequence[str] = ()) -> Action:
        del history
        amounts = position.amounts()
        if amounts is not None and amounts.most is None:
            number = rng.randrange(amounts.typical - amounts.least + 1)
            return next(islice(position.legal(), number, None))
        return rng.choice(tuple(position.legal()))
