"""Do positions that a judge gives a third of the win bring a third of the wins?

The strongest bot plays itself; before every turn each seat's predicted share of the win is noted,
and held against what the seat got in the end. Predictions of a day are put into ten groups of the
same size, from the lowest to the highest.
"""

from __future__ import annotations

import multiprocessing
import random
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import partial
from typing import NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import track

from florin.bots import bot, judge
from florin.core import CHANCE, NOBODY, Position
from florin.games.medici import Medici
from florin.games.strozzi import Strozzi
from florin.processes import for_children, leave_with_parent
from florin.records import deal

GROUPS = 10


class Seen(NamedTuple):
    """A prediction and what came of it."""

    game: int
    day: int  # or round
    predicted: float
    share: float


class Decile(NamedTuple):
    """Predictions of about the same height."""

    predicted: float  # mean
    share: float  # mean of what came
    error: float  # standard error of the gap between the two; games are the independent units


def play(game: str, players: int, seed: str, number: int) -> list[Seen]:
    """One game of the strongest bot against itself."""
    player, oracle = bot("magnifico"), judge("magnifico", game, players)
    rng = random.Random(f"{seed}/{number}")
    position: Position = (Strozzi() if game == "strozzi" else Medici(players)).start()
    noted: list[tuple[int, tuple[float, ...]]] = []
    while position.to_act != NOBODY:
        if position.to_act == CHANCE:
            if position.phase.name == "LOT" and not position.group:
                noted.append((len(position.sheets) + 1, oracle.judge(position).win))
            position = position.apply(deal(f"{seed}/{number}", position))
        else:
            position = position.apply(player.choose(position, rng))
    outcome = position.outcome()
    assert outcome is not None
    shares = [(s in outcome.winners) / len(outcome.winners) for s in range(players)]
    return [
        Seen(number, day, predicted, share)
        for day, win in noted
        for predicted, share in zip(win, shares, strict=True)
    ]


def deciles(seen: Iterable[Seen]) -> list[Decile]:
    """Ten groups of the same size, the lowest predictions first."""
    rows = np.array([(s.game, s.predicted, s.share) for s in seen])
    rows = rows[np.argsort(rows[:, 1], kind="stable")]
    found: list[Decile] = []
    for part in np.array_split(rows, GROUPS):
        game, predicted, share = part.T
        gap = share - predicted
        _, at = np.unique(game, return_inverse=True)
        by_game = np.bincount(at, gap - gap.mean())
        error = float(np.sqrt((by_game**2).sum()) / len(gap))
        found.append(Decile(float(predicted.mean()), float(share.mean()), error))
    return found


def run(game: str, players: int, games: int, workers: int, seed: str = "calibration") -> None:
    """Plays, and prints a table for each day or round."""
    seen: list[Seen] = []
    context = multiprocessing.get_context("spawn")
    one = partial(play, game, players, seed)
    with for_children(), ProcessPoolExecutor(workers, context, leave_with_parent) as executor:
        waiting = [executor.submit(one, number) for number in range(games)]
        for done in track(as_completed(waiting), "playing", games, console=Console(stderr=True)):
            seen += done.result()
    seen.sort()
    unit = "round" if game == "strozzi" else "day"
    console = Console(soft_wrap=True, highlight=False)
    console.print(
        f"| {unit} | " + " | ".join(f"{k + 1}" for k in range(GROUPS)) + " | widest gap |"
    )
    console.print("|" + "---|" * (GROUPS + 2))
    for day in sorted({s.day for s in seen}):
        found = deciles(s for s in seen if s.day == day)
        cells = [f"{d.predicted:.3f} → {d.share:.3f} ± {2 * d.error:.3f}" for d in found]
        widest = max(abs(d.share - d.predicted) for d in found)
        console.print(f"| {day} | " + " | ".join(cells) + f" | {widest:.3f} |")
