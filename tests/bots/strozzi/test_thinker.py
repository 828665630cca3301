"""The thinking player and the judge of Medici vs Strozzi."""

import random

import pytest

from florin.bots import bot
from florin.core import CHANCE, DRAW, NOBODY
from florin.games.medici import Medici
from florin.games.strozzi import Phase, Position
from florin.games.strozzi.actions import BUY, DECLINE, Price
from florin.games.strozzi.bots import Mind, StrozziJudge, StrozziThinker
from florin.games.strozzi.bots.auction import Aim
from florin.games.strozzi.bots.endings import Endings
from florin.records import deal
from kit import fleet, lots, sea, strozzi

JUDGE = StrozziJudge()
FULL = fleet((3, 0, "C4 D1 F2"), (4, 1, "S0 C3 D4 S1"), (5, 2, "S3 S2 F0 F1"))
LATE = fleet((3, 0, "C4 D1"), (4, 1, "S0 C3 D4"), (5, 2, "S3 S2 F0 F1"))
LOSING = fleet((3, 2, "S4 F4"), (4, 0, "D0 D2 Au"), (5, 1, "C1 C2"))


def last_lot(money: tuple[int, int]) -> Position:
    """One hold is free on Medici's ships, and one lot is in the bag."""
    return sea(FULL, LOSING, 0, round=3, money=money, unseen=lots("F3", "strozzi"))


def test_judgements_are_shares_and_every_legal_choice_is_weighed() -> None:
    rng = random.Random(3)
    position: Position = strozzi()
    seen: set[Phase] = set()
    while position.to_act != NOBODY and len(seen) < 4:
        judged = JUDGE.judge(position)
        assert sum(judged.win) == pytest.approx(1)
        assert 0 <= judged.win[0] <= 1
        if position.to_act == CHANCE:
            position = position.apply(deal("3", position))
            continue
        weighed = JUDGE.weigh(position)
        if position.phase is Phase.PRICE:
            assert weighed[0][0] == Price(0)
        else:
            assert [action for action, _ in weighed] == list(position.legal())
        if position.phase not in seen:
            fair = JUDGE.fair_prices(position)
            assert fair[0] == fair[1]
        seen.add(position.phase)
        position = position.apply(rng.choice(weighed)[0])
    assert seen == {Phase.SELECT, Phase.PRICE, Phase.ANSWER, Phase.LOAD}
    assert JUDGE.fair_prices(strozzi()) == ()


def test_where_no_chance_is_left_the_judge_is_exact() -> None:
    """What the last answer leads to is played out, and is what was said of it."""
    position = last_lot((300, 300)).apply(lots("F3", "strozzi")[0]).apply(Price(7))
    for answer, said in JUDGE.weigh(position):
        after: Position = position.apply(answer)
        if after.to_act != NOBODY:
            after = after.apply(StrozziThinker().choose(after, random.Random(0)))
        assert said.money == pytest.approx(after.money)
        assert said.win[0] == (1 if after.money[0] > after.money[1] else 0)


def test_the_last_answer_wins_where_one_does() -> None:
    base = last_lot((300, 300)).apply(lots("F3", "strozzi")[0]).apply(Price(0))
    margins = {action: said.money[0] - said.money[1] for action, said in JUDGE.weigh(base)}
    assert margins[BUY] != margins[DECLINE]
    # Seat 1 answers. With this much more for Medici, one answer wins and the other loses.
    lead = -int((margins[BUY] + margins[DECLINE]) / 2)
    position = base._replace(money=(300 + lead, 300))
    shares = {action: said.win[1] for action, said in JUDGE.weigh(position)}
    assert sorted(shares.values()) == [0, 1]
    assert shares[StrozziThinker().choose(position, random.Random(1))] == 1


def test_short_endings_are_played_as_the_solver_does() -> None:
    """For money, with so few lots left that the bot solves the ending."""
    mind = Mind(aim=Aim(0.0, 1.0))
    ending = sea(LATE, LOSING, 1, round=3, money=(310, 300), unseen=lots("F3 C0 S4", "strozzi"))
    solver, rng = Endings(), random.Random(0)
    decisions = 0
    for seed in range(4):
        position: Position = ending
        while position.to_act != NOBODY:
            if position.to_act == CHANCE:
                position = position.apply(deal(str(seed), position))
                continue
            action = StrozziThinker(mind=mind).choose(position, rng)
            assert solver.loss(position, action) == pytest.approx(0, abs=1e-3)
            decisions += 1
            position = position.apply(action)
    assert decisions > 8


def test_a_loss_is_what_a_bad_choice_costs() -> None:
    position = last_lot((300, 300)).apply(lots("F3", "strozzi")[0])
    solver = Endings()
    losses = [solver.loss(position, Price(price)) for price in range(60)]
    best = losses.index(min(losses))
    assert losses[best] == 0
    assert losses[best + 10] == pytest.approx(10, abs=1)


def test_beats_random_play() -> None:
    thinker, other, won = StrozziThinker(), bot("random"), 0
    for seed in range(2):
        rng = random.Random(seed)
        position: Position = strozzi()
        while position.to_act != NOBODY:
            if position.to_act == CHANCE:
                position = position.apply(deal(str(seed), position))
            else:
                player = thinker if position.to_act == seed else other
                position = position.apply(player.choose(position, rng))
        won += position.money[seed] > position.money[1 - seed]
    assert won == 2


def test_a_warm_thinker_errs_now_and_then() -> None:
    position = strozzi("C4")
    warm = {StrozziThinker(1.0).choose(position, random.Random(seed)) for seed in range(20)}
    assert len(warm) == 2
    cold = {StrozziThinker().choose(position, random.Random(seed)) for seed in range(3)}
    assert len(cold) == 1
    assert DRAW in warm


def test_another_game_is_refused() -> None:
    with pytest.raises(TypeError, match="Medici vs Strozzi"):
        StrozziThinker().choose(Medici(3).start(), random.Random(0))
    with pytest.raises(TypeError, match="Medici vs Strozzi"):
        JUDGE.judge(Medici(3).start())
