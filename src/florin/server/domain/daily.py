"""The deal of the day: one deal for each game and each day (UTC), the same for everyone.

A person has one try at it. The bag, the opponents and their dice follow from the seed of the deal,
so two people who decide alike see the same game. The seed follows from a secret of the server.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from calendar import monthrange, timegm
from collections.abc import Collection, Iterable, Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from florin import games
from florin.server.domain.person import Person
from florin.server.domain.refusal import Refusal
from florin.server.domain.seats import NewTable, SeatChoice, new_table, start
from florin.server.domain.steps import Change
from florin.server.domain.table import Pace, Result, TableState

DAY_MS: Final = 86_400_000
FEWEST_FOR_PERCENT: Final = 5  # with fewer results, "the best 25 %" says less than a rank
_DATE: Final = re.compile(r"(\d{4})-(\d\d)-(\d\d)", re.ASCII)
_ID: Final = re.compile(r"(\d{4}-\d\d-\d\d)-([a-z0-9_-]{1,40})", re.ASCII)


class Deal(msgspec.Struct, frozen=True):
    """The deal of `game` on `date`. `bots` are in the order of their seats, without `seat`."""

    id: str
    date: str  # such as 2026-11-18
    game: str
    seat: int
    bots: tuple[str, ...]


class Streaks(NamedTuple):
    """Days in a row on which a person finished a deal. `current` ends today or yesterday."""

    current: int
    best: int


class Fork(NamedTuple):
    """One decision of a person, and what others chose in the same position.

    `chosen` counts the tokens, the most frequent first.
    """

    token: str
    reached: int
    chosen: tuple[tuple[str, int], ...]


def day_of(now: int) -> int:
    """The number of the day since 1970."""
    return now // DAY_MS


def date_of(day: int) -> str:
    year = 1970 + day // 366
    while _first_of(year + 1, 1) <= day:
        year += 1
    month = max(month for month in range(1, 13) if _first_of(year, month) <= day)
    return f"{year:04}-{month:02}-{day - _first_of(year, month) + 1:02}"


def day_named(text: str) -> int | None:
    """The number of the day with that date; None if there is no such date after 1970."""
    match = _DATE.fullmatch(text)
    if match is None:
        return None
    year, month, number = (int(part) for part in match.groups())
    if year < 1970 or not 1 <= month <= 12 or not 1 <= number <= monthrange(year, month)[1]:
        return None
    return _first_of(year, month) + number - 1


def _first_of(year: int, month: int) -> int:
    """The number of the first day of a month."""
    return timegm((year, month, 1, 0, 0, 0)) * 1000 // DAY_MS


def deal_id(day: int, game: str) -> str:
    return f"{date_of(day)}-{game}"


def parts_of(deal: str) -> tuple[int, str]:
    """Day and game of a deal; raises Refusal if there is no such deal on any day."""
    match = _ID.fullmatch(deal)
    day = None if match is None else day_named(match[1])
    if match is None or day is None or match[2] not in daily_games():
        raise Refusal("not_found", "there is no such deal")
    return day, match[2]


def daily_games() -> tuple[str, ...]:
    """The games that have a deal of the day."""
    return tuple(game.name for game in games.all_games() if game.daily is not None)


def planned(day: int, game: str) -> Deal:
    """The deal of that day as the game declares it now."""
    declared = games.get(game).daily
    assert declared is not None
    weekday = (day + 3) % 7  # day 0 was a Thursday; Monday is 0
    return Deal(
        id=deal_id(day, game),
        date=date_of(day),
        game=game,
        seat=day % declared.players,
        bots=declared.lineups[weekday % len(declared.lineups)],
    )


def seed_of(secret: str, deal: str) -> str:
    """The seed of the deal. It cannot be found without the secret."""
    text = f"florin deal of the day\n{deal}"
    return hmac.new(secret.encode(), text.encode(), hashlib.sha256).hexdigest()[:32]


def ends_at(deal: str) -> int:
    """When the day of the deal is over."""
    return (parts_of(deal)[0] + 1) * DAY_MS


def is_over(deal: str, now: int) -> bool:
    """Whether the day of the deal is over: then it is open to all."""
    return now >= ends_at(deal)


def deal_table(
    deal: Deal, seed: str, person: Person, *, table_id: str, pace: Pace, now: int, ranked: bool
) -> Change:
    """A table where `person` plays the deal; `ranked`: it is their try of the day."""
    seats = [SeatChoice(kind="bot", bot=name) for name in deal.bots]
    seats.insert(deal.seat, SeatChoice(kind="me"))
    choices = NewTable(
        game=deal.game, seats=seats, public=False, pace=pace, seed=seed, same_deal=True
    )
    state = new_table(choices, person, table_id=table_id, random_seed=seed, now=now)
    state = replace(
        state,
        seeded=False,
        deal=deal.id if ranked else None,
        source=None if ranked else deal.id,
    )
    return start(state, person, now)


def hidden() -> Refusal:
    return Refusal(
        "deal_hidden", "you will see this deal when you have finished it, or its day is over"
    )


def check_not_ranked(state: TableState, what: str) -> None:
    """Refuses what would help in a try that is compared with others."""
    if state.deal is not None and state.status != "over":
        raise Refusal("deal_ranked", f"{what} at a deal of the day")


def check_day_over(state: TableState, now: int) -> None:
    """Refuses what would show the deal at another table before its day is over."""
    if state.deal is not None and not is_over(state.deal, now):
        raise Refusal("deal_open", "this deal can be played elsewhere when its day is over")


def place_of(result: Result, seat: int) -> int:
    """The place of `seat`, from 1. Equal results share a place."""
    keys = [(at not in result.winners, -money) for at, money in enumerate(result.money)]
    return 1 + sum(key < keys[seat] for key in keys)


def top_percent(rank: int, players: int) -> int | None:
    """`rank` of `players` is among the best so many per cent; None with too few results."""
    return None if players < FEWEST_FOR_PERCENT else -(-100 * rank // players)


def decisions_of(state: TableState, seat: int) -> tuple[str, ...]:
    """What the seat chose, in order. With the deal, that decides the whole game."""
    return tuple(played.token for played in state.moves if played.seat == seat)


def in_common(one: Sequence[str], other: Sequence[str]) -> int:
    """How many decisions were made alike before the first difference."""
    for at, (a, b) in enumerate(zip(one, other, strict=False)):
        if a != b:
            return at
    return min(len(one), len(other))


def forks(mine: Sequence[str], others: Iterable[Sequence[str]]) -> list[Fork]:
    """For each decision of `mine`: what those `others` chose who had decided alike until then."""
    counts: list[dict[str, int]] = [{} for _ in mine]
    for other in others:
        same = in_common(mine, other)
        for at in range(min(same + 1, len(mine), len(other))):
            counts[at][other[at]] = counts[at].get(other[at], 0) + 1
    return [
        Fork(
            token,
            sum(count.values()),
            tuple(sorted(count.items(), key=lambda item: (-item[1], item[0]))),
        )
        for token, count in zip(mine, counts, strict=True)
    ]


def streaks(days: Collection[int], today: int) -> Streaks:
    """`days` are those on which the person finished a deal in time."""
    done = set(days)
    best = 0
    for day in done:
        if day - 1 not in done:
            length = 1
            while day + length in done:
                length += 1
            best = max(best, length)
    last = today if today in done else today - 1
    current = 0
    while last - current in done:
        current += 1
    return Streaks(current, best)
