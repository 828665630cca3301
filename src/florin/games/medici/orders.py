"""Standing orders: a buyer decides before the turn to bid comes.

For the group on offer. `pass`: pass. `bid`: bid exactly `florins` if that still beats the high bid,
else pass. `raise`: bid one more than the high bid up to `florins`, else pass. `raise_ask`: the
same, but above `florins` the buyer is asked.

For all groups until the end of the day. `per_point`: if the group has lots of `commodity`, bid one
more than the high bid up to `florins` for each point of those lots; otherwise, and above that, the
next order decides. `pass_three`: pass on groups of three lots. `pass_day`: pass.
"""

from __future__ import annotations

from typing import Final

from florin.core.actions import Action
from florin.core.facets import ASK, Ask, Order, OrderOffer
from florin.games.medici.actions import PASS, Bid
from florin.games.medici.board import COMMODITIES, GROUP_LIMIT, HOLDS
from florin.games.medici.position import Phase, Position

FOR_GROUP: Final = ("pass", "bid", "raise", "raise_ask")
FOR_DAY: Final = ("per_point", "pass_three", "pass_day")
KINDS: Final = (*FOR_GROUP, *FOR_DAY)
WITH_FLORINS: Final = ("bid", "raise", "raise_ask", "per_point")
WITH_COMMODITY: Final = ("per_point",)


def offer(position: Position, seat: int) -> OrderOffer | None:
    """What `seat` may leave now; None if it is to act, out for the day, or the game is over."""
    if (
        position.phase is Phase.OVER
        or seat == position.to_act
        or len(position.ships[seat]) == HOLDS
    ):
        return None
    kinds, money = KINDS if _is_asked(position, seat) else FOR_DAY, position.money[seat]
    if not money:
        kinds = tuple(kind for kind in kinds if kind not in WITH_FLORINS)
    return OrderOffer(seat, kinds, position.high + 1, money, COMMODITIES)


def _is_asked(position: Position, seat: int) -> bool:
    """Whether the seat may still answer for the group on offer.

    As `seat in position.may_bid`, without looking at the other seats: asked after every move.
    """
    return (
        position.phase is Phase.BID
        and position.answer_of(seat) is None
        and position.obstacle(seat) is None
    )


def execute(order: Order, position: Position) -> Action | Ask | None:
    """What the order makes its seat do if the turn came now.

    `ASK`: the buyer decides, whatever the next orders say. None: the order does not apply.
    """
    if not stands(order, position) or not _is_asked(position, order.seat):
        return None
    most, florins, least = position.money[order.seat], order.florins or 0, position.high + 1
    match order.kind:
        case "bid" if least <= florins <= most:
            return Bid(florins)
        case "raise" | "raise_ask" if least <= min(florins, most):
            return Bid(least)
        case "raise_ask":
            return ASK
        case "per_point":
            lots = [lot for lot in position.group if lot.commodity == order.commodity]
            limit = florins * sum(lot.value for lot in lots)
            return Bid(least) if least <= min(limit, most) else None
        case "pass_three" if len(position.group) < GROUP_LIMIT:
            return None
        case _:
            return PASS


def stands(order: Order, position: Position) -> bool:
    """Whether its group is still on offer, or its day is not over."""
    if position.phase is Phase.OVER or order.stage != position.day:
        return False
    if order.kind in FOR_DAY:
        return True
    return order.bag == position.bag and position.phase is Phase.BID


def lasts(order: Order) -> bool:
    """Whether the order stays after it was executed once."""
    return order.kind in FOR_DAY


def mark(position: Position) -> tuple[int, int]:
    """Day and lots in the bag: together they identify the group on offer."""
    return position.day, position.bag
