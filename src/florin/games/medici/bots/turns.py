"""Turn-level array engine of Medici: many positions as arrays, and what a turn does to them.

Every function takes an array module `xp` first: NumPy when a bot plays, jax.numpy in training. Both
compute the same integers. Arrays may have any leading batch axes. Lockstep tests compare every
transition with the rules.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from florin.core.lots import Commodity, Lot, Lots
from florin.games.medici import board
from florin.games.medici.position import Phase, Position

Array = Any  # numpy.ndarray or jax.Array

COMMODITIES: Final = len(board.COMMODITIES)
VALUES: Final = max(board.VALUES) + 1  # 0 to 5
GOLD: Final = COMMODITIES * VALUES  # kind of the gold lot; kind of any other: commodity * 6 + value
KINDS: Final = GOLD + 1

# By kind, as arrays: how many there are, their value, one-hot commodity (gold has none).
COPIES: Final = np.array([board.VALUES.count(k % VALUES) for k in range(GOLD)] + [1], np.int32)
KIND_VALUE: Final = np.array([k % VALUES for k in range(GOLD)] + [board.GOLD.value], np.int32)
KIND_COMMODITY: Final = np.array(
    [[int(k // VALUES == c) for c in range(COMMODITIES)] for k in range(GOLD)]
    + [[0] * COMMODITIES],
    np.int32,
)

EDITIONS: Final = tuple(board.LEVEL_BONUS)
_LEVELS: Final = board.TOP_LEVEL + 1
_LEVEL_BONUS: Final = np.array(  # [edition * 8 + level]
    [board.LEVEL_BONUS[edition] for edition in EDITIONS], np.int32
).reshape(-1)


class TurnState(NamedTuple):
    """Positions of `n` buyers; all int32. `SHAPES` declares the axes after the batch axes."""

    day: Array  # 1 to 3; 4 once the game is over
    selector: Array
    money: Array
    levels: Array  # as of the last scoring
    counts: Array  # lots aboard by commodity
    cargo: Array  # value aboard
    size: Array  # lots aboard
    unseen: Array  # lots in the bag or set aside, by kind
    bag: Array  # how many of them are in the bag
    group_counts: Array  # by commodity
    group_value: Array
    group_size: Array
    offered: Array  # 1 if the group is complete and bidding is about to begin
    edition: Array  # index into EDITIONS (M26)


# Axes of each field after the batch axes; "n" is the number of buyers.
SHAPES: Final[dict[str, tuple[int | str, ...]]] = {
    "day": (),
    "selector": (),
    "money": ("n",),
    "levels": ("n", COMMODITIES),
    "counts": ("n", COMMODITIES),
    "cargo": ("n",),
    "size": ("n",),
    "unseen": (KINDS,),
    "bag": (),
    "group_counts": (COMMODITIES,),
    "group_value": (),
    "group_size": (),
    "offered": (),
    "edition": (),
}


def kind_of(lot: Lot) -> int:
    """The number of a kind of lot: commodity * 6 + value; gold is the last."""
    if lot.commodity is Commodity.GOLD:
        return GOLD
    return board.STALL_OF[lot.commodity] * VALUES + lot.value


def turn_state(position: Position) -> TurnState:
    """The position as a batch of one. `offered` is 1 in the bidding phase."""
    over = position.phase is Phase.OVER

    def row(numbers: object) -> Array:
        return np.asarray([numbers], np.int32)

    return TurnState(
        day=row(position.day + over),
        selector=row(position.selector),
        money=row(position.money),
        levels=row(position.levels),
        counts=row([_by_commodity(ship) for ship in position.ships]),
        cargo=row([sum(lot.value for lot in ship) for ship in position.ships]),
        size=row([len(ship) for ship in position.ships]),
        unseen=row(np.bincount([kind_of(lot) for lot in position.unseen], minlength=KINDS)),
        bag=row(position.bag),
        group_counts=row(_by_commodity(position.group)),
        group_value=row(sum(lot.value for lot in position.group)),
        group_size=row(len(position.group)),
        offered=row(position.phase is Phase.BID),
        edition=row(EDITIONS.index(position.setup.edition)),
    )


def _by_commodity(lots: Lots) -> list[int]:
    counts = [0] * COMMODITIES
    for lot in lots:
        if lot.commodity is not Commodity.GOLD:
            counts[board.STALL_OF[lot.commodity]] += 1
    return counts


def new_games(xp: Any, selector: Array, players: int, edition: Array) -> TurnState:
    """Games before the first lot; `selector` [batch] begins, `edition` [batch] scores."""
    zero = xp.zeros_like(selector)
    seats = xp.zeros((*selector.shape, players), selector.dtype)
    stalls = xp.zeros((*selector.shape, players, COMMODITIES), selector.dtype)
    copies = xp.asarray(COPIES.astype(selector.dtype))
    return TurnState(
        day=zero + 1,
        selector=selector,
        money=seats + board.CAPITAL[players],
        levels=stalls,
        counts=stalls,
        cargo=seats,
        size=seats,
        unseen=xp.broadcast_to(copies, (*selector.shape, KINDS)),
        bag=zero + board.LOTS_PER_BUYER * players,
        group_counts=stalls[..., 0, :],
        group_value=zero,
        group_size=zero,
        offered=zero,
        edition=edition,
    )


# -- batches --------------------------------------------------------------------------------------


def rows(state: TurnState, keep: Array) -> TurnState:
    """Some rows of a batch, by index or mask."""
    return TurnState(*(field[keep] for field in state))


def joined(states: list[TurnState]) -> TurnState:
    """Batches one after the other, in NumPy."""
    return TurnState(*(np.concatenate(fields) for fields in zip(*states, strict=True)))


def repeated(xp: Any, state: TurnState, times: int) -> TurnState:
    """[batch] to [batch * times], each row `times` times."""
    return TurnState(*(xp.repeat(field, times, 0) for field in state))


def where(xp: Any, condition: Array, then: TurnState, otherwise: TurnState) -> TurnState:
    """Game by game, one state or the other; `condition` has the batch axes."""

    def pick(a: Array, b: Array) -> Array:
        return xp.where(condition.reshape(condition.shape + (1,) * (a.ndim - condition.ndim)), a, b)

    return TurnState(*map(pick, then, otherwise))


# -- scoring --------------------------------------------------------------------------------------


def awards(xp: Any, levels: Array) -> Array:
    """M21 by seat and stall, from levels [..., n, 5]."""
    mine, theirs = levels[..., :, None, :], levels[..., None, :, :]
    above = (theirs > mine).sum(-2)
    level = (theirs == mine).sum(-2)
    first, second = board.STALL_PAY
    alone = xp.where(level == 1, first, (first + second) // level)
    return xp.where(above == 0, alone, xp.where(above == 1, second // level, 0))


def bonuses(xp: Any, levels: Array, edition: Array) -> Array:
    """M22 and M26 by seat and stall, from levels [..., n, 5] and editions [...]."""
    return xp.take(xp.asarray(_LEVEL_BONUS), levels + _LEVELS * edition[..., None, None])


def cargo_pay(xp: Any, cargo: Array) -> Array:
    """M18 and M19 by seat, from cargo values [..., n]."""
    mine, theirs = cargo[..., :, None], cargo[..., None, :]
    above = (theirs > mine).sum(-1)
    level = (theirs == mine).sum(-1)
    places = xp.asarray(np.cumsum((0, *board.CARGO_PAY[cargo.shape[-1]])).astype(np.int32))
    return (xp.take(places, above + level) - xp.take(places, above)) // level


def climbed(xp: Any, state: TurnState) -> Array:
    """Levels with today's lots (M20), [..., n, 5]."""
    return xp.minimum(state.levels + state.counts, board.TOP_LEVEL)


