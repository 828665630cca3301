"""What is counted while games are played. Tallies add up, in any order, to the same sum."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from florin.arena.contest import Unit

# A win is worth this many points, so that a win shared by up to six stays a whole number.
WIN: Final = 60
# Times are kept in boxes 1 % wide: enough for a percentile, and small however long it runs.
_BOX: Final = math.log(1.01)


@dataclass(slots=True)
class Clock:
    """How long decisions took."""

    count: int = 0
    total: int = 0  # nanoseconds
    boxes: Counter[int] = field(default_factory=Counter[int])

    def add(self, nanoseconds: int) -> None:
        self.count += 1
        self.total += nanoseconds
        self.boxes[int(math.log(max(nanoseconds, 1)) / _BOX)] += 1

    def merge(self, other: Clock) -> None:
        self.count += other.count
        self.total += other.total
        self.boxes.update(other.boxes)

    def mean(self) -> float:
        """Milliseconds; 0 where nothing was timed."""
        return self.total / self.count / 1e6 if self.count else 0.0

    def percentile(self, percent: float) -> float:
        """Milliseconds within which this many per cent of the decisions fell, to 1 %."""
        seen = 0
        for box in sorted(self.boxes):
            seen += self.boxes[box]
            if seen * 100 >= percent * self.count:
                return math.exp((box + 1) * _BOX) / 1e6
        return 0.0


@dataclass(slots=True)
class Tally:
    """One bot's results. A bot at three seats of a game has played three seats."""

    seats: int = 0
    points: int = 0  # WIN for each win, parts of it for a shared one
    money: int = 0  # florins at the end, summed
    clock: Clock = field(default_factory=Clock)
    forfeits: Counter[str] = field(default_factory=Counter[str])  # by reason

    def merge(self, other: Tally) -> None:
        self.seats += other.seats
        self.points += other.points
        self.money += other.money
        self.clock.merge(other.clock)
        self.forfeits.update(other.forfeits)

    @property
    def share(self) -> float:
        """Wins for each seat played, from 0 to 1."""
        return self.points / (WIN * self.seats) if self.seats else 0.0


class Outcome(NamedTuple):
    """All rotations of one deal at one table, by name."""

    unit: Unit
    tallies: dict[str, Tally]
    troubles: dict[str, str]  # a complaint of a program that failed, by name
