"""The end of a day, counted out: the last buyer with room loads free lots.

No decision is left, so every set of lots that can come is counted, each as often as it occurs. On
the last day that makes the result exact.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from typing import Final

import numpy as np

from florin.games.medici import board
from florin.games.medici.bots.turns import (
    KIND_COMMODITY,
    KIND_VALUE,
    KINDS,
    Array,
    TurnState,
    day_pay,
    one_has_room,
    repeated,
    win_shares,
)

MOST_LOTS: Final = 2  # free lots that are counted out in an auction; more take too long


def free_lots(state: TurnState) -> Array:
    """How many free lots are still to be loaded, [batch]; -1 if others have room as well."""
    size = np.take_along_axis(state.size, state.selector[..., None], -1)[..., 0]
    return np.where(one_has_room(state), np.minimum(board.HOLDS - size, state.bag), -1)


def loaded(state: TurnState) -> tuple[Array, TurnState]:
    """The probability [m] of every set of free lots, and the states [m] with these lots aboard.

    `state` is one row, with one buyer who has room. The day is not scored yet.
    """
    lots = int(free_lots(state)[0])
    unseen = state.unseen[0]
    sets, counts = _sets(lots)  # [m, 31]
    possible = (counts <= unseen).all(-1)
    sets, counts = sets[possible], counts[possible]
    ways = np.prod([_factor(unseen[sets[:, at]], sets, at) for at in range(lots)], axis=0)
    probability = ways / ways.sum() if lots else np.ones(1)
    many = repeated(np, state, len(sets))
    here: Array = np.arange(int(state.money.shape[-1])) == int(state.selector[0])
    return probability, many._replace(
        counts=many.counts + here[:, None] * (counts @ KIND_COMMODITY)[:, None, :],
        cargo=many.cargo + here * (counts @ KIND_VALUE)[:, None],
    )


def outcomes(state: TurnState) -> tuple[Array, Array]:
    """The probability [m] and the final money [m, n] of every set of free lots on the last day."""
    probability, after = loaded(state)
    return probability, after.money + day_pay(np, after)


def shares(probability: Array, money: Array, paid: Array) -> Array:
    """Expected win shares and money [K, 2 n] if the seats have paid [K, n] more before."""
    after = money[:, None] - paid  # [m, K, n]
    win = np.tensordot(probability, win_shares(after), 1)
    return np.concatenate([win, np.tensordot(probability, after, 1)], -1).astype(np.float32)


@cache
def _sets(lots: int) -> tuple[Array, Array]:
    """Every set of that many kinds, with repetition: the kinds [m, lots], and counts [m, 31]."""
    sets = np.array(list(combinations_with_replacement(range(KINDS), lots)), np.int64)
    sets = sets.reshape(-1, lots)
    counts = np.zeros((len(sets), KINDS), np.int32)
    for at in range(lots):
        np.add.at(counts, (np.arange(len(sets)), sets[:, at]), 1)
    return sets, counts


def _factor(left: Array, sets: Array, at: int) -> Array:
    """The factor that the lot in this place adds to the ways in which a set can come.

    The number of ways to take k of c equal lots is c (c - 1) ... (c - k + 1) / k!.
    """
    before = (sets[:, :at] == sets[:, at : at + 1]).sum(-1)  # equal lots in earlier places
    return (left - before) / (before + 1)
