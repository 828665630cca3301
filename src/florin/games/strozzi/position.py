"""A position of Medici vs Strozzi, and how actions change it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from itertools import count
from typing import TYPE_CHECKING, Final, NamedTuple

from florin.core.actions import DRAW, STOP, Action, Word
from florin.core.errors import GameIsOver, IllegalAction, MalformedAction
from florin.core.lots import Lot, Lots, value_of, without
from florin.core.position import CHANCE, NOBODY, Amounts, Outcome, most_money
from florin.games.strozzi import events as ev
from florin.games.strozzi.actions import BUY, DECLINE, DISCARD, Load, Price
from florin.games.strozzi.board import CAPITAL, GROUP_LIMIT, HARBOURS, LOTS, ROUNDS, SHIPS, STARTERS
from florin.games.strozzi.scoring import Fleets, Markers, RoundSheet, Ship, score_round


class Phase(Enum):
    """What is being waited for."""

    LOT = "lot"  # chance turns up the active player's lot
    SELECT = "select"  # the active player draws on or stops
    PRICE = "price"  # the active player names the price
    ANSWER = "answer"  # the other buys or declines
    LOAD = "load"  # the buyer loads or discards
    OVER = "over"


class AnyPrice:
    """The legal prices: every whole number from 0, without an upper limit (S8)."""

    def __iter__(self) -> Iterator[Price]:
        return map(Price, count())

    def __contains__(self, action: object) -> bool:
        return type(action) is Price and type(action.florins) is int and action.florins >= 0

    def __repr__(self) -> str:
        return "AnyPrice()"


_LOT, _SELECT, _PRICE, _ANSWER = Phase.LOT, Phase.SELECT, Phase.PRICE, Phase.ANSWER
_LOAD, _OVER = Phase.LOAD, Phase.OVER

_ANY_PRICE: Final = AnyPrice()
_DRAW_OR_STOP: Final[tuple[Action, ...]] = (DRAW, STOP)
_BUY_OR_DECLINE: Final[tuple[Action, ...]] = (BUY, DECLINE)
_HOME: Final = tuple(Ship(holds) for holds in SHIPS)
_LOADS: Final = {(s, h): Load(s, h) for s in SHIPS for h in range(len(HARBOURS))}

if TYPE_CHECKING:
    from florin.games.strozzi.setup import Strozzi

    _Fields = tuple[
        Strozzi, int, Phase, int, int, tuple[int, int], Fleets, Markers, Lots, int | None,
        int | None, Lots, Lots, tuple[RoundSheet, ...],
    ]  # fmt: skip

    def _new(kind: type[Position], fields: _Fields) -> Position: ...
else:
    _new = tuple.__new__


class Position(NamedTuple):
    """A position: all public. Medici is seat 0; rounds count from 1; money is in florins."""

    setup: Strozzi
    round: int
    phase: Phase
    to_act: int
    active: int
    money: tuple[int, int]
    fleets: Fleets
    markers: Markers  # as of the last scoring; `projection().markers` adds this round's lots
    group: Lots
    price: int | None  # named for the group on offer
    buyer: int | None  # who must load it
    unseen: Lots  # in the bag, in the order of board.LOTS: a multiset
    discarded: Lots
    sheets: tuple[RoundSheet, ...]

    @property
    def game(self) -> str:
        return "strozzi"

    @property
    def stage(self) -> int:
        return self.round

    @property
    def bag(self) -> int:
        """Lots left in the bag: all that are unseen (S2)."""
        return len(self.unseen)

    def legal(self) -> tuple[Action, ...] | AnyPrice:
        """Draw before stop, buy before decline, loads by ship and harbour, discard last."""
        phase = self.phase
        if phase is _PRICE:
            return _ANY_PRICE
        if phase is _ANSWER:
            return _BUY_OR_DECLINE
        if phase is _SELECT:
            return _DRAW_OR_STOP
        if phase is _LOAD:
            return (*_loads(self.fleets[self.to_act], len(self.group)), DISCARD)
        return tuple(dict.fromkeys(self.urn()))

    def amounts(self) -> Amounts | None:
        if self.phase is not _PRICE:
            return None
        return Amounts(0, None, 2 * value_of(self.group) + 9)

    @property
    def group_limit(self) -> int:
        """How many lots this group may reach: 3, or less for want of room or lots (S7)."""
        roomiest = max(ship.room for ship in self.fleets[self.active])
        return min(GROUP_LIMIT, roomiest, len(self.group) + len(self.unseen))

    def loads(self, seat: int) -> list[Load]:
        """Where `seat` could load the group: by ship, then harbour (S10, S11)."""
        return _loads(self.fleets[seat], len(self.group))

    def urn(self) -> Sequence[Action]:
        return self.unseen if self.phase is _LOT else ()

    def apply(self, action: Action, events: list[ev.Event] | None = None) -> Position:
        phase = self.phase
        if phase is _LOT:
            return self._turn_up(action, events)
        if phase is _SELECT:
            return self._select(action, events)
        if phase is _PRICE:
            return self._name_price(action, events)
        if phase is _ANSWER:
            return self._answer(action, events)
        if phase is _LOAD:
            return self._load(action, events)
        raise GameIsOver(action)

    def outcome(self) -> Outcome | None:
        return most_money(self.money) if self.phase is _OVER else None

    def projection(self) -> RoundSheet:
        """Ships as they are now. After the end: the last round's sheet."""
        if self.phase is _OVER:
            return self.sheets[-1]
        return score_round(self.money, self.markers, self.fleets, self.setup.track)

    def before_price(self) -> Position:
        """The same group on offer, before its price was named.

        For evaluating prices: takes back the price, the answer and the payment, if there were any.
        """
        money, buyer = self.money, self.buyer
        if buyer is not None:
            paid = self.price or 0
            money = (money[0] + paid * (buyer == 0), money[1] + paid * (buyer == 1))
        return self._replace(phase=_PRICE, to_act=self.active, money=money, price=None, buyer=None)

    def _refuse(self, action: object) -> Exception:
        if isinstance(action, (Lot, Price, Load, Word)):
            return IllegalAction(action, self.to_act, self.legal())
        return MalformedAction(action)

    def _turn_up(self, action: Action, events: list[ev.Event] | None) -> Position:
        """A lot joins the group; the price is next if the group cannot grow."""
        (setup, stage, _, _, active, money, fleets, markers, group, _, _,
         unseen, discarded, sheets) = self  # fmt: skip
        if type(action) is not Lot:
            raise self._refuse(action)
        try:
            unseen = without(unseen, action)
        except ValueError:
            raise self._refuse(action) from None
        group = (*group, action)
        if events is not None:
            events.append(ev.LotDrawn(active, action, len(unseen)))
        size = len(group)
        roomiest = max([holds - len(lots) for holds, _, lots in fleets[active]])
        if size < GROUP_LIMIT and size < roomiest and unseen:
            phase = _SELECT
        else:
            phase = _PRICE
            if events is not None:
                by = "three" if size == GROUP_LIMIT else "room" if size == roomiest else "bag"
                events.append(ev.GroupOffered(active, group, by))
        return _new(Position, (
            setup, stage, phase, active, active, money, fleets, markers, group, None, None,
            unseen, discarded, sheets))  # fmt: skip

    def _select(self, action: Action, events: list[ev.Event] | None) -> Position:
        (setup, stage, _, _, active, money, fleets, markers, group, _, _,
         unseen, discarded, sheets) = self  # fmt: skip
        if action is DRAW:
            phase, to_act = _LOT, CHANCE
        elif action is STOP:
            phase, to_act = _PRICE, active
            if events is not None:
                events.append(ev.GroupOffered(active, group, "stop"))
        else:
            raise self._refuse(action)
        return _new(Position, (
            setup, stage, phase, to_act, active, money, fleets, markers, group, None, None,
            unseen, discarded, sheets))  # fmt: skip

    def _name_price(self, action: Action, events: list[ev.Event] | None) -> Position:
        if type(action) is not Price or action not in _ANY_PRICE:
            raise self._refuse(action)
        (setup, stage, _, _, active, money, fleets, markers, group, _, _,
         unseen, discarded, sheets) = self  # fmt: skip
        florins = action.florins
        if events is not None:
            events.append(ev.PriceNamed(active, florins))
        return _new(Position, (
            setup, stage, _ANSWER, 1 - active, active, money, fleets, markers, group, florins, None,
            unseen, discarded, sheets))  # fmt: skip

    def _answer(self, action: Action, events: list[ev.Event] | None) -> Position:
        (setup, stage, _, seat, active, money, fleets, markers, group, price, _,
         unseen, discarded, sheets) = self  # fmt: skip
        assert price is not None  # the phase says so
        if action is BUY:
            buyer = seat
        elif action is DECLINE:
            buyer = active
            if events is not None:
                events.append(ev.Declined(seat))
        else:
            raise self._refuse(action)
        medici, strozzi = money
        money = (medici - price, strozzi) if buyer == 0 else (medici, strozzi - price)
        if events is not None:
            events.append(ev.GroupSold(buyer, group, price))
        after = _new(Position, (
            setup, stage, _LOAD, buyer, active, money, fleets, markers, group, price, buyer,
            unseen, discarded, sheets))  # fmt: skip
        size = len(group)
        for holds, _, lots in fleets[buyer]:
            if holds - len(lots) >= size:
                return after
        return _discarded(after, "no room", events)

    def _load(self, action: Action, events: list[ev.Event] | None) -> Position:
        if action is DISCARD:
            return _discarded(self, "choice", events)
        seat, group = self.to_act, self.group
        fleet = self.fleets[seat]
        if type(action) is not Load or action not in _loads(fleet, len(group)):
            raise self._refuse(action)
        holds, harbour = action.holds, action.harbour
        at = SHIPS.index(holds)
        if events is not None:
            if fleet[at].harbour is None:
                events.append(ev.ShipDocked(seat, holds, harbour))
            events.append(ev.GroupLoaded(seat, group, holds, harbour))
        ship = Ship(holds, harbour, fleet[at].lots + group)
        fleet = (*fleet[:at], ship, *fleet[at + 1 :])
        fleets = (fleet, self.fleets[1]) if seat == 0 else (self.fleets[0], fleet)
        return _next_turn(self, fleets, self.discarded, events)


