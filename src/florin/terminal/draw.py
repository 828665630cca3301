"""Drawing a position of either game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.table import Table

from florin.core import Position
from florin.games.medici import Position as MediciPosition
from florin.games.medici import terminal as medici
from florin.games.strozzi import Position as StrozziPosition
from florin.games.strozzi import terminal as strozzi


def draw_position(position: Position, names: Sequence[str]) -> RenderableType:
    """What everybody at the table may see."""
    if isinstance(position, MediciPosition):
        return medici.draw(position, names)
    assert isinstance(position, StrozziPosition)
    return strozzi.draw(position, names)


def draw_sheets(position: Position, names: Sequence[str], since: int = 0) -> Iterator[Table]:
    """The scoring sheets of the finished days or rounds after number `since`."""
    if isinstance(position, MediciPosition):
        for day, sheet in enumerate(position.sheets[since:], since + 1):
            yield medici.draw_sheet(day, sheet, names)
    elif isinstance(position, StrozziPosition):
        for number, sheet in enumerate(position.sheets[since:], since + 1):
            yield strozzi.draw_sheet(number, sheet, names)
