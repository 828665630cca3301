"""Rate limits: token buckets for each person and each client network, counted by cost.

A request costs 1; one that makes the server work longer costs more. A request is charged to the
buckets of its process, without asking any other. Processes that share a database tell each other
every second what was spent (`http/shared_limits.py`), and subtract it from their own buckets.

Many people may share one address, so an address has about ten times the rate of a person. If one
client uses it up, everyone with a signed cookie behind that address still has a small reserve of
their own, which is enough to go on playing.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from cachetools import LRUCache

from florin.server.domain import Refusal
from florin.server.operations.addresses import client_network

# Replaying and encoding this many tokens, or steps with positions, costs as much as a request.
TOKENS_PER_COST: Final = 20
STEPS_PER_COST: Final = 10
# So do reading and showing this many tables of a list, games side by side, or tries to compare.
TABLES_PER_COST: Final = 10
GAMES_PER_COST: Final = 4
TRIES_PER_COST: Final = 500
MOST_BUCKETS: Final = 50_000
MOST_SOCKETS_PER_ADDRESS: Final = 1000
MOST_SOCKETS_PER_PERSON: Final = 50
# What was spent in other processes may exceed a bucket; the debt is limited to so many bursts.
MOST_DEBT: Final = 8
# Smaller parts of a burst wait until they have added up, so that a busy site sends few messages.
SHARED_PART: Final = 0.05


class Rate(NamedTuple):
    burst: float
    per_second: float


class Bucket(NamedTuple):
    left: float
    at: float  # seconds of the clock when `left` was right


Kind = Literal[
    "request",
    "reserve",
    "newcomer",
    "table",
    "chat",
    "code",
    "socket",
    "analysis",
    "rename",
    "rematch",
    "coach",
    "handle",
    "export",
    "notice",
    "mail",
]
Scope = Literal["person", "address"]
Key = tuple[Scope, Kind, str]  # the last one is the id of a person, or a network
PERSON_RATES: Final[dict[Kind, Rate]] = {
    "request": Rate(burst=300, per_second=40),
    "reserve": Rate(burst=40, per_second=0.5),
    "table": Rate(burst=40, per_second=0.5),
    "chat": Rate(burst=8, per_second=0.7),
    "socket": Rate(burst=40, per_second=1),
    "analysis": Rate(burst=12, per_second=0.05),
    "rename": Rate(burst=10, per_second=0.05),
    "rematch": Rate(burst=3, per_second=0.001),  # instead of a closed one: it invites again
    "coach": Rate(burst=60, per_second=2),
    "export": Rate(burst=3, per_second=1 / 300),
    "notice": Rate(burst=20, per_second=0.1),  # what makes the server connect to an address
    "mail": Rate(burst=5, per_second=0.005),
}
ADDRESS_RATES: Final[dict[Kind, Rate]] = {
    "request": Rate(burst=4000, per_second=200),
    "newcomer": Rate(burst=400, per_second=1),
    "table": Rate(burst=200, per_second=1),
    "code": Rate(burst=10, per_second=0.1),
    "socket": Rate(burst=1000, per_second=20),
    "analysis": Rate(burst=40, per_second=0.2),
    "coach": Rate(burst=300, per_second=20),
    "handle": Rate(burst=20, per_second=2 / 3600),  # handles are kept for ever
    "export": Rate(burst=20, per_second=1 / 60),
    "notice": Rate(burst=60, per_second=0.5),
    "mail": Rate(burst=20, per_second=0.02),
}
RATES: Final[dict[str, dict[Kind, Rate]]] = {"person": PERSON_RATES, "address": ADDRESS_RATES}


class RateLimiter:
    """`spend` and `spend_address` take from a bucket, or refuse and take nothing."""

    def __init__(
        self,
        *,
        enabled: bool,
        shared: bool = False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`shared`: other processes serve the same people."""
        self._enabled = enabled
        self._clock = clock
        self._buckets: LRUCache[Key, Bucket] = LRUCache(MOST_BUCKETS)
        self._sockets: dict[str, int] = {}
        # What was spent here and not yet told to other processes; None: there are none.
        self._untold: dict[Key, float] | None = {} if shared else None

    def spend(self, kind: Kind, person: str, cost: float = 1) -> None:
        """Raises Refusal if too little is left to the person, given by id."""
        self._take(("person", kind, person), PERSON_RATES[kind], cost)

    def spend_address(self, kind: Kind, host: str, cost: float = 1) -> None:
        """Raises Refusal if too little is left to the network of the address."""
        self._take(("address", kind, client_network(host)), ADDRESS_RATES[kind], cost)

    def spend_request(self, host: str, signed: str | None, cost: float = 1) -> None:
        """Charges the address; if it has nothing left, the reserve of a person.

        `signed` is a person's id that a signature proves, or None.
        """
        try:
            self.spend_address("request", host, cost)
        except Refusal:
            if signed is None:
                raise
            self.spend("reserve", signed, cost)

    def owe(self, host: str, person: str | None, cost: float) -> None:
        """Charges for work whose size is known only when it is done. Refuses nothing now.

        Buckets may get below zero: later requests wait until the debt is paid.
        """
        keys: list[Key] = [("address", "request", client_network(host))]
        if person is not None:
            keys.append(("person", "request", person))
        for key in keys:
            self.spent_elsewhere(key, cost)
            self._tell(key, cost)

    def socket_opened(self, host: str, person: str | None) -> tuple[str, ...]:
        """Counts a socket; returns what `socket_closed` needs. Raises Refusal if it is too many."""
        if not self._enabled:
            return ()
        keys = [(client_network(host), MOST_SOCKETS_PER_ADDRESS)]
        if person is not None:
            keys.append((f"person {person}", MOST_SOCKETS_PER_PERSON))
        for key, most in keys:
            if self._sockets.get(key, 0) >= most:
                raise Refusal("too_many_requests", f"{most} sockets are open, which is the limit")
        for key, _ in keys:
            self._sockets[key] = self._sockets.get(key, 0) + 1
        return tuple(key for key, _ in keys)

    def socket_closed(self, keys: tuple[str, ...]) -> None:
        for key in keys:
            self._sockets[key] -= 1
            if not self._sockets[key]:
                del self._sockets[key]

    def take_untold(self) -> list[tuple[Scope, Kind, str, float]]:
        """What was spent here since the last call, by key; the largest parts of a burst first.

        Small amounts are kept for later, and forgotten when the bucket is full again.
        """
        if not self._untold:
            return []
        found: list[tuple[float, Key, float]] = []
        now = self._clock()
        for key, cost in list(self._untold.items()):
            rate = RATES[key[0]][key[1]]
            if cost >= SHARED_PART * rate.burst:
                found.append((cost / rate.burst, key, round(cost, 1)))
            elif self._left(key, rate, now) < rate.burst:
                continue
            del self._untold[key]
        found.sort(reverse=True)
        return [(*key, cost) for _, key, cost in found]

    def spent_elsewhere(self, key: Key, cost: float) -> None:
        """Subtracts what another process has let pass. The bucket may get below zero."""
        rate = RATES.get(key[0], {}).get(key[1])
        if rate is None or not self._enabled:  # a process of another version may have other kinds
            return
        now = self._clock()
        left = self._left(key, rate, now) - max(0.0, cost)
        self._buckets[key] = Bucket(max(left, -MOST_DEBT * rate.burst), now)

    def _left(self, key: Key, rate: Rate, now: float) -> float:
        bucket = self._buckets.get(key)
        if bucket is None:
            return rate.burst
        return min(rate.burst, bucket.left + (now - bucket.at) * rate.per_second)

    def _take(self, key: Key, rate: Rate, cost: float) -> None:
        if not self._enabled:
            return
        now = self._clock()
        left = self._left(key, rate, now)
        cost = min(cost, rate.burst)  # otherwise an expensive request could never pass
        if left < cost:
            self._buckets[key] = Bucket(left, now)
            wait = max(1, round((cost - left) / rate.per_second))
            raise Refusal("too_many_requests", f"slow down: try again in {wait} s")
        self._buckets[key] = Bucket(left - cost, now)
        self._tell(key, cost)

    def _tell(self, key: Key, cost: float) -> None:
        if self._enabled and self._untold is not None:
            self._untold[key] = self._untold.get(key, 0) + cost
