"""Messages between processes are typed, and survive the way through the database."""

from __future__ import annotations

import msgspec
import pytest

from florin.server.store import bus

MESSAGES = [
    bus.TablesChanged(node="a", versions={"t1": 3, "t2": 9}),
    bus.ChatPosted(node="a", table="t", line=5),
    bus.PresenceChanged(node="a", table="t", people=["p", "q"], spectators=2),
    bus.ProcessStarted(node="a"),
    bus.ProcessAlive(node="a"),
    bus.AccessRevoked(node="a", person="p"),
    bus.TableRemoved(node="a", table="t"),
    bus.CostSpent(node="a", spent=[("address", "request", "192.0.2.7", 12.5)]),
]


@pytest.mark.parametrize("message", MESSAGES, ids=lambda message: type(message).__name__)
def test_messages_come_back(message: bus.BusMessage) -> None:
    assert bus.decode(bus.encode(message)) == message


@pytest.mark.parametrize("payload", ["tables a t1 3", "{}", '{"kind":"new","node":"a"}', ""])
def test_other_payloads_are_errors(payload: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        bus.decode(payload)


def test_the_largest_messages_fit() -> None:
    """PostgreSQL refuses payloads of 8,000 bytes and more."""
    from florin.server.http.shared_limits import PER_MESSAGE
    from florin.server.live.peers import MOST_PRESENT
    from florin.server.store.turn_writer import BATCH

    versions = {f"{n:040}": 10**6 for n in range(BATCH)}
    people = [f"{n:040}" for n in range(MOST_PRESENT)]
    for message in (
        bus.TablesChanged(node="0" * 12, versions=versions),
        bus.CostSpent(
            node="0" * 12,
            spent=[("address", "newcomer", "2001:db8:1234:5678::/64", 4000.5)] * PER_MESSAGE,
        ),
        bus.PresenceChanged(node="0" * 12, table="0" * 40, people=people, spectators=10**6),
    ):
        assert len(bus.encode(message)) < 8000
