"""Plain self-play, tables of two nets, best responses with a fixed budget, and plans of them."""

import importlib
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from florin.arrays.learning import read_weights
from florin.core.training import Report
from florin.games.medici.bots import net
from florin.games.medici.bots.turns import turn_state
from florin.games.medici.training import (
    Config,
    fixed_response,
    learn,
    matches,
    mixed_tables,
    sharp,
)
from kit import medici

Quickly = Callable[..., None]  # the fixture
TRAINING = Path(__file__).parents[2] / "training"


@pytest.fixture
def runs(monkeypatch: Any) -> Any:
    """The script `training/runs.py`."""
    monkeypatch.syspath_prepend(TRAINING)
    return importlib.import_module("runs")


def test_the_temperature_falls_in_the_first_quarter() -> None:
    config = replace(Config(seconds=100), hot=0.03, cool=0.006)
    temperatures = [sharp.schedule(config, Report(seconds))[1] for seconds in (0, 12.5, 25, 100)]
    assert temperatures == pytest.approx([0.03, (0.03 * 0.006) ** 0.5, 0.006, 0.006])


@pytest.mark.parametrize("name", ["plain-4s", "base-3a", "ranks-4a", "margins-4s"])
def test_a_padded_net_gives_the_same_values(name: str) -> None:
    players, design = int(name[-2]), name[:-3]
    weights = read_weights(TRAINING / "pool" / f"{name}.safetensors")
    del weights["knots"]
    larger = mixed_tables.padded(weights, players)
    shapes = {key: w.shape for key, w in larger.items()}
    assert shapes == mixed_tables.shapes(players, design)
    state = turn_state(medici("@1 C4 stop", players))
    small, large = (
        net.values(np, {key: np.asarray(w) for key, w in each.items()}, state)
        for each in (weights, larger)
    )
    for before, after in zip(small, large, strict=True):
        assert after == pytest.approx(before, abs=1e-4)


def test_a_net_larger_than_the_others_is_refused() -> None:
    wide = learn.untrained(Config(width=520, row=8, blocks=1)).weights
    with pytest.raises(ValueError, match="larger than"):
        mixed_tables.padded(wide, 4)
    deep = learn.untrained(Config(width=8, row=8, blocks=4)).weights
    with pytest.raises(ValueError, match="too many blocks"):
        mixed_tables.padded(deep, 4)


def test_every_arrangement_of_seats_is_played_alike_often() -> None:
    for ours, arrangements in ((1, 4), (2, 6), (3, 4)):
        player = mixed_tables.seats(Config(players=4, games=12 * 8), ours)
        assert ((player == 0).sum(1) == ours).all()
        counts = np.unique(player, axis=0, return_counts=True)[1].tolist()
        assert len(counts) == arrangements
        assert len(set(counts)) == 1


def test_every_step_of_the_sharp_plan_is_known(runs: Any, tmp_path: Path) -> None:
    steps = [json.loads(line) for line in (TRAINING / "sharp.jsonl").read_text().splitlines()]
    runner = runs.Runner(tmp_path, 1)
    for step in steps:
        runner.expect(step)
        assert runner.programs(step)


@pytest.mark.slow
def test_a_plan_is_run_and_goes_on(runs: Any, tmp_path: Path, quickly: Quickly) -> None:
    quickly(learn, "update")
    quickly(mixed_tables, "first_games")
    quickly(matches, "first_games")
    quickly(fixed_response, "update", "first_games")
    tiny = {"players": 3, "seconds": 0.01, "games": 6, "turns": 2, "batch": 8}
    small = {"design": "plain", "width": 8, "row": 8, "blocks": 1}
    steps = [
        {"do": "train", "net": "tiny", **tiny, **small},
        {"do": "match", "one": "tiny", "other": "ranks-3a@0.015", "seats": [1, 2], **tiny},
        {"do": "face", "net": "magnifico", "openings": [0.7], **tiny},
        {"do": "respond", "against": "tiny", "rounds": 1, **tiny},
    ]
    plan = tmp_path / "plan.jsonl"
    plan.write_text("".join(json.dumps(step) + "\n" for step in steps[:1]))
    runs.Runner(tmp_path, 1).run(plan, 0)
    plan.write_text("".join(json.dumps(step) + "\n" for step in steps))
    runs.Runner(tmp_path, 1).run(plan, 0)
    results = [json.loads(line) for line in (tmp_path / "results.jsonl").read_text().splitlines()]
    assert [line["step"] for line in results] == steps  # the first step was not repeated
    assert (tmp_path / "tiny.safetensors").exists()
    for line in results[1:]:
        for games, share, _ in line["shares"].values():
            assert games <= 6
            assert 0 <= share <= 1
