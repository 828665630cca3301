"""A position of Medici, and how actions change it.

Every change builds a new tuple directly, without keyword calls: random play makes hundreds of
thousands of positions a second, and the constructor is most of what one costs.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING, Final, NamedTuple

from florin.core.actions import DRAW, STOP, Action, Word
from florin.core.errors import GameIsOver, IllegalAction, MalformedAction
from florin.core.lots import Lot, Lots, without
from florin.core.position import CHANCE, NOBODY, Amounts, Outcome, most_money
from florin.games.medici import events as ev
from florin.games.medici.actions import PASS, Begin, Bid
from florin.games.medici.board import (
    CAPITAL,
    COMMODITIES,
    DAYS,
    GROUP_LIMIT,
    HOLDS,
    LOTS,
    LOTS_PER_BUYER,
    MAX_BUYERS,
    MIN_BUYERS,
)
from florin.games.medici.scoring import DaySheet, Levels, score_day


class Phase(Enum):
    """What is being waited for."""

    BEGIN = "begin"  # chance names the first buyer of the day
    LOT = "lot"  # chance turns up the selector's lot
    SELECT = "select"  # the selector draws on or stops
    BID = "bid"  # a buyer bids or passes
    FREE = "free"  # chance turns up a free lot for the last buyer
    OVER = "over"


_BEGIN, _LOT, _SELECT, _BID = Phase.BEGIN, Phase.LOT, Phase.SELECT, Phase.BID
_FREE, _OVER = Phase.FREE, Phase.OVER

# Entries of `answers` that are not a bid.
PASSED: Final = 0
COULD_NOT: Final = -1

_DRAW_OR_STOP: Final[tuple[Action, ...]] = (DRAW, STOP)
# No buyer owns more in practice; larger bids are created on demand.
_BIDS: Final[tuple[Action, ...]] = tuple(Bid(florins) for florins in range(600))
# [buyers][seat]: the seats from the left of `seat` round to `seat` itself (M1, M10).
_CLOCKWISE: Final = {
    buyers: tuple(
        tuple((seat + step) % buyers for step in range(1, buyers + 1)) for seat in range(buyers)
    )
    for buyers in range(MIN_BUYERS, MAX_BUYERS + 1)
}

if TYPE_CHECKING:
    from florin.games.medici.setup import Medici

    _Fields = tuple[
        Medici, int, Phase, int, int, tuple[int, ...], Levels, tuple[Lots, ...], Lots, int,
        int | None, tuple[int, ...], Lots, int, Lots, tuple[DaySheet, ...],
    ]  # fmt: skip

    def _new(kind: type[Position], fields: _Fields) -> Position: ...
else:
    _new = tuple.__new__


class Position(NamedTuple):
    """A position of Medici: all public. Seats count from 0, days from 1; money is in florins."""

    setup: Medici
    day: int
    phase: Phase
    to_act: int
    selector: int  # in phase FREE: the last buyer with room
    money: tuple[int, ...]
    levels: Levels  # as of the last scoring; `projection().levels` adds today's lots
    ships: tuple[Lots, ...]
    group: Lots
    high: int  # highest bid so far, 0 before the first
    bidder: int | None  # who made it
    answers: tuple[int, ...]  # from left of the selector: florins bid, PASSED or COULD_NOT
    unseen: Lots  # in the bag or set aside, in the order of board.LOTS: a multiset
    bag: int  # how many of the unseen are in the bag
    discarded: Lots
    sheets: tuple[DaySheet, ...]

    @property
    def game(self) -> str:
        return "medici"

    @property
    def stage(self) -> int:
        return self.day

    @property
    def free_holds(self) -> tuple[int, ...]:
        """By seat (M5)."""
        return tuple(HOLDS - len(ship) for ship in self.ships)

    @property
    def bidding_order(self) -> tuple[int, ...]:
        """The seats as they are asked for a bid: from left of the selector, who is last (M10)."""
        return _CLOCKWISE[len(self.money)][self.selector]

    @property
    def may_bid(self) -> tuple[int, ...]:
        """Seats that have yet to answer for the group on offer and can, in order of bidding."""
        if self.phase is not _BID:
            return ()
        waiting = self.bidding_order[len(self.answers) :]
        return tuple(seat for seat in waiting if self.obstacle(seat) is None)

    def obstacle(self, seat: int) -> str | None:
        """Why `seat` cannot bid on the group: "room" (M11), "money" (M10), or None if it can."""
        if len(self.ships[seat]) + len(self.group) > HOLDS:
            return "room"
        return "money" if self.money[seat] <= self.high else None

    def answer_of(self, seat: int) -> int | None:
        """The florins that `seat` bid, PASSED or COULD_NOT; None if it has not been asked."""
        place = (seat - self.selector - 1) % len(self.money)
        return self.answers[place] if place < len(self.answers) else None

    @property
    def group_limit(self) -> int:
        """How many lots this group may reach: 3, or less for want of room or lots (M8, M9)."""
        roomiest = HOLDS - min(map(len, self.ships))
        return min(GROUP_LIMIT, roomiest, len(self.group) + self.bag)

    def legal(self) -> tuple[Action, ...]:
        """Draw before stop; pass before bids, bids ascending; lots in the order of board.LOTS."""
        phase = self.phase
        if phase is _BID:
            most = self.money[self.to_act]
            if most < len(_BIDS):
                return (PASS, *_BIDS[self.high + 1 : most + 1])
            return (PASS, *map(Bid, range(self.high + 1, most + 1)))
        if phase is _SELECT:
            return _DRAW_OR_STOP
        return tuple(dict.fromkeys(self.urn()))

    def amounts(self) -> Amounts | None:
        if self.phase is not _BID:
            return None
        most = self.money[self.to_act]
        return Amounts(self.high + 1, most, most)

    def urn(self) -> Sequence[Action]:
        """The unseen lots are exchangeable, so the next one is any of them, equally likely."""
        phase = self.phase
        if phase is _LOT or phase is _FREE:
            return self.unseen
        if phase is _BEGIN:
            if self.day == 1:
                first = self.setup.first
                seats = range(len(self.money)) if first is None else (first,)
            else:
                seats = _least(self.money)
            return tuple(map(Begin, seats))
        return ()

    def apply(self, action: Action, events: list[ev.Event] | None = None) -> Position:
        phase = self.phase
        if phase is _BID:
            return self._answer(action, events)
        if phase is _LOT:
            return self._turn_up(action, events)
        if phase is _SELECT:
            return self._select(action, events)
        if phase is _FREE:
            return self._load_free(action, events)
        if phase is _BEGIN:
            return self._begin(action, events)
        raise GameIsOver(action)

    def outcome(self) -> Outcome | None:
        return most_money(self.money) if self.phase is _OVER else None

    def projection(self) -> DaySheet:
        """Ships as they are now, bids under way left out. After the end: the last day's sheet."""
        if self.phase is _OVER:
            return self.sheets[-1]
        return score_day(self.money, self.levels, self.ships, self.setup.level_bonus)

    def sold_to(self, seat: int, florins: int) -> Position:
        """What follows if `seat` has bid `florins` for the group on offer and all others pass.

        For evaluating prices: bids already made are left out, and the bid is not checked.
        """
        offer = self._replace(
            to_act=self.selector,
            high=florins,
            bidder=seat,
            answers=(PASSED,) * (len(self.money) - 1),
        )
        return offer.apply(PASS)

    def _refuse(self, action: object) -> Exception:
        if isinstance(action, (Lot, Begin, Bid, Word)):
            return IllegalAction(action, self.to_act, self.legal())
        return MalformedAction(action)

    def _begin(self, action: Action, events: list[ev.Event] | None) -> Position:
        if type(action) is not Begin or type(action.seat) is not int or action not in self.urn():
            raise self._refuse(action)
        seat = action.seat
        if events is not None:
            events.append(ev.DayBegan(self.day, seat, len(self.urn()) > 1))
        return self._replace(phase=_LOT, selector=seat)

    def _turn_up(self, action: Action, events: list[ev.Event] | None) -> Position:
        """A lot joins the group; the group is offered at once if it cannot grow."""
        (setup, day, _, _, selector, money, levels, ships, group, _, _, _,
         unseen, bag, discarded, sheets) = self  # fmt: skip
        if type(action) is not Lot:
            raise self._refuse(action)
        try:
            unseen = without(unseen, action)
        except ValueError:
            raise self._refuse(action) from None
        group = (*group, action)
        bag -= 1
        if events is not None:
            events.append(ev.LotDrawn(selector, action, bag))
        size = len(group)
        if size < GROUP_LIMIT and bag:
            for ship in ships:
                if len(ship) + size < HOLDS:  # M9: some buyer has room for one lot more
                    return _new(Position, (
                        setup, day, _SELECT, selector, selector, money, levels, ships, group,
                        0, None, (), unseen, bag, discarded, sheets))  # fmt: skip
        if events is not None:
            by = "three" if size == GROUP_LIMIT else "room" if bag else "bag"
            events.append(ev.GroupOffered(selector, group, by))
        return _ask((
            setup, day, _BID, selector, selector, money, levels, ships, group, 0, None, (),
            unseen, bag, discarded, sheets), events)  # fmt: skip

    def _select(self, action: Action, events: list[ev.Event] | None) -> Position:
        if action is DRAW:
            (setup, day, _, _, selector, money, levels, ships, group, _, _, _,
             unseen, bag, discarded, sheets) = self  # fmt: skip
            return _new(Position, (
                setup, day, _LOT, CHANCE, selector, money, levels, ships, group, 0, None, (),
                unseen, bag, discarded, sheets))  # fmt: skip
        if action is STOP:
            if events is not None:
                events.append(ev.GroupOffered(self.selector, self.group, "stop"))
            return _ask(self, events)
        raise self._refuse(action)

    def _answer(self, action: Action, events: list[ev.Event] | None) -> Position:
        (setup, day, phase, seat, selector, money, levels, ships, group, high, bidder, answers,
         unseen, bag, discarded, sheets) = self  # fmt: skip
        if action is PASS:
            answers = (*answers, PASSED)
            if events is not None:
                events.append(ev.Passed(seat))
        elif (
            type(action) is Bid
            and type(action.florins) is int
            and high < action.florins <= money[seat]
        ):
            high, bidder = action.florins, seat
            answers = (*answers, high)
            if events is not None:
                events.append(ev.BidMade(seat, high))
        else:
            raise self._refuse(action)
        if events is None and seat != selector:
            # The common case, inlined: the next buyer can bid too.
            left = seat + 1
            if left == len(money):
                left = 0
            if money[left] > high and len(ships[left]) + len(group) <= HOLDS:
                return _new(Position, (
                    setup, day, phase, left, selector, money, levels, ships, group, high, bidder,
                    answers, unseen, bag, discarded, sheets))  # fmt: skip
        return _ask((
            setup, day, phase, seat, selector, money, levels, ships, group, high, bidder, answers,
            unseen, bag, discarded, sheets), events)  # fmt: skip

    def _load_free(self, action: Action, events: list[ev.Event] | None) -> Position:
        if type(action) is not Lot or action not in self.unseen:
            raise self._refuse(action)
        unseen = without(self.unseen, action)
        seat, bag = self.selector, self.bag - 1
        ships = _loaded(self.ships, seat, (action,))
        if events is not None:
            events.append(ev.FreeLot(seat, action, bag))
        after = self._replace(unseen=unseen, bag=bag, ships=ships)
        if bag and len(ships[seat]) < HOLDS:
            return after
        return _end_day(after, "ships" if len(ships[seat]) == HOLDS else "bag", events)


