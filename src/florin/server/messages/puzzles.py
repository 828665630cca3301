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

    `moves`: the game up to here, for the record. `themes`: keys `phase-NAME` or `reason-NAME`.
    """

    id: str
    game: str
    kind: str  # worth, draw, bid, price or load
    seat: int
    position: PositionView
    legal: Legal
    moves: list[str]
    rating: float
    themes: list[str]
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

    `choices`: the best one first, with what the others lose, and reasons. `rated`: this was your
    first answer. `change`: of your rating.
    """

    solved: bool
    right: list[str]
    fair: float | None
    choices: list[PuzzleChoice]
    rated: bool
    change: float
    solver: Solver
