# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
"""Shapes and types of arrays are as declared. tests/conftest.py turns the checks on.

Functions are checked at every call. The fields of a state are checked here.
"""

from __future__ import annotations

from typing import Any, get_args, get_origin, get_type_hints

import jax
import jax.numpy as jnp
import pytest
from jaxtyping import AnnotationError, TypeCheckError, jaxtyped

from florin import sim
from florin.arrays import words
from florin.arrays.dice import Dice
from florin.games.medici import tick
from florin.sim.pgx_env import State

GAMES = pytest.mark.parametrize("game", ["medici", "strozzi"])


def check(value: Any, hint: Any, where: str) -> None:
    if get_origin(hint) is tuple:
        assert isinstance(value, tuple), where
        for item in value:  # pyright: ignore[reportUnknownVariableType]
            check(item, get_args(hint)[0], where)
    elif hint is Dice:
        check_fields(value)
    elif hint is not Any:
        assert isinstance(value, hint), f"{where}: {value} is not {hint}"


def check_fields(state: Any) -> None:
    """Every field has the declared type; all share one batch shape."""
    kind: Any = type(state)
    hints = get_type_hints(kind)
    for name, hint in hints.items():
        check(getattr(state, name), hint, name)


@GAMES
@pytest.mark.parametrize("shape", [(), (5,), (2, 3)])
def test_states_are_as_declared(game: str, shape: tuple[int, ...]) -> None:
    engine = sim.engine(game)

    def check_all(key: Any) -> None:
        state = engine.init(key, shape)
        zero = jnp.zeros(shape, jnp.int32)
        after, done, rewards = engine.tick_and_reset(state, zero)
        for each in (state, engine.tick(state, zero), engine.step(state, zero), after):
            with jaxtyped("context"):
                check_fields(each)
                assert each.to_act.shape == shape
        assert done.shape == shape
        assert [reward.shape for reward in rewards] == [shape] * engine.players
        assert engine.legal(state).shape == (*shape, engine.num_actions)
        assert engine.observe(state).shape == (*shape, engine.observation_size)
        assert engine.rewards(state).shape == (*shape, engine.players)

    jax.eval_shape(check_all, jax.random.key(1))  # nothing is compiled


@GAMES
def test_pgx_states_are_as_declared(game: str) -> None:
    env = sim.PgxEnv(sim.engine(game))

    def check_state(key: Any) -> None:
        state = env.init(key)
        with jaxtyped("context"):
            check_fields(state)
            assert isinstance(state, State)

    jax.eval_shape(check_state, jax.random.key(0))


@pytest.fixture(scope="module")
def state() -> Any:
    new: Any = jax.jit(sim.engine("medici").init, static_argnums=1)
    return new(jax.random.key(1), (4,))


def test_a_wrong_shape_is_found(state: Any) -> None:
    with jaxtyped("context"), pytest.raises(AssertionError, match="bag"):
        check_fields(state._replace(bag=state.bag[:2]))
    with jaxtyped("context"), pytest.raises(AssertionError, match="high"):
        check_fields(state._replace(high=state.high.astype(jnp.int32)))


def test_functions_check_their_arguments_and_results(state: Any) -> None:
    """Fails if the checks are off, for example because a module was imported before the hook."""
    bits, number = jnp.zeros(4, jnp.uint32), jnp.zeros(3, jnp.int32)
    with pytest.raises(TypeCheckError):
        words.nth_bit(bits, number)
    with pytest.raises(TypeCheckError):
        words.size(jnp.zeros(4, jnp.int32))
    with pytest.raises((TypeCheckError, AnnotationError)):
        tick.over(state._replace(phase=1))  # a number, not an array
