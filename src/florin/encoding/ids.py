"""Action ids: the fixed numbers by which simulator and environments name actions.

Medici:  0 draw, 1 stop, 2 pass, 2 + b bid b, for b from 1 to `most_owned(buyers)`.
Strozzi: 0 draw, 1 stop, 2 + p price p, for p from 0 to 200; then buy, decline, the nine loads by
ship and harbour, discard.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import Final

from florin.rules import (
    BUY,
    DECLINE,
    DISCARD,
    DRAW,
    PASS,
    STOP,
    Action,
    Bid,
    Load,
    Position,
    Price,
)
from florin.rules.medici import board as medici
from florin.rules.strozzi import AnyPrice
from florin.rules.strozzi import board as strozzi

MEDICI_DRAW: Final = 0
MEDICI_STOP: Final = 1
MEDICI_PASS: Final = 2

# Prices have no end in the rules (S8). A group can turn one harbour (40 from lost to won) and three
# tracks by at most 20 each at up to three scorings: 220 between the players, so that half of it is
# the highest fair price for the lots. 200 is generous.
MOST_PRICE: Final = 200
STROZZI_DRAW: Final = 0
STROZZI_STOP: Final = 1
STROZZI_PRICE: Final = 2
STROZZI_BUY: Final = STROZZI_PRICE + MOST_PRICE + 1
STROZZI_DECLINE: Final = STROZZI_BUY + 1
STROZZI_LOAD: Final = STROZZI_DECLINE + 1
STROZZI_DISCARD: Final = STROZZI_LOAD + len(strozzi.SHIPS) * len(strozzi.HARBOURS)


@lru_cache
def most_owned(buyers: int) -> int:
    """No buyer of Medici can own more florins than this before the last auction.

    Pay comes only when a day is scored, so it is the capital and the pay of two days at most,
    nothing spent. A day pays at most the first place for cargo, and for each stall the whole first
    award where the buyer has climbed, else a share of a tie of all on level 0, plus the level's
    bonus. A ship holds five lots, so a day climbs five levels. Over all ways to spread two ships
    over the stalls, this is the most.
    """
    ships = tuple(_spread(medici.HOLDS, len(medici.COMMODITIES)))
    first, second = medici.STALL_PAY
    at_bottom = (first + second) // buyers

    def pay(levels: tuple[int, ...]) -> int:
        stalls = sum(
            (first if level else at_bottom) + medici.LEVEL_BONUS[min(level, medici.TOP_LEVEL)]
            for level in levels
        )
        return medici.CARGO_PAY[buyers][0] + stalls

    two_days = max(
        pay(one) + pay(tuple(map(sum, zip(one, two, strict=True))))
        for one, two in product(ships, ships)
    )
    return medici.CAPITAL[buyers] + two_days


def _spread(lots: int, stalls: int) -> list[tuple[int, ...]]:
    """All ways to spread `lots` over `stalls`."""
    if stalls == 1:
        return [(lots,)]
    return [(here, *rest) for here in range(lots + 1) for rest in _spread(lots - here, stalls - 1)]


@lru_cache
def actions(game: str, players: int) -> tuple[Action, ...]:
    """The action of every id."""
    if game == "medici":
        return (DRAW, STOP, PASS, *map(Bid, range(1, most_owned(players) + 1)))
    return (
        DRAW,
        STOP,
        *map(Price, range(MOST_PRICE + 1)),
        BUY,
        DECLINE,
        *(Load(holds, harbour) for holds in strozzi.SHIPS for harbour in range(3)),
        DISCARD,
    )


@lru_cache
def ids(game: str, players: int) -> dict[Action, int]:
    """The id of every action."""
    return {action: at for at, action in enumerate(actions(game, players))}


def legal_ids(position: Position) -> list[int]:
    """Ids of what `to_act` may do, ascending; empty where chance or nobody is to act."""
    if position.to_act < 0:
        return []
    legal = position.legal()
    if isinstance(legal, AnyPrice):
        return list(range(STROZZI_PRICE, STROZZI_BUY))
    table = ids(position.game, len(position.money))
    return [table[action] for action in legal]
