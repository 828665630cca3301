"""Ratings against cases that can be worked out by hand."""

import math

import numpy as np
import pytest

from florin.arena import Contest, Outcome, Score, Tally, Unit, ratings, round_robin
from florin.arena.pairs import as_dict, pairs
from florin.arena.ratings import SCALE, fit


def test_two_bots_have_the_odds_of_their_wins() -> None:
    """30 of 40 games, and one shared game credited: odds 30.5 to 10.5."""
    found = fit(np.array([30.0, 10.0]), np.array([[1.0, 1.0]]), np.array([40.0]))
    assert found[0] - found[1] == pytest.approx(400 * math.log10(30.5 / 10.5))
    assert found.sum() == pytest.approx(0)


def test_a_lone_winner_among_three() -> None:
    """One a among two b wins half of very many games: as strong as both of them together."""
    found = fit(np.array([5e6, 5e6]), np.array([[1.0, 2.0]]), np.array([1e7]))
    assert found[0] - found[1] == pytest.approx(400 * math.log10(2), abs=0.01)


def test_wins_are_what_the_ratings_expect() -> None:
    seats = np.array([[1.0, 2, 0], [2, 1, 0], [0, 1, 2], [1, 0, 2]])
    games = np.array([30.0, 30, 30, 30])
    wins = np.array([60.0, 45, 15])
    found = fit(wins, seats, games)
    strength = np.exp(found / SCALE)
    chance = seats * strength / (seats @ strength)[:, None]
    duel = strength[:, None] / (strength[:, None] + strength)
    expected = games @ chance + duel.sum(axis=1) - 0.5
    assert expected == pytest.approx(wins + 1)


def test_whoever_never_wins_keeps_a_rating() -> None:
    found = fit(np.array([1000.0, 0.0]), np.array([[1.0, 1.0]]), np.array([1000.0]))
    assert found[0] - found[1] == pytest.approx(400 * math.log10(1000.5 / 0.5))


def league() -> Score:
    contest = Contest("strozzi", round_robin(2, ("c", "a", "b")), deals=20)
    score = Score(contest)
    strong = {"a": 3, "b": 2, "c": 1}
    for unit in contest.units():
        one, two = sorted(contest.tables[unit.table])
        upset = unit.deal % (2 + strong[one] - strong[two]) == 0
        points = (60, 60) if upset else (120, 0)
        tallies = {one: Tally(2, points[0], 0), two: Tally(2, points[1], 0)}
        score.add(Outcome(unit, tallies, {}))
    return score


def test_a_league() -> None:
    rated = ratings(league())
    assert [each.standing.name for each in rated] == ["a", "b", "c"]
    for each in rated:
        assert each.low < each.rating < each.high
    assert ratings(league()) == rated, "the same seed, the same intervals"
    assert ratings(Score(league().contest)) == []


def test_a_leagues_json() -> None:
    result = as_dict(league())
    assert set(result) == {"game", "players", "deals", "bots", "pairs"}
    assert {"name", "share", "rating", "rating_low", "rating_high"} <= set(result["bots"][0])
    assert [(pair["one"], pair["rest"]) for pair in result["pairs"]] == [
        ("c", "a"), ("c", "b"), ("a", "b"),
    ]  # fmt: skip
    ((_, _, c_among_a), *_) = pairs(league())
    assert c_among_a.share == 5 / 40, "five of twenty deals were even, both rotations together"


def test_units_of_a_stopped_league_still_rate() -> None:
    score = league()
    del score.outcomes[7:]
    assert {each.standing.name for each in ratings(score)} == {"a", "b", "c"}
    assert score.outcomes[-1].unit == Unit(2, 0)
