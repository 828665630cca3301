# pyright: basic
"""A step without a loop has the result of ticks repeated until the next decision."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import pytest

from florin.arrays.dice import below, roll, seeded
from florin.arrays.engine import ArrayEngine
from florin.sim import engine

GAMES, STEPS = 64, 250


@pytest.mark.parametrize("players", [3, 6])
def test_a_step_is_ticks_until_the_next_decision(players):
    sim = engine("medici", players)

    def one(carry, number):
        state, dice = carry
        first, dice = roll(dice)
        second, dice = roll(dice)
        count = sim.count_legal(state)
        chosen = below(first, count)
        # Every other game prefers low bids, so that money lasts into the late auctions.
        cautious = jnp.arange(GAMES) % 2 == 0
        chosen = jnp.where(cautious, jnp.minimum(chosen, below(second, count)), chosen)
        action = sim.nth_legal(state, chosen)
        foul = (number % 50 == 49) & (jnp.arange(GAMES) == number % GAMES)
        action = jnp.where(foul, sim.num_actions, action)
        ours = sim.step(state, action), *sim.step_and_reset(state, action)
        theirs = (
            ArrayEngine.step(sim, state, action),
            *ArrayEngine.step_and_reset(sim, state, action),
        )
        same = [
            jnp.all(a == b)
            for a, b in zip(jax.tree.leaves(ours), jax.tree.leaves(theirs), strict=True)
        ]
        waited = sim.pending(sim.tick(state, action))
        return (ours[1], dice), (jnp.stack(same), waited, ours[2], sim.pending(ours[0]))

    start = sim.init(jax.random.key(1), (GAMES,)), seeded(jax.random.key(2), (GAMES,))
    _, (same, waited, done, pending) = jax.jit(
        lambda start: jax.lax.scan(one, start, jnp.arange(STEPS))
    )(start)
    assert same.all(), f"leaf {jnp.argwhere(~same)[0]} differs"
    assert not pending.any()
    assert waited.sum() > GAMES  # ticks alone would not have reached the next decision
    assert done.sum() > GAMES


def test_a_step_goes_on_from_a_pending_state():
    sim = engine("medici", 3)
    state = sim.init(jax.random.key(3), (GAMES,))
    dice = seeded(jax.random.key(4), (GAMES,))
    tick, step = jax.jit(sim.tick), jax.jit(sim.step)
    waited = 0
    for _ in range(60):
        word, dice = roll(dice)
        action = sim.nth_legal(state, below(word, sim.count_legal(state)))
        whole, state = step(state, action), tick(state, action)
        pending = sim.pending(state)
        waited += int(pending.sum())
        for a, b in zip(jax.tree.leaves(step(state, action)), jax.tree.leaves(whole), strict=True):
            assert (jnp.where(pending, a, b) == b).all()
    assert waited > 50
