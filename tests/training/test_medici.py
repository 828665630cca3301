"""A tiny run of the training: it writes weights that play, and continues from its checkpoint."""

from collections.abc import Callable
from dataclasses import replace
from importlib.resources import as_file, files
from pathlib import Path

import numpy as np
import pytest

from florin.arrays.learning import read_weights
from florin.core.training import Report
from florin.games.medici import GAME, Medici
from florin.games.medici.bots import net
from florin.games.medici.bots.evaluator import Evaluator
from florin.games.medici.training import config, learn, matches, population, response
from florin.games.medici.training.population import Frozen
from florin.games.medici.training.self_play import KNOTS
from kit import medici

pytestmark = pytest.mark.slow
Quickly = Callable[..., None]  # the fixture
TINY = {"seconds": 0.01, "games": 4, "turns": 2, "samples": 1, "batch": 4}


def test_trains_saves_and_resumes(tmp_path: Path, quickly: Quickly) -> None:
    quickly(learn, "update")
    training = GAME.training
    assert training is not None
    out = tmp_path / "tiny.safetensors"
    tiny = config(Medici(3), **TINY)
    reports: list[Report] = []
    first = training.train(tiny, out, None, reports.append)
    weights = read_weights(out)
    assert {name: w.shape for name, w in weights.items()} == net.shapes(3)
    assert all(np.isfinite(w).all() for w in weights.values())
    assert reports[-1] == first
    assert first.updates >= 1

    longer = replace(tiny, seconds=first.seconds + 0.01)
    second = training.train(longer, out, out.with_suffix(".checkpoint"))
    assert second.updates > first.updates
    assert second.seconds > first.seconds
    changed = read_weights(out)
    assert any((changed[name] != weights[name]).any() for name in weights)

    evaluator = Evaluator(3, {name: np.asarray(w) for name, w in changed.items()})
    actions, utility = evaluator.choices(medici("@1 C4 stop"))
    assert len(actions) == len(utility) == 1 + 40  # a pass, and bids of all the money
    assert np.isfinite(utility).all()


def test_a_run_starts_from_weights_and_refuses_those_of_another_net(
    tmp_path: Path, quickly: Quickly
) -> None:
    folder = files("florin.games.medici") / "weights"
    with as_file(folder / "4.safetensors") as other, pytest.raises(ValueError, match="another net"):
        learn.train(config(Medici(3), **TINY), tmp_path / "out.safetensors", other)


def test_more_inputs_change_no_value() -> None:
    """Training goes on from a net without margins: the new inputs begin with no weight."""
    small = config(Medici(4), design="base", width=24, row=8, blocks=1)
    large = replace(small, design="margins")
    weights = learn.untrained(small).weights
    wide = learn.widened(weights, learn.untrained(large).weights)
    position = medici("@1 C4 stop", 4)
    one, two = (
        Evaluator(4, {name: np.asarray(w) for name, w in each.items()}).judge(position)
        for each in (weights, wide)
    )
    assert one.win == pytest.approx(two.win, abs=1e-6)


def test_a_net_is_trained_against_a_population_and_measured(
    tmp_path: Path, quickly: Quickly
) -> None:
    quickly(learn, "update")
    quickly(matches, "first_games")
    out = tmp_path / "out.safetensors"
    with as_file(files("florin.games.medici") / "weights" / "3.safetensors") as path:
        weights = read_weights(path)
        settings = {**TINY, "games": 8, "population": f"{path}@0.015", "edition": "all"}
        learn.train(config(Medici(3), **settings), out)
    assert all(np.isfinite(w).all() for w in read_weights(out).values())

    tiny = config(Medici(3), **{**TINY, "games": 6})
    frozen = Frozen(weights, KNOTS["few"], np.float32(0.015))
    for opponent in (0.7, frozen):
        found = matches.match(tiny, weights, 0.015, opponent)
        assert found.games == 6
        assert 0 <= found.share <= 1


def test_a_population_has_all_kinds_of_players() -> None:
    many = config(Medici(4), games=512)
    seating = population.mixed(many, 1)
    kinds, counts = np.unique(seating.kind, return_counts=True)
    assert kinds.tolist() == [0, 1, 2, 3, 4]
    assert counts[population.LEARNER] > 512
    (first, last), *_ = population.ranges(many, 1, many.frozen_part)
    assert last == 512
    assert (seating.kind[:first] != population.FROZEN).all()
    assert (seating.kind[first:] == population.FROZEN).any(1).all()


def test_settings_follow_the_setup_and_the_schedule() -> None:
    tiny = config(Medici(5, None, "1995"), seconds=100, games=7)
    assert (tiny.players, tiny.edition, tiny.games) == (5, "1995", 7)
    start, end = learn.schedule(tiny, Report()), learn.schedule(tiny, Report(100, 9, 99))
    assert start[:2] == (tiny.money, tiny.hot)
    assert end[:2] == pytest.approx((tiny.money_late, tiny.cool))
    assert end[2] == pytest.approx((tiny.rate / 20, tiny.trace_late, 1 - (1 - tiny.average) / 10))


def test_a_best_response_is_trained_and_measured(quickly: Quickly) -> None:
    quickly(response, "update", "first_games")
    tiny = config(Medici(3), **{**TINY, **response.SETTINGS, "games": 6})
    with as_file(files("florin.games.medici") / "weights" / "3.safetensors") as frozen:
        before, after = response.train(tiny, frozen, rounds=1)
    for found in (before, after):
        assert found.games == 6
        assert 0 <= found.share <= 1
