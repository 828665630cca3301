"""Rollouts meet every order of the unseen lots equally often."""

from collections import Counter
from typing import Any

import pytest

from florin import games
from kit import medici, strozzi

SEEDS = 4000


@pytest.mark.parametrize(
    ("position", "twin"),
    [(medici("@1 C5 stop pass pass pass"), "C5"), (strozzi("C4 stop 0 buy discard"), "C4")],
    ids=["medici", "strozzi"],
)
def test_the_second_of_two_equal_lots_is_as_likely_as_any(position: Any, twin: str) -> None:
    game = games.of(position)
    drawn = Counter(game.luck(f"rollout {n}", position)(position).token for n in range(SEEDS))
    kinds = Counter(lot.token for lot in position.unseen)
    lots = len(position.unseen)
    assert set(drawn) == set(kinds)
    for token, count in drawn.items():
        expected = SEEDS * kinds[token] / lots
        assert abs(count - expected) < 5 * expected**0.5, token
    assert kinds[twin] == 1


def test_the_same_seed_gives_the_same_luck() -> None:
    position = medici("@1 C5 stop pass pass pass")
    lucks = [games.of(position).luck("one", position) for _ in range(2)]
    assert lucks[0](position) is lucks[1](position)
