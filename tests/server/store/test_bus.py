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
    from florin.server.live.peers import MOST_PRESENT
    from florin.server.store.turn_writer import BATCH

    versions = {f"{n:040}": 10**6 for n in range(BATCH)}
    people = [f"{n:040}" for n in range(MOST_PRESENT)]
    for message in (
        bus.TablesChanged(node="0" * 12, versions=versions),
        bus.PresenceChanged(node="0" * 12, table="0" * 40, people=people, spectators=10**6),
    ):
        assert len(bus.encode(message)) < 8000
