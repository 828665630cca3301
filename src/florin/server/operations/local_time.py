"""Times of day where a person is. Times are milliseconds since 1970, minutes those of a day."""

from __future__ import annotations

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError


def is_zone(name: str) -> bool:
    """Whether this is the name of a time zone, such as Europe/Berlin."""
    try:
        ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return False
    return True


def quiet_end(zone: str, start: int | None, until: int | None, now: int) -> int | None:
    """When the quiet hours end that last at `now`; None if it is not quiet.

    They last from minute `start` to minute `until`, which may be on the next day.
    """
    if start is None or until is None or start == until:
        return None
    local = _local(zone, now)
    minute = local.hour * 60 + local.minute
    quiet = start <= minute < until if start < until else minute >= start or minute < until
    return next_time(zone, until, now) if quiet else None


def next_time(zone: str, minute: int, now: int) -> int:
    """When clocks there show that minute of the day next."""
    local = _local(zone, now)
    at = local.replace(hour=minute // 60, minute=minute % 60, second=0, microsecond=0, fold=0)
    if at <= local:
        at += timedelta(days=1)
    elif at.timestamp() * 1000 <= now:
        at = at.replace(fold=1)  # clocks have been set back and show that minute once more
    return int(at.timestamp() * 1000)


def date_in(zone: str, now: int) -> str:
    """The date there, as 2026-11-18."""
    return _local(zone, now).date().isoformat()


def _local(zone: str, now: int) -> datetime:
    return datetime.fromtimestamp(now / 1000, ZoneInfo(zone if is_zone(zone) else "UTC"))
