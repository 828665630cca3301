# pyright: basic
"""A tiny run of the training: it writes weights that play, and goes on from its checkpoint."""

import importlib
import random
from collections.abc import Callable
from importlib.resources import as_file, files
from pathlib import Path

import numpy as np
import pytest
from safetensors.numpy import load_file

from florin.cli.train import load_script
from florin.games.strozzi.bots import Mind, StrozziThinker, net
from kit import strozzi

Quickly = Callable[..., None]  # the fixture


def test_trains_saves_and_resumes(tmp_path: Path, quickly: Quickly) -> None:
    script = load_script("strozzi")
    quickly(script, "cycle")
    out = tmp_path / "tiny.safetensors"
    config = script.Config(
        seconds=0.01, hidden=32, games=4, turns=3, samples=1, batch=6, part=1.0, first_part=1.0
    )
    reports = []
    first = script.train(config, out, None, reports.append)
    weights = load_file(out)
    assert {name: w.shape for name, w in weights.items()} == net.shapes(32)
    assert all(w.dtype == np.float16 and np.isfinite(w).all() for w in weights.values())
    assert reports[-1] == first
    assert first.missed == 0

    checkpoint = out.with_suffix(".checkpoint")
    longer = script.replace(config, seconds=first.seconds + 0.01)
    second = script.train(longer, out, checkpoint)
    assert second.cycles > first.cycles
    assert second.seconds > first.seconds
    changed = load_file(out)
    assert any((changed[name] != weights[name]).any() for name in weights)

    mind = Mind({name: w.astype(np.float32) for name, w in changed.items()})
    position = strozzi("C4 draw S4 stop")
    assert StrozziThinker(0.0, "tiny", mind).choose(position, random.Random(0)) in position.legal()


def test_a_best_response_is_trained_and_measured(
    monkeypatch: pytest.MonkeyPatch, quickly: Quickly
) -> None:
    monkeypatch.syspath_prepend(Path(load_script("strozzi").__file__).parent)
    script = importlib.import_module("strozzi_response")
    quickly(script, "cycle", "first_games")
    config = script.Config(
        seconds=0.01, games=4, turns=3, samples=1, batch=6, part=1.0, first_part=1.0
    )
    with as_file(files("florin.bots.weights") / "strozzi.safetensors") as frozen:
        found = script.train(config, frozen)
    assert found["games"] == 8
    assert 0 <= found["share"] <= 1
