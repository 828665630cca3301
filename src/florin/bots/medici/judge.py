"""The thinker as a judge that analysis and coach can ask."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from florin.bots.judge import Judgement
from florin.bots.medici.player import thinker
from florin.rules import Action
from florin.rules import Position as AnyPosition
from florin.rules.medici import Position


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
