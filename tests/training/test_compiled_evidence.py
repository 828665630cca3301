"""The posterior of bidders is the same in training, where it is compiled, and in play."""

from typing import Any

import numpy as np
import pytest

from florin.arrays.untyped import jax, jnp
from florin.games.medici.bots import evidence, turns

# Compiling is most of the work, so the compiler optimizes less.
QUICK = {"xla_backend_optimization_level": 0, "xla_llvm_disable_expensive_passes": True}
GAMES, BUYERS, PRICES = 64, 4, 20


def test_compiled_evidence_is_that_of_play() -> None:
    rng: Any = np.random.default_rng(1)
    selector = rng.integers(0, BUYERS, GAMES).astype(np.int32)
    state = turns.new_games(np, selector, BUYERS, np.zeros_like(selector))
    state = state._replace(
        money=rng.integers(10, 40, state.money.shape).astype(np.int32),
        levels=rng.integers(0, 8, state.levels.shape).astype(np.int32),
        group_counts=rng.integers(0, 2, state.group_counts.shape).astype(np.int32),
        group_value=rng.integers(0, 20, GAMES).astype(np.int32),
    )
    bids = np.sort(rng.integers(1, 25, (GAMES, BUYERS)), 1).astype(np.int32)
    answer = rng.choice([0, 1, 2], bids.shape, p=[0.1, 0.4, 0.5])
    bids = np.where(answer == 0, evidence.NOT_ASKED, np.where(answer == 1, 0, bids))
    shape = (GAMES, BUYERS, PRICES + 1)
    utilities = [(0.03 * rng.standard_normal(shape)).astype(np.float32) for _ in range(BUYERS)]

    def known(xp: Any, state: Any, bids: Any, utilities: Any) -> Any:
        nothing = evidence.nothing(xp, GAMES, BUYERS)
        record = evidence.counted(xp, nothing, state, bids, utilities)
        return record, evidence.known(xp, record)

    compiled: Any = jax.jit(known, static_argnums=0, compiler_options=QUICK)
    record, numbers = known(np, state, bids, utilities)
    same, same_numbers = compiled(jnp, state, bids, utilities)
    assert np.asarray(same.evidence) == pytest.approx(record.evidence, abs=1e-3)
    assert (np.asarray(same.answers) == record.answers).all()
    assert np.asarray(same_numbers) == pytest.approx(numbers, abs=1e-3)
    assert record.answers.any()
    assert np.isfinite(numbers).all()
