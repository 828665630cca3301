"""The base class for comparing an array engine with the rules; `florin.sim.lockstep` runs it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, Generic, TypeVar

from jax import Array

from florin.core import Lot, Lots

S = TypeVar("S")  # states of the engine
P = TypeVar("P")  # positions of the rules


class Lockstep(ABC, Generic[S, P]):
    """How states of an engine and positions of the rules become rows of integers to be compared.

    `row` goes through the observation's view of a position; `columns` reads the engine's state. The
    engine itself never builds a view, so its states come from its own arithmetic alone.
    """

    @property
    @abstractmethod
    def fields(self) -> tuple[str, ...]:
        """Names of the columns."""

    @abstractmethod
    def start(self) -> P:
        """The position before the first action."""

    @abstractmethod
    def columns(self, state: S) -> Sequence[Array]:
        """One integer array for each field."""

    @abstractmethod
    def row(self, position: P) -> list[int]:
        """The same numbers of one position."""

    @abstractmethod
    def chance(self, state: S) -> Sequence[Array]:
        """Integer arrays that tell `follow` what chance did. They are not compared."""

    @abstractmethod
    def follow(self, position: P, before: Sequence[int] | None, after: Sequence[int]) -> P:
        """The position after chance did what it did in the engine.

        `before` and `after` are the numbers of `chance` before and after a tick; `before` is None
        for a new game.
        """


def drawn(before: int, after: int, lots: Lots) -> Lot | None:
    """The lot that left the bag between two sets of unseen lots (bits); None if none did."""
    gone = before ^ after
    return lots[gone.bit_length() - 1] if gone else None


def first_twin(lots: Lots) -> Callable[[Any], Any]:
    """A function on bits of unseen lots that makes equal lots interchangeable.

    Two equal lots have neighbouring places. If only one of them is unseen, its bit moves to the
    lower place, as in `cargo.lot_bits`.
    """
    pairs = sum(1 << at for at, (a, b) in enumerate(pairwise(lots)) if a is b)
    others = (1 << len(lots)) - 1 & ~(pairs | pairs << 1)

    def moved(bits: Any) -> Any:
        low, high = bits & pairs, (bits >> 1) & pairs
        return (bits & others) | low | high | (low & high) << 1

    return moved
