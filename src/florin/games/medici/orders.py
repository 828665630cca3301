"""Standing orders: a buyer decides before the turn to bid comes.

`pass`: pass on this group. `bid`: bid exactly `florins` if that still beats the high bid, else
pass. `raise`: bid one more than the high bid up to `florins`, else pass. `raise_ask`: the same, but
above `florins` the buyer is asked. `pass_day`: pass on every group for the rest of the day.
"""

from __future__ import annotations

from typing import Final

from florin.core.actions import Action
from florin.core.facets import Order, OrderOffer
from florin.games.medici.actions import PASS, Bid
from florin.games.medici.board import HOLDS
from florin.games.medici.position import Phase, Position

KINDS: Final = ("pass", "bid", "raise", "raise_ask", "pass_day")
WITH_FLORINS: Final = ("bid", "raise", "raise_ask")


def offer(position: Position, seat: int) -> OrderOffer | None:
    """What `seat` may leave now; None if it is to act, out for the day, or the game is over."""
    if (
        position.phase is Phase.OVER
        or seat == position.to_act
        or len(position.ships[seat]) == HOLDS
    ):
        return None
    # As `seat in position.may_bid`, without looking at the other seats: asked after every move.
    asked = position.phase is not Phase.BID or position.answer_of(seat) is not None
    if not asked and position.obstacle(seat) is None:
        return OrderOffer(seat, KINDS, position.high + 1, position.money[seat])
    return OrderOffer(seat, ("pass_day",), 0, 0)


def execute(order: Order, position: Position) -> Action | None:
    """What the order makes its seat do, which is to act; None if it does not apply here."""
    if position.phase is not Phase.BID or not stands(order, position):
        return None
    most, florins = position.money[position.to_act], order.florins or 0
    match order.kind:
        case "bid" if position.high < florins <= most:
            return Bid(florins)
        case "raise" | "raise_ask" if position.high + 1 <= min(florins, most):
            return Bid(position.high + 1)
        case "raise_ask":
            return None
        case _:
            return PASS


def stands(order: Order, position: Position) -> bool:
    """Whether its group is still on offer, or its day is not over."""
    if position.phase is Phase.OVER or order.stage != position.day:
        return False
    if order.kind == "pass_day":
        return True
    return order.bag == position.bag and position.phase is Phase.BID


def lasts(order: Order) -> bool:
    """Whether the order stays after it was executed once."""
    return order.kind == "pass_day"


def mark(position: Position) -> tuple[int, int]:
    """Day and lots in the bag: together they identify the group on offer."""
    return position.day, position.bag
