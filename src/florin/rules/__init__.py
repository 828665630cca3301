"""The rules of both games, and nothing else: no clock, no generator, no I/O, no sentences.

>>> from florin.rules import Medici
>>> position = Medici(players=3).start()
>>> position.to_act == CHANCE
True
>>> position = position.apply(Begin(1)).apply(Lot("cloth", 5))
>>> position.to_act, position.legal()
(1, (DRAW, STOP))
"""

from florin.rules.actions import (
    BUY,
    DECLINE,
    DISCARD,
    DRAW,
    PASS,
    STOP,
    Action,
    Begin,
    Bid,
    Load,
    Price,
    Word,
)
from florin.rules.errors import BadSetup, GameIsOver, IllegalAction, MalformedAction, RulesError
from florin.rules.events import Event
from florin.rules.game import CHANCE, NOBODY, Outcome, Position, chances
from florin.rules.lots import Commodity, Lot, Lots
from florin.rules.medici import Medici
from florin.rules.strozzi import Strozzi

Game = Medici | Strozzi

__all__ = [
    "BUY",
    "CHANCE",
    "DECLINE",
    "DISCARD",
    "DRAW",
    "NOBODY",
    "PASS",
    "STOP",
    "Action",
    "BadSetup",
    "Begin",
    "Bid",
    "Commodity",
    "Event",
    "Game",
    "GameIsOver",
    "IllegalAction",
    "Load",
    "Lot",
    "Lots",
    "MalformedAction",
    "Medici",
    "Outcome",
    "Position",
    "Price",
    "RulesError",
    "Strozzi",
    "Word",
    "chances",
]
