"""The time of day, without jumps."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

Clock = Callable[[], int]  # milliseconds since 1970, UTC
# How fast the clock approaches the time of day after a jump: 50 ms per second. A clock of a turn is
# then at most that much wrong.
SLEW: Final = 0.05
# Continues while the machine sleeps, if the system has such a clock.
_STEADY: Final = getattr(time, "CLOCK_BOOTTIME", None)


def _steady_ns() -> int:
    return time.monotonic_ns() if _STEADY is None else time.clock_gettime_ns(_STEADY)


class SteadyClock:
    """Milliseconds since 1970 that never jump.

    It starts at the wall clock, or at the database's time, and runs with the system's monotonic
    clock. If the wall clock is set, it follows slowly: bots do not stop, and the clocks of people
    do not run out. Processes that share a database follow the database's time instead.
    """

    def __init__(
        self,
        wall_ns: Callable[[], int] = time.time_ns,
        steady_ns: Callable[[], int] = _steady_ns,
    ) -> None:
        self._wall_ns = wall_ns
        self._steady_ns = steady_ns
        self._last = steady_ns()
        self._offset = wall_ns() - self._last
        self._target: int | None = None  # the database's offset; None: the wall clock decides

    def __call__(self) -> int:
        steady = self._steady_ns()
        target = self._wall_ns() - steady if self._target is None else self._target
        if target != self._offset:
            most = int((steady - self._last) * SLEW)
            self._offset += max(-most, min(most, target - self._offset))
        self._last = steady
        return (steady + self._offset) // 1_000_000

    def set(self, now_ms: int) -> None:
        """Sets the clock at once: at the start, from the database."""
        self._offset = self._target = now_ms * 1_000_000 - self._steady_ns()

    def follow(self, now_ms: int) -> None:
        """Approaches the time of the database slowly."""
        self._target = now_ms * 1_000_000 - self._steady_ns()


CLOCK: Final = SteadyClock()


def now_ms() -> int:
    """Milliseconds since 1970, UTC."""
    return CLOCK()
