# pyright: basic
"""A sale at every price, worked out along a line, is what asking the net price by price says."""

import numpy as np
import pytest

from florin.arrays.weights import load
from florin.games.medici import Phase, Position
from florin.games.medici.bots import market as mk
from florin.games.medici.bots import net
from florin.games.medici.bots.board_view import market_of
from florin.games.medici.bots.sales import sales
from kit import random_game


def groups(players: int, games: int) -> mk.Market:
    """All groups on offer in some random games, as one batch."""
    found = [
        market_of(position)
        for seed in range(games)
        for position, *_ in random_game("medici", players, seed)
        if isinstance(position, Position) and position.phase is Phase.BID
    ]
    return mk.Market(*(np.concatenate(column) for column in zip(*found, strict=True)))


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_buyer_and_price(players: int) -> None:
    # With six buyers few random games end with a sale.
    offered = groups(players, 12 if players == 6 else 6)
    # A close race for poorest.
    purses = np.random.default_rng(1).integers(34, 50, offered.money.shape)
    offered = offered._replace(money=purses.astype(np.int32))
    params = load(f"medici-{players}")
    prices = np.array([1, 2, 5, 11, 20, 33.5], np.float32)
    prices = np.broadcast_to(prices, (len(offered.bag), len(prices)))
    changed, days = 0, set[int]()
    for seat in range(players):
        buyers = np.full(len(offered.bag), seat)
        found = sales(np, params, offered, buyers, prices, np.float32)
        selectors: list[np.ndarray] = []
        for column in range(prices.shape[1]):
            after = mk.sold(np, offered, buyers, prices[:, column])
            win, money = net.values(np, params, after)
            over = (after.day > 3)[:, None]
            win = np.where(over, mk.win_shares(after.money), win)
            money = np.where(over, after.money, money)
            assert np.allclose(found[:, column, :players], win, atol=2e-5)
            assert np.allclose(found[:, column, players:], money, atol=2e-2)
            selectors.append(after.selector)
            days |= set(after.day.tolist())
        changed += int(np.ptp(selectors, axis=0).astype(bool).sum())
    assert changed  # some prices decided who was poorest and began the next day
    assert days == {1, 2, 3, 4}
