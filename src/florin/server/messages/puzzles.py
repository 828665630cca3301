"""Puzzles. docs/learn.md explains the kinds and the ratings."""

from __future__ import annotations

import msgspec

from florin.server.messages.analysis import Lost, Reason
from florin.server.messages.base import Request, TokenText
from florin.server.messages.views import PositionView
from florin.views import Legal


class PuzzleAnswer(Request, frozen=True):
    """A token; for the kind `worth`: a number of florins."""

    answer: TokenText


class Puzzle(msgspec.Struct, frozen=True):
    """A position to solve as `seat`. `tried`: you have answered it before; it is not rated again.

    `moves`: the game up to here, for the record. `offered`: the tokens to choose from, in the order
    of the rules; empty if an amount is asked for, from `least` to `most` florins. `themes` would
    give hints: they come with the result.
    """

    id: str
    game: str
    kind: str  # worth, draw, bid, price or load
    seat: int
    position: PositionView
    legal: Legal
    moves: list[str]
    offered: list[str]
    least: int | None
    most: int | None
    rating: float
    tried: bool


class PuzzleChoice(msgspec.Struct, frozen=True):
    token: str
    right: bool
    lost: Lost
    reasons: list[Reason]


class Solver(msgspec.Struct, frozen=True):
    """Your rating (Glicko-2) with its standard deviation. `streak`: solved in a row."""

    rating: float
    deviation: float
    solved: int
    failed: int
    streak: int
    best_streak: int


class PuzzleResult(msgspec.Struct, frozen=True):
    """`right`: all tokens that are right. `fair`: the answer to `worth`, in florins.

    `least` and `most`: if an amount was asked for, those from `least` to `most` are right.
    `choices`: the best one first, with what the others lose, and reasons; of amounts, some.
    `yours`: your answer, if it is known what it loses. `reasons`: facts about the best choice.
    `rated`: this was your first answer. `change`: of your rating. `rating`: of the puzzle now.
    """

    solved: bool
    right: list[str]
    fair: float | None
    least: int | None
    most: int | None
    choices: list[PuzzleChoice]
    yours: PuzzleChoice | None
    reasons: list[Reason]
    themes: list[str]
    rated: bool
    change: float
    rating: float
    solver: Solver


class PuzzleCount(msgspec.Struct, frozen=True):
    """How many puzzles a game, kind or theme has."""

    name: str
    count: int


class PuzzleCounts(msgspec.Struct, frozen=True):
    """What puzzles there are, and may be asked for."""

    total: int
    games: list[PuzzleCount]
    kinds: list[PuzzleCount]
    themes: list[PuzzleCount]
