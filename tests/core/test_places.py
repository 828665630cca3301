"""M19 and M21 against a brute-force statement of the sharing rule."""

from fractions import Fraction
from itertools import pairwise, permutations, product
from math import floor

import pytest

from florin.core.places import share_places
from florin.games.medici.board import CARGO_PAY, STALL_PAY


def average_over_orders(standings: tuple[int, ...], pay: tuple[int, ...]) -> tuple[int, ...]:
    """What each gets on average over every order that puts no lower standing above a higher one."""
    seats = range(len(standings))
    pay = pay + (0,) * len(standings)
    orders = [
        order
        for order in permutations(seats)
        if all(standings[a] >= standings[b] for a, b in pairwise(order))
    ]
    return tuple(
        floor(sum(Fraction(pay[order.index(seat)], len(orders)) for order in orders))
        for seat in seats
    )


def tie_patterns(buyers: int) -> list[tuple[int, ...]]:
    """Every way to be tied, highest first: each buyer level with the one before him or not."""
    patterns: list[tuple[int, ...]] = []
    for below in product((0, 1), repeat=buyers - 1):
        standing, pattern = buyers, [buyers]
        for step in below:
            standing -= step
            pattern.append(standing)
        patterns.append(tuple(pattern))
    return patterns


@pytest.mark.parametrize("buyers", [3, 4, 5, 6])
def test_M19_every_tie_pattern_of_cargo(buyers: int) -> None:
    for pattern in tie_patterns(buyers):
        expected = average_over_orders(pattern, CARGO_PAY[buyers])
        assert share_places(pattern, CARGO_PAY[buyers]) == expected


@pytest.mark.parametrize("buyers", [3, 4, 5, 6])
def test_M21_every_tie_pattern_of_a_stall(buyers: int) -> None:
    for pattern in tie_patterns(buyers):
        assert share_places(pattern, STALL_PAY) == average_over_orders(pattern, STALL_PAY)


@pytest.mark.parametrize("buyers", [3, 4])
def test_M19_seats_do_not_matter(buyers: int) -> None:
    for standings in product(range(buyers), repeat=buyers):
        expected = average_over_orders(standings, CARGO_PAY[buyers])
        assert share_places(standings, CARGO_PAY[buyers]) == expected
