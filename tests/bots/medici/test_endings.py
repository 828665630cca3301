"""Free lots at the end of a day, counted out, agree with the rules."""

import numpy as np
import pytest

from florin.games.medici import Phase, Position
from florin.games.medici.bots import endings
from florin.games.medici.bots.evaluator import trained
from florin.games.medici.bots.turns import turn_state
from kit import afloat, random_game, tokens


def expected(position: Position) -> tuple[np.ndarray, np.ndarray]:
    """Win shares and money by trying every lot."""
    outcome = position.outcome()
    if outcome is not None:
        seats = range(len(position.money))
        shares = [(seat in outcome.winners) / len(outcome.winners) for seat in seats]
        return np.array(shares), np.array(position.money, float)
    found = [expected(position.apply(lot)) for lot in position.urn()]
    return (
        np.mean([share for share, _ in found], 0),
        np.mean([money for _, money in found], 0),
    )


def free_positions(players: int, lots: int) -> list[Position]:
    """Positions of the last day with that many free lots to come."""
    return [
        position
        for seed in range(60)
        for position, *_ in random_game("medici", players, seed)
        if isinstance(position, Position)
        and position.phase is Phase.FREE
        and position.day == 3
        and int(endings.free_lots(turn_state(position))[0]) == lots
    ]


@pytest.mark.parametrize("lots", [1, 2, 3])
def test_free_lots_of_the_last_day_are_exact(lots: int) -> None:
    positions = free_positions(4, lots)[:3]
    assert positions
    for position in positions:
        share, money = expected(position)
        judged = trained(4).judge(position)
        assert np.allclose(judged.win, share, atol=1e-5)
        assert np.allclose(judged.money, money, atol=1e-2)
        row, probability, _ = endings.loaded(turn_state(position), lots)
        assert not row.any()
        assert probability.sum() == pytest.approx(1)


def test_a_sale_after_which_only_free_lots_follow_is_exact() -> None:
    """The group fills the last ship but one: its price decides, and the lot that comes then."""
    position = afloat(
        "C5 C4 C3 C2",
        "F5 F4 F3 F2",
        "D5 D4 D3 D2 D1",
        money=(50, 52, 60),
        bag=2,
        day=3,
        selector=0,
    )
    last = tokens(position, "S5 20")  # the selector answers last
    assert last.phase is Phase.BID
    weighed = trained(3).weigh(last)
    for action, judged in (weighed[0], weighed[1], weighed[-1]):
        after = last.apply(action)
        assert after.phase is Phase.FREE
        share, money = expected(after)
        assert np.allclose(judged.win, share, atol=1e-5)
        assert np.allclose(judged.money, money, atol=1e-2)
