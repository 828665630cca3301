# pyright: basic
"""Whole turns over packed words agree with the rules, position by position."""

from collections.abc import Iterator

import numpy as np

from florin.core import Action
from florin.games.strozzi import Phase, Position
from florin.games.strozzi.bots import sea
from florin.games.strozzi.bots.features import WIDTH, features
from florin.games.strozzi.observation import cargo_word
from kit import random_game, strozzi

SLOTS = np.arange(len(sea.LOADINGS), dtype=np.int32)


def same(one: sea.Sea, two: sea.Sea) -> bool:
    """Equal, but for which of two equal lots is in the bag."""
    bare = [s._replace(unseen=0) for s in (one, two)]
    return bare[0] == bare[1] and np.array_equal(bag(one), bag(two))


def bag(one: sea.Sea) -> np.ndarray:
    return features(sea.Sea(*one), np)[..., -36:-10]


def loadings(seed: int) -> Iterator[tuple[Position, Action, Position]]:
    """Every loading of a random game, the position before it and after."""
    for position, action, after, _ in random_game("strozzi", 2, seed):
        if isinstance(position, Position) and position.phase is Phase.LOAD:
            assert isinstance(after, Position)
            yield position, action, after


def test_settling_a_group_agrees_with_the_rules() -> None:
    loads = ends = 0
    for seed in range(12):
        for position, action, after in loadings(seed):
            loads += 1
            buyer = position.to_act
            mine = sea.of(position)
            if buyer != position.active:
                mine = sea.flip(mine)
            group = np.uint32(cargo_word(position.group))
            legal = position.legal()
            may = sea.may_load(mine, group, SLOTS, np)
            assert [a for a, ok in zip(sea.LOADINGS, may, strict=True) if ok] == list(legal)
            slot = np.int32(sea.LOADINGS.index(action))
            found, over = sea.settle(mine, group, slot, np)
            assert over == (after.phase is Phase.OVER)
            if over:
                ends += 1
                money = after.money if buyer == 0 else after.money[::-1]
                assert tuple(found.money) == money
            else:
                assert same(found, sea.of(after)), position
    assert loads > 250
    assert ends > 5


def test_flipping_twice_changes_nothing() -> None:
    for seed in range(5):
        for position, _, _ in loadings(seed):
            one = sea.of(position)
            assert sea.flip(sea.flip(one)) == one
            assert sea.flip(one) != one


def test_features_have_their_width_and_do_not_see_money() -> None:
    one = sea.of(strozzi())
    rows = features(one, np)
    assert rows.shape == (WIDTH,)
    assert rows.dtype == np.float32
    assert np.array_equal(rows, features(one._replace(money=(np.int32(7), np.int32(-7))), np))
