"""Shapes that docstrings declare."""

import numpy as np

from florin.arrays.weights import load
from florin.games.strozzi import Position
from florin.games.strozzi.bots import net
from florin.games.strozzi.bots.auction import Aim, prospects, sale, utility
from florin.games.strozzi.bots.features import WIDTH, features
from florin.games.strozzi.bots.turns import LOADINGS, LOT_WORDS, by_seat, turn_state, with_bags
from kit import strozzi


def test_shapes() -> None:
    position = strozzi("C4")
    assert isinstance(position, Position)
    weights = load("florin.games.strozzi", "2")
    hidden = len(weights["in.b"])
    assert {name: w.shape for name, w in weights.items()} == net.shapes(hidden)
    bags = np.arange(5, dtype=np.uint32)
    state = with_bags(np, turn_state(position), bags)
    rows = features(np, state)
    assert rows.shape == (5, WIDTH)
    assert net.outputs(np, weights, rows).shape == (5, 2 + 3 * net.BELLS)
    ahead = net.outlook(np, weights, state)
    assert ahead.mine.shape == ahead.theirs.shape == ahead.over.shape == (5,)
    assert ahead.weights.shape == ahead.offsets.shape == ahead.widths.shape == (5, net.BELLS)
    assert net.win(np, ahead, np.zeros(5)).shape == (5,)
    assert by_seat(np, state.seat, *state.money).shape == (5, 2)
    found = prospects(np, weights, state, LOT_WORDS[:5])
    assert found.may_mine.shape == found.may_theirs.shape == (5, len(LOADINGS))
    assert found.mine.margin.shape == (5, len(LOADINGS))
    assert found.theirs.offsets.shape == (5, len(LOADINGS), net.BELLS)
    assert utility(np, found.mine, np.zeros((5, 1)), Aim()).shape == (5, len(LOADINGS))
    assert all(leaf.shape == (5,) for leaf in sale(np, found, Aim()))
