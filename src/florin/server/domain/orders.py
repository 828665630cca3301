"""Standing orders: decided before a seat's turn, executed in it after a moment.

What may be ordered and what an order does is up to the game (`florin.core.facets.Orders`). A game
without that part has no orders. A seat has a list of orders; the first one that applies decides. If
none does, the player is asked.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from florin import games
from florin.core import Action, Position
from florin.core.facets import ASK, Ask, OrderOffer
from florin.core.facets import Orders as OrderRules
from florin.server.domain.person import Person
from florin.server.domain.refusal import Refusal
from florin.server.domain.steps import Change
from florin.server.domain.table import StandingOrder, TableState

Orders = tuple[StandingOrder, ...]
MOST_ORDERS: Final = 8  # of a seat


class OrderChoice(msgspec.Struct, frozen=True):
    """An order as its player states it."""

    kind: str
    florins: int | None = None
    commodity: str | None = None


def execute(orders: Orders, position: Position) -> tuple[Action, Orders] | None:
    """What the orders of the seat to act make it do, and those that remain; None: it is asked."""
    if not orders:
        return None
    rules = games.of(position).orders
    if rules is None:
        return None
    for order in orders:
        if order.seat != position.to_act:
            continue
        action = rules.execute(order, position)
        if action is ASK:
            return None
        if isinstance(action, Action):
            rest = orders if rules.lasts(order) else tuple(o for o in orders if o != order)
            return action, rest
    return None


def would_do(order: StandingOrder, position: Position) -> Action | Ask | None:
    """What the order, taken alone, would do if the turn of its seat came now."""
    rules = games.of(position).orders
    return None if rules is None else rules.execute(order, position)


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
    """Leaves one order for `seat`. It replaces those that the seat had."""
    return leave_orders(state, seat, person, [OrderChoice(kind, florins)], era)


def leave_orders(
    state: TableState,
    seat: int,
    person: Person,
    choices: Sequence[OrderChoice],
    era: int | None = None,
) -> Change:
    """Leaves these orders for `seat`, the first one first. They replace those that it had.

    An order that the seat has already may stay, even if it could not be left now.
    """
    _check_holder(state, seat, person)
    if era not in (None, state.era):
        raise Refusal("stale_ply", f"the table is at era {state.era}, not {era}")
    rules, position = state.rules.orders, state.position
    if rules is None or position is None:
        raise Refusal("no_order", f"seat {seat + 1} cannot leave an order now")
    if len(choices) > MOST_ORDERS:
        raise Refusal("bad_request", f"orders: at most {MOST_ORDERS}, not {len(choices)}")
    standing = {_choice(order): order for order in state.orders if order.seat == seat}
    stage, bag = rules.mark(position)
    own: list[StandingOrder] = []
    for choice in dict.fromkeys(choices):  # the same order twice is once
        if choice in standing:
            own.append(standing[choice])
            continue
        _check(state, seat, choice, rules)
        own.append(StandingOrder(seat, choice.kind, choice.florins, stage, bag, choice.commodity))
    if sum(not rules.lasts(order) for order in own) > 1:
        raise Refusal("bad_request", "orders: only one may be about the group on offer")
    orders = (*_without(state.orders, seat), *own)
    return Change(state if orders == state.orders else replace(state, orders=orders))


def _check(state: TableState, seat: int, choice: OrderChoice, rules: OrderRules) -> None:
    kind, florins, commodity = choice.kind, choice.florins, choice.commodity
    if kind not in rules.KINDS:
        known = ", ".join(rules.KINDS)
        raise Refusal("bad_request", f"kind: {kind!r} is not an order; there are {known}")
    offered = next(iter(offers(state, [seat])), None)
    if offered is None or kind not in offered.kinds:
        raise Refusal("no_order", f"seat {seat + 1} cannot leave that order now")
    for name, value, needed in (
        ("florins", florins, kind in rules.WITH_FLORINS),
        ("commodity", commodity, kind in rules.WITH_COMMODITY),
    ):
        if (value is not None) != needed:
            verb = "needs" if needed else "takes no"
            raise Refusal("bad_request", f"{name}: an order of kind {kind} {verb} {name}")
    if commodity is not None and commodity not in offered.commodities:
        known = ", ".join(offered.commodities)
        raise Refusal("bad_request", f"commodity: {commodity!r} is none of {known}")
    least = 1 if commodity is not None else offered.least
    if florins is not None and not least <= florins <= offered.most:
        raise Refusal("no_order", f"florins must be from {least} to {offered.most} for that order")


def withdraw_order(state: TableState, seat: int, person: Person) -> Change:
    """Withdraws the orders of `seat`, if it has any."""
    _check_holder(state, seat, person)
    rest = _without(state.orders, seat)
    return Change(state if rest == state.orders else replace(state, orders=rest))


def _choice(order: StandingOrder) -> OrderChoice:
    return OrderChoice(order.kind, order.florins, order.commodity)


def _without(orders: Orders, seat: int) -> Orders:
    return tuple(order for order in orders if order.seat != seat)


def _check_holder(state: TableState, seat: int, person: Person) -> None:
    if not 0 <= seat < len(state.seats) or state.seats[seat].person != person.id:
        raise Refusal("not_your_seat", f"seat {seat + 1} is not yours")
