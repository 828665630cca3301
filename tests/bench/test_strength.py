"""Cells of strength: played, stored, adjusted for luck, and written as tables."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from florin import games
from florin.bench import consistency, strength
from florin.bench.matches import Cell, Played, measured, play_deal
from florin.bench.strength_tables import tables, write
from florin.games.medici import Medici, Phase
from florin.games.strozzi import Strozzi


def test_subtracting_luck_keeps_the_mean_and_lowers_the_error() -> None:
    dice = np.random.default_rng(1)
    luck = dice.normal(0, 0.3, 400)
    share = 0.4 + luck + dice.normal(0, 0.1, 400)
    deals = [[Played(float(s), float(k), ((True, 2.0),))] for s, k in zip(share, luck, strict=True)]
    found = measured(deals)
    assert found.share == pytest.approx(share.mean())
    assert found.adjusted == pytest.approx(0.4, abs=0.02)
    assert found.adjusted_error < found.error / 2
    assert found.saving > 4
    low, high = found.interval
    assert low < 0.4 < high
    assert found.amount_ms == (2.0, 2.0)
    assert found.other_ms == (0.0, 0.0)


@pytest.mark.parametrize("setup", [Medici(3), Strozzi()])
def test_the_luck_of_all_lots_is_zero_on_average(setup: Medici | Strozzi) -> None:
    game = games.get(setup.game)
    assert game.bots is not None
    evaluator: Any = game.bots.evaluator(setup)
    position = setup.start()
    while getattr(position, "phase", None) is Phase.BEGIN:
        position = position.apply(next(iter(position.urn())))
    luck = np.array([evaluator.draw_luck(position, lot) for lot in position.urn()], float)
    assert luck.shape[1] == setup.players
    assert np.abs(luck).max() > 1e-4
    assert np.allclose(luck.mean(0), 0, atol=1e-5)
    assert np.allclose(luck.sum(1), 0, atol=1e-5)


def test_a_deal_is_played_in_every_rotation() -> None:
    cell = Cell("medici", 3, "face:0.7", "random")
    played = play_deal(cell, "seed", 1)
    assert len(played) == 3
    assert played == [
        one._replace(times=two.times)
        for one, two in zip(play_deal(cell, "seed", 1), played, strict=True)
    ]
    assert sum(game.share for game in played) > 2


def test_results_are_stored_and_written(tmp_path: Path) -> None:
    store, page = tmp_path / "strength.json", tmp_path / "page.md"
    cells = [Cell("strozzi", 2, "magnifico", face) for face in strength.FACES]
    result = {
        "deals": 9, "share": 0.8, "error": 0.1, "adjusted": 0.81, "adjusted_error": 0.05,
        "saving": 4.0, "amount_ms": [1.0, 2.0], "other_ms": [3.0, 4.0],
    }  # fmt: skip
    found = {strength.key(cell): result for cell in cells}
    store.write_text(json.dumps(found))
    assert strength.read(store) == found
    names = tables(found, tmp_path)
    page.write_text("".join(f"<!-- begin {n} -->\nold\n<!-- end {n} -->\n" for n in names))
    write(page, strength.read(store), tmp_path)
    text = page.read_text()
    assert "old" not in text
    assert "| Medici vs Strozzi, 2 | 9 | .810 ± .098 | .810 ± .098 | .810 ± .098 | × 4.0 |" in text
    page.write_text("nothing")
    with pytest.raises(ValueError, match="has no marks"):
        write(page, found, tmp_path)


def test_cells_cover_faces_options_and_the_pool(tmp_path: Path) -> None:
    (tmp_path / "pool.json").write_text(
        '[{"file": "a-4.safetensors", "game": "medici", "players": 4, "held": true}]'
    )
    names = [strength.key(cell) for cell in strength.cells(tmp_path)]
    assert len(names) == len(set(names))
    assert "medici 4: magnifico among face:0.7" in names
    assert "strozzi 2 track=6: magnifico among face:0.7" in names
    assert "medici 4: magnifico among a-4" in names
    assert "medici 4: a-4 among magnifico" in names


def test_judgements_before_a_lot_are_compared_with_those_after_it() -> None:
    drawn, judged = consistency.play(Strozzi(), "seed", 20, 1)
    assert drawn
    assert all(0 <= each.square <= each.error**2 + 1e-12 for each in drawn)
    assert {each.stage for each in drawn} <= {1, 2, 3}
    assert np.mean([each.loss <= consistency.TIED for each in judged]) > 0.99
