# pyright: basic
"""The face-value player over arrays plays as the one of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import jax
import numpy as np
import pytest

from florin import games
from florin.arrays.ids import ActionIds
from florin.core import Position
from florin.sim import engine
from florin.sim.lockstep import compare


@pytest.mark.parametrize(
    ("game", "players", "opening"),
    [("medici", 3, "0.5"), ("medici", 6, "1"), ("strozzi", 2, "0.7")],
)
def test_both_face_value_players_choose_the_same(game: str, players: int, opening: str) -> None:
    sim = engine(game, players)
    bots = games.get(game).bots
    assert bots is not None
    ids, part = ActionIds(sim.actions), Fraction(opening)
    face: Any = jax.jit(lambda state: sim.face(state, part))
    seen = 0

    def watch(state: Any, positions: Sequence[Position | None]) -> None:
        nonlocal seen
        for position, chosen in zip(positions, np.asarray(face(state)), strict=True):
            if position is not None:
                due = bots.face(position, part)
                assert ids.actions[chosen] == due, position
                seen += 1

    compare(sim, games=10, seed=6, watch=watch)
    assert seen > 400
