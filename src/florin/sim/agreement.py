# pyright: basic
"""Does the simulator play by the rules? Both play the same games, and every position must agree.

The simulator chooses and draws; its draws are read off its states and given to the rules as
chance's actions. At every decision and at the end of the game all of the position is compared:
who acts, the legal actions, money, levels or markers, ships, group, bag, and the rewards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from florin.encoding import cargo
from florin.encoding import medici as medici_phases
from florin.encoding import strozzi as strozzi_phases
from florin.encoding.ids import actions, legal_ids
from florin.encoding.medici import FIRST_WORD
from florin.encoding.strozzi import MIDDLE
from florin.rules import CHANCE, NOBODY, Begin, Lots
from florin.rules import Medici as MediciRules
from florin.rules import Position as AnyPosition
from florin.rules import Strozzi as StrozziRules
from florin.rules.lots import value_of
from florin.rules.medici import Phase as MediciPhase
from florin.rules.medici import Position as MediciPosition
from florin.rules.medici import board as medici_board
from florin.rules.strozzi import AnyPrice
from florin.rules.strozzi import Phase as StrozziPhase
from florin.rules.strozzi import Position as StrozziPosition
from florin.rules.strozzi import board as strozzi_board
from florin.rules.strozzi.scoring import steps
from florin.sim import medici, strozzi
from florin.sim.dice import below, roll, seeded
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
            outcome = position.outcome()
            n = len(position.money)
            share = 1 / len(outcome.winners)
            for seat, reward in enumerate(read.rewards[game]):
                due = (n * share * (seat in outcome.winners) - 1) / (n - 1)
                if abs(float(reward) - due) > 1e-6:
                    raise Disagreement(f"reward of seat {seat}: {reward} for {due} in {position}")
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
    """What differs between the games: how both sides' positions become the same row of numbers."""

    lots: Lots
    start: Callable[[], Any]
    stalls: Sequence[Any]  # commodities, by nibble

    def __init__(self, pack: Callable[[Any], Any]) -> None:
        self.full = (1 << len(self.lots)) - 1
        self.weight = {lot: 1 << self.lots.index(lot) for lot in self.lots}
        self.cargos: dict[Lots, int] = {}
        self.masks: dict[Any, bytes] = {}
        self.nibbles: dict[tuple[int, ...], int] = {}
        self.pack = jax.jit(pack)

    def follow(self, position: Any, read: _Read, game: int, old: int) -> Any:
        """Chance acts as it did in the simulator: which lot left the bag, who begins."""
        drawn = old ^ read.bits[game]
        if not drawn:
            return position
        if position.to_act == CHANCE and isinstance(position.urn()[0], Begin):
            position = position.apply(Begin(read.selector[game]))
        return position.apply(self.lots[drawn.bit_length() - 1])

    def cargo(self, lots: Lots) -> int:
        """The cargo word of some lots."""
        known = self.cargos.get(lots)
        if known is None:
            nibbles = [self.moves(lots, commodity) for commodity in self.stalls]
            known = self.cargos[lots] = cargo.word(nibbles, value_of(lots), len(lots))
        return known

    def moves(self, lots: Lots, commodity: Any) -> int:
        raise NotImplementedError

    def packed(self, numbers: tuple[int, ...]) -> int:
        """A nibble each."""
        known = self.nibbles.get(numbers)
        if known is None:
            known = self.nibbles[numbers] = cargo.word(numbers)
        return known

    def unseen(self, lots: Lots) -> int:
        """A number for the multiset: two equal lots lie side by side, so two of one bit carry."""
        return sum(map(self.weight.__getitem__, lots))

    def twins(self, bits: np.ndarray) -> np.ndarray:
        """The simulator's bits as such a number: of two equal lots it may hold either one."""
        for low in range(len(self.lots) - 1):
            if self.lots[low] is self.lots[low + 1]:
                pair = (bits >> low & 1) + (bits >> low + 1 & 1)
                bits = (bits & ~(np.int64(3) << low)) + (pair << low)
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
        columns, bits, masks, rewards, stage, selector, pending, over = jax.device_get(
            self.pack(state)
        )
        unseen = np.sum([np.asarray(b, np.int64) << at for b, at in bits], axis=0)
        rows = np.stack([*(np.asarray(c, np.int64) for c in columns), self.twins(unseen)], -1)
        packed = np.packbits(masks, axis=-1)
        return _Read(
            rows.tolist(),
            [line.tobytes() for line in packed],
            rewards,
            unseen.tolist(),
            stage.tolist(),
            selector.tolist(),
            pending.tolist(),
            over.tolist(),
        )


class _MediciSide(_Side):
    lots = medici_board.LOTS
    stalls = medici_board.COMMODITIES
    phases = {  # noqa: RUF012
        MediciPhase.SELECT: medici_phases.SELECT,
        MediciPhase.BID: medici_phases.BID,
        MediciPhase.OVER: medici_phases.OVER,
    }

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

    def moves(self, lots: Lots, commodity: Any) -> int:
        return sum(lot.commodity is commodity for lot in lots)

    def row(self, p: MediciPosition) -> Row:
        levels = map(self.packed, p.levels)
        bidder = -1 if p.bidder is None else p.bidder
        return [p.day, self.phases[p.phase], p.to_act, p.selector, p.high, bidder, p.bag, *p.money,
                *levels, *map(self.cargo, p.ships), self.cargo(p.group),
                self.unseen(p.unseen)]  # fmt: skip


class _StrozziSide(_Side):
    lots = strozzi_board.LOTS
    stalls = strozzi_board.COMMODITIES
    start = staticmethod(StrozziRules().start)
    phases = {  # noqa: RUF012
        StrozziPhase.SELECT: strozzi_phases.SELECT,
        StrozziPhase.PRICE: strozzi_phases.PRICE,
        StrozziPhase.ANSWER: strozzi_phases.ANSWER,
        StrozziPhase.LOAD: strozzi_phases.LOAD,
        StrozziPhase.OVER: strozzi_phases.OVER,
    }

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

    def moves(self, lots: Lots, commodity: Any) -> int:
        return steps(lots, commodity)

    def row(self, p: StrozziPosition) -> Row:
        ships = [
            self.cargo(ship.lots)
            | (0 if ship.harbour is None else ship.harbour + 1) << cargo.DOCK_AT
            for fleet in p.fleets
            for ship in fleet
        ]
        markers = [marker for harbour in p.markers for marker in harbour]
        packed = sum(marker + MIDDLE << 4 * at for at, marker in enumerate(markers))
        over = p.phase is StrozziPhase.OVER
        return [p.round, self.phases[p.phase], p.to_act, -1 if over else p.active, *p.money, *ships,
                packed, self.cargo(p.group), -1 if p.price is None else p.price,
                self.unseen(p.unseen)]  # fmt: skip
