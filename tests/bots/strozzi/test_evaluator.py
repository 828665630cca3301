"""The evaluator and the policy of Medici vs Strozzi."""

import math
import random

import pytest

from florin.bots import bot
from florin.core import CHANCE, DRAW, NOBODY
from florin.games.medici import Medici
from florin.games.strozzi import Phase, Position, Strozzi
from florin.games.strozzi.actions import BUY, DECLINE, Price
from florin.games.strozzi.bots.auction import Aim
from florin.games.strozzi.bots.endings import EndingSolver
from florin.games.strozzi.bots.evaluator import Evaluator, trained
from florin.games.strozzi.bots.policy import choose, greedy
from florin.records import deal
from kit import fleet, lots, sea, strozzi

EVALUATOR = trained()
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
        judged = EVALUATOR.judge(position)
        assert sum(judged.win) == pytest.approx(1)
        assert 0 <= judged.win[0] <= 1
        if position.to_act == CHANCE:
            position = position.apply(deal("3", position))
            continue
        weighed = EVALUATOR.weigh(position)
        if position.phase is Phase.PRICE:
            assert weighed[0][0] == Price(0)
        else:
            assert [action for action, _ in weighed] == list(position.legal())
        if position.phase not in seen:
            fair = EVALUATOR.fair_prices(position)
            assert fair[0] == fair[1]
        seen.add(position.phase)
        position = position.apply(rng.choice(weighed)[0])
    assert seen == {Phase.SELECT, Phase.PRICE, Phase.ANSWER, Phase.LOAD}
    assert EVALUATOR.fair_prices(strozzi()) == ()


def test_if_no_chance_is_left_the_evaluator_is_exact() -> None:
    """What the last answer leads to is played out, and is what was said of it."""
    position = last_lot((300, 300)).apply(lots("F3", "strozzi")[0]).apply(Price(7))
    for answer, said in EVALUATOR.weigh(position):
        after: Position = position.apply(answer)
        if after.to_act != NOBODY:
            after = after.apply(greedy(after, EVALUATOR))
        assert said.money == pytest.approx(after.money)
        assert said.win[0] == (1 if after.money[0] > after.money[1] else 0)


def test_the_last_answer_wins_if_one_does() -> None:
    base = last_lot((300, 300)).apply(lots("F3", "strozzi")[0]).apply(Price(0))
    margins = {action: said.money[0] - said.money[1] for action, said in EVALUATOR.weigh(base)}
    assert margins[BUY] != margins[DECLINE]
    # Seat 1 answers. With this much more for Medici, one answer wins and the other loses.
    lead = -int((margins[BUY] + margins[DECLINE]) / 2)
    position = base._replace(money=(300 + lead, 300))
    shares = {action: said.win[1] for action, said in EVALUATOR.weigh(position)}
    assert sorted(shares.values()) == [0, 1]
    assert shares[greedy(position, EVALUATOR)] == 1


def test_short_endings_are_played_as_the_solver_does() -> None:
    """For money, with so few lots left that the bot solves the ending."""
    evaluator = Evaluator(aim=Aim(0.0, 1.0))
    ending = sea(LATE, LOSING, 1, round=3, money=(310, 300), unseen=lots("F3 C0 S4", "strozzi"))
    solver = EndingSolver()
    decisions = 0
    for seed in range(4):
        position: Position = ending
        while position.to_act != NOBODY:
            if position.to_act == CHANCE:
                position = position.apply(deal(str(seed), position))
                continue
            action = greedy(position, evaluator)
            assert solver.loss(position, action) == pytest.approx(0, abs=1e-3)
            decisions += 1
            position = position.apply(action)
    assert decisions > 8


def test_a_loss_is_what_a_bad_choice_costs() -> None:
    position = last_lot((300, 300)).apply(lots("F3", "strozzi")[0])
    solver = EndingSolver()
    losses = [solver.loss(position, Price(price)) for price in range(60)]
    best = losses.index(min(losses))
    assert losses[best] == 0
    assert losses[best + 10] == pytest.approx(10, abs=1)


@pytest.mark.parametrize("seat", [0, 1])
def test_beats_random_play(seat: int) -> None:
    strongest, other = bot("magnifico"), bot("random")
    rng = random.Random(seat)
    position: Position = strozzi()
    while position.to_act != NOBODY:
        if position.to_act == CHANCE:
            position = position.apply(deal(str(seat), position))
        else:
            player = strongest if position.to_act == seat else other
            position = position.apply(player.choose(position, rng))
    assert position.money[seat] > position.money[1 - seat]


