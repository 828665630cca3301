"""Tables, people and the transitions of a table.

Values and pure functions: no database, no network, no clock, no randomness. Ids, seeds and times
are arguments. Seats count from 0 here; messages count them from 1.
"""

from florin.server.domain.chat import ChatLine
from florin.server.domain.coach import PracticeKind, PracticeMark
from florin.server.domain.listing import TableSummary
from florin.server.domain.person import AccessToken, Passkey, Person, Preferences, Scope, Session
from florin.server.domain.refusal import ErrorName, Refusal
from florin.server.domain.steps import Change, GameFinished, Step
from florin.server.domain.table import (
    OPEN,
    Bank,
    PlayedToken,
    Result,
    SeatState,
    StandingOrder,
    TableState,
    Undone,
    UndoRequest,
)

__all__ = [
    "OPEN",
    "AccessToken",
    "Bank",
    "Change",
    "ChatLine",
    "ErrorName",
    "GameFinished",
    "Passkey",
    "Person",
    "PlayedToken",
    "PracticeKind",
    "PracticeMark",
    "Preferences",
    "Refusal",
    "Result",
    "Scope",
    "SeatState",
    "Session",
    "StandingOrder",
    "Step",
    "TableState",
    "TableSummary",
    "UndoRequest",
    "Undone",
]
