# pyright: reportUnknownMemberType=false
"""Array engines with the fields and functions of `pgx.core.Env` and `pgx.core.State`.

Code written for Pgx or mctx runs on them unchanged; Pgx itself is not needed. Where Pgx needs
`jax.vmap`, these functions also take a batch directly.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, Final, TypeVar

import jax
import jax.numpy as jnp
from jax import Array
from jaxtyping import Bool, Float32, Int, Int32, PRNGKeyArray, UInt32

from florin import games
from florin.arrays.batch import where
from florin.arrays.dice import below, seeded
from florin.arrays.engine import ArrayEngine
from florin.core import Game, Value
from florin.sim.engines import engine, simulated

PREFIX: Final = "florin_"
T = TypeVar("T")
Observation = Float32[Array, "*batch width"] | UInt32[Array, "*batch words"]


@dataclasses.dataclass(frozen=True)
class State:
    """What Pgx calls a state. `_game` is the engine's state, with the dice in it."""

    current_player: Int32[Array, "*batch"]  # the seat that decides
    observation: Observation  # seen by `current_player`
    rewards: Float32[Array, "*batch players"]
    terminated: Bool[Array, "*batch"]
    truncated: Bool[Array, "*batch"]  # true only if a wrapper sets it
    legal_action_mask: Bool[Array, "*batch actions"]  # all true once terminated
    _step_count: Int32[Array, "*batch"]
    _game: Any
    _id: str

    @property
    def env_id(self) -> str:
        return self._id

    def replace(self, **changes: Any) -> State:
        return dataclasses.replace(self, **changes)


jax.tree_util.register_dataclass(
    State,
    data_fields=[f.name for f in dataclasses.fields(State) if f.name != "_id"],
    meta_fields=["_id"],
)


@dataclasses.dataclass(frozen=True)
class PgxEnv:
    """`PgxEnv(florin.sim.engine(game, players, options))`, or see `make`.

    If `packed`, observations are the packed words of the engine, uint32; `unpack` gives the
    numbers. They take about a seventh of the memory, which a replay buffer feels.
    """

    engine: ArrayEngine[Any]
    packed: bool = False

    @property
    def id(self) -> str:
        """`florin_GAME_PLAYERS`, or `florin_GAME` if the game has one number of players."""
        return _id(games.get(self.engine.name), self.engine.players)

    @property
    def version(self) -> str:
        """Changes when behaviour, action ids or observation change."""
        return "v1"

    @property
    def num_players(self) -> int:
        return self.engine.players

    @property
    def num_actions(self) -> int:
        return self.engine.num_actions

    @property
    def observation_shape(self) -> tuple[int, ...]:
        return (self.engine.layout.size if self.packed else self.engine.observation_size,)

    def init(self, key: PRNGKeyArray) -> State:
        """A game at its first decision."""
        game = self.engine.init(key)
        zero = jnp.zeros_like(game.to_act, jnp.int32)
        rewards = jnp.zeros((self.num_players,), jnp.float32)
        # Pgx's `auto_reset` calls this inside `lax.cond`.
        return self.state(game, rewards, zero, columns=False)

    def step(
        self, state: State, action: Int[Array, "*batch"], key: PRNGKeyArray | None = None
    ) -> State:
        """The game at its next decision, or at its end.

        Without `key` the draws come from the dice inside the state, so the same step always has the
        same result. With `key` they come from the key. A tree search must give one, or it would
        know the draws in advance. An illegal action ends the game (see
        `florin.arrays.batch.rewards_of`). A game that was over stays as it is, with rewards of
        zero.
        """
        game = _game(self, state, key)
        was_over = state.terminated | state.truncated
        after = _fused(lambda now: self.engine.step(now, jnp.asarray(action)), game)
        after = where(was_over, state._game, after)  # pyright: ignore[reportPrivateUsage]
        rewards = jnp.where(was_over[..., None], 0, self.engine.rewards(after))
        stepped = self.state(after, rewards, _steps(state) + ~was_over)
        # A new game of `auto_reset` counts as terminated, and wrappers may truncate.
        return stepped.replace(
            terminated=stepped.terminated | state.terminated,
            truncated=state.truncated,
            legal_action_mask=stepped.legal_action_mask | state.terminated[..., None],
        )

    def observe(self, state: State, player_id: Int[Array, "*batch"] | None = None) -> Observation:
        """What a player sees; without `player_id`, the player to act."""
        seat = state.current_player if player_id is None else player_id
        return self._observe(state._game, seat)  # pyright: ignore[reportPrivateUsage]

    def unpack(self, observation: UInt32[Array, "*batch words"]) -> Float32[Array, "*batch width"]:
        """The numbers of a packed observation."""
        return self.engine.unpack(observation)

    def sample(self, state: State, key: PRNGKeyArray) -> Int32[Array, "*batch"]:
        """A legal action of each game, any with the same probability; 0 once it has terminated.

        It does not read the mask, so it is cheaper than sampling from it.
        """
        game = state._game  # pyright: ignore[reportPrivateUsage]
        word = jax.random.bits(key, jnp.shape(game.to_act), jnp.uint32)
        number = below(word, self.engine.count_legal(game))
        return jnp.where(state.terminated, 0, self.engine.nth_legal(game, number))

    def _observe(
        self, game: Any, seat: Array | None = None, *, columns: bool = True
    ) -> Observation:
        if self.packed:
            return self.engine.pack(game, seat, columns=columns)
        return self.engine.observe(game, seat, columns=columns)

    def state(self, game: Any, rewards: Array, steps: Array, *, columns: bool = True) -> State:
        """The Pgx state of an engine's state."""
        over = self.engine.over(game)
        return State(
            current_player=game.to_act.astype(jnp.int32),
            observation=self._observe(game, columns=columns),
            rewards=rewards,
            terminated=over,
            truncated=jnp.zeros_like(over),
            legal_action_mask=self.engine.legal(game),
            _step_count=steps.astype(jnp.int32),
            _game=game,
            _id=self.id,
        )


