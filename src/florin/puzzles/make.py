"""Mining puzzles from self-play: only positions whose answer is clear are kept.

The answer must beat every wrong choice by a margin, and rollouts (or the exact solution of an
ending) must confirm it: the mean difference is positive by more than two standard errors. The worth
of a group must be the same to a judge that only plays games on to their end.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Final

from florin import games
from florin.analysis import TIE, Weighed, money_weight, weigh
from florin.analysis.deep import MOST_LOTS, compare, error
from florin.analysis.weighing import Option
from florin.bots import RolloutJudge
from florin.core import CHANCE, NOBODY, Action, Amount, Judge, Position, Setup
from florin.puzzles.puzzle import NEAR, NEAR_PART, Puzzle, Scored, puzzle_id
from florin.records import Record

MARGIN: Final = 0.025  # win probability between the right and the best wrong choice
PRICE_MARGIN: Final = 0.01  # the same for prices that are FLORINS_APART
FLORINS_APART: Final = 4
LEAST_FAIR: Final = 4.0  # florins; what is worth less or more is no puzzle
MOST_FAIR: Final = 45.0
WORTH_RATING: Final = 1500.0
ROLLOUTS: Final = 8
PER_GAME: Final = 6  # puzzles from one game, at most
SHOWN: Final = 6  # choices that are kept with a puzzle
_EVERY: Final = 3  # looks at one decision of so many
_ROLLOUTS: Final = RolloutJudge(32)


def make(
    setup: Setup,
    count: int,
    seed: str,
    *,
    rollouts: int = ROLLOUTS,
    progress: Callable[[int, int], None] = lambda _found, _games: None,
) -> list[Puzzle]:
    """`count` puzzles of this setup. `progress` is told how many there are after each game."""
    found: list[Puzzle] = []
    number = 0
    while len(found) < count:
        new = _of_game(setup, f"{seed}/{number}", rollouts)
        found += new[: count - len(found)]
        number += 1
        progress(len(found), number)
    return found


def _of_game(setup: Setup, seed: str, rollouts: int) -> list[Puzzle]:
    """Plays one game among the stronger levels, and keeps what is clear."""
    game = games.get(setup.game)
    bots = game.bots
    if bots is None:
        raise ValueError(f"{setup.game} has no levels")
    judge, weight = bots.evaluator(setup), money_weight(setup.game)
    rng = random.Random(seed)
    levels = [rng.choice(bots.LEVELS[1:]) for _ in range(setup.players)]
    names = tuple(f"Seat {seat + 1}" for seat in range(setup.players))
    found: list[Puzzle] = []
    moves: list[str] = []
    position: Position = setup.start()
    while position.to_act != NOBODY:
        if position.to_act == CHANCE:
            action = game.deal(seed, position)
        else:
            if len(found) < PER_GAME and rng.randrange(_EVERY) == 0:
                record = Record(setup.game, names, setup.options, tuple(moves))
                found += _puzzles(position, record, judge, weight, rollouts)
            action = bots.choose(levels[position.to_act], position, rng)
        moves.append(action.token)
        position = position.apply(action)
    return found


def _puzzles(
    position: Position, record: Record, judge: Judge, weight: float, rollouts: int
) -> Iterator[Puzzle]:
    """The puzzles of one decision: about the choice, and about the worth of the group."""
    weighed = weigh(position, judge, weight)
    found = _of_choice(position, record, judge, weighed, rollouts)
    if found is not None:
        yield found
    found = _of_worth(position, record, judge)
    if found is not None:
        yield found


def _of_choice(
    position: Position, record: Record, judge: Judge, weighed: Weighed, rollouts: int
) -> Puzzle | None:
    kind = kind_of(weighed)
    if kind is None:
        return None
    right, wrong = split(weighed, kind)
    if not wrong:
        return None
    best, rival = weighed.best, max(wrong, key=lambda option: option.utility)
    margin = best.utility - rival.utility
    least = PRICE_MARGIN if kind == "price" else MARGIN
    if margin < least or not confirmed(position, best.action, rival.action, judge, rollouts):
        return None
    seat = position.to_act
    options = sorted(weighed.options, key=lambda option: -option.utility)
    kept = [best, rival, *(o for o in options if o is not best and o is not rival)][:SHOWN]
    choices = tuple(
        Scored(
            option.action.token,
            max(0.0, best.after.win[seat] - option.after.win[seat]),
            best.after.money[seat] - option.after.money[seat],
        )
        for option in kept
    )
    return Puzzle(
        puzzle_id(record, kind),
        record,
        kind,
        tuple(option.action.token for option in right),
        choices,
        None,
        margin,
        first_rating(margin),
        themes(position, best.action),
    )


def _of_worth(position: Position, record: Record, judge: Judge) -> Puzzle | None:
    """What is the group worth to you? Kept if an independent judge agrees."""
    prices = judge.fair_prices(position) if position.amounts() is not None else ()
    fair = prices[position.to_act] if prices else None
    if fair is None or not LEAST_FAIR <= fair <= MOST_FAIR:
        return None
    other = _ROLLOUTS.fair_prices(position)[position.to_act]
    near = max(NEAR, NEAR_PART * fair)
    if other is None or abs(other - fair) > near:
        return None
    action = next(iter(position.legal()))
    return Puzzle(
        puzzle_id(record, "worth"), record, "worth", (), (), fair, near, WORTH_RATING,
        themes(position, action),
    )  # fmt: skip


def kind_of(weighed: Weighed) -> str | None:
    """The kind of puzzle that a decision could be."""
    actions = [option.action for option in weighed.options]
    tokens = {action.token for action in actions}
    if {"draw", "stop"} <= tokens:
        return "draw"
    if any(isinstance(action, Amount) for action in actions):
        return "bid" if "pass" in tokens else "price"
    return "load" if any("@" in token for token in tokens) and len(tokens) > 1 else None


def split(weighed: Weighed, kind: str) -> tuple[list[Option], list[Option]]:
    """Right and wrong options; those between are neither.

    In `bid` only the question whether to bid is asked. In `price` a price is wrong if it is some
    florins away: neighbours differ by too little.
    """
    best = weighed.best
    near = [o for o in weighed.options if best.utility - o.utility <= 2 * TIE]
    if kind == "bid":
        bids = isinstance(best.action, Amount)
        wrong = [o for o in weighed.options if isinstance(o.action, Amount) != bids]
        return [o for o in near if o not in wrong], wrong
    if kind == "price":
        wrong = [o for o in weighed.options if o not in near and _apart(o, best) >= FLORINS_APART]
        return near, wrong
    return near, [o for o in weighed.options if o not in near]


def _apart(one: Option, two: Option) -> int:
    assert isinstance(one.action, Amount)
    assert isinstance(two.action, Amount)
    return abs(one.action.florins - two.action.florins)


def confirmed(position: Position, best: Action, rival: Action, judge: Judge, rollouts: int) -> bool:
    """Whether an exact solution, or rollouts, prefer `best` too."""
    endings = games.of(position).endings
    if endings is not None and endings.solvable(position, MOST_LOTS):
        solver = endings.solver(position.setup)
        return solver.loss(position, best) < solver.loss(position, rival)
    win, _ = compare(position, best, rival, judge, rollouts)
    return sum(win) / len(win) > 2 * error(win)


def first_rating(margin: float) -> float:
    """The rating before anyone has tried: a large difference is easy to see."""
    return max(1000.0, 1900.0 - 6000.0 * margin)


def themes(position: Position, action: Action) -> tuple[str, ...]:
    """Phases of the decision and kinds of its reasons."""
    part = games.of(position).reasons
    if part is None:
        return ()
    kinds = [reason.kind for reason in part.reasons(position, action)]
    return tuple(dict.fromkeys((*part.phases(position), *kinds)))
