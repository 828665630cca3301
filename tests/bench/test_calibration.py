"""Predictions compared with results."""

import random

import pytest

from florin.bench.calibration import GROUPS, Seen, deciles, play
from florin.core import Setup
from florin.games.medici import Medici
from florin.games.strozzi import Strozzi


def test_a_fair_evaluator_is_calibrated_and_an_optimist_is_not() -> None:
    rng = random.Random(1)
    fair = [Seen(k, 1, p, rng.random() < p) for k in range(20_000) for p in [rng.random()]]
    found = deciles(fair)
    assert len(found) == GROUPS
    assert [d.predicted for d in found] == sorted(d.predicted for d in found)
    assert all(abs(d.share - d.predicted) < 4 * d.error for d in found)
    assert all(0.003 < d.error < 0.015 for d in found)
    optimist = [s._replace(predicted=s.predicted**0.5) for s in fair]
    assert max(abs(d.share - d.predicted) for d in deciles(optimist)) > 0.2


def test_games_that_repeat_themselves_are_no_further_evidence() -> None:
    once = [Seen(k, 1, 0.5, k % 3 == 0) for k in range(300)]
    thrice = [s for s in once for _ in range(3)]
    assert abs(deciles(thrice)[0].error - deciles(once)[0].error) < 0.01


def test_known_luck_lowers_the_error_and_keeps_the_gap() -> None:
    """Half of what decides a game is a draw after the prediction, whose luck is known."""
    rng = random.Random(2)
    seen: list[Seen] = []
    for k in range(20_000):
        predicted, luck = rng.random(), rng.choice((-0.4, 0.4))
        share = predicted + luck + rng.gauss(0, 0.2) - 0.05
        seen.append(Seen(k, 1, predicted, share, luck))
    plain = deciles(s._replace(luck=0.0) for s in seen)
    for one, two in zip(deciles(seen), plain, strict=True):
        assert abs(one.share - one.predicted + 0.05) < 4 * one.error
        assert one.error < two.error / 2
        assert 4 < one.saving < 6
        assert two.saving == 1


@pytest.mark.parametrize("setup", [Medici(3, None, "1995"), Strozzi(2, 5)])
def test_a_game_is_noted_before_every_turn(setup: Setup) -> None:
    seen, players = play(setup, "test", 0), setup.players
    assert {s.stage for s in seen} == {1, 2, 3}
    assert {s.game for s in seen} == {0}
    turns = len(seen) // players
    assert 20 < turns < 110
    for k in range(turns):
        mine = seen[k * players : (k + 1) * players]
        assert abs(sum(s.predicted for s in mine) - 1) < 1e-4
        assert sum(s.share for s in mine) == 1
        assert abs(sum(s.luck for s in mine)) < 1e-5
    assert any(s.luck for s in seen)
