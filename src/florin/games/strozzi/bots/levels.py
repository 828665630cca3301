"""Bots of Medici vs Strozzi: the levels, the face-value player and the trained evaluator.

NumPy and the weights load when a level first plays.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from florin.core.actions import Action
from florin.core.bots import Judge
from florin.games.strozzi import rollout
from florin.games.strozzi.face import face
from florin.games.strozzi.position import Position
from florin.games.strozzi.setup import Strozzi

# Temperature of each level's softmax, in win share; 0 is greedy. Chosen so that neighbouring levels
# are clearly apart in round robins (docs/strength.md).
TEMPERATURE: Final = {"apprentice": 0.06, "merchant": 0.028, "banker": 0.014, "magnifico": 0.0}
LEVELS: Final = tuple(TEMPERATURE)  # weakest first


def choose(
    level: str, position: Position, rng: random.Random, history: Sequence[str] = ()
) -> Action:
    """What the bot of this level plays."""
    del history  # the other player's best answer does not depend on it
    from florin.games.strozzi.bots.policy import choose as chosen  # noqa: PLC0415

    return chosen(position, TEMPERATURE[level], rng)


def choose_by(weights: Path, position: Position) -> Action:
    """What the strongest bot would play with the weights of another net."""
    from florin.games.strozzi.bots.policy import choose_by as chosen  # noqa: PLC0415

    return chosen(weights, position)


def evaluator(setup: Strozzi) -> Judge:
    """The trained evaluator."""
    from florin.games.strozzi.bots.evaluator import trained  # noqa: PLC0415

    return trained(setup.players)


__all__ = ["LEVELS", "TEMPERATURE", "choose", "choose_by", "evaluator", "face", "rollout"]
