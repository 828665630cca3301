"""What a game says about its deal of the day."""

from __future__ import annotations

from typing import NamedTuple


class DailyDeal(NamedTuple):
    """How many players the deal of the day has, and which bots play it.

    `lineups` are used in turn, one for each day, Monday first; a line-up names the bots in the
    order of their seats, without the seat of the person.
    """

    players: int
    lineups: tuple[tuple[str, ...], ...]
