"""Weighing the choices of one decision: the utility by which bots play, and what is best by it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from florin import games
from florin.core import TIE, Action, Amount, Judge, Judgement, Position, utility


class Option(NamedTuple):
    """A choice and the value of the game after it."""

    action: Action
    after: Judgement
    utility: float  # to the seat that decides, in wins


class Weighed(NamedTuple):
    """The options of one decision, in the order of the rules, and the best of them."""

    options: tuple[Option, ...]
    best: Option

    @property
    def ties(self) -> tuple[Option, ...]:
        """All that are best."""
        return tuple(each for each in self.options if self.is_best(each))

    def is_best(self, option: Option) -> bool:
        return self.best.utility - option.utility <= TIE

    def option(self, action: Action) -> Option | None:
        return next((each for each in self.options if each.action == action), None)

    def stake(self) -> float:
        """How much the best choice gains over the best one of another kind, in wins.

        Amounts are one kind; every other action is its own. 0 if there is only one kind.
        """
        kind = _kind(self.best.action)
        others = [each.utility for each in self.options if _kind(each.action) != kind]
        return max(self.best.utility - max(others), 0.0) if others else 0.0


def _kind(action: Action) -> str:
    return "" if isinstance(action, Amount) else action.token


def money_weight(game: str) -> float:
    """The weight of money in the utility by which the levels of `game` play."""
    weight = getattr(games.get(game).bots, "money_weight", None)
    # Enough to decide among equal chances to win.
    return weight() if weight is not None else 1e-6


def weigh(position: Position, judge: Judge, weight: float, played: Action | None = None) -> Weighed:
    """All options that the judge weighs, and `played` if it is not among them."""
    seat = position.to_act
    found: list[tuple[Action, Judgement]] = list(judge.weigh(position))
    if played is not None and all(action != played for action, _ in found):
        # A price that the judge did not consider.
        found.append((played, judge.judge(position.apply(played))))
    options = tuple(Option(a, after, utility(after, seat, weight)) for a, after in found)
    return Weighed(options, best_of(options))


def best_of(options: Sequence[Option]) -> Option:
    """The highest utility; the first of equals."""
    return max(options, key=lambda option: option.utility)
