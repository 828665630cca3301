# pyright: basic
"""What a thinking player of Medici vs Strozzi sees in a position: every choice and its worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

import numpy as np

from florin.arrays.cargo import lot_bits
from florin.arrays.weights import load
from florin.core import DRAW, STOP, Action
from florin.core.lots import Lots, without
from florin.games.strozzi import Phase, Position, board
from florin.games.strozzi.actions import BUY, DECLINE, Price
from florin.games.strozzi.bots import net
from florin.games.strozzi.bots import sea as seas
from florin.games.strozzi.bots.auction import Aim, Prospects, as_seat, prospects, sale, worth
from florin.games.strozzi.bots.endings import Endings, calm_of
from florin.games.strozzi.observation import cargo_word

SOLVED: Final = 3  # lots in the bag; more would take too long
A_FEW: Final = 5  # so many positions with one lot more are solved, where no more are asked about
_REMEMBERED: Final = 100_000  # positions of endings
_PRICES: Final = np.arange(128)


class Value(NamedTuple):
    """What a position is worth; seat 0 is Medici."""

    worth: float  # to seat 0, by the aim of the mind; to seat 1 it is `Aim.win` less this
    win: float  # share of the win of seat 0
    money: tuple[float, float]  # expected at the end, by seat


class Offers(NamedTuple):
    """Sales to one buyer, an array each along the prices."""

    worth: np.ndarray  # to the active player
    medici_worth: np.ndarray
    win: np.ndarray  # of Medici
    medici: np.ndarray  # money, expected at the end
    strozzi: np.ndarray

    def value(self, at: int) -> Value:
        money = (float(self.medici[at]), float(self.strozzi[at]))
        return Value(float(self.medici_worth[at]), float(self.win[at]), money)


Choices = list[tuple[Action, Value]]


class Mind:
    """Weighs choices with a net. Remembers the last few positions that it looked at."""

    def __init__(
        self,
        weights: net.Weights | None = None,
        aim: Aim = Aim(),  # noqa: B008
        solved: int = SOLVED,
    ) -> None:
        self._weights = weights
        self.aim = aim
        self.solved = solved  # endings with so many lots in the bag are solved
        self._endings = Endings()
        self.choices = lru_cache(maxsize=64)(self._choices)
        self._prospects = lru_cache(maxsize=64)(self._look)

    @property
    def weights(self) -> net.Weights:
        if self._weights is None:
            self._weights = load("florin.games.strozzi", "2")
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

    def fair_price(self, position: Position) -> float:
        """At this price it is all the same to both players who buys the group in hand."""
        low, high = -200.0, 400.0
        for _ in range(40):
            middle = (low + high) / 2
            kept, left = self._offers(position, np.array([middle]))
            low, high = (middle, high) if kept.worth[0] > left.worth[0] else (low, middle)
        return (low + high) / 2

    def _choices(self, position: Position) -> Choices:
        match position.phase:
            case Phase.SELECT:
                return self._draw_or_stop(position)
            case Phase.PRICE:
                return self._prices(position)
            case Phase.ANSWER:
                kept, left = self._offers(position, np.array([position.price or 0]))
                return [(BUY, left.value(0)), (DECLINE, kept.value(0))]
            case Phase.LOAD:
                return self._loadings(position)
            case _:
                return []

    def _correct(self, sea: seas.Sea, ahead: net.Outlook) -> net.Outlook:
        """Where few lots are left of the game, the mean margin is solved instead of guessed."""
        last, lots = (sea.round == board.ROUNDS) & ~ahead.over, np.bitwise_count(sea.unseen)
        few, more = last & (lots <= self.solved), last & (lots == self.solved + 1)
        if more.sum() <= A_FEW:
            few = few | more
        if not few.any():
            return ahead
        if self._endings.size > _REMEMBERED:
            self._endings = Endings()
        rows = np.flatnonzero(few)
        exact = np.array(
            [self._endings.turn(calm_of(sea, row)) for row in rows.tolist()], np.float32
        )
        lead = np.subtract(*sea.money).reshape(-1)[rows]
        error = np.zeros(few.size, np.float32)
        error[rows] = exact + lead - ahead.margin.reshape(-1)[rows]
        error = error.reshape(few.shape)
        return ahead._replace(mine=ahead.mine + error / 2, theirs=ahead.theirs - error / 2)

    # The sale of the group in hand.

    def _look(self, position: Position) -> Prospects:
        """Prospects of the group, with no price paid."""
        sea = seas.widened(seas.of(position))
        group = np.array([cargo_word(position.group)], np.uint32)
        return prospects(self.weights, sea, group, np, correct=self._correct)

    def _offers(self, position: Position, prices: np.ndarray) -> tuple[Offers, Offers]:
        """By price: the active player keeps the group, or the other buys it."""
        found, active = self._prospects(_offered(position)), position.active
        return (
            _offers(found.mine, found.may_mine, prices, active, active, self.aim),
            _offers(found.theirs, found.may_theirs, prices, 1 - active, active, self.aim),
        )

    def _prices(self, position: Position) -> Choices:
        """Prices that could be best, 0 among them: up to twice the best and a little more."""
        kept, left = self._offers(position, _PRICES)
        best = int(np.minimum(kept.worth, left.worth).argmax())
        return [
            (Price(price), (kept if kept.worth[price] <= left.worth[price] else left).value(price))
            for price in range(min(2 * best + 6, len(_PRICES)))
        ]

    def _sold(self, position: Position) -> Value:
        """The best price is named, and answered."""
        kept, left = self._offers(position, _PRICES)
        price = int(np.minimum(kept.worth, left.worth).argmax())
        return (kept if kept.worth[price] <= left.worth[price] else left).value(price)

    def _loadings(self, position: Position) -> Choices:
        price, buyer = position.price or 0, position.to_act
        money = list(position.money)
        money[buyer] += price  # paid already; prospects are from before that
        found = self._prospects(_offered(position._replace(money=(money[0], money[1]))))
        mine = buyer == position.active
        ahead, may = (found.mine, found.may_mine) if mine else (found.theirs, found.may_theirs)
        slots = np.flatnonzero(may[0])
        every = net.Outlook(*(leaf[0, slots] for leaf in ahead))
        values = _by_seat(every, np.full(len(slots), price), buyer, buyer, self.aim)
        return [(seas.LOADINGS[slot], values.value(at)) for at, slot in enumerate(slots)]

    # Draws.

    def _draw_or_stop(self, position: Position) -> Choices:
        return [(DRAW, self._drawn(position)), (STOP, self._sold(position))]

    def _before_lot(self, position: Position) -> Value:
        if position.group:
            return self._drawn(position)
        sea = seas.of(position)
        never = np.zeros((), bool)
        ahead = self._correct(sea, net.outlook(self.weights, sea, never, np))
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
            words.append(cargo_word(position.group + lots))
            bags.append(_bits(position.unseen, lots))
        unseen = np.array(bags, np.uint32)
        sea = seas.with_bags(seas.of(position), unseen, np)
        found = prospects(self.weights, sea, np.array(words, np.uint32), np, correct=self._correct)
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
    return lot_bits(bag, board.LOTS)


def _offers(
    ahead: net.Outlook, may: Any, prices: np.ndarray, buyer: int, active: int, aim: Aim
) -> Offers:
    """The buyer pays each price, and loads as is best at that price."""
    every = net.Outlook(*(leaf[:1] for leaf in ahead))
    slots = np.where(may, worth(every, -prices[:, None], aim, np), -np.inf).argmax(-1)
    return _by_seat(net.Outlook(*(leaf[0, slots] for leaf in ahead)), prices, buyer, active, aim)


def _by_seat(ahead: net.Outlook, prices: np.ndarray, buyer: int, active: int, aim: Aim) -> Offers:
    """Outlooks of the buyer after paying these prices, an array along each."""
    value = worth(ahead, -prices, aim, np)
    share, mine, theirs = net.win(ahead, -prices, np), ahead.mine - prices, ahead.theirs
    return Offers(
        value if buyer == active else aim.win - value,
        value if buyer == 0 else aim.win - value,
        share if buyer == 0 else 1 - share,
        mine if buyer == 0 else theirs,
        theirs if buyer == 0 else mine,
    )