def start(setup: Medici) -> Position:
    """The position before chance has named the first buyer."""
    buyers = setup.players
    return Position(
        setup=setup,
        day=1,
        phase=_BEGIN,
        to_act=CHANCE,
        selector=0,
        money=(CAPITAL[buyers],) * buyers,
        levels=((0,) * len(COMMODITIES),) * buyers,
        ships=((),) * buyers,
        group=(),
        high=0,
        bidder=None,
        answers=(),
        unseen=LOTS,
        bag=LOTS_PER_BUYER * buyers,
        discarded=(),
        sheets=(),
    )


def _ask(fields: _Fields, events: list[ev.Event] | None) -> Position:
    """Skips buyers who cannot bid (M10, M11); asks the next who can, or closes the auction."""
    (setup, day, _, _, selector, money, levels, ships, group, high, bidder, answers,
     unseen, bag, discarded, sheets) = fields  # fmt: skip
    order = _CLOCKWISE[len(money)][selector]
    room = HOLDS - len(group)
    for seat in order[len(answers) :]:
        if len(ships[seat]) <= room and money[seat] > high:
            return _new(Position, (
                setup, day, _BID, seat, selector, money, levels, ships, group, high, bidder,
                answers, unseen, bag, discarded, sheets))  # fmt: skip
        answers = (*answers, COULD_NOT)
        if events is not None:
            events.append(ev.CouldNotBid(seat, "room" if len(ships[seat]) > room else "money"))
    if bidder is None:
        discarded += group
        if events is not None:
            events.append(ev.GroupDiscarded(selector, group, "no bids"))
    else:
        money = (*money[:bidder], money[bidder] - high, *money[bidder + 1 :])
        ships = _loaded(ships, bidder, group)
        if events is not None:
            events.append(ev.GroupSold(bidder, group, high))
            if len(ships[bidder]) == HOLDS:
                events.append(ev.ShipFull(bidder))
    # M14: the next buyer clockwise with room selects. M15: if it is the only one, lots are free.
    with_room = [seat for seat in order if len(ships[seat]) < HOLDS]
    selector = with_room[0]
    phase = _FREE if len(with_room) == 1 else _LOT
    after = _new(Position, (
        setup, day, phase, CHANCE, selector, money, levels, ships, (), 0, None, (),
        unseen, bag, discarded, sheets))  # fmt: skip
    if bag:
        return after
    return _end_day(after, "bag", events)


