"""Standing orders: decided before one's turn, carried out when it comes (Medici)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from florin.core import Action, Position
from florin.games.medici import Phase
from florin.games.medici import Position as MediciPosition
from florin.games.medici.actions import PASS, Bid
from florin.games.medici.board import HOLDS
from florin.server.messages import OrderKind, OrderOffer
from florin.server.refusal import Refusal
from florin.server.tables.state import OrderState, Person, State

Orders = tuple[OrderState, ...]


def execute(orders: Orders, position: Position) -> tuple[Action, Orders] | None:
    """What the order of the seat to act makes it do, and the orders that remain; None without."""
    if not isinstance(position, MediciPosition) or position.phase is not Phase.BID:
        return None
    seat = position.to_act
    for order in orders:
        if order.seat == seat and _applies(order, position):
            rest = orders if order.kind == "pass_day" else _without(orders, seat)
            return _answer(order, position), rest
    return None


def _answer(order: OrderState, position: MediciPosition) -> Action:
    most, florins = position.money[position.to_act], order.florins or 0
    match order.kind:
        case "bid" if position.high < florins <= most:
            return Bid(florins)
        case "raise" if position.high + 1 <= min(florins, most):
            return Bid(position.high + 1)
        case _:
            return PASS


def _applies(order: OrderState, position: MediciPosition) -> bool:
    if order.stage != position.day:
        return False
    if order.kind == "pass_day":
        return True
    return order.bag == position.bag and position.phase is Phase.BID


def still_standing(orders: Orders, position: Position) -> Orders:
    """Those whose group is still on offer, or whose day is not over."""
    if not orders or not isinstance(position, MediciPosition) or position.phase is Phase.OVER:
        return ()
    return tuple(order for order in orders if _applies(order, position))


def _without(orders: Orders, seat: int) -> Orders:
    return tuple(order for order in orders if order.seat != seat)


def offers(state: State, seats: Sequence[int]) -> list[OrderOffer]:
    """The orders that `seats` may leave now; a seat that may leave none is not in it."""
    position = state.position
    if state.status != "playing" or not isinstance(position, MediciPosition):
        return []
    may_bid, found = position.may_bid, list[OrderOffer]()
    for seat in seats:
        if seat == position.to_act or len(position.ships[seat]) == HOLDS:
            continue
        if seat in may_bid:
            least, most = position.high + 1, position.money[seat]
            found.append(OrderOffer(seat + 1, ["pass", "bid", "raise", "pass_day"], least, most))
        else:
            found.append(OrderOffer(seat + 1, ["pass_day"], 0, 0))
    return found


def leave_order(
    state: State, seat: int, person: Person, kind: OrderKind, florins: int | None
) -> State:
    """`seat`'s order, in place of the one it had."""
    _own_seat(state, seat, person)
    offered = next(iter(offers(state, [seat])), None)
    if offered is None or kind not in offered.kinds:
        raise Refusal("no_order", f"seat {seat + 1} cannot leave that order now")
    if (florins is None) != (kind in ("pass", "pass_day")):
        raise Refusal(
            "bad_request", f"an order to {kind} takes florins: {kind in ('bid', 'raise')}"
        )
    if florins is not None and not offered.least <= florins <= offered.most:
        raise Refusal(
            "no_order", f"florins must be from {offered.least} to {offered.most} for that order"
        )
    assert state.position is not None
    order = OrderState(seat, kind, florins, state.position.stage, state.position.bag)
    return replace(state, orders=(*_without(state.orders, seat), order))


def withdraw(state: State, seat: int, person: Person) -> State:
    _own_seat(state, seat, person)
    rest = _without(state.orders, seat)
    if rest == state.orders:
        raise Refusal("no_order", f"seat {seat + 1} has no standing order")
    return replace(state, orders=rest)


def _own_seat(state: State, seat: int, person: Person) -> None:
    if not 0 <= seat < len(state.seats) or state.seats[seat].person != person.id:
        raise Refusal("not_your_seat", f"seat {seat + 1} is not yours")
