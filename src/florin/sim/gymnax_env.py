# pyright: reportUnknownMemberType=false
"""Array engines with the functions of Gymnax: one seat learns, the others are part of it.

    env, params = florin.sim.gymnax_env.make("florin_GAME_3", opponents="face:0.5")
    observation, state = env.reset(key, params)
    observation, state, reward, done, info = env.step(key, state, action, params)

Learners written for Gymnax 0.0, such as PureJaxRL, run on it unchanged. Gymnax itself is not
needed. `step` starts a new game when one ends, as Gymnax does.
"""

from __future__ import annotations

import dataclasses
from fractions import Fraction
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import Array
from jaxtyping import Bool, Float32, Int, Int32, PRNGKeyArray

from florin.arrays.dice import Dice, below, roll, seeded
from florin.arrays.engine import ArrayEngine
from florin.arrays.parts import bounds
from florin.core import Value
from florin.sim import pgx_env

RANDOM = "random"
FACE = "face:"


class Params(NamedTuple):
    """Gymnax passes parameters to every function. These environments have none that change."""


class State(NamedTuple):
    """The engine's state, at a decision of the learner."""

    game: Any
    time: Int32[Array, ""]  # decisions of the learner in this game


class Discrete(NamedTuple):
    """The numbers 0 to `n` - 1."""

    n: int
    shape: tuple[int, ...] = ()
    dtype: Any = jnp.int32

    def sample(self, key: PRNGKeyArray) -> Int32[Array, ""]:
        return jax.random.randint(key, self.shape, 0, self.n, self.dtype)

    def contains(self, x: Int[Array, "*batch"]) -> Bool[Array, "*batch"]:
        return (x >= 0) & (x < self.n)


class Box(NamedTuple):
    """Arrays of `shape`, from `low` to `high`."""

    low: Any
    high: Any
    shape: tuple[int, ...]
    dtype: Any = jnp.float32

    def sample(self, key: PRNGKeyArray) -> Float32[Array, " width"]:
        return jax.random.uniform(key, self.shape, self.dtype, self.low, self.high)

    def contains(self, x: Float32[Array, "*batch width"]) -> Bool[Array, "*batch"]:
        return jnp.all((x >= self.low) & (x <= self.high), axis=-1)


