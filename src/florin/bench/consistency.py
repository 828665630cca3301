"""Two questions about an evaluator, asked of games that the strongest bot plays with itself.

Do win chances change only by luck and by decisions? Before a lot is drawn, the judgement should be
the mean of the judgements after it. And does the bot play what the evaluator calls best?
"""

from __future__ import annotations

import random
from typing import Any, Final, NamedTuple

import numpy as np

from florin import games
from florin.bots import bot
from florin.core import CHANCE, NOBODY, Position, Setup, informed, utility

TIED: Final = 0.002  # choices within this of the best, in wins, are all best


class Drawn(NamedTuple):
    """A position before a lot, judged twice."""

    stage: int
    error: float  # largest difference by seat
    square: float  # mean square of the differences


class Judged(NamedTuple):
    """A decision, judged by the evaluator with the same history."""

    loss: float  # in wins


def play(
    setup: Setup, seed: str, every: int, one: int, *, draws: bool = True
) -> tuple[list[Drawn], list[Judged]]:
    """One game. One of `every` positions before the first lot of a turn is judged."""
    game = games.get(setup.game)
    if game.bots is None:
        raise ValueError(f"{game.name} has no bots")
    player, evaluator = bot(game.bots.LEVELS[-1]), game.bots.evaluator(setup)
    weight: float = getattr(game.bots, "money_weight", lambda: 1e-6)()
    rng = random.Random(f"{seed}/{one}")
    position: Position = setup.start()
    moves: list[str] = []
    drawn, judged = list[Drawn](), list[Judged]()
    while position.to_act != NOBODY:
        if position.to_act == CHANCE:
            chosen = game.deal(f"{seed}/{one}", position)
            if draws and rng.randrange(every) == 0 and not getattr(position, "group", ()):
                drawn.append(_drawn(evaluator, position))
        else:
            chosen = player.choose(position, rng, moves)
            found = informed(evaluator, moves).weigh(position)
            worth = {a: utility(after, position.to_act, weight) for a, after in found}
            judged.append(Judged(max(worth.values()) - worth[chosen]))
        moves.append(chosen.token)
        position = position.apply(chosen)
    return drawn, judged


def _drawn(evaluator: Any, position: Position) -> Drawn:
    tickets = list(position.urn())
    after = np.array([evaluator.judge(position.apply(each)).win for each in set(tickets)])
    share = np.array([tickets.count(each) for each in set(tickets)]) / len(tickets)
    gap = np.array(evaluator.judge(position).win) - share @ after
    return Drawn(position.stage, float(np.abs(gap).max()), float((gap**2).mean()))
