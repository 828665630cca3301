"""Which connections make room when there are too many."""

from __future__ import annotations

from florin.server.operations.addresses import networks
from florin.server.operations.connections import (
    MOST_PENDING,
    MOST_PER_ADDRESS,
    PENDING_SECONDS,
    Connections,
)

HOST = "192.0.2.7"


class Line:
    """A connection that has not sent a complete request."""

    def __init__(self) -> None:
        self.aborted = False

    def abort_pending(self) -> None:
        self.aborted = True


class Network:
    """Connections whose clock stands at `now`, in seconds."""

    def __init__(self) -> None:
        self.now = 0.0
        self.connections = Connections(lambda: self.now)

    def crowd(self, count: int, host: str = HOST) -> list[Line]:
        lines = [Line() for _ in range(count)]
        for line in lines:
            assert self.connections.opened(host)
            self.connections.pending(host, line)
        return lines


def aborted(lines: list[Line]) -> int:
    return sum(line.aborted for line in lines)


def test_a_crowd_behind_one_address_may_come_at_once() -> None:
    network = Network()
    lines = network.crowd(5 * MOST_PENDING)
    for line in lines:
        network.connections.complete(line)
    assert aborted(lines) == 0


def test_slow_connections_of_an_address_make_room() -> None:
    network = Network()
    slow, others = network.crowd(MOST_PENDING), network.crowd(50, "198.51.100.1")
    network.now += PENDING_SECONDS
    network.crowd(30)
    assert [line.aborted for line in slow] == [True] * 30 + [False] * (MOST_PENDING - 30)
    assert aborted(others) == 0


def test_a_full_process_gives_up_the_oldest_at_once() -> None:
    network = Network()
    network.connections.most = 100
    lines = network.crowd(100)
    network.crowd(10, "198.51.100.1")
    assert [line.aborted for line in lines] == [True] * 10 + [False] * 90


def test_the_connections_of_an_address_are_limited_but_not_those_of_a_proxy() -> None:
    network = Network()
    network.connections.proxies = networks("10.0.0.0/8")
    for line in network.crowd(MOST_PER_ADDRESS):
        network.connections.complete(line)
    assert not network.connections.opened(HOST)
    network.connections.closed(HOST)
    assert network.connections.opened(HOST)
    network.crowd(MOST_PER_ADDRESS + 1, "10.0.0.1")
