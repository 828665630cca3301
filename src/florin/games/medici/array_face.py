# pyright: reportUnknownMemberType=false
"""The face-value player of Medici over arrays; `florin.games.medici.face` has its reasons."""

from __future__ import annotations

from fractions import Fraction

import jax.numpy as jnp
from jax import Array
from jaxtyping import Int32

from florin.arrays import words
from florin.arrays.batch import widen
from florin.games.medici import board
from florin.games.medici.face import CLIMB, ENOUGH, FOOTHOLD
from florin.games.medici.ids import DRAW_ID, PASS_ID, STOP_ID
from florin.games.medici.observation import SELECT
from florin.games.medici.tick import State


def face(state: State, opening: Fraction) -> Int32[Array, "*batch"]:
    """The action id of the face-value player in each game."""
    state = widen(state)
    value = words.value(state.group)
    levels = words.at_seat(state.levels, state.to_act)
    limit = value + CLIMB * words.total(
        jnp.where(words.nibble(levels, stall) >= FOOTHOLD, words.nibble(state.group, stall), 0)
        for stall in range(len(board.COMMODITIES))
    )
    opened = opening.numerator * limit // opening.denominator
    offer = state.high + 1
    offer = jnp.where(state.to_act == state.selector, offer, jnp.maximum(offer, opened))
    most = jnp.minimum(limit, words.at_seat(state.money, state.to_act))
    bid = jnp.where(offer <= most, PASS_ID + offer, PASS_ID)
    return jnp.where(state.phase == SELECT, jnp.where(value < ENOUGH, DRAW_ID, STOP_ID), bid)