def start(setup: Strozzi) -> Position:
    """Round 1, before the first lot."""
    return Position(
        setup=setup,
        round=1,
        phase=_LOT,
        to_act=CHANCE,
        active=STARTERS[0],
        money=(CAPITAL, CAPITAL),
        fleets=(_HOME, _HOME),
        markers=tuple((0,) * len(tracks) for tracks in HARBOURS),
        group=(),
        price=None,
        buyer=None,
        unseen=LOTS,
        discarded=(),
        sheets=(),
    )


def _loads(fleet: tuple[Ship, ...], size: int) -> list[Load]:
    """S10, S11: onto a ship with room for the group, in its harbour or in any free one."""
    taken = [harbour for _, harbour, _ in fleet]
    loads: list[Load] = []
    for holds, harbour, lots in fleet:
        if holds - len(lots) < size:
            continue
        if harbour is not None:
            loads.append(_LOADS[holds, harbour])
        else:
            loads += [_LOADS[holds, h] for h in range(len(HARBOURS)) if h not in taken]
    return loads


def _discarded(position: Position, why: str, events: list[ev.Event] | None) -> Position:
    group = position.group
    if events is not None:
        events.append(ev.GroupDiscarded(position.to_act, group, why))
    return _next_turn(position, position.fleets, position.discarded + group, events)


