"""JSON structs that the views of all games share.

Seats, days, rounds and harbours count from 1; lots are tokens as in records; money is in florins.
`florin.games.present` gives the view of any position.
"""

from florin.views.actor import Actor, actor, seat_or_none
from florin.views.events import EventView
from florin.views.legal import Legal, legal_view
from florin.views.plain import PlainEvent, PlainSheet, PlainView, text_lines

__all__ = [
    "Actor",
    "EventView",
    "Legal",
    "PlainEvent",
    "PlainSheet",
    "PlainView",
    "actor",
    "legal_view",
    "seat_or_none",
    "text_lines",
]
