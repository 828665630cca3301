"""The thinker as a judge that analysis and coach can ask."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from florin.core import Action
from florin.core import Position as AnyPosition
from florin.core.bots import Judgement
from florin.games.medici import Position
from florin.games.medici.bots.player import thinker


@dataclass(frozen=True, slots=True)
class MediciJudge:
    """Judges Medici for this number of buyers."""

    players: int

    def judge(self, position: AnyPosition) -> Judgement:
        return thinker(self.players).judge(_ours(position))

    def weigh(self, position: AnyPosition) -> Sequence[tuple[Action, Judgement]]:
        return thinker(self.players).weigh(_ours(position))

    def fair_prices(self, position: AnyPosition) -> tuple[float | None, ...]:
        return thinker(self.players).fair_prices(_ours(position))


def _ours(position: AnyPosition) -> Position:
    if not isinstance(position, Position):
        raise TypeError(f"this judge knows Medici, not {position.game}")
    return position
