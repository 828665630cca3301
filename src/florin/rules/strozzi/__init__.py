"""Medici vs Strozzi: draw, name a price; the other buys or you must."""

from florin.rules.strozzi.game import Strozzi
from florin.rules.strozzi.position import AnyPrice, Phase, Position
from florin.rules.strozzi.scoring import RoundSheet, Ship, score_round

__all__ = ["AnyPrice", "Phase", "Position", "RoundSheet", "Ship", "Strozzi", "score_round"]
