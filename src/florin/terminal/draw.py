"""Drawing a position of any game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import RenderableType
from rich.text import Text

from florin import games
from florin.core import Position
from florin.views.plain import text_lines


def draw_position(position: Position, names: Sequence[str]) -> RenderableType:
    """What every player may see."""
    game = games.of(position)
    if game.terminal is None:
        return Text("\n".join(text_lines(game, position)))
    return game.terminal.draw(position, names)


def draw_sheets(
    position: Position, names: Sequence[str], since: int = 0
) -> Iterator[RenderableType]:
    """The scoring sheets of the finished stages after number `since`."""
    game = games.of(position)
    for number, sheet in enumerate(position.sheets[since:], since + 1):
        if game.terminal is None:
            summary = game.sheet_summary(sheet)
            yield Text(
                f"{game.stage_name} {number}: " + ", ".join(f"{k} {v}" for k, v in summary.items())
            )
        else:
            yield game.terminal.draw_sheet(number, sheet, names)