@dataclasses.dataclass(frozen=True)
class GymnaxEnv:
    """Seat `seat` of an engine's game against `opponents`: `random`, or `face:` and a fraction.

    The actions are the first `num_actions` action ids. Every action is allowed at every decision:
    an id that is not legal stands for the greatest legal id below it, or the lowest legal id if
    there is none below. So a price that is out of reach becomes the highest possible, and a bid
    that is too low becomes a pass. `legal` has the mask for learners that use one.
    """

    engine: ArrayEngine[Any]
    opponents: str
    seat: int
    num_actions: int

    def __post_init__(self) -> None:
        if not 0 <= self.seat < self.engine.players:
            raise ValueError(f"seat {self.seat} is not one of 0 to {self.engine.players - 1}")
        if not 2 <= self.num_actions <= self.engine.num_actions:
            most = self.engine.num_actions
            raise ValueError(f"num_actions: {self.num_actions} is not one of 2 to {most}")
        self._opening()

    @property
    def name(self) -> str:
        return pgx_env.PgxEnv(self.engine).id

    @property
    def default_params(self) -> Params:
        return Params()

    def reset(self, key: PRNGKeyArray, params: Params | None = None) -> tuple[Array, State]:  # noqa: ARG002
        """A new game at the learner's first decision: its observation and its state."""
        start, others = jax.random.split(key)
        game, _, _ = self._others(self.engine.init(start), seeded(others))
        return self.engine.observe(game), State(game, jnp.int32(0))

    def step(
        self,
        key: PRNGKeyArray,
        state: State,
        action: Int[Array, ""],
        params: Params | None = None,  # noqa: ARG002
    ) -> tuple[Array, State, Array, Array, dict[str, Array]]:
        """The learner's action, then those of the others up to its next decision.

        Returns the observation, the state, the reward, whether the game ended, and
        `{"discount": …}`. If it ended, observation and state are those of a new game.
        """
        draws, others = jax.random.split(key)
        game = self.engine.with_dice(state.game, seeded(draws))
        chosen = self.nearest(game, jnp.asarray(action, jnp.int32))
        game, done, rewards = self.engine.step_and_reset(game, chosen)
        game, later, reward = self._others(game, seeded(others))
        reward, done = rewards[self.seat] + reward, done | later
        after = State(game, jnp.where(done, 0, state.time + 1))
        discount = jnp.where(done, jnp.float32(0), jnp.float32(1))
        return self.engine.observe(game), after, reward, done, {"discount": discount}

    def legal(self, state: State) -> Bool[Array, " actions"]:
        """The mask over the actions that are legal as they are."""
        return self.engine.legal(state.game)[..., : self.num_actions]

    def nearest(self, game: Any, action: Int32[Array, ""]) -> Int32[Array, ""]:
        """The legal action id that `action` stands for."""
        legal = self.engine.legal(game)
        ids = jnp.arange(self.engine.num_actions, dtype=jnp.int32)
        below_it = jnp.max(jnp.where(legal & (ids <= action), ids, -1))
        return jnp.where(below_it < 0, jnp.argmax(legal).astype(jnp.int32), below_it)

    def action_space(self, params: Params | None = None) -> Any:  # noqa: ARG002
        """Gymnax's own class if Gymnax is installed: its wrappers ask for it."""
        return _spaces().Discrete(self.num_actions)

    def observation_space(self, params: Params | None = None) -> Any:  # noqa: ARG002
        low, high = bounds(self.engine.parts)
        return _spaces().Box(low, high, (self.engine.observation_size,), jnp.float32)

    def _others(self, game: Any, dice: Dice) -> tuple[Any, Array, Array]:
        """The opponents play until the learner decides.

        Returns the state, whether a game ended, and its reward for the learner.
        """

        def play(carried: tuple[Any, Dice, Array, Array]) -> tuple[Any, Dice, Array, Array]:
            game, dice, done, reward = carried
            action, dice = self._opponent(game, dice)
            game, ended, rewards = self.engine.step_and_reset(game, action)
            return game, dice, done | ended, reward + rewards[self.seat]

        game, _, done, reward = jax.lax.while_loop(
            lambda carried: carried[0].to_act != self.seat,
            play,
            (game, dice, jnp.asarray(False), jnp.float32(0)),
        )
        return game, done, reward

    def _opponent(self, game: Any, dice: Dice) -> tuple[Array, Dice]:
        opening = self._opening()
        if opening is not None:
            return self.engine.face(game, opening), dice
        word, dice = roll(dice)
        return self.engine.nth_legal(game, below(word, self.engine.count_legal(game))), dice

    def _opening(self) -> Fraction | None:
        """What the face-value opponents offer of a value; None for random ones."""
        if self.opponents == RANDOM:
            return None
        try:
            return Fraction(self.opponents.removeprefix(FACE))
        except ValueError:
            names = f"{RANDOM!r} or {FACE}FRACTION, such as 'face:0.5'"
            raise ValueError(f"opponents: {self.opponents!r} is not {names}") from None


def make(
    env_id: str,
    *,
    opponents: str = RANDOM,
    seat: int = 0,
    num_actions: int | None = None,
    **options: Value,
) -> tuple[GymnaxEnv, Params]:
    """The environment of an id (see `florin.sim.make`), with its parameters as in Gymnax.

    Raises ValueError for an unknown id, opponent, seat or number of actions, and BadSetup if a rule
    option is not allowed.
    """
    engine = pgx_env.make(env_id, packed=False, **options).engine
    env = GymnaxEnv(engine, opponents, seat, num_actions or engine.num_actions)
    return env, env.default_params


def _spaces() -> Any:
    if find_spec("gymnax") is None:
        return _OwnSpaces
    return import_module("gymnax.environments.spaces")


class _OwnSpaces:
    Discrete = Discrete
    Box = Box
