"""Deep mode: the dearest decisions again, with more care and with error bars.

If the game can solve the position, the loss is exact. Otherwise the played token and the best one
are both played on, many times, by the strongest level at every seat. Rollout k uses the same deal
for both, so that the difference is measured under the same luck. A rollout ends with the stage (day
or round); the judge values the position there.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from florin import games
from florin.analysis.result import Analysis, Decision
from florin.core import CHANCE, NOBODY, Action, Judge, Judgement, Position
from florin.records import steps

ROLLOUTS: Final = 16
MOST_LOTS: Final = 4  # endings with this many lots to come are solved


class Deep(NamedTuple):
    """A decision judged again. What was lost by the played token, with standard errors."""

    ply: int
    seat: int
    token: str
    best: str
    rollouts: int  # 0: exact
    lost_win: float | None  # None if only the money could be solved
    error_win: float
    lost_money: float
    error_money: float

    def as_dict(self) -> dict[str, Any]:
        found = self._asdict()
        found["seat"] = self.seat + 1
        return found


def deepen(
    analysis: Analysis,
    judge: Judge,
    decisions: Sequence[Decision] | None = None,
    *,
    rollouts: int = ROLLOUTS,
    progress: Callable[[int, int], None] = lambda _done, _all: None,
) -> tuple[Deep, ...]:
    """Judges `decisions`, or the costliest of the game, again."""
    chosen = analysis.mistakes if decisions is None else tuple(decisions)
    positions = {step.ply: step.before for step in steps(analysis.record)}
    found: list[Deep] = []
    for number, decision in enumerate(chosen):
        progress(number, len(chosen))
        found.append(_again(positions[decision.ply], decision, judge, rollouts))
    progress(len(chosen), len(chosen))
    return tuple(found)


def _again(position: Position, decision: Decision, judge: Judge, rollouts: int) -> Deep:
    game = games.of(position)
    played, best = (game.read_token(token) for token in (decision.token, decision.best))
    assert played is not None
    assert best is not None
    if game.endings is not None and game.endings.solvable(position, MOST_LOTS):
        solver = game.endings.solver(position.setup)
        win, money = solver.win_loss(position, played), solver.loss(position, played)
        return Deep(
            decision.ply, decision.seat, decision.token, decision.best, 0, win, 0.0, money, 0.0
        )
    win, money = compare(position, best, played, judge, rollouts)
    return Deep(
        decision.ply,
        decision.seat,
        decision.token,
        decision.best,
        rollouts,
        fmean(win),
        error(win),
        fmean(money),
        error(money),
    )


def compare(
    position: Position,
    one: Action,
    two: Action,
    judge: Judge,
    rollouts: int,
    *,
    first: int = 0,
    draws: int | None = None,
) -> tuple[list[float], list[float]]:
    """How much better `one` is than `two` for the seat to act: win and florins, by rollout.

    `first` is the number of the first rollout: others have other deals. With `draws` a rollout ends
    after so many chance events already: later luck would only add noise.
    """
    seat = position.to_act
    win: list[float] = []
    money: list[float] = []
    for number in range(first, first + rollouts):
        this, that = (
            _played_on(position.apply(action), judge, f"deep {number}", position.stage, draws)
            for action in (one, two)
        )
        win.append(this.win[seat] - that.win[seat])
        money.append(this.money[seat] - that.money[seat])
    return win, money


def error(values: Sequence[float]) -> float:
    """The standard error of the mean."""
    return stdev(values) / len(values) ** 0.5 if len(values) > 1 else float("inf")


def _played_on(
    position: Position, judge: Judge, seed: str, stage: int, draws: int | None
) -> Judgement:
    """To the end of the stage, or for `draws` chance events, by the strongest level."""
    game = games.of(position)
    bots = game.bots
    assert bots is not None
    level = bots.LEVELS[-1]
    rng = random.Random(seed)
    luck = game.luck(seed, position)
    while position.to_act != NOBODY and position.stage == stage:
        chance = position.to_act == CHANCE
        if chance and draws is not None:
            if draws == 0:
                break
            draws -= 1
        position = position.apply(luck(position) if chance else bots.choose(level, position, rng))
    return judge.judge(position)
