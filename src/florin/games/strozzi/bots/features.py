"""The net's inputs: features of a position between turns, in the active player's frame.

By harbour, the lead in value and the room left; by track, where the marker stands with this round's
lots; the ships that are not loaded yet; the lots in the bag. Money is left out: players may owe any
amount, so money decides only who is ahead.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from florin.arrays import cargo
from florin.games.strozzi import board
from florin.games.strozzi.bots.turns import (
    HARBOURS,
    Array,
    TurnState,
    pays,
    pinned,
    standing,
    track_pay,
)
from florin.games.strozzi.observation import TRACKS

_LOTS: Final = len(board.LOTS)
_GOODS: Final = len(board.COMMODITIES)
_VALUES: Final = np.array([lot.value for lot in board.LOTS], np.float32)
_FAR: Final = np.arange(-6, 7, dtype=np.int32)  # markers further out are as good as at its ends
_LEADS: Final = np.array((-9, -6, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 7, 10), np.int32)
_ROOMS: Final = np.arange(-1, max(board.SHIPS) + 1, dtype=np.int32)  # -1: no ship there
WIDTH: Final = (
    board.ROUNDS
    + 1  # the player who begins the next round
    + 2 * len(board.SHIPS)  # not loaded yet
    + 2 * HARBOURS * len(_ROOMS)
    + HARBOURS * (1 + len(_LEADS))
    + len(TRACKS) * (1 + len(_FAR))
    + _LOTS
    + _GOODS  # lots left of each
    + 6  # lots and value in the bag, free holds, pay so far
    + 3 * len(TRACKS)  # what each track pays now, and with the marker a field on either side
    + len(board.TRACK_PAY)  # the length of the tracks
)


def features(xp: Any, state: TurnState) -> Array:
    """float32 [..., WIDTH]; all fields of `state` have the same shape [...]."""
    stand = pinned(xp, standing(xp, state))
    shape = state.unseen.shape

    def numbers(values: list[Array]) -> Array:
        return xp.stack([v.astype(xp.float32) for v in values], -1)

    def flat(found: Array) -> Array:
        return found.astype(xp.float32).reshape(*shape, -1)

    rounds = [state.round == at + 1 for at in range(board.ROUNDS)]
    begins = xp.where(rounds[0], board.STARTERS[1], board.STARTERS[2])
    begins = xp.where(rounds[2], 0, 1 - 2 * (begins != state.seat))
    home = [[cargo.dock(ship) == 0 for ship in fleet] for fleet in (state.mine, state.theirs)]
    rooms = xp.stack(
        [
            xp.where(holds > 0, room, -1)
            for docked, free in zip(stand.docked, stand.rooms, strict=True)
            for holds, room in zip(docked, free, strict=True)
        ],
        -1,
    )
    free = [
        sum(rooms[side] for rooms in stand.rooms)
        + sum(here * holds for here, holds in zip(home[side], board.SHIPS, strict=True))
        for side in (0, 1)
    ]
    harbours, tracks = pays(xp, stand, state.track)
    lengths = [state.track == length for length in board.TRACK_PAY]
    fields = [
        track_pay(xp, marker + step, state.track) for step in (0, 1, -1) for marker in stand.markers
    ]
    rooms, leads, markers, bag, harbours, tracks = pinned(
        xp,
        (
            rooms,
            xp.stack(stand.leads, -1),
            xp.stack(stand.markers, -1),
            _bag(xp, state.unseen),
            harbours,
            tracks,
        ),
    )
    return xp.concatenate(
        [
            numbers([*rounds, begins, *home[0], *home[1]]),
            flat(rooms[..., None] == _ROOMS),
            leads.astype(xp.float32) / 8,
            flat(leads[..., None] >= _LEADS),
            markers.astype(xp.float32) / 4,
            flat(xp.clip(markers, _FAR[0], _FAR[-1])[..., None] == _FAR),
            bag,
            bag[..., : _LOTS - 2].reshape(*shape, _GOODS, -1).sum(-1) / 4,
            numbers(
                [
                    bag.sum(-1) / 16,
                    (bag * _VALUES).sum(-1) / 32,
                    free[0] / 8,
                    free[1] / 8,
                    (harbours[0] - harbours[1]) / 32,
                    (tracks[0] - tracks[1]) / 32,
                    *(pay / 20 for pay in fields),
                    *lengths,
                ]
            ),
        ],
        -1,
    )


def _bag(xp: Any, unseen: Array) -> Array:
    """float32 [..., 26]: the lots in the bag; one left of two equal lots is always the first."""
    each = [(unseen >> np.uint32(at)) & np.uint32(1) for at in range(_LOTS)]
    for low in range(_LOTS - 1):
        if board.LOTS[low] is board.LOTS[low + 1]:
            one, two = each[low], each[low + 1]
            each[low], each[low + 1] = one | two, one & two
    return xp.stack([bit.astype(xp.float32) for bit in each], -1)
