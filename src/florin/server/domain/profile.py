"""What a profile shows: a person's finished games and the numbers drawn from them."""

from __future__ import annotations

import math
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
    skill: Skill | None = None


class Skill(msgspec.Struct, frozen=True):
    """Florins lost per decision, forced and hopeless decisions left out: less is better.

    `decisions`: how many count. `lost` and `squares`: sums over them, of florins and their squares.
    `each`: the mean. `margin`: the mean is right within so much, 19 times in 20; null below
    `LEAST_SKILL` decisions.
    """

    decisions: int
    lost: float
    squares: float
    each: float
    margin: float | None


LEAST_SKILL: Final = 5


def skill(decisions: int, lost: float, squares: float) -> Skill | None:
    """None without decisions."""
    if not decisions:
        return None
    mean = lost / decisions
    if decisions < LEAST_SKILL:
        return Skill(decisions, lost, squares, mean, None)
    variance = max(0.0, squares - decisions * mean * mean) / (decisions - 1)
    return Skill(decisions, lost, squares, mean, 1.96 * math.sqrt(variance / decisions))


class Totals(msgspec.Struct, frozen=True):
    """Counted games together. `wins`: the sum of shares; `fair`: what equal players would win.

    `money` and `average` are means: of the person, and of all seats. `judged`: how many games have
    an analysis; `accuracy` is their mean, `luck` their sum, `skill` is of all their decisions.
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
    skill: Skill | None = None


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

    `luck`: the part of chance in it. `accuracy`, `lead` and `skill` are means over the latest
    games: `lead` is money above the average of the table.
    """

    finished: int
    above: float
    luck: float
    accuracy: float | None
    lead: float
    skill: Skill | None = None


class Profile(msgspec.Struct, frozen=True):
    """All numbers of a profile. `listed`: all finished games that the reader may see."""

    totals: Totals
    setups: tuple[SetupTotals, ...]
    bots: tuple[Score, ...]
    people: tuple[Score, ...]
    trend: tuple[TrendPoint, ...]
    listed: int
