"""Results put together: shares with intervals, money, times, forfeits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from florin.arena.contest import Contest
from florin.arena.lineup import PROGRAM
from florin.arena.tally import WIN, Outcome, Tally

RESAMPLES: Final = 2000
CONFIDENCE: Final = 0.95
_BATCH: Final = 50  # resamples made at once, to bound memory

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot, all its seats together."""

    name: str
    tally: Tally
    low: float
    high: float

    @property
    def share(self) -> float:
        return self.tally.share

    @property
    def money(self) -> float:
        return self.tally.money / self.tally.seats if self.tally.seats else 0.0

    @property
    def forfeits(self) -> dict[str, int]:
        return dict(sorted(self.tally.forfeits.items()))

    def as_dict(self) -> dict[str, Any]:
        """The entry of `--json`. A program's has its forfeits too."""
        clock = self.tally.clock
        entry: dict[str, Any] = {
            "name": self.name,
            "games": self.tally.seats,
            "share": self.share,
            "low": self.low,
            "high": self.high,
            "money": self.money,
            "decisions": clock.count,
            "ms_mean": round(clock.mean(), 4),
            "ms_p99": round(clock.percentile(99), 4),
        }
        if self.name.startswith(PROGRAM):
            entry["forfeits"] = self.forfeits
        return entry


@dataclass(slots=True)
class Score:
    """Collects outcomes as they come. What it says does not depend on their order."""

    contest: Contest
    outcomes: list[Outcome] = field(default_factory=list[Outcome])

    def add(self, outcome: Outcome) -> None:
        self.outcomes.append(outcome)

    @property
    def deals(self) -> int:
        """Deals that were played at every table."""
        tables = Counter(outcome.unit.deal for outcome in self.outcomes)
        return sum(count == len(self.contest.tables) for count in tables.values())

    @property
    def troubles(self) -> dict[str, str]:
        """One complaint for each program that failed: that of the first deal."""
        found: dict[str, str] = {}
        for outcome in sorted(self.outcomes, key=lambda outcome: outcome.unit):
            found = {**outcome.troubles, **found}
        return found

    def standings(self, table: int | None = None) -> list[Standing]:
        """In the order in which the bots were named; of one table alone if it is given."""
        outcomes = [o for o in self.outcomes if table in (None, o.unit.table)]
        tallies: dict[str, Tally] = {}
        for outcome in outcomes:
            for name, tally in outcome.tallies.items():
                tallies.setdefault(name, Tally()).merge(tally)
        names = [name for name in self.contest.names if name in tallies]
        lows, highs = self._intervals(outcomes, names)
        return [Standing(name, tallies[name], lows[at], highs[at]) for at, name in enumerate(names)]

    def about(self) -> dict[str, Any]:
        """What was played, as `--json` prints it first."""
        return {
            "game": self.contest.game,
            "players": self.contest.players,
            "deals": self.deals,
        }

    def as_dict(self) -> dict[str, Any]:
        """What `--json` prints."""
        return self.about() | {"bots": [standing.as_dict() for standing in self.standings()]}

    def _intervals(
        self, outcomes: Sequence[Outcome], names: Sequence[str]
    ) -> tuple[list[float], list[float]]:
        """Deals are drawn again: games of one deal are no independent evidence."""
        row = {deal: at for at, deal in enumerate(sorted({o.unit.deal for o in outcomes}))}
        points, seats = (np.zeros((len(row), len(names))) for _ in range(2))
        for outcome in outcomes:
            for name, tally in outcome.tallies.items():
                at = row[outcome.unit.deal], names.index(name)
                points[at] += tally.points
                seats[at] += tally.seats
        return share_intervals(points / WIN, seats, self.contest.seed)


def dice(seed: str) -> np.random.Generator:
    """Dice for drawing deals again; the same for the same seed."""
    return np.random.default_rng(list(seed.encode("utf-8", "surrogatepass")))


def resampled(deals: int, rng: np.random.Generator, count: int) -> Iterable[Floats]:
    """How often each deal was drawn, a row for each of `count` resamples, some rows at a time."""
    equal = np.full(deals, 1 / deals)
    for begun in range(0, count, _BATCH):
        rows = min(_BATCH, count - begun)
        yield rng.multinomial(deals, equal, size=rows).astype(np.float64)


def share_intervals(wins: Floats, seats: Floats, seed: str) -> tuple[list[float], list[float]]:
    """Bootstrap over deals: both arrays are [deal, bot]; lows and highs by bot."""
    if not len(wins):
        return [0.0] * wins.shape[1], [0.0] * wins.shape[1]
    shares = np.concatenate(
        [
            (weights @ wins) / np.maximum(weights @ seats, 1)
            for weights in resampled(len(wins), dice(seed), RESAMPLES)
        ]
    )
    return interval(shares)


def interval(samples: Floats) -> tuple[list[float], list[float]]:
    """The middle 95 % of the samples, [sample, bot], by bot."""
    tail = (1 - CONFIDENCE) / 2
    low, high = np.quantile(samples, [tail, 1 - tail], axis=0)
    return low.tolist(), high.tolist()
