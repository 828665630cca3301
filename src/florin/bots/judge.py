"""What a judge is: it says what a position is worth to every seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from florin.rules import Action, Position


class Judgement(NamedTuple):
    """What a position is worth, by seat."""

    win: tuple[float, ...]  # share of the win; sums to 1
    money: tuple[float, ...]  # expected money at the end of the game, florins


class Judge(Protocol):
    """Knows what everybody knows, and nothing of the order of the bag."""

    def judge(self, position: Position) -> Judgement:
        """Any position: a decision, a chance, or the end, which is exact."""
        ...

    def weigh(self, position: Position) -> Sequence[tuple[Action, Judgement]]:
        """Every legal action of the seat to act, and what the game is worth after it.

        Where a price has no upper end: those that could be best, and zero.
        """
        ...

    def fair_prices(self, position: Position) -> tuple[float | None, ...]:
        """By seat: the price at which buying the group in hand is as good as leaving it.

        None where a seat cannot buy. In florins, not rounded; empty where there is no group.
        """
        ...
