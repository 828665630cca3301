"""Short rollouts that confirm an answer.

Almost all the time of a full rollout goes into draws, because the strongest level looks at every
lot that could come. Here it thinks through the draws of the turn in question only. Later draws are
made by eye, as the weakest level makes them; bids, prices and loadings are the strongest level's
throughout. A rollout ends when a group is offered: there the evaluator needs no mean over lots
either. That makes it about ten times as fast. What is compared is judged alike on both sides.
"""

from __future__ import annotations

import random

from florin import games
from florin.core import CHANCE, NOBODY, Action, Judge, Judgement, Position


def differences(
    position: Position,
    one: Action,
    two: Action,
    judge: Judge,
    rollouts: int,
    *,
    draws: int,
    first: int = 0,
) -> list[float]:
    """How much better `one` is than `two` for the seat to act, in win chance, by rollout.

    `first` is the number of the first rollout: others have other deals. Both choices are played on
    under the same luck, until a group is offered after `draws` lots or more.
    """
    seat = position.to_act
    found: list[float] = []
    for number in range(first, first + rollouts):
        this, that = (
            _played_on(position, action, judge, f"deep {number}", draws) for action in (one, two)
        )
        found.append(this.win[seat] - that.win[seat])
    return found


def _played_on(
    position: Position, action: Action, judge: Judge, seed: str, draws: int
) -> Judgement:
    game = games.of(position)
    bots, part = game.bots, game.puzzles
    assert bots is not None
    assert part is not None
    weakest, strongest = bots.LEVELS[0], bots.LEVELS[-1]
    rng, stage = random.Random(seed), position.stage
    by_eye = "draw" not in part.kinds(position)
    position = position.apply(action)
    luck = game.luck(seed, position)
    while position.to_act != NOBODY and position.stage == stage:
        if position.to_act == CHANCE:
            draws -= 1
            position = position.apply(luck(position))
            continue
        drawing = "draw" in part.kinds(position)
        if not drawing:
            by_eye = True
            if draws <= 0:
                break
        level = weakest if drawing and by_eye else strongest
        position = position.apply(bots.choose(level, position, rng))
    return judge.judge(position)
