"""The clock does not jump when the time of day is set."""

from __future__ import annotations

import pytest

from florin.server.operations.clock import SteadyClock

SECOND = 1_000_000_000
HOUR = 3600 * SECOND


class Machine:
    """A machine whose time of day can be set; its uptime only grows."""

    def __init__(self) -> None:
        self.wall = 1_700_000_000 * SECOND
        self.up = 77 * SECOND
        self.clock = SteadyClock(lambda: self.wall, lambda: self.up)

    def passes(self, seconds: float) -> None:
        self.wall += int(seconds * SECOND)
        self.up += int(seconds * SECOND)


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_a_jump_neither_stops_nor_uses_up_a_clock(jump: int) -> None:
    machine = Machine()
    start = machine.clock()
    assert start == machine.wall // 1_000_000
    machine.wall += jump
    assert machine.clock() == start
    machine.passes(30)
    assert 28_000 <= machine.clock() - start <= 32_000


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_it_reaches_the_time_of_day_in_the_end(jump: int) -> None:
    machine = Machine()
    machine.wall += jump
    last = machine.clock()
    for _ in range(30 * 60):
        machine.passes(60)
        assert machine.clock() > last
        last = machine.clock()
    assert last == machine.wall // 1_000_000


def test_processes_with_different_clocks_follow_the_database() -> None:
    one, two = Machine(), Machine()
    two.wall += HOUR
    for machine in (one, two):
        machine.clock.set(5_000_000)
        machine.passes(10)
    assert one.clock() == two.clock() == 5_010_000
    for machine in (one, two):
        machine.clock.follow(5_010_100)
        machine.passes(10)
    assert one.clock() == two.clock() == 5_020_100
