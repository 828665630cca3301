"""The evaluator of Medici vs Strozzi: the value of a position and of every choice in it.

The net values positions between turns. Prices, answers and loadings are solved from these values, a
further draw is valued by its exact expectation, and short endings are solved. NumPy only.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

import numpy as np

from florin.arrays.cargo import lot_bits
from florin.arrays.weights import load
from florin.core.actions import DRAW, STOP, Action
from florin.core.bots import Judgement, as_money
from florin.core.lots import Lots, without
from florin.core.position import Position as AnyPosition
from florin.games.strozzi import board
from florin.games.strozzi.actions import BUY, DECLINE, Price
from florin.games.strozzi.bots import net
from florin.games.strozzi.bots.auction import Aim, Prospects, prospects, sale, utility
from florin.games.strozzi.bots.endings import EndingSolver, ending_state
from florin.games.strozzi.bots.turns import LOADINGS, Array, TurnState, turn_state, with_bags
from florin.games.strozzi.observation import cargo_word
from florin.games.strozzi.position import Phase, Position

SOLVED: Final = 3  # endings with this many lots in the bag are solved; more would take too long
A_FEW: Final = 5  # with one lot more: solved if a choice needs no more of them than this
_CACHED_ENDINGS: Final = 100_000
_PRICES: Final = np.arange(128)

# Prices have no upper limit; the arrays hold 32-bit numbers. A lead is cut off at MOST_LEAD. That
# changes no choice and no share of the win: everything the evaluator considers moves the lead by
# less than MOST_LEAD - MOST_PRICE. Higher prices are evaluated one answer at a time, after payment.
MOST_LEAD: Final = 1_000_000
MOST_PRICE: Final = 100_000


class Value(NamedTuple):
    """The value of a position; seat 0 is Medici."""

    utility: float  # to seat 0, by the evaluator's aim; to seat 1 it is `Aim.win` less this
    win: float  # share of the win of seat 0
    money: tuple[float, float]  # expected at the end, by seat


class Offers(NamedTuple):
    """Sales to one buyer at some prices, arrays [prices]."""

    utility: Array  # to the active player
    medici_utility: Array
    win: Array  # of Medici
    medici: Array  # money, expected at the end
    strozzi: Array

    def value(self, at: int) -> Value:
        money = (float(self.medici[at]), float(self.strozzi[at]))
        return Value(float(self.medici_utility[at]), float(self.win[at]), money)


Choices = list[tuple[Action, Value]]


class Evaluator:
    """Evaluates Medici vs Strozzi with tracks of any length. Caches the last few positions."""

    def __init__(
        self,
        players: int = 2,
        weights: net.Weights | None = None,
        aim: Aim = Aim(),  # noqa: B008 - a constant
        solved: int = SOLVED,
    ) -> None:
        self.players = players
        self._weights = load("florin.games.strozzi", str(players)) if weights is None else weights
        self.aim = aim
        self.solved = solved  # endings with this many lots in the bag are solved
        self._solver = EndingSolver()
        self._choices = lru_cache(maxsize=64)(self._value_choices)
        self._prospects = lru_cache(maxsize=64)(self._find_prospects)

    # -- positions of the rules ------------------------------------------------------------------

    def judge(self, position: AnyPosition) -> Judgement:
        """The value of the position to both players if both play on by this evaluator."""
        return _judgement(self.value(_own(position)))

    def weigh(self, position: AnyPosition) -> list[tuple[Action, Judgement]]:
        """Legal actions of the seat to act and the value after each; empty if no seat is to act.

        Of the prices: zero, and those that could be best.
        """
        return [(action, _judgement(value)) for action, value in self._choices(_own(position))]

    def choices(self, position: AnyPosition) -> tuple[list[Action], Array]:
        """The actions of `weigh`, and the utility of each to the seat to act, in wins."""
        found = self._choices(_own(position))
        sign = 1 if position.to_act == 0 else -1
        return [action for action, _ in found], np.array([sign * v.utility for _, v in found])

    def fair_prices(self, position: AnyPosition) -> tuple[float | None, ...]:
        """The price at which both players are indifferent who buys the group in hand.

        The same for both: each gains what the other loses. Empty if there is no group.
        """
        position = _own(position)
        if not position.group:
            return ()
        position, _ = _bounded(position)
        low, high = -200.0, 400.0
        for _ in range(40):
            middle = (low + high) / 2
            kept, left = self._offers(position, np.array([middle]))
            low, high = (middle, high) if kept.utility[0] > left.utility[0] else (low, middle)
        return ((low + high) / 2,) * 2

    def draw_luck(self, position: AnyPosition, lot: Action) -> tuple[float, ...]:
        """By seat: the win share if the group is offered with this lot, less the mean over lots.

        The mean of that over all games is 0, whatever the net is worth: it is a control variate.
        """
        position, _ = _bounded(_own(position))
        kinds = {each: position.unseen.count(each) for each in position.unseen}
        win = self._offered(position, [(each,) for each in kinds])[:, 1]
        here = win[next(at for at, each in enumerate(kinds) if each == lot)]
        luck = float(here - np.array(list(kinds.values())) @ win / len(position.unseen))
        return (luck, -luck) if position.active == 0 else (-luck, luck)

    def value(self, position: Position) -> Value:
        """The value of any position; exact if the game is over."""
        if position.phase is Phase.OVER:
            return self._exact(position)
        if position.phase in (Phase.LOT, Phase.PRICE):
            small, extra = _bounded(position)
            found = self._drawn(small) if small.phase is Phase.LOT else self._sold(small)
            return _with_money(found, extra)
        best = max if position.to_act == 0 else min
        return best((value for _, value in self._choices(position)), key=lambda v: v.utility)

    def _value_choices(self, position: Position) -> Choices:
        if position.phase is Phase.ANSWER and (position.price or 0) > MOST_PRICE:
            return [(answer, self.value(position.apply(answer))) for answer in (BUY, DECLINE)]
        small, extra = _bounded(position)
        match position.phase:
            case Phase.SELECT:
                found = [(DRAW, self._drawn(small)), (STOP, self._sold(small))]
            case Phase.PRICE:
                found = self._prices(small)
            case Phase.ANSWER:
                kept, left = self._offers(small, np.array([small.price or 0]))
                found = [(BUY, left.value(0)), (DECLINE, kept.value(0))]
            case Phase.LOAD:
                found = self._loadings(small)
            case _:
                found: Choices = []
        return found if extra == (0, 0) else [(a, _with_money(v, extra)) for a, v in found]

    def _exact(self, position: Position) -> Value:
        one, two = position.money
        share = (one > two) + 0.5 * (one == two)
        margin = as_money(one - two)
        worth = self.aim.win * share + self.aim.money / 100 * margin
        return Value(worth, share, (as_money(one), as_money(two)))

    # -- the sale of the group in hand -----------------------------------------------------------

    def _find_prospects(self, position: Position) -> Prospects:
        """Prospects of the group in hand, with no price paid."""
        state = turn_state(position)
        group = np.array([cargo_word(position.group)], np.uint32)
        return prospects(np, self._weights, state, group, correct=self._correct)

    def _offers(self, position: Position, prices: Array) -> tuple[Offers, Offers]:
        """By price: the active player keeps the group, or the other buys it."""
        found, active = self._prospects(position.before_price()), position.active
        return (
            _offers(found.mine, found.may_mine, prices, active, active, self.aim),
            _offers(found.theirs, found.may_theirs, prices, 1 - active, active, self.aim),
        )

    def _prices(self, position: Position) -> Choices:
        """Prices that could be best, 0 among them: up to twice the best and a little more."""
        kept, left = self._offers(position, _PRICES)
        best = int(np.minimum(kept.utility, left.utility).argmax())
        return [
            (Price(price), _answered(kept, left, price))
            for price in range(min(2 * best + 6, len(_PRICES)))
        ]

    def _sold(self, position: Position) -> Value:
        """The best price is named, and answered."""
        kept, left = self._offers(position, _PRICES)
        return _answered(kept, left, int(np.minimum(kept.utility, left.utility).argmax()))

    def _loadings(self, position: Position) -> Choices:
        price, buyer = position.price or 0, position.to_act
        found = self._prospects(position.before_price())
        mine = buyer == position.active
        ahead, may = (found.mine, found.may_mine) if mine else (found.theirs, found.may_theirs)
        slots = np.flatnonzero(may[0])
        every = net.Outlook(*(leaf[0, slots] for leaf in ahead))
        values = _by_seat(every, np.full(len(slots), price), buyer, buyer, self.aim)
        return [(LOADINGS[slot], values.value(at)) for at, slot in enumerate(slots)]

    # -- draws -----------------------------------------------------------------------------------

    def _drawn(self, position: Position) -> Value:
        """One more lot, by the exact mean; then another if that is better on average, and so on."""
        kinds = {lot: position.unseen.count(lot) for lot in position.unseen}
        lots, counts = tuple(kinds), tuple(kinds.values())
        # At the beginning of a round there are many groups of three, and none too large to load.
        begins = not position.group and not any(s.lots for f in position.fleets for s in f)
        most = position.group_limit - len(position.group)
        most = min(most, 2) if begins else most
        sets = [
            found
            for size in range(1, most + 1)
            for found in combinations_with_replacement(range(len(lots)), size)
            if all(found.count(at) <= counts[at] for at in found)
        ]
        offered = self._offered(position, [tuple(lots[at] for at in each) for each in sets])
        ahead = dict(zip(sets, offered, strict=True))
        left = len(position.unseen)

        def mean(drawn: tuple[int, ...]) -> Array:
            total = np.zeros(4)
            for at, count in enumerate(counts):
                if count > drawn.count(at):
                    total += (count - drawn.count(at)) * best(tuple(sorted((*drawn, at))))
            return total / (left - len(drawn))

        @cache
        def best(drawn: tuple[int, ...]) -> Array:
            here = ahead[drawn]
            if len(drawn) < min(most, left):
                here = max(here, mean(drawn), key=lambda value: value[0])
            return here

        worth, share, mine, theirs = (float(x) for x in mean(()))
        if position.active == 0:
            return Value(worth, share, (mine, theirs))
        return Value(self.aim.win - worth, 1 - share, (theirs, mine))

    def _offered(self, position: Position, more: Sequence[Lots]) -> Array:
        """Values [len(more), 4] in the active player's frame of offering the group with these lots.

        Utility, share of the win, money of the active player and of the other.
        """
        words = [cargo_word(position.group + lots) for lots in more]
        bags = [_bits(position.unseen, lots) for lots in more]
        state = with_bags(np, turn_state(position), np.array(bags, np.uint32))
        group = np.array(words, np.uint32)
        found = prospects(np, self._weights, state, group, correct=self._correct)
        sold = sale(np, found, self.aim)
        return np.stack([sold.utility, sold.win, sold.mine, sold.theirs], -1)

    # -- endings ---------------------------------------------------------------------------------

    def _correct(self, state: TurnState, ahead: net.Outlook) -> net.Outlook:
        """Near the end of the game the mean margin is solved exactly."""
        last, lots = (state.round == board.ROUNDS) & ~ahead.over, np.bitwise_count(state.unseen)
        few, more = last & (lots <= self.solved), last & (lots == self.solved + 1)
        if more.sum() <= A_FEW:
            few = few | more
        if not few.any():
            return ahead
        if self._solver.size > _CACHED_ENDINGS:
            self._solver = EndingSolver()
        rows = np.flatnonzero(few)
        exact = np.array(
            [self._solver.turn(ending_state(state, row)) for row in rows.tolist()], np.float32
        )
        lead = np.subtract(*state.money).reshape(-1)[rows]
        error: Array = np.zeros(few.size, np.float32)
        error[rows] = exact + lead - ahead.margin.reshape(-1)[rows]
        error = error.reshape(few.shape)
        return ahead._replace(mine=ahead.mine + error / 2, theirs=ahead.theirs - error / 2)


@cache
def trained(players: int = 2) -> Evaluator:
    """The evaluator with the package's weights."""
    return Evaluator(players)


