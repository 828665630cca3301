"""Array engines and rules in lockstep on random games (see florin.sim.lockstep)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import jax.numpy as jnp
import pytest

from florin import sim
from florin.core import BadSetup
from florin.games import UnknownGame
from florin.games.medici import Medici
from florin.games.medici import tick as medici
from florin.games.medici.engine import MediciEngine
from florin.games.strozzi import Strozzi
from florin.games.strozzi.engine import StrozziEngine
from florin.sim.lockstep import Disagreement, compare

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


@pytest.mark.parametrize(
    ("game", "players", "options"),
    CASES,
    ids=["-".join(map(str, (*case[:2], *case[2].values()))) for case in CASES],
)
def test_every_position_agrees_with_the_rules(
    game: str, players: int, options: dict[str, int | str]
) -> None:
    report = compare(sim.engine(game, players, options), games=100, seed=1)
    assert report.games == 100
    assert report.decisions > 50 * report.games


# Wrong engines must be found. Each is a class of its own, so it compiles its own functions.


def test_a_wrong_score_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    @dataclass(frozen=True)
    class Wrong(MediciEngine):
        pass

    def no_bonus(levels: Any, bonus: Any) -> Any:
        return levels.astype("int32") * 0

    monkeypatch.setattr(medici, "_bonus", no_bonus)
    with pytest.raises(Disagreement, match="money"):
        compare(Wrong(Medici(3)), games=20, seed=2)


def test_a_wrong_mask_is_found() -> None:
    @dataclass(frozen=True)
    class Wrong(MediciEngine):
        def legal(self, state: Any) -> Any:
            return super().legal(state).at[..., 2].set(True)

    with pytest.raises(Disagreement, match="legal"):
        compare(Wrong(Medici(3)), games=4, seed=3)


def test_wrong_rewards_are_found() -> None:
    @dataclass(frozen=True)
    class Wrong(StrozziEngine):
        def rewards(self, state: Any) -> Any:
            return jnp.flip(super().rewards(state), -1)

    with pytest.raises(Disagreement, match="rewards"):
        compare(Wrong(Strozzi()), games=4, seed=3)


def test_the_other_edition_is_found() -> None:
    @dataclass(frozen=True)
    class Wrong(MediciEngine):
        def tick(self, state: Any, action: Any) -> Any:
            return medici.tick(Medici(3, edition="1995"), state, action)

    with pytest.raises(Disagreement, match="money"):
        compare(Wrong(Medici(3)), games=60, seed=4)


def test_another_track_is_found() -> None:
    @dataclass(frozen=True)
    class Wrong(StrozziEngine):
        def tick(self, state: Any, action: Any) -> Any:
            return StrozziEngine(Strozzi(track=5)).tick(state, action)

    with pytest.raises(Disagreement, match=r"money|markers"):
        compare(Wrong(Strozzi()), games=40, seed=4)


def test_setups_that_the_rules_refuse_are_refused() -> None:
    with pytest.raises(BadSetup, match="players: 7 is not 3 to 6 players"):
        sim.engine("medici", 7)
    with pytest.raises(BadSetup, match="track: 7 is not 3, 4, 5 or 6"):
        sim.engine("strozzi", options={"track": 7})
    with pytest.raises(BadSetup, match="edition"):
        sim.engine("strozzi", options={"edition": "1995"})
    with pytest.raises(UnknownGame, match="chess"):
        sim.engine("chess")
