"""Judging bids of Medici by rollouts: the answers that a bid gets, and fair prices."""

from __future__ import annotations

from collections.abc import Container
from fractions import Fraction
from typing import Final

from florin.core.actions import STOP, Action
from florin.core.bots import Judgement
from florin.core.rollouts import KNOTS, Ends, crossing, interpolated, mean_judgement, worth
from florin.games.medici.actions import PASS, Bid
from florin.games.medici.face import face
from florin.games.medici.position import Phase, Position

_OPENING: Final = Fraction(1, 2)


def options(position: Position, ends: Ends) -> tuple[tuple[Action, Judgement], ...] | None:
    """Each bid with the answers that it gets. No chance comes before the group is sold."""
    if position.phase is not Phase.BID:
        return None
    legal = position.legal()
    after = {action: _auctioned(position.apply(action)) for action in legal}

    def judged(action: Action) -> Judgement:
        return known[after[action]]

    seat = position.to_act
    won = [
        action
        for action in legal
        if isinstance(action, Bid)
        and len(after[action].ships[seat]) != len(position.ships[seat])
        and after[action].outcome() is None
        and after[action].day == position.day
    ]
    known = _Known(ends)
    between = interpolated(won, judged) if len(won) > KNOTS else {}
    return tuple(
        (action, between[action] if action in between else judged(action)) for action in legal
    )


def fair_prices(position: Position, ends: Ends, seats: Container[int]) -> tuple[float | None, ...]:
    """Leaving the group means that the others go on bidding; a buyer's money is the upper limit."""
    if not position.group:
        return ()
    offer = position.apply(STOP) if position.phase is Phase.SELECT else position
    if offer.phase is not Phase.BID:  # the group is growing, or no buyer can bid
        return (None,) * len(position.money)
    return tuple(
        _fair_bid(offer, seat, ends) if seat in seats else None for seat in range(len(offer.money))
    )


class _Known(dict[Position, Judgement]):
    """Judgements by position, computed when first asked for."""

    def __init__(self, ends: Ends) -> None:
        super().__init__()
        self._ends = ends

    def __missing__(self, position: Position) -> Judgement:
        found = self[position] = mean_judgement(self._ends(position))
        return found


def _fair_bid(position: Position, seat: int, ends: Ends) -> float | None:
    if seat not in position.may_bid:
        return None
    leave = worth(mean_judgement(ends(_auctioned(position, passing=seat))), seat)

    def gain(price: int) -> float:
        return worth(mean_judgement(ends(position.sold_to(seat, price))), seat) - leave

    return crossing(gain, position.money[seat])


def _auctioned(position: Position, passing: int | None = None) -> Position:
    """After the auction under way; seat `passing` passes, the others bid at face value."""
    while position.phase is Phase.BID:
        passes = position.to_act == passing
        position = position.apply(PASS if passes else face(position, _OPENING))
    return position
