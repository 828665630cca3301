"""Both games in a terminal: drawing positions, telling what happens, asking for a move."""

from florin.terminal.draw import draw_position, draw_sheets
from florin.terminal.session import NotSaved, Session

__all__ = ["NotSaved", "Session", "draw_position", "draw_sheets"]
