"""The solved sale of a group, against every price tried one by one."""

from collections.abc import Iterator

import numpy as np
import pytest

from florin.games.strozzi import Phase, Position
from florin.games.strozzi.bots import net
from florin.games.strozzi.bots.auction import Aim, Prospects, prospects, sale, utility
from florin.games.strozzi.bots.turns import turn_state
from florin.games.strozzi.observation import cargo_word
from kit import random_game, strozzi

BELLS = np.ones(net.BELLS)
DICE = np.random.default_rng(5)
WEIGHTS = {n: DICE.normal(0, 0.1, shape).astype(np.float32) for n, shape in net.shapes(64).items()}


def sales(seed: int) -> Iterator[Prospects]:
    for position, _, _, _ in random_game("strozzi", 2, seed):
        if isinstance(position, Position) and position.phase is Phase.PRICE:
            group = np.array([cargo_word(position.group)], np.uint32)
            yield prospects(np, WEIGHTS, turn_state(position), group)


@pytest.mark.parametrize(("aim", "near"), [(Aim(0.0, 1.0), 1e-5), (Aim(), 0.01)])
def test_no_price_is_better(aim: Aim, near: float) -> None:
    """For money the sale is exact; for the win the best loading may change with the price."""
    prices = np.arange(127)[:, None]
    dear = 0
    for found in sales(1):
        sold = sale(np, found, aim)
        mine = np.where(found.may_mine, utility(np, found.mine, -prices, aim), -1e9).max(-1)
        theirs = np.where(found.may_theirs, utility(np, found.theirs, -prices, aim), -1e9).max(-1)
        worths = np.minimum(mine, aim.win - theirs)
        assert sold.utility[0] == pytest.approx(worths.max(), abs=near)
        assert worths[sold.price[0]] == pytest.approx(worths.max(), abs=near)
        dear += int(sold.price[0] > 0)
    assert dear >= 3


def test_a_finished_game_is_exact() -> None:
    over = net.Outlook(np.float32(300), np.float32(290), BELLS, BELLS, BELLS, np.True_)
    shares = [float(net.win(np, over, np.float32(florins))) for florins in (-9, -10, -11)]
    assert shares == [1, 0.5, 0]


def test_the_other_player_has_the_rest_of_the_win() -> None:
    one = net.outlook(np, WEIGHTS, turn_state(strozzi()))
    two = net.as_seen_by(np, one, np.array([True]))
    for florins in (-30, 0, 12):
        shares = net.win(np, one, np.array(florins)) + net.win(np, two, np.array(-florins))
        assert float(shares[0]) == pytest.approx(1, abs=1e-5)


def test_more_money_wins_more() -> None:
    one = net.outlook(np, WEIGHTS, turn_state(strozzi()))
    shares = net.win(np, one, np.arange(-100, 100))
    assert (np.diff(shares) >= 0).all()
    assert shares[-1] > shares[0] + 0.3
