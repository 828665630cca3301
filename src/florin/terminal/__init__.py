"""Playing in a terminal: drawing positions, narrating events, asking for moves."""

from florin.terminal.draw import draw_position, draw_sheets
from florin.terminal.session import NotSaved, Session

__all__ = ["NotSaved", "Session", "draw_position", "draw_sheets"]
