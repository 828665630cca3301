"""The deal of the day, and games that play a deal again. docs/daily.md explains them."""

from __future__ import annotations

from typing import Literal

import msgspec

from florin.server.domain.table import Pace, Status
from florin.server.messages.base import BotName, Request, SeatNumber

# `new`: not begun. `unfinished`: begun, but not finished before the day was over.
TryState = Literal["new", "playing", "finished", "unfinished"]


class DealPlay(Request, frozen=True):
    """`pace`: how long bots wait before they move."""

    pace: Pace = "brisk"


class ChallengeNew(Request, frozen=True):
    """Take `seat` of a finished game; null: the first seat that a person had.

    `bot` takes the seats of its other people; null: a level of medium strength.
    """

    seat: SeatNumber | None = None
    bot: BotName | None = None
    pace: Pace = "brisk"


class DealResult(msgspec.Struct, frozen=True):
    """A finished try. `rank` among the `players` who finished in time: by place, then by money.

    `percent`: among the best so many per cent; null with fewer than five players. The rest is null
    until the game was analysed, in win chance: `own` was lost by own decisions, `luck` came from
    chance, `adjusted` is the result without luck. `accuracy`: 0 to 100. A try that was finished
    after its day has no rank.
    """

    place: int
    money: int
    in_time: bool
    rank: int | None
    players: int
    percent: int | None
    accuracy: float | None
    own: float | None
    luck: float | None
    adjusted: float | None


class DealCard(msgspec.Struct, frozen=True):
    """A deal of the day. `lineup`: the bot of each seat, null for `seat`, which is yours.

    `table`: where your try is. `ends`: when the day is over. `result`: of your try.
    """

    deal: str
    date: str
    game: str
    seat: int
    lineup: list[str | None]
    state: TryState
    table: str | None
    ends: int
    result: DealResult | None


class Daily(msgspec.Struct, frozen=True):
    """Today's deals and those of yesterday. Days are those of UTC.

    `streak`: days in a row on which you finished a deal. `since`: the first day of the archive.
    """

    at: int
    date: str
    ends: int
    deals: list[DealCard]
    yesterday: list[DealCard]
    streak: int
    best_streak: int
    since: str


class DayDeal(msgspec.Struct, frozen=True):
    deal: str
    game: str
    state: TryState
    place: int | None
    money: int | None


class Day(msgspec.Struct, frozen=True):
    date: str
    deals: list[DayDeal]


class Calendar(msgspec.Struct, frozen=True):
    """Your tries of one month, such as `2026-11`; days that have no deal yet are left out."""

    month: str
    days: list[Day]


class RankedTry(msgspec.Struct, frozen=True):
    """`same`: decisions made as in your try before the first difference; null without one.

    `differs`: the ply of that difference; null if there is none.
    """

    rank: int
    name: str
    you: bool
    table: str
    place: int
    money: int
    accuracy: float | None
    adjusted: float | None
    same: int | None
    differs: int | None


class BestGame(msgspec.Struct, frozen=True):
    """How the strongest bot played the deal in your seat. `money` and `tokens` as in a record."""

    bot: str
    place: int
    money: list[int]
    tokens: list[str]
    same: int | None
    differs: int | None


class RepeatCard(msgspec.Struct, frozen=True):
    """A game on a deal that was played before. `same` and `differs` compare with the original."""

    table: str
    name: str
    seat: int
    you: bool
    original: bool
    status: Status
    place: int | None
    money: list[int] | None
    same: int | None
    differs: int | None


class DealPage(msgspec.Struct, frozen=True):
    """The results of a deal: for those who have finished it, and for all when its day is over.

    `ranking`: the best fifty. `players`: how many finished in time. `best`: null until it is
    computed. `seed`: null until the day is over. `repeats`: games without a rank, after the day.
    """

    card: DealCard
    over: bool
    seed: str | None
    players: int
    ranking: list[RankedTry]
    best: BestGame | None
    repeats: list[RepeatCard]


class Chosen(msgspec.Struct, frozen=True):
    token: str
    count: int
    percent: int


class ComparedDecision(msgspec.Struct, frozen=True):
    """Your decision `token` at `ply`, and what others chose who came to the same position.

    `reached`: how many did. `best`: what the strongest bot chose, if it came here.
    """

    ply: int
    token: str
    reached: int
    chosen: list[Chosen]
    best: str | None


class DealDecisions(msgspec.Struct, frozen=True):
    """Your try, decision by decision. `others`: how many tries it is compared with."""

    deal: str
    table: str
    others: int
    decisions: list[ComparedDecision]


class Challenges(msgspec.Struct, frozen=True):
    """A finished game and those that play its deal again in the same seat, side by side.

    `seats`: which seats of the game a challenge may take. `bot`: what takes the seats of other
    people unless another is chosen. `deal`: the past deal of the day that is played again.
    """

    table: str | None
    deal: str | None
    game: str
    seats: list[int]
    bot: str
    games: list[RepeatCard]
