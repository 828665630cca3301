# pyright: reportUnknownMemberType=false
"""Compares an array engine with the rules: both play the same games, and every position must agree.

The engine chooses and draws. Its draws are read from its states and given to the rules as chance's
actions. At every decision and at the end of the game the whole position is compared, with the legal
actions and the rewards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from florin.arrays.dice import Dice, below, roll, seeded
from florin.arrays.engine import ArrayEngine
from florin.arrays.ids import ActionIds
from florin.arrays.lockstep import Lockstep
from florin.core import Amounts, Position, rewards
from florin.core.tokens import legal_words
from florin.sim.engines import lockstep

Engine = ArrayEngine[Any]
Watcher = Callable[[Any, Sequence[Position | None]], None]


class Disagreement(AssertionError):
    """Engine and rules differ; the message has the field, both values and the position."""


class Report(NamedTuple):
    """How much was compared."""

    games: int
    decisions: int


def compare(
    engine: Engine,
    games: int,
    seed: int,
    watch: Watcher | None = None,
) -> Report:
    """Plays `games` random games on both sides; raises Disagreement at the first difference.

    Every other game prefers the lower of two random actions. Otherwise money is spent so early that
    late auctions are rare.

    `watch` is called with every batch of states and the positions of the rules, None for games
    without a decision.
    """
    side = _Comparison(engine)
    table = engine.actions
    state, dice = _start(engine, jax.random.key(seed), games)
    advance = _advance(engine)
    before = side.read(state)
    positions = [side.lockstep.follow(side.first, None, chance) for chance in before.chance]
    running = list(range(games))
    decisions = 0
    while True:
        side.check(positions, before, running)
        waiting = {game for game in running if not before.pending[game] and not before.over[game]}
        if watch is not None:
            watch(state, [p if game in waiting else None for game, p in enumerate(positions)])
        running = [game for game in running if not before.over[game]]
        if not running:
            return Report(games, decisions)
        state, dice, chosen = advance(state, dice)
        after = side.read(state)
        actions: list[int] = np.asarray(chosen).tolist()
        for game in running:
            position = positions[game]
            if not before.pending[game]:
                decisions += 1
                position = position.apply(table[actions[game]])
            positions[game] = side.lockstep.follow(
                position, before.chance[game], after.chance[game]
            )
        before = after


class _Batch(NamedTuple):
    """A batch of engine states as plain lists, an item per game."""

    rows: list[list[int]]  # in the order of `Lockstep.fields`
    chance: list[list[int]]
    masks: list[bytes]  # legal actions, packed
    rewards: NDArray[np.float32]  # [games, players]
    pending: list[bool]
    over: list[bool]


class _Comparison:
    """One engine beside the rules of its setup."""

    def __init__(self, engine: Engine) -> None:
        self.lockstep: Lockstep[Any, Any] = lockstep(engine)
        self.first: Position = engine.setup.start()
        self._ids = ActionIds(engine.actions)
        self._masks: dict[tuple[tuple[str, ...], Amounts | None], bytes] = {}
        self._pack = _packer(engine)

    def read(self, state: Any) -> _Batch:
        columns, chance, masks, paid, pending, over = jax.device_get(self._pack(state))
        packed: NDArray[np.uint8] = np.packbits(masks, axis=-1)
        return _Batch(
            _rows(columns),
            _rows(chance),
            [line.tobytes() for line in packed],
            paid,
            pending.tolist(),
            over.tolist(),
        )

    def check(self, positions: Sequence[Position], batch: _Batch, games: Iterable[int]) -> None:
        """Compares these games, except those that are pending; raises Disagreement."""
        for game in games:
            if batch.pending[game]:
                continue
            position = positions[game]
            row = self.lockstep.row(position)
            if row != batch.rows[game]:
                raise Disagreement(self._difference(row, batch.rows[game], position))
            if batch.over[game]:
                due = rewards(position)
                if not np.allclose(batch.rewards[game], due, rtol=0, atol=1e-6):
                    raise Disagreement(
                        f"rewards: rules {due}, engine {batch.rewards[game]} in {position}"
                    )
            elif self._mask(position) != batch.masks[game]:
                raise Disagreement(f"legal actions differ in {position}")

    def _mask(self, position: Position) -> bytes:
        """Legal ids as packed bits. Words and the range of the amounts tell which they are."""
        key = tuple(legal_words(position)), position.amounts()
        known = self._masks.get(key)
        if known is None:
            bits = np.zeros(len(self._ids), bool)
            bits[self._ids.legal(position)] = True
            known = self._masks[key] = np.packbits(bits).tobytes()
        return known

    def _difference(self, rules: list[int], engine: list[int], position: Position) -> str:
        parts = [
            f"{name}: rules {a}, engine {b}"
            for name, a, b in zip(self.lockstep.fields, rules, engine, strict=True)
            if a != b
        ]
        return f"{'; '.join(parts)} in {position}"


def _rows(columns: Sequence[NDArray[Any]]) -> list[list[int]]:
    return np.stack([column.astype(np.int64) for column in columns], -1).tolist()


def _start(engine: Engine, key: Array, games: int) -> tuple[Any, Dice]:
    one, two = jax.random.split(key)
    start: Any = jax.jit(lambda: (engine.init(one, (games,)), seeded(two, (games,))))
    return start()


@cache
def _packer(engine: Engine) -> Callable[[Any], Any]:
    side = lockstep(engine)

    @jax.jit
    def pack(state: Any) -> Any:
        return (
            side.columns(state),
            side.chance(state),
            engine.legal(state),
            engine.rewards(state),
            engine.pending(state),
            engine.over(state),
        )

    return pack


@cache
def _advance(engine: Engine) -> Callable[[Any, Dice], tuple[Any, Dice, Array]]:
    @jax.jit
    def advance(state: Any, dice: Dice) -> tuple[Any, Dice, Array]:
        count = engine.count_legal(state)
        first, dice = roll(dice)
        second, dice = roll(dice)
        number = below(first, count)
        cautious = jnp.arange(count.shape[0]) % 2 == 0
        number = jnp.where(cautious, jnp.minimum(number, below(second, count)), number)
        action = engine.nth_legal(state, number)
        return engine.tick(state, action), dice, action

    return advance
