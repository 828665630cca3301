"""The base class of array engines: one set of functions for the rules of any game over arrays."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property
from typing import Generic, Protocol, TypeVar, runtime_checkable

import jax
import jax.numpy as jnp
from jax import Array
from jax.custom_batching import custom_vmap
from jaxtyping import Bool, Float32, Int, Int32, PRNGKeyArray, UInt32

from florin.arrays.batch import where
from florin.arrays.dice import Dice
from florin.arrays.fields import Layout
from florin.arrays.parts import Parts, width
from florin.core import Action, Setup


@runtime_checkable
class EngineState(Protocol):
    """A batch of positions: a NamedTuple whose arrays all have one batch shape."""

    @property
    def dice(self) -> Dice: ...
    @property
    def to_act(self) -> Array:
        """The seat that decides, int8."""
        ...


S = TypeVar("S", bound=EngineState)
# The state; whether a game ended; the rewards of games that ended, one array per seat.
Reset = tuple[S, Array, tuple[Array, ...]]


@dataclass(frozen=True)
class ArrayEngine(ABC, Generic[S]):
    """The rules of one setup over arrays.

    All functions are pure and elementwise over the batch. They work under `jit`, `vmap` and `scan`.
    An engine is static: its setup decides what is compiled. Engines of one class with equal setups
    are equal.

    Time passes in ticks. A tick takes the decision of the seat to act, if there is one, and then
    all that follows up to and including one draw of chance. A game in which chance has more to do
    is *pending*: its next tick ignores the action.

    An illegal action ends its game. A game that is over stays as it is.
    """

    setup: Setup

    @property
    def name(self) -> str:
        """The game's name."""
        return self.setup.game

    @property
    def players(self) -> int:
        return self.setup.players

    @property
    @abstractmethod
    def actions(self) -> tuple[Action, ...]:
        """The action of every action id."""

    @property
    @abstractmethod
    def parts(self) -> Parts:
        """The named slices of the observation."""

    @cached_property
    def num_actions(self) -> int:
        return len(self.actions)

    @cached_property
    def observation_size(self) -> int:
        return width(self.parts)

    @abstractmethod
    def init(self, key: PRNGKeyArray, shape: tuple[int, ...] = ()) -> S:
        """A batch of new games at their first decision. One key seeds the whole batch."""

    @abstractmethod
    def with_dice(self, state: S, dice: Dice) -> S:
        """The state with other dice."""

    @abstractmethod
    def tick(self, state: S, action: Int[Array, "*batch"]) -> S:
        """One tick."""

    @abstractmethod
    def tick_and_reset(self, state: S, action: Int[Array, "*batch"]) -> Reset[S]:
        """One tick; a game that ends starts again at its first decision.

        Also returns whether a game ended, and its rewards by seat. The rewards are not stacked: XLA
        would compute the whole tick again for the column of each seat.
        """

    @abstractmethod
    def pending(self, state: S) -> Bool[Array, "*batch"]:
        """Whether the next tick ignores its action, because chance has more to do."""

    @abstractmethod
    def over(self, state: S) -> Bool[Array, "*batch"]:
        """Whether the game has ended."""

    @abstractmethod
    def legal(self, state: S) -> Bool[Array, "*batch {self.num_actions}"]:
        """The mask over action ids: all true once the game is over, all false while pending."""

    @abstractmethod
    def count_legal(self, state: S) -> Int32[Array, "*batch"]:
        """The number of legal actions; 0 if there is no decision."""

    @abstractmethod
    def nth_legal(self, state: S, n: Int[Array, "*batch"]) -> Int32[Array, "*batch"]:
        """Legal action number `n`, from 0 in order of ids. Does not build the mask."""

    @property
    @abstractmethod
    def layout(self) -> Layout:
        """Where the numbers of the observation lie in its packed words."""

    @abstractmethod
    def words_as(self, state: S, seat: Int[Array, "*batch"]) -> tuple[UInt32[Array, "*batch"], ...]:
        """What `seat` sees, one seat per game, as packed words."""

    @abstractmethod
    def face(self, state: S, opening: Fraction) -> Int32[Array, "*batch"]:
        """What the face-value player does, as action ids; meaningless without a decision."""

    @abstractmethod
    def seat_rewards(self, state: S) -> tuple[Float32[Array, "*batch"], ...]:
        """The rewards, one array per seat; zero until the game is over."""

    def observe(
        self, state: S, seat: Int[Array, "*batch"] | None = None, *, columns: bool = True
    ) -> Float32[Array, "*batch {self.observation_size}"]:
        """What a seat sees; without `seat`, the seat to act.

        `columns` is faster under `vmap`. JAX cannot do that inside a branch of `lax.cond` that is
        vectorised over its condition, as wrappers do that start games again.
        """
        words = self._words(state, seat)
        if columns:
            return _unpacked(self.layout)(*words)
        return self.layout.unpack_columns(words, jnp)

    def pack(
        self, state: S, seat: Int[Array, "*batch"] | None = None, *, columns: bool = True
    ) -> UInt32[Array, "*batch {self.layout.size}"]:
        """The observation as packed words, which take a fraction of its memory."""
        words = self._words(state, seat)
        return _packed(*words) if columns else _stacked(words)

    def _words(self, state: S, seat: Array | None) -> tuple[Array, ...]:
        return self.words_as(state, state.to_act if seat is None else seat)

    def unpack(
        self, words: UInt32[Array, "*batch {self.layout.size}"]
    ) -> Float32[Array, "*batch {self.observation_size}"]:
        """The observation of packed words."""
        return self.layout.unpack(words, jnp)

    def rewards(self, state: S) -> Float32[Array, "*batch {self.players}"]:
        """The rewards by seat, as one array."""
        return jnp.stack(self.seat_rewards(state), -1)

    def step(self, state: S, action: Int[Array, "*batch"]) -> S:
        """From one decision to the next, or to the end of the game."""

        def go_on(now: S) -> S:
            # A game that already has its decision waits for the others.
            return where(self.pending(now), self.tick(now, action), now)

        return jax.lax.while_loop(
            lambda now: jnp.any(self.pending(now)), go_on, self.tick(state, action)
        )

    def step_and_reset(self, state: S, action: Int[Array, "*batch"]) -> Reset[S]:
        """As `tick_and_reset`, but to the next decision."""

        def go_on(carried: Reset[S]) -> Reset[S]:
            now, done, rewards = carried
            waits = self.pending(now)
            then, ended, paid = self.tick_and_reset(now, action)
            # A new game is at its first decision, so no game ends twice in one step.
            rewards = tuple(jnp.where(waits, p, r) for p, r in zip(paid, rewards, strict=True))
            return where(waits, then, now), done | (waits & ended), rewards

        return jax.lax.while_loop(
            lambda carried: jnp.any(self.pending(carried[0])),
            go_on,
            self.tick_and_reset(state, action),
        )


def _over_columns(do: Callable[[tuple[Array, ...]], Array]) -> Callable[..., Array]:
    """A function of one array per word, which under `vmap` gets the columns of the whole batch.

    Otherwise `vmap` would stack the words of each game. Neighbouring threads of a GPU would then
    write to distant memory.
    """

    @custom_vmap
    def over(*words: Array) -> Array:
        return do(words)

    @over.def_vmap
    def over_batch(size: int, in_batch: list[bool], *words: Array) -> tuple[Array, bool]:
        columns = (
            word if batched else jnp.broadcast_to(word, (size, *word.shape))
            for word, batched in zip(words, in_batch, strict=True)
        )
        return over(*columns), True

    return over


@cache
def _unpacked(layout: Layout) -> Callable[..., Array]:
    """The observation of words."""
    return _over_columns(lambda words: layout.unpack_columns(words, jnp))


def _stacked(words: tuple[Array, ...]) -> Array:
    return jnp.moveaxis(jnp.stack(words), 0, -1)


_packed = _over_columns(_stacked)  # the words as one array, uint32 [..., size]
