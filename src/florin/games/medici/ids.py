"""Action ids: the fixed numbers that stand for actions in the simulator and the environments.

0 draw, 1 stop, 2 pass, 2 + b bid b, for b from 1 to `most_owned(buyers)`.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final

from florin.core.actions import DRAW, STOP, Action
from florin.games.medici import board
from florin.games.medici.actions import PASS, Begin, Bid
from florin.games.medici.setup import Medici

DRAW_ID: Final = 0
STOP_ID: Final = 1
PASS_ID: Final = 2


@lru_cache
def most_owned(buyers: int) -> int:
    """No buyer can own more florins than this before the last auction, in any edition.

    Pay comes only when a day is scored, so the bound is the capital and the pay of two days,
    nothing spent. A day pays at most the first place for cargo, and for each stall the whole first
    award if the buyer has climbed, else a share of a tie of all on level 0, plus the level's bonus.
    A ship holds five lots, so a day climbs five levels. This is the maximum over all ways to spread
    two ships over the stalls. The 2006 edition pays the higher bonuses.
    """
    ships = tuple(_spread(board.HOLDS, len(board.COMMODITIES)))
    first, second = board.STALL_PAY
    at_bottom = (first + second) // buyers
    bonus = board.LEVEL_BONUS["2006"]

    def pay(levels: tuple[int, ...]) -> int:
        stalls = sum(
            (first if level else at_bottom) + bonus[min(level, board.TOP_LEVEL)] for level in levels
        )
        return board.CARGO_PAY[buyers][0] + stalls

    two_days = max(
        pay(one) + pay(tuple(map(sum, zip(one, two, strict=True))))
        for one, two in product(ships, ships)
    )
    return board.CAPITAL[buyers] + two_days


def _spread(lots: int, stalls: int) -> list[tuple[int, ...]]:
    """All ways to spread `lots` over `stalls`."""
    if stalls == 1:
        return [(lots,)]
    return [(here, *rest) for here in range(lots + 1) for rest in _spread(lots - here, stalls - 1)]


def actions(setup: Medici) -> tuple[Action, ...]:
    """The action of every id."""
    return _actions(setup.players)


@lru_cache
def _actions(buyers: int) -> tuple[Action, ...]:
    return (DRAW, STOP, PASS, *map(Bid, range(1, most_owned(buyers) + 1)))


def chance_actions(setup: Medici) -> tuple[Action, ...]:
    """Lots by their place in board.LOTS, then the seats that may begin."""
    return (*board.LOTS, *map(Begin, range(setup.players)))


def max_decisions(setup: Medici) -> int:
    """A turn takes a lot or more; with one lot it is a stop and a bid of each buyer."""
    n = setup.players
    return board.DAYS * board.LOTS_PER_BUYER * n * (n + 1)


def max_chance_events(setup: Medici) -> int:
    return board.DAYS * (board.LOTS_PER_BUYER * setup.players + 1)
