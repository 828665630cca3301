"""Dealing any game from a seed. docs/dealing.md describes the algorithm."""

from __future__ import annotations

from florin import games
from florin.core import CHANCE, Action, Position


def deal(seed: str, position: Position) -> Action:
    """What chance does in `position` when `seed` deals.

    Raises ValueError if chance is not to act.
    """
    if position.to_act != CHANCE:
        raise ValueError("chance is not to act here")
    return games.of(position).deal(seed, position)
