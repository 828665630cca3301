"""Views: positions, sheets and events as JSON structs, for every face that computes no rule.

Seats, days, rounds and harbours count from 1; lots are tokens as in records; money is in florins.

>>> import msgspec
>>> from florin.rules import Strozzi
>>> view = position_view(Strozzi().start())
>>> view.phase, view.bag
('lot', 26)
>>> msgspec.json.encode(view)[:18]
b'{"game":"strozzi",'
"""

from florin.views.actor import Actor, actor
from florin.views.events import EventView, event_view
from florin.views.legal import Legal, legal_view
from florin.views.medici import MediciView
from florin.views.medici_sheet import DaySheetView
from florin.views.position import PositionView, SheetView, position_view, sheet_views
from florin.views.step import StepView, step_views
from florin.views.strozzi import StrozziView
from florin.views.strozzi_sheet import RoundSheetView

__all__ = [
    "Actor",
    "DaySheetView",
    "EventView",
    "Legal",
    "MediciView",
    "PositionView",
    "RoundSheetView",
    "SheetView",
    "StepView",
    "StrozziView",
    "actor",
    "event_view",
    "legal_view",
    "position_view",
    "sheet_views",
    "step_views",
]
