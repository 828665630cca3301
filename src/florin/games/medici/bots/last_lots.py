"""The last lots of the game, solved: every draw, every auction, every result, to the end.

A turn on the last day with few lots in the bag is solved by recursion. Draws are exact means over
the lots that can come, each as often as it is among the unseen. The selector draws on or stops as
is better. Auctions are solved with the same model of opponents as all others (`auction`): seats
choose by a softmax, first whether to bid, then how much. Results are the scores of the rules.

Two things keep it short. Bids are limited to the prices of `PRICES`; each stands for the whole
prices around it. If decisions are left after a sale, its value is solved at the prices of `KNOTS`
and interpolated between; if none are left, it is exact at every price.

Positions are batches of allocations, each with several distributions of money: what a seat paid
changes no scoring. An allocation is a `TurnState` whose money is 0.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb
from typing import Any, Final, NamedTuple

import numpy as np

from florin.games.medici import board
from florin.games.medici.bots import endings
from florin.games.medici.bots.turns import (
    KINDS,
    Array,
    TurnState,
    can_grow,
    day_pay,
    one_has_room,
    rows,
    sold,
    with_lot,
)

MOST_BAG: Final = 5  # lots in the bag; with more, no ending is short enough
# Bids above 40 are rare.
PRICES: Final = np.array([*range(1, 41), 44, 49, 56, 65, 76, 88])
KNOTS: Final = np.array([1, 8, 30])
# How many whole prices each of `PRICES` stands for.
_SPREAD: Final = np.diff([0.5, *(PRICES[1:] + PRICES[:-1]) / 2, 90.5])
_np: Any = np  # for results whose type the stubs leave open
_NOTHING: Final = np.zeros(1, np.int64)
# Products of whole numbers with these, summed, are equal only for equal numbers: for 64 bits.
_HASH: Final = np.random.default_rng(0).integers(1, 1 << 62, 64) | 1
_CHUNK: Final = 1 << 17  # numbers in the largest array of an auction


def short(state: TurnState, most: int) -> Array:
    """The turns [batch] that take no more than `most` auctions to solve, bool.

    They are on the last day, two buyers or more have room, and there are lots in the bag.
    """
    found = (state.day == board.DAYS) & (state.bag > 0) & (state.bag <= MOST_BAG)
    found &= ~one_has_room(state)
    for at in np.flatnonzero(found).tolist():
        free = (board.HOLDS - state.size[at]).tolist()
        rooms = tuple(sorted(room for room in free if room))
        kinds, aside = int((state.unseen[at] > 0).sum()), int(state.unseen[at].sum())
        bag = int(state.bag[at])
        found[at] = auctions(rooms, bag, kinds, aside - bag) <= most
    return found


@lru_cache(1 << 16)
def auctions(rooms: tuple[int, ...], bag: int, kinds: int, aside: int) -> int:
    """How many auctions it takes, at most, to solve a turn with these free holds.

    `bag` lots are to come, and `aside` are not, of at most `kinds` kinds in all.
    """
    if not bag or len(rooms) < 2:
        return 0
    total = 0
    kinds = min(kinds, bag + aside)
    for size in range(1, min(board.GROUP_LIMIT, bag, rooms[-1]) + 1):
        each = 1 + auctions(rooms, bag - size, kinds, aside)
        for at, room in enumerate(rooms):
            if room >= size:
                left = (room - size,) if room > size else ()
                fewer = tuple(sorted((*rooms[:at], *left, *rooms[at + 1 :])))
                each += len(KNOTS) * auctions(fewer, bag - size, kinds, aside)
        total += comb(kinds + size - 1, size) * each
    return total


def blended(prices: Array) -> Array:
    """From values at `KNOTS` to values at `prices` [P], linear between them: [P, K]."""
    knots: list[Array] = list(np.eye(len(KNOTS)))
    lines: list[Array] = [np.interp(prices, KNOTS, knot) for knot in knots]
    return np.stack(lines, -1).astype(np.float32)


class LastLots:
    """Solves turns with one utility and one temperature.

    `utility` [2 n, n] is each seat's utility of win shares and money; all values here have 2 n
    numbers by table seat.
    """

    def __init__(self, players: int, utility: Array, temperature: float) -> None:
        self._players = players
        self._utility = utility
        self._temperature = np.float32(temperature)

    def turns(self, state: TurnState, money: Array) -> Array:
        """Values [a, v, 2 n] before the first lot of a turn; `money` [a, v, n].

        `state` [a] is between turns; at least two buyers have room, and the bag has lots.
        """
        levels = groups(state)
        found = [self.offers(level.state, money, level.root) for level in levels]
        return drawn_on(levels, found, self._utility)

    def offers(self, state: TurnState, money: Array, root: Array) -> Array:
        """Values [o, v, 2 n] of groups on offer; each has the `money` [a, v, n] of its `root`."""
        n, count = self._players, len(root)
        order = (state.selector[:, None] + np.arange(1, n + 1)) % n  # [o, n] as seats bid
        room = np.take_along_axis(board.HOLDS - state.size >= state.group_size[:, None], order, -1)
        slots = int(room.sum(-1).max())
        first = np.argsort(~room, -1, kind="stable")[:, :slots]
        seats = np.take_along_axis(order, first, -1)  # [o, k]
        valid = np.take_along_axis(room, first, -1)
        nobody = np.zeros(count, np.int64)
        unsold = sold(np, state, nobody - 1, nobody)
        at, slot = np.nonzero(valid)
        buyers = seats[at, slot]
        bought = sold(np, rows(state, at), buyers, np.zeros(len(at), np.int64))
        if not state.bag.any():
            # Lots that make the same difference to every pay are the same lot.
            pays = np.zeros((count, slots + 1, n), np.int64)
            pays[:, slots], pays[at, slot] = unsold.money, bought.money
            key = pays.reshape(count, -1) @ _HASH[: (slots + 1) * n] + root * _HASH[-1]
            key += (valid * seats) @ _HASH[-1 - slots : -1]
            _, one, same = np.unique(key, return_index=True, return_inverse=True)
            if len(one) < count:
                return self.offers(rows(state, one), money, root[one])[same.reshape(-1)]
        money = money[root]
        passed = self.after_sales(unsold, money, nobody, _NOTHING)[:, :, 0]  # [o, v, 2 n]
        values = self._sales(bought, money[at], buyers)  # [q, v, P, 2 n]
        most = np.take_along_axis(money, seats[:, None], -1) * valid[:, None]  # [o, v, k]
        whole = np.zeros((count, slots, *values.shape[1:]), np.float32)
        whole[at, slot] = values
        return self._auction(whole, passed, seats, most)

    def after_sales(self, state: TurnState, money: Array, buyers: Array, prices: Array) -> Array:
        """Values [q, v, x, 2 n] if `buyers` [q] have bought at each of `prices` [x].

        `state` [q] is after the sale, with nothing paid; `money` [q, v, n] before it.
        """
        n = self._players
        values = np.empty((*money.shape[:2], len(prices), 2 * n), np.float32)
        over = (state.day > board.DAYS) | one_has_room(state)
        if over.any():
            values[over] = ended(rows(state, over), money[over], buyers[over], prices)
        open_ = np.flatnonzero(~over)
        if len(open_):
            mine = np.arange(n) == buyers[open_, None]
            left = money[open_, :, None] - prices[:, None] * mine[:, None, None]
            flat = left.reshape(len(open_), -1, n)
            found = self.turns(rows(state, open_), flat)
            values[open_] = found.reshape(*left.shape[:-1], 2 * n)
        return values

    def _sales(self, state: TurnState, money: Array, buyers: Array) -> Array:
        """Values [q, v, P, 2 n] after sales to `buyers` [q] at each of `PRICES`."""
        values = np.empty((*money.shape[:2], len(PRICES), 2 * self._players), np.float32)
        deep = (state.day == board.DAYS) & ~one_has_room(state)
        for chosen, prices in ((deep, KNOTS), (~deep, PRICES)):
            if chosen.any():
                found = self.after_sales(rows(state, chosen), money[chosen], buyers[chosen], prices)
                values[chosen] = blended(PRICES) @ found if prices is KNOTS else found
        return values

    def _auction(self, bought: Array, passed: Array, seats: Array, most: Array) -> Array:
        """Values [o, v, 2 n] before the bidding.

        `bought` [o, k, v, P, 2 n] by slot, in the order of bidding; `passed` [o, v, 2 n] if no seat
        buys; `seats` [o, k] of the slots; `most` [o, v, k]: the money of each, 0 if it cannot bid.
        """
        count, slots = bought.shape[:2]
        size = max(1, _CHUNK // int(bought[:1].size or 1))
        if count > size:
            parts = [slice(at, at + size) for at in range(0, count, size)]
            return np.concatenate(
                [self._auction(bought[p], passed[p], seats[p], most[p]) for p in parts]
            )
        held = bought.copy()
        open_ = passed.copy()
        heat = self._temperature
        for slot in reversed(range(slots)):
            own = self._utility[:, seats[:, slot]].T  # [o, 2 n]
            mine = held[:, slot]  # [o, v, P, 2 n]
            worth = np.einsum("ovpc,oc->ovp", mine, own)
            allowed = most[:, :, slot, None] >= PRICES
            low = np.float32(-1e9)
            worth = _np.where(allowed, worth, low)
            # Sums over all higher prices, as they are needed for every standing bid.
            top = worth.max(-1, keepdims=True)
            weight = _np.where(allowed, _SPREAD * np.exp((worth - top).astype(float) / heat), 0.0)
            total = _from_above(weight)
            blend = _from_above(weight[..., None] * mine)
            blend = (blend / np.maximum(total, 1e-300)[..., None]).astype(np.float32)
            best = np.maximum.accumulate(worth[..., ::-1], -1)[..., ::-1]
            # Against no bid every price is open, against a bid only those above it.
            here = (open_ * own[:, None]).sum(-1)
            share = _bids(best[..., 0], here, heat)[..., None]
            open_ = open_ + share * (blend[..., 0, :] - open_)
            if slot:
                others = held[:, :slot, :, :-1]
                stay = np.einsum("ojvpc,oc->ojvp", others, own)
                share = _bids(best[:, None, :, 1:], stay, heat)[..., None]
                others += share * (blend[:, None, :, 1:] - others)
        return open_


def _bids(best: Array, stay: Array, heat: Array) -> Array:
    """How likely a seat bids, if its best bid and passing have these utilities."""
    return 1 / (1 + np.exp(np.clip((stay - best) / heat, -60, 60)))


def _from_above(numbers: Array) -> Array:
    """Sums over this price and all higher ones; prices are axis 2."""
    return np.cumsum(numbers[:, :, ::-1], 2)[:, :, ::-1]


def ended(state: TurnState, money: Array, buyers: Array, prices: Array) -> Array:
    """Exact values [q, v, x, 2 n] if no decision is left; see `LastLots.after_sales`."""
    count, variants = money.shape[:2]
    size = max(1, _CHUNK // (4 * variants * len(prices)))
    if count > size:
        parts = [slice(at, at + size) for at in range(0, count, size)]
        return np.concatenate([ended(rows(state, p), money[p], buyers[p], prices) for p in parts])
    row, probability, pay = _results(state)
    n = int(money.shape[-1])
    ends = money[row] + pay[:, None]  # [r, v, n]
    mine: Array = np.equal(np.arange(n), buyers[row, None])[:, None]  # [r, 1, n]
    own = np.take_along_axis(ends, buyers[row, None, None], -1)  # [r, v, 1]
    others = _np.where(mine, np.float32(-1e9), ends)
    best = others.max(-1, keepdims=True)
    first = others == best
    tied = first.sum(-1, keepdims=True, dtype=np.float32)
    lead = (own - prices - best)[..., None]  # [r, v, x, 1]
    weight = probability[:, None, None]
    behind: Array = first / tied * weight
    level: Array = (first | mine) / (tied + 1) * weight
    ahead: Array = (mine * weight)[:, :, None]
    win = _np.where(lead > 0, ahead, _np.where(lead < 0, behind[:, :, None], level[:, :, None]))
    starts = np.searchsorted(row, np.arange(len(money)))
    values: Array = np.empty((*money.shape[:2], len(prices), 2 * n), np.float32)
    values[..., :n] = np.add.reduceat(win, starts, 0)
    mean = np.add.reduceat(ends * weight, starts, 0)
    paid: Array = prices[:, None] * np.equal(np.arange(n), buyers[:, None])[:, None, None]
    values[..., n:] = mean[:, :, None] - paid
    return values


def _results(state: TurnState) -> tuple[Array, Array, Array]:
    """What can follow if no decision is left: row of the batch [r], probability, pay [r, n]."""
    free = np.where(state.day > board.DAYS, 0, endings.free_lots(state))
    over = np.flatnonzero(free == 0)
    found: list[tuple[Array, Array, Array]] = [(over, np.ones(len(over)), state.money[over])]
    for lots in np.unique(free[free > 0]).tolist():
        at = np.flatnonzero(free == lots)
        row, probability, loaded = endings.loaded(rows(state, at), lots)
        pay = day_pay(np, loaded)
        # Most lots make no difference to the pay.
        code = pay @ _HASH[: pay.shape[-1]] + row * _HASH[-1]
        _, first, same = np.unique(code, return_index=True, return_inverse=True)
        found.append((at[row[first]], np.bincount(same.reshape(-1), probability), pay[first]))
    row, probability, pay = (np.concatenate(parts) for parts in zip(*found, strict=True))
    order = np.argsort(row, kind="stable")
    return row[order], probability[order].astype(np.float32), pay[order].astype(np.float32)


# -- groups ---------------------------------------------------------------------------------------


class _Edges(NamedTuple):
    """Means over the next lot: each parent's children, side by side."""

    starts: Array  # [parents]: where each parent's edges begin
    child: Array  # [edges]
    probability: Array  # [edges], float32


