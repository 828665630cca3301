"""What a training run reports."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple


class Report(NamedTuple):
    """The progress of a run; runs that it resumes are included."""

    seconds: float = 0.0  # of play and learning
    games: int = 0
    updates: int = 0
    losses: Mapping[str, float] = {}


class Measured(NamedTuple):
    """A player's share of the win over some games, with its standard error."""

    games: int
    share: float
    error: float


Each = Callable[[Report], None]


def ignore(report: Report) -> None:
    """Does nothing with a report."""
    del report
