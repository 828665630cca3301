"""Bots of Medici: the levels, the face-value player and the trained evaluator.

NumPy and the weights load when a level first plays.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from florin.core.actions import Action
from florin.core.bots import Judge
from florin.games.medici import rollout
from florin.games.medici.face import face
from florin.games.medici.position import Position
from florin.games.medici.setup import Medici

# Temperature of each level's softmax, in win share; 0 is greedy. Chosen so that neighbouring levels
# are clearly apart in round robins (docs/strength.md).
TEMPERATURE: Final = {"apprentice": 0.04, "merchant": 0.025, "banker": 0.015, "magnifico": 0.0}
LEVELS: Final = tuple(TEMPERATURE)  # weakest first


def choose(
    level: str, position: Position, rng: random.Random, history: Sequence[str] = ()
) -> Action:
    """What the bot of this level plays."""
    from florin.games.medici.bots.policy import choose as chosen  # noqa: PLC0415

    return chosen(position, TEMPERATURE[level], rng, history=history)


def choose_by(weights: Path, position: Position) -> Action:
    """What the strongest bot would play with the weights of another net."""
    from florin.games.medici.bots.policy import choose_by as chosen  # noqa: PLC0415

    return chosen(weights, position)


def evaluator(setup: Medici) -> Judge:
    """The trained evaluator."""
    from florin.games.medici.bots.evaluator import trained  # noqa: PLC0415

    return trained(setup.players)


__all__ = ["LEVELS", "TEMPERATURE", "choose", "choose_by", "evaluator", "face", "rollout"]
