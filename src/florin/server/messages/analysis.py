"""Analysis of a game. docs/analysis.md says what is measured."""

from __future__ import annotations

import msgspec


class Worth(msgspec.Struct, frozen=True):
    """The value of a position, by seat: share of the win, and money at the end."""

    win: list[float]
    money: list[float]


class Lost(msgspec.Struct, frozen=True):
    """How much better the best token was than the one played. `money` may be below 0."""

    win: float
    money: float


class JudgedDecision(msgspec.Struct, frozen=True):
    """`token` was played as number `ply`; the judge prefers `best`."""

    ply: int
    seat: int
    token: str
    best: str
    before: Worth
    after: Worth
    lost: Lost


class JudgedGroup(msgspec.Struct, frozen=True):
    """A group on offer; `ply` is that of the first decision about it.

    `fair`: florins by seat, null for a seat that cannot buy. `buyer`: null if it was not sold.
    """

    ply: int
    seat: int
    lots: list[str]
    fair: list[float | None]
    buyer: int | None
    florins: int | None


class SeatTotal(msgspec.Struct, frozen=True):
    """All decisions of a seat; `mistakes` are plies, the most expensive decision first."""

    seat: int
    decisions: int
    lost: Lost
    mistakes: list[int]


class Analysis(msgspec.Struct, frozen=True):
    """Every decision of a game, judged. `mistakes`: plies of the three most expensive ones."""

    game: str
    judge: str
    decisions: list[JudgedDecision]
    groups: list[JudgedGroup]
    totals: list[SeatTotal]
    mistakes: list[int]
    end: Worth


class AnalysisNow(msgspec.Struct, frozen=True):
    """Progress: `done` of `plies` tokens. `analysis` is null until it is done: ask again."""

    done: int
    plies: int
    analysis: Analysis | None
