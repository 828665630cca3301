# pyright: basic
"""Does the simulator play by the rules? Both play the same games, and every position must agree.

The simulator chooses and draws; its draws are read off its states and given to the rules as
chance's actions. At every decision and at the end of the game all of the position is compared:
who acts, the legal actions, money, levels or markers, ships, group, bag, and the rewards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from florin.arrays.dice import below, roll, seeded
from florin.core import CHANCE, NOBODY, Lots, rewards
from florin.core import Position as AnyPosition
from florin.encoding import actions, legal_ids
from florin.games.medici import Medici as MediciRules
from florin.games.medici import Position as MediciPosition
from florin.games.medici import board as medici_board
from florin.games.medici import observation as medici_encoding
from florin.games.medici import tick as medici
from florin.games.medici.actions import Begin
from florin.games.medici.observation import FIRST_WORD
from florin.games.strozzi import AnyPrice
from florin.games.strozzi import Position as StrozziPosition
from florin.games.strozzi import Strozzi as StrozziRules
from florin.games.strozzi import board as strozzi_board
from florin.games.strozzi import observation as strozzi_encoding
from florin.games.strozzi import tick as strozzi
from florin.sim.games import Medici, Sim

Row = list[int]


class Disagreement(AssertionError):
    """Simulator and rules differ; the message holds the field, both values and the position."""


Watcher = Callable[[Any, Sequence[AnyPosition | None]], None]


class Report(NamedTuple):
    """What was compared."""

    games: int
    decisions: int


def compare(
    sim: Sim,
    games: int,
    seed: int,
    each: Callable[[int], None] = lambda _: None,
    watch: Watcher = lambda *_: None,
) -> Report:
    """Plays `games` random games on both sides; Disagreement where they part.

    Every other game prefers the lower of two actions, or else money is spent too soon to see
    late auctions. `each` is told how many games have ended since it was last called. `watch` sees
    every batch of states beside the rules' positions, None where there is no decision.
    """
    side = _side(sim)
    table = actions(sim.name, sim.players)
    state, dice = _start(sim, jax.random.key(seed), games)
    advance = _advance(sim)
    positions = [side.start()] * games
    before = side.read(state)
    for game in range(games):
        positions[game] = side.follow(positions[game], before, game, side.full)
    alive = list(range(games))
    decisions = 0
    while True:
        _check(side, positions, before, alive)
        waiting = {game for game in alive if not before.pending[game] and not before.over[game]}
        watch(state, [p if game in waiting else None for game, p in enumerate(positions)])
        ended = [game for game in alive if before.over[game]]
        if ended:
            each(len(ended))
            alive = [game for game in alive if not before.over[game]]
        if not alive:
            return Report(games, decisions)
        state, dice, chosen = advance(state, dice)
        after = side.read(state)
        chosen = np.asarray(chosen).tolist()
        for game in alive:
            position = positions[game]
            if not before.pending[game]:
                decisions += 1
                position = position.apply(table[chosen[game]])
            old = side.full if after.stage[game] != before.stage[game] else before.bits[game]
            positions[game] = side.follow(position, after, game, old)
        before = after


class _Read(NamedTuple):
    """A batch of simulator states as plain lists, a row per game."""

    rows: list[Row]  # in the order of the side's `fields`
    masks: list[bytes]  # legal actions
    rewards: np.ndarray
    bits: list[int]  # unseen lots, a bit per place of LOTS
    stage: list[int]
    selector: list[int]
    pending: list[bool]
    over: list[bool]


def _start(sim: Sim, key: jax.Array, games: int) -> Any:
    one, two = jax.random.split(key)
    return jax.jit(lambda: (sim.init(one, (games,)), seeded(two, (games,))))()


@cache
def _side(sim: Sim) -> Any:
    return _MediciSide(sim) if isinstance(sim, Medici) else _StrozziSide()


@cache
def _advance(sim: Sim) -> Callable[..., Any]:
    @jax.jit
    def advance(state: Any, dice: Any) -> Any:
        count = sim.count_legal(state)
        first, dice = roll(dice)
        second, dice = roll(dice)
        number = below(first, count)
        cautious = jnp.arange(count.shape[0]) % 2 == 0
        number = jnp.where(cautious, jnp.minimum(number, below(second, count)), number)
        action = sim.nth_legal(state, number)
        return sim.tick(state, action), dice, action

    return advance


def _check(side: Any, positions: list[Any], read: _Read, alive: Iterable[int]) -> None:
    for game in alive:
        if read.pending[game]:
            continue
        position = positions[game]
        row = side.row(position)
        if row != read.rows[game]:
            raise Disagreement(_difference(side.fields, row, read.rows[game], position))
        if read.over[game]:
            due = rewards(position)
            if not np.allclose(read.rewards[game], due, rtol=0, atol=1e-6):
                raise Disagreement(f"rewards {read.rewards[game]} for {due} in {position}")
        elif side.mask(position) != read.masks[game]:
            raise Disagreement(f"legal actions differ in {position}")


def _difference(fields: list[str], rules: Row, sim: Row, position: object) -> str:
    parts = [
        f"{name}: rules {a}, simulator {b}"
        for name, a, b in zip(fields, rules, sim, strict=True)
        if a != b
    ]
    return f"{'; '.join(parts)} in {position}"


class _Side:
    """What differs between the games: how both sides' positions become the same row of numbers.

    The rules' side is the encoder's view of a position. The simulator never makes one: its states
    come about by its own arithmetic alone.
    """

    lots: Lots
    start: Callable[[], Any]

    def __init__(self, pack: Callable[[Any], Any]) -> None:
        self.full = (1 << len(self.lots)) - 1
        self.pairs = [at for at, (a, b) in enumerate(pairwise(self.lots)) if a is b]
        self.masks: dict[Any, bytes] = {}
        self.pack = jax.jit(pack)

    def follow(self, position: Any, read: _Read, game: int, old: int) -> Any:
        """Chance acts as it did in the simulator: which lot left the bag, who begins."""
        drawn = old ^ read.bits[game]
        if not drawn:
            return position
        if position.to_act == CHANCE and isinstance(position.urn()[0], Begin):
            position = position.apply(Begin(read.selector[game]))
        return position.apply(self.lots[drawn.bit_length() - 1])

    def twins(self, bits: Any) -> Any:
        """Unseen lots as a number that is the same whichever of two equal lots is there.

        Those lie side by side: the pair of bits becomes the count of both.
        """
        for low in self.pairs:
            count = (bits >> low & 1) + (bits >> low + 1 & 1)
            bits = (bits & ~(3 << low)) + (count << low)
        return bits

    def mask(self, position: AnyPosition) -> bytes:
        """Legal ids as packed bits. Bids are a run, so its ends say all; other sets are small."""
        legal = position.legal()
        if isinstance(legal, AnyPrice):
            key: Any = "price"
        else:
            legal = tuple(legal)
            key = (len(legal), legal[1], legal[-1]) if position.game == "medici" else legal
        known = self.masks.get(key)
        if known is None:
            bits = np.zeros(len(actions(position.game, len(position.money))), bool)
            bits[legal_ids(position)] = True
            known = self.masks[key] = np.packbits(bits).tobytes()
        return known

    def read(self, state: Any) -> _Read:
        columns, bits, masks, paid, stage, selector, pending, over = jax.device_get(
            self.pack(state)
        )
        unseen = np.sum([np.asarray(b, np.int64) << at for b, at in bits], axis=0)
        rows = np.stack([*(np.asarray(c, np.int64) for c in columns), self.twins(unseen)], -1)
        packed = np.packbits(masks, axis=-1)
        return _Read(
            rows.tolist(),
            [line.tobytes() for line in packed],
            paid,
            unseen.tolist(),
            stage.tolist(),
            selector.tolist(),
            pending.tolist(),
            over.tolist(),
        )


class _MediciSide(_Side):
    lots = medici_board.LOTS

    def __init__(self, sim: Medici) -> None:
        n = sim.players
        self.start = MediciRules(n, sim.first).start
        seats = [
            f"{name} of seat {seat}" for name in ("money", "levels", "ship") for seat in range(n)
        ]
        self.fields = ["day", "phase", "to act", "selector", "high", "bidder", "bag", *seats]
        self.fields += ["group", "unseen"]

        def pack(s: medici.State) -> Any:
            # Once the game is over nobody is to act.
            columns = [s.day, s.phase, jnp.where(medici.over(s), NOBODY, s.to_act), s.selector]
            columns += [s.high, s.bidder, s.bag, *s.money, *s.levels, *s.ships, s.group]
            bits = ((s.unseen[0], 0), (s.unseen[1], FIRST_WORD))
            return (columns, bits, sim.legal(s), sim.rewards(s), s.day, s.selector,
                    sim.pending(s), sim.over(s))  # fmt: skip

        super().__init__(pack)

    def row(self, position: MediciPosition) -> Row:
        v = medici_encoding.view(position)
        unseen = v.unseen[0] | v.unseen[1] << FIRST_WORD
        return [v.day, v.phase, v.to_act, v.selector, v.high, v.bidder, v.bag, *v.money,
                *v.levels, *v.ships, v.group, self.twins(unseen)]  # fmt: skip


class _StrozziSide(_Side):
    lots = strozzi_board.LOTS
    start = staticmethod(StrozziRules().start)

    def __init__(self) -> None:
        self.fields = ["round", "phase", "to act", "active", "Medici's money", "Strozzi's money"]
        self.fields += [f"ship {holds} of seat {seat}" for seat in (0, 1) for holds in (3, 4, 5)]
        self.fields += ["markers", "group", "price", "unseen"]

        def pack(s: strozzi.State) -> Any:
            ended = strozzi.over(s)
            # Once the game is over nobody is active, and the rules keep who was.
            columns = [s.round, s.phase, jnp.where(ended, NOBODY, s.to_act)]
            columns += [jnp.where(ended, -1, s.active), *s.money]
            columns += [ship for fleet in s.fleets for ship in fleet]
            columns += [s.markers, s.group, s.price]
            return (columns, ((s.unseen, 0),), strozzi.legal(s),
                    jnp.stack(strozzi.rewards(s), -1), s.round, s.active,
                    strozzi.pending(s), ended)  # fmt: skip

        super().__init__(pack)

    def row(self, position: StrozziPosition) -> Row:
        v = strozzi_encoding.view(position)
        active = -1 if v.phase == strozzi_encoding.OVER else v.active
        ships = [ship for fleet in v.fleets for ship in fleet]
        return [v.round, v.phase, v.to_act, active, *v.money, *ships, v.markers, v.group, v.price,
                self.twins(v.unseen)]  # fmt: skip
