"""The bot on top of a thinker: takes the best choice, or nearly."""

from __future__ import annotations

import math
import random
from functools import cache

import numpy as np

from florin.core import Action
from florin.games.medici import Position
from florin.games.medici.bots.thinker import Thinker


@cache
def thinker(players: int) -> Thinker:
    """One for each number of buyers; the weights are read once."""
    return Thinker(players)


def choose(position: Position, temperature: float, rng: random.Random) -> Action:
    """Draws a choice with odds exp(worth / temperature); the best where that is 0.

    The first action (pass, or draw) is weighed against the best other one. Then it is between the
    others: as one answer among fifty, passing would hardly ever be drawn.
    """
    actions, worth = thinker(len(position.money)).choice_utilities(position)
    if temperature == 0:
        return actions[int(np.argmax(worth))]
    first, others = worth[0], worth[1:]
    if not len(others):
        return actions[0]
    weights = np.exp((others - others.max()) / temperature)
    weights /= weights.sum()
    gap = min(float(first - others.max()) / temperature, 50.0)  # more is as sure, and too large
    return rng.choices(actions, [math.exp(gap), *weights.tolist()])[0]
