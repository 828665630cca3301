# pyright: basic
"""Medici vs Strozzi over arrays. The manner is that of `florin.sim.medici`.

Here every decision is followed by at most one draw, so a tick always ends at a decision or at the
end of the game: `step` is `tick`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from florin.arrays import cargo, words
from florin.arrays.batch import narrow, rewards_of, where, widen
from florin.arrays.dice import Dice, below, roll, seeded
from florin.games.strozzi import board
from florin.games.strozzi.ids import (
    BUY_ID,
    DECLINE_ID,
    DISCARD_ID,
    DRAW_ID,
    LOAD_ID,
    MOST_PRICE,
    PRICE_ID,
    STOP_ID,
)
from florin.games.strozzi.observation import (
    ALL_LOTS,
    ANSWER,
    FRESH_MARKERS,
    LOAD,
    MIDDLE,
    OVER,
    PRICE,
    SELECT,
    TRACKS,
)
from florin.games.strozzi.observation import observe as observe_view

_SHIPS: Final = len(board.SHIPS)
_HARBOURS: Final = len(board.HARBOURS)
_ALL: Final = np.uint32(ALL_LOTS)
_PER_COMMODITY: Final = len(board.VALUES)
_MARKERS: Final = np.uint32(FRESH_MARKERS)


class State(NamedTuple):
    """A batch of positions; Medici is seat 0, Strozzi seat 1. Tuples have one array per player."""

    dice: Dice
    round: jax.Array  # int8, 1 to 3
    phase: jax.Array  # int8
    to_act: jax.Array  # int8
    active: jax.Array  # int8
    money: tuple[jax.Array, ...]  # int16, florins, may be negative
    fleets: tuple[tuple[jax.Array, ...], ...]  # uint32 cargo words, by ship
    markers: jax.Array  # uint32: a nibble per track, MIDDLE in the middle, more: Medici's side
    group: jax.Array  # uint32 cargo word
    price: jax.Array  # int16: named for the group, -1 before
    unseen: jax.Array  # uint32: lots in the bag, as bits
    fouled: jax.Array  # int8: who ended the game by an illegal action, else -1


def init(key: jax.Array, shape: tuple[int, ...] = ()) -> State:
    """Games with the first lot drawn, a batch of `shape`."""
    return _narrow(_draw(_fresh(seeded(key, shape)), True))


def pending(state: State) -> jax.Array:
    """Never: see the head of this file."""
    return jnp.zeros_like(state.phase, bool)


def over(state: State) -> jax.Array:
    """Whether the game has ended."""
    return state.phase == OVER


def tick(state: State, action: jax.Array) -> State:
    """A decision and what follows. An illegal action ends its game."""
    return _narrow(_tick(widen(state), action, False)[0])


step = tick


def tick_and_reset(
    state: State, action: jax.Array
) -> tuple[State, jax.Array, tuple[jax.Array, ...]]:
    """One tick; a game that ends begins anew in the same tick.

    Returns also whether a game ended, and each seat's reward (0 where none did).
    """
    after, done, payoff = _tick(widen(state), action, True)
    return _narrow(after), done, payoff


def legal(state: State) -> jax.Array:
    """The mask over action ids, a last axis after the batch. All true once the game is over."""
    ids = jnp.arange(DISCARD_ID + 1)
    phase = state.phase[..., None]
    loads = jnp.stack(_loads(state), -1)
    load = jnp.take(loads, jnp.clip(ids - LOAD_ID, 0, _SHIPS * _HARBOURS - 1), axis=-1)
    return (
        ((phase == SELECT) & (ids <= STOP_ID))
        | ((phase == PRICE) & (ids >= PRICE_ID) & (ids < BUY_ID))
        | ((phase == ANSWER) & ((ids == BUY_ID) | (ids == DECLINE_ID)))
        | ((phase == LOAD) & ((ids == DISCARD_ID) | ((ids >= LOAD_ID) & (ids < DISCARD_ID) & load)))
        | (phase == OVER)
    )


def count_legal(state: State) -> jax.Array:
    """How many legal actions there are; 0 once the game is over."""
    loads = words.count(_loads(state))
    fixed = words.pick((2, MOST_PRICE + 1, 2, 0, 0), state.phase.astype(jnp.int32))
    return jnp.where(state.phase == LOAD, loads + 1, fixed)


def nth_legal(state: State, n: jax.Array) -> jax.Array:
    """The legal action number `n` (from 0, in order of ids), without building the mask."""
    bits = words.total(load.astype(jnp.uint32) << at for at, load in enumerate(_loads(state)))
    bits = bits | np.uint32(1 << _SHIPS * _HARBOURS)  # discard
    first = words.pick((0, PRICE_ID, BUY_ID, 0), state.phase.astype(jnp.int32))
    return jnp.where(state.phase == LOAD, LOAD_ID + words.nth_bit(bits, n), first + n)


def observe(state: State, seat: jax.Array) -> jax.Array:
    """What `seat`, one per game, sees: float32, a last axis after the batch."""
    return observe_view(widen(state), jnp.asarray(seat, jnp.int32), jnp)


def rewards(state: State) -> tuple[jax.Array, ...]:
    """Each seat's reward, float32: 1, -1, or 0 for a shared win; zero until the game is over.

    Who acts illegally gets -1, the other 1.
    """
    return rewards_of(state.money, state.fouled, over(state))


# What follows works on states widened to 32 bits.


def _tick(
    state: State, action: jax.Array, reset: bool
) -> tuple[State, jax.Array, tuple[jax.Array, ...]]:
    action = action.astype(jnp.int32)
    select, price = state.phase == SELECT, state.phase == PRICE
    answer, load = state.phase == ANSWER, state.phase == LOAD
    draws, stops = select & (action == DRAW_ID), select & (action == STOP_ID)
    names = price & (action >= PRICE_ID) & (action < BUY_ID)
    buys, declines = answer & (action == BUY_ID), answer & (action == DECLINE_ID)
    discards = load & (action == DISCARD_ID)
    # Ship by ship and harbour by harbour, whether the group is loaded so.
    loads = [load & may & (action == LOAD_ID + at) for at, may in enumerate(_loads(state))]
    loaded = _any(loads)
    foul = (state.phase != OVER) & ~(draws | stops | names | buys | declines | discards | loaded)

    # S9: the sale. The group may fit nowhere; then it is discarded (S10).
    sells = buys | declines
    buyer = jnp.where(declines, state.active, state.to_act)
    paid = jnp.where(sells, state.price, 0)
    money = tuple(m - jnp.where(buyer == seat, paid, 0) for seat, m in enumerate(state.money))
    size = words.size(state.group)
    fits = words.at_seat([_roomiest(fleet) for fleet in state.fleets], buyer) >= size
    fleets = tuple(
        tuple(
            ship
            + jnp.where(
                (state.to_act == seat) & _any(loads[_HARBOURS * at : _HARBOURS * (at + 1)]),
                state.group,
                np.uint32(0),
            )
            + words.total(
                jnp.where(
                    (state.to_act == seat) & here & (words.dock(ship) == 0),
                    np.uint32((harbour + 1) << cargo.DOCK_AT),
                    np.uint32(0),
                )
                for harbour, here in enumerate(loads[_HARBOURS * at : _HARBOURS * (at + 1)])
            )
            for at, ship in enumerate(fleet)
        )
        for seat, fleet in enumerate(state.fleets)
    )
    settled = loaded | discards | (sells & ~fits)
    state = state._replace(money=money, fleets=fleets)

    # S12, S13: the buyer is active next, or the round is over.
    full = words.at_seat([_roomiest(fleet) == 0 for fleet in fleets], buyer)
    round_over = settled & (full | (state.unseen == 0))
    state = where(round_over, _score(state), state)
    game_over = (round_over & (state.round == board.ROUNDS)) | foul
    fouled = jnp.where(foul, state.to_act, state.fouled)
    payoff = rewards_of(state.money, fouled, game_over)

    asked = jnp.where(names, 1 - state.active, jnp.where(stops, state.active, buyer))
    state = state._replace(
        phase=jnp.where(
            stops, PRICE, jnp.where(names, ANSWER, jnp.where(sells, LOAD, state.phase))
        ),
        to_act=asked,
        active=jnp.where(settled, buyer, state.active),
        group=jnp.where(settled, np.uint32(0), state.group),
        price=jnp.where(settled, -1, jnp.where(names, action - PRICE_ID, state.price)),
        fouled=fouled,
    )
    state = where(round_over & ~game_over, _new_round(state), state)
    draws = draws | settled
    if reset:
        state = where(game_over, _fresh(state.dice), state)
        draws = draws | game_over
    else:
        draws = draws & ~game_over
        state = state._replace(phase=jnp.where(game_over, OVER, state.phase))
    return _draw(state, draws), game_over, payoff


def _draw(state: State, draws: jax.Array | bool) -> State:
    """One lot from the bag where `draws`; the group may grow or must be priced (S7)."""
    left = jax.lax.population_count(state.unseen).astype(jnp.int32)
    rolled, dice = roll(state.dice)
    at = words.nth_bit(state.unseen, below(rolled, left))
    bit = jnp.where(draws, jnp.left_shift(np.uint32(1), at.astype(jnp.uint32)), np.uint32(0))
    unseen = state.unseen ^ bit
    group = state.group + jnp.where(draws, _lot_word(at), np.uint32(0))
    size = words.size(group)
    roomiest = words.at_seat([_roomiest(fleet) for fleet in state.fleets], state.active)
    grows = (size < board.GROUP_LIMIT) & (size < roomiest) & (unseen != 0)
    return state._replace(
        dice=dice,
        unseen=unseen,
        group=group,
        phase=jnp.where(draws, jnp.where(grows, SELECT, PRICE), state.phase),
        to_act=jnp.where(draws, state.active, state.to_act),
    )


def _loads(state: State) -> list[jax.Array]:
    """S10, S11, by ship and harbour: may who is to act load the group so?"""
    fleet = [words.at_seat(ships, state.to_act) for ships in zip(*state.fleets, strict=True)]
    size = words.size(state.group)
    docks = [words.dock(ship) for ship in fleet]
    loads: list[jax.Array] = []
    for holds, ship, dock in zip(board.SHIPS, fleet, docks, strict=True):
        room = holds - words.size(ship) >= size
        for harbour in range(_HARBOURS):
            taken = _any([other == harbour + 1 for other in docks])
            loads.append(room & ((dock == harbour + 1) | ((dock == 0) & ~taken)))
    return loads


def _roomiest(fleet: tuple[jax.Array, ...]) -> jax.Array:
    """The most free holds on one ship."""
    return -words.least(
        [words.size(ship) - holds for holds, ship in zip(board.SHIPS, fleet, strict=True)]
    )


def _score(state: State) -> State:
    """The state with the round's pay and the moved markers (S14 to S16)."""
    # [player][harbour]: the cargo word of the ship that lies there, 0 where none does.
    lying = [
        [
            words.total(
                jnp.where(words.dock(ship) == harbour + 1, ship, np.uint32(0)) for ship in fleet
            )
            for harbour in range(_HARBOURS)
        ]
        for fleet in state.fleets
    ]
    medici, strozzi = state.money
    for ours, theirs in zip(*lying, strict=True):
        lead = words.value(ours) - words.value(theirs)
        medici = medici + jnp.where(lead > 0, board.HARBOUR_PAY, 0)
        strozzi = strozzi + jnp.where(lead < 0, board.HARBOUR_PAY, 0)
    markers = jnp.zeros_like(state.markers)
    for at, (harbour, commodity) in enumerate(TRACKS):
        ours, theirs = (words.nibble(side[harbour], commodity) for side in lying)
        marker = words.nibble(state.markers, at) - MIDDLE + ours - theirs
        marker = jnp.clip(marker, -board.TRACK_END, board.TRACK_END)
        pay = words.pick(board.TRACK_PAY, jnp.abs(marker))
        medici = medici + jnp.where(marker > 0, pay, 0)
        strozzi = strozzi + jnp.where(marker < 0, pay, 0)
        markers = markers | (marker + MIDDLE).astype(jnp.uint32) << 4 * at
    return state._replace(money=(medici, strozzi), markers=markers)


