"""The bot on top of a thinker: takes the best choice, or nearly."""

from __future__ import annotations

import random
from functools import cache

import numpy as np

from florin.bots.medici.thinker import Thinker
from florin.rules import Action
from florin.rules.medici import Position


@cache
def thinker(players: int) -> Thinker:
    """One for each number of buyers; the weights are read once."""
    return Thinker(players)


def choose(position: Position, temperature: float, rng: random.Random) -> Action:
    """Draws a choice with odds exp(worth / temperature); the best where that is 0."""
    actions, worth = thinker(len(position.money)).choice_utilities(position)
    if temperature == 0:
        return actions[int(np.argmax(worth))]
    weights = np.exp((worth - worth.max()) / temperature)
    return rng.choices(actions, weights.tolist())[0]
