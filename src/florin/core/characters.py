"""How a level errs: it misjudges what a group is worth to it, as people do.

A character has a limit in florins for the group in hand. The limit mixes the evaluator's fair price
with what the character sees by itself, is moved by a habit (tight or loose), and is misjudged by a
random factor. The level then acts well within its limit, so its errors are errors of judgement.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from typing import Final

# A decision is absurd if it pays more than twice the fair price and at least this much over it,
ABSURD_OVER: Final = 5
# or if it leaves a group that is worth this much more than its price. Florins.
ABSURD_UNDER: Final = 15


@dataclass(frozen=True, slots=True)
class Character:
    """The habits of a level. A strength of 1 and a spread of 0 play as the evaluator says."""

    foresight: float  # share of the limit that comes from the evaluator; the rest is seen by eye
    spread: float  # standard deviation of the misjudgement, as a logarithm; half of it is florins
    stalls: float = 0.0  # part of the pay on stalls or tracks that the character sees by eye
    hand: float = 1.0  # below 1: tight with money; above 1: loose
    plans: float = 1.0  # how often a draw, a loading or an opening bid is thought through

    def limit(self, fair: float, seen: float, rng: random.Random) -> float:
        """What the character would pay, in florins; never absurd by the measures above.

        `fair` is the evaluator's fair price, `seen` what the character sees by eye.
        """
        mixed = self.foresight * fair + (1 - self.foresight) * seen
        error = math.exp(rng.gauss(0, self.spread)) if self.spread else 1.0
        florins = rng.gauss(0, 2 * self.spread) if self.spread else 0.0
        return sane(mixed * self.hand * error + florins, fair)

    def thinks(self, rng: random.Random) -> bool:
        """Whether this decision is thought through."""
        return self.plans >= 1 or rng.random() < self.plans


def sane(limit: float, fair: float) -> float:
    """`limit`, moved so that acting on it is not absurd."""
    return min(max(limit, fair - ABSURD_UNDER + 1), max(2 * fair, fair + ABSURD_OVER))


def overpays(price: float, fair: float) -> bool:
    """Whether paying `price` is absurd."""
    return price > 2 * fair and price > fair + ABSURD_OVER


def underpays(price: float, fair: float) -> bool:
    """Whether leaving the group at `price` is absurd."""
    return fair - price >= ABSURD_UNDER


MASTER: Final = Character(foresight=1.0, spread=0.0)
