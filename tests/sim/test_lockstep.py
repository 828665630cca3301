# pyright: basic
"""Array engines and rules in lockstep on random games (see florin.sim.lockstep).

Every position, mask and reward must agree; so must what a seat observes, and what the face-value
player chooses.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from florin import games, sim
from florin.arrays.ids import ActionIds
from florin.arrays.parts import bounds
from florin.core import BadSetup, Position, rewards
from florin.games import UnknownGame
from florin.games.medici import Medici
from florin.games.medici import Position as MediciPosition
from florin.games.strozzi import Strozzi
from florin.sim.lockstep import Disagreement, compare

GAMES = 24  # everywhere the same, so that each function compiles once
OPENING = Fraction("0.7")
CASES: list[tuple[str, int, dict[str, int | str]]] = [
    ("medici", 3, {}),
    ("medici", 4, {"first": 3}),
    ("medici", 5, {}),
    ("medici", 6, {}),
    ("medici", 3, {"edition": "1995"}),
    ("medici", 6, {"edition": "1995", "first": 1}),
    ("strozzi", 2, {}),
    ("strozzi", 2, {"track": 3}),
    ("strozzi", 2, {"track": 5}),
    ("strozzi", 2, {"track": 6}),
]
MEDICI, STROZZI = sim.engine("medici", 3), sim.engine("strozzi")


@cache
def seen_and_chosen(engine: Any) -> Callable[[Any, Any], Any]:
    """What the seats observe, and what the face-value player does."""
    return jax.jit(lambda state, seats: (engine.observe(state, seats), engine.face(state, OPENING)))


@pytest.mark.parametrize(
    "case", CASES, ids=["-".join(map(str, (*case[:2], *case[2].values()))) for case in CASES]
)
def test_engine_and_rules_agree(case: tuple[str, int, dict[str, int | str]]) -> None:
    engine, game = sim.engine(*case), games.get(case[0])
    assert game.encoding is not None
    assert game.bots is not None
    encode, face, ids = game.encoding.encode, game.bots.face, ActionIds(engine.actions)
    rng = random.Random(4)
    low, high = bounds(engine.parts)

    def watch(state: Any, positions: Sequence[Position | None]) -> None:
        seats = [rng.randrange(engine.players) for _ in positions]
        observed, chosen = map(np.asarray, seen_and_chosen(engine)(state, jnp.array(seats)))
        for at, position in enumerate(positions):
            if position is not None:
                ours = encode(position, seats[at])
                assert ours.dtype == observed.dtype == np.float32
                assert ours.tobytes() == observed[at].tobytes(), position
                assert ((ours >= low) & (ours <= high)).all()
                assert ids.actions[chosen[at]] == face(position, OPENING), position

    report = compare(engine, GAMES, seed=1, watch=watch)
    assert report.games == GAMES
    assert report.decisions > 50 * GAMES


# The comparison finds differences. The rules are changed, so that no other engine is compiled.


def test_another_score_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    apply = MediciPosition.apply

    def generous(self: MediciPosition, *args: Any) -> MediciPosition:
        after = apply(self, *args)
        scored = len(after.sheets) > len(self.sheets)
        return after._replace(money=(after.money[0] + 1, *after.money[1:])) if scored else after

    monkeypatch.setattr(MediciPosition, "apply", generous)
    with pytest.raises(Disagreement, match="money"):
        compare(MEDICI, GAMES, seed=2)


def test_another_mask_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    legal = ActionIds.legal
    monkeypatch.setattr(ActionIds, "legal", lambda *args: legal(*args)[:-1])
    with pytest.raises(Disagreement, match="legal"):
        compare(STROZZI, GAMES, seed=3)


def test_other_rewards_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("florin.sim.lockstep.rewards", lambda position: rewards(position)[::-1])
    with pytest.raises(Disagreement, match="rewards"):
        compare(STROZZI, GAMES, seed=3)


@pytest.mark.parametrize(
    ("engine", "other"), [(MEDICI, Medici(3, edition="1995")), (STROZZI, Strozzi(track=5))]
)
def test_other_options_are_found(engine: Any, other: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    start = other.start()
    monkeypatch.setattr(type(engine.setup), "start", lambda _: start)
    with pytest.raises(Disagreement, match=r"money|markers"):
        compare(engine, GAMES, seed=4)


def test_setups_that_the_rules_refuse_are_refused() -> None:
    with pytest.raises(BadSetup, match="players: 7 is not 3 to 6 players"):
        sim.engine("medici", 7)
    with pytest.raises(BadSetup, match="track: 7 is not 3, 4, 5 or 6"):
        sim.engine("strozzi", options={"track": 7})
    with pytest.raises(BadSetup, match="edition"):
        sim.engine("strozzi", options={"edition": "1995"})
    with pytest.raises(UnknownGame, match="chess"):
        sim.engine("chess")