def auto_reset(env: PgxEnv) -> Callable[..., State]:
    """`env.step`, but a game that ends starts again at once.

    As with Pgx's wrapper, the state after the last step is that of the new game, while `rewards`
    and `terminated` are those of the game that ended. The new game needs no key.
    """

    def step(state: State, action: Int[Array, "*batch"], key: PRNGKeyArray | None = None) -> State:
        unpaid = jnp.zeros_like(state.terminated, jnp.float32)
        start = (
            _game(env, state, key),
            jnp.zeros_like(state.terminated),
            (unpaid,) * env.num_players,
        )
        game, done, rewards = _fused(
            lambda now: env.engine.step_and_reset(now[0], jnp.asarray(action)), start
        )
        steps = jnp.where(done, 0, jnp.where(state.terminated, 0, _steps(state)) + 1)
        return env.state(game, jnp.stack(rewards, -1), steps).replace(terminated=done)

    return step


def make(env_id: str, *, packed: bool = False, **options: Value) -> PgxEnv:
    """The environment of an id, such as `florin_GAME` or `florin_GAME_4`, with rule options.

    Raises ValueError that lists the ids if there is none, BadSetup if an option is not allowed.
    """
    known = {_id(game, n): (game.name, n) for game in simulated() for n in game.players}
    if env_id not in known:
        raise ValueError(f"no environment is called {env_id!r}; there are {', '.join(known)}")
    name, players = known[env_id]
    return PgxEnv(engine(name, players, options), packed)


def _id(game: Game, players: int) -> str:
    suffix = f"_{players}" if len(game.players) > 1 else ""
    return f"{PREFIX}{game.name}{suffix}"


def _game(env: PgxEnv, state: State, key: Array | None) -> Any:
    """The engine's state, with dice from `key` if there is one."""
    game = state._game  # pyright: ignore[reportPrivateUsage]
    if key is None:
        return game
    return env.engine.with_dice(game, seeded(key, jnp.shape(game.to_act)))


def _steps(state: State) -> Array:
    return state._step_count  # pyright: ignore[reportPrivateUsage]


def _fused(do: Callable[[T], T], start: T) -> T:
    """`do(start)`; on a CPU computed in a loop that runs once. The shapes stay.

    On a CPU, XLA computes the step again for every part of the observation, unless a loop keeps it
    together. On a GPU it does not, and a loop would cost time.
    """

    def once(start: T) -> T:
        always = jnp.any(jax.tree.leaves(start)[0] >= 0)  # true, but the compiler cannot know it
        _, after = jax.lax.while_loop(
            lambda carried: carried[0], lambda carried: (~always, do(carried[1])), (always, start)
        )
        return after

    platform_dependent: Any = jax.lax.platform_dependent
    return platform_dependent(start, cpu=once, default=do)