def day_pay(xp: Any, state: TurnState) -> Array:
    """What each seat would be paid if the day ended now, [..., n]."""
    levels = climbed(xp, state)
    stalls = (awards(xp, levels) + bonuses(xp, levels, state.edition)).sum(-1)
    return cargo_pay(xp, state.cargo) + stalls


def win_shares(money: Array) -> Array:
    """M24: the win, shared among the seats with most money, [..., n]."""
    best = (money == money.max(-1, keepdims=True)).astype(np.float32)
    return best / best.sum(-1, keepdims=True)


# -- transitions ----------------------------------------------------------------------------------


def is_over(state: TurnState) -> Array:
    """Whether the game is over, [...]."""
    return state.day > board.DAYS


def drawn_kind(xp: Any, unseen: Array, ticket: Array) -> Array:
    """The kind that a uniform number from 0 to 1 draws, each as likely as it is numerous.

    `unseen` [..., 31] must broadcast with `ticket` [...].
    """
    sums = xp.cumsum(unseen, -1)
    return (sums <= (ticket * sums[..., -1])[..., None]).sum(-1).clip(0, KINDS - 1)


def with_lot(xp: Any, state: TurnState, kind: Array) -> TurnState:
    """The lot of this kind leaves the bag and joins the group."""
    drawn = (xp.arange(KINDS) == kind[..., None]).astype(state.unseen.dtype)
    return state._replace(
        unseen=state.unseen - drawn,
        bag=state.bag - 1,
        group_counts=state.group_counts + drawn @ xp.asarray(KIND_COMMODITY),
        group_value=state.group_value + drawn @ xp.asarray(KIND_VALUE),
        group_size=state.group_size + 1,
    )


