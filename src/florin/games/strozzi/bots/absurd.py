"""Which prices and answers are absurd."""

from __future__ import annotations

from florin.core.actions import Action
from florin.core.characters import overpays, underpays
from florin.games.strozzi.actions import BUY, Price
from florin.games.strozzi.position import Phase, Position


def absurd(position: Position, action: Action, fair: float) -> bool | None:
    """Whether a price or an answer is absurd at this fair price; None for other decisions.

    The other player may leave the group to the one who named its price, so a price that is too
    high is absurd as a purchase is, and one that is too low as a group left to the other.
    """
    if isinstance(action, Price):
        return overpays(action.florins, fair) or underpays(max(action.florins, 0), fair)
    if position.phase is not Phase.ANSWER:
        return None
    price = position.price or 0
    return overpays(price, fair) if action is BUY else underpays(price, fair)
