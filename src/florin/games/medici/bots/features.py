"""The net's inputs, in the seat frame: seats go clockwise from the selector, who is seat 0.

Commodities are interchangeable, so each has its own row of the same features and the net treats
them alike; what belongs to no commodity is one row of globals.
"""

from __future__ import annotations

from typing import Any, Final

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

# The globals begin with money, money and projected money against the mean: florins for one unit.
MONEY_SCALES: Final = (40, 20, 20)


def per_commodity(players: int) -> int:
    """Features in each commodity's row."""
    return (board.TOP_LEVEL + 4) * players + VALUES + 2


def global_features(players: int) -> int:
    """Features in the row of globals."""
    return (board.HOLDS + 7) * players + 17


def features(xp: Any, state: TurnState) -> tuple[Array, Array]:
    """Rows of commodities [..., 5, F] and of globals [..., G]."""
    n = state.money.shape[-1]
    seats = frame_seats(xp, state)
    dtype = np.float32

    def turned(by_seat: Array) -> Array:
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

    def centred(numbers: Array) -> Array:
        numbers = numbers.astype(dtype)
        return numbers - numbers.mean(-1, keepdims=True)

    free = board.HOLDS - size
    holds = (free[..., None] == xp.arange(board.HOLDS + 1)).reshape((*batch, -1))
    hidden = state.unseen.sum(-1)
    worth = state.unseen @ xp.asarray(KIND_VALUE)
    lone = (free > 0).sum(-1) == 1

    def column(numbers: Array, scale: float) -> Array:
        return real(numbers[..., None], scale)

    table = xp.concatenate(
        [
            real(money, MONEY_SCALES[0]),
            centred(money) * dtype(1 / MONEY_SCALES[1]),
            centred(projected) * dtype(1 / MONEY_SCALES[2]),
            real(turned(state.cargo), 15),
            real(pay, 30),
            centred(turned(state.cargo)) * dtype(1 / 10),
            holds.astype(dtype),
            (state.day[..., None] == xp.arange(1, board.DAYS + 1)).astype(dtype),
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
    return rows, table
