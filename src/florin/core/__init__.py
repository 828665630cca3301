"""What every game shares: lots, actions, events, positions, options. Standard library only."""

from florin.core.actions import DRAW, STOP, Action, Amount, Word
from florin.core.bots import TIE, Bot, Judge, Judgement, informed, utility
from florin.core.daily import DailyDeal
from florin.core.errors import BadSetup, GameIsOver, IllegalAction, MalformedAction, RulesError
from florin.core.events import Event
from florin.core.game import Game, Line
from florin.core.lots import Commodity, Lot, Lots, tokens_of, value_of
from florin.core.options import Option, Value
from florin.core.position import (
    CHANCE,
    NOBODY,
    Amounts,
    Outcome,
    Position,
    Setup,
    chances,
    most_money,
    rewards,
)
from florin.core.reasons import Reason
from florin.core.tokens import legal_tokens

__all__ = [
    "CHANCE",
    "DRAW",
    "NOBODY",
    "STOP",
    "TIE",
    "Action",
    "Amount",
    "Amounts",
    "BadSetup",
    "Bot",
    "Commodity",
    "DailyDeal",
    "Event",
    "Game",
    "GameIsOver",
    "IllegalAction",
    "Judge",
    "Judgement",
    "Line",
    "Lot",
    "Lots",
    "MalformedAction",
    "Option",
    "Outcome",
    "Position",
    "Reason",
    "RulesError",
    "Setup",
    "Value",
    "Word",
    "chances",
    "informed",
    "legal_tokens",
    "most_money",
    "rewards",
    "tokens_of",
    "utility",
    "value_of",
]