def _end_day(position: Position, why: str, events: list[ev.Event] | None) -> Position:
    """Scores the day; then the next begins, or the game is over."""
    sheet = score_day(position.money, position.levels, position.ships, position.setup.level_bonus)
    day, money = position.day, sheet.money
    sheets = (*position.sheets, sheet)
    if events is not None:
        events.append(ev.DayEnded(day, why))
        events.append(ev.DayScored(day, sheet))
    if day == DAYS:
        if events is not None:
            events.append(ev.GameEnded(most_money(money).winners, money))
        return position._replace(
            phase=_OVER, to_act=NOBODY, money=money, levels=sheet.levels, sheets=sheets
        )
    least = _least(money)
    if len(least) == 1 and events is not None:
        events.append(ev.DayBegan(day + 1, least[0], False))
    return position._replace(
        day=day + 1,
        phase=_LOT if len(least) == 1 else _BEGIN,
        to_act=CHANCE,
        selector=least[0],
        money=money,
        levels=sheet.levels,
        ships=((),) * len(money),
        unseen=LOTS,
        bag=LOTS_PER_BUYER * len(money),
        discarded=(),
        sheets=sheets,
    )


def _least(money: tuple[int, ...]) -> tuple[int, ...]:
    """M7: the seats with least money."""
    least = min(money)
    return tuple(seat for seat, florins in enumerate(money) if florins == least)


def _loaded(ships: tuple[Lots, ...], seat: int, lots: Lots) -> tuple[Lots, ...]:
    return (*ships[:seat], ships[seat] + lots, *ships[seat + 1 :])