class Level(NamedTuple):
    """All groups of one size that the turns of a batch can lead to."""

    state: TurnState  # [o]
    root: Array  # [o]: the turn
    grows: Array  # [o], bool: may be drawn on
    edges: _Edges  # from the groups of the level before that may grow, or from the turns


def groups(state: TurnState, most: int = 1 << 30) -> list[Level]:
    """The groups that each turn of the batch can lead to, level by level, one lot more in each.

    Ends before a level with more than `most` groups, but the first is always there.
    """
    levels: list[Level] = []
    parents, root = state, np.arange(len(state.bag))
    keys = np.zeros((len(root), board.GROUP_LIMIT), np.int64)  # kinds of the lots drawn, + 1
    for lot in range(board.GROUP_LIMIT):
        parent, kind = np.nonzero(parents.unseen)
        if levels and len(parent) > most * (lot + 1):
            break
        probability = parents.unseen[parent, kind] / parents.unseen.sum(-1)[parent]
        starts = np.searchsorted(parent, np.arange(len(parents.bag)))
        key = keys[parent]
        key[:, lot] = kind + 1
        key.sort(-1)
        # The same lots in another order are the same group.
        code = key @ (KINDS + 1) ** np.arange(board.GROUP_LIMIT) + root[parent] * _HASH[-1]
        _, first, child = np.unique(code, return_index=True, return_inverse=True)
        if levels and len(first) > most:
            break
        drawn = with_lot(np, rows(parents, parent[first]), kind[first])
        grows = can_grow(np, drawn)
        edges = _Edges(starts, child.reshape(-1), probability.astype(np.float32))
        levels.append(Level(drawn, root[parent[first]], grows, edges))
        if not grows.any():
            break
        parents, root = rows(drawn, grows), levels[-1].root[grows]
        keys = key[first][grows]
    return levels


