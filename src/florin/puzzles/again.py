"""Checking puzzles again, after the evaluator has changed.

The measures of `clear` hold as for new puzzles. A puzzle whose answer is no longer clear, or is
another one now, is dropped; what is kept gets today's numbers.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterable
from functools import partial

from florin import games
from florin.analysis import money_weight, weigh
from florin.bots import judge
from florin.core import Judge, Position
from florin.processes import cores, for_children, leave_with_parent
from florin.puzzles.clear import ROLLOUTS, Question, confirmed, question
from florin.puzzles.make import agreed, fair_price, scored
from florin.puzzles.puzzle import Puzzle, near


def checked(puzzle: Puzzle, rollouts: int = ROLLOUTS) -> Puzzle | None:
    """The puzzle with today's numbers; None if its answer is no longer clear.

    `rollouts` of 0 leave out the confirmation by rollouts, which takes almost all the time.
    """
    position = puzzle.position
    expert = judge("magnifico", position.setup)
    if puzzle.fair is not None:
        fair = fair_price(position, expert)
        if fair is None or abs(fair - puzzle.fair) > near(puzzle.fair):
            return None
        return puzzle._replace(fair=fair, margin=near(fair))
    asked = question(weigh(position, expert, money_weight(puzzle.record.game)), puzzle.kind)
    if asked is None or asked.best.action.token not in puzzle.right:
        return None
    if rollouts and not _confirmed_again(position, puzzle.kind, asked, expert, rollouts):
        return None
    return puzzle._replace(
        right=tuple(option.action.token for option in asked.right),
        choices=scored(asked, position.to_act, puzzle.kind),
        margin=asked.margin,
    )


def _confirmed_again(
    position: Position, kind: str, asked: Question, expert: Judge, rollouts: int
) -> bool:
    """By the second judge if the question is whether to buy; otherwise, or if it
    does not agree, by rollouts.
    """
    best, game = asked.best.action, games.of(position)
    assert game.puzzles is not None
    if kind == "bid":
        cost, fair = game.puzzles.cost(position), expert.fair_prices(position)[position.to_act]
        passes = best == game.passing(position)
        if cost is not None and fair is not None and agreed(position, cost, fair, passes=passes):
            return True
    return all(confirmed(position, best, rival.action, expert, rollouts) for rival in asked.rivals)


def check_all(
    puzzles: Iterable[Puzzle],
    *,
    rollouts: int = ROLLOUTS,
    processes: int | None = None,
    progress: Callable[[int, int], None] = lambda _done, _kept: None,
) -> list[Puzzle]:
    """Those that are still clear, in the order given."""
    kept: list[Puzzle] = []
    context = multiprocessing.get_context("spawn")
    with for_children(), context.Pool(processes or cores(), leave_with_parent) as pool:
        work = partial(checked, rollouts=rollouts)
        for done, found in enumerate(pool.imap(work, puzzles, chunksize=4), 1):
            if found is not None:
                kept.append(found)
            progress(done, len(kept))
    return kept
