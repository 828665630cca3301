"""What a profile shows: a person's finished games and the numbers drawn from them."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from florin.server.domain.results import Against
from florin.server.domain.table import SeatState, Visibility

# `won`: alone or shared.
Outcome = Literal["won", "lost"]


class GamesFilter(msgspec.Struct, frozen=True):
    """Which of a person's games are wanted. None or empty: any.

    `opponent`: part of a name at the table. `bot`: a bot that played.
    """

    game: str | None = None
    size: int | None = None
    against: Against | None = None
    outcome: Outcome | None = None
    opponent: str = ""
    bot: str | None = None


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game of a person; see `results.PersonalResult`. `money_of`: by seat."""

    table: str
    game: str
    size: int
    finished: int
    seat: int
    place: int
    share: float
    money: int
    against: Against
    practice: bool
    counted: bool
    accuracy: float | None
    luck: float | None
    visibility: Visibility
    seats: tuple[SeatState, ...]
    money_of: tuple[int, ...]
    handles: dict[int, str]  # of opponents with a public profile, by seat


class Totals(msgspec.Struct, frozen=True):
    """Counted games together. `wins`: the sum of shares; `fair`: what equal players would win.

    `money` and `average` are means: of the person, and of all seats. `judged`: how many games have
    an analysis; `accuracy` is their mean, `luck` their sum.
    """

    games: int
    wins: float
    fair: float
    money: float
    average: float
    best: int
    judged: int
    accuracy: float | None
    luck: float | None


NO_GAMES: Final = Totals(0, 0.0, 0.0, 0.0, 0.0, 0, 0, None, None)


class SetupTotals(msgspec.Struct, frozen=True):
    """The totals of one game with one number of players."""

    game: str
    size: int
    totals: Totals


class Score(msgspec.Struct, frozen=True):
    """Counted games with one opponent: how often ahead, equal games as half.

    `bot` for a bot. `name` for a person, and `handle` if that profile is public. Neither: all
    other people together.
    """

    games: int
    ahead: float
    bot: str | None
    name: str | None
    handle: str | None


class TrendPoint(msgspec.Struct, frozen=True):
    """After one more counted game. `above`: wins above the fair share since the first point.

    `luck`: the part of chance in it. `accuracy` and `lead` are means over the latest games: `lead`
    is money above the average of the table.
    """

    finished: int
    above: float
    luck: float
    accuracy: float | None
    lead: float


class Profile(msgspec.Struct, frozen=True):
    """All numbers of a profile. `listed`: all finished games that the reader may see."""

    totals: Totals
    setups: tuple[SetupTotals, ...]
    bots: tuple[Score, ...]
    people: tuple[Score, ...]
    trend: tuple[TrendPoint, ...]
    listed: int
