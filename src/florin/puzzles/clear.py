"""When the answer of a puzzle is clear: margins, tolerances, and confirmation by other means.

The best choice must beat the best wrong one by a margin. Then an exact solution, or rollouts by the
strongest level, must prefer it as well. Both choices of a rollout are played on under the same
luck, through the next turns; the evaluator values what they lead to. Later luck would only add
noise: it spreads ten times as far as most margins. More rollouts are made until the difference is
sure, or given up if it is not getting so.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import Final, NamedTuple

from florin import games
from florin.analysis import Weighed
from florin.analysis.deep import MOST_LOTS, error
from florin.analysis.weighing import Option
from florin.core import TIE, Action, Amount, Judge, Position
from florin.puzzles.puzzle import near
from florin.puzzles.rollouts import differences

MARGIN: Final = 0.03  # utility between the right and the best wrong choice
PRICE_MARGIN: Final = 0.015  # the same for prices: those outside the tolerance lose at least this
EXACT_MARGIN: Final = 2.0  # florins, in an ending that is solved
ROLLOUTS: Final = 20  # of each choice, at most
DRAWS: Final = 4  # lots drawn in a rollout: the sale of the group and two to four turns more
SURE: Final = 3.0  # standard errors by which rollouts must prefer the right choice
_BLOCK: Final = 4  # rollouts between two looks at the result


class Question(NamedTuple):
    """Choices of a decision. `rivals` are the wrong ones that must be ruled out."""

    best: Option
    right: tuple[Option, ...]
    rivals: tuple[Option, ...]
    shown: tuple[Option, ...]  # the best one first
    margin: float  # utility between the best choice and the best rival


def question(weighed: Weighed, kind: str) -> Question | None:
    """The question of this kind; None if it has no clear answer."""
    if kind == "price":
        found = _price(weighed)
        least = PRICE_MARGIN
    else:
        options = _bid_or_pass(weighed.options) if kind == "bid" else weighed.options
        found = _choice(options)
        least = MARGIN
    return found if found is not None and found.margin >= least else None


def _bid_or_pass(options: Sequence[Option]) -> list[Option]:
    """The best of the amounts and all that are no amount: whether to buy is asked, not how."""
    amounts = [option for option in options if isinstance(option.action, Amount)]
    others = [option for option in options if not isinstance(option.action, Amount)]
    return [*others, _best(amounts)] if amounts else others


def _choice(options: Sequence[Option]) -> Question | None:
    if len(options) < 2:
        return None
    best = _best(options)
    right = [option for option in options if best.utility - option.utility <= 2 * TIE]
    wrong = [option for option in options if option not in right]
    if not wrong:
        return None
    rival = _best(wrong)
    return _question(best, right, [rival], options)


def _price(weighed: Weighed) -> Question | None:
    """A price is right near the best one; the best of those below and above are the rivals."""
    best = weighed.best
    if not isinstance(best.action, Amount):
        return None
    prices = [option for option in weighed.options if isinstance(option.action, Amount)]
    at, apart = best.action.florins, near(best.action.florins)
    right = [option for option in prices if abs(_florins(option) - at) <= apart]
    low = [option for option in prices if _florins(option) < at - apart]
    high = [option for option in prices if _florins(option) > at + apart]
    if not high:
        return None
    rivals = [_best(side) for side in (low, high) if side]
    return _question(best, right, rivals, prices)


def _question(
    best: Option, right: Sequence[Option], rivals: Sequence[Option], options: Sequence[Option]
) -> Question:
    rest = sorted((o for o in options if o is not best), key=lambda option: -option.utility)
    margin = best.utility - max(rival.utility for rival in rivals)
    return Question(best, tuple(right), tuple(rivals), (best, *rest), margin)


def _best(options: Sequence[Option]) -> Option:
    return max(options, key=lambda option: option.utility)


def _florins(option: Option) -> int:
    assert isinstance(option.action, Amount)
    return option.action.florins


def confirmed(
    position: Position, best: Action, rival: Action, judge: Judge, rollouts: int = ROLLOUTS
) -> bool:
    """Whether an exact solution, or at most `rollouts` rollouts, prefer `best` too."""
    endings = games.of(position).endings
    if endings is not None and endings.solvable(position, MOST_LOTS):
        solver = endings.solver(position.setup)
        return solver.loss(position, rival) - solver.loss(position, best) >= EXACT_MARGIN
    win: list[float] = []
    while len(win) < rollouts:
        win += differences(position, best, rival, judge, _BLOCK, draws=DRAWS, first=len(win))
        sure = fmean(win) / max(error(win), 1e-9)
        if len(win) == _BLOCK:
            if sure <= 0:
                return False
        elif sure > SURE:
            return True
        elif sure < SURE * len(win) / (rollouts + _BLOCK):
            return False
    return False
