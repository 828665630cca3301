"""Limits by cost, for people and addresses."""

from __future__ import annotations

import pytest

from florin.server.domain import Refusal
from florin.server.http.limits import (
    ADDRESS_RATES,
    MOST_DEBT,
    MOST_SOCKETS_PER_ADDRESS,
    MOST_SOCKETS_PER_PERSON,
    PERSON_RATES,
    RateLimiter,
)
from florin.server.operations.addresses import client_network


class Limits:
    """A limiter whose clock stands at `now`, in seconds."""

    def __init__(self) -> None:
        self.now = 0.0
        self.limits = RateLimiter(enabled=True, clock=lambda: self.now)

    def used_up(self, host: str) -> None:
        self.limits.spend_address("request", host, ADDRESS_RATES["request"].burst)


@pytest.mark.parametrize(
    ("host", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("unknown", "unknown"),
    ],
)
def test_clients_are_counted_by_network(host: str, network: str) -> None:
    assert client_network(host) == network


def test_many_addresses_of_one_ipv6_network_are_one_client() -> None:
    at = Limits()
    at.used_up("2001:db8:1:2::1")
    with pytest.raises(Refusal):
        at.limits.spend_address("request", "2001:db8:1:2:ffff::9")
    at.limits.spend_address("request", "2001:db8:1:3::1")


def test_a_request_costs_what_it_is_worth() -> None:
    at = Limits()
    burst = int(PERSON_RATES["request"].burst)
    at.limits.spend("request", "anna", burst - 50)
    with pytest.raises(Refusal, match="try again in"):
        at.limits.spend("request", "anna", 100)
    at.limits.spend("request", "anna", 50)  # the refusal took nothing
    at.now += 2
    at.limits.spend("request", "anna", 2 * PERSON_RATES["request"].per_second)


def test_what_costs_more_than_a_full_bucket_is_possible_once() -> None:
    at = Limits()
    at.limits.spend("request", "anna", 1e9)
    with pytest.raises(Refusal):
        at.limits.spend("request", "anna")


def test_people_behind_a_used_up_address_can_go_on_playing() -> None:
    at = Limits()
    at.used_up("192.0.2.7")
    with pytest.raises(Refusal):
        at.limits.spend_request("192.0.2.7", None)
    for _ in range(20):
        at.limits.spend_request("192.0.2.7", "anna")
    at.limits.spend("reserve", "anna", PERSON_RATES["reserve"].burst - 20)
    with pytest.raises(Refusal):
        at.limits.spend_request("192.0.2.7", "anna")
    at.limits.spend_request("192.0.2.7", "bruno")


def test_four_hundred_clients_behind_one_address_come_back_at_once() -> None:
    """Each loads the page, asks who it is, and opens a socket."""
    at = Limits()
    for client in range(400):
        for _ in range(6):
            at.limits.spend_request("192.0.2.7", f"person {client}")
        at.limits.spend("socket", f"person {client}")
        at.limits.spend_address("socket", "192.0.2.7")
        at.limits.socket_opened("192.0.2.7", f"person {client}")
    for _ in range(100):
        at.limits.spend_address("newcomer", "192.0.2.7")


def test_open_sockets_are_counted() -> None:
    limits = Limits().limits
    opened = [limits.socket_opened("192.0.2.7", "anna") for _ in range(MOST_SOCKETS_PER_PERSON)]
    with pytest.raises(Refusal, match="sockets are open"):
        limits.socket_opened("192.0.2.8", "anna")
    limits.socket_closed(opened.pop())
    limits.socket_opened("192.0.2.8", "anna")
    for _ in range(MOST_SOCKETS_PER_ADDRESS):
        limits.socket_opened("192.0.2.9", None)
    with pytest.raises(Refusal, match="sockets are open"):
        limits.socket_opened("192.0.2.9", "bruno")


def shared() -> Limits:
    at = Limits()
    at.limits = RateLimiter(enabled=True, shared=True, clock=lambda: at.now)
    return at


def told(one: Limits, other: Limits) -> int:
    """What `one` has let pass is subtracted at `other`; returns for how many keys."""
    spent = one.limits.take_untold()
    for scope, kind, who, cost in spent:
        other.limits.spent_elsewhere((scope, kind, who), cost)
    return len(spent)


def test_what_was_spent_in_another_process_counts_here() -> None:
    one, two = shared(), shared()
    burst = PERSON_RATES["request"].burst
    one.limits.spend("request", "anna", burst)
    one.limits.spend_address("code", "192.0.2.7", 4)
    assert told(one, two) == 2
    with pytest.raises(Refusal):
        two.limits.spend("request", "anna")
    two.limits.spend("request", "bruno")
    two.limits.spend_address("code", "192.0.2.7", ADDRESS_RATES["code"].burst - 4)
    with pytest.raises(Refusal):
        two.limits.spend_address("code", "192.0.2.7")
    assert told(one, two) == 0, "it is told once"


def test_a_client_that_spreads_its_requests_has_the_rate_of_one_process() -> None:
    """Two processes, one minute, as much as they let pass."""
    both = shared(), shared()
    rate, passed = PERSON_RATES["request"], 0
    for _ in range(60):
        for at in both:
            at.now += 1
            try:
                while True:
                    at.limits.spend("request", "anna")
                    passed += 1
            except Refusal:
                pass
        told(both[0], both[1])
        told(both[1], both[0])
    # Each process has let the burst pass once; after that both together keep to the rate.
    assert passed <= 2 * rate.burst + 60 * rate.per_second * 1.1
    assert passed >= 55 * rate.per_second


def test_small_amounts_are_told_when_they_have_added_up() -> None:
    one, two = shared(), shared()
    one.limits.spend("request", "anna")
    assert told(one, two) == 0
    for _ in range(20):
        one.limits.spend("request", "anna")
    assert told(one, two) == 1
    one.limits.spend("request", "anna")
    one.now += 60  # the bucket is full again
    assert told(one, two) == 0
    assert one.limits.take_untold() == []


def test_a_message_of_another_version_is_ignored() -> None:
    at = shared()
    at.limits.spent_elsewhere(("address", "unheard", "192.0.2.7"), 9)  # type: ignore[arg-type]
    at.limits.spent_elsewhere(("planet", "request", "earth"), 9)  # type: ignore[arg-type]
    at.limits.spend_address("request", "192.0.2.7")


def test_work_that_is_done_is_paid_by_later_requests() -> None:
    at = Limits()
    rate = PERSON_RATES["request"]
    at.limits.owe("192.0.2.7", "anna", rate.burst + 2 * rate.per_second)
    with pytest.raises(Refusal):
        at.limits.spend("request", "anna")
    at.limits.spend_address("request", "192.0.2.7")  # it has a larger budget
    at.now = 2.0
    with pytest.raises(Refusal):
        at.limits.spend("request", "anna")
    at.now = 2.1
    at.limits.spend("request", "anna")


def test_a_debt_is_limited_and_told_to_other_processes() -> None:
    limits = RateLimiter(enabled=True, shared=True, clock=lambda: 0.0)
    limits.owe("192.0.2.7", None, 1e9)
    assert limits.take_untold() == [("address", "request", "192.0.2.7", 1e9)]
    rate = ADDRESS_RATES["request"]
    later = RateLimiter(enabled=True, clock=iter([0.0, 0.0, 1e6]).__next__)
    later.owe("192.0.2.7", None, 1e9)
    with pytest.raises(
        Refusal, match=f"try again in {round((MOST_DEBT * rate.burst + 1) / rate.per_second)} s"
    ):
        later.spend_address("request", "192.0.2.7")
    later.spend_address("request", "192.0.2.7")
