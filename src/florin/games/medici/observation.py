"""The observation of Medici: everything that is public, seen from one seat.

One function, `pack`, serves positions of the rules and states of the array engine. Both are given
to it as a `View`: of integers with NumPy, or of JAX arrays. `layout` unpacks its words.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, Generic, NamedTuple, TypeVar

import numpy as np

from florin.arrays import cargo
from florin.arrays.cargo import lot_bits
from florin.arrays.fields import Field, Layout, words_of
from florin.arrays.parts import Floats, Part, Parts, turned
from florin.core.lots import Lots, value_of
from florin.games.medici import board
from florin.games.medici.ids import most_owned
from florin.games.medici.position import Phase, Position
from florin.games.medici.setup import Medici

# Phases, as numbers. In FREE and CLOSE chance has more to do; only the array engine has CLOSE.
FREE: Final = 0
CLOSE: Final = 1
SELECT: Final = 2
BID: Final = 3
OVER: Final = 4
_PHASES: Final = {
    Phase.SELECT: SELECT,
    Phase.BID: BID,
    Phase.OVER: OVER,
    Phase.BEGIN: FREE,
    Phase.LOT: FREE,
    Phase.FREE: FREE,
}

FIRST_WORD: Final = 28  # lots as bits: cloth, fur, grain and dye in the first word, then the rest
_PER_COMMODITY: Final = len(board.VALUES)
_STALLS: Final = len(board.COMMODITIES)


# Places of the first lot of value 5 of each commodity, in the two words.
_TWINS: Final = (
    sum(1 << stall * _PER_COMMODITY + 5 for stall in range(FIRST_WORD // _PER_COMMODITY)),
    1 << 5,
)

N = TypeVar("N")  # a number: int, or an array of the batch's shape


class View(NamedTuple, Generic[N]):
    """A position, or a batch of them, as small integers. Tuples are by seat."""

    day: N
    phase: N
    to_act: N
    selector: N
    money: tuple[N, ...]
    levels: tuple[N, ...]  # words of nibbles, by stall
    ships: tuple[N, ...]  # cargo words
    group: N  # cargo word
    high: N
    bidder: N  # -1 before the first bid
    may_bid: N  # a bit per seat: asked after `to_act`, and able to bid
    unseen: tuple[N, ...]  # two words, a bit per lot, by place in board.LOTS
    bag: N


def parts(setup: Medici) -> Parts:
    """The slices of the observation, in order. Seats are relative: 0 is the observer."""
    return parts_for(setup.players)


@lru_cache
def parts_for(buyers: int) -> Parts:
    """As `parts`, by number of buyers: no option changes the bounds (see `most_owned`)."""
    n, most = buyers, most_owned(buyers)
    return (
        Part("day", board.DAYS, 0, 1, 1, "one-hot: the day"),
        Part(
            "phase",
            2,
            0,
            1,
            1,
            "one-hot: selecting, bidding; neither if chance acts or the game is over",
        ),
        Part("to_act", n, 0, 1, 1, "one-hot by relative seat: the seat that decides"),
        Part("selector", n, 0, 1, 1, "one-hot by relative seat: the selector"),
        Part("bidder", n, 0, 1, 1, "one-hot by relative seat: the highest bidder"),
        Part("may_bid", n, 0, 1, 1, "by relative seat: asked after `to_act`, and able to bid"),
        Part("high", 1, 0, most, 1 / 64, "the highest bid, in florins"),
        Part("bag", 1, 0, 6 * n, 1 / 32, "lots left in the bag"),
        Part("money", n, 0, most + 130, 1 / 64, "by relative seat, in florins"),
        Part("lots", n, 0, board.HOLDS, 1 / 4, "by relative seat: lots aboard"),
        Part("cargo", n, 0, 30, 1 / 16, "by relative seat: value aboard"),
        Part("levels", 5 * n, 0, 7, 1 / 8, "by relative seat and stall: level at the last scoring"),
        Part("aboard", 5 * n, 0, 5, 1 / 4, "by relative seat and commodity: lots aboard"),
        Part("group_lots", 1, 0, board.GROUP_LIMIT, 1 / 4, "lots in the group"),
        Part("group_value", 1, 0, 20, 1 / 16, "value of the group"),
        Part("group", 5, 0, 3, 1 / 4, "by commodity: lots in the group"),
        Part("unseen", 31, 0, 2, 1 / 2, "by commodity and value 0 to 5, then gold: unseen lots"),
    )


@lru_cache
def layout(buyers: int) -> Layout:
    """Where each number of the observation lies in the words of `pack`."""
    n = buyers
    money, ships, levels = 2, 2 + n, 2 + 2 * n
    group = 2 + 3 * n
    each, stalls = range(n), range(_STALLS)
    return Layout(
        [
            *(Field(0, at, 1) for at in range(board.DAYS + 2 + 4 * n)),
            Field(1, 0, 16),
            Field(1, 16, 16),
            *(Field(money + seat, 0, 16) for seat in each),
            *(Field(ships + seat, cargo.SIZE_AT, 3) for seat in each),
            *(Field(ships + seat, cargo.VALUE_AT, 6) for seat in each),
            *(Field(levels + seat, 4 * stall, 4) for seat in each for stall in stalls),
            *(Field(ships + seat, 4 * stall, 4) for seat in each for stall in stalls),
            Field(group, cargo.SIZE_AT, 3),
            Field(group, cargo.VALUE_AT, 6),
            *(Field(group, 4 * stall, 4) for stall in stalls),
            *_kinds(group + 1),
        ],
        parts_for(n),
    )


def _kinds(word: int) -> list[Field]:
    """Unseen lots by kind: the two lots of value 5 are one kind."""
    found: list[Field] = []
    for stall in range(_STALLS):
        at = stall * _PER_COMMODITY
        here, at = (word, at) if at < FIRST_WORD else (word + 1, at - FIRST_WORD)
        found += [*(Field(here, at + slot, 1) for slot in range(5)), Field(here, at + 5, 2)]
    return [*found, Field(word + 1, len(board.LOTS) - 1 - FIRST_WORD, 1)]


def encode(position: Position, seat: int) -> Floats:
    """What `seat` sees: float32 [width]."""
    return layout(len(position.money)).unpack(np.array(pack(view(position), seat, np)), np)


def pack(view: View[Any], seat: Any, xp: Any) -> tuple[Any, ...]:
    """What `seat` sees, as packed words: uint32 of the shape of the view's arrays.

    `layout` tells where each number lies. `xp` is `numpy` for views of integers, `jax.numpy` for
    views of arrays.
    """
    n = len(view.money)
    select, bid = (view.phase == SELECT) * 1, (view.phase == BID) * 1
    day = (view.day == 1) * 1 | (view.day == 2) * 2 | (view.day == 3) * 4
    bits, at = day | select << 3 | bid << 4, 5
    for index, given in (
        (view.to_act, select | bid),
        (view.selector, 1),
        (view.bidder, (view.bidder >= 0) * 1),
    ):
        bits, at = bits | given << at + (index - seat) % n, at + n
    later = view.may_bid | view.may_bid << n  # a second turn of the table
    bits = bits | (later >> seat & (1 << n) - 1) << at
    money, levels, ships = (
        turned(values, seat, xp) for values in (view.money, view.levels, view.ships)
    )
    return words_of(
        [
            bits,
            view.high | view.bag << 16,
            *money,
            *ships,
            *levels,
            view.group,
            *(_pairs(word, twins) for word, twins in zip(view.unseen, _TWINS, strict=True)),
        ],
        xp,
    )


def view(position: Position) -> View[int]:
    """The position as a View."""
    bits = lot_bits(position.unseen, board.LOTS)
    later = [seat for seat in position.may_bid if seat != position.to_act]
    return View(
        position.day,
        _PHASES[position.phase],
        position.to_act,
        position.selector,
        position.money,
        tuple(map(cargo.word, position.levels)),
        tuple(map(_cargo_word, position.ships)),
        _cargo_word(position.group),
        position.high,
        -1 if position.bidder is None else position.bidder,
        sum(1 << seat for seat in later),
        (bits & ((1 << FIRST_WORD) - 1), bits >> FIRST_WORD),
        position.bag,
    )


@lru_cache(maxsize=1 << 16)
def _cargo_word(lots: Lots) -> int:
    counts = [0] * (_STALLS + 1)
    for lot in lots:
        counts[board.STALL_OF.get(lot.commodity, _STALLS)] += 1
    return cargo.word(counts[:_STALLS], value_of(lots), len(lots))


def _pairs(word: Any, twins: int) -> Any:
    """Bits of two equal lots, at `twins` and one place above, become their number."""
    low, high = word & twins, word >> 1 & twins
    others = (1 << FIRST_WORD) - 1 & ~(twins | twins << 1)
    return word & others | low ^ high | (low & high) << 1
