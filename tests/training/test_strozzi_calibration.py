"""Calibration of Medici vs Strozzi over arrays: what is noted, and how chances are scaled."""

import importlib
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from florin.games.strozzi.training import learn
from florin.games.strozzi.training.self_play import Config

TRAINING = Path(__file__).parents[2] / "training"


@pytest.fixture
def calibration(monkeypatch: Any) -> Any:
    """The script."""
    monkeypatch.syspath_prepend(TRAINING)
    return importlib.import_module("strozzi_calibration")


def test_only_first_games_that_ended_count(calibration: Any) -> None:
    over = np.array([[0, 0, 0], [1, 0, 0], [0, 1, 0], [1, 0, 0]], bool)
    margin = np.array([[9, 9, 9], [5, 9, 9], [9, -2, 9], [-7, 9, 9]])
    seat = np.array([[0, 0, 0], [1, 0, 0], [0, 1, 0], [0, 0, 0]])
    seen = calibration.first_games(over, margin, np.ones_like(seat), seat, seat * 0.5)
    assert seen.game.tolist() == [0, 1, 0, 1, 1]
    assert seen.share.tolist() == [1, 0, 0, 0, 1]


def test_the_factor_of_chances_that_are_too_cautious_is_found(calibration: Any) -> None:
    rng = np.random.default_rng(1)
    truth = rng.uniform(0.02, 0.98, 40_000)
    share = (rng.random(40_000) < truth).astype(float)
    game, rounds = np.arange(40_000), np.ones(40_000, int)
    cautious = calibration.Seen(game, rounds, calibration.scaled(truth, 1 / 1.5), share)
    result = calibration.compared(cautious)[1]
    assert result["factor"] == pytest.approx(1.5, abs=0.06)
    assert result["games"] == 20_000
    assert calibration.widest(result["plain"])[0] > 0.05
    gap, error = calibration.widest(result["scaled"])
    assert gap < 3.5 * error
    assert sum(tenth.share for tenth in result["plain"]) / 10 == pytest.approx(0.5, abs=0.01)


def test_games_that_repeat_themselves_count_once(calibration: Any) -> None:
    share = np.tile(np.array([0.0, 1.0]), 500)
    chance = np.linspace(0.4, 0.6, 1000)
    apart = calibration.Seen(np.arange(1000), np.ones(1000), chance, share)
    together = apart._replace(game=np.arange(1000) % 2)
    assert calibration.tenths(together)[0].error > 3 * calibration.tenths(apart)[0].error


@pytest.mark.slow
def test_games_are_played_and_compared(calibration: Any) -> None:
    config = Config(games=6, turns=24, hidden=16, samples=1, explore=0.0)
    seen = calibration.played(config, learn.untrained(config).weights, 1)
    assert set(seen.game.tolist()) <= set(range(6))
    assert ((seen.chance >= 0) & (seen.chance <= 1)).all()
    assert {1, 2, 3} == set(seen.round.tolist())
