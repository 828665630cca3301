"""Action ids: the fixed numbers that stand for actions in the simulator and the environments.

0 draw, 1 stop, 2 + p price p, for p from 0 to 200; then buy, decline, the nine loads by ship and
harbour, discard.
"""

from __future__ import annotations

from typing import Final

from florin.core.actions import DRAW, STOP, Action
from florin.games.strozzi import board
from florin.games.strozzi.actions import BUY, DECLINE, DISCARD, Load, Price
from florin.games.strozzi.setup import Strozzi

# Prices have no upper limit in the rules (S8). A group can turn one harbour (40 from lost to won)
# and three tracks by at most 20 each at up to three scorings: 220 between the players, so that half
# of it is the highest fair price for the lots. 200 is generous.
MOST_PRICE: Final = 200
DRAW_ID: Final = 0
STOP_ID: Final = 1
PRICE_ID: Final = 2
BUY_ID: Final = PRICE_ID + MOST_PRICE + 1
DECLINE_ID: Final = BUY_ID + 1
LOAD_ID: Final = DECLINE_ID + 1
DISCARD_ID: Final = LOAD_ID + len(board.SHIPS) * len(board.HARBOURS)

_ACTIONS: Final[tuple[Action, ...]] = (
    DRAW,
    STOP,
    *map(Price, range(MOST_PRICE + 1)),
    BUY,
    DECLINE,
    *(Load(holds, harbour) for holds in board.SHIPS for harbour in range(len(board.HARBOURS))),
    DISCARD,
)


def actions(setup: Strozzi) -> tuple[Action, ...]:  # noqa: ARG001 - the same for every setup
    """The action of every id."""
    return _ACTIONS


def chance_actions(setup: Strozzi) -> tuple[Action, ...]:  # noqa: ARG001
    """Lots by their place in board.LOTS."""
    return board.LOTS


def max_decisions(setup: Strozzi) -> int:  # noqa: ARG001
    """A turn takes a lot or more; with one lot it is stop, price, answer, load."""
    return board.ROUNDS * len(board.LOTS) * 4


def max_chance_events(setup: Strozzi) -> int:  # noqa: ARG001
    return board.ROUNDS * len(board.LOTS)
