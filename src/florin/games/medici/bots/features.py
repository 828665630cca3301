"""The net's inputs, in the seat frame: seats go clockwise from the selector, who is seat 0.

Commodities are interchangeable, so each has its own row of the same features and the net treats
them alike; what belongs to no commodity is one row of globals. There are several designs. The nets
of the package use `margins`. The others belong to opponents for training and tests, which should
see the game in other terms.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from florin.games.medici import board
from florin.games.medici.bots.seat_frame import frame_seats
from florin.games.medici.bots.turns import (
    COMMODITIES,
    GOLD,
    KIND_VALUE,
    VALUES,
    Array,
    TurnState,
    awards,
    bonuses,
    cargo_pay,
    climbed,
)


class Design(NamedTuple):
    """Which features a net has, and how its globals begin."""

    name: str
    # The globals begin with blocks of money by seat: florins for one unit, and whether the mean is
    # subtracted. The last block is projected money if there are two or more.
    money: tuple[tuple[int, bool], ...]


BASE: Final = Design("base", ((40, False), (20, True), (20, True)))
MARGINS: Final = Design("margins", BASE.money)  # base, the edition, and margins between seats
PLAIN: Final = Design("plain", ((40, False),))  # no pay is computed
RANKS: Final = Design("ranks", ((60, False), (15, True)))  # thresholds instead of one-hot levels
DESIGNS: Final = {design.name: design for design in (BASE, MARGINS, PLAIN, RANKS)}

MONEY_MARGINS: Final = (8,)  # florins at which a difference of money is clipped
PROJECTED_MARGINS: Final = (3, 10, 30)  # the same with the pay if the day ended now
CARGO_MARGINS: Final = (1, 5)
_PER_PAIR: Final = len(MONEY_MARGINS) + len(PROJECTED_MARGINS)


def per_commodity(players: int, design: Design = MARGINS) -> int:
    """Features in each commodity's row."""
    if design is PLAIN:
        return 2 * players + 2
    if design is RANKS:
        return (board.TOP_LEVEL + 3) * players + 2
    return (board.TOP_LEVEL + 4) * players + VALUES + 2


def global_features(players: int, design: Design = MARGINS) -> int:
    """Features in the row of globals."""
    if design is PLAIN:
        return 3 * players + 9
    if design is RANKS:
        return 5 * players + 10
    base = (board.HOLDS + 7) * players + 17
    return base + 1 + len(CARGO_MARGINS) * len(pairs(players)) if design is MARGINS else base


def money_margins(players: int) -> int:
    """Features that `margins` gives."""
    return _PER_PAIR * len(pairs(players))


def design_of(weights: Any, players: int) -> Design:
    """The design of a net, which the shapes of its weights show."""
    shape = weights["row.w"].shape[0], weights["in.g"].shape[0]
    for design in DESIGNS.values():
        if shape == (per_commodity(players, design), global_features(players, design)):
            return design
    raise ValueError(f"no design has {shape[0]} and {shape[1]} features with {players} buyers")


def pairs(players: int) -> list[tuple[int, int]]:
    """Pairs of seats of the frame."""
    return [(one, two) for one in range(players) for two in range(one + 1, players)]


def margins(xp: Any, money: Array, pay: Array) -> Array:
    """Clipped differences of money and projected money between seats, [..., money_margins].

    `money` [..., n] and `pay` [..., n] (if the day ended now) are in the seat frame, float32.
    """
    one, two = np.array(pairs(money.shape[-1])).T
    ahead = money[..., one] - money[..., two]
    projected = ahead + (pay[..., one] - pay[..., two])
    clipped = [_clipped(xp, ahead, at) for at in MONEY_MARGINS]
    return xp.concatenate(clipped + [_clipped(xp, projected, at) for at in PROJECTED_MARGINS], -1)


def _clipped(xp: Any, numbers: Array, at: int) -> Array:
    return xp.clip(numbers * np.float32(1 / at), np.float32(-1), np.float32(1))


