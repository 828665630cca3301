"""The array engine of Medici. The rules are in `tick`; needs JAX."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from jax import Array
from jaxtyping import Bool, Float32, Int, Int32, PRNGKeyArray, UInt32

from florin.arrays.dice import Dice
from florin.arrays.engine import ArrayEngine, Reset
from florin.arrays.fields import Layout
from florin.arrays.parts import Parts
from florin.core import Action
from florin.games.medici import array_face, ids, observation, step, tick
from florin.games.medici.lockstep import MediciLockstep
from florin.games.medici.setup import Medici
from florin.games.medici.tick import State


@dataclass(frozen=True)
class MediciEngine(ArrayEngine[State]):
    setup: Medici

    @property
    def actions(self) -> tuple[Action, ...]:
        return ids.actions(self.setup)

    @property
    def parts(self) -> Parts:
        return observation.parts(self.setup)

    def init(self, key: PRNGKeyArray, shape: tuple[int, ...] = ()) -> State:
        return tick.init(self.setup, key, shape)

    def with_dice(self, state: State, dice: Dice) -> State:
        return state._replace(dice=dice)

    def tick(self, state: State, action: Int[Array, "*batch"]) -> State:
        return tick.tick(self.setup, state, action)

    def step(self, state: State, action: Int[Array, "*batch"]) -> State:
        return step.step(self.setup, state, action)

    def tick_and_reset(self, state: State, action: Int[Array, "*batch"]) -> Reset[State]:
        return tick.tick_and_reset(self.setup, state, action)

    def step_and_reset(self, state: State, action: Int[Array, "*batch"]) -> Reset[State]:
        return step.step_and_reset(self.setup, state, action)

    def pending(self, state: State) -> Bool[Array, "*batch"]:
        return tick.pending(state)

    def over(self, state: State) -> Bool[Array, "*batch"]:
        return tick.over(state)

    def legal(self, state: State) -> Bool[Array, "*batch {self.num_actions}"]:
        return tick.legal(state)

    def count_legal(self, state: State) -> Int32[Array, "*batch"]:
        return tick.count_legal(state)

    def nth_legal(self, state: State, n: Int[Array, "*batch"]) -> Int32[Array, "*batch"]:
        return tick.nth_legal(state, n)

    @property
    def layout(self) -> Layout:
        return observation.layout(self.players)

    def words_as(
        self, state: State, seat: Int[Array, "*batch"]
    ) -> tuple[UInt32[Array, "*batch"], ...]:
        return tick.pack(state, seat)

    def face(self, state: State, opening: Fraction) -> Int32[Array, "*batch"]:
        return array_face.face(state, opening)

    def seat_rewards(self, state: State) -> tuple[Float32[Array, "*batch"], ...]:
        return tick.rewards(state)


def engine(setup: Medici) -> MediciEngine:
    """The array engine of this setup."""
    return MediciEngine(setup)


def lockstep(setup: Medici) -> MediciLockstep:
    """How states of the engine and positions of the rules are compared."""
    return MediciLockstep(setup)