def drawn_on(levels: list[Level], offered: list[Array], utility: Array) -> Array:
    """Values [turns, ..., 2 n] before the first lot, from those of the groups on offer by level.

    The selector draws on if that is better. `offered` is changed: to the values of the groups in
    hand, before the selector decides.
    """
    for at in reversed(range(len(levels) - 1)):
        here = levels[at]
        grown = np.flatnonzero(here.grows)
        further = _means(levels[at + 1].edges, offered[at + 1])
        offered[at][grown] = better(
            further, offered[at][grown], utility, here.state.selector[grown]
        )
    return _means(levels[0].edges, offered[0])


def better(draw: Array, stop: Array, utility: Array, selector: Array) -> Array:
    """Draw on or stop, as each selector likes it better: values [o, ..., 2 n]."""
    own = utility[:, selector].T.reshape(len(selector), *(1,) * (draw.ndim - 2), -1)
    gain = ((draw - stop) * own).sum(-1, keepdims=True)
    return _np.where(gain > 0, draw, stop)


def _means(edges: _Edges, values: Array) -> Array:
    """Values [parents, ..., 2 n] before a lot, from those after it."""
    chance = edges.probability.reshape(-1, *(1,) * (values.ndim - 1))
    return np.add.reduceat(values[edges.child] * chance, edges.starts, 0)


__all__ = ["KNOTS", "LastLots", "better", "blended", "drawn_on", "ended", "groups", "short"]
