"""Profiles: finished games of a person, and the numbers drawn from them."""

from __future__ import annotations

import msgspec

from florin.server.domain.profile import Score, SetupTotals, Skill, Totals, TrendPoint
from florin.server.domain.results import Against
from florin.server.domain.table import Visibility
from florin.server.messages.tables import TableCard


class ProfilePage(msgspec.Struct, frozen=True):
    """A person's profile, or your own. `handle` is null for a guest.

    `public`: others may see it. `own`: it is yours. `game`: the game that the numbers are about;
    null: all. `listed`: finished games that you may see here. `under_way`: games in progress; in a
    profile of another person, those at public tables.
    """

    name: str
    handle: str | None
    since: int
    public: bool
    own: bool
    game: str | None
    totals: Totals
    setups: list[SetupTotals]
    bots: list[Score]
    people: list[Score]
    trend: list[TrendPoint]
    listed: int
    under_way: list[TableCard]


class PlayedSeat(msgspec.Struct, frozen=True):
    """A seat of a finished game. `handle`: its holder has a public profile."""

    seat: int
    name: str
    bot: str | None
    money: int
    own: bool
    handle: str | None


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game of a person. `share`: 1 for a win, less for a shared one, 0 for a defeat.

    `counted`: it is part of the numbers. `practice`: the coach helped. `accuracy` and `luck` are
    null until the game is analysed.
    """

    table: str
    game: str
    size: int
    finished: int
    place: int
    share: float
    money: int
    against: Against
    practice: bool
    counted: bool
    accuracy: float | None
    luck: float | None
    visibility: Visibility
    seats: list[PlayedSeat]
    skill: Skill | None = None


class PlayedGames(msgspec.Struct, frozen=True):
    """The latest first. `next`: send it as `before` for the next page; null on the last one."""

    games: list[PlayedGame]
    next: str | None
