"""Views of any game's positions, sheets and events; as text if the game has no views of its own."""

from __future__ import annotations

from typing import Any

from florin import games
from florin.core import Event, Position
from florin.views import PlainEvent, PlainSheet, PlainView
from florin.views.plain import plain_event, plain_position, plain_sheet


def position_view(position: Position) -> Any:
    """The position with its projection, without its finished sheets: see `sheet_views`."""
    game = games.of(position)
    if game.views is None:
        return plain_position(game, position)
    return game.views.position_view(position)


def sheet_views(position: Position) -> list[Any]:
    """One sheet for each scored stage."""
    game = games.of(position)
    return [
        plain_sheet(game, number, sheet)
        if game.views is None
        else game.views.sheet_view(number, sheet)
        for number, sheet in enumerate(position.sheets, start=1)
    ]


def event_view(position: Position, event: Event) -> Any:
    """An event of the game that `position` belongs to."""
    game = games.of(position)
    if game.views is None:
        return plain_event(game, event, len(position.money))
    return game.views.event_view(event)


def position_types() -> tuple[Any, ...]:
    """The struct types that `position_view` returns, for schemas."""
    own = [game.views.POSITION_TYPE for game in games.all_games() if game.views is not None]
    return (*own, PlainView)


def sheet_types() -> tuple[Any, ...]:
    own = [game.views.SHEET_TYPE for game in games.all_games() if game.views is not None]
    return (*own, PlainSheet)


def event_types() -> tuple[Any, ...]:
    own = [
        kind
        for game in games.all_games()
        if game.views is not None
        for kind in game.views.EVENT_TYPES
    ]
    return (*dict.fromkeys(own), PlainEvent)
