"""The auction solver against plain recursion, and against auctions solved by hand."""

import math
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from florin.games.medici.bots.auction import bidding_order, options, solve
from kit import examples

Array = Any


def recursion(
    bought: Array, unsold: Array, utility: Array, most: Array, temperature: float
) -> Array:
    """Values before the first bid: every answer tried, later bidders choosing by softmax.

    First between passing and the best bid, then between bids.
    """
    n, prices, _ = bought.shape
    order = bidding_order(n)

    def before(stage: int, holder: int, high: int) -> Array:
        if stage == n:
            return bought[holder, high] if high else unsold
        seat = order[stage]
        own = utility[:, seat]
        passed = before(stage + 1, holder, high)
        bids = [before(stage + 1, seat, b) for b in range(high + 1, prices) if b <= most[seat]]
        if not bids:
            return passed
        scores = np.array([bid @ own for bid in bids], np.float64)
        odds = np.exp((scores - scores.max()) / temperature)
        bid = (odds / odds.sum()) @ np.array(bids)
        share = 1 / (1 + math.exp(min((passed @ own - scores.max()) / temperature, 700)))
        return share * bid + (1 - share) * passed

    return before(0, 0, 0)


@given(st.integers(0, 10**6), st.sampled_from([3, 4]), st.sampled_from([0.005, 0.05, 0.5]))
@examples(40)
def test_agrees_with_recursion(seed: int, players: int, temperature: float) -> None:
    rng = np.random.default_rng(seed)
    prices = 5
    bought = rng.random((players, prices + 1, 2 * players)).astype(np.float32)
    unsold = rng.random(2 * players).astype(np.float32)
    utility = rng.random((2 * players, players)).astype(np.float32)
    most = rng.integers(0, prices + 1, players)
    stages = solve(np, bought, unsold, utility, most, np.float32(temperature))
    assert len(stages) == players + 1
    expected = recursion(bought, unsold, utility, most, temperature)
    np.testing.assert_allclose(stages[0][0, 0], expected, rtol=2e-3, atol=2e-3)


@given(st.integers(0, 10**6))
@examples(20)
def test_a_batch_is_solved_row_by_row(seed: int) -> None:
    rng = np.random.default_rng(seed)
    bought = rng.random((3, 4, 7, 8)).astype(np.float32)
    unsold = rng.random((3, 8)).astype(np.float32)
    utility = np.eye(8, 4, dtype=np.float32)
    most = rng.integers(0, 7, (3, 4))
    together = solve(np, bought, unsold, utility, most, np.float32(0.05))
    for row in range(3):
        alone = solve(np, bought[row], unsold[row], utility, most[row], np.float32(0.05))
        for a, b in zip(together, alone, strict=True):
            np.testing.assert_allclose(a[row], b, rtol=1e-4, atol=1e-5)


def worth(*limits: float, prices: int = 20) -> tuple[Array, Array, Array]:
    """A private-value auction: the buyer gains limit - p at price p, the others nothing."""
    n = len(limits)
    bought = np.zeros((n, prices + 1, n), np.float32)
    for seat, limit in enumerate(limits):
        bought[seat, :, seat] = limit - np.arange(prices + 1)
    return bought, np.zeros(n, np.float32), np.eye(n, dtype=np.float32)


def sale(limits: tuple[float, ...], most: tuple[int, ...]) -> tuple[int, int]:
    """The buyer in the seat frame (-1: no sale) and the price, if all choose the best."""
    bought, unsold, utility = worth(*limits)
    stages = solve(np, bought, unsold, utility, np.array(most), np.float32(1e-3))
    holder, high = 0, 0
    for stage, seat in enumerate(bidding_order(len(limits))):
        mine, allowed, passing = options(
            np, stages[stage + 1], seat, utility[:, seat], np.array(most[seat])
        )
        bids = np.where(allowed[high], mine, -math.inf)
        best = int(bids.argmax())
        if bids[best] > passing[holder, high]:
            holder, high = seat, best
    return (holder, high) if high else (-1, 0)


@pytest.mark.parametrize(
    ("limits", "most", "expected"),
    [
        # The selector bids last and needs only one: no seat before wants the group.
        ((7.5, 0.5, 0.5), (20, 20, 20), (0, 1)),
        # Seat 1 must bid so high that neither seat 2 (6.5) nor the selector (4.5) goes on.
        ((4.5, 9.5, 6.5), (20, 20, 20), (1, 6)),
        # The selector values it most: whatever seat 1 bids, he tops it, so he buys cheaply.
        ((12.5, 9.5, 3.5), (20, 20, 20), (0, 1)),
        # The rivals' purses matter, not their wishes: 3 is out of reach for both.
        ((9.5, 9.5, 9.5), (2, 20, 2), (1, 2)),
        # No seat wants it.
        ((0.5, 0.5, 0.5), (20, 20, 20), (-1, 0)),
        # Who cannot bid does not.
        ((5.5, 9.5, 8.5), (20, 0, 0), (0, 1)),
    ],
)
def test_auctions_solved_by_hand(
    limits: tuple[float, ...], most: tuple[int, ...], expected: tuple[int, int]
) -> None:
    assert sale(limits, most) == expected


@pytest.mark.parametrize("purse", [1, 5, 19])
def test_who_does_not_care_bids_half_of_the_time_whatever_the_purse(purse: int) -> None:
    bought, unsold = np.zeros((3, 21, 3), np.float32), np.zeros(3, np.float32)
    bought[1, :, 1] = 1.0  # seat 1 gains by buying, at any price; the others care for nothing
    most = np.array([0, 0, purse])
    stages = solve(np, bought, unsold, np.eye(3, dtype=np.float32), most, np.float32(0.01))
    keeps = stages[1][1, 1, 1]  # seat 2 is to answer seat 1's bid of one florin
    assert keeps == pytest.approx(0.5 if purse > 1 else 1.0)
