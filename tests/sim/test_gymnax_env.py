# pyright: basic
"""The environment with the functions of Gymnax, as its learners call them."""

from __future__ import annotations

from functools import cache

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from florin.arrays.parts import bounds
from florin.core import BadSetup
from florin.sim import engine, gymnax_env

GAMES = 8
CASES = (("florin_medici_3", "face:0.5"), ("florin_strozzi", "random"))


def make(env_id, opponents):
    return gymnax_env.make(env_id, opponents=opponents, seat=1, num_actions=24)


@cache
def runner(env_id, opponents, steps=200):
    """A function of a key that plays uniform actions: observations, rewards, ends and the like."""
    env, params = make(env_id, opponents)
    reset = jax.vmap(env.reset, in_axes=(0, None))
    step = jax.vmap(env.step, in_axes=(0, 0, 0, None))

    def one(carry, key):
        act, go = jax.random.split(key)
        action = jax.random.randint(act, (GAMES,), 0, env.num_actions)
        observation, state, reward, done, info = step(
            jax.random.split(go, GAMES), carry[1], action, params
        )
        seen = observation, reward, done, info["discount"], state.game.to_act, state.time
        return (observation, state), seen

    @jax.jit
    def run(key):
        first, rest = jax.random.split(key)
        start = reset(jax.random.split(first, GAMES), params)
        return jax.lax.scan(one, start, jax.random.split(rest, steps))[1]

    return run


def play(env_id, opponents, seed=0):
    return tuple(map(np.asarray, runner(env_id, opponents)(jax.random.key(seed))))


@pytest.mark.parametrize(("env_id", "opponents"), CASES)
def test_the_learner_always_decides_and_is_paid_at_the_end(env_id, opponents):
    env, _ = make(env_id, opponents)
    seen, rewards, done, discounts, seats, time = play(env_id, opponents)
    assert (seats == 1).all()
    assert done.sum() > GAMES
    assert (rewards[~done] == 0).all()
    assert set(np.unique(rewards[done])) <= {np.float32(r) for r in (1, -0.5, 0.25, 0, -1)}
    assert (discounts == ~done).all()
    assert (time[done] == 0).all()
    low, high = bounds(env.engine.parts)
    assert ((seen >= low) & (seen <= high)).all()


def test_opponents_matter():
    """Uniform bids lose against face-value bidders, but not against random ones."""
    for opponents, low, high in (("face:0.5", -1, -0.4), ("random", 0, 1)):
        _, rewards, done, *_ = play("florin_medici_3", opponents)
        assert low < rewards[done].mean() < high, opponents


def test_an_id_that_is_not_legal_stands_for_the_next_lower_legal_one():
    env, _ = gymnax_env.make("florin_medici_3")

    @jax.jit
    def meant(asked):
        game = env.engine.init(jax.random.key(3))
        game = game._replace(phase=jnp.int8(3), high=jnp.int16(7), to_act=jnp.int8(0))
        game = game._replace(money=(jnp.int16(20), *game.money[1:]))
        legal = env.legal(gymnax_env.State(game, jnp.int32(0)))
        return jax.vmap(env.nearest, (None, 0))(game, asked), legal.sum()

    taken, legal = meant(jnp.array([0, 2, 5, 9, 10, 22, 23, 200], jnp.int32))
    assert taken.tolist() == [2, 2, 2, 2, 10, 22, 22, 22]  # pass is 2, a bid of b is 2 + b
    assert legal == 14


def test_a_key_decides_all_that_follows():
    one, two = play(*CASES[1], seed=5), play(*CASES[1], seed=5)
    jax.tree.map(np.testing.assert_array_equal, one, two)
    assert not np.array_equal(one[0], play(*CASES[1], seed=6)[0])


def test_spaces_and_names_are_those_of_gymnax():
    env, params = gymnax_env.make("florin_medici_3", num_actions=24, edition="1995")
    assert env.name == "florin_medici_3"
    assert env.engine == engine("medici", 3, {"edition": "1995"})
    actions, observations = env.action_space(params), env.observation_space(params)
    assert (actions.n, env.num_actions) == (24, 24)
    assert observations.shape == (env.engine.observation_size,)
    assert actions.contains(actions.sample(jax.random.key(0)))
    assert observations.contains(observations.sample(jax.random.key(0)))
    assert not actions.contains(jnp.int32(24))


def test_what_is_wrong_is_named():
    with pytest.raises(
        ValueError, match=r"opponents: 'magnifico' is not 'random' or face:FRACTION"
    ):
        gymnax_env.make("florin_medici_3", opponents="magnifico")
    with pytest.raises(ValueError, match="seat 3 is not one of 0 to 2"):
        gymnax_env.make("florin_medici_3", seat=3)
    with pytest.raises(ValueError, match="num_actions: 1 is not one of 2 to 213"):
        gymnax_env.make("florin_medici_3", num_actions=1)
    with pytest.raises(BadSetup, match="track"):
        gymnax_env.make("florin_strozzi", track=2)
