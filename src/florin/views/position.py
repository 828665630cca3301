"""Either game's position and sheets."""

from __future__ import annotations

from florin.rules import Position
from florin.rules.medici import DaySheet
from florin.rules.medici import Position as MediciPosition
from florin.rules.strozzi import Position as StrozziPosition
from florin.views.medici import MediciView, medici_view
from florin.views.medici_sheet import DaySheetView, day_sheet_view
from florin.views.strozzi import StrozziView, strozzi_view
from florin.views.strozzi_sheet import RoundSheetView, round_sheet_view

PositionView = MediciView | StrozziView
SheetView = DaySheetView | RoundSheetView


def position_view(position: Position) -> PositionView:
    """The position, its projection included, its finished sheets not: see `sheet_views`."""
    if isinstance(position, MediciPosition):
        return medici_view(position)
    if isinstance(position, StrozziPosition):
        return strozzi_view(position)
    raise TypeError(f"not a position of either game: {position!r}")


def sheet_views(position: Position) -> list[SheetView]:
    """One sheet for each scored day or round."""
    return [
        day_sheet_view(number, sheet)
        if isinstance(sheet, DaySheet)
        else round_sheet_view(number, sheet)
        for number, sheet in enumerate(position.sheets, start=1)
    ]