def features(xp: Any, state: TurnState, design: Design = MARGINS) -> tuple[Array, Array]:
    """Rows of commodities [..., 5, F] and of globals [..., G]."""
    n = state.money.shape[-1]
    seats = frame_seats(xp, state)
    dtype = np.float32

    def turned(by_seat: Array) -> Array:
        if xp is np and seats.ndim == 2:  # the same, faster
            return by_seat[np.arange(len(seats))[:, None], seats]
        index = seats.reshape(seats.shape + (1,) * (by_seat.ndim - seats.ndim))
        return xp.take_along_axis(by_seat, xp.broadcast_to(index, by_seat.shape), seats.ndim - 1)

    def real(numbers: Array, scale: float) -> Array:
        return numbers.astype(dtype) * dtype(1 / scale)

    levels = turned(climbed(xp, state))
    award, bonus = awards(xp, levels), bonuses(xp, levels, state.edition)
    pay = cargo_pay(xp, turned(state.cargo))
    money = turned(state.money)
    projected = money + pay + (award + bonus).sum(-1)
    size = turned(state.size)

    def by_commodity(by_seat: Array) -> Array:
        return xp.swapaxes(by_seat, -1, -2)  # [..., n, 5] -> [..., 5, n]

    batch = state.bag.shape
    on_level = by_commodity(levels)[..., None] == xp.arange(board.TOP_LEVEL + 1)
    unseen = state.unseen[..., :GOLD].reshape((*batch, COMMODITIES, VALUES))

    def centred(numbers: Array) -> Array:
        numbers = numbers.astype(dtype)
        return numbers - numbers.mean(-1, keepdims=True)

    def column(numbers: Array, scale: float) -> Array:
        return real(numbers[..., None], scale)

    free = board.HOLDS - size
    hidden = state.unseen.sum(-1)
    days = (state.day[..., None] == xp.arange(1, board.DAYS + 1)).astype(dtype)
    if design is PLAIN:
        rows = xp.concatenate(
            [
                real(by_commodity(levels), 3),
                real(by_commodity(turned(state.counts)), 2),
                real(unseen.sum(-1)[..., None], 4),
                real(state.group_counts[..., None], 1),
            ],
            -1,
        )
        table = xp.concatenate(
            [
                real(money, 40),
                real(turned(state.cargo), 10),
                real(free, 3),
                days,
                column(state.group_size, 2),
                column(state.group_value, 8),
                column(state.offered, 1),
                column(state.bag, 12),
                column(hidden - state.bag, 9),
                column(state.unseen[..., GOLD], 1),
            ],
            -1,
        )
        return rows, table
    if design is RANKS:
        reached = by_commodity(levels)[..., None] >= xp.arange(1, board.TOP_LEVEL + 1)
        rows = xp.concatenate(
            [
                reached.reshape((*batch, COMMODITIES, n * board.TOP_LEVEL)).astype(dtype),
                real(by_commodity(award), 10),
                real(by_commodity(bonus), 20),
                real(by_commodity(turned(state.counts)), 3),
                real((unseen * xp.arange(VALUES)).sum(-1)[..., None], 10),
                real(state.group_counts[..., None], 1),
            ],
            -1,
        )
        table = xp.concatenate(
            [
                real(money, 60),
                centred(projected) * dtype(1 / 15),
                real(pay, 30),
                centred(turned(state.cargo)) * dtype(1 / 8),
                real(free, 5),
                days,
                column(state.group_size, 3),
                column(state.group_value, 10),
                column(state.offered, 1),
                column(state.bag, 18),
                column(state.bag - free.sum(-1), 6),
                column(state.unseen[..., GOLD], 1),
                column((free > 0).sum(-1) == 1, 1),
            ],
            -1,
        )
        return rows, table
    rows = xp.concatenate(
        [
            on_level.reshape((*batch, COMMODITIES, n * (board.TOP_LEVEL + 1))).astype(dtype),
            real(by_commodity(turned(state.counts)), 2),
            real(by_commodity(award), 10),
            real(by_commodity(bonus), 20),
            real(unseen, 1),
            real(unseen.sum(-1)[..., None], 4),
            real(state.group_counts[..., None], 1),
        ],
        -1,
    )

    holds = (free[..., None] == xp.arange(board.HOLDS + 1)).reshape((*batch, -1))
    worth = state.unseen @ xp.asarray(KIND_VALUE)
    lone = (free > 0).sum(-1) == 1
    table = xp.concatenate(
        [
            real(money, 40),
            centred(money) * dtype(1 / 20),
            centred(projected) * dtype(1 / 20),
            real(turned(state.cargo), 15),
            real(pay, 30),
            centred(turned(state.cargo)) * dtype(1 / 10),
            holds.astype(dtype),
            days,
            (state.group_size[..., None] == xp.arange(board.GROUP_LIMIT + 1)).astype(dtype),
            column(state.group_value, 8),
            column(state.offered, 1),
            column(state.bag, 18),
            column(free.sum(-1), 10),
            column(state.bag - free.sum(-1), 6),
            column(hidden - state.bag, 9),
            column(worth, 50),
            column(worth, 1) / xp.maximum(column(hidden, 1), dtype(1)) * dtype(1 / 3),
            column(state.unseen[..., GOLD], 1),
            column(lone, 1),
        ],
        -1,
    )
    if design is BASE:
        return rows, table
    one, two = np.array(pairs(n)).T
    cargo = turned(state.cargo).astype(dtype)
    ahead = cargo[..., one] - cargo[..., two]
    clipped = [_clipped(xp, ahead, at) for at in CARGO_MARGINS]
    return rows, xp.concatenate([table, column(state.edition, 1), *clipped], -1)
