"""Chat of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

RECENT: Final = 50  # lines that a table shows
# Of these, this many of one person, and this many of all spectators together: one person must not
# push the lines of others out.
MOST_OF_PERSON: Final = 20
MOST_OF_SPECTATORS: Final = 20


class ChatLine(msgspec.Struct, frozen=True):
    """One line. `seat`, from 1 because it is only shown, is the author's; None for a spectator."""

    id: int
    at: int
    name: str
    seat: int | None
    text: str
    person: str = ""  # the author's id; no message shows it


def shown_lines(lines: Sequence[ChatLine]) -> list[ChatLine]:
    """The latest lines, oldest first, without those beyond a quota."""
    found: list[ChatLine] = []
    counts: dict[str, int] = {}
    spectators = 0
    for line in reversed(lines):
        spectators += line.seat is None
        counts[line.person] = counts.get(line.person, 0) + 1
        if counts[line.person] > MOST_OF_PERSON:
            continue
        if line.seat is None and spectators > MOST_OF_SPECTATORS:
            continue
        found.append(line)
    return found[:RECENT][::-1]
