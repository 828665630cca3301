"""Standing orders: decided before a seat's turn, executed in it after a moment.

What may be ordered and what an order does is up to the game (`florin.core.facets.Orders`). A game
without that part has no orders.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from florin import games
from florin.core import Action, Position
from florin.core.facets import OrderOffer
from florin.server.domain.person import Person
from florin.server.domain.refusal import Refusal
from florin.server.domain.steps import Change
from florin.server.domain.table import StandingOrder, TableState

Orders = tuple[StandingOrder, ...]


def execute(orders: Orders, position: Position) -> tuple[Action, Orders] | None:
    """What the order of the seat to act makes it do, and the remaining orders; None without one."""
    if not orders:
        return None
    rules = games.of(position).orders
    if rules is None:
        return None
    for order in orders:
        if order.seat == position.to_act:
            action = rules.execute(order, position)
            if action is not None:
                rest = orders if rules.lasts(order) else _without(orders, order.seat)
                return action, rest
    return None


def still_standing(orders: Orders, position: Position) -> Orders:
    """The orders that can still apply."""
    if not orders:
        return ()
    rules = games.of(position).orders
    if rules is None:
        return ()
    return tuple(order for order in orders if rules.stands(order, position))


def is_due(state: TableState) -> bool:
    """Whether an order decides the turn that has begun."""
    return (
        state.to_act is not None
        and state.position is not None
        and execute(state.orders, state.position) is not None
    )


def offers(state: TableState, seats: Sequence[int]) -> list[OrderOffer]:
    """The orders that `seats` may leave now. A seat that may leave none is left out."""
    rules, position = state.rules.orders, state.position
    if rules is None or position is None or state.status != "playing":
        return []
    found = (rules.offer(position, seat) for seat in seats)
    return [offer for offer in found if offer is not None]


def leave_order(
    state: TableState,
    seat: int,
    person: Person,
    kind: str,
    florins: int | None,
    era: int | None = None,
) -> Change:
    """Leaves an order for `seat`. It replaces the one that the seat had."""
    _check_holder(state, seat, person)
    if era not in (None, state.era):
        raise Refusal("stale_ply", f"the table is at era {state.era}, not {era}")
    rules = state.rules.orders
    if rules is None or state.position is None:
        raise Refusal("no_order", f"seat {seat + 1} cannot leave an order now")
    if kind not in rules.KINDS:
        known = ", ".join(rules.KINDS)
        raise Refusal("bad_request", f"kind: {kind!r} is not an order; there are {known}")
    offered = next(iter(offers(state, [seat])), None)
    if offered is None or kind not in offered.kinds:
        raise Refusal("no_order", f"seat {seat + 1} cannot leave that order now")
    if (florins is not None) != (kind in rules.WITH_FLORINS):
        needs = "needs" if kind in rules.WITH_FLORINS else "takes no"
        raise Refusal("bad_request", f"florins: an order of kind {kind} {needs} florins")
    if florins is not None and not offered.least <= florins <= offered.most:
        raise Refusal(
            "no_order", f"florins must be from {offered.least} to {offered.most} for that order"
        )
    stage, bag = rules.mark(state.position)
    order = StandingOrder(seat=seat, kind=kind, florins=florins, stage=stage, bag=bag)
    if order in state.orders:
        return Change(state)
    return Change(replace(state, orders=(*_without(state.orders, seat), order)))


def withdraw_order(state: TableState, seat: int, person: Person) -> Change:
    """Withdraws the order of `seat`, if it has one."""
    _check_holder(state, seat, person)
    rest = _without(state.orders, seat)
    return Change(state if rest == state.orders else replace(state, orders=rest))


def _without(orders: Orders, seat: int) -> Orders:
    return tuple(order for order in orders if order.seat != seat)


def _check_holder(state: TableState, seat: int, person: Person) -> None:
    if not 0 <= seat < len(state.seats) or state.seats[seat].person != person.id:
        raise Refusal("not_your_seat", f"seat {seat + 1} is not yours")
