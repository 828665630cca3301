"""Statistics against cases worked out by hand."""

import numpy as np
import pytest

from florin.arena import Contest, Outcome, Score, Tally, Unit
from florin.arena.standings import Floats, share_intervals
from florin.arena.tally import WIN, Clock


def column(*values: float) -> Floats:
    return np.array([values], dtype=np.float64).T


def won(deal: int, points: dict[str, int], money: dict[str, int], seats: int = 2) -> Outcome:
    tallies = {name: Tally(seats, points[name], money[name]) for name in points}
    return Outcome(Unit(deal, 0), tallies, {})


def test_shares_and_money_are_means_over_seats() -> None:
    score = Score(Contest("medici", (("a", "b", "b"),), deals=2))
    # Deal 0: a wins once, shares once with one b. Deal 1: b wins all three.
    score.add(won(0, {"a": 90, "b": 90}, {"a": 300, "b": 480}))
    score.outcomes[0].tallies["a"].seats, score.outcomes[0].tallies["b"].seats = 3, 6
    score.add(won(1, {"a": 0, "b": 180}, {"a": 240, "b": 420}))
    score.outcomes[1].tallies["a"].seats, score.outcomes[1].tallies["b"].seats = 3, 6
    a, b = score.standings()
    assert (a.name, b.name) == ("a", "b")
    assert a.share == 1.5 / 6
    assert b.share == 4.5 / 12
    assert a.money == 540 / 6
    assert b.money == 900 / 12
    assert score.deals == 2
    # Two deals drawn from two: a quarter of the time twice the worse, a quarter twice the better.
    assert (a.low, a.high) == (0, 0.5)
    assert (b.low, b.high) == (0.25, 0.5)


def test_interval_of_one_win_in_four_deals() -> None:
    """Redrawn wins are binomial(4, 1/4): P(≤ 2) = .949, P(≤ 3) = .996, P(0) = .316."""
    low, high = share_intervals(column(1, 0, 0, 0), column(1, 1, 1, 1), "s")
    assert (low, high) == ([0.0], [0.75])


def test_interval_of_a_fair_coin() -> None:
    """400 deals, half won: the deviation of the mean is .025, so the interval is ± .049."""
    wins = column(*([0.0, 1.0] * 200))
    (low,), (high,) = share_intervals(wins, np.ones_like(wins), "s")
    assert low == pytest.approx(0.5 - 1.96 * 0.025, abs=0.004)
    assert high == pytest.approx(0.5 + 1.96 * 0.025, abs=0.004)


def test_intervals_without_luck_have_no_width() -> None:
    assert share_intervals(column(1, 1), column(2, 2), "s") == ([0.5], [0.5])
    assert share_intervals(np.zeros((0, 1)), np.zeros((0, 1)), "s") == ([0.0], [0.0])


def test_the_same_seed_draws_the_same_deals() -> None:
    wins = column(*range(30))
    one, two, three = (share_intervals(wins, wins + 1, seed) for seed in ("s", "s", "t"))
    assert one == two != three


def test_the_order_of_outcomes_does_not_matter() -> None:
    contest = Contest("strozzi", (("a", "b"),), deals=3)
    outcomes = [
        won(deal, {"a": 60 * deal, "b": 120 - 60 * deal}, {"a": deal, "b": 7}) for deal in range(3)
    ]
    assert Score(contest, outcomes).as_dict() == Score(contest, list(reversed(outcomes))).as_dict()


def test_a_shared_win_is_a_whole_number_of_points() -> None:
    assert all(WIN % winners == 0 for winners in range(1, 7))


def test_clock() -> None:
    clock, other = Clock(), Clock()
    for milliseconds in range(1, 51):
        clock.add(milliseconds * 1_000_000)
    for milliseconds in range(51, 101):
        other.add(milliseconds * 1_000_000)
    clock.merge(other)
    assert clock.mean() == 50.5
    assert clock.percentile(99) == pytest.approx(99, rel=0.011)
    assert clock.percentile(50) == pytest.approx(50, rel=0.011)
    assert clock.percentile(100) >= 100
    assert (Clock().mean(), Clock().percentile(99)) == (0, 0)


def test_deals_count_once_every_table_has_played_them() -> None:
    score = Score(Contest("strozzi", (("a", "b"), ("a", "c")), deals=2))
    score.add(won(0, {"a": 60, "b": 60}, {"a": 1, "b": 1}))
    assert score.deals == 0
    score.add(Outcome(Unit(0, 1), {"a": Tally(2, 120, 2), "c": Tally(2, 0, 2)}, {}))
    assert score.deals == 1
    assert [each.share for each in score.standings(table=1)] == [1, 0]
