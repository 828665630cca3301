"""Characters: misjudged limits, which are never absurd."""

import random

import pytest

from florin.core.characters import MASTER, Character, overpays, sane, underpays


@pytest.mark.parametrize("fair", [0.0, 3.0, 12.0, 40.0])
@pytest.mark.parametrize("seen", [0.0, 10.0, 60.0])
def test_no_limit_is_absurd(fair: float, seen: float) -> None:
    wild = Character(foresight=0.0, spread=2.5, hand=3.0, plans=0.0)
    rng = random.Random(1)
    for _ in range(500):
        limit = wild.limit(fair, seen, rng)
        assert not overpays(limit, fair)
        assert not underpays(limit, fair)
        assert sane(limit, fair) == limit


def test_what_is_absurd() -> None:
    assert overpays(26, 10)
    assert not overpays(20, 10)
    assert overpays(6, 0)
    assert not overpays(5, 0)
    assert underpays(5, 20)
    assert not underpays(6, 20)


def test_foresight_and_spread() -> None:
    rng = random.Random(2)
    assert MASTER.limit(17.5, 3, rng) == 17.5
    assert MASTER.thinks(rng)
    by_eye = Character(foresight=0.0, spread=0.0, hand=1.5, plans=0.0)
    assert by_eye.limit(10, 8, rng) == 12
    assert not by_eye.thinks(rng)
    misjudged = [Character(foresight=1, spread=0.4).limit(20, 0, rng) for _ in range(2000)]
    within = sorted(misjudged)
    # A third of the normal distribution lies beyond one deviation on either side.
    assert within[320] == pytest.approx(20 * 2.718**-0.4, rel=0.1)
    assert within[-320] == pytest.approx(20 * 2.718**0.4, rel=0.1)
