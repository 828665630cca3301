"""Analysis of a game. docs/analysis.md says what is measured."""

from __future__ import annotations

import msgspec

from florin.server.domain import PracticeKind


class Worth(msgspec.Struct, frozen=True):
    """The value of a position, by seat: share of the win, and money at the end."""

    win: list[float]
    money: list[float]


class Lost(msgspec.Struct, frozen=True):
    """How much better the best token was than the one played. Neither is below 0."""

    win: float
    money: float


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fact about a choice. docs/learn.md lists the kinds and what their numbers mean.

    `seat`: whom it is about. The text in the reader's language has the key `reason-GAME-KIND`.
    """

    kind: str
    seat: int
    commodity: str | None = None
    florins: int | None = None
    level: int | None = None
    harbour: int | None = None


class JudgedDecision(msgspec.Struct, frozen=True):
    """`token` was played as number `ply`; the judge prefers `best`, or `token` if it is as good.

    `ties`: all tokens that are best. `stake`: what the best choice gains in win probability over
    the best one of another kind. `fair`: the fair price of the group in hand for this seat.
    `phases`: see `phases` of `SeatTotal`. `reasons` speak about the best token, `against` about the
    played one, if it is another.
    """

    ply: int
    seat: int
    token: str
    best: str
    before: Worth
    after: Worth
    lost: Lost
    ties: list[str] = []
    stake: float = 0.0
    fair: float | None = None
    phases: list[str] = []
    reasons: list[Reason] = []
    against: list[Reason] = []


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


class Balance(msgspec.Struct, frozen=True):
    """Win probability of a seat: `start + own + others + luck` is exactly `result`.

    `own`: lost by its own decisions. `others`: by decisions of the others, and what the judge
    expected of this seat. `luck`: by chance events.
    """

    start: float
    own: float
    others: float
    luck: float
    result: float


class PhaseTotal(msgspec.Struct, frozen=True):
    """Some decisions of a seat together. `best`: how many were best. `accuracy`: 0 to 100."""

    decisions: int
    best: int
    lost: Lost
    accuracy: float


class SkillSums(msgspec.Struct, frozen=True):
    """Florins lost by the decisions that were neither forced nor hopeless, from which games add up.

    `decisions`: how many there were. `lost`: the sum. `squares`: the sum of the squares.
    """

    decisions: int
    lost: float
    squares: float


class SeatTotal(msgspec.Struct, frozen=True):
    """All decisions of a seat; `mistakes` are plies, the most expensive decision first.

    `good`: plies of the best decisions on which most depended. `accuracy`: mean, 0 to 100. `best`:
    how many decisions were best. `phases`: by phase of the game; the key of the text is
    `phase-GAME-NAME`. `skill`: null in analyses of earlier versions.
    """

    seat: int
    decisions: int
    lost: Lost
    mistakes: list[int]
    good: list[int] = []
    accuracy: float = 100.0
    best: int = 0
    balance: Balance | None = None
    phases: dict[str, PhaseTotal] = {}
    skill: SkillSums | None = None


class LuckEvent(msgspec.Struct, frozen=True):
    """A chance event, and how it changed the win probability of each seat."""

    ply: int
    token: str
    win: list[float]


class TurningPoint(msgspec.Struct, frozen=True):
    """A token that moved the win probability of `seat` most; `actor` is null for chance."""

    ply: int
    seat: int
    actor: int | None
    win: float


class Analysis(msgspec.Struct, frozen=True):
    """Every decision of a game, judged. `mistakes`: plies of the three most expensive ones.

    `luck`: every chance event. `turning_points`: the three largest changes of a win probability.
    """

    game: str
    judge: str
    decisions: list[JudgedDecision]
    groups: list[JudgedGroup]
    totals: list[SeatTotal]
    mistakes: list[int]
    end: Worth
    luck: list[LuckEvent] = []
    turning_points: list[TurningPoint] = []


class AnalysisNow(msgspec.Struct, frozen=True):
    """Progress: `done` of `plies` tokens. `analysis` is null until it is done: ask again."""

    done: int
    plies: int
    analysis: Analysis | None


class PracticeMark(msgspec.Struct, frozen=True):
    """The coach helped `seat` with token number `ply` of `era`.

    `hint`: it gave advice. `check`: it compared a choice; `warning`: the choice lost too much.
    """

    era: int
    ply: int
    seat: int
    kind: PracticeKind
    at: int


class Review(msgspec.Struct, frozen=True):
    """A finished game for learning. `analysis` is null until it is done: ask again.

    `practice`: where the coach helped.
    """

    done: int
    plies: int
    analysis: Analysis | None
    practice: list[PracticeMark]
