"""Quiet hours and times of day, also over midnight and changes of the clock."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from florin.server.operations.local_time import date_in, is_zone, next_time, quiet_end


def ms(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


@pytest.mark.parametrize(
    ("zone", "now", "start", "until", "end"),
    [
        ("UTC", "2026-11-18 21:59", 22 * 60, 7 * 60, None),
        ("UTC", "2026-11-18 22:00", 22 * 60, 7 * 60, "2026-11-19 07:00"),
        ("UTC", "2026-11-19 06:59", 22 * 60, 7 * 60, "2026-11-19 07:00"),
        ("UTC", "2026-11-19 07:00", 22 * 60, 7 * 60, None),
        ("Europe/Rome", "2026-11-18 21:30", 22 * 60, 7 * 60, "2026-11-19 06:00"),
        ("UTC", "2026-11-18 12:30", 12 * 60, 13 * 60, "2026-11-18 13:00"),
        ("UTC", "2026-11-18 12:30", 12 * 60, 12 * 60, None),
        # The night in which clocks are set back is an hour longer.
        ("Europe/Rome", "2026-10-24 21:00", 22 * 60, 7 * 60, "2026-10-25 06:00"),
        # In the hour that comes twice, quiet hours end when clocks show their end again.
        ("Europe/Rome", "2026-10-25 01:15", 22 * 60, 2 * 60 + 30, "2026-10-25 01:30"),
        # 2:30 does not exist in the night in which clocks are set forward.
        ("Europe/Rome", "2026-03-29 00:15", 22 * 60, 2 * 60 + 30, "2026-03-29 01:30"),
        # A zone that no longer exists counts as UTC.
        ("Nowhere/Land", "2026-11-18 23:00", 22 * 60, 7 * 60, "2026-11-19 07:00"),
    ],
)
def test_quiet_hours(zone: str, now: str, start: int, until: int, end: str | None) -> None:
    assert quiet_end(zone, start, until, ms(now)) == (None if end is None else ms(end))


def test_without_quiet_hours() -> None:
    assert quiet_end("UTC", None, None, 0) is None


def test_the_next_time_is_in_the_future() -> None:
    assert next_time("UTC", 8 * 60, ms("2026-11-18 08:00")) == ms("2026-11-19 08:00")
    assert next_time("Asia/Tokyo", 8 * 60, ms("2026-11-18 08:00")) == ms("2026-11-18 23:00")
    assert date_in("Asia/Tokyo", ms("2026-11-18 16:00")) == "2026-11-19"


@pytest.mark.parametrize("name", ["", "../etc/passwd", "Mars/Base", "\0", "a" * 60, "/etc"])
def test_names_that_are_no_zones(name: str) -> None:
    assert not is_zone(name)
