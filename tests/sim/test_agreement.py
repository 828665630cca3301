# pyright: basic
"""Simulator and rules in lockstep on random games (see florin.sim.agreement)."""

from __future__ import annotations

import pytest

from florin.core import BadSetup
from florin.games.medici import tick as medici
from florin.sim import Medici, Strozzi
from florin.sim.lockstep import Disagreement, compare

GAMES = [Medici(3), Medici(4, first=2), Medici(5), Medici(6), Strozzi()]


@pytest.mark.parametrize("sim", GAMES, ids=lambda sim: f"{sim.name}{sim.players}")
def test_every_position_agrees_with_the_rules(sim):
    report = compare(sim, games=150, seed=1)
    assert report.games == 150
    assert report.decisions > 50 * report.games


def test_a_wrong_score_is_found(monkeypatch):
    monkeypatch.setattr(medici, "_bonus", lambda levels: levels.astype("int32") * 0)
    with pytest.raises(Disagreement, match="money"):
        compare(Medici(3, first=0), games=20, seed=2)  # a table of its own: jit remembers


def test_a_wrong_mask_is_found(monkeypatch):
    right = medici.legal
    monkeypatch.setattr(medici, "legal", lambda state: right(state).at[..., 2].set(True))
    with pytest.raises(Disagreement, match="legal"):
        compare(Medici(3, first=1), games=4, seed=3)


def test_the_simulator_refuses_tables_that_the_rules_refuse():
    with pytest.raises(BadSetup):
        Medici(7)
