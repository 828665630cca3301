"""A tiny run of the training: it writes weights that play, and continues from its checkpoint."""

from collections.abc import Callable
from dataclasses import replace
from importlib.resources import as_file, files
from pathlib import Path

import numpy as np
import pytest

from florin.arrays.learning import read_weights
from florin.core.training import Report
from florin.games.strozzi import GAME, Strozzi
from florin.games.strozzi.bots import net
from florin.games.strozzi.bots.evaluator import Evaluator
from florin.games.strozzi.bots.policy import greedy
from florin.games.strozzi.training import config, learn, response
from kit import strozzi

pytestmark = pytest.mark.slow
Quickly = Callable[..., None]  # the fixture
TINY = {
    "seconds": 0.01,
    "games": 4,
    "turns": 3,
    "samples": 1,
    "batch": 6,
    "part": 1.0,
    "first_part": 1.0,
}


def test_trains_saves_and_resumes(tmp_path: Path, quickly: Quickly) -> None:
    quickly(learn, "update")
    training = GAME.training
    assert training is not None
    out = tmp_path / "tiny.safetensors"
    tiny = config(Strozzi(2, 5), **TINY, hidden=32)
    assert tiny.track == 5
    reports: list[Report] = []
    first = training.train(tiny, out, None, reports.append)
    weights = read_weights(out)
    assert {name: w.shape for name, w in weights.items()} == net.shapes(32)
    assert all(np.isfinite(w).all() for w in weights.values())
    assert reports[-1] == first
    assert first.losses["missed"] == 0

    longer = replace(tiny, seconds=first.seconds + 0.01)
    second = training.train(longer, out, out.with_suffix(".checkpoint"))
    assert second.updates > first.updates
    assert second.seconds > first.seconds
    changed = read_weights(out)
    assert any((changed[name] != weights[name]).any() for name in weights)

    evaluator = Evaluator(2, {name: np.asarray(w) for name, w in changed.items()})
    position = strozzi("C4 draw S4 stop")
    assert greedy(position, evaluator) in position.legal()


def test_a_best_response_is_trained_and_measured(quickly: Quickly) -> None:
    quickly(response, "update", "first_games")
    tiny = config(Strozzi(), **{**TINY, **response.SETTINGS})
    with as_file(files("florin.games.strozzi") / "weights" / "2.safetensors") as frozen:
        before, after = response.train(tiny, frozen)
    for found in (before, after):
        assert found.games == 8
        assert 0 <= found.share <= 1
