"""Placeholders for the views of any game's positions, sheets and events.

Which types these are depends on the installed games, so schemas ask the registry when they are
built. Encoding goes by the value and needs no type.
"""

from __future__ import annotations

from typing import Any

from florin.games import present


class GameView:
    """Base of the placeholders."""

    @staticmethod
    def types() -> tuple[Any, ...]:
        """The structs that a value may be."""
        raise NotImplementedError


class PositionView(GameView):
    @staticmethod
    def types() -> tuple[Any, ...]:
        return present.position_types()


class SheetView(GameView):
    @staticmethod
    def types() -> tuple[Any, ...]:
        return present.sheet_types()


class EventView(GameView):
    @staticmethod
    def types() -> tuple[Any, ...]:
        return present.event_types()
