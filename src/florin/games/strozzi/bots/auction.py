"""The sale of a group, solved: best loadings, and the price that leaves the other no good choice.

Buying costs the buyer p and brings the group; the buyer is active next. So both buyers' prospects
are the same question from two seats: the best loading, then the utility of its outlook with p
florins less. The active player's utility falls with p if that player buys and rises if the other
does. The best price lies where the two lines cross; the whole numbers on both sides of it are
tried.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np

from florin.games.strozzi.bots.net import Outlook, Weights, as_seen_by, outlook, win
from florin.games.strozzi.bots.turns import (
    DISCARD_SLOT,
    LOADINGS,
    Array,
    TurnState,
    each,
    flip,
    loaded,
    may_load,
    pinned,
    widened,
)

_SLOTS: Final = np.arange(len(LOADINGS), dtype=np.int32)
_HALVINGS: Final = 7  # prices from 0 to 127 are considered
_NEVER: Final = -1e9


class Aim(NamedTuple):
    """The utility of a player: `win` for the win, `money` for each 100 florins of final margin.

    The money keeps play sensible if the game is almost decided.
    """

    win: float = 1.0
    money: float = 0.02


def utility(xp: Any, ahead: Outlook, florins: Array, aim: Aim) -> Array:
    """The active player's utility with `florins` more. The other's is `aim.win` less this."""
    return aim.win * win(xp, ahead, florins) + aim.money / 100 * (ahead.margin + florins)


Correct = Callable[[TurnState, Outlook], Outlook]
Look = Callable[[Any, Weights, TurnState], Outlook]  # as `net.outlook`


class Prospects(NamedTuple):
    """Both buyers' outlooks on a group, the price apart; a last axis of loadings.

    Each outlook is in the buyer's frame, whichever player begins the next turn.
    """

    mine: Outlook
    may_mine: Array  # bool: legal
    theirs: Outlook
    may_theirs: Array


def prospects(
    xp: Any,
    weights: Weights,
    state: TurnState,
    group: Array,
    wanted: Array | bool = True,
    part: float = 1.0,
    correct: Correct | None = None,
    look: Look = outlook,
) -> Prospects:
    """Both buyers' outlooks for every loading. `state` is already without the group's lots.

    Only loadings that are legal and `wanted` are evaluated. A compiled net needs a fixed batch
    size: `part` of all loadings at most; those beyond it count as illegal. `correct` may replace
    the net's outlook by a better one.
    """
    both = [widened(side) for side in (state, flip(state))]
    group = group[..., None]
    wanted = xp.asarray(wanted)[..., None]
    may = [may_load(xp, side, group, _SLOTS) & wanted for side in both]
    # One batch for the net: a new axis of buyers before that of loadings.
    shape = may[0].shape

    def joined(one: Array, two: Array) -> Array:
        return xp.stack([xp.broadcast_to(one, shape), xp.broadcast_to(two, shape)], -2)

    buyers = each(joined, *both)
    after = pinned(xp, loaded(xp, buyers, group[..., None], _SLOTS))
    seen = pinned(xp, joined(*may))
    ahead, evaluated = _outlooks(xp, weights, after, seen, part, correct, look)
    ahead = as_seen_by(xp, ahead, after.seat != buyers.seat)
    mine, theirs = (Outlook(*(_buyer(leaf, at, len(shape)) for leaf in ahead)) for at in (0, 1))
    return pinned(xp, Prospects(mine, evaluated[..., 0, :], theirs, evaluated[..., 1, :]))


def _outlooks(
    xp: Any,
    weights: Weights,
    state: TurnState,
    may: Array,
    part: float,
    correct: Correct | None,
    look: Look,
) -> tuple[Outlook, Array]:
    """Outlooks of the states selected by `may`, and which were evaluated."""
    if xp is np:
        at = np.flatnonzero(may)
    else:
        at = xp.nonzero(may.reshape(-1), size=int(part * may.size), fill_value=0)[0]

    def picked(leaf: Array) -> Array:
        return leaf.reshape(-1)[at]

    some = pinned(xp, each(picked, state))
    found = look(xp, weights, some)
    if correct is not None:
        found = correct(some, found)

    def back(leaf: Array) -> Array:
        shape = (may.size, *leaf.shape[1:])
        if xp is np:
            whole = np.zeros(shape, leaf.dtype)
            whole[at] = leaf
        else:
            whole = xp.zeros(shape, leaf.dtype).at[at].set(leaf)
        return whole.reshape(*may.shape, *leaf.shape[1:])

    whole = Outlook(*map(back, found))
    evaluated = may & back(xp.ones(at.shape, bool))
    return whole._replace(widths=xp.where(whole.widths > 0, whole.widths, 1)), evaluated


def _buyer(leaf: Array, at: int, axes: int) -> Array:
    """One buyer's part of a batch [..., 2, loadings] or [..., 2, loadings, BELLS]."""
    return leaf[..., at, :] if leaf.ndim == axes + 1 else leaf[..., at, :, :]