def can_grow(xp: Any, state: TurnState) -> Array:
    """M8, M9, M16: whether the selector may draw on."""
    room = board.HOLDS - state.size.min(-1)
    most = xp.minimum(room, board.GROUP_LIMIT)
    return (state.group_size < most) & (state.bag > 0)


def can_bid(state: TurnState) -> Array:
    """M10, M11: the seats with room for the group and a florin, [..., n]."""
    room = board.HOLDS - state.size
    return (room >= state.group_size[..., None]) & (state.money > 0)


def one_has_room(state: TurnState) -> Array:
    """M15: whether a single buyer has room left, who is the selector and loads free lots."""
    return (state.size < board.HOLDS).sum(-1) == 1


def sold(xp: Any, state: TurnState, seat: Array, florins: Array) -> TurnState:
    """After the sale to `seat` (-1: no sale) at `florins`: between turns, a finished day scored.

    If several seats have least money at the end of a day, the first of them is the selector. A
    caller that needs the lot's decision asks `least`.
    """
    n = state.money.shape[-1]
    buyer = (xp.arange(n) == seat[..., None]).astype(state.size.dtype)
    none = xp.zeros_like(state.group_value)
    return _next_turn(
        xp,
        state._replace(
            money=state.money - buyer * florins[..., None],
            counts=state.counts + buyer[..., None] * state.group_counts[..., None, :],
            cargo=state.cargo + buyer * state.group_value[..., None],
            size=state.size + buyer * state.group_size[..., None],
            group_counts=xp.zeros_like(state.group_counts),
            group_value=none,
            group_size=none,
            offered=none,
        ),
    )


def _next_turn(xp: Any, state: TurnState) -> TurnState:
    """The next buyer with room selects (M14); if the bag is empty the day is scored."""
    n = state.money.shape[-1]
    seats = xp.arange(n)
    steps = (seats - state.selector[..., None] - 1) % n
    waiting = xp.where(state.size < board.HOLDS, steps, n)
    state = state._replace(selector=xp.argmin(waiting, -1).astype(state.selector.dtype))
    ends = state.bag == 0
    if xp is np and not ends.any():
        return state  # scoring takes longer than all the rest
    return where(xp, ends, end_day(xp, state), state)


def with_free_lot(xp: Any, state: TurnState, kind: Array) -> TurnState:
    """M15: the lot of this kind goes straight aboard the selector's ship."""
    n = state.money.shape[-1]
    here = (xp.arange(n) == state.selector[..., None]).astype(state.size.dtype)
    one = with_lot(xp, state, kind)
    return state._replace(
        unseen=one.unseen,
        bag=one.bag,
        counts=state.counts + here[..., None] * one.group_counts[..., None, :],
        cargo=state.cargo + here * one.group_value[..., None],
        size=state.size + here,
    )


def may_load_free(xp: Any, state: TurnState) -> Array:
    """M15, M16: whether the selector's ship has room and the bag has lots."""
    size = xp.take_along_axis(state.size, state.selector[..., None], -1)[..., 0]
    return (size < board.HOLDS) & (state.bag > 0)


def load_free(xp: Any, state: TurnState, tickets: Array) -> TurnState:
    """M15: the last buyer with room loads free lots until the ship is full or the bag is empty.

    `tickets` [..., 5] draw the lots (see `drawn_kind`). The day is not scored yet.
    """
    for at in range(board.HOLDS):
        kind = drawn_kind(xp, state.unseen, tickets[..., at])
        one = with_free_lot(xp, state, kind)
        state = where(xp, may_load_free(xp, state), one, state)
    return state


def end_day(xp: Any, state: TurnState) -> TurnState:
    """The day scored and the next begun; `day` passes 3 if the game is over."""
    money = state.money + day_pay(xp, state)
    n = money.shape[-1]
    copies = xp.asarray(COPIES.astype(state.unseen.dtype))
    return state._replace(
        day=state.day + 1,
        selector=xp.argmin(money, -1).astype(state.selector.dtype),
        money=money,
        levels=climbed(xp, state),
        counts=xp.zeros_like(state.counts),
        cargo=xp.zeros_like(state.cargo),
        size=xp.zeros_like(state.size),
        unseen=xp.broadcast_to(copies, state.unseen.shape),
        bag=xp.full_like(state.bag, board.LOTS_PER_BUYER * n),
    )


def least(state: TurnState) -> Array:
    """The seats with least money, [..., n]: one of them begins the day (M7)."""
    return state.money == state.money.min(-1, keepdims=True)
