"""Rate limits: a bucket for each person and address, refilled steadily. Kept by each process."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final, Literal, NamedTuple

from florin.server.refusal import Refusal

MOST_BUCKETS: Final = 20_000


class Rate(NamedTuple):
    burst: float
    per_second: float


Kind = Literal["request", "newcomer", "table", "chat", "code", "socket", "analysis"]
RATES: Final[dict[Kind, Rate]] = {
    "request": Rate(300, 40),
    "newcomer": Rate(60, 0.5),
    "table": Rate(40, 0.5),
    "chat": Rate(8, 0.7),
    "code": Rate(10, 0.1),
    "socket": Rate(120, 4),
    "analysis": Rate(12, 0.05),
}


class Limits:
    """`spend` takes one from the bucket, or refuses."""

    def __init__(self, *, on: bool) -> None:
        self._on = on
        self._buckets: OrderedDict[tuple[Kind, str], tuple[float, float]] = OrderedDict()

    def spend(self, kind: Kind, who: str) -> None:
        if not self._on:
            return
        rate, now = RATES[kind], time.monotonic()
        key: tuple[Kind, str] = (kind, who)
        left, at = self._buckets.pop(key, (rate.burst, now))
        left = min(rate.burst, left + (now - at) * rate.per_second)
        if left < 1:
            self._buckets[key] = (left, now)
            wait = max(1, round((1 - left) / rate.per_second))
            raise Refusal("too_many_requests", f"slow down: try again in {wait} s")
        self._buckets[key] = (left - 1, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
