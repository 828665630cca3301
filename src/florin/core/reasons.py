"""Reasons: facts about a choice, built from the rules, as data.

A game lists the kinds of its reasons in `games/*/reasons.py`. Web app and terminal turn them into
words: `reason-GAME-KIND` in the locales, `english` here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from florin.core.lots import Commodity
from florin.core.narration import printable


class Reason(NamedTuple):
    """One fact. What the numbers mean depends on `kind`; the game's table of kinds says it.

    Seats and harbours count from 0.
    """

    kind: str
    seat: int  # whom the fact is about
    commodity: Commodity | None = None
    florins: int | None = None
    level: int | None = None  # a level, field, rank or number of lots
    harbour: int | None = None


Text = Callable[[Reason, str], str]  # the reason and the name of its seat


def english(texts: Mapping[str, Text], reason: Reason, names: Sequence[str]) -> str:
    """The reason as a short English sentence without a full stop."""
    return texts[reason.kind](reason, printable(names[reason.seat]))
