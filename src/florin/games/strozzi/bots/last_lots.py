"""The last lots of the last round, solved over arrays: for money, and for the win.

All positions between turns that can follow some roots are found, the ones with more lots in the bag
first. Then their values follow backwards. Three things keep it short.

- Positions are stored once that differ only in what no longer matters: which ship has which free
  holds, and harbours and tracks that nothing can change any more. What those pay is a constant.
- Lots of the same commodity and value are one lot.
- Money is a number that the margin to come does not depend on, so it is not part of a position. For
  the win the lead matters: a value is a curve, the chance to win at every whole lead.

Values are those of the active player. Positions are rows of `last_rows`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from florin.games.strozzi import board
from florin.games.strozzi.bots.last_rows import (
    FIXED,
    GOOD_OF,
    HARBOUR_OF,
    LEAD,
    MARK,
    SIDE,
    bag_of,
    flipped,
    keys_of,
    normal,
    pays_of,
    rows_of,
    settled,
    tops_of,
)
from florin.games.strozzi.bots.turns import HARBOURS, Array, TurnState

_SLOTS: Final = SIDE * HARBOURS + 1  # ship by ship and harbour by harbour; the last discards
_CHUNK: Final = 1 << 20  # numbers in the largest array
_np: Any = np  # for results whose type the stubs leave open


class TooLong(Exception):
    """The ending takes more than the allowed effort."""


class _Step(NamedTuple):
    """All sales that the positions with one bag can lead to."""

    bag: int
    first: int  # the positions are numbered from here
    size: int
    offered: Array  # bool [count, G]: the group can be offered
    room: Array  # [count]: of the active player's roomiest ship
    starts: Array  # [2 sales]: where the loadings of each sale and buyer begin
    child: Array  # [loadings]: the key of the position after it, 0 at the end of the game
    constant: Array  # [loadings]: what is paid for certain, to the buyer


class Table:
    """Solves everything that can follow some positions of the last round.

    `roots` is a batch [roots] with one length of the tracks; their bags are not empty, and their
    active players' ships not full. `effort` limits the number of loadings that are looked at, over
    all positions; more raise TooLong.
    """

    def __init__(self, roots: TurnState, effort: int) -> None:
        self._steps: list[_Step] = []
        self._rows: list[Array] = []
        self._found: dict[int, list[Array]] = defaultdict(list)
        self._track = int(np.asarray(roots.track).flat[0])
        self._pays = pays_of(self._track)
        bags, rows, _ = self._settled(roots)
        for bag in np.unique(bags).tolist():
            self._found[bag].append(rows[bags == bag])
        keys = self._expand(effort)
        self.positions = len(keys)
        self.effort = sum(len(step.child) for step in self._steps)
        self._order = np.argsort(keys)
        self._keys = keys[self._order]
        self._children = [
            _np.where(step.child == 0, len(keys), self._at(step.child)) for step in self._steps
        ]
        self._money = self._solved_money()
        self._win: Array | None = None
        self.most_lead = self._swing() + 1

    # -- questions -------------------------------------------------------------------------------

    def knows(self, state: TurnState) -> Array:
        """Which of these positions between turns [batch] are in the table, bool."""
        if (np.asarray(state.track) != self._track).any():
            return np.zeros(len(np.atleast_1d(state.unseen)), bool)
        bags, rows, _ = self._settled(state)
        keys = keys_of(rows, bags)
        return self._keys[self._place(keys)] == keys

    def money(self, state: TurnState) -> Array:
        """The margins to come [batch], in florins, of positions that the table knows."""
        bags, rows, constant = self._settled(state)
        return self._money[self._at(keys_of(rows, bags))] + constant

    def win(self, state: TurnState) -> Array:
        """The chances to win [batch, leads], from -`most_lead` to `most_lead`, as in `money`.

        A lead beyond that decides the game.
        """
        curves = self._win = self._solved_win() if self._win is None else self._win
        bags, rows, constant = self._settled(state)
        return curves[self._at(keys_of(rows, bags))[:, None], self._shifted(constant)]

    def _place(self, keys: Array) -> Array:
        return _np.minimum(np.searchsorted(self._keys, keys), len(self._keys) - 1)

    def _at(self, keys: Array) -> Array:
        """The numbers of positions."""
        return self._order[self._place(keys)]

    def _settled(self, state: TurnState) -> tuple[Array, Array, Array]:
        """Bags, rows and constants [batch]."""
        unseen, same = np.unique(np.atleast_1d(state.unseen), return_inverse=True)
        known = [normal(bag) for bag in unseen.tolist()]
        values = np.array([tops_of(bag)[0] for bag in known])[same]
        steps = np.array([tops_of(bag)[1] for bag in known])[same]
        rows, constant = settled(rows_of(state), values, steps, self._pays)
        return np.array(known)[same], rows, constant

    # -- positions -------------------------------------------------------------------------------

    def _expand(self, effort: int) -> Array:
        """Finds all positions; the key of each, by number."""
        keys: list[Array] = []
        number = spent = 0
        for lots in range(max((bag.bit_count() for bag in self._found), default=0), 0, -1):
            for bag in sorted(bag for bag in self._found if bag.bit_count() == lots):
                rows = np.concatenate(self._found.pop(bag))
                key, first = np.unique(keys_of(rows, np.array([bag])), return_index=True)
                rows = rows[first]
                size = max(1, _CHUNK // (2 * _SLOTS * len(bag_of(bag).size)))
                for at in range(0, len(rows), size):
                    some = rows[at : at + size]
                    step = self._sales(bag, some, number)
                    spent += len(step.child)
                    if spent > effort:
                        raise TooLong
                    self._steps.append(step)
                    self._rows.append(some)
                    number += len(some)
                keys.append(key)
        return np.concatenate(keys) if keys else np.zeros(0, np.int64)

    def _sales(self, bag: int, rows: Array, first: int) -> _Step:
        info = bag_of(bag)
        room = rows[:, :SIDE].max(-1)
        offered: Array = info.size <= room[:, None]
        both = np.stack([rows, flipped(rows)], 1)  # [S, buyers, columns]
        legal = np.zeros((len(rows), len(info.size), 2, _SLOTS), bool)
        docks = both[:, :, 2 * SIDE : 3 * SIDE]
        taken = [(docks == harbour + 1).any(-1) for harbour in range(HARBOURS)]
        for slot in range(_SLOTS - 1):
            ship, harbour = divmod(slot, HARBOURS)
            dock = docks[:, :, ship]
            lies = (dock == harbour + 1) | ((dock == 0) & ~taken[harbour])
            fits = both[:, None, :, ship] >= info.size[:, None]
            legal[..., slot] = lies[:, None] & fits
        legal[..., -1] = True
        legal &= offered[:, :, None, None]
        at, group, buyer, slot = np.nonzero(legal)
        new = both[at, buyer]
        ships, harbours = np.divmod(slot, HARBOURS)
        each = np.arange(len(new))
        for ship in range(SIDE):
            on = each[ships == ship]
            new[on, ship] -= info.size[group[on]].astype(np.int8)
            new[on, 2 * SIDE + ship] = harbours[on] + 1
        for harbour in range(HARBOURS):
            there = (ships < SIDE) & (harbours == harbour)
            lead = new[:, LEAD.start + harbour]
            on = each[there & (lead != FIXED)]
            lead[on] += info.value[group[on]].astype(np.int8)
            for track in np.flatnonzero(np.equal(HARBOUR_OF, harbour)):
                mark = new[:, MARK.start + track]
                on = each[there & (mark != FIXED)]
                mark[on] += info.steps[group[on], GOOD_OF[track]].astype(np.int8)
        left = np.array(info.left)[group]
        over = (new[:, :SIDE] == 0).all(-1) | (left == 0)
        values = info.most_value[group] * ~over[:, None]
        steps = info.most_steps[group] * ~over[:, None, None]
        new, constant = settled(new, values, steps, self._pays)
        child = _np.where(over, 0, keys_of(new, left))
        _, one = np.unique(child, return_index=True)
        one = one[child[one] != 0]
        for number in np.unique(group[one]).tolist():
            self._found[info.left[number]].append(new[one[group[one] == number]])
        sale = (at * len(info.size) + group) * 2 + buyer
        starts = np.flatnonzero(np.diff(sale, prepend=-1))
        return _Step(bag, first, len(rows), offered, room, starts, child, constant)

    # -- values ----------------------------------------------------------------------------------

    def _solved_money(self) -> Array:
        values = np.zeros(self.positions + 1)
        for step, child in zip(reversed(self._steps), reversed(self._children), strict=True):
            best = np.maximum.reduceat(values[child] + step.constant, step.starts)
            sold = prices(best[0::2], -best[1::2])
            values[step.first : step.first + step.size] = _turns(step, sold)
        return values

    def _solved_win(self) -> Array:
        most = self.most_lead
        leads = np.arange(-most, most + 1)
        values = np.zeros((self.positions + 1, len(leads)), np.float32)
        values[-1] = (leads > 0) + 0.5 * (leads == 0)
        for step, child in zip(reversed(self._steps), reversed(self._children), strict=True):
            sales = len(step.starts) // 2
            sold = np.zeros((sales, len(leads)), np.float32)
            ends = [*step.starts[::2].tolist(), len(child)]
            size = max(1, _CHUNK * sales // (len(child) * len(leads)))
            for at in range(0, sales, size):
                until = min(at + size, sales)
                part = slice(ends[at], ends[until])
                curves = values[child[part, None], self._shifted(step.constant[part])]
                starts = step.starts[2 * at : 2 * until] - ends[at]
                best = np.maximum.reduceat(curves, starts)
                sold[at:until] = curve_of_sale(best[0::2], 1 - best[1::2, ::-1])
            values[step.first : step.first + step.size] = _turns(step, sold)
        return values

    def _shifted(self, constant: Array) -> Array:
        """Where the curves of positions are at the leads of those before these constants."""
        most = self.most_lead
        return (np.arange(2 * most + 1) + constant[:, None]).clip(0, 2 * most)

    def _swing(self) -> int:
        """The most by which the lead can change, over all positions of the table."""
        if not self._rows:
            return 0
        rows = np.concatenate(self._rows)
        live = (rows[:, LEAD] != FIXED).sum(-1) * board.HARBOUR_PAY
        live += (rows[:, MARK] != FIXED).sum(-1) * int(self._pays.max())
        return int(live.max())


def prices(keep: Array, leave: Array) -> Array:
    """The value of a group to the active player; see `endings.price_of`."""
    fair = (keep - leave) / 2
    best = np.maximum(leave + np.floor(fair), keep - np.ceil(fair))
    return _np.where(keep <= leave, keep, best)


def curve_of_sale(keep: Array, leave: Array) -> Array:
    """The chance to win by lead [..., leads] if the best price is named for a group.

    `keep` and `leave` are the active player's chances if that player, or the other, gets the group
    for nothing. With a price p they are keep(lead - p) and leave(lead + p): the other takes what is
    less. The first falls with p and the second rises.
    """
    width = keep.shape[-1]
    at: Array = _np.arange(width)

    def kept(price: Array) -> Array:
        return _np.take_along_axis(keep, _np.maximum(at - price, 0), -1)

    def left(price: Array) -> Array:
        return _np.take_along_axis(leave, _np.minimum(at + price, width - 1), -1)

    low = np.full(keep.shape, -1)  # the highest price at which the other buys
    for bit in reversed(range(width.bit_length())):
        higher = low + (1 << bit)
        low = _np.where(left(higher) <= kept(higher), higher, low)
    return _np.where(low < 0, keep, np.maximum(left(low.clip(0)), kept(low + 1)))


def _turns(step: _Step, sold: Array) -> Array:
    """Values [positions, ...] before the first lot; `sold` [offered groups, ...]."""
    info = bag_of(step.bag)
    values: Array = np.zeros((*step.offered.shape, *sold.shape[1:]), sold.dtype)
    values[step.offered] = sold
    rest = (slice(None), *(None,) * (sold.ndim - 1))

    def mean(groups: Sequence[tuple[int, float]]) -> Array:
        return sum(chance * values[:, group] for group, chance in groups)

    for group in reversed(range(len(info.size))):
        if info.grown[group]:
            grows = (step.room > info.size[group])[rest]
            better = np.maximum(values[:, group], mean(info.grown[group]))
            values[:, group] = _np.where(grows, better, values[:, group])
    return mean(info.first)
