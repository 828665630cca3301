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
from florin.core.characters import MASTER, Character
from florin.games.medici import rollout
from florin.games.medici.bots.absurd import absurd
from florin.games.medici.face import face, plain
from florin.games.medici.position import Position
from florin.games.medici.setup import Medici

# Chosen so that each level clearly beats the one below (docs/strength.md).
CHARACTERS: Final = {
    "novice": Character(foresight=0.0, spread=0.6, hand=3.0, plans=0.0),
    "apprentice": Character(foresight=0.3, spread=0.5, stalls=0.25, hand=0.9, plans=0.2),
    "merchant": Character(foresight=0.75, spread=0.33, stalls=0.5, plans=0.6),
    "banker": Character(foresight=0.9, spread=0.28, stalls=1.0, plans=0.85),
    "magnifico": MASTER,
}
LEVELS: Final = tuple(CHARACTERS)  # weakest first


def choose(
    level: str, position: Position, rng: random.Random, history: Sequence[str] = ()
) -> Action:
    """What the bot of this level plays."""
    from florin.games.medici.bots.human import choose as chosen  # noqa: PLC0415

    return chosen(position, CHARACTERS[level], rng, history=history)


def choose_by(weights: Path, position: Position) -> Action:
    """What the strongest bot would play with the weights of another net."""
    from florin.games.medici.bots.policy import choose_by as chosen  # noqa: PLC0415

    return chosen(weights, position)


def evaluator(setup: Medici) -> Judge:
    """The trained evaluator."""
    from florin.games.medici.bots.evaluator import trained  # noqa: PLC0415

    return trained(setup.players)


def money_weight() -> float:
    """The utility of being 100 florins ahead of the others' mean, in wins, when a level plays."""
    from florin.games.medici.bots.turn_values import MONEY  # noqa: PLC0415

    return MONEY


__all__ = [
    "CHARACTERS",
    "LEVELS",
    "absurd",
    "choose",
    "choose_by",
    "evaluator",
    "face",
    "money_weight",
    "plain",
    "rollout",
]