def _own(position: AnyPosition) -> Position:
    if not isinstance(position, Position):
        raise TypeError(f"this evaluator plays strozzi, not {position.game}")
    return position


def _judgement(value: Value) -> Judgement:
    win = min(max(value.win, 0.0), 1.0)  # floating-point sums can end slightly outside
    return Judgement((win, 1 - win), value.money)


def _bounded(position: Position) -> tuple[Position, tuple[int, int]]:
    """The position with money that arrays can hold, and the money that was taken out, by seat."""
    one, two = position.money
    price = position.price or 0
    if max(abs(one), abs(two)) <= MOST_LEAD and price <= MOST_PRICE:
        return position, (0, 0)
    lead = min(max(one - two, -MOST_LEAD), MOST_LEAD)
    small = position._replace(money=(lead, 0))
    if position.phase is Phase.LOAD:  # paid already
        small = small._replace(price=0)
    return small, (one - lead, two)


def _with_money(value: Value, extra: tuple[int, int]) -> Value:
    if extra == (0, 0):
        return value
    one, two = (as_money(e) + m for e, m in zip(extra, value.money, strict=True))
    return value._replace(money=(one, two))


def _bits(bag: Lots, lots: Lots) -> int:
    """The bag without these lots, as bits."""
    for lot in lots:
        bag = without(bag, lot)
    return lot_bits(bag, board.LOTS)


