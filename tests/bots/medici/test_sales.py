"""Sales at every price, computed along a line, agree with evaluating the net price by price."""

from typing import Any

import numpy as np
import pytest

from florin.arrays.weights import load
from florin.games.medici import Phase, Position
from florin.games.medici.bots import net, turns
from florin.games.medici.bots.features import DESIGNS, design_of
from florin.games.medici.bots.sales import sales
from florin.games.medici.bots.turns import TurnState, turn_state
from kit import random_game

xp: Any = np  # for results whose type the stubs leave open


def groups(players: int, games: int) -> TurnState:
    """All groups on offer in some random games, as one batch."""
    found = [
        turn_state(position)
        for seed in range(games)
        for position, *_ in random_game("medici", players, seed)
        if isinstance(position, Position) and position.phase is Phase.BID
    ]
    return TurnState(*(np.concatenate(column) for column in zip(*found, strict=True)))


def random_weights(players: int, design: str) -> dict[str, Any]:
    dice = xp.random.default_rng(2)
    shapes = net.shapes(players, DESIGNS[design], row=16, width=24, blocks=2)
    return {name: dice.normal(0, 0.2, shape).astype(np.float32) for name, shape in shapes.items()}


@pytest.mark.parametrize(
    ("players", "design"), [(3, ""), (4, ""), (5, ""), (6, ""), *((4, name) for name in DESIGNS)]
)
def test_every_buyer_and_price(players: int, design: str) -> None:
    """With the package's weights, and with random ones of every design."""
    # With six buyers few random games end with a sale.
    offered = groups(players, 12 if players == 6 else 6)
    # A close race for poorest.
    purses = xp.random.default_rng(1).integers(34, 50, offered.money.shape)
    offered = offered._replace(money=purses.astype(np.int32))
    weights = load("florin.games.medici", str(players))
    if design:
        weights = random_weights(players, design)
        assert design_of(weights, players).name == design
    prices = np.array([1, 2, 5, 11, 20, 33.5], np.float32)
    prices = np.broadcast_to(prices, (len(offered.bag), len(prices)))
    changed, days = 0, set[int]()
    for seat in range(players):
        buyers = np.full(len(offered.bag), seat)
        found = sales(np, weights, offered, buyers, prices, np.float32)
        selectors: list[np.ndarray] = []
        for column in range(prices.shape[1]):
            after = turns.sold(np, offered, buyers, prices[:, column])
            win, money = net.values(np, weights, after)
            over = turns.is_over(after)[:, None]
            wins = xp.where(over, turns.win_shares(after.money), win)
            florins = xp.where(over, after.money, money)
            assert np.allclose(found[:, column, :players], wins, atol=2e-5)
            assert np.allclose(found[:, column, players:], florins, atol=2e-2)
            selectors.append(after.selector)
            days |= set(after.day.tolist())
        changed += int(np.ptp(selectors, axis=0).astype(bool).sum())
    assert changed  # some prices decided which seat was poorest and began the next day
    assert days == {1, 2, 3, 4}
