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
from florin.core.characters import MASTER, Character
from florin.games.strozzi import rollout
from florin.games.strozzi.bots.absurd import absurd
from florin.games.strozzi.face import face
from florin.games.strozzi.position import Position
from florin.games.strozzi.setup import Strozzi

# Chosen so that each level clearly beats the one below (docs/strength.md).
CHARACTERS: Final = {
    "novice": Character(foresight=0.0, spread=0.9, hand=0.7, plans=0.0),
    "apprentice": Character(foresight=0.4, spread=0.5, stalls=0.3, plans=0.3),
    "merchant": Character(foresight=0.75, spread=0.3, stalls=0.6, plans=0.7),
    "banker": Character(foresight=1.0, spread=0.12, stalls=1.0, plans=0.95),
    "magnifico": MASTER,
}
LEVELS: Final = tuple(CHARACTERS)  # weakest first


def choose(
    level: str, position: Position, rng: random.Random, history: Sequence[str] = ()
) -> Action:
    """What the bot of this level plays."""
    del history  # the other player's best answer does not depend on it
    from florin.games.strozzi.bots.human import choose as chosen  # noqa: PLC0415

    return chosen(position, CHARACTERS[level], rng)


def choose_by(weights: Path, position: Position) -> Action:
    """What the strongest bot would play with the weights of another net."""
    from florin.games.strozzi.bots.policy import choose_by as chosen  # noqa: PLC0415

    return chosen(weights, position)


def evaluator(setup: Strozzi) -> Judge:
    """The trained evaluator."""
    from florin.games.strozzi.bots.evaluator import trained  # noqa: PLC0415

    return trained(setup.players)


def money_weight() -> float:
    """The utility of being 100 florins ahead of the others' mean, in wins, when a level plays."""
    from florin.games.strozzi.bots.auction import Aim  # noqa: PLC0415

    return Aim().money


__all__ = [
    "CHARACTERS",
    "LEVELS",
    "absurd",
    "choose",
    "choose_by",
    "evaluator",
    "face",
    "money_weight",
    "rollout",
]
