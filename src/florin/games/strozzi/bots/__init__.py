"""Bots of Medici vs Strozzi: the levels, the face-value player and the trained evaluator.

NumPy and the weights load when a level first plays.
"""

from __future__ import annotations

import random
from typing import Final

from florin.core.actions import Action
from florin.core.bots import Judge
from florin.games.strozzi import rollout
from florin.games.strozzi.face import face
from florin.games.strozzi.position import Position
from florin.games.strozzi.setup import Strozzi

# How much win share a level is ready to miss in a choice; 0 plays the best it knows. Chosen so that
# neighbours are clearly apart in round robins (docs/strength.md).
TEMPERATURE: Final = {"apprentice": 0.06, "merchant": 0.028, "banker": 0.014, "magnifico": 0.0}
LEVELS: Final = tuple(TEMPERATURE)  # weakest first


def choose(level: str, position: Position, rng: random.Random) -> Action:
    """What the bot of this level plays."""
    from florin.games.strozzi.bots.thinker import choose as chosen  # noqa: PLC0415

    return chosen(position, TEMPERATURE[level], rng)


def evaluator(setup: Strozzi) -> Judge:  # noqa: ARG001
    """The trained evaluator as a judge."""
    from florin.games.strozzi.bots.judge import StrozziJudge  # noqa: PLC0415

    return StrozziJudge()


__all__ = ["LEVELS", "TEMPERATURE", "choose", "evaluator", "face", "rollout"]
