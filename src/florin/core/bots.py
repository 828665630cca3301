"""What bots and judges are.

An evaluator gives the value of a position, a policy chooses from values, a bot is a policy with a
name, and a judge is an evaluator used for analysis.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple, Protocol

from florin.core.actions import Action
from florin.core.position import Position

# Prices have no upper limit, floats do.
MOST_MONEY: Final = 10**300
# Choices whose utility is this close to the best one's are all best: no evaluator is more precise.
TIE: Final = 0.002


class Bot(Protocol):
    """Plays any game. The same generator state, position and history give the same action."""

    @property
    def name(self) -> str:
        """How people and records refer to it, such as `random` or `face:0.7`."""
        ...

    def choose(self, position: Position, rng: random.Random, history: Sequence[str] = ()) -> Action:
        """One of `position.legal()`, for the seat that is to act.

        `history` are the tokens of the game up to `position`, chance included. It is empty if the
        caller does not know them. Most bots ignore it.
        """
        ...


class Judgement(NamedTuple):
    """What a position is worth, by seat."""

    win: tuple[float, ...]  # share of the win; sums to 1
    money: tuple[float, ...]  # expected money at the end of the game, florins


def as_money(florins: float) -> float:
    """Florins as a float. Amounts that no float can hold become the largest that judgements use."""
    return float(min(max(florins, -MOST_MONEY), MOST_MONEY))


def utility(judgement: Judgement, seat: int, money_weight: float) -> float:
    """What a bot maximises, in wins: the win, and a little for money.

    `money_weight` is the utility of being 100 florins ahead of the others' mean. It decides if the
    win is certain or out of reach.
    """
    own = judgement.money[seat]
    others = (sum(judgement.money) - own) / (len(judgement.money) - 1)
    return judgement.win[seat] + money_weight / 100 * (own - others)


class Judge(Protocol):
    """Evaluates positions from public information alone; it does not know the order of the bag.

    A judge that learns from the bids of a game has a method `informed` as well: see `informed`.
    """

    def judge(self, position: Position) -> Judgement:
        """The value of any position: a decision, a chance event, or the end, which is exact."""
        ...

    def weigh(self, position: Position) -> Sequence[tuple[Action, Judgement]]:
        """Every legal action of the seat to act, and the value of the game after it.

        If a price has no upper limit: the prices that could be best, and zero.
        """
        ...

    def fair_prices(self, position: Position) -> tuple[float | None, ...]:
        """By seat: the price at which buying the group in hand is as good as leaving it.

        None for a seat that cannot buy. In florins, not rounded; empty if there is no group.
        """
        ...


def informed(judge: Judge, history: Sequence[str]) -> Judge:
    """The judge of one position, with the tokens that led to it.

    A judge that learns from them judges as the bot plays that has seen them. For any other judge
    they make no difference.
    """
    told: Callable[[Sequence[str]], Judge] | None = getattr(judge, "informed", None)
    return judge if told is None or not history else told(history)
