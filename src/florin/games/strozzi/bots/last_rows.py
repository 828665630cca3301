"""Rows of numbers for positions near the end of the last round, without what no longer matters.

A row holds the free holds and the harbours of six ships, three leads and eight markers, as the
active player sees them. `FIXED` stands for a lead or a marker that nothing changes any more.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb
from typing import Any, Final, NamedTuple

import numpy as np

from florin.arrays import cargo
from florin.games.strozzi import board
from florin.games.strozzi.bots.turns import HARBOURS, MIDDLE, Array, TurnState
from florin.games.strozzi.observation import TRACKS, cargo_word

FIXED: Final = 100
SIDE: Final = len(board.SHIPS)
ROOM: Final = slice(0, 2 * SIDE)
DOCK: Final = slice(2 * SIDE, 4 * SIDE)
LEAD: Final = slice(4 * SIDE, 4 * SIDE + HARBOURS)
MARK: Final = slice(4 * SIDE + HARBOURS, 4 * SIDE + HARBOURS + len(TRACKS))
_WIDTH: Final = MARK.stop
GOOD_OF: Final = np.array([good for _, good in TRACKS])
HARBOUR_OF: Final = np.array([harbour for harbour, _ in TRACKS])
_TOP: Final = max(board.SHIPS) + 1  # rooms 0 to 5
# Products of whole numbers with these, summed, are equal only for equal numbers: for 64 bits.
_HASH: Final = np.random.default_rng(1).integers(1, 1 << 62, _WIDTH + 1) | 1
_SLOTS: Final = SIDE * HARBOURS + 1  # ship by ship and harbour by harbour; the last discards
_CHUNK: Final = 1 << 20  # numbers in the largest array
_np: Any = np  # for results whose type the stubs leave open


class Bag(NamedTuple):
    """The groups that a bag can give."""

    size: Array  # [G]
    value: Array  # [G]
    steps: Array  # [G, goods]
    left: tuple[int, ...]  # the bag without the group
    most_value: Array  # [G, rooms]: the highest value of so many lots that are left
    most_steps: Array  # [G, goods, rooms]
    grown: tuple[tuple[tuple[int, float], ...], ...]  # by group: the groups with one lot more
    first: tuple[tuple[int, float], ...]  # the groups of one lot


@lru_cache(1 << 12)
def bag_of(bag: int) -> Bag:
    kinds = kinds_of(bag)
    counts = [len(bits) for _, bits in kinds]
    lots = sum(counts)
    drawn = [
        each
        for size in range(1, min(board.GROUP_LIMIT, lots) + 1)
        for each in combinations_with_replacement(range(len(kinds)), size)
        if all(each.count(kind) <= counts[kind] for kind in each)
    ]
    at = {each: number for number, each in enumerate(drawn)}

    def more(each: tuple[int, ...]) -> tuple[tuple[int, float], ...]:
        chances = ((kind, counts[kind] - each.count(kind)) for kind in range(len(kinds)))
        return tuple(
            (at[tuple(sorted((*each, kind)))], count / (lots - len(each)))
            for kind, count in chances
            if count
        )

    words = [sum(kinds[kind][0] for kind in each) for each in drawn]
    left = [_without(kinds, each) for each in drawn]
    tops = [tops_of(one) for one in left]
    return Bag(
        np.array([len(each) for each in drawn]),
        np.array([cargo.value(word) for word in words]),
        np.array(
            [[cargo.nibble(word, good) for good in range(len(board.COMMODITIES))] for word in words]
        ),
        tuple(left),
        np.array([top[0] for top in tops]),
        np.array([top[1] for top in tops]),
        tuple(more(each) if len(each) < board.GROUP_LIMIT else () for each in drawn),
        more(()),
    )


@lru_cache(1 << 14)
def kinds_of(bag: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The different lots of a bag: the cargo word, and the bits of all of them."""
    found: dict[object, tuple[int, tuple[int, ...]]] = {}
    for at, lot in enumerate(board.LOTS):
        if bag >> at & 1:
            word, bits = found.get(lot, (cargo_word((lot,)), ()))
            found[lot] = (word, (*bits, 1 << at))
    return tuple(found.values())


def _without(kinds: Sequence[tuple[int, tuple[int, ...]]], drawn: Sequence[int]) -> int:
    return sum(sum(bits[: len(bits) - drawn.count(kind)]) for kind, (_, bits) in enumerate(kinds))


def normal(bag: int) -> int:
    """The same bag: of two equal lots, one that is left is at the lower place."""
    for at in range(len(board.LOTS) - 1):
        if board.LOTS[at] == board.LOTS[at + 1] and bag >> at & 3 == 2:
            bag ^= 3 << at
    return bag


@lru_cache(1 << 14)
def tops_of(bag: int) -> tuple[list[int], list[list[int]]]:
    """The highest value, and the most steps of each good, of 0, 1, ... lots of the bag."""
    words = [word for word, bits in kinds_of(bag) for _ in bits]

    def sums(numbers: Iterable[int]) -> list[int]:
        best = sorted(numbers, reverse=True)
        return [sum(best[:room]) for room in range(_TOP)]

    goods = range(len(board.COMMODITIES))
    return sums(map(cargo.value, words)), [
        sums(cargo.nibble(word, good) for word in words) for good in goods
    ]


