"""A position as text."""

from __future__ import annotations

from florin import games
from florin.core import Line, Position
from florin.views.plain import text_lines


def text(position: Position) -> str:
    """For a terminal: a line per seat."""
    return "\n".join(text_lines(games.of(position), position))


def lines(position: Position) -> list[Line]:
    """What there is to see, from the top."""
    return games.of(position).describe(position)
