"""Views of a game that has none of its own: positions, sheets and events as English text."""

from __future__ import annotations

from typing import Any

import msgspec

from florin.core import Event, Game, Position
from florin.views.actor import Actor, actor
from florin.views.events import EventView


class PlainView(msgspec.Struct, frozen=True):
    """A position as lines of text."""

    game: str
    stage: int
    stages: int
    to_act: Actor
    money: list[int]
    text: list[str]


class PlainSheet(msgspec.Struct, frozen=True):
    """A scored stage as lines of text."""

    game: str
    stage: int
    text: list[str]


class PlainEvent(EventView, frozen=True, tag="plain"):
    """An event as a sentence; `name` is its class."""

    name: str
    text: str


def plain_position(game: Game, position: Position) -> PlainView:
    return PlainView(
        game=game.name,
        stage=position.stage,
        stages=game.stages,
        to_act=actor(position.to_act),
        money=list(position.money),
        text=text_lines(game, position),
    )


def plain_sheet(game: Game, number: int, sheet: Any) -> PlainSheet:
    summary = game.sheet_summary(sheet)
    return PlainSheet(game.name, number, [f"{name}: {value}" for name, value in summary.items()])


def plain_event(game: Game, event: Event, players: int) -> PlainEvent:
    names = [f"Seat {seat}" for seat in range(1, players + 1)]
    return PlainEvent(type(event).__name__, game.narrate(event, names) or "")


def text_lines(game: Game, position: Position) -> list[str]:
    """`Game.describe` as strings: words, then lots, then `--` for each empty hold."""
    return [
        " ".join([words, *(lot.token for lot in lots), *(["--"] * empty)]).rstrip()
        for words, lots, empty in game.describe(position)
    ]
