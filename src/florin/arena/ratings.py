"""Ratings from a round robin: Bradley and Terry's model, for tables of any size.

Each bot has a strength; at a table a seat wins with probability its strength over the sum of all
strengths there. Ratings are strengths on Elo's scale: 400 points are odds of 10 to 1.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any, Final

import numpy as np

from florin.arena.standings import Floats, Score, Standing, dice, interval, resampled
from florin.arena.tally import WIN

SCALE: Final = 400 / math.log(10)
# Each pair of bots is credited with one game, shared, so that a bot that never won has a finite
# rating.
PRIOR: Final = 1.0
RESAMPLES: Final = 500
_STEPS: Final = 100
_CLOSE: Final = 1e-9  # change of a log-strength that counts as none


@dataclass(frozen=True, slots=True)
class Rating:
    """One bot's place in a round robin; the mean of all ratings is 0."""

    standing: Standing
    rating: float
    low: float
    high: float

    def as_dict(self) -> dict[str, Any]:
        return self.standing.as_dict() | {
            "rating": self.rating,
            "rating_low": self.low,
            "rating_high": self.high,
        }


def fit(wins: Floats, seats: Floats, games: Floats, start: Floats | None = None) -> Floats:
    """Ratings by bot, of greatest likelihood.

    `wins` [bot] are games won, parts included; `seats` [table, bot] how many seats a bot has at a
    table; `games` [table] how many games were played there. The likelihood is concave in the
    logarithms of the strengths: Newton steps, halved if one is too long.
    """
    bots = len(wins)
    first, second = np.triu_indices(bots, 1)
    pairs = np.zeros((len(first), bots))
    pairs[np.arange(len(first)), first] = pairs[np.arange(len(first)), second] = 1
    seats = np.concatenate([seats, pairs])
    games = np.concatenate([games, np.full(len(pairs), PRIOR)])
    wins = wins + PRIOR * (bots - 1) / 2

    def likelihood(logs: Floats) -> float:
        return float(wins @ logs - games @ np.log(seats @ np.exp(logs)))

    logs: Floats = np.zeros(bots) if start is None else start / SCALE
    for _ in range(_STEPS):
        chance = seats * np.exp(logs)
        chance /= chance.sum(axis=1, keepdims=True)  # [table, bot]: who wins there
        slope = wins - games @ chance
        bend = np.diag(games @ chance) - (chance.T * games) @ chance
        # Only differences matter: the constant direction, in which the curvature is 0, is fixed at
        # its mean.
        step = np.asarray(np.linalg.solve(bend + 1 / bots, slope), dtype=np.float64)
        step -= np.mean(step)
        now = likelihood(logs)
        while likelihood(logs + step) < now and np.max(np.abs(step)) > _CLOSE:
            step /= 2
        logs = logs + step
        if np.max(np.abs(step)) < _CLOSE:
            break
    return SCALE * (logs - np.mean(logs))


def ratings(score: Score) -> list[Rating]:
    """Strongest first, with intervals by drawing deals again."""
    contest, names = score.contest, score.contest.names
    seats = np.array([[table.count(name) for name in names] for table in contest.tables], float)
    row = {deal: at for at, deal in enumerate(sorted({o.unit.deal for o in score.outcomes}))}
    if not row:
        return []
    wins = np.zeros((len(row), len(names)))
    games = np.zeros((len(row), len(contest.tables)))
    for outcome in score.outcomes:
        at = row[outcome.unit.deal]
        games[at, outcome.unit.table] += contest.players
        for name, tally in outcome.tallies.items():
            wins[at, names.index(name)] += tally.points / WIN
    found = fit(wins.sum(axis=0), seats, games.sum(axis=0))
    samples = [
        fit(weights @ wins, seats, weights @ games, found)
        for batch in resampled(len(row), dice(contest.seed), RESAMPLES)
        for weights in batch
    ]
    lows, highs = interval(np.array(samples))
    standings = {standing.name: standing for standing in score.standings()}
    rated = [
        Rating(standings[name], float(found[at]), lows[at], highs[at])
        for at, name in enumerate(names)
        if name in standings
    ]
    return sorted(rated, key=lambda each: -each.rating)
