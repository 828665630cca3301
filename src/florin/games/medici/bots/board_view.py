"""From a position of the rules to a market of one row."""

from __future__ import annotations

import numpy as np

from florin.core import Commodity, Lot, Lots
from florin.games.medici import Phase, Position, board
from florin.games.medici.bots.market import GOLD, KINDS, VALUES, Market


def kind_of(lot: Lot) -> int:
    """Number of a kind of lot: commodity * 6 + value; gold is the last."""
    if lot.commodity is Commodity.GOLD:
        return GOLD
    return board.STALL_OF[lot.commodity] * VALUES + lot.value


def market_of(position: Position) -> Market:
    """A batch of one. A group in hand that can grow no more, or is being bid on, is `offered`."""
    sizes = [len(ship) for ship in position.ships]
    unseen = np.bincount([kind_of(lot) for lot in position.unseen], minlength=KINDS)
    over = position.phase is Phase.OVER

    def row(numbers: object) -> np.ndarray:
        return np.asarray([numbers], np.int32)

    return Market(
        day=row(position.day + over),
        selector=row(position.selector),
        money=row(position.money),
        levels=row(position.levels),
        counts=row([_by_commodity(ship) for ship in position.ships]),
        cargo=row([sum(lot.value for lot in ship) for ship in position.ships]),
        size=row(sizes),
        unseen=row(unseen),
        bag=row(position.bag),
        group_counts=row(_by_commodity(position.group)),
        group_value=row(sum(lot.value for lot in position.group)),
        group_size=row(len(position.group)),
        offered=row(position.phase is Phase.BID),
    )


def _by_commodity(lots: Lots) -> list[int]:
    counts = [0] * len(board.COMMODITIES)
    for lot in lots:
        if lot.commodity is not Commodity.GOLD:
            counts[board.STALL_OF[lot.commodity]] += 1
    return counts
