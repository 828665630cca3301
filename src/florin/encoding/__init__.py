"""Numbers for learners: action ids, observation, rewards; shared by simulator and environments.

Needs NumPy, but no JAX. docs/observation.md has the tables.
"""

from __future__ import annotations

import numpy as np

from florin.encoding import medici, strozzi
from florin.encoding.ids import actions, ids, legal_ids
from florin.encoding.parts import Parts
from florin.encoding.rewards import rewards
from florin.rules import Position
from florin.rules.medici import Position as MediciPosition
from florin.rules.strozzi import Position as StrozziPosition


def encode(position: Position, seat: int) -> np.ndarray:
    """What `seat` sees of a position: float32, in the order of `parts_of`."""
    if isinstance(position, MediciPosition):
        return medici.encode(position, seat)
    if isinstance(position, StrozziPosition):
        return strozzi.encode(position, seat)
    raise TypeError(f"not a position of either game: {position!r}")


def parts_of(game: str, players: int) -> Parts:
    """The named slices of an observation."""
    return medici.parts(players) if game == "medici" else strozzi.PARTS


__all__ = ["actions", "encode", "ids", "legal_ids", "parts_of", "rewards"]
