"""A game under the eye of a judge. docs/analysis.md says what is measured."""

from __future__ import annotations

import msgspec

from florin.server.messages.base import GameName


class Worth(msgspec.Struct, frozen=True):
    """What a position is worth, by seat: share of the win, and money at the end."""

    win: list[float]
    money: list[float]


class Lost(msgspec.Struct, frozen=True):
    """What the best token has more than the played one. `money` may be below 0."""

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
    """A group that somebody could buy; `ply` is of the first decision about it.

    `fair`: florins by seat, null for a seat that cannot buy. `buyer`: null where not sold.
    """

    ply: int
    seat: int
    lots: list[str]
    fair: list[float | None]
    buyer: int | None
    florins: int | None


class SeatTotal(msgspec.Struct, frozen=True):
    """One seat's decisions together; `mistakes` are plies of its dearest, dearest first."""

    seat: int
    decisions: int
    lost: Lost
    mistakes: list[int]


class Analysis(msgspec.Struct, frozen=True):
    """Every decision of a game, judged. `mistakes`: plies of the dearest three."""

    game: GameName
    judge: str
    decisions: list[JudgedDecision]
    groups: list[JudgedGroup]
    totals: list[SeatTotal]
    mistakes: list[int]
    end: Worth


class AnalysisNow(msgspec.Struct, frozen=True):
    """How far it is: `done` of `plies` tokens. `analysis` is null until it is done: ask again."""

    done: int
    plies: int
    analysis: Analysis | None
