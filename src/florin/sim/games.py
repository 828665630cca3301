# pyright: basic
"""Both games behind one set of verbs, for code that does not care which it plays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import jax
import jax.numpy as jnp

from florin.arrays.batch import where
from florin.encoding.ids import actions
from florin.games.medici import Medici as MediciRules
from florin.games.medici import tick as medici
from florin.games.strozzi import tick as strozzi

Reset = tuple[Any, jax.Array, tuple[jax.Array, ...]]  # the state, did a game end, its rewards


@dataclass(frozen=True)
class _Sim:
    """The verbs. A state's leaves share one batch shape; functions are pure and elementwise."""

    name: ClassVar[str]
    _room: ClassVar[Any]  # the module with the rules over arrays
    players: int

    @property
    def num_actions(self) -> int:
        return len(actions(self.name, self.players))

    def tick(self, state: Any, action: jax.Array) -> Any:
        """A decision where one is due, then at most one draw. See `florin.sim.medici`."""
        return self._room.tick(state, action)

    def step(self, state: Any, action: jax.Array) -> Any:
        """From one decision to the next, or to the end of the game."""
        return self._room.step(state, action)

    def pending(self, state: Any) -> jax.Array:
        """Whether a tick will ignore its action, since chance has more to do."""
        return self._room.pending(state)

    def over(self, state: Any) -> jax.Array:
        return self._room.over(state)

    def legal(self, state: Any) -> jax.Array:
        """Mask [..., num_actions]; all true once the game is over, all false while pending."""
        return self._room.legal(state)

    def count_legal(self, state: Any) -> jax.Array:
        return self._room.count_legal(state)

    def nth_legal(self, state: Any, n: jax.Array) -> jax.Array:
        """The legal action number `n`, from 0: `legal` without its memory."""
        return self._room.nth_legal(state, n)

    def observe(self, state: Any, seat: jax.Array | None = None) -> jax.Array:
        """What a seat sees, float32 [..., observation size]; without `seat`, who is to act."""
        return self._room.observe(state, state.to_act if seat is None else seat)

    def rewards(self, state: Any) -> jax.Array:
        """float32 [..., players]."""
        return jnp.stack(self._room.rewards(state), -1)

    def tick_and_reset(self, state: Any, action: jax.Array) -> Reset:
        """A tick; what ends begins anew. Also: did it end, and the rewards, an array per seat.

        They are not stacked: XLA would compute the whole tick anew for every seat's column.
        """
        return self._room.tick_and_reset(state, action)

    def step_and_reset(self, state: Any, action: jax.Array) -> Reset:
        """A step; what ends begins anew. Also: did it end, and the rewards, an array per seat."""

        def go_on(carried: Reset) -> Reset:
            now, done, rewards = carried
            waits = self.pending(now)
            then, ended, paid = self.tick_and_reset(now, action)
            # A new game is at its first decision, so nothing ends twice in one step.
            rewards = tuple(jnp.where(waits, p, r) for p, r in zip(paid, rewards, strict=True))
            return where(waits, then, now), done | (waits & ended), rewards

        return jax.lax.while_loop(
            lambda carried: jnp.any(self.pending(carried[0])),
            go_on,
            self.tick_and_reset(state, action),
        )


@dataclass(frozen=True)
class Medici(_Sim):
    """`first`, a seat from 0, begins day 1; None: the lot decides."""

    players: int = 4
    first: int | None = None
    name = "medici"
    _room = medici

    def __post_init__(self) -> None:
        MediciRules(self.players, self.first)  # raises BadSetup

    def init(self, key: jax.Array, shape: tuple[int, ...] = ()) -> medici.State:
        """New games, the first lot drawn: a batch of `shape` from one key."""
        return medici.init(key, self.players, self.first, shape)

    def tick_and_reset(self, state: Any, action: jax.Array) -> Reset:
        return medici.tick_and_reset(state, action, self.first)


@dataclass(frozen=True)
class Strozzi(_Sim):
    name = "strozzi"
    _room = strozzi
    players: ClassVar[int] = 2

    def init(self, key: jax.Array, shape: tuple[int, ...] = ()) -> strozzi.State:
        """New games, the first lot drawn: a batch of `shape` from one key."""
        return strozzi.init(key, shape)


Sim = Medici | Strozzi