def rows_of(state: TurnState) -> Array:
    """The rows [batch, columns] of positions between turns; not yet `settled`."""
    fleets = (*state.mine, *state.theirs)
    holds = (*board.SHIPS, *board.SHIPS)
    rooms = [h - _signed(cargo.size(s)) for h, s in zip(holds, fleets, strict=True)]
    docks = [_signed(cargo.dock(ship)) for ship in fleets]

    def docked(fleet: tuple[Array, ...], harbour: int) -> Array:
        return sum(_np.where(cargo.dock(ship) == harbour + 1, ship, 0) for ship in fleet)

    mine, theirs = (
        [docked(fleet, harbour) for harbour in range(HARBOURS)]
        for fleet in (state.mine, state.theirs)
    )
    leads = [
        _signed(cargo.value(one)) - _signed(cargo.value(two))
        for one, two in zip(mine, theirs, strict=True)
    ]
    marks = [
        _signed(cargo.nibble(state.markers, at))
        - MIDDLE
        + _signed(cargo.nibble(mine[harbour], good))
        - _signed(cargo.nibble(theirs[harbour], good))
        for at, (harbour, good) in enumerate(TRACKS)
    ]
    return np.stack([*rooms, *docks, *leads, *marks], -1).astype(np.int8)


def _signed(numbers: Array) -> Array:
    return np.asarray(numbers).astype(np.int32)


def positions(state: TurnState) -> Array:
    """At most so many positions can follow each of these [batch], not counting who is active.

    Every lot that is to come stays in the bag, is thrown away, or is loaded onto a ship with room.
    """
    rows = rows_of(state)
    lots = np.bitwise_count(state.unseen)
    rooms = rows[:, ROOM].astype(int) * (1 + 2 * (rows[:, DOCK] == 0))
    rooms.sort(-1)
    return np.array(
        [
            _most_positions(n, tuple(free))
            for n, free in zip(lots.tolist(), rooms.tolist(), strict=True)
        ]
    )


@lru_cache(1 << 14)
def _most_positions(lots: int, rooms: tuple[int, ...]) -> int:
    ways = [2**taken for taken in range(lots + 1)]
    for room in rooms:
        ways = [
            sum(comb(taken, here) * ways[taken - here] for here in range(min(room, taken) + 1))
            for taken in range(lots + 1)
        ]
    return ways[lots]


def pays_of(track: int) -> Array:
    """What a track pays by marker, from -FIXED + 1 to FIXED - 1."""
    fields = np.arange(1 - FIXED, FIXED)
    table = np.array(board.TRACK_PAY[track])
    return np.sign(fields) * table[np.minimum(np.abs(fields), track)]


def settled(rows: Array, values: Array, steps: Array, pays: Array) -> tuple[Array, Array]:
    """The rows without what no longer matters, and what that pays: constants [rows].

    `values` [rows, rooms] and `steps` [rows, goods, rooms] say how much so many of the lots that
    are left can add at most.
    """
    rows = rows.copy()
    room, dock = rows[:, ROOM], rows[:, DOCK]
    at = np.arange(len(rows))
    constant = np.zeros(len(rows), np.int64)
    free: list[list[Array]] = []  # by side and harbour: lots that can still be loaded there
    for side in (slice(0, SIDE), slice(SIDE, 2 * SIDE)):
        holds, docks = room[:, side], dock[:, side]
        roving = _np.where(docks == 0, holds, 0).max(-1)
        free.append([])
        for harbour in range(HARBOURS):
            here = docks == harbour + 1
            free[-1].append(_np.where(here.any(-1), (holds * here).sum(-1), roving))
        # Harbours of full ships matter only while another ship may look for one.
        docks[(holds == 0) & (roving == 0)[:, None]] = 0
        code = np.sort(docks * 8 + holds, -1)
        docks[:], holds[:] = code >> 3, code & 7
    for harbour in range(HARBOURS):
        lead = rows[:, LEAD.start + harbour]
        up, down = (values[at, free[side][harbour]] for side in (0, 1))
        live = lead != FIXED
        known = live & ((lead > down) | (lead < -up) | ((up == 0) & (down == 0)))
        constant += _np.where(known, board.HARBOUR_PAY * np.sign(lead), 0)
        lead[known] = FIXED
    for track in range(len(TRACKS)):
        mark = rows[:, MARK.start + track]
        good, harbour = GOOD_OF[track], HARBOUR_OF[track]
        up, down = (steps[at, good, free[side][harbour]] for side in (0, 1))
        live = mark != FIXED
        field = _np.where(live, mark, 0).astype(int) + FIXED - 1
        known = live & (pays[field + up] == pays[field - down])
        constant += _np.where(known, pays[field], 0)
        mark[known] = FIXED
    return rows, constant


def flipped(rows: Array) -> Array:
    """The same positions as the other player sees them."""
    other = rows.copy()
    for part in (ROOM, DOCK):
        half = rows[:, part]
        other[:, part] = np.concatenate([half[:, SIDE:], half[:, :SIDE]], -1)
    score = slice(LEAD.start, MARK.stop)
    other[:, score] = _np.where(rows[:, score] == FIXED, FIXED, -rows[:, score])
    return other


def keys_of(rows: Array, bags: Array) -> Array:
    return rows.astype(np.int64) @ _HASH[:_WIDTH] + bags * _HASH[-1]
