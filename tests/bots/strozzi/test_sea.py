# pyright: basic
"""Whole turns over packed words agree with the rules, position by position."""

import random

import numpy as np

from florin.bots.strozzi import sea
from florin.bots.strozzi.features import WIDTH, features
from florin.records import deal
from florin.rules import BUY, CHANCE, DECLINE, NOBODY
from florin.rules.strozzi import Phase, Position
from kit import random_action, strozzi

SLOTS = np.arange(len(sea.LOADINGS), dtype=np.int32)


def same(one: sea.Sea, two: sea.Sea) -> bool:
    """Equal, but for which of two equal lots is in the bag."""
    bare = [s._replace(unseen=0) for s in (one, two)]
    return bare[0] == bare[1] and np.array_equal(bag(one), bag(two))


def bag(one: sea.Sea) -> np.ndarray:
    return features(sea.Sea(*one), np)[..., -36:-10]


def turns(seed: int):
    """Every loading of a random game: (before, group, buyer, action, after)."""
    rng = random.Random(seed)
    position: Position = strozzi()
    while position.to_act != NOBODY:
        action = deal(str(seed), position) if position.to_act == CHANCE else None
        action = action or random_action(position, rng)
        if action in (BUY, DECLINE):
            sold = position
        after = position.apply(action)
        if position.phase is Phase.LOAD:
            yield position, action, after
        elif position.phase is Phase.ANSWER and after.phase is not Phase.LOAD:
            yield position.apply(action) and sold, None, after
        position = after


def test_settling_a_group_agrees_with_the_rules() -> None:
    loads = ends = 0
    for seed in range(40):
        for position, action, after in turns(seed):
            if action is None:
                continue
            loads += 1
            buyer = position.to_act
            mine = sea.of(position)
            if buyer != position.active:
                mine = sea.flip(mine)
            group = np.uint32(sea.cargo_word(position.group))
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
    assert loads > 500
    assert ends > 20


def test_flipping_twice_changes_nothing() -> None:
    for seed in range(5):
        for position, _, _ in turns(seed):
            one = sea.of(position)
            assert sea.flip(sea.flip(one)) == one
            assert sea.flip(one) != one


def test_features_have_their_width_and_do_not_see_money() -> None:
    one = sea.of(strozzi())
    rows = features(one, np)
    assert rows.shape == (WIDTH,)
    assert rows.dtype == np.float32
    assert np.array_equal(rows, features(one._replace(money=(np.int32(7), np.int32(-7))), np))