def _next_turn(
    position: Position, fleets: Fleets, discarded: Lots, events: list[ev.Event] | None
) -> Position:
    """After loading or discarding: the round ends (S13), or the buyer is active next (S12)."""
    buyer = position.to_act
    full = all(len(lots) == holds for holds, _, lots in fleets[buyer])
    if full or not position.unseen:
        return _end_round(
            position._replace(fleets=fleets, discarded=discarded),
            "ships" if full else "bag",
            events,
        )
    (setup, stage, _, _, _, money, _, markers, _, _, _, unseen, _, sheets) = position
    return _new(Position, (
        setup, stage, _LOT, CHANCE, buyer, money, fleets, markers, (), None, None,
        unseen, discarded, sheets))  # fmt: skip


def _end_round(position: Position, why: str, events: list[ev.Event] | None) -> Position:
    """Scores the round; then the next begins (S17), or the game is over."""
    sheet = score_round(position.money, position.markers, position.fleets, position.setup.track)
    ended, money = position.round, sheet.money
    if events is not None:
        events.append(ev.RoundEnded(ended, why))
        events.append(ev.RoundScored(ended, sheet))
    after = position._replace(
        money=money,
        markers=sheet.markers,
        group=(),
        price=None,
        buyer=None,
        sheets=(*position.sheets, sheet),
    )
    if ended == ROUNDS:
        if events is not None:
            events.append(ev.GameEnded(most_money(money).winners, money))
        return after._replace(phase=_OVER, to_act=NOBODY)
    active = STARTERS[ended]
    if events is not None:
        events.append(ev.RoundBegan(ended + 1, active))
    return after._replace(
        round=ended + 1,
        phase=_LOT,
        to_act=CHANCE,
        active=active,
        fleets=(_HOME, _HOME),
        unseen=LOTS,
        discarded=(),
    )
