# pyright: basic
"""A tiny run of the training: it writes weights that play, and goes on from its checkpoint."""

import importlib
from collections.abc import Callable
from importlib.resources import as_file, files
from pathlib import Path

import numpy as np
import pytest
from florin.games.medici.bots.thinker import Thinker
from safetensors.numpy import load_file

from florin.cli.train import load_script
from florin.games.medici.bots import net
from kit import medici

Quickly = Callable[..., None]  # the fixture


def test_trains_saves_and_resumes(tmp_path: Path, quickly: Quickly) -> None:
    script = load_script("medici")
    quickly(script, "update")
    out = tmp_path / "tiny.safetensors"
    config = script.Config(players=3, seconds=0.01, games=4, turns=2, samples=1, batch=4)
    reports = []
    first = script.train(config, out, None, reports.append)
    weights = load_file(out)
    assert {name: w.shape for name, w in weights.items()} == net.shapes(3)
    assert all(w.dtype == np.float16 and np.isfinite(w).all() for w in weights.values())
    assert reports[-1] == first

    longer = config._replace(seconds=first.seconds + 0.01)
    second = script.train(longer, out, out.with_suffix(".checkpoint"))
    assert second.updates > first.updates
    assert second.seconds > first.seconds
    changed = load_file(out)
    assert any((changed[name] != weights[name]).any() for name in weights)

    thinker = Thinker(3, {name: w.astype(np.float32) for name, w in changed.items()})
    actions, worth = thinker.choice_utilities(medici("@1 C4 stop"))
    assert len(actions) == len(worth) == 1 + 40  # a pass, and bids of all the money
    assert np.isfinite(worth).all()


def test_a_best_response_is_trained_and_measured(
    monkeypatch: pytest.MonkeyPatch, quickly: Quickly
) -> None:
    monkeypatch.syspath_prepend(Path(load_script("medici").__file__).parent)
    script = importlib.import_module("medici_response")
    quickly(script, "update", "first_games")
    config = script.Config(players=3, seconds=0.01, games=6, turns=2, samples=1, batch=4)
    with as_file(files("florin.bots.weights") / "medici-3.safetensors") as frozen:
        found = script.train(config, frozen, rounds=1)
    assert found["games"] == 6
    assert 0 <= found["share"] <= 1
