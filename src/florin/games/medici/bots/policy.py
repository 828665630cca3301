"""The policy of Medici's bots: greedy, or a softmax over the evaluator's choices."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import numpy as np

from florin.arrays.weights import read
from florin.core.actions import Action
from florin.games.medici.bots.evaluator import Evaluator, trained
from florin.games.medici.position import Position


def choose(
    position: Position,
    temperature: float,
    rng: random.Random,
    evaluator: Evaluator | None = None,
    history: Sequence[str] = (),
) -> Action:
    """An action drawn in proportion to exp(utility / temperature); the best if that is 0.

    The first action (pass, or draw) is weighed against the best of the others, then the others
    against each other: as one answer among fifty, passing would hardly ever be drawn. `history` are
    the tokens of the game so far: with them, others are expected to bid as they did before.
    """
    actions, utility = (evaluator or trained(len(position.money))).choices(position, history)
    if temperature == 0:
        return actions[int(np.argmax(utility))]
    first, others = utility[0], utility[1:]
    if not len(others):
        return actions[0]
    weights = np.exp((others - others.max()) / temperature)
    weights /= weights.sum()
    # exp(50) is as good as certain, and larger exponents overflow.
    gap = min(float(first - others.max()) / temperature, 50.0)
    return rng.choices(actions, [math.exp(gap), *weights.tolist()])[0]


@lru_cache(maxsize=16)
def _evaluator(weights: Path, players: int) -> Evaluator:
    return Evaluator(players, read(weights))


def choose_by(weights: Path, position: Position) -> Action:
    """The best action by the net in this file."""
    evaluator = _evaluator(weights, len(position.money))
    return choose(position, 0, random.Random(0), evaluator)
