"""Do positions in which an evaluator expects a third of the win bring a third of the wins?

The strongest bot plays itself. Before every turn each seat's predicted share of the win is noted,
and compared with the share that the seat got in the end. The predictions of each stage are sorted
into ten groups of the same size.

How lucky a seat was in the draws after a prediction has mean 0, and explains part of the result.
Subtracting that part leaves the same mean with less noise, as in `florin.bench.matches`.
"""

from __future__ import annotations

import multiprocessing
import random
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import track

from florin import games
from florin.bots import bot
from florin.core import CHANCE, DRAW, NOBODY, Action, Position, Setup
from florin.processes import for_children, leave_with_parent

GROUPS = 10
_np: Any = np  # for results whose type the stubs leave open


class Seen(NamedTuple):
    """A prediction and the result."""

    game: int
    stage: int  # the day or the round
    predicted: float
    share: float
    luck: float = 0.0  # in wins, of the draws after the prediction


class Decile(NamedTuple):
    """A tenth of the predictions."""

    predicted: float  # mean
    share: float  # mean of the results
    error: float  # standard error of the gap between the two; games are the independent units
    saving: float = 1.0  # so many times as many games give the same error without the luck


def play(setup: Setup, seed: str, number: int, every: int = 1) -> list[Seen]:
    """One game of the strongest bot against itself; one of `every` turns is judged."""
    game, deal = games.get(setup.game), f"{seed}/{number}"
    if game.bots is None:
        raise ValueError(f"{game.name} has no bots")
    player, evaluator = bot(game.bots.LEVELS[-1]), game.bots.evaluator(setup)
    draw_luck = getattr(evaluator, "draw_luck", None)
    rng = random.Random(deal)
    position: Position = setup.start()
    luck: Any = np.zeros(len(position.money))  # of all draws so far
    noted: list[tuple[int, tuple[float, ...], Any]] = []
    last: Action | None = None  # of a seat, since the last chance event
    turn = True  # the next chance event begins a turn
    while position.to_act != NOBODY:
        if position.to_act == CHANCE:
            if turn and last is not DRAW and rng.randrange(every) == 0:
                noted.append((position.stage, evaluator.judge(position).win, luck.copy()))
            turn = False
            lot = game.deal(deal, position)
            if draw_luck is not None:
                luck += draw_luck(position, lot)
            position = position.apply(lot)
        else:
            last, turn = player.choose(position, rng), True
            position = position.apply(last)
    outcome = position.outcome()
    assert outcome is not None
    seats = range(len(position.money))
    shares = [(seat in outcome.winners) / len(outcome.winners) for seat in seats]
    return [
        Seen(number, stage, predicted, share, later)
        for stage, win, before in noted
        for predicted, share, later in zip(win, shares, map(float, luck - before), strict=True)
    ]


def deciles(seen: Iterable[Seen]) -> list[Decile]:
    """Ten groups of the same size, the lowest predictions first."""
    rows = np.array([(s.game, s.predicted, s.share, s.luck) for s in seen])
    rows = rows[np.argsort(rows[:, 1], kind="stable")]
    found: list[Decile] = []
    for part in np.array_split(rows, GROUPS):
        game, predicted, share, luck = part.T
        gap = share - predicted
        plain = _error(game, gap)
        if luck.any():
            # The part of the luck that explains most; 1 if the net were right about everything.
            share = share - _np.cov(gap, luck)[0, 1] / luck.var(ddof=1) * luck
        error = _error(game, share - predicted)
        saving = (plain / error) ** 2 if error else 1.0
        found.append(Decile(float(predicted.mean()), float(share.mean()), error, saving))
    return found


def _error(game: Any, gap: Any) -> float:
    """The standard error of the mean gap."""
    _, at = np.unique(game, return_inverse=True)
    by_game = np.bincount(at, gap - gap.mean())
    return float(np.sqrt((by_game**2).sum()) / len(gap))


def run(setup: Setup, count: int, workers: int, seed: str = "calibration", every: int = 1) -> None:
    """Plays `count` games in `workers` processes and prints a row for each stage."""
    seen: list[Seen] = []
    context = multiprocessing.get_context("spawn")
    one = partial(play, setup, seed, every=every)
    with for_children(), ProcessPoolExecutor(workers, context, leave_with_parent) as executor:
        waiting = [executor.submit(one, number) for number in range(count)]
        for done in track(as_completed(waiting), "playing", count, console=Console(stderr=True)):
            seen += done.result()
    seen.sort()
    unit = games.get(setup.game).stage_name
    console = Console(soft_wrap=True, highlight=False)
    console.print(
        f"| {unit} | " + " | ".join(f"{k + 1}" for k in range(GROUPS)) + " | widest gap |"
    )
    console.print("|" + "---|" * (GROUPS + 2))
    for stage in sorted({s.stage for s in seen}):
        found = deciles(s for s in seen if s.stage == stage)
        cells = [f"{d.predicted:.3f} → {d.share:.3f} ± {2 * d.error:.3f}" for d in found]
        widest = max(abs(d.share - d.predicted) for d in found)
        console.print(f"| {stage} | " + " | ".join(cells) + f" | {widest:.3f} |")
