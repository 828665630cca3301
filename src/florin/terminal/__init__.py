"""Both games in a terminal: drawing positions, telling what happens, asking for a move."""

from florin.terminal.draw import draw_position, draw_sheets
from florin.terminal.session import Session

__all__ = ["Session", "draw_position", "draw_sheets"]
