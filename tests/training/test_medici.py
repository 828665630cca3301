# pyright: basic
"""A tiny run of the training: it writes weights that play, and goes on from its checkpoint."""

import importlib
from importlib.resources import as_file, files
from pathlib import Path

import jax
import numpy as np
import pytest
from safetensors.numpy import load_file

from florin.bots.medici import net
from florin.bots.medici.thinker import Thinker
from florin.cli.train import load_script
from kit import medici

# Compiling is most of the work of so short a run, so the compiler takes it easy.
QUICKLY = {"xla_backend_optimization_level": 0, "xla_llvm_disable_expensive_passes": True}


def test_trains_saves_and_resumes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = load_script("medici")
    quick = jax.jit(script.update.__wrapped__, static_argnames="config", compiler_options=QUICKLY)
    monkeypatch.setattr(script, "update", quick)
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
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(Path(load_script("medici").__file__).parent)
    script = importlib.import_module("medici_response")
    for name in ("update", "first_games"):
        quick = jax.jit(
            getattr(script, name).__wrapped__, static_argnames="config", compiler_options=QUICKLY
        )
        monkeypatch.setattr(script, name, quick)
    config = script.Config(players=3, seconds=0.01, games=6, turns=2, samples=1, batch=4)
    with as_file(files("florin.bots.weights") / "medici-3.safetensors") as frozen:
        found = script.train(config, frozen, rounds=1)
    assert found["games"] == 6
    assert 0 <= found["share"] <= 1
