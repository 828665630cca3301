# pyright: basic
"""The sale of a group, solved: best loadings, the price that leaves the other no good choice.

Buying costs the buyer p and gives him the group; whoever buys is active next. So both buyers'
prospects are the same question, asked from two seats: the best loading, then `worth` of its outlook
with p florins less. The active player's worth falls with p if he buys and rises if the other does;
the best price lies where the two lines cross, and whole numbers on both sides of it are tried.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import numpy as np

from florin.games.strozzi.bots.net import Outlook, Weights, outlook, win
from florin.games.strozzi.bots.sea import LOADINGS, Sea, flip, may_load, pinned, settle, widened

_SLOTS: Final = np.arange(len(LOADINGS), dtype=np.int32)
_HALVINGS: Final = 7  # prices from 0 to 127 are considered
_NEVER: Final = -1e9


class Aim(NamedTuple):
    """What a player plays for: share of the win, and money at `money` shares per 100 florins.

    The money keeps play sensible where the game is as good as decided.
    """

    win: float = 1.0
    money: float = 0.02


def worth(ahead: Outlook, florins: Any, aim: Aim, xp: Any) -> Any:
    """The active player's worth with `florins` more. The other's is `aim.win` less this."""
    return aim.win * win(ahead, florins, xp) + aim.money / 100 * (ahead.margin + florins)


Correct = Callable[[Sea, Outlook], Outlook]
Look = Callable[[Weights, Sea, Any, Any], Outlook]  # as `net.outlook`


class Prospects(NamedTuple):
    """What each buyer could make of a group, the price apart: a last axis of loadings.

    Each outlook is that of the buyer's seat, whoever begins the next turn.
    """

    mine: Outlook
    may_mine: Any  # bool: legal
    theirs: Outlook
    may_theirs: Any


def prospects(
    weights: Weights,
    sea: Sea,
    group: Any,
    xp: Any,
    wanted: Any = True,
    part: float = 1.0,
    correct: Correct | None = None,
    look: Look = outlook,
) -> Prospects:
    """Both buyers' outlooks for every loading. `sea` is already without the group's lots.

    Only what is legal and `wanted` is looked at. A compiled net needs to know beforehand how much
    that is: `part` of the whole batch at most; what goes beyond that counts as illegal. `correct`
    may put what it knows better in the place of the net's outlook.
    """
    both = [widened(side) for side in (sea, flip(sea))]
    group = group[..., None]
    wanted = xp.asarray(wanted)[..., None]
    may = [may_load(side, group, _SLOTS, xp) & wanted for side in both]
    # One batch, for the net's sake: a new axis of buyers before that of loadings.
    shape = may[0].shape

    def joined(one: Any, two: Any) -> Any:
        return xp.stack([xp.broadcast_to(one, shape), xp.broadcast_to(two, shape)], -2)

    def zipped(one: Any, two: Any) -> Any:
        return tuple(map(joined, one, two)) if isinstance(one, tuple) else joined(one, two)

    buyers = Sea(*map(zipped, *both))
    after, over = pinned(settle(buyers, group[..., None], _SLOTS, xp), xp)
    seen = pinned(joined(*may), xp)
    ahead, looked = _outlooks(weights, after, over, seen, part, correct, look, xp)
    ahead = as_seat(ahead, after.seat != buyers.seat, xp)
    mine, theirs = (Outlook(*(_buyer(leaf, at, len(shape)) for leaf in ahead)) for at in (0, 1))
    return pinned(Prospects(mine, looked[..., 0, :], theirs, looked[..., 1, :]), xp)


def _outlooks(
    weights: Weights,
    sea: Sea,
    over: Any,
    may: Any,
    part: float,
    correct: Correct | None,
    look: Look,
    xp: Any,
) -> tuple[Outlook, Any]:
    """Outlooks where `may`, and where they were made."""
    if xp is np:
        at = np.flatnonzero(may)
    else:
        at = xp.nonzero(may.reshape(-1), size=int(part * may.size), fill_value=0)[0]

    def some(leaf: Any) -> Any:
        return leaf.reshape(-1)[at]

    seen = Sea(*(tuple(map(some, f)) if isinstance(f, tuple) else some(f) for f in sea))
    found = look(weights, pinned(seen, xp), some(over), xp)
    if correct is not None:
        found = correct(seen, found)

    def back(leaf: Any) -> Any:
        shape = (may.size, *leaf.shape[1:])
        if xp is np:
            whole = np.zeros(shape, leaf.dtype)
            whole[at] = leaf
        else:
            whole = xp.zeros(shape, leaf.dtype).at[at].set(leaf)
        return whole.reshape(*may.shape, *leaf.shape[1:])

    whole = Outlook(*map(back, found))
    looked = may & back(xp.ones(at.shape, bool))
    return whole._replace(widths=xp.maximum(whole.widths, 1)), looked


def _buyer(leaf: Any, at: int, axes: int) -> Any:
    """The part of a batch [..., 2, loadings, maybe bells] that belongs to one buyer."""
    return leaf[..., at, :] if leaf.ndim == axes + 1 else leaf[..., at, :, :]


def as_seat(ahead: Outlook, other: Any, xp: Any) -> Outlook:
    """The outlook as the other player has it where `other`."""
    return ahead._replace(
        mine=xp.where(other, ahead.theirs, ahead.mine),
        theirs=xp.where(other, ahead.mine, ahead.theirs),
        offsets=xp.where(other[..., None], -ahead.offsets, ahead.offsets),
    )


class Sale(NamedTuple):
    """How a group will be sold if both play well."""

    worth: Any  # to the active player
    price: Any  # int32, florins
    declined: Any  # bool: the active player buys
    slot: Any  # int32: the buyer's loading
    mine: Any  # expected final money of the active player, florins
    theirs: Any
    win: Any  # share of the win of the active player


class Terms(NamedTuple):
    """Both buyers' best loadings near the fair price, and the price at which they turn."""

    mine: Outlook  # if the active player buys
    my_slot: Any  # int32
    theirs: Outlook  # if the other does
    their_slot: Any
    # The highest price at which leaving it is no better for the active player than keeping it; -1
    # where there is none.
    low: Any  # int32, florins

    def kept(self, price: Any, aim: Aim, xp: Any) -> Any:
        """The active player's worth if he buys."""
        return worth(self.mine, -price, aim, xp)

    def left(self, price: Any, aim: Aim, xp: Any) -> Any:
        """His worth if the other does."""
        return aim.win - worth(self.theirs, -price, aim, xp)


