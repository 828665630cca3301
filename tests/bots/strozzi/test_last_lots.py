"""Endings solved by tables, for money and for the win, against brute force over the rules."""

from functools import cache

import numpy as np
import pytest

from endings_kit import CASES, NEARLY, OTHER, brute, ending
from florin.core import CHANCE, NOBODY, STOP, Action, chances
from florin.games.strozzi import Phase, Position, Strozzi
from florin.games.strozzi.actions import BUY, DECLINE, Price
from florin.games.strozzi.bots import endings
from florin.games.strozzi.bots.endings import EndingSolver, ending_state
from florin.games.strozzi.bots.last_lots import Table, TooLong
from florin.games.strozzi.bots.last_rows import positions
from florin.games.strozzi.bots.turns import turn_state

ENOUGH = 10_000_000
MOST_PRICE = 90
SHORT = CASES[0]


@cache
def brute_win(position: Position, lead: int) -> float:
    """Medici's chance to win with this lead if both play for the win, by the rules alone."""
    if position.to_act == NOBODY:
        return (lead > 0) + 0.5 * (lead == 0)
    if position.to_act == CHANCE:
        return sum(float(chance) * won(position, lot, lead) for lot, chance in chances(position))
    best, worst = (max, min) if position.to_act == 0 else (min, max)
    if position.phase is Phase.PRICE:
        free = position.apply(Price(0))
        sign = 1 if position.to_act == 0 else -1
        return best(
            worst(won(free, BUY, lead + sign * p), won(free, DECLINE, lead - sign * p))
            for p in range(MOST_PRICE)
        )
    return best(won(position, action, lead) for action in position.legal())


def won(position: Position, action: Action, lead: int) -> float:
    then = position.apply(action)
    lead += then.money[0] - then.money[1]
    return brute_win(then._replace(money=(0, 0), discarded=(), sheets=()), lead)


@pytest.mark.parametrize("position", CASES)
def test_the_margin_is_that_of_brute_force(position: Position) -> None:
    sign = 1 if position.active == 0 else -1
    state = turn_state(position)
    table = Table(state, ENOUGH)
    assert table.knows(state).all()
    assert sign * table.money(state)[0] == pytest.approx(brute(position), abs=1e-9)


@pytest.mark.parametrize("track", [3, 4, 6])
@pytest.mark.parametrize("lead", [-31, -12, 0, 3, 18])
def test_the_chance_to_win_is_that_of_brute_force(lead: int, track: int) -> None:
    markers = ((2, -3, 0), (1, 0, -3), (0, 2))
    position = ending("C0 F3", NEARLY, OTHER, setup=Strozzi(2, track), markers=markers)
    state = turn_state(position)
    table = Table(state, ENOUGH)
    assert abs(lead) <= table.most_lead
    chance = table.win(state)[0, table.most_lead + lead]
    assert chance == pytest.approx(brute_win(position, lead), abs=1e-6)


def test_more_lead_is_never_worse_and_the_ends_are_decided() -> None:
    position = ending("C4 F4 S4 D3 D4", NEARLY, OTHER)
    state = turn_state(position)
    chance = Table(state, ENOUGH).win(state)[0]
    assert (np.diff(chance) >= 0).all()
    assert chance[0] == 0
    assert chance[-1] == 1
    assert len(set(chance.tolist())) > 4


def test_the_table_and_the_recursion_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    """With five lots in the bag, where brute force over the rules would take too long."""
    monkeypatch.setattr(endings, "_RECURSION", 5)
    for bag, active in (("C0 F3 S4 D3 D4", 1), ("C4 C4 S0 D1 Au", 0)):
        position = ending(bag, NEARLY, OTHER, active, markers=((2, -3, 0), (1, 0, -4), (0, 2)))
        state = turn_state(position)
        solved = EndingSolver().turn(ending_state(state))
        assert Table(state, ENOUGH).money(state)[0] == pytest.approx(solved, abs=1e-9)


def test_too_long_an_ending_is_refused() -> None:
    with pytest.raises(TooLong):
        Table(turn_state(ending("C0 F3 S4", NEARLY, OTHER)), 20)


def test_at_most_as_many_positions_as_counted() -> None:
    for position in CASES:
        state = turn_state(position)
        assert Table(state, ENOUGH).positions <= 2 * positions(state)[0]


def test_what_a_choice_loses_in_chances_to_win() -> None:
    """The best choice loses nothing, and the losses are those of brute force."""
    lot = next(iter(SHORT.unseen))
    for lead in (-24, -3, 0, 9):
        position = SHORT._replace(money=(300 + lead, 300)).apply(lot)
        while position.phase is Phase.SELECT:
            position = position.apply(STOP)
        assert position.phase is Phase.PRICE
        solver = EndingSolver()
        here = brute_win(position._replace(money=(0, 0)), lead)
        losses = [solver.win_loss(position, Price(p)) for p in range(30)]
        named = [
            min(
                won(position.apply(Price(0))._replace(money=(0, 0)), answer, lead + sign * p)
                for answer, sign in ((BUY, 1), (DECLINE, -1))
            )
            for p in range(30)
        ]
        assert losses == pytest.approx([here - each for each in named], abs=1e-6)
