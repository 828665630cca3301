"""A round robin's result: ratings, and how every bot does alone among every other."""

from __future__ import annotations

from typing import Any

from florin.arena.ratings import Rating, ratings
from florin.arena.standings import Score, Standing


def pairs(score: Score) -> list[tuple[str, str, Standing]]:
    """One bot alone among copies of another, and its result.

    With two players each pair comes once.
    """
    found: list[tuple[str, str, Standing]] = []
    for number, table in enumerate(score.contest.tables):
        found += [
            (table[0], table[1], standing)
            for standing in score.standings(number)
            if standing.name == table[0]
        ]
    return found


def as_dict(score: Score, rated: list[Rating] | None = None) -> dict[str, Any]:
    """What `--round-robin --json` prints."""
    return score.about() | {
        "bots": [each.as_dict() for each in (ratings(score) if rated is None else rated)],
        "pairs": [
            {
                "one": one,
                "rest": rest,
                "games": standing.tally.seats,
                "share": standing.share,
                "low": standing.low,
                "high": standing.high,
            }
            for one, rest, standing in pairs(score)
        ],
    }
