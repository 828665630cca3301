# pyright: reportUnknownMemberType=false
"""The face-value player of Medici vs Strozzi over arrays; see `florin.games.strozzi.face`."""

from __future__ import annotations

from fractions import Fraction

import jax.numpy as jnp
import numpy as np
from jax import Array
from jaxtyping import Int32

from florin.arrays import cargo, words
from florin.arrays.batch import widen
from florin.games.strozzi import board
from florin.games.strozzi.face import ENOUGH
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
from florin.games.strozzi.observation import ANSWER, LOAD, PRICE
from florin.games.strozzi.setup import Strozzi
from florin.games.strozzi.tick import State, places, score


def face(setup: Strozzi, state: State, opening: Fraction) -> Int32[Array, "*batch"]:
    """The action id of the face-value player in each game."""
    state = widen(state)
    value = words.value(state.group)
    price = jnp.minimum(opening.numerator * value // opening.denominator, MOST_PRICE)
    answer = jnp.where(2 * state.price < value, BUY_ID, DECLINE_ID)
    chosen = jnp.where(value < ENOUGH, DRAW_ID, STOP_ID)
    chosen = jnp.where(state.phase == PRICE, PRICE_ID + price, chosen)
    chosen = jnp.where(state.phase == ANSWER, answer, chosen)
    return jnp.where(state.phase == LOAD, _load(setup, state), chosen)


def _load(setup: Strozzi, state: State) -> Array:
    """The loading that leaves the best balance of money if the round ended now."""
    best, chosen = jnp.full_like(state.to_act, -(1 << 30)), jnp.full_like(state.to_act, DISCARD_ID)
    for at, may in enumerate(places(state)):
        ship, harbour = divmod(at, len(board.HARBOURS))
        medici, strozzi = score(setup.track, _loaded(state, ship, harbour)).money
        balance = jnp.where(state.to_act == 0, medici - strozzi, strozzi - medici)
        better = may & (balance > best)
        best = jnp.where(better, balance, best)
        chosen = jnp.where(better, LOAD_ID + at, chosen)
    return chosen


def _loaded(state: State, ship: int, harbour: int) -> State:
    """The state with the group on this ship of the seat to act, docked at this harbour."""
    undocked = np.uint32((1 << cargo.DOCK_AT) - 1)
    docked = np.uint32((harbour + 1) << cargo.DOCK_AT)
    fleets = tuple(
        tuple(
            jnp.where(state.to_act == seat, (word + state.group) & undocked | docked, word)
            if at == ship
            else word
            for at, word in enumerate(fleet)
        )
        for seat, fleet in enumerate(state.fleets)
    )
    return state._replace(fleets=fleets)
