"""Shapes that docstrings declare, for every number of buyers."""

import numpy as np
import pytest

from florin.arrays.weights import load
from florin.games.medici import Phase, Position
from florin.games.medici.bots import auction, net
from florin.games.medici.bots.features import (
    DESIGNS,
    features,
    global_features,
    margins,
    money_margins,
    per_commodity,
)
from florin.games.medici.bots.sales import at_every_price, prices_asked, sales
from florin.games.medici.bots.seat_frame import frame_seats, to_frame, to_table
from florin.games.medici.bots.turns import COMMODITIES, TurnState, turn_state
from kit import random_game


def batch(players: int) -> TurnState:
    found = [
        turn_state(position)
        for position, *_ in random_game("medici", players, 3)
        if isinstance(position, Position) and position.phase is Phase.BID
    ][:6]
    return TurnState(*(np.concatenate(column) for column in zip(*found, strict=True)))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_shapes(players: int) -> None:
    state, weights = batch(players), load("florin.games.medici", str(players))
    n, rows = players, len(state.bag)
    assert {name: w.shape for name, w in weights.items()} == net.shapes(n)
    for design in DESIGNS.values():
        by_commodity, globals_ = features(np, state, design)
        assert by_commodity.shape == (rows, COMMODITIES, per_commodity(n, design))
        assert globals_.shape == (rows, global_features(n, design))
        assert by_commodity.dtype == globals_.dtype == np.float32
    money = state.money.astype(np.float32)
    assert margins(np, money, money).shape == (rows, money_margins(n))
    assert net.stem(np, weights, state).shape == (rows, net.WIDTH)
    assert net.florin_steps(weights, n).shape == (n, net.WIDTH)
    win, money = net.values(np, weights, state)
    assert win.shape == money.shape == (rows, n)
    assert frame_seats(np, state).shape == (rows, n)
    values = np.concatenate([win, money], -1)
    assert np.array_equal(to_table(np, state, to_frame(np, state, values)), values)
    knots = np.array([0, 0.5, 1], np.float32)
    asked = prices_asked(knots, state.money[:, 0])
    found = sales(np, weights, state, np.zeros(rows, np.int32), asked, np.float32)
    assert found.shape == (rows, 3, 2 * n)
    assert at_every_price(np, knots, state.money[:, 0], found, 20).shape == (rows, 21, 2 * n)
    utility = auction.utility(np, n, 1.0, 0.05)
    assert utility.shape == (2 * n, n)
    bought = np.zeros((rows, n, 21, 2 * n), np.float32)
    most = np.full((rows, n), 20)
    stages = auction.solve(np, bought, values, utility, most, np.float32(0.1))
    assert [stage.shape for stage in stages] == [bought.shape] * (n + 1)
