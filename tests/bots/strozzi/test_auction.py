# pyright: basic
"""The solved sale of a group, against every price tried one by one."""

import numpy as np
import pytest

from florin.games.strozzi import Phase, Position
from florin.games.strozzi.bots import net
from florin.games.strozzi.bots.auction import Aim, as_seat, prospects, sale, worth
from florin.games.strozzi.bots.sea import of, widened
from florin.games.strozzi.observation import cargo_word
from kit import random_game, strozzi

BELLS = np.ones(net.BELLS)
DICE = np.random.default_rng(5)
WEIGHTS = {n: DICE.normal(0, 0.1, shape).astype(np.float32) for n, shape in net.shapes(64).items()}


def sales(seed: int):
    for position, _, _, _ in random_game("strozzi", 2, seed):
        if isinstance(position, Position) and position.phase is Phase.PRICE:
            group = np.array([cargo_word(position.group)], np.uint32)
            yield position, prospects(WEIGHTS, widened(of(position)), group, np)


@pytest.mark.parametrize(("aim", "near"), [(Aim(0.0, 1.0), 1e-5), (Aim(), 0.01)])
def test_no_price_is_better(aim: Aim, near: float) -> None:
    """For money the sale is exact; for the win the best loading may change with the price."""
    prices = np.arange(127)[:, None]
    dear = 0
    for _, found in sales(1):
        sold = sale(found, aim, np)
        mine = np.where(found.may_mine, worth(found.mine, -prices, aim, np), -1e9).max(-1)
        theirs = np.where(found.may_theirs, worth(found.theirs, -prices, aim, np), -1e9).max(-1)
        worths = np.minimum(mine, aim.win - theirs)
        assert sold.worth[0] == pytest.approx(worths.max(), abs=near)
        assert worths[sold.price[0]] == pytest.approx(worths.max(), abs=near)
        dear += int(sold.price[0] > 0)
    assert dear >= 3


def test_a_finished_game_is_exact() -> None:
    over = net.Outlook(np.float32(300), np.float32(290), BELLS, BELLS, BELLS, np.True_)
    assert [float(net.win(over, florins, np)) for florins in (-9, -10, -11)] == [1, 0.5, 0]


def test_the_other_player_has_the_rest_of_the_win() -> None:
    one = net.outlook(WEIGHTS, of(strozzi()), np.False_, np)
    two = as_seat(one, np.True_, np)
    for florins in (-30, 0, 12):
        shares = net.win(one, florins, np) + net.win(two, -florins, np)
        assert float(shares) == pytest.approx(1, abs=1e-5)


def test_more_money_wins_more() -> None:
    one = net.outlook(WEIGHTS, of(strozzi()), np.False_, np)
    one = net.Outlook(*(leaf[None] for leaf in one))
    shares = net.win(one, np.arange(-100, 100), np)
    assert (np.diff(shares) >= 0).all()
    assert shares[-1] > shares[0] + 0.3
