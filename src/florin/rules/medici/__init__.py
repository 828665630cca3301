"""Medici: three days of one-bid-each auctions for three to six buyers."""

from florin.rules.medici.game import Medici
from florin.rules.medici.position import COULD_NOT, PASSED, Phase, Position
from florin.rules.medici.scoring import DaySheet, score_day

__all__ = ["COULD_NOT", "PASSED", "DaySheet", "Medici", "Phase", "Position", "score_day"]
