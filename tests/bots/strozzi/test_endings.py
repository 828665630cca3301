"""The exact solver of endings, against brute force over the rules on tiny cases."""

import pytest

from endings_kit import CASES, NEARLY, OTHER, brute, ending
from florin.games.strozzi import Position, Strozzi
from florin.games.strozzi.bots.endings import EndingSolver, ending_state, price_of
from florin.games.strozzi.bots.turns import turn_state


def solved(position: Position) -> float:
    """The active player's margin to come."""
    return EndingSolver().turn(ending_state(turn_state(position)))


@pytest.mark.parametrize("position", CASES)
def test_solver_agrees_with_brute_force(position: Position) -> None:
    sign = 1 if position.active == 0 else -1
    assert sign * solved(position) == pytest.approx(brute(position), abs=1e-9)


@pytest.mark.parametrize("track", [3, 5, 6])
def test_solver_follows_the_length_of_the_tracks(track: int) -> None:
    markers = ((2, -3, 0), (1, 0, -3), (0, 2))
    position = ending("C0 D4", NEARLY, OTHER, setup=Strozzi(2, track), markers=markers)
    assert solved(position) == pytest.approx(brute(position), abs=1e-9)


@pytest.mark.parametrize(
    ("keep", "leave", "price", "value"),
    [
        (10.0, 0.0, 5, 5.0),
        (10.5, 0.0, 5, 5.0),
        (11.5, 0.0, 6, 5.5),
        (-3.0, 4.0, 0, -3.0),
        (2.0, 2.0, 0, 2.0),
        (0.4, 0.0, 0, 0.0),
    ],
)
def test_the_best_price(keep: float, leave: float, price: int, value: float) -> None:
    assert price_of(keep, leave) == (price, value)
    tried = [min(leave + p, keep - p) for p in range(40)]
    assert max(tried) == value


def test_equal_lots_are_one_chance() -> None:
    twins = ending("C4 C4 F3", NEARLY, OTHER)
    assert solved(twins) == pytest.approx(brute(twins), abs=1e-9)
