# pyright: basic
"""What a thinking player of Medici vs Strozzi sees in a position: every choice and its worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from florin.bots.strozzi import net
from florin.bots.strozzi import sea as seas
from florin.bots.strozzi.auction import Aim, Prospects, as_seat, prospects, sale, worth
from florin.rules import BUY, DECLINE, DRAW, STOP, Action, Price
from florin.rules.lots import Lots, without
from florin.rules.strozzi import Phase, Position, board

MOST_ROWS = 6000  # positions the net looks at before a lot is drawn; about 40 ms on one thread
_PRICES = np.arange(128)


class Value(NamedTuple):
    """What a position is worth; seat 0 is Medici."""

    worth: float  # to seat 0, by the aim of the mind; to seat 1 it is `Aim.win` less this
    win: float  # share of the win of seat 0
    money: tuple[float, float]  # expected at the end, by seat


Choices = list[tuple[Action, Value]]


class Mind:
    """Weighs choices with a net. Remembers the last few positions that it looked at."""

    def __init__(self, weights: net.Weights | None = None, aim: Aim = Aim()) -> None:  # noqa: B008
        self._weights = weights
        self.aim = aim
        self.choices = lru_cache(maxsize=64)(self._choices)
        self._prospects = lru_cache(maxsize=64)(self._look)

    @property
    def weights(self) -> net.Weights:
        if self._weights is None:
            self._weights = net.trained()
        return self._weights

    def value(self, position: Position) -> Value:
        """Any position; exact where the game is over."""
        if position.phase is Phase.OVER:
            return self._exact(position)
        if position.phase is Phase.LOT:
            return self._before_lot(position)
        if position.phase is Phase.PRICE:
            return self._sold(position)
        best = max if position.to_act == 0 else min
        return best((value for _, value in self.choices(position)), key=lambda value: value.worth)

    def fair_price(self, position: Position, seat: int) -> float:
        """At this price, `seat` finds buying the group in hand as good as leaving it."""
        low, high = -200.0, 400.0
        for _ in range(40):
            middle = (low + high) / 2
            keeps, leaves = self._at(position, np.array([middle]))
            buys, leaves = (keeps[0], leaves[0]) if seat == position.active else (
                self.aim.win - leaves[0], self.aim.win - keeps[0])  # fmt: skip
            low, high = (middle, high) if buys > leaves else (low, middle)
        return (low + high) / 2

    def _choices(self, position: Position) -> Choices:
        match position.phase:
            case Phase.SELECT:
                return self._draw_or_stop(position)
            case Phase.PRICE:
                return self._prices(position)
            case Phase.ANSWER:
                price = position.price or 0
                return [
                    (BUY, self._bought(position, 1 - position.active, price)),
                    (DECLINE, self._bought(position, position.active, price)),
                ]
            case Phase.LOAD:
                return self._loadings(position)
            case _:
                return []

    # The sale of the group in hand.

    def _look(self, position: Position) -> tuple[Prospects, int]:
        """Prospects of the group, with no price paid, and who is active."""
        # A group already paid for is looked at as if its price had not been paid.
        sea = seas.widened(seas.of(position))
        group = np.array([seas.cargo_word(position.group)], np.uint32)
        return prospects(self.weights, sea, group, np), position.active

    def _at(self, position: Position, prices: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The active player's worth if he keeps the group at each price, or the other buys it."""
        found, _ = self._prospects(_offered(position))
        keeps = _best(found.mine, found.may_mine, prices, self.aim)
        leaves = self.aim.win - _best(found.theirs, found.may_theirs, prices, self.aim)
        return keeps, leaves

    def _prices(self, position: Position) -> Choices:
        """Prices that could be best, 0 among them: up to twice the best and a little more."""
        keeps, leaves = self._at(position, _PRICES)
        best = int(np.minimum(keeps, leaves).argmax())
        return [
            (
                Price(price),
                self._bought(
                    position,
                    position.active if keeps[price] <= leaves[price] else 1 - position.active,
                    price,
                ),
            )
            for price in range(min(2 * best + 6, len(_PRICES)))
        ]

    def _sold(self, position: Position) -> Value:
        """The best price is named, and answered."""
        keeps, leaves = self._at(position, _PRICES)
        price = int(np.minimum(keeps, leaves).argmax())
        declined = keeps[price] <= leaves[price]
        return self._bought(
            position, position.active if declined else 1 - position.active, price
        )  # fmt: skip

    def _bought(self, position: Position, buyer: int, price: int) -> Value:
        """The buyer pays the price and loads as well as he can."""
        found, active = self._prospects(_offered(position))
        ahead, may = (
            (found.mine, found.may_mine) if buyer == active else (found.theirs, found.may_theirs)
        )
        slot = int(np.where(may, worth(ahead, -price, self.aim, np), -np.inf)[0].argmax())
        return self._for_medici(ahead, (0, slot), buyer, price)

    def _loadings(self, position: Position) -> Choices:
        price, buyer = position.price or 0, position.to_act
        money = list(position.money)
        money[buyer] += price  # paid already; the prospects are from before that
        before = position._replace(money=(money[0], money[1]))
        found, active = self._prospects(_offered(before))
        ahead, may = (
            (found.mine, found.may_mine) if buyer == active else (found.theirs, found.may_theirs)
        )
        return [
            (action, self._for_medici(ahead, (0, slot), buyer, price))
            for slot, action in enumerate(seas.LOADINGS)
            if may[0, slot]
        ]

    def _for_medici(self, ahead: net.Outlook, at: Any, buyer: int, price: int) -> Value:
        """One of the buyer's outlooks after he has paid, as a value by seat."""
        one = net.Outlook(*(leaf[at] for leaf in ahead))
        share, mine = float(net.win(one, -price, np)), float(one.mine) - price
        value = float(worth(one, -price, self.aim, np))
        if buyer == 0:
            return Value(value, share, (mine, float(one.theirs)))
        return Value(self.aim.win - value, 1 - share, (float(one.theirs), mine))

    # Draws.

    def _draw_or_stop(self, position: Position) -> Choices:
        return [(DRAW, self._drawn(position)), (STOP, self._sold(position))]

    def _before_lot(self, position: Position) -> Value:
        if position.group:
            return self._drawn(position)
        sea = seas.of(position)
        never = np.zeros((), bool)
        ahead = net.outlook(self.weights, sea, never, np)
        ahead = as_seat(ahead, np.asarray(position.active != 0), np)
        value = float(worth(ahead, 0, self.aim, np))
        return Value(value, float(net.win(ahead, 0, np)), (float(ahead.mine), float(ahead.theirs)))

    def _drawn(self, position: Position) -> Value:
        """One more lot, each as likely as it is; a third where that is better, if affordable."""
        bag, group = position.unseen, position.group
        kinds = {lot: bag.count(lot) for lot in bag}
        rooms = [ship.holds - len(ship.lots) for ship in position.fleets[position.active]]
        third = len(group) + 2 <= min(board.GROUP_LIMIT, max(rooms)) and len(bag) > 1
        ones: list[Lots] = [(lot,) for lot in kinds]
        twos: list[Lots] = []
        if third:
            twos = [
                (one, two)
                for at, one in enumerate(kinds)
                for two in list(kinds)[at:]
                if one is not two or kinds[one] > 1
            ]
        values = self._stops(position, ones + twos)
        ahead = dict(zip(ones + twos, values, strict=True))
        total = np.zeros(4)
        for one, count in kinds.items():
            here = ahead[one,]
            if third:
                more = sum(
                    (kinds[two] - (one is two)) * ahead.get((one, two), ahead.get((two, one), 0.0))
                    for two in kinds
                    if kinds[two] > (one is two)
                ) / (len(bag) - 1)
                here = max(here, more, key=lambda value: value[0])
            total += count * here
        mean, share, mine, theirs = (float(x) for x in total / len(bag))
        if position.active == 0:
            return Value(mean, share, (mine, theirs))
        return Value(self.aim.win - mean, 1 - share, (theirs, mine))

    def _stops(self, position: Position, more: Sequence[Lots]) -> np.ndarray:
        """[len(more), 4]: worth, share of the win, money of the active player and of the other, if
        the group with these lots is offered.
        """
        words, bags = [], []
        for lots in more:
            words.append(seas.cargo_word(position.group + lots))
            bags.append(_bits(position.unseen, lots))
        unseen = np.array(bags, np.uint32)
        sea = seas.of(position)
        sea = seas.Sea(
            *(
                tuple(np.broadcast_to(leaf, unseen.shape) for leaf in field)
                if isinstance(field, tuple)
                else np.broadcast_to(field, unseen.shape)
                for field in sea
            )
        )._replace(unseen=unseen)
        found = prospects(self.weights, sea, np.array(words, np.uint32), np)
        sold = sale(found, self.aim, np)
        return np.stack([sold.worth, sold.win, sold.mine, sold.theirs], -1)

    def _exact(self, position: Position) -> Value:
        one, two = position.money
        share = (one > two) + 0.5 * (one == two)
        return Value(
            self.aim.win * share + self.aim.money / 100 * (one - two), share, (one, two)
        )  # fmt: skip


def _offered(position: Position) -> Position:
    """What the prospects of a group depend on: the same in the phases after it is complete."""
    return position._replace(
        phase=Phase.PRICE, to_act=position.active, price=None, buyer=None, sheets=()
    )


def _bits(bag: Lots, lots: Lots) -> int:
    """The bag without these lots, as bits."""
    for lot in lots:
        bag = without(bag, lot)
    return seas.lot_bits(bag, board.LOTS)


def _best(ahead: net.Outlook, may: Any, prices: np.ndarray, aim: Aim) -> np.ndarray:
    """By price: the buyer's worth after the loading that is best at that price."""
    grown = net.Outlook(*(np.expand_dims(leaf[0], 0) for leaf in ahead))
    return np.where(may, worth(grown, -prices[:, None], aim, np), -np.inf).max(-1)
