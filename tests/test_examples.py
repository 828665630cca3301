# pyright: basic
"""The examples run, in a short form."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"


def example(name):
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_random_play_favours_no_seat():
    module = example("random_play")
    rewards, money = module.play(module.Medici(3), games=2000)
    assert money.shape == (2000, 3)
    assert rewards.sum() == pytest.approx(0, abs=1e-4)
    assert abs(rewards).max() < 0.1


def test_mcts_plays_against_the_face_value_bidder(capsys):
    example("mcts_against_face").main(simulations=2, games=1)
    assert "face-value bidders: [" in capsys.readouterr().out


def test_a_few_updates_of_ppo(capsys):
    module = example("ppo")
    shares = module.main(updates=3, games=16, ticks=96)
    assert len(shares) == 3
    assert all(0 <= share <= 1 for share in shares)
    assert capsys.readouterr().out.count("loss") == 3
