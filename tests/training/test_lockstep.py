"""Lockstep: the turn loops of training follow the rules, turn by turn.

Decisions are made by agents without a net, so that compiling is quick and play is varied. Every
turn says what was drawn, sold and loaded; the rules do the same and must reach the same state.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from florin.arrays.untyped import jax, jnp
from florin.core import DRAW, STOP
from florin.games.medici import Medici
from florin.games.medici import Phase as MediciPhase
from florin.games.medici import Position as MediciPosition
from florin.games.medici.actions import PASS, Begin
from florin.games.medici.bots import turns as medici_turns
from florin.games.medici.training import self_play as medici_play
from florin.games.strozzi import Phase, Position, Strozzi, board
from florin.games.strozzi.actions import BUY, DECLINE, Price
from florin.games.strozzi.bots import turns
from florin.games.strozzi.bots.auction import Sale
from florin.games.strozzi.training import self_play

Array = Any


# Compiling is most of the work, so the compiler optimizes less.
QUICK = {"xla_backend_optimization_level": 0, "xla_llvm_disable_expensive_passes": True}


def host(tree: Any) -> Any:
    return jax.device_get(tree)


def at_time(played: Any, at: int) -> Any:
    """One of the turns, without the axis of time."""

    def one(leaf: Any) -> Any:
        return leaf[at]

    return jax.tree.map(one, played)


def of_game(state: Any, game: int) -> Any:
    """A batch of one game."""

    def one(leaf: Any) -> Any:
        return np.asarray(leaf)[game : game + 1]

    return jax.tree.map(one, state)


def noise(*numbers: Array) -> Array:
    """From -1 to 1, a different number for almost every position."""
    total = sum(number * (7.31 + at) for at, number in enumerate(numbers))
    return jnp.sin(12.9898 * total)


# -- Medici --------------------------------------------------------------------------------------


class Dabbler:
    """Draws on and buys at random; every second sale is cheap, so that games last."""

    def value(self, state: medici_turns.TurnState) -> Array:
        return jnp.zeros((*state.bag.shape, 2 * state.money.shape[-1]))

    def draw_gain(self, state: medici_turns.TurnState, tried: medici_turns.TurnState) -> Array:
        del tried
        return noise(state.bag, state.group_value, state.money.sum(-1), state.cargo.sum(-1))

    def sell(self, state: medici_turns.TurnState, key: Array) -> medici_play.Sale:
        a, b, c = jax.random.split(key, 3)
        games, n = state.money.shape
        able = medici_turns.can_bid(state)
        seat = jax.random.categorical(a, jnp.where(able, 0.0, -1e9)).astype(jnp.int32)
        money = jnp.take_along_axis(state.money, seat[:, None], -1)[:, 0]
        most = jnp.where(jax.random.uniform(b, (games,)) < 0.5, money, jnp.minimum(money, 6))
        price = 1 + (jax.random.uniform(c, (games,)) * most).astype(jnp.int32)
        price = jnp.minimum(price, most)
        sells = able.any(-1) & (jax.random.uniform(a, (games,)) < 0.9)
        zeros = jnp.zeros((games, 2 * n))
        never = jnp.zeros(games, bool)
        return medici_play.Sale(
            jnp.where(sells, seat, -1), jnp.where(sells, price, 0), zeros, never
        )


def lots_of(counts: Array, position: MediciPosition) -> list[Any]:
    left = counts.copy()
    found: list[Any] = []
    for lot in position.unseen:
        kind = medici_turns.kind_of(lot)
        if left[kind]:
            left[kind] -= 1
            found.append(lot)
    assert not left.any()
    return found


def medici_turn(position: MediciPosition, turn: Any, game: int) -> MediciPosition:
    """The same turn by the rules; raises IllegalAction if it was not legal."""
    lots = lots_of(turn.lots[game], position)
    buyer, price = int(turn.buyer[game]), int(turn.price[game])
    if position.phase is MediciPhase.FREE:
        assert buyer == -1
        for lot in lots:
            assert position.phase is MediciPhase.FREE
            position = position.apply(lot)
        return position
    for at, lot in enumerate(lots):
        position = position.apply(lot)
        if at + 1 < len(lots):
            position = position.apply(DRAW)
    if position.phase is MediciPhase.SELECT:
        position = position.apply(STOP)
    if position.phase is not MediciPhase.BID:
        assert buyer == -1, "no seat could bid"
        return position
    if buyer >= 0:
        assert buyer in position.may_bid
        assert 1 <= price <= position.money[buyer]
        return position.sold_to(buyer, price)
    day, bag = position.day, position.bag
    while position.phase is MediciPhase.BID and (position.day, position.bag) == (day, bag):
        position = position.apply(PASS)
    return position


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_turns_of_medici_follow_the_rules(players: int) -> None:
    """Half of the games are played by each edition."""
    config = medici_play.Config(players=players, games=16, turns=60, samples=1, varied=0.0)
    start = medici_play.new_games(config, jax.random.key(players))
    start = start._replace(edition=jnp.arange(config.games, dtype=jnp.int32) % 2)

    def play(state: Any, key: Array) -> Any:
        return medici_play.play(config, Dabbler(), state, key)

    last, played = host(jax.jit(play, compiler_options=QUICK)(start, jax.random.key(1)))
    turns_played = [at_time(played, at) for at in range(config.turns)]
    finished = free = 0
    for game in range(config.games):
        edition = medici_turns.EDITIONS[game % 2]
        position: MediciPosition | None = None
        for at in range(config.turns + 1):
            state = last if at == config.turns else at_time(turns_played[at].states, 0)
            now = of_game(state, game)
            selector = int(now.selector[0])
            if position is None:
                position = Medici(players, selector, edition).start().apply(Begin(selector))
            elif position.phase is MediciPhase.BEGIN:
                position = position.apply(Begin(selector))
            expected = medici_turns.turn_state(position)
            for name, a, b in zip(now._fields, now, expected, strict=True):
                assert np.array_equal(a, b), (game, at, name, a, b)
            if at == config.turns:
                break
            free += position.phase is MediciPhase.FREE
            turn = turns_played[at]
            position = medici_turn(position, turn, game)
            assert bool(turn.done[game]) == (position.phase is MediciPhase.OVER)
            if position.phase is MediciPhase.OVER:
                outcome = position.outcome()
                assert outcome is not None
                share = turn.result[game, :players]
                assert {s for s in range(players) if share[s] > 0} == set(outcome.winners)
                assert tuple(turn.result[game, players:]) == position.money
                finished += 1
                position = None
    assert finished >= config.games // 2
    assert free


# -- Medici vs Strozzi ---------------------------------------------------------------------------


def dabble(state: turns.TurnState, group: Array, wanted: Any, part: float) -> Sale:
    """Prices, answers and loadings at random."""
    del wanted, part
    luck = noise(state.unseen % 8191, group % 8191, state.money[0], state.round)
    declined = noise(state.unseen % 1021, luck) > 0

    def bought(one: Array, two: Array) -> Array:
        return jnp.where(declined, one, two)

    buyer = turns.each(bought, state, turns.flip(state))
    slots = np.arange(len(turns.LOADINGS), dtype=np.int32)
    may = turns.may_load(jnp, turns.widened(buyer), group[..., None], slots)
    taste = noise(luck[..., None], slots) - 1.5 * (slots == turns.DISCARD_SLOT)
    slot = jnp.argmax(jnp.where(may, taste, -9), -1).astype(jnp.int32)
    price = (20 * (1 + luck)).astype(jnp.int32)
    nothing = jnp.zeros_like(luck)
    return Sale(luck, price, declined, slot, nothing, nothing, nothing)


def strozzi_turn(position: Position, turn: Any, game: int) -> Position:
    """The same turn by the rules; raises IllegalAction if it was not legal."""
    bits = int(turn.lots[game])
    lots = [lot for at, lot in enumerate(board.LOTS) if bits >> at & 1]
    for at, lot in enumerate(lots):
        position = position.apply(lot)
        if at + 1 < len(lots):
            position = position.apply(DRAW)
    if position.phase is Phase.SELECT:
        position = position.apply(STOP)
    declined, slot = bool(turn.declined[game]), int(turn.slot[game])
    position = position.apply(Price(int(turn.price[game])))
    position = position.apply(DECLINE if declined else BUY)
    if position.phase is Phase.LOAD:
        return position.apply(turns.LOADINGS[slot])
    assert slot == turns.DISCARD_SLOT, "there was no room"
    return position


def plain(state: turns.TurnState) -> list[Any]:
    """The state as numbers; of two equal lots in the bag it is the first."""
    bag = int(state.unseen[0])
    for at in range(len(board.LOTS) - 1):
        twins = board.LOTS[at] is board.LOTS[at + 1]
        if twins and bag >> at & 3 == 2:
            bag ^= 3 << at
    numbers = (state.round, state.seat, *state.money, state.markers, state.track)
    return [bag, *(leaf.tolist() for leaf in (*numbers, *state.mine, *state.theirs))]


def test_turns_of_strozzi_follow_the_rules() -> None:
    """A quarter of the games is played with each length of the tracks."""
    config = self_play.Config(games=24, turns=90, samples=1, explore=0.4)
    tracks = [tuple(board.TRACK_PAY)[game % 4] for game in range(config.games)]
    start = turns.new_games(jnp, jnp.array(tracks, jnp.int32))

    def play(state: Any, key: Array) -> Any:
        return self_play.play(config, dabble, state, key)

    last, played = host(jax.jit(play, compiler_options=QUICK)(start, jax.random.key(4)))
    turns_played = [at_time(played, at) for at in range(config.turns)]
    finished = sizes = 0
    for game in range(config.games):
        track = tracks[game]
        position = Strozzi(2, track).start()
        for at in range(config.turns + 1):
            now = of_game(last if at == config.turns else turns_played[at].state, game)
            assert plain(now) == plain(turns.turn_state(position)), (game, at)
            if at == config.turns:
                break
            turn = turns_played[at]
            sizes |= 1 << int(turn.lots[game]).bit_count()
            position = strozzi_turn(position, turn, game)
            assert bool(turn.over[game]) == (position.phase is Phase.OVER)
            if position.phase is Phase.OVER:
                assert tuple(turn.after[game]) == position.money
                finished += 1
                position = Strozzi(2, track).start()
    assert finished >= config.games // 2
    assert sizes == 0b1110  # groups of one, two and three lots
