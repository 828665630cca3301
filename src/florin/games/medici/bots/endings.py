"""The end of a day, counted out: the last buyer with room loads free lots.

No decision is left, so every set of lots that can come is counted, each as often as it occurs. On
the last day that makes the result exact.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import comb

import numpy as np

from florin.games.medici import board
from florin.games.medici.bots.turns import (
    KIND_COMMODITY,
    KIND_VALUE,
    KINDS,
    Array,
    TurnState,
    one_has_room,
    rows,
)


def free_lots(state: TurnState) -> Array:
    """How many free lots are still to be loaded, [batch]; -1 if others have room as well."""
    size = np.take_along_axis(state.size, state.selector[..., None], -1)[..., 0]
    return np.where(one_has_room(state), np.minimum(board.HOLDS - size, state.bag), -1)


def sets(state: TurnState) -> Array:
    """How many sets of free lots can come at most, [batch]; 0 if others have room as well."""
    kinds = (state.unseen > 0).sum(-1).tolist()
    lots = free_lots(state).tolist()
    return np.array([comb(k + f - 1, f) if f > 0 else 0 for k, f in zip(kinds, lots, strict=True)])


def loaded(state: TurnState, lots: int) -> tuple[Array, Array, TurnState]:
    """What can come in a batch in which every row has `lots` free lots to come.

    Returns the row of the batch [m] and the probability [m] of every set, and the states [m] with
    these lots aboard, the rows in order. The day is not scored yet.
    """
    kinds = np.flatnonzero(state.unseen.any(0))
    chosen = kinds[_sets(len(kinds), lots)]  # [sets, lots]
    counts = np.zeros((len(chosen), KINDS), np.int32)
    for at in range(lots):
        np.add.at(counts, (np.arange(len(chosen)), chosen[:, at]), 1)
    possible = (counts[:, kinds] <= state.unseen[:, None, kinds]).all(-1)
    row, at = np.nonzero(possible)
    chosen, counts = chosen[at], counts[at]
    many = rows(state, row)
    ways = np.ones(len(row))
    for place in range(lots):
        ways *= _factor(state.unseen[row, chosen[:, place]], chosen, place)
    here = np.arange(int(state.money.shape[-1])) == many.selector[:, None]  # [m, n]
    after = many._replace(
        counts=many.counts + here[..., None] * (counts @ KIND_COMMODITY)[:, None, :],
        cargo=many.cargo + here * (counts @ KIND_VALUE)[:, None],
    )
    return row, ways / np.bincount(row, ways)[row], after


@cache
def _sets(kinds: int, lots: int) -> Array:
    """Every set of that many of some kinds, with repetition: [sets, lots]."""
    found = list(combinations_with_replacement(range(kinds), lots))
    return np.array(found, np.int64).reshape(-1, lots)


def _factor(left: Array, chosen: Array, at: int) -> Array:
    """The factor that the lot in this place adds to the ways in which a set can come.

    The number of ways to take k of c equal lots is c (c - 1) ... (c - k + 1) / k!.
    """
    before = (chosen[:, :at] == chosen[:, at : at + 1]).sum(-1)  # equal lots in earlier places
    return (left - before) / (before + 1)
