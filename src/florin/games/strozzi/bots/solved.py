"""Endings that the evaluator solves instead of asking the net.

Which ones are solved depends on the position alone, so a choice does not depend on what was asked
before. If an ending is short enough it is solved for the win too: then the chance to win is
exact at every price. Otherwise the mean margin is exact, and its spread is the net's.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from florin.games.strozzi import board
from florin.games.strozzi.bots import net
from florin.games.strozzi.bots.last_lots import Table
from florin.games.strozzi.bots.last_rows import positions
from florin.games.strozzi.bots.turns import Array, TurnState, each

SURELY: Final = 3  # lots in the bag: such endings are solved for the win in any case
MOST_LOTS: Final = 6  # with more lots in the bag none is solved
FOR_MONEY: Final = 1200  # `positions` of an ending that is solved for money,
FOR_WIN: Final = 200  # and for the win
_EFFORT: Final = 10_000_000  # never reached by endings as short as these
_TABLES: Final = 4  # kept of each kind
_WIDTH: Final = 0.02  # of a bell that is a step between two whole leads, florins
_np: Any = np  # for results whose type the stubs leave open


class Endings:
    """Replaces the net's outlooks on short endings by exact ones. Keeps the last few tables."""

    def __init__(self) -> None:
        self._money: list[Table] = []
        self._win: list[Table] = []

    def for_win(self, state: TurnState) -> Array:
        """Which positions between turns [batch] are solved for the win, bool."""
        return self._short(state, FOR_WIN)

    def correct(self, state: TurnState, ahead: net.Outlook) -> net.Outlook:
        """The outlooks [batch], exact where the ending is short enough."""
        live = ~ahead.over
        rows = np.flatnonzero(self._short(state, FOR_MONEY) & live)
        if not len(rows):
            return ahead
        some = _rows(state, rows)
        margin = _table(self._money, some).money(some)
        lead = np.subtract(*some.money)
        error = np.zeros(len(live), np.float32)
        error[rows] = margin + lead - ahead.margin[rows]
        ahead = ahead._replace(mine=ahead.mine + error / 2, theirs=ahead.theirs - error / 2)
        rows = np.flatnonzero(self.for_win(state) & live)
        return self._steps(_rows(state, rows), rows, ahead) if len(rows) else ahead

    def _steps(self, state: TurnState, rows: Array, ahead: net.Outlook) -> net.Outlook:
        """The chance to win as a sum of steps: bells so narrow that whole leads are exact."""
        table = _table(self._win, state)
        chance = table.win(state)
        rise = np.diff(chance, axis=-1, prepend=0)
        # The step up to lead m lies at m - 1/2.
        leads = np.arange(-table.most_lead, table.most_lead + 1) - 0.5
        bells = ahead.weights.shape[-1]
        # There are fewer steps than bells if hardly anything can change any more.
        steps = int((rise > 0).sum(-1).max())
        first = np.argsort(rise <= 0, -1, kind="stable")[:, :steps]
        beside = ((0, 0), (0, max(0, steps - bells)))
        weights = np.pad(ahead.weights, beside)
        offsets = np.pad(ahead.offsets, beside)
        widths = np.pad(ahead.widths, beside, constant_values=1)
        weights[rows] = 0
        weights[rows, :steps] = np.take_along_axis(rise, first, -1)
        lead = np.subtract(*state.money)
        offsets[rows, :steps] = (lead - ahead.margin[rows])[:, None] - leads[first]
        widths[rows] = _WIDTH
        return ahead._replace(weights=weights, offsets=offsets, widths=widths)

    def _short(self, state: TurnState, most: int) -> Array:
        lots = np.bitwise_count(state.unseen)
        last = (state.round == board.ROUNDS) & (lots > 0) & (lots <= MOST_LOTS)
        rows = np.flatnonzero(last)
        found = np.zeros(len(last), bool)
        if len(rows):
            found[rows] = (positions(_rows(state, rows)) <= most) | (lots[rows] <= SURELY)
        return found


def _rows(state: TurnState, rows: Array) -> TurnState:
    def picked(leaf: Array) -> Array:
        return leaf[rows]

    return each(picked, state)


def _table(kept: list[Table], state: TurnState) -> Table:
    """A table that knows these positions: one of those kept, or a new one."""
    for table in kept:
        if table.knows(state).all():
            return table
    kept.append(Table(state, _EFFORT))
    del kept[:-_TABLES]
    return kept[-1]
