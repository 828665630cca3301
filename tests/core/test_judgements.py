"""Arithmetic of judgements and rollouts, by examples."""

from __future__ import annotations

import pytest

from florin.core.bots import MOST_MONEY, Judgement, as_money, utility
from florin.core.rollouts import (
    FLORIN,
    KNOTS,
    crossing,
    interpolated,
    mean_judgement,
    paid,
    rank,
    worth,
)
from florin.games.medici.actions import Bid

JUDGEMENT = Judgement((0.5, 0.25, 0.25), (50.0, 20.0, 40.0))


def test_the_utility_is_the_win_and_the_lead_over_the_mean_of_the_others() -> None:
    found = [utility(JUDGEMENT, seat, 0.1) for seat in range(3)]
    leads = (50 - 30, 20 - 45, 40 - 35)
    expected = [win + 0.1 * lead / 100 for win, lead in zip(JUDGEMENT.win, leads, strict=True)]
    assert found == pytest.approx(expected)


def test_the_worth_is_the_win_and_the_lead_over_the_best_of_the_others() -> None:
    assert [worth(JUDGEMENT, seat) for seat in range(3)] == pytest.approx(
        [0.5 + FLORIN * 10, 0.25 - FLORIN * 30, 0.25 - FLORIN * 10]
    )
    assert [rank(JUDGEMENT, seat) for seat in (0, 1)] == [(0.5, 50.0), (0.25, 20.0)]


def test_amounts_that_no_float_holds_are_cut() -> None:
    assert [as_money(n) for n in (5, 10**400, -(10**400))] == [
        *(5.0, float(MOST_MONEY), float(-MOST_MONEY))
    ]


def test_the_mean_of_games_divides_shared_wins() -> None:
    found = mean_judgement([(10, 10, 4), (20, 5, 5)])
    assert found.win == pytest.approx((0.75, 0.25, 0))
    assert found.money == pytest.approx((15, 7.5, 4.5))
    assert paid((10, 20), 1, 3) == (10, 17)


def test_bids_between_those_that_are_played_out_lie_on_lines() -> None:
    asked: list[int] = []

    def judged(bid: Bid) -> Judgement:
        asked.append(bid.florins)
        return Judgement((bid.florins / 100,), (-2.0 * bid.florins,))

    bids = [Bid(florins) for florins in range(3, 41)]
    found = interpolated(bids, judged)  # type: ignore[arg-type]
    assert len(asked) == KNOTS
    assert (min(asked), max(asked)) == (3, 40)
    assert set(found) == set(bids)
    for bid, judgement in found.items():
        assert isinstance(bid, Bid)
        assert judgement.win[0] == pytest.approx(bid.florins / 100)
        assert judgement.money[0] == pytest.approx(-2 * bid.florins)


@pytest.mark.parametrize(("zero", "price"), [(12.5, 12.5), (0.25, 0.25), (-3, 0), (99, 40)])
def test_the_price_at_which_a_gain_is_gone(zero: float, price: float) -> None:
    assert crossing(lambda florins: (zero - florins) / 50, 40) == pytest.approx(price)
