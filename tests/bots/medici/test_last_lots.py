"""The last lots of the game, solved, agree with plain recursion over the rules."""

from typing import Any

import numpy as np
import pytest

from florin.core import chances
from florin.core.actions import DRAW, STOP
from florin.games.medici import Phase, Position
from florin.games.medici.bots import last_lots, net
from florin.games.medici.bots.evaluator import Evaluator, trained
from florin.games.medici.bots.opponents import TEMPERATURE
from florin.games.medici.bots.turn_values import MONEY
from florin.games.medici.bots.turns import turn_state
from kit import afloat, lots, random_game

Numbers = Any  # numpy.ndarray of 2 n win shares and money


def utility(values: Numbers, seat: int) -> float:
    n = len(values) // 2
    money = values[n:]
    others = (money.sum() - money[seat]) / (n - 1)
    return float(values[seat] + MONEY / 100 * (money[seat] - others))


def plain(position: Position) -> Numbers:
    """Recursion over the rules, one position at a time, with every price."""
    outcome = position.outcome()
    if outcome is not None:
        seats = range(len(position.money))
        shares = [(seat in outcome.winners) / len(outcome.winners) for seat in seats]
        return np.array([*shares, *position.money], float)
    if position.phase in (Phase.LOT, Phase.FREE):
        drawn = [(float(p), plain(position.apply(lot))) for lot, p in chances(position)]
        return sum((p * value for p, value in drawn), np.zeros(2 * len(position.money)))
    me = position.to_act
    if position.phase is Phase.SELECT:
        draw, stop = (plain(position.apply(action)) for action in (DRAW, STOP))
        return draw if utility(draw, me) > utility(stop, me) else stop
    # A seat chooses by a softmax: whether to bid, then how much.
    passing, *bids = (plain(position.apply(action)) for action in position.legal())
    worth = np.array([utility(value, me) for value in bids])
    weight = np.exp((worth - worth.max()) / TEMPERATURE)
    blend = (weight[:, None] * np.array(bids)).sum(0) / weight.sum()
    share = 1 / (1 + np.exp((utility(passing, me) - worth.max()) / TEMPERATURE))
    return share * blend + (1 - share) * passing


def solved(evaluator: Evaluator, position: Position) -> Numbers:
    state = turn_state(position)
    money = state.money[:, None].astype(np.float32)
    assert last_lots.short(state, 10**6).all()
    lots = last_lots.LastLots(evaluator.players, evaluator.utility, TEMPERATURE)
    return lots.turns(state._replace(money=np.zeros_like(state.money)), money)[0, 0]


def ending(*ships: str, unseen: str, **fields: Any) -> Position:
    """A position of the last day with these lots in the bag or set aside."""
    return afloat(*ships, day=3, **fields)._replace(unseen=lots(unseen))


ONE_LOT = {
    "two buyers with room": ending(
        "C5 C4 C3 C2", "F5 F4 F3 F2", "D5 D4 D3 D2 D1",
        money=(14, 12, 20), bag=1, selector=2, unseen="C1 C0 F1 S5 S0 G5 G0",
    ),
    "three buyers with room": ending(
        "C5 C4 C3 C2", "F5 F4 F3", "D5 D4 D3 D2", "S5 S4 S3 S2 S1",
        money=(9, 8, 11, 13), bag=1, selector=1, unseen="C1 F0 D5 G5 Au",
    ),
    "one of them cannot pay": ending(
        "C5 C4 C3 C2", "F5 F4 F3", "D5 D4 D3 D2 D1",
        money=(0, 12, 9), bag=1, selector=0, unseen="C1 F1 S5 S0",
    ),
}  # fmt: skip
MORE = {
    "free lots may follow": ending(
        "C5 C4 C3 C2", "F5 F4 F3", "D5 D4 D3 D2 D1",
        money=(8, 6, 9), bag=2, selector=1, unseen="C1 F0 S5 G4",
    ),
    "two lots, three buyers": ending(
        "C5 C4 C3 C2", "F5 F4 F3", "D5 D4 D3 D2", "G5 G4 G3 G2 G1",
        money=(3, 4, 5, 4), bag=2, selector=3, unseen="C1 F0 S5",
    ),
    "three lots": ending(
        "C5 C4 C3", "F5 F4", "D5 D4 D3 D2 D1",
        money=(3, 4, 6), bag=3, selector=0, unseen="C1 F0 S5 S5",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", ONE_LOT)
def test_one_lot_agrees_with_plain_recursion(name: str) -> None:
    position = ONE_LOT[name]
    found = solved(trained(len(position.money)), position)
    assert np.allclose(found, plain(position), atol=2e-3)


@pytest.mark.parametrize("name", MORE)
def test_more_lots_agree_with_plain_recursion(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Exactly if every price is solved; closely if values between some prices are interpolated."""
    position = MORE[name]
    evaluator, exact = trained(len(position.money)), plain(position)
    roughly = solved(evaluator, position)
    n = evaluator.players
    assert np.allclose(roughly[:n], exact[:n], atol=0.1)
    monkeypatch.setattr(last_lots, "KNOTS", np.arange(1, 10))
    assert np.allclose(solved(evaluator, position), exact, atol=2e-3)


def test_the_evaluator_uses_the_solution() -> None:
    """Before a lot, at the choice to draw on, and in the bidding, whatever the net would say."""
    blind = {name: np.zeros(shape, np.float32) for name, shape in net.shapes(3).items()}
    evaluator = Evaluator(3, blind)
    position = MORE["free lots may follow"]
    assert np.allclose(evaluator.judge(position).win, plain(position)[:3], atol=0.05)
    for lot, _ in chances(position):
        drawn = position.apply(lot)
        assert np.allclose(evaluator.judge(drawn).win, plain(drawn)[:3], atol=0.05)
        offered = drawn.apply(STOP)
        found = evaluator.weigh(offered)
        for action, judged in found:
            assert np.allclose(judged.win, plain(offered.apply(action))[:3], atol=0.05)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_judgements_before_the_last_lots_are_means_of_those_after(players: int) -> None:
    positions = [
        before
        for seed in range(12)
        for before, *_ in random_game("medici", players, seed)
        if isinstance(before, Position)
        and before.day == 3
        and before.phase is Phase.LOT
        and not before.group
        and last_lots.short(turn_state(before), 30).all()
    ]
    assert positions
    evaluator = trained(players)
    for position in positions[:4]:
        after = [
            (float(p), np.array(evaluator.judge(position.apply(lot)).win))
            for lot, p in chances(position)
        ]
        mean = sum((p * win for p, win in after), np.zeros(players))
        assert np.allclose(evaluator.judge(position).win, mean, atol=5e-3)


def test_endings_that_are_too_long_are_left_to_the_net() -> None:
    short = turn_state(ONE_LOT["two buyers with room"])
    long = turn_state(afloat("C5 C4", "F5 F4", "D5 D4", money=(14, 12, 20), bag=5, day=3))
    other_day = short._replace(day=short.day - 1)
    assert [bool(last_lots.short(s, 50)[0]) for s in (short, long, other_day)] == [1, 0, 0]
