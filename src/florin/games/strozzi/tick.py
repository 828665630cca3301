# pyright: reportUnknownMemberType=false
"""The rules of Medici vs Strozzi over arrays, in the manner of `florin.games.medici.tick`.

At most one draw follows a decision, so a tick always ends at a decision or at the end of the game:
no game is ever pending.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from jaxtyping import Bool, Float32, Int, Int8, Int16, Int32, PRNGKeyArray, UInt32

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
    View,
)
from florin.games.strozzi.observation import pack as pack_view
from florin.games.strozzi.setup import Strozzi

_SHIPS: Final = len(board.SHIPS)
_HARBOURS: Final = len(board.HARBOURS)
_ALL: Final = np.uint32(ALL_LOTS)
_PER_COMMODITY: Final = len(board.VALUES)
_MARKERS: Final = np.uint32(FRESH_MARKERS)


class State(NamedTuple):
    """A batch of positions as stored. Medici is seat 0; tuples have one item per player."""

    dice: Dice
    round: Int8[Array, "*batch"]  # 1 to 3
    phase: Int8[Array, "*batch"]
    to_act: Int8[Array, "*batch"]
    active: Int8[Array, "*batch"]
    money: tuple[Int16[Array, "*batch"], ...]  # florins, may be negative
    fleets: tuple[tuple[UInt32[Array, "*batch"], ...], ...]  # cargo words, by ship
    markers: UInt32[Array, "*batch"]  # a nibble per track: MIDDLE in the middle, more for Medici
    group: UInt32[Array, "*batch"]  # cargo word
    price: Int16[Array, "*batch"]  # named for the group, -1 before
    unseen: UInt32[Array, "*batch"]  # lots in the bag, as bits
    fouled: Int8[Array, "*batch"]  # the seat that ended the game by an illegal action, else -1


def init(key: PRNGKeyArray, shape: tuple[int, ...] = ()) -> State:
    """New games with the first lot drawn, a batch of `shape`. The same for every setup."""
    return _narrow(_draw(_fresh(seeded(key, shape)), True))


def over(state: State) -> Bool[Array, "*batch"]:
    """Whether the game has ended."""
    return state.phase == OVER


def tick(setup: Strozzi, state: State, action: Int[Array, "*batch"]) -> State:
    """One tick. A game that is over stays as it is; an illegal action ends its game."""
    return _narrow(_tick(setup, widen(state), action, reset=False)[0])


def tick_and_reset(
    setup: Strozzi, state: State, action: Int[Array, "*batch"]
) -> tuple[State, Bool[Array, "*batch"], tuple[Float32[Array, "*batch"], ...]]:
    """One tick; a game that ends starts again in the same tick.

    Also returns whether a game ended, and the reward of each seat (0 if none ended).
    """
    after, done, payoff = _tick(setup, widen(state), action, reset=True)
    return _narrow(after), done, payoff


def legal(state: State) -> Bool[Array, "*batch actions"]:
    """The mask over action ids. All true once the game is over."""
    ids = np.arange(DISCARD_ID + 1, dtype=np.uint8)
    phase = state.phase.astype(jnp.int32)
    # Legal ids are `first` to `first` + `more`, and in LOAD the set bits of two bytes.
    first = words.pick((DRAW_ID, PRICE_ID, BUY_ID, DISCARD_ID, DRAW_ID), phase)
    more = words.pick((STOP_ID, MOST_PRICE, 1, 0, DISCARD_ID), phase)
    loads = [load & (state.phase == LOAD) for load in places(state)]
    bits = words.total(load.astype(jnp.int32) << at for at, load in enumerate(loads))
    at = np.arange(len(loads))
    tables = np.zeros((2, len(ids)), np.uint8)
    tables[at // 8, LOAD_ID + at] = 1 << at % 8
    first, more, low, high = (
        x.astype(jnp.uint8)[..., None] for x in (first, more, bits & 255, bits >> 8)
    )
    return (ids - first <= more) | ((low & tables[0] | high & tables[1]) != 0)


def count_legal(state: State) -> Int32[Array, "*batch"]:
    """The number of legal actions; 0 once the game is over."""
    loads = words.count(places(state))
    fixed = words.pick((2, MOST_PRICE + 1, 2, 0, 0), state.phase.astype(jnp.int32))
    return jnp.where(state.phase == LOAD, loads + 1, fixed)


def nth_legal(state: State, n: Int[Array, "*batch"]) -> Int32[Array, "*batch"]:
    """Legal action number `n` (from 0, in order of ids), without building the mask."""
    n = n.astype(jnp.int32)
    bits = words.total(load.astype(jnp.uint32) << at for at, load in enumerate(places(state)))
    bits = bits | np.uint32(1 << _SHIPS * _HARBOURS)  # discard
    first = words.pick((0, PRICE_ID, BUY_ID, 0), state.phase.astype(jnp.int32))
    return jnp.where(state.phase == LOAD, LOAD_ID + words.nth_bit(bits, n), first + n)


def pack(state: State, seat: Int[Array, "*batch"]) -> tuple[UInt32[Array, "*batch"], ...]:
    """What `seat`, one per game, sees, packed (see `observation.LAYOUT`)."""
    wide = widen(state)
    view = View(
        wide.round,
        wide.phase,
        wide.to_act,
        wide.active,
        wide.money,
        wide.fleets,
        wide.markers,
        wide.group,
        wide.price,
        wide.unseen,
    )
    return pack_view(view, jnp.asarray(seat, jnp.int32), jnp)


def rewards(state: State) -> tuple[Float32[Array, "*batch"], ...]:
    """The reward of each seat; zero until the game is over. See `rewards_of`."""
    return rewards_of(state.money, state.fouled, over(state))


# What follows works on states widened to 32 bits.


def _tick(
    setup: Strozzi, state: State, action: Array, *, reset: bool
) -> tuple[State, Array, tuple[Array, ...]]:
    action = action.astype(jnp.int32)
    select, price = state.phase == SELECT, state.phase == PRICE
    answer, load = state.phase == ANSWER, state.phase == LOAD
    draws, stops = select & (action == DRAW_ID), select & (action == STOP_ID)
    names = price & (action >= PRICE_ID) & (action < BUY_ID)
    buys, declines = answer & (action == BUY_ID), answer & (action == DECLINE_ID)
    discards = load & (action == DISCARD_ID)
    # By ship and harbour: whether the group is loaded there.
    loads = [load & may & (action == LOAD_ID + at) for at, may in enumerate(places(state))]
    loaded = words.any_of(loads)
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
                (state.to_act == seat) & words.any_of(loads[_HARBOURS * at : _HARBOURS * (at + 1)]),
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
    state = where(round_over, score(setup.track, state), state)
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


def _draw(state: State, draws: Array | bool) -> State:
    """One lot from the bag if `draws`; then the group may grow or must be priced (S7)."""
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


def places(state: State) -> list[Array]:
    """By ship and harbour: whether the seat to act may load the group there (S10, S11)."""
    fleet = [words.at_seat(ships, state.to_act) for ships in zip(*state.fleets, strict=True)]
    size = words.size(state.group)
    docks = [words.dock(ship) for ship in fleet]
    loads: list[Array] = []
    for holds, ship, dock in zip(board.SHIPS, fleet, docks, strict=True):
        room = holds - words.size(ship) >= size
        for harbour in range(_HARBOURS):
            taken = words.any_of([other == harbour + 1 for other in docks])
            loads.append(room & ((dock == harbour + 1) | ((dock == 0) & ~taken)))
    return loads


def _roomiest(fleet: tuple[Array, ...]) -> Array:
    """The most free holds on one ship."""
    return -words.least(
        [words.size(ship) - holds for holds, ship in zip(board.SHIPS, fleet, strict=True)]
    )


def score(track: int, state: State) -> State:
    """The state with the round's pay and the moved markers (S14 to S16).

    `track` is the number of fields on each side of the middle (S5).
    """
    # [player][harbour]: the cargo word of the ship that is docked there, 0 if there is none.
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
        marker = jnp.clip(marker, -track, track)
        pay = words.pick(board.TRACK_PAY[track], jnp.abs(marker))
        medici = medici + jnp.where(marker > 0, pay, 0)
        strozzi = strozzi + jnp.where(marker < 0, pay, 0)
        markers = markers | (marker + MIDDLE).astype(jnp.uint32) << 4 * at
    return state._replace(money=(medici, strozzi), markers=markers)


def _lot_word(lot: Array) -> Array:
    """The cargo word of the lot at this place of board.LOTS: nibbles hold steps (S15)."""
    commodity = lot // _PER_COMMODITY
    slot = lot - commodity * _PER_COMMODITY
    gold = commodity >= len(board.COMMODITIES)
    value = jnp.where(gold, board.GOLD.value, words.pick(board.VALUES, slot))
    moves = jnp.where(gold, 0, jnp.left_shift(jnp.where(value == 0, 2, 1), 4 * commodity))
    return (moves | value << cargo.VALUE_AT | 1 << cargo.SIZE_AT).astype(jnp.uint32)


def _new_round(state: State) -> State:
    """Empty ships and a full bag; the markers stay (S17)."""
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


def _narrow(state: State) -> State:
    return narrow(state, {"money": jnp.int16, "price": jnp.int16})
