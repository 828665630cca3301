# pyright: basic
"""Ticks that restart games: tick by tick the same as plain ticks, until a game ends."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from florin.arrays.dice import below, roll, seeded
from florin.sim import engine

GAMES, TICKS = 32, 600
DRAWN = {"dice", "group", "unseen"}  # fields that depend on the draws of a new game


@pytest.mark.parametrize(
    "sim",
    [engine("medici", 3, {"first": 2}), engine("strozzi", options={"track": 5})],
    ids=lambda sim: sim.name,
)
def test_only_a_game_that_ends_starts_again(sim):
    new = sim.init(jax.random.key(0), (GAMES,))

    def one(carry, number):
        state, dice, wrong = carry
        word, dice = roll(dice)
        action = sim.nth_legal(state, below(word, sim.count_legal(state)))
        foul = (number == 5) & (jnp.arange(GAMES) == 2) & ~sim.pending(state)
        action = jnp.where(foul, sim.num_actions, action)
        plain = sim.tick(state, action)
        after, done, paid = sim.tick_and_reset(state, action)
        same = [
            jnp.where(done, True if name in DRAWN else a == c, a == b)
            for name in state._fields
            for a, b, c in zip(
                *(jax.tree.leaves(getattr(s, name)) for s in (after, plain, new)), strict=True
            )
        ]
        due = jnp.where(done[:, None], sim.rewards(plain), 0)
        agrees = jnp.all(jnp.stack(same)) & jnp.all(jnp.stack(paid, -1) == due)
        agrees &= jnp.all(done == sim.over(plain)) & ~jnp.any(sim.pending(after) & done)
        return (after, dice, wrong + ~agrees), (done, foul, due)

    start = sim.init(jax.random.key(1), (GAMES,)), seeded(jax.random.key(2), (GAMES,)), 0
    (_, _, wrong), (done, foul, paid) = jax.jit(
        lambda start: jax.lax.scan(one, start, jnp.arange(TICKS))
    )(start)
    assert wrong == 0
    assert done.sum() > 2 * GAMES
    assert (done.sum(axis=0) > 0).all()
    # The illegal action ended its game at once, and no other game ended that early.
    assert np.argwhere(foul).tolist() == np.argwhere(done[:6]).tolist() == [[5, 2]]
    assert paid[5, 2].min() == -1
