"""Rate limits: a token bucket for each person and address. Each process has its own."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from cachetools import LRUCache

from florin.server.domain import Refusal

MOST_BUCKETS: Final = 20_000


class Rate(NamedTuple):
    burst: float
    per_second: float


class Bucket(NamedTuple):
    left: float
    at: float  # seconds of the clock when `left` was right


Kind = Literal["request", "newcomer", "table", "chat", "code", "socket", "analysis"]
RATES: Final[dict[Kind, Rate]] = {
    "request": Rate(burst=300, per_second=40),
    "newcomer": Rate(burst=60, per_second=0.5),
    "table": Rate(burst=40, per_second=0.5),
    "chat": Rate(burst=8, per_second=0.7),
    "code": Rate(burst=10, per_second=0.1),
    "socket": Rate(burst=120, per_second=4),
    "analysis": Rate(burst=12, per_second=0.05),
}


class RateLimiter:
    """`spend` takes one from a bucket, or refuses."""

    def __init__(self, *, enabled: bool, clock: Callable[[], float] = time.monotonic) -> None:
        self._enabled = enabled
        self._clock = clock
        self._buckets: LRUCache[tuple[Kind, str], Bucket] = LRUCache(MOST_BUCKETS)

    def spend(self, kind: Kind, who: str) -> None:
        """Raises Refusal if the bucket of `who`, a person's id or an address, is empty."""
        if not self._enabled:
            return
        rate, now = RATES[kind], self._clock()
        key: tuple[Kind, str] = (kind, who)
        bucket = self._buckets.get(key) or Bucket(rate.burst, now)
        left = min(rate.burst, bucket.left + (now - bucket.at) * rate.per_second)
        if left < 1:
            self._buckets[key] = Bucket(left, now)
            wait = max(1, round((1 - left) / rate.per_second))
            raise Refusal("too_many_requests", f"slow down: try again in {wait} s")
        self._buckets[key] = Bucket(left - 1, now)
