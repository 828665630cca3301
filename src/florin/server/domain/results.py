"""What a finished game means for each person who played it: the numbers behind a profile."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from florin.server.domain.table import Result, SeatState

# Whom a person played against: bots alone, people alone, or both.
Against = Literal["bots", "people", "both"]


class Meeting(msgspec.Struct, frozen=True):
    """A person and one opponent in one game. `score`: 1 ahead of the opponent, 0.5 equal, 0 behind.

    `seat` is the opponent's. A person has `opponent`, a bot `bot`.
    """

    seat: int
    opponent: str | None
    bot: str | None
    score: float


class PersonalResult(msgspec.Struct, frozen=True):
    """A finished game for `person`. `share`: 1 for a win, less if it is shared, 0 for a defeat.

    `average`: the money of all seats, divided by their number. `counted`: it is part of the
    statistics, and has `meetings`. If the person held several seats, `seat` is the best of them.
    """

    person: str
    seat: int
    place: int
    share: float
    money: int
    average: float
    against: Against
    counted: bool
    meetings: tuple[Meeting, ...]


def places(result: Result) -> tuple[int, ...]:
    """The place of each seat, from 1. Equal results share a place."""
    # Winners first: a rule other than money may have decided between equals.
    keys = [(seat not in result.winners, -money) for seat, money in enumerate(result.money)]
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def personal_results(
    seats: Sequence[SeatState], result: Result, *, counted: bool
) -> list[PersonalResult]:
    """One for each person. `counted` False: the game is no part of any statistics."""
    place = places(result)
    people = dict.fromkeys(seat.person for seat in seats if seat.person is not None)
    found: list[PersonalResult] = []
    for person in people:
        own = [at for at, seat in enumerate(seats) if seat.person == person]
        best = min(own, key=lambda at: (place[at], at))
        others = [(at, seat) for at, seat in enumerate(seats) if seat.person != person]
        kinds = {"bots" if seat.bot is not None else "people" for _, seat in others}
        alone = len(own) == 1
        meetings = [
            Meeting(at, seat.person, seat.bot, _score(place[best], place[at]))
            for at, seat in others
        ]
        found.append(
            PersonalResult(
                person=person,
                seat=best,
                place=place[best],
                share=1 / len(result.winners) if best in result.winners else 0.0,
                money=result.money[best],
                average=sum(result.money) / len(result.money),
                against="people"
                if kinds <= {"people"}
                else "bots"
                if kinds == {"bots"}
                else "both",
                counted=counted and alone,
                meetings=tuple(meetings) if counted and alone else (),
            )
        )
    return found


def _score(mine: int, theirs: int) -> float:
    return 0.5 if mine == theirs else float(mine < theirs)
