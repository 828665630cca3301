"""The judge of Medici vs Strozzi: what a position and every choice in it are worth."""

from __future__ import annotations

from collections.abc import Sequence

from florin.core import Action
from florin.core import Position as AnyPosition
from florin.core.bots import Judgement
from florin.games.strozzi import Position
from florin.games.strozzi.bots.mind import Mind, Value
from florin.games.strozzi.bots.thinker import trained


class StrozziJudge:
    """A `florin.bots.Judge` that thinks as `StrozziThinker` does."""

    def __init__(self, mind: Mind | None = None) -> None:
        self._mind = mind or trained()

    def judge(self, position: AnyPosition) -> Judgement:
        return _judgement(self._mind.value(_ours(position)))

    def weigh(self, position: AnyPosition) -> Sequence[tuple[Action, Judgement]]:
        choices = self._mind.choices(_ours(position))
        return [(action, _judgement(value)) for action, value in choices]

    def fair_prices(self, position: AnyPosition) -> tuple[float | None, ...]:
        """The same for both: each gains what the other loses."""
        if not position.group:
            return ()
        return (self._mind.fair_price(_ours(position)),) * 2


def _ours(position: AnyPosition) -> Position:
    if not isinstance(position, Position):
        raise TypeError(f"not a position of Medici vs Strozzi: {position!r}")
    return position


def _judgement(value: Value) -> Judgement:
    win = min(max(value.win, 0.0), 1.0)  # sums of floats end a hair outside
    return Judgement((win, 1 - win), value.money)
