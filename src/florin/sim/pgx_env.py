# pyright: basic
"""The simulator with the fields and verbs of `pgx.core.Env` and `pgx.core.State`.

Code written for Pgx or mctx runs on it unchanged; Pgx itself is not needed. Where Pgx wants
`jax.vmap`, these functions may also be given a batch directly.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import jax
import jax.numpy as jnp

from florin.arrays.batch import where
from florin.arrays.dice import seeded
from florin.arrays.parts import width
from florin.encoding import parts_of
from florin.sim.games import Medici, Sim, Strozzi


@dataclasses.dataclass(frozen=True)
class State:
    """What Pgx calls a state. `_game` is the simulator's own, with the dice in it."""

    current_player: jax.Array  # int32: the seat that decides
    observation: jax.Array  # float32 [..., observation size], seen by `current_player`
    rewards: jax.Array  # float32 [..., players]
    terminated: jax.Array  # bool
    truncated: jax.Array  # bool, true only where a wrapper says so
    legal_action_mask: jax.Array  # bool [..., actions]; all true once terminated
    _step_count: jax.Array  # int32
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
    """`PgxEnv(Medici(4))`, `PgxEnv(Strozzi())`."""

    sim: Sim

    @property
    def id(self) -> str:
        """`florin_medici_4`, `florin_strozzi`."""
        sim = self.sim
        return f"florin_medici_{sim.players}" if isinstance(sim, Medici) else "florin_strozzi"

    @property
    def version(self) -> str:
        """Changes when behaviour, action ids or observation change."""
        return "v1"

    @property
    def num_players(self) -> int:
        return self.sim.players

    @property
    def num_actions(self) -> int:
        return self.sim.num_actions

    @property
    def observation_shape(self) -> tuple[int, ...]:
        return (width(parts_of(self.sim.name, self.sim.players)),)

    def init(self, key: jax.Array) -> State:
        """A game at its first decision."""
        game = self.sim.init(key)
        zero = jnp.zeros_like(game.phase, jnp.int32)
        return self._state(game, jnp.zeros((self.num_players,), jnp.float32), zero)

    def step(self, state: State, action: jax.Array, key: jax.Array | None = None) -> State:
        """The game at its next decision, or at its end.

        Without `key` the draws come from the dice inside the state, so the same step has always
        the same result. With `key` they come from the key: a tree search must give one, or it
        would foresee the draws. An illegal action ends the game (see `florin.sim.batch`). A game
        that was over stays as it is, with rewards of zero.
        """
        game = state._game
        if key is not None:
            game = game._replace(dice=seeded(key, jnp.shape(game.phase)))
        was_over = state.terminated | state.truncated
        after = _apart(lambda now: self.sim.step(now, jnp.asarray(action)), game)
        after = where(was_over, state._game, after)
        rewards = jnp.where(was_over[..., None], 0, self.sim.rewards(after))
        stepped = self._state(after, rewards, state._step_count + ~was_over)
        # A new game of `auto_reset` counts as terminated, and wrappers may truncate.
        return stepped.replace(
            terminated=stepped.terminated | state.terminated,
            truncated=state.truncated,
            legal_action_mask=stepped.legal_action_mask | state.terminated[..., None],
        )

    def observe(self, state: State, player_id: jax.Array | None = None) -> jax.Array:
        """What a player sees; without `player_id`, who is to act."""
        seat = state.current_player if player_id is None else player_id
        return self.sim.observe(state._game, seat)

    def _state(self, game: Any, rewards: jax.Array, steps: jax.Array) -> State:
        over = self.sim.over(game)
        return State(
            current_player=game.to_act.astype(jnp.int32),
            observation=self.sim.observe(game),
            rewards=rewards,
            terminated=over,
            truncated=jnp.zeros_like(over),
            legal_action_mask=self.sim.legal(game),
            _step_count=steps.astype(jnp.int32),
            _game=game,
            _id=self.id,
        )


def _apart(do: Callable[[Any], Any], start: Any) -> Any:
    """`do(start)` in a loop that runs once; the result has the shapes of `start`.

    XLA keeps a loop's body together; otherwise it computes the step anew for every part of the
    observation, which triples the time to compile.
    """
    always = jnp.any(jax.tree.leaves(start)[0] >= 0)  # true, but the compiler cannot know
    _, after = jax.lax.while_loop(
        lambda carried: carried[0], lambda carried: (~always, do(carried[1])), (always, start)
    )
    return after


def auto_reset(env: PgxEnv) -> Callable[..., State]:
    """`env.step`, but a game that ends begins anew at once.

    As with Pgx's wrapper the state after the last step is that of the new game, while `rewards` and
    `terminated` are those of the game that ended. The new game needs no key.
    """

    def step(state: State, action: jax.Array, key: jax.Array | None = None) -> State:
        game = state._game
        if key is not None:
            game = game._replace(dice=seeded(key, jnp.shape(game.phase)))
        unpaid = jnp.zeros_like(state.terminated, jnp.float32)
        start = (game, jnp.zeros_like(state.terminated), (unpaid,) * env.num_players)
        game, done, rewards = _apart(
            lambda now: env.sim.step_and_reset(now[0], jnp.asarray(action)), start
        )
        steps = jnp.where(done, 0, jnp.where(state.terminated, 0, state._step_count) + 1)
        return env._state(game, jnp.stack(rewards, -1), steps).replace(terminated=done)

    return step


def make(env_id: str) -> PgxEnv:
    """By id: `florin_medici_3` to `florin_medici_6`, `florin_strozzi`."""
    known = {env.id: env for env in (PgxEnv(Strozzi()), *(PgxEnv(Medici(n)) for n in (3, 4, 5, 6)))}
    if env_id not in known:
        raise ValueError(f"no environment is called {env_id!r}; there are {', '.join(known)}")
    return known[env_id]
