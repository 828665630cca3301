"""The evaluator of Medici vs Strozzi: the value of a position and of every choice in it.

The net values positions between turns. Prices, answers and loadings are solved from these values, a
further draw is valued by its exact expectation, and short endings are solved. NumPy only.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement
from typing import Final

import numpy as np

from florin.arrays.cargo import lot_bits
from florin.arrays.weights import load
from florin.core.actions import DRAW, STOP, Action
from florin.core.bots import TIE, Judgement, as_money
from florin.core.lots import Lots, without
from florin.core.position import Position as AnyPosition
from florin.games.strozzi import board
from florin.games.strozzi.actions import BUY, DECLINE, Price
from florin.games.strozzi.bots import net
from florin.games.strozzi.bots.auction import Aim, Prospects, prospects, sale, utility
from florin.games.strozzi.bots.offers import (
    Offers,
    Value,
    best_price,
    by_seat,
    declined_at,
    moved_by,
    offers_to,
    shift,
    unless_proven,
)
from florin.games.strozzi.bots.solved import SURELY, Endings
from florin.games.strozzi.bots.turns import (
    DISCARD_SLOT,
    LOADINGS,
    Array,
    turn_state,
    with_bags,
)
from florin.games.strozzi.observation import cargo_word
from florin.games.strozzi.position import Phase, Position

_PRICES: Final = np.arange(128)

# A player pays for a group only to throw it away if that gains more than this, in wins, and if a
# search one turn deeper than usual confirms it. Where the rest of the game is solved, it is enough
# if it is no tie.
PROOF: Final = 0.02
_SEARCHED: Final = 13  # with more lots in the bag the search looks at two lots instead of three

# Prices have no upper limit; the arrays hold 32-bit numbers. A lead is cut off at MOST_LEAD. That
# changes no choice and no share of the win: everything the evaluator considers moves the lead by
# less than MOST_LEAD - MOST_PRICE. Higher prices are evaluated one answer at a time, after payment.
MOST_LEAD: Final = 1_000_000
MOST_PRICE: Final = 100_000


Choices = list[tuple[Action, Value]]


class Evaluator:
    """Evaluates Medici vs Strozzi with tracks of any length. Caches the last few positions."""

    def __init__(
        self,
        players: int = 2,
        weights: net.Weights | None = None,
        aim: Aim = Aim(),  # noqa: B008 - a constant
        proof: float = PROOF,
    ) -> None:
        self.players = players
        self._weights = load("florin.games.strozzi", str(players)) if weights is None else weights
        self.aim = aim
        self.proof = proof  # 0: a group is paid for and thrown away if that seems best
        self._endings = Endings()
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
                buy, decline = left.value(0), kept.value(0)
                if left.thrown[0]:
                    buy = unless_proven(buy, decline, self._proof(small), 1 - small.active)
                found = [(BUY, buy), (DECLINE, decline)]
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

    def _find_prospects(self, position: Position, searched: bool) -> Prospects:
        """Prospects of the group in hand, with no price paid."""
        state = turn_state(position)
        group = np.array([cargo_word(position.group)], np.uint32)
        found = prospects(np, self._weights, state, group, correct=self._endings.correct)
        return self._search(position, found) if searched and self.proof else found

    def _of_group(self, position: Position) -> Prospects:
        # While the group may still grow it is compared with larger ones, which are not searched.
        return self._prospects(position.before_price(), position.phase is not Phase.SELECT)

    def _offers(self, position: Position, prices: Array) -> tuple[Offers, Offers]:
        """By price: the active player keeps the group, or the other buys it."""
        return self._both(self._of_group(position), position.active, prices)

    def _both(self, found: Prospects, active: int, prices: Array) -> tuple[Offers, Offers]:
        return (
            offers_to(found.mine, found.may_mine, prices, active, active, self.aim),
            offers_to(found.theirs, found.may_theirs, prices, 1 - active, active, self.aim),
        )

    def _prices(self, position: Position) -> Choices:
        """Prices that could be best, 0 among them: up to twice the best and a little more."""
        kept, left = self._offers(position, _PRICES)
        proof, active = self._proof(position), position.active
        declined = declined_at(kept, left, proof)
        best = best_price(kept, left, proof)
        found = [
            (kept if declined[price] else left).value(price)
            for price in range(min(2 * best + 6, len(_PRICES)))
        ]
        thrown = (kept.thrown & declined)[: len(found)]
        if thrown.any():
            # Price 0 is never thrown away for: nothing is paid.
            sign = 1 if active == 0 else -1
            other = max(
                (value for value, away in zip(found, thrown, strict=True) if not away),
                key=lambda value: sign * value.utility,
            )
            found = [
                unless_proven(value, other, proof, active) if away else value
                for value, away in zip(found, thrown, strict=True)
            ]
        return [(Price(price), value) for price, value in enumerate(found)]

    def _sold(self, position: Position) -> Value:
        """The best price is named, and answered."""
        kept, left = self._offers(position, _PRICES)
        proof = self._proof(position)
        best = best_price(kept, left, proof)
        return (kept if declined_at(kept, left, proof)[best] else left).value(best)

    def _proof(self, position: Position) -> float:
        """What paying for a group only to throw it away must gain, in wins."""
        lots = len(position.unseen)
        return float(self._proofs(np.array([position.round]), np.array([lots]))[0])

    def _proofs(self, stage: Array, lots: Array) -> Array:
        solved = (stage == board.ROUNDS) & (lots <= SURELY)
        return self.aim.win * np.where(solved, min(TIE, self.proof), self.proof)

    def _search(self, position: Position, found: Prospects) -> Prospects:
        """If a buyer would throw the group away, both prospects are searched a turn deeper.

        The next group is valued by its exact mean. All loadings of a buyer are moved by what the
        search changes after the best of them.
        """
        kept, left = self._both(found, position.active, _PRICES)
        price = best_price(kept, left, 0.0)
        sides = (
            (found.mine, found.may_mine, position.active, DECLINE),
            (found.theirs, found.may_theirs, 1 - position.active, BUY),
        )
        slots: list[int] = []
        for ahead, may, _, _ in sides:
            worth = utility(np, net.Outlook(*(leaf[0] for leaf in ahead)), -price, self.aim)
            slots.append(int(np.where(may[0], worth, -np.inf).argmax()))
        if DISCARD_SLOT not in slots:
            return found
        moved: list[net.Outlook] = []
        for (ahead, _, buyer, answer), slot in zip(sides, slots, strict=True):
            after = position.apply(Price(price)).apply(answer)
            if after.phase is Phase.LOAD:
                after = after.apply(LOADINGS[slot])
            ended = after.phase is not Phase.LOT or after.round != position.round
            if ended or bool(self._endings.for_win(turn_state(after))[0]):
                moved.append(ahead)
                continue
            value = self._drawn(after, 3 if len(after.unseen) <= _SEARCHED else 2)
            worth = value.utility if buyer == 0 else self.aim.win - value.utility
            one = net.Outlook(*(leaf[0, slot] for leaf in ahead))
            moved.append(moved_by(ahead, shift(one, price, worth, self.aim)))
        return found._replace(mine=moved[0], theirs=moved[1])

    def _loadings(self, position: Position) -> Choices:
        price, buyer = position.price or 0, position.to_act
        found = self._of_group(position)
        mine = buyer == position.active
        ahead, may = (found.mine, found.may_mine) if mine else (found.theirs, found.may_theirs)
        slots = np.flatnonzero(may[0])
        every = net.Outlook(*(leaf[0, slots] for leaf in ahead))
        values = by_seat(
            every, np.full(len(slots), price), buyer, buyer, self.aim, slots == DISCARD_SLOT
        )
        return [(LOADINGS[slot], values.value(at)) for at, slot in enumerate(slots)]

    # -- draws -----------------------------------------------------------------------------------

    def _drawn(self, position: Position, at_most: int = board.GROUP_LIMIT) -> Value:
        """One more lot, by the exact mean; then another if that is better on average, and so on."""
        kinds = {lot: position.unseen.count(lot) for lot in position.unseen}
        lots, counts = tuple(kinds), tuple(kinds.values())
        # At the beginning of a round there are many groups of three, and none too large to load.
        begins = not position.group and not any(s.lots for f in position.fleets for s in f)
        most = position.group_limit - len(position.group)
        most = min(most, 2 if begins else at_most)
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
        found = prospects(np, self._weights, state, group, correct=self._endings.correct)
        sold = sale(np, found, self.aim, self._proofs(state.round, np.bitwise_count(state.unseen)))
        return np.stack([sold.utility, sold.win, sold.mine, sold.theirs], -1)


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
