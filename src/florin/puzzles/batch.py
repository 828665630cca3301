"""Mining many games in several processes, into a journal that can be continued.

The journal has a line of JSON for each game that is done, also for one without a puzzle. What a
game gives depends on its job alone, so a run that is stopped and continued ends with the same
puzzles. A line that was cut off is mined again.
"""

from __future__ import annotations

import json
import multiprocessing
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from florin import games
from florin.processes import cores, for_children, leave_with_parent
from florin.puzzles.clear import ROLLOUTS
from florin.puzzles.make import mine, self_play
from florin.puzzles.puzzle import KINDS, Puzzle, dumps_text, loads_text
from florin.records import Record


class Job(NamedTuple):
    """One game to mine: self-play, or the record of a game that was played."""

    name: str  # also the seed
    game: str
    players: int
    rollouts: int = ROLLOUTS
    record: Record | None = None
    kinds: tuple[str, ...] = KINDS


class Done(NamedTuple):
    """A mined game."""

    name: str
    puzzles: tuple[Puzzle, ...]


Progress = Callable[[int, int], None]  # games done, puzzles found


def plan(
    setups: Sequence[tuple[str, int]],
    seed: str,
    rollouts: int = ROLLOUTS,
    kinds: tuple[str, ...] = KINDS,
) -> Iterator[Job]:
    """Jobs without end, taking turns among games and numbers of players."""
    number = 0
    while True:
        for game, players in setups:
            name = f"{seed}/{game}-{players}/{number}"
            yield Job(name, game, players, rollouts, None, kinds)
        number += 1


def run(job: Job) -> Done:
    """Mines one game."""
    setup = games.get(job.game).setup(job.players)
    record = self_play(setup, job.name) if job.record is None else job.record
    return Done(job.name, tuple(mine(record, job.name, job.rollouts, job.kinds)))


def run_all(
    jobs: Iterator[Job],
    journal: Path,
    *,
    count: int | None = None,
    seconds: float | None = None,
    processes: int | None = None,
    progress: Progress = lambda _games, _puzzles: None,
) -> list[Puzzle]:
    """Mines until there are `count` puzzles, `seconds` have passed, or no job is left.

    Returns the puzzles of the games in the order of `jobs`, those of earlier runs too.
    """
    done = {each.name: each.puzzles for each in read_journal(journal)}
    until = None if seconds is None else time.monotonic() + seconds
    order: list[str] = []

    def waiting() -> Iterator[Job]:
        for job in jobs:
            order.append(job.name)
            if job.name not in done:
                yield job
            elif enough():  # the journal alone has enough
                return

    def enough() -> bool:
        return count is not None and _found(done, order) >= count

    workers = processes or cores()
    with for_children(), journal.open("a") as out:
        if journal.stat().st_size and not journal.read_bytes().endswith(b"\n"):
            out.write("\n")
        context = multiprocessing.get_context("spawn")
        with context.Pool(workers, leave_with_parent) as pool:
            todo = waiting()
            pending = [pool.apply_async(run, (job,)) for job in islice(todo, workers + 1)]
            while pending and not enough() and (until is None or time.monotonic() < until):
                ready = [each for each in pending if each.ready()]
                if not ready:
                    pending[0].wait(0.2)
                    continue
                for each in ready:
                    pending.remove(each)
                    name, puzzles = each.get()
                    done[name] = puzzles
                    out.write(_line(name, puzzles) + "\n")
                    out.flush()
                    progress(len(done), sum(map(len, done.values())))
                    job = next(todo, None)
                    if job is not None:
                        pending.append(pool.apply_async(run, (job,)))
            pool.terminate()
    return [puzzle for name in order for puzzle in done.get(name, ())]


def read_journal(journal: Path) -> Iterator[Done]:
    """The mined games of a journal; an incomplete line is left out."""
    if not journal.exists():
        return
    for line in journal.read_text().splitlines():
        try:
            found = json.loads(line)
        except ValueError:
            continue
        yield Done(found["name"], tuple(loads_text(json.dumps(found["puzzles"]))))


def _found(done: dict[str, tuple[Puzzle, ...]], order: list[str]) -> int:
    """Puzzles of the jobs up to the first that is not done: only those are sure to come again."""
    total = 0
    for name in order:
        if name not in done:
            break
        total += len(done[name])
    return total


def _line(name: str, puzzles: Sequence[Puzzle]) -> str:
    return json.dumps({"name": name, "puzzles": json.loads(dumps_text(puzzles))})
