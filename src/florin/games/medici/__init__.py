"""Medici: three days of one-bid-each auctions for three to six buyers.

>>> from florin.games.medici import Medici
>>> position = Medici(players=3).start()
>>> position = position.apply(Begin(1)).apply(Lot("cloth", 5))
>>> position.to_act, position.legal()
(1, (DRAW, STOP))
"""

from florin.core.lots import Lot
from florin.games.medici.actions import PASS, Begin, Bid
from florin.games.medici.game import GAME
from florin.games.medici.position import COULD_NOT, PASSED, Phase, Position
from florin.games.medici.scoring import DaySheet, score_day
from florin.games.medici.setup import Medici

__all__ = [
    "COULD_NOT",
    "GAME",
    "PASS",
    "PASSED",
    "Begin",
    "Bid",
    "DaySheet",
    "Lot",
    "Medici",
    "Phase",
    "Position",
    "score_day",
]