def test_a_high_temperature_errs_now_and_then() -> None:
    position = strozzi("C4")
    warm = {choose(position, 1.0, random.Random(seed)) for seed in range(20)}
    assert len(warm) == 2
    cold = {choose(position, 0.0, random.Random(seed)) for seed in range(3)}
    assert len(cold) == 1
    assert DRAW in warm


def test_another_game_is_refused() -> None:
    for ask in (EVALUATOR.judge, EVALUATOR.weigh, EVALUATOR.choices, EVALUATOR.fair_prices):
        with pytest.raises(TypeError, match="strozzi, not medici"):
            ask(Medici(3).start())


@pytest.mark.parametrize("digits", [7, 12, 30, 400, 999])
def test_prices_without_limit(digits: int) -> None:
    """Huge prices are declined, huge debts change no choice, and every number is finite."""
    huge = 10**digits
    asked = strozzi(f"C4 draw S4 stop {huge}")
    assert greedy(asked, EVALUATOR) is DECLINE
    shares = {action: said.win[1] for action, said in EVALUATOR.weigh(asked)}
    assert shares == {BUY: 0.0, DECLINE: 1.0}
    bought, declined = asked.apply(BUY), asked.apply(DECLINE)
    for position, loser in ((bought, 1), (declined, 0)):
        judged = EVALUATOR.judge(position)
        assert judged.win[loser] == 0
        assert judged.money[loser] < -huge / 2 if digits < 300 else judged.money[loser] < -1e299
        rest: Position = position.apply(greedy(position, EVALUATOR))
        for _ in range(12):
            if rest.to_act == CHANCE:
                rest = rest.apply(deal("1", rest))
                continue
            assert all(math.isfinite(u) for u in EVALUATOR.choices(rest)[1])
            assert all(price is not None for price in EVALUATOR.fair_prices(rest))
            rest = rest.apply(bot("banker").choose(rest, random.Random(1)))


def test_a_debt_on_both_sides_changes_nothing() -> None:
    """Only the lead counts: the same choices and shares with ten billion florins less for both."""
    for text in ("C4", "C4 draw S4 stop", "C4 draw S4 stop 6", "C4 draw S4 stop 6 buy"):
        position = strozzi(text)
        one, two = position.money
        poor = position._replace(money=(one - 10**10, two - 10**10))
        here, there = EVALUATOR.weigh(position), EVALUATOR.weigh(poor)
        assert [action for action, _ in here] == [action for action, _ in there]
        for (_, rich), (_, broke) in zip(here, there, strict=True):
            assert rich.win == pytest.approx(broke.win, abs=1e-4)
            assert rich.money[0] - 10**10 == pytest.approx(broke.money[0], abs=0.01)
        assert greedy(position, EVALUATOR) == greedy(poor, EVALUATOR)
        assert EVALUATOR.fair_prices(position) == pytest.approx(
            EVALUATOR.fair_prices(poor), abs=0.05
        )


@pytest.mark.parametrize("track", [3, 5, 6])
def test_the_last_answer_is_exact_with_other_tracks(track: int) -> None:
    markers = ((2, -3, 0), (1, 0, -2), (0, 2))
    start = last_lot((300, 300))._replace(setup=Strozzi(2, track), markers=markers)
    position = start.apply(lots("F3", "strozzi")[0]).apply(Price(3))
    for answer, said in EVALUATOR.weigh(position):
        after: Position = position.apply(answer)
        if after.to_act != NOBODY:
            after = after.apply(greedy(after, EVALUATOR))
        assert said.money == pytest.approx(after.money)


def test_an_ending_in_which_hardly_anything_can_change() -> None:
    """The curve of the chance to win has fewer steps than the net has bells."""
    position = sea(
        fleet((3, 2, "F4 C4 C2"), (4, 1, "C0 C1"), (5, 0, "D4 Au D3 C3 F3")),
        fleet((3, 0, "D0 D2 S3"), (4, 1, "D4 S2 C4"), (5, 2, "D1 S0 F2 S4 F4")),
        round=3,
        money=(-86, -4),
        markers=((-2, 1, 1), (-2, -1, 3), (1, 1)),
        setup=Strozzi(2, 6),
        unseen=lots("F0 F1 S1 S4 Au", "strozzi"),
    ).apply(lots("Au", "strozzi")[0])
    assert position.phase is Phase.SELECT
    action = greedy(position, EVALUATOR)
    assert EndingSolver().win_loss(position, action) == pytest.approx(0, abs=1e-6)