def terms(found: Prospects, aim: Aim, xp: Any) -> Terms:
    """Loadings are those that are best near the fair price."""
    keep = xp.where(found.may_mine, found.mine.margin, _NEVER).max(-1)
    leave = -xp.where(found.may_theirs, found.theirs.margin, _NEVER).max(-1)
    fair = xp.clip((keep - leave) / 2, 0, 2**_HALVINGS - 1)[..., None]
    mine, my_slot = pinned(_best(found.mine, found.may_mine, fair, aim, xp), xp)
    theirs, their_slot = pinned(_best(found.theirs, found.may_theirs, fair, aim, xp), xp)
    low = xp.zeros(mine.margin.shape, xp.int32) - 1
    at = Terms(mine, my_slot, theirs, their_slot, low)
    for bit in reversed(range(_HALVINGS)):
        higher = low + (1 << bit)
        cheap = at.left(higher, aim, xp) <= at.kept(higher, aim, xp)
        low = pinned(xp.where(cheap, higher, low), xp)
    return at._replace(low=low)


def sale(found: Prospects, aim: Aim, xp: Any) -> Sale:
    """Solves the auction."""
    at = terms(found, aim, xp)
    floor = xp.maximum(at.low, 0)
    at_floor = xp.minimum(at.left(floor, aim, xp), at.kept(floor, aim, xp))
    at_ceiling = at.kept(at.low + 1, aim, xp)
    up = (at.low >= 0) & (at_ceiling > at_floor)
    price = xp.where(up, at.low + 1, floor)
    declined = at.kept(price, aim, xp) <= at.left(price, aim, xp)
    paid = xp.where(declined, price, 0), xp.where(declined, 0, price)
    mine, theirs = at.mine, at.theirs
    return Sale(
        xp.where(up, at_ceiling, at_floor),
        price,
        declined,
        xp.where(declined, at.my_slot, at.their_slot),
        xp.where(declined, mine.mine, theirs.theirs) - paid[0],
        xp.where(declined, mine.theirs, theirs.mine) - paid[1],
        xp.where(declined, win(mine, -price, xp), 1 - win(theirs, -price, xp)),
    )


def _best(ahead: Outlook, may: Any, price: Any, aim: Aim, xp: Any) -> tuple[Outlook, Any]:
    """The outlook after the loading that is worth most at this price, and its number."""
    slot = xp.where(may, worth(ahead, -price, aim, xp), _NEVER).argmax(-1)
    return loaded(ahead, slot, xp), slot.astype(xp.int32)


def loaded(ahead: Outlook, slot: Any, xp: Any) -> Outlook:
    """The outlook of one loading."""
    at = slot[..., None]

    def taken(leaf: Any) -> Any:
        if leaf.ndim == at.ndim:
            return xp.take_along_axis(leaf, at, -1)[..., 0]
        return xp.take_along_axis(leaf, at[..., None], -2)[..., 0, :]

    return Outlook(*map(taken, ahead))