def _answered(kept: Offers, left: Offers, price: int) -> Value:
    """The other player answers this price as is worse for the active player."""
    return (kept if kept.utility[price] <= left.utility[price] else left).value(price)


def _offers(
    ahead: net.Outlook, may: Array, prices: Array, buyer: int, active: int, aim: Aim
) -> Offers:
    """The buyer pays each price, and loads as is best at that price."""
    every = net.Outlook(*(leaf[:1] for leaf in ahead))
    slots = np.where(may, utility(np, every, -prices[:, None], aim), -np.inf).argmax(-1)
    return _by_seat(net.Outlook(*(leaf[0, slots] for leaf in ahead)), prices, buyer, active, aim)


def _by_seat(ahead: net.Outlook, prices: Array, buyer: int, active: int, aim: Aim) -> Offers:
    """Outlooks [prices] in the buyer's frame, after paying these prices."""
    value = utility(np, ahead, -prices, aim)
    share, mine, theirs = net.win(np, ahead, -prices), ahead.mine - prices, ahead.theirs
    return Offers(
        value if buyer == active else aim.win - value,
        value if buyer == 0 else aim.win - value,
        share if buyer == 0 else 1 - share,
        mine if buyer == 0 else theirs,
        theirs if buyer == 0 else mine,
    )
