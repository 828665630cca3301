"""Medici vs Strozzi: draw, name a price; the other player buys, or you must."""

from florin.games.strozzi.actions import BUY, DECLINE, DISCARD, Load, Price
from florin.games.strozzi.game import GAME
from florin.games.strozzi.position import AnyPrice, Phase, Position
from florin.games.strozzi.scoring import RoundSheet, Ship, score_round
from florin.games.strozzi.setup import Strozzi

__all__ = [
    "BUY",
    "DECLINE",
    "DISCARD",
    "GAME",
    "AnyPrice",
    "Load",
    "Phase",
    "Position",
    "Price",
    "RoundSheet",
    "Ship",
    "Strozzi",
    "score_round",
]
