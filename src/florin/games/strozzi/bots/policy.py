"""The policy of the bots: greedy, or a softmax over the evaluator's choices."""

from __future__ import annotations

import math
import random
from functools import lru_cache
from pathlib import Path

from florin.arrays.weights import read
from florin.core.actions import Action
from florin.games.strozzi.bots.evaluator import Evaluator, trained
from florin.games.strozzi.position import Position


def choose(
    position: Position,
    temperature: float,
    rng: random.Random,
    evaluator: Evaluator | None = None,
) -> Action:
    """An action drawn in proportion to exp(utility / temperature); the best if that is 0."""
    evaluator = evaluator or trained()
    if temperature == 0:
        return greedy(position, evaluator)
    actions, utility = evaluator.choices(position)
    best = max(utility)
    return rng.choices(actions, [math.exp((each - best) / temperature) for each in utility])[0]


def greedy(position: Position, evaluator: Evaluator) -> Action:
    """The action with the highest utility; the first of them if there are several."""
    actions, utility = evaluator.choices(position)
    return actions[int(utility.argmax())]


@lru_cache(maxsize=16)
def _evaluator(weights: Path) -> Evaluator:
    return Evaluator(2, read(weights))


def choose_by(weights: Path, position: Position) -> Action:
    """The best action by the net in this file."""
    return greedy(position, _evaluator(weights))