def _lot_word(lot: jax.Array) -> jax.Array:
    """The cargo word of the lot at this place of board.LOTS: nibbles hold steps (S15)."""
    commodity = lot // _PER_COMMODITY
    slot = lot - commodity * _PER_COMMODITY
    gold = commodity >= len(board.COMMODITIES)
    value = jnp.where(gold, board.GOLD.value, words.pick(board.VALUES, slot))
    moves = jnp.where(gold, 0, jnp.left_shift(jnp.where(value == 0, 2, 1), 4 * commodity))
    return (moves | value << cargo.VALUE_AT | 1 << cargo.SIZE_AT).astype(jnp.uint32)


def _new_round(state: State) -> State:
    """Ships come home, all lots go into the bag, the markers stay (S17)."""
    zero = jnp.zeros_like(state.group)
    starter = words.pick(board.STARTERS, state.round)  # of the round after this one
    return state._replace(
        round=state.round + 1,
        active=starter,
        to_act=starter,
        fleets=((zero,) * _SHIPS,) * 2,
        unseen=zero + _ALL,
    )


def _fresh(dice: Dice) -> State:
    """A game before its first lot, with these dice."""
    word = jnp.zeros_like(dice.a)
    number = word.astype(jnp.int32)
    return State(
        dice=dice,
        round=number + 1,
        phase=number + SELECT,
        to_act=number + board.STARTERS[0],
        active=number + board.STARTERS[0],
        money=(number + board.CAPITAL,) * 2,
        fleets=((word,) * _SHIPS,) * 2,
        markers=word + _MARKERS,
        group=word,
        price=number - 1,
        unseen=word + _ALL,
        fouled=number - 1,
    )


def _any(conditions: list[jax.Array]) -> jax.Array:
    found = conditions[0]
    for condition in conditions[1:]:
        found = found | condition
    return found


def _narrow(state: State) -> State:
    return narrow(state, {"money": jnp.int16, "price": jnp.int16})
