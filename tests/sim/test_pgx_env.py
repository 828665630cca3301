# pyright: basic, reportCallIssue=false, reportArgumentType=false
"""The environment object, as Pgx's test, its wrappers and mctx use it."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import mctx
import numpy as np
import pgx
import pgx._src.api_test as pgx_api
import pytest
from pgx.experimental.wrappers import auto_reset as pgx_auto_reset

from florin.core import BadSetup
from florin.games.medici import Medici
from florin.sim import PgxEnv, auto_reset, engine, make
from florin.sim.pgx_env import State

MEDICI, STROZZI = PgxEnv(engine("medici", 3)), PgxEnv(engine("strozzi"))
INIT = {env: jax.jit(jax.vmap(env.init)) for env in (MEDICI, STROZZI)}
STEP = {env: jax.jit(jax.vmap(env.step)) for env in (MEDICI, STROZZI)}
GAMES = 4  # everywhere the same, so that each function compiles once
ENVS = pytest.mark.parametrize("env", [MEDICI, STROZZI], ids=lambda env: env.id)


def random_action(key, mask):
    return jax.random.categorical(key, jnp.where(mask, 0.0, -jnp.inf), axis=-1)


@ENVS
def test_pgx_api_test(env, monkeypatch):

    # As shipped, its random action needs a batch, and it knows only Pgx's own ids and pictures.
    monkeypatch.setattr(pgx_api, "act_randomly", jax.jit(random_action))
    monkeypatch.setattr(pgx_api, "get_args", lambda _: (env.id,))
    monkeypatch.setattr(State, "save_svg", lambda *_: None, raising=False)
    pgx_api.api_test(env, num=1)


def start(env, seed=1):
    return INIT[env](jax.random.split(jax.random.key(seed), GAMES))


@ENVS
def test_it_has_the_public_names_of_pgx(env):
    for name in dir(pgx.Env):
        if not name.startswith("_"):
            assert hasattr(env, name), name
    ours = start(env)
    theirs = pgx.make("tic_tac_toe").init(jax.random.key(0))
    for name in theirs.__dict__:
        if not name.startswith("_"):
            assert hasattr(ours, name), name
    assert ours.legal_action_mask.shape == (GAMES, env.num_actions)
    assert ours.observation.shape == (GAMES, *env.observation_shape)
    assert ours.rewards.shape == (GAMES, env.num_players)
    assert ours.env_id == env.id


@ENVS
def test_an_illegal_action_ends_its_own_game_alone(env):
    states, step = start(env), STEP[env]
    legal = jnp.argmax(states.legal_action_mask, axis=-1)
    fair = step(states, legal)
    for wrong in (2, -1, env.num_actions, 10**6):
        after = step(states, legal.at[1].set(wrong))
        culprit = int(states.current_player[1])
        assert after.terminated.tolist() == [False, True, False, False]
        expected = np.full(env.num_players, 1 / (env.num_players - 1), np.float32)
        expected[culprit] = -1
        np.testing.assert_array_equal(after.rewards[1], expected)
        assert after.legal_action_mask[1].all()
        for others in (0, 2, 3):
            jax.tree.map(
                lambda a, b, at=others: np.testing.assert_array_equal(a[at], b[at]), after, fair
            )
        again = step(after, legal)
        assert again.terminated[1]
        assert not again.rewards[1].any()
        assert again._step_count[1] == 1


@ENVS
@pytest.mark.parametrize("flag", ["terminated", "truncated"])
def test_a_finished_game_stays_as_it_is(env, flag):
    """As in Pgx, also if a wrapper set the flag and the game itself could go on."""
    states = start(env)
    second = jnp.arange(GAMES) == 1
    over = states.replace(rewards=states.rewards.at[1].set(1), **{flag: second})
    legal = jnp.argmax(states.legal_action_mask, axis=-1)
    for wanted in (legal, legal.at[1].set(env.num_actions)):
        after = STEP[env](over, wanted)
        assert getattr(after, flag).tolist() == second.tolist()
        assert not after.rewards[1].any()
        assert after._step_count.tolist() == [1, 0, 1, 1]
        jax.tree.map(
            lambda a, b: np.testing.assert_array_equal(a[1], b[1]), after._game, over._game
        )
        np.testing.assert_array_equal(after.observation[1], over.observation[1])
        assert after.legal_action_mask[1].all() == (flag == "terminated")


@ENVS
def test_a_key_decides_the_draws(env):
    state, step = start(env), STEP[env]
    draw = jnp.zeros(GAMES, jnp.int32)
    plain = [step(state, draw).observation.tobytes() for _ in range(2)]
    assert plain[0] == plain[1]
    keyed = jax.jit(jax.vmap(env.step, in_axes=(None, None, 0)))
    one = jax.tree.map(lambda leaf: leaf[0], state)
    after = keyed(one, jnp.int32(0), jax.random.split(jax.random.key(2), 8))
    assert len({line.tobytes() for line in np.asarray(after.observation)}) > 1


def play(env, step, steps):
    """Random play under scan: how many games ended, the rewards, and when games ended."""

    def one(state, key):
        act, go = jax.random.split(key)
        state = step(state, random_action(act, state.legal_action_mask), go)
        return state, (state.terminated, state.rewards)

    run = jax.jit(lambda s: jax.lax.scan(one, s, jax.random.split(jax.random.key(1), steps)))
    _, (ended, rewards) = run(start(env))
    return int(ended.sum()), np.asarray(rewards), np.asarray(ended)


@pytest.mark.parametrize("wrapped", ["ours", "Pgx's"])
def test_games_start_again_under_auto_reset(wrapped):
    env = STROZZI
    each = jax.vmap(auto_reset(env) if wrapped == "ours" else pgx_auto_reset(env.step, env.init))

    def step(state, action, key):
        return each(state, action, jax.random.split(key, GAMES))

    ended, rewards, when = play(env, step, steps=450)
    assert ended >= 2 * GAMES
    assert (rewards[~when] == 0).all()
    np.testing.assert_allclose(rewards.sum(-1), 0, atol=1e-6)


def test_a_batch_needs_no_vmap():
    ended, rewards, when = play(MEDICI, auto_reset(MEDICI), steps=300)
    assert ended >= GAMES
    assert (rewards[~when] == 0).all()
    assert rewards[when].max() == 1
    np.testing.assert_allclose(rewards.sum(-1), 0, atol=1e-6)


def test_mctx_searches_on_it():
    """Gumbel MuZero with a value of zero and an even prior finds a legal action."""
    env = STROZZI

    def recurrent(_, key, action, state):
        mover = state.current_player
        state = env.step(state, action, key)
        reward = jnp.take_along_axis(state.rewards, mover[:, None], 1)[:, 0]
        same = jnp.where(state.current_player == mover, 1.0, -1.0)
        out = mctx.RecurrentFnOutput(
            reward=reward,
            discount=jnp.where(state.terminated, 0.0, same),
            prior_logits=jnp.where(state.legal_action_mask, 0.0, -1e9),
            value=jnp.zeros_like(reward),
        )
        return out, state

    state = start(env)
    root = mctx.RootFnOutput(
        prior_logits=jnp.zeros(state.legal_action_mask.shape),
        value=jnp.zeros(GAMES),
        embedding=state,
    )
    search = jax.jit(
        lambda key: mctx.gumbel_muzero_policy(
            (), key, root, recurrent, num_simulations=4,
            invalid_actions=~state.legal_action_mask, max_num_considered_actions=2,
        )
    )  # fmt: skip
    chosen = search(jax.random.key(2)).action
    assert all(state.legal_action_mask[at, action] for at, action in enumerate(chosen))


def test_make_knows_the_ids():
    assert make("florin_medici_5").num_players == 5
    for name in ("florin_medici_3", "florin_medici_6", "florin_strozzi"):
        assert make(name).id == name
    with pytest.raises(ValueError, match="florin_strozzi"):
        make("chess")


def test_make_takes_options():
    assert make("florin_strozzi", track=5).engine == engine("strozzi", options={"track": 5})
    setup = make("florin_medici_4", edition="1995", first=2).engine.setup
    assert setup == Medici(4, first=1, edition="1995")
    assert (
        make("florin_strozzi", track=4) == make("florin_strozzi") != make("florin_strozzi", track=3)
    )
    with pytest.raises(BadSetup, match="track"):
        make("florin_strozzi", track=2)


@ENVS
def test_packed_observations_unpack_to_the_same_numbers(env):
    packed = PgxEnv(env.engine, packed=True)
    plain = start(env)
    words = jax.vmap(packed.init)(jax.random.split(jax.random.key(1), GAMES)).observation
    assert words.dtype == jnp.uint32
    assert words.shape == (GAMES, *packed.observation_shape)
    assert words.nbytes * 6 < plain.observation.nbytes
    np.testing.assert_array_equal(packed.unpack(words), plain.observation)
    batch = packed.observe(plain)  # without vmap
    np.testing.assert_array_equal(batch, words)


@ENVS
def test_samples_are_legal_and_reach_every_action(env):
    state = start(env)
    keys = jax.random.split(jax.random.key(7), 200)
    chosen = np.asarray(jax.vmap(lambda key: env.sample(state, key))(keys))
    for game, mask in enumerate(np.asarray(state.legal_action_mask)):
        assert set(chosen[:, game]) == set(np.flatnonzero(mask))
    over = state.replace(terminated=jnp.ones(GAMES, bool))
    assert not env.sample(over, keys[0]).any()
