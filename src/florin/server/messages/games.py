"""The catalogue of games, from which clients learn what they can offer."""

from __future__ import annotations

from typing import Literal

import msgspec


class RuleOption(msgspec.Struct, frozen=True):
    """A rule option. Kind `seat`: a seat from 1. Kind `choice`: one of `values`.

    `default` is null if the option may be left out and then has no value.
    """

    name: str
    kind: Literal["seat", "choice"]
    values: list[int | str]
    default: int | str | None


class GameCard(msgspec.Struct, frozen=True):
    """A game. `players`: possible numbers of seats. `stage`: the name of a scored part.

    `bots`: weakest first. `orders`: the game has standing orders.
    """

    name: str
    title: str
    players: list[int]
    default_players: int
    stage: str
    stages: int
    options: list[RuleOption]
    bots: list[str]
    orders: bool


class Games(msgspec.Struct, frozen=True):
    games: list[GameCard]
