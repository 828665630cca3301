"""`rollout:N`: judges by playing on, N times, with face-value bots at every seat. No net, no data.

Rollout k always meets the same bags in the same order, whatever is judged: two actions are
compared under the same luck, and a judgement never changes. Where no chance is left it is exact,
given that those who act later play at face value.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise
from typing import Final

from florin.bots.face import FaceBot
from florin.bots.judge import Judgement
from florin.records.dealer import bag_order, deal
from florin.rules import (
    BUY,
    CHANCE,
    DECLINE,
    NOBODY,
    PASS,
    STOP,
    Action,
    Begin,
    Bid,
    Lot,
    Position,
    Price,
)
from florin.rules.game import most_money
from florin.rules.medici import Phase as MediciPhase
from florin.rules.medici import Position as MediciPosition
from florin.rules.medici.position import PASSED
from florin.rules.strozzi import Phase as StrozziPhase
from florin.rules.strozzi import Position as StrozziPosition

GAMES: Final = 32
# Bids that win the group differ in money alone: these many are played out, the rest lie between.
KNOTS: Final = 6
# A florin of lead counts as this much win probability where prices are compared, because wins of
# a few dozen games come in steps. About what a florin is worth halfway through a game.
FLORIN: Final = 0.004
TOP_PRICE: Final = 255  # no group of Medici vs Strozzi is worth as much
_REMEMBERED: Final = 64  # positions whose options, or whose games, are kept

Money = tuple[int, ...]  # florins by seat

_PLAYER: Final = FaceBot(Fraction(1, 2))
_DICE: Final = random.Random(0)  # face-value bots throw none


class RolloutJudge:
    """Plays either game, with any number of players."""

    def __init__(self, games: int = GAMES) -> None:
        if games < 1:
            raise ValueError("rollouts: at least 1")
        self.games = games
        self._weigh = lru_cache(maxsize=_REMEMBERED)(self._options)
        self._ends = lru_cache(maxsize=_REMEMBERED)(self._games)

    @property
    def name(self) -> str:
        return f"rollout:{self.games}"

    def judge(self, position: Position) -> Judgement:
        """Where a seat is to act: as after its best action."""
        if position.to_act in (CHANCE, NOBODY):
            return self._play_on(position)
        seat = position.to_act
        return max((after for _, after in self.weigh(position)), key=lambda j: _rank(j, seat))

    def weigh(self, position: Position) -> Sequence[tuple[Action, Judgement]]:
        if position.to_act in (CHANCE, NOBODY):
            return ()
        return self._weigh(position)

    def fair_prices(self, position: Position) -> tuple[float | None, ...]:
        """In Medici leaving it means that the others go on bidding, and money is the upper end."""
        if not position.group:
            return ()
        if isinstance(position, MediciPosition):
            offer = position.apply(STOP) if position.phase is MediciPhase.SELECT else position
            if offer.phase is not MediciPhase.BID:  # growing, or nobody can bid
                return (None,) * len(position.money)
            return tuple(self._fair_bid(offer, seat) for seat in range(len(offer.money)))
        assert isinstance(position, StrozziPosition)
        if position.phase in (StrozziPhase.LOT, StrozziPhase.LOAD):  # growing, or bought
            return (None, None)
        # What one would gain by the group the other would lose: both find the same price fair.
        return (self._fair_price(position),) * 2

    def _options(self, position: Position) -> tuple[tuple[Action, Judgement], ...]:
        if isinstance(position, MediciPosition) and position.phase is MediciPhase.BID:
            return self._bids(position)
        if isinstance(position, StrozziPosition) and position.phase is StrozziPhase.PRICE:
            return self._prices(position)
        return tuple((action, self._play_on(position.apply(action))) for action in position.legal())

    def _bids(self, position: MediciPosition) -> tuple[tuple[Action, Judgement], ...]:
        """Each bid with the answers that it gets. No chance comes before the group is sold."""
        legal = position.legal()
        after = {action: _settled(position.apply(action)) for action in legal}
        known: dict[Position, Judgement] = {}

        def judged(action: Action) -> Judgement:
            end = after[action]
            if end not in known:
                known[end] = self._play_on(end)
            return known[end]

        seat = position.to_act
        won = [
            action
            for action in legal
            if isinstance(action, Bid)
            and len(after[action].ships[seat]) != len(position.ships[seat])
            and after[action].outcome() is None
            and after[action].day == position.day
        ]
        between = _between(won, judged) if len(won) > KNOTS else {}
        return tuple(
            (action, between[action] if action in between else judged(action)) for action in legal
        )

    def _prices(self, position: StrozziPosition) -> tuple[tuple[Action, Judgement], ...]:
        """Zero, and those about the price at which the other is indifferent."""
        fair, other = self._fair_price(position), 1 - position.active
        prices = sorted({0, *(max(0, int(fair) + near) for near in (-1, 0, 1, 2))})
        return tuple(
            (Price(price), max(self._answers(position, price), key=lambda j: _rank(j, other)))
            for price in prices
        )

    def _answers(self, position: StrozziPosition, price: int) -> tuple[Judgement, Judgement]:
        """The group bought and declined at that price, with the price still to be named.

        Face-value bots do not look at money in this game: one set of games serves every price.
        """
        free, other = position.apply(Price(0)), 1 - position.active
        buy, decline = self._ends(free.apply(BUY)), self._ends(free.apply(DECLINE))
        return (
            _judgement([_paid(money, other, price) for money in buy]),
            _judgement([_paid(money, position.active, price) for money in decline]),
        )

    def _fair_bid(self, position: MediciPosition, seat: int) -> float | None:
        if seat not in position.may_bid:
            return None
        leave = _worth(self._play_on(_settled(position, without=seat)), seat)

        def gain(price: int) -> float:
            return _worth(self._play_on(_sold(position, seat, price)), seat) - leave

        return _crossing(gain, position.money[seat])

    def _fair_price(self, position: StrozziPosition) -> float:
        asked = position
        if asked.phase is StrozziPhase.SELECT:
            asked = asked.apply(STOP)
        if asked.phase is StrozziPhase.ANSWER:
            asked = asked._replace(phase=StrozziPhase.PRICE, to_act=asked.active, price=None)
        other = 1 - asked.active

        def gain(price: int) -> float:
            buy, decline = self._answers(asked, price)
            return _worth(buy, other) - _worth(decline, other)

        return _crossing(gain, TOP_PRICE)

    def _play_on(self, position: Position) -> Judgement:
        return _judgement(self._ends(position))

    def _games(self, position: Position) -> tuple[Money, ...]:
        """Money at the end of N games from here; one is enough where no chance is left."""
        position = _quiet(position)
        if position.outcome():
            return (position.money,)
        return tuple(_quiet(position, _Luck(game, position)).money for game in range(self.games))


class _Luck:
    """What chance does in rollout number `game`: lots come in the order of a deal of its own."""

    def __init__(self, game: int, position: Position) -> None:
        self.seed = f"rollout {game}"
        self.stage = position.stage
        self.lots = _unseen(bag_order(self.seed, position.game, position.stage), position.unseen)

    def action(self, position: Position) -> Action:
        urn = position.urn()
        if isinstance(urn[0], Begin):
            return deal(self.seed, position)
        if position.stage != self.stage:
            self.stage = position.stage
            self.lots = iter(bag_order(self.seed, position.game, position.stage))
        return next(self.lots)


def _unseen(order: Sequence[Lot], unseen: Iterable[Lot]) -> Iterator[Lot]:
    """`order` without what has been seen."""
    left = Counter(unseen)
    found: list[Lot] = []
    for lot in reversed(order):  # of equal lots the first have been seen
        if left[lot]:
            left[lot] -= 1
            found.append(lot)
    return reversed(found)


def _quiet(position: Position, luck: _Luck | None = None) -> Position:
    """Played on at face value to the end, or to where chance is to act and there is no luck."""
    while (seat := position.to_act) != NOBODY:
        if seat != CHANCE:
            action = _PLAYER.choose(position, _DICE)
        elif luck is None:
            break
        else:
            action = luck.action(position)
        position = position.apply(action)
    return position


def _settled(position: MediciPosition, without: int | None = None) -> MediciPosition:
    """After the auction under way; seat `without` passes."""
    while position.phase is MediciPhase.BID:
        passing = position.to_act == without
        position = position.apply(PASS if passing else _PLAYER.choose(position, _DICE))
    return position


def _sold(position: MediciPosition, seat: int, price: int) -> MediciPosition:
    """As if `seat` had bid `price` and all others had passed."""
    return position._replace(
        to_act=position.selector,
        high=price,
        bidder=seat,
        answers=(PASSED,) * (len(position.money) - 1),
    ).apply(PASS)


def _judgement(ends: Sequence[Money]) -> Judgement:
    """The mean of games that ended with this money."""
    seats = range(len(ends[0]))
    wins = [0.0] * len(ends[0])
    for money in ends:
        winners = most_money(money).winners
        for seat in winners:
            wins[seat] += 1 / len(winners)
    return Judgement(
        tuple(win / len(ends) for win in wins),
        tuple(sum(money[seat] for money in ends) / len(ends) for seat in seats),
    )


def _paid(money: Money, seat: int, florins: int) -> Money:
    """`money` where `seat` has paid so many florins more."""
    return tuple(own - florins * (at == seat) for at, own in enumerate(money))


def _rank(judgement: Judgement, seat: int) -> tuple[float, float]:
    return judgement.win[seat], judgement.money[seat]


def _worth(judgement: Judgement, seat: int) -> float:
    """Win probability, and a little for the lead over the best of the others."""
    others = max(florins for at, florins in enumerate(judgement.money) if at != seat)
    return judgement.win[seat] + FLORIN * (judgement.money[seat] - others)


def _between(
    bids: Sequence[Action], judged: Callable[[Action], Judgement]
) -> dict[Action, Judgement]:
    """Judgements of ascending bids: some of them played out, the others on straight lines."""
    last = len(bids) - 1
    knots = sorted({round(last * (k / (KNOTS - 1)) ** 2) for k in range(KNOTS)})  # dense where low
    found = {bids[at]: judged(bids[at]) for at in knots}
    for low, high in pairwise(knots):
        for at in range(low + 1, high):
            part = (at - low) / (high - low)
            found[bids[at]] = _mix(found[bids[low]], found[bids[high]], part)
    return found


def _mix(low: Judgement, high: Judgement, part: float) -> Judgement:
    return Judgement(
        tuple(a + part * (b - a) for a, b in zip(low.win, high.win, strict=True)),
        tuple(a + part * (b - a) for a, b in zip(low.money, high.money, strict=True)),
    )


def _crossing(gain: Callable[[int], float], most: int) -> float:
    """The price at which a falling gain is 0: by false position, to a florin, then a straight line.

    0 and `most` where it is not between them.
    """
    low, high = 0, most
    before, after = gain(low), gain(high)
    if before <= 0 or after >= 0:
        return float(low if before <= 0 else high)
    while high - low > 1:
        guess = low + round((high - low) * before / (before - after))
        middle = min(max(guess, low + 1), high - 1)
        found = gain(middle)
        if found > 0:
            # Halving the other end keeps it from staying for ever (the Illinois rule).
            low, before, after = middle, found, after / 2
        else:
            high, after, before = middle, found, before / 2
    # The ends may have been halved: their true gains draw the line.
    before, after = gain(low), gain(high)
    return low + (before / (before - after) if before > after else 0.0)
