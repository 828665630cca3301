"""Notices: what a person wants to hear of while away, when, and holidays.

Pure functions: times are milliseconds since 1970, UTC, and are arguments.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, get_args

import msgspec

# `half` and `nearly` remind of a turn when half and nine tenths of the time have passed.
NoticeKind = Literal["turn", "over", "invitation", "half", "nearly", "digest"]
Channel = Literal["push", "mail", "webhook"]
KINDS: Final[tuple[NoticeKind, ...]] = get_args(NoticeKind)
CHANNELS: Final[tuple[Channel, ...]] = get_args(Channel)
# Kinds that tell of a turn: they are dropped if it has been played meanwhile.
OF_TURN: Final[frozenset[NoticeKind]] = frozenset({"turn", "half", "nearly"})
DAY_MS: Final = 86_400_000
MINUTE_MS: Final = 60_000
YEAR_MS: Final = 365 * DAY_MS
HOLIDAY_DAYS: Final = 30  # that a person may take within 365 days

Choices = dict[NoticeKind, tuple[Channel, ...]]
DEFAULT_CHOICES: Final[Choices] = {
    "turn": CHANNELS,
    "over": CHANNELS,
    "invitation": CHANNELS,
    "half": ("push",),
    "nearly": CHANNELS,
    "digest": (),
}


class NoticePreferences(msgspec.Struct, frozen=True):
    """`quiet_from` and `quiet_until` are minutes of the day in `zone`; None: no quiet hours."""

    choices: Choices = msgspec.field(default_factory=lambda: dict(DEFAULT_CHOICES))
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_until: int | None = None
    digest_hour: int = 8
    language: str = "en"


class Holiday(msgspec.Struct, frozen=True):
    """Clocks of at least a day stop for the person from `since` until `until`."""

    since: int
    until: int


def holiday_days(holiday: Holiday, now: int) -> int:
    """Days of the holiday that count: those of the last 365 days and of the future.

    A further day counts from its second minute: the clocks of server and device may differ.
    """
    length = holiday.until - max(holiday.since, now - YEAR_MS)
    return max(1, -(-(length - MINUTE_MS) // DAY_MS))


def holiday_days_left(taken: Sequence[Holiday], now: int) -> int:
    """Days of holiday that are left."""
    recent = (holiday for holiday in taken if holiday.until > now - YEAR_MS)
    return max(0, HOLIDAY_DAYS - sum(holiday_days(holiday, now) for holiday in recent))


def reminder_of(now: int, turn_since: int, due: int, seconds: int | None) -> NoticeKind | None:
    """The latest reminder that is due in a turn whose time runs out at `due`.

    A holiday moves `due`, not `turn_since`, so the time of a turn is at most the `seconds` of its
    clock or bank.
    """
    allowed = due - turn_since if seconds is None else min(due - turn_since, seconds * 1000)
    left = due - now
    if left <= 0:
        return None
    if left * 10 <= allowed:
        return "nearly"
    return "half" if left * 2 <= allowed else None
