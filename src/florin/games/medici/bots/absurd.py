"""Which bids and passes are absurd."""

from __future__ import annotations

from florin.core.actions import Action
from florin.core.characters import overpays, underpays
from florin.games.medici.actions import Bid
from florin.games.medici.position import Phase, Position


def absurd(position: Position, action: Action, fair: float) -> bool | None:
    """Whether the answer is absurd at this fair price; None if it is no answer to a group.

    A pass is judged by the bid that it leaves out, one florin more than the high bid.
    """
    if position.phase is not Phase.BID:
        return None
    if isinstance(action, Bid):
        return overpays(action.florins, fair)
    return underpays(position.high + 1, fair)
