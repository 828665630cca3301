"""The observation of Medici vs Strozzi, in the manner of `florin.games.medici.observation`."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, Generic, NamedTuple, TypeVar

import numpy as np

from florin.arrays import cargo
from florin.arrays.cargo import lot_bits
from florin.arrays.parts import Floats, Part, Parts, assemble, one_hot, turned
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


def encode(position: Position, seat: int) -> Floats:
    """What `seat` sees: float32 [width]."""
    return observe(view(position), seat, np)


def observe(view: View[Any], seat: Any, xp: Any) -> Any:
    """What `seat` sees: float32 [..., width], where `...` is the shape of the view's arrays.

    `xp` is `numpy` for views of integers, `jax.numpy` for views of arrays.
    """
    by_ship = [turned(pair, seat, xp) for pair in zip(*view.fleets, strict=True)]
    ships = [pair[player] for player in (0, 1) for pair in by_ship]
    holds = board.SHIPS * 2
    side = 1 - 2 * seat  # positive markers are on the side of seat 0
    deciding = (view.phase <= LOAD) * 1
    features = [
        *one_hot(view.round, board.ROUNDS + 1)[1:],
        *one_hot(view.phase, 4),
        *one_hot((view.to_act - seat) % 2, 2, deciding),
        *one_hot((view.active - seat) % 2, 2),
        view.price * (view.price >= 0),
        _ones(view.unseen, len(board.LOTS)),
        *turned(view.money, seat, xp),
        *map(cargo.size, ships),
        *(room - cargo.size(ship) * 1 for room, ship in zip(holds, ships, strict=True)),
        *map(cargo.value, ships),
        *(cargo.nibble(ship, good) for ship in ships for good in range(_GOODS)),
        *(hot for ship in ships for hot in one_hot(cargo.dock(ship), 4)[1:]),
        *(
            (_signed(cargo.nibble(view.markers, at), xp) - MIDDLE) * side
            for at in range(len(TRACKS))
        ),
        cargo.size(view.group),
        cargo.value(view.group),
        *(cargo.nibble(view.group, good) for good in range(_GOODS)),
        *_unseen(view.unseen),
    ]
    # The track's length changes bounds only, and `assemble` reads the scales only.
    return assemble([f * 1 for f in features], _PARTS, xp)


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


def _ones(bits: Any, count: int) -> Any:
    return sum(((bits >> at) & 1) * 1 for at in range(count))


def _unseen(bits: Any) -> list[Any]:
    """How many of each kind: the two lots of value 4 are one kind, as are the two gold."""
    each = [(bits >> at) & 1 for at in range(len(board.LOTS))]
    found: list[Any] = []
    for at in range(0, _GOODS * len(board.VALUES), len(board.VALUES)):
        found += [*each[at : at + 4], each[at + 4] + each[at + 5]]
    return [*found, each[-2] + each[-1]]
