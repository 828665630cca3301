"""The coach at the table. docs/learn.md says what is measured."""

from __future__ import annotations

from typing import Annotated

import msgspec

from florin.server.messages.analysis import Lost, PracticeMark, Reason
from florin.server.messages.base import Ply, Request, SeatNumber, TokenText
from florin.views import Legal

Limit = Annotated[float, msgspec.Meta(ge=0, le=1)]


class HintRequest(Request, frozen=True):
    """Help me with this decision. `era` and `ply` are those of the table as you see it."""

    ply: Ply
    era: Ply
    seat: SeatNumber | None = None


class CheckRequest(Request, frozen=True):
    """Is `token` a good choice? `limit`: warn if it loses more win probability than this."""

    ply: Ply
    era: Ply
    token: TokenText
    seat: SeatNumber | None = None
    limit: Limit = 0.02


class CoachChoice(msgspec.Struct, frozen=True):
    """A choice. `win` and `money` are yours after it; `lost` compares it with the best one.

    `best`: it is as good as the best one.
    """

    token: str
    best: bool
    win: float
    money: float
    lost: Lost
    reasons: list[Reason]


class Hint(msgspec.Struct, frozen=True):
    """Advice for `seat`. `fair`: the fair price of the group in hand by seat, null: cannot buy.

    `ties`: all tokens that are best. `choices`: the best one, then the best of every other kind.
    """

    seat: int
    fair: list[float | None]
    ties: list[str]
    choices: list[CoachChoice]


class Checked(msgspec.Struct, frozen=True):
    """`warn`: `asked` loses more than your limit. `best` is what the coach would do."""

    warn: bool
    asked: CoachChoice
    best: CoachChoice


class RetryRequest(Request, frozen=True):
    """Decide again as the seat that decided token number `ply`. Without `token`: what is legal."""

    ply: Ply
    token: TokenText | None = None


class Retry(msgspec.Struct, frozen=True):
    """A decision of a finished game, again. `asked`: your choice; null if you have made none.

    `choices`: as in `Hint`; empty if you have made no choice.
    """

    ply: int
    legal: Legal
    asked: CoachChoice | None
    choices: list[CoachChoice]


class Practice(msgspec.Struct, frozen=True):
    """Where the coach helped, in the order of the game."""

    marks: list[PracticeMark]