class Sale(NamedTuple):
    """How a group is sold if both play well; all in the active player's frame."""

    utility: Array  # to the active player
    price: Array  # int32, florins
    declined: Array  # bool: the active player buys
    slot: Array  # int32: the buyer's loading
    mine: Array  # expected final money of the active player, florins
    theirs: Array
    win: Array  # share of the win of the active player


class Terms(NamedTuple):
    """Both buyers' best loadings near the fair price, and the price at which they change places."""

    mine: Outlook  # if the active player buys
    my_slot: Array  # int32
    theirs: Outlook  # if the other does
    their_slot: Array
    # The highest price at which the other buys; -1 if there is none.
    low: Array  # int32, florins

    def kept(self, xp: Any, price: Array, aim: Aim) -> Array:
        """The active player's utility if that player buys."""
        return utility(xp, self.mine, -price, aim)

    def left(self, xp: Any, price: Array, aim: Aim) -> Array:
        """The active player's utility if the other buys."""
        return aim.win - utility(xp, self.theirs, -price, aim)


def terms(xp: Any, found: Prospects, aim: Aim, proof: Array | float = 0.0) -> Terms:
    """The terms of a sale. Loadings are those that are best near the fair price.

    A buyer who throws the group away pays for it only if that is better by more than `proof`.
    """
    keep = xp.where(found.may_mine, found.mine.margin, _NEVER).max(-1)
    leave = -xp.where(found.may_theirs, found.theirs.margin, _NEVER).max(-1)
    fair = xp.clip((keep - leave) / 2, 0, 2**_HALVINGS - 1)[..., None]
    mine, my_slot = pinned(xp, _best(xp, found.mine, found.may_mine, fair, aim))
    theirs, their_slot = pinned(xp, _best(xp, found.theirs, found.may_theirs, fair, aim))
    low = xp.zeros(mine.margin.shape, xp.int32) - 1
    at = Terms(mine, my_slot, theirs, their_slot, low)
    unsure = xp.where(their_slot == DISCARD_SLOT, proof, 0.0)
    for bit in reversed(range(_HALVINGS)):
        higher = low + (1 << bit)
        gain = at.kept(xp, higher, aim) - at.left(xp, higher, aim)
        cheap = gain >= xp.where(higher > 0, unsure, 0.0)
        low = pinned(xp, xp.where(cheap, higher, low))
    return at._replace(low=low)


def sale(xp: Any, found: Prospects, aim: Aim, proof: Array | float = 0.0) -> Sale:
    """Solves the auction. `proof`: see `terms`."""
    at = terms(xp, found, aim, proof)
    floor = xp.maximum(at.low, 0)
    above = at.low + 1
    at_floor = xp.where(at.low < 0, at.kept(xp, floor, aim), at.left(xp, floor, aim))
    at_ceiling = at.kept(xp, above, aim)
    unsure = xp.where(at.my_slot == DISCARD_SLOT, proof, 0.0)
    up = (at.low >= 0) & (at_ceiling > at_floor + unsure)
    price = xp.where(up, above, floor)
    unsure = xp.where((at.their_slot == DISCARD_SLOT) & (price > 0), proof, 0.0)
    declined = at.kept(xp, price, aim) <= at.left(xp, price, aim) + unsure
    paid = xp.where(declined, price, 0), xp.where(declined, 0, price)
    mine, theirs = at.mine, at.theirs
    return Sale(
        xp.where(up, at_ceiling, at_floor),
        price,
        declined,
        xp.where(declined, at.my_slot, at.their_slot),
        xp.where(declined, mine.mine, theirs.theirs) - paid[0],
        xp.where(declined, mine.theirs, theirs.mine) - paid[1],
        xp.where(declined, win(xp, mine, -price), 1 - win(xp, theirs, -price)),
    )


def _best(xp: Any, ahead: Outlook, may: Array, price: Array, aim: Aim) -> tuple[Outlook, Array]:
    """The outlook after the loading with the highest utility at this price, and its slot."""
    slot = xp.where(may, utility(xp, ahead, -price, aim), _NEVER).argmax(-1)
    return at_slot(xp, ahead, slot), slot.astype(xp.int32)


def at_slot(xp: Any, ahead: Outlook, slot: Array) -> Outlook:
    """The outlook of one loading: the last axis of loadings is indexed by `slot`."""
    at = slot[..., None]

    def taken(leaf: Array) -> Array:
        if leaf.ndim == at.ndim:
            return xp.take_along_axis(leaf, at, -1)[..., 0]
        return xp.take_along_axis(leaf, at[..., None], -2)[..., 0, :]

    return Outlook(*map(taken, ahead))
