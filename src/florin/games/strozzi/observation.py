"""The observation of Medici vs Strozzi, in the manner of `florin.games.medici.observation`."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, Generic, NamedTuple, TypeVar

import numpy as np

from florin.arrays import cargo
from florin.arrays.cargo import lot_bits
from florin.arrays.fields import Field, Layout, words_of
from florin.arrays.parts import Floats, Part, Parts, turned
from florin.core.lots import Lots, value_of
from florin.games.strozzi import board
from florin.games.strozzi.ids import MOST_PRICE
from florin.games.strozzi.position import Phase, Position
from florin.games.strozzi.scoring import Ship, steps
from florin.games.strozzi.setup import Strozzi

# Phases, as numbers.
SELECT: Final = 0
PRICE: Final = 1
ANSWER: Final = 2
LOAD: Final = 3
OVER: Final = 4
CHANCE: Final = 5  # a lot is to be drawn; never in the array engine
_PHASES: Final = {
    Phase.SELECT: SELECT,
    Phase.PRICE: PRICE,
    Phase.ANSWER: ANSWER,
    Phase.LOAD: LOAD,
    Phase.OVER: OVER,
    Phase.LOT: CHANCE,
}

# Markers are stored as nibbles, moved up so that they are never negative on the longest track.
MIDDLE: Final = max(board.FIELD_BONUS)
TRACKS: Final = tuple(
    (harbour, board.COMMODITIES.index(commodity))
    for harbour, tracks in enumerate(board.HARBOURS)
    for commodity in tracks
)
FRESH_MARKERS: Final = cargo.word([MIDDLE] * len(TRACKS))
ALL_LOTS: Final = (1 << len(board.LOTS)) - 1  # a full bag
_GOODS: Final = len(board.COMMODITIES)
_SHIPS: Final = len(board.SHIPS)

# Places in the packed words: see `pack`.
_PRICE_AT: Final = 16
_BAG_AT: Final = 24
_ROOM_AT: Final = 4 * _GOODS  # the nibble of a cargo word that this game does not use
_DEBT: Final = 1 << 14  # added to money, which may be negative
# Places of the first of two equal lots: value 4 of each commodity, and gold.
_TWINS: Final = sum(1 << good * len(board.VALUES) + 4 for good in range(_GOODS)) | (
    1 << len(board.LOTS) - 2
)


def parts(setup: Strozzi) -> Parts:
    """The slices of the observation, in order. Only the bounds of `markers` depend on the setup."""
    return _parts(setup.track)


@lru_cache
def _parts(track: int) -> Parts:
    return (
        Part("round", board.ROUNDS, 0, 1, 1, "one-hot: the round"),
        Part("phase", 4, 0, 1, 1, "one-hot: selecting, pricing, answering, loading"),
        Part("to_act", 2, 0, 1, 1, "one-hot: this seat decides, the other decides"),
        Part("active", 2, 0, 1, 1, "one-hot: this seat is active, the other is"),
        Part("price", 1, 0, MOST_PRICE, 1 / 64, "the named price, 0 before"),
        Part("bag", 1, 0, 26, 1 / 32, "lots left in the bag"),
        Part("money", 2, -16000, 2000, 1 / 256, "this seat, the other; florins"),
        Part(
            "ship_lots",
            6,
            0,
            5,
            1 / 4,
            "this seat's ships of 3, 4, 5 holds, then the other's: lots aboard",
        ),
        Part("ship_room", 6, 0, 5, 1 / 4, "for each ship: free holds"),
        Part("ship_value", 6, 0, 22, 1 / 16, "for each ship: value aboard"),
        Part(
            "ship_steps",
            24,
            0,
            6,
            1 / 4,
            "for each ship, by cloth, fur, dye, spice: fields it will move",
        ),
        Part(
            "ship_harbour",
            18,
            0,
            1,
            1,
            "for each ship: one-hot of the harbour, all 0 before loading",
        ),
        Part(
            "markers", 8, -track, track, 1 / 4, "by harbour and track: fields on this seat's side"
        ),
        Part("group_lots", 1, 0, board.GROUP_LIMIT, 1 / 4, "lots in the group"),
        Part("group_value", 1, 0, 14, 1 / 16, "value of the group"),
        Part("group_steps", 4, 0, 4, 1 / 4, "by commodity: fields the group would move"),
        Part("unseen", 21, 0, 2, 1 / 2, "by commodity and value 0 to 4, then gold: unseen lots"),
    )


_PARTS: Final = _parts(board.TRACK_END)


N = TypeVar("N")  # a number: int, or an array of the batch's shape


class View(NamedTuple, Generic[N]):
    """A position, or a batch of them, as small integers. Tuples are by player, then ship."""

    round: N
    phase: N
    to_act: N
    active: N
    money: tuple[N, ...]
    fleets: tuple[tuple[N, ...], ...]  # cargo words
    markers: N  # a nibble per track, `MIDDLE` added
    group: N  # cargo word
    price: N  # -1 before it is named
    unseen: N  # a bit per lot, by place in board.LOTS


def _layout() -> Layout:
    """Where each number of the observation lies in the words of `pack`."""
    each, goods = range(2 * _SHIPS), range(_GOODS)
    ships, markers = 2, 2 + 2 * _SHIPS
    group, unseen = markers + 1, markers + 2
    kinds: list[Field] = []
    for at in range(0, _GOODS * len(board.VALUES), len(board.VALUES)):
        kinds += [*(Field(unseen, at + slot, 1) for slot in range(4)), Field(unseen, at + 4, 2)]
    return Layout(
        [
            *(Field(0, at, 1) for at in range(board.ROUNDS + 8)),
            Field(0, _PRICE_AT, 8),
            Field(0, _BAG_AT, 5),
            *(Field(1, 16 * player, 16, _DEBT) for player in range(2)),
            *(Field(ships + ship, cargo.SIZE_AT, 3) for ship in each),
            *(Field(ships + ship, _ROOM_AT, 4) for ship in each),
            *(Field(ships + ship, cargo.VALUE_AT, 6) for ship in each),
            *(Field(ships + ship, 4 * good, 4) for ship in each for good in goods),
            *(Field(ships + ship, cargo.DOCK_AT + at, 1) for ship in each for at in range(3)),
            *(Field(markers, 4 * at, 4, MIDDLE) for at in range(len(TRACKS))),
            Field(group, cargo.SIZE_AT, 3),
            Field(group, cargo.VALUE_AT, 6),
            *(Field(group, 4 * good, 4) for good in goods),
            *kinds,
            Field(unseen, len(board.LOTS) - 2, 2),
        ],
        _PARTS,
    )


LAYOUT: Final = _layout()


def encode(position: Position, seat: int) -> Floats:
    """What `seat` sees: float32 [width]."""
    return LAYOUT.unpack(np.array(pack(view(position), seat, np)), np)


def pack(view: View[Any], seat: Any, xp: Any) -> tuple[Any, ...]:
    """What `seat` sees, as packed words: uint32 of the shape of the view's arrays.

    `LAYOUT` tells where each number lies. `xp` is `numpy` for views of integers, `jax.numpy` for
    views of arrays.
    """
    deciding = (view.phase <= LOAD) * 1
    bits = (1 << view.round) >> 1 | deciding << 3 + view.phase
    bits = bits | deciding << 7 + (view.to_act ^ seat) | 1 << 9 + (view.active ^ seat)
    bits = bits | view.price * (view.price >= 0) << _PRICE_AT
    bits = bits | _signed(_ones(view.unseen), xp) << _BAG_AT
    mine, other = turned(view.money, seat, xp)
    by_ship = [turned(pair, seat, xp) for pair in zip(*view.fleets, strict=True)]
    # Positive markers are on the side of seat 0. For seat 1 all of them change their sign.
    flipped = FRESH_MARKERS - view.markers + FRESH_MARKERS
    markers = view.markers * (seat == 0) + flipped * (seat == 1)
    return words_of(
        [
            bits,
            mine + _DEBT | other + _DEBT << 16,
            *(
                _ship(pair[player], holds)
                for player in (0, 1)
                for holds, pair in zip(board.SHIPS, by_ship, strict=True)
            ),
            markers,
            view.group,
            _pairs(view.unseen),
        ],
        xp,
    )


def view(position: Position) -> View[int]:
    """The position as a View."""
    markers = [marker + MIDDLE for harbour in position.markers for marker in harbour]
    return View(
        position.round,
        _PHASES[position.phase],
        position.to_act,
        position.active,
        position.money,
        tuple(tuple(map(_ship_word, fleet)) for fleet in position.fleets),
        cargo.word(markers),
        cargo_word(position.group),
        -1 if position.price is None else position.price,
        lot_bits(position.unseen, board.LOTS),
    )


def _ship_word(ship: Ship) -> int:
    dock = 0 if ship.harbour is None else ship.harbour + 1
    return cargo_word(ship.lots) | dock << cargo.DOCK_AT


@lru_cache(maxsize=1 << 16)
def cargo_word(lots: Lots) -> int:
    """Some lots as a cargo word: steps by commodity (S15), value, number."""
    return cargo.word([steps(lots, c) for c in board.COMMODITIES], value_of(lots), len(lots))


def _signed(number: Any, xp: Any) -> Any:
    """Words are unsigned; a number that may become negative must not be."""
    return number if isinstance(number, int) else number.astype(xp.int32)


def _ones(bits: Any) -> Any:
    """How many bits of a word of less than 32 are set."""
    bits = bits - (bits >> 1 & 0x55555555)
    bits = (bits & 0x33333333) + (bits >> 2 & 0x33333333)
    bits = bits + (bits >> 4) & 0x0F0F0F0F
    bits = bits + (bits >> 8)
    return bits + (bits >> 16) & 0x3F


def _ship(word: Any, holds: int) -> Any:
    """A ship's cargo word with its room, and a bit for its harbour in place of the number."""
    room = holds - cargo.size(word)
    dock = cargo.dock(word)
    bit = dock + (dock == 3) * 1  # 0, 1, 2, 3 become 0, 1, 2, 4
    return word & (1 << cargo.DOCK_AT) - 1 | room << _ROOM_AT | bit << cargo.DOCK_AT


def _pairs(unseen: Any) -> Any:
    """Bits of two equal lots become their number: those of value 4, and the two gold."""
    low, high = unseen & _TWINS, unseen >> 1 & _TWINS
    return unseen & ALL_LOTS & ~(_TWINS | _TWINS << 1) | low ^ high | (low & high) << 1
