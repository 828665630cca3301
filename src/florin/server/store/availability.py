"""Whether the database can be used. An outage is logged once, not once for each request."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

REPEAT_SECONDS: Final = 30.0  # an outage that goes on is logged again after this time
_log = logging.getLogger(__name__)


class Unavailable(Exception):
    """The database is away, locked, full, read-only or too slow. The work may be tried again.

    Whether a commit arrived may be unknown: the version of a table tells.
    """


class Availability:
    """Logs the beginning, the duration and the end of an outage."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._since: float | None = None
        self._logged = 0.0
        self._failures = 0

    def failed(self, error: BaseException) -> Unavailable:
        """The error to raise instead of `error`."""
        reason = one_line(error)
        now = self._clock()
        self._failures += 1
        if self._since is None:
            self._since = self._logged = now
            _log.error("the database cannot be used: %s", reason)
        elif now - self._logged >= REPEAT_SECONDS:
            self._logged = now
            _log.error(
                "the database cannot be used for %.0f s, %d failures: %s",
                now - self._since, self._failures, reason,
            )  # fmt: skip
        return Unavailable(reason)

    def worked(self) -> None:
        if self._since is not None:
            _log.warning(
                "the database can be used again after %.1f s, %d failures",
                self._clock() - self._since, self._failures,
            )  # fmt: skip
            self._since = None
            self._failures = 0


def one_line(error: BaseException) -> str:
    """The first line of the message. SQLAlchemy appends the statement and its parameters."""
    original: object = getattr(error, "orig", None) or error
    lines = str(original).strip().splitlines()
    return lines[0] if lines else type(original).__name__
