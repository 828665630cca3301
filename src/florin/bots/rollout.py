"""`rollout:N`: judges by N rollouts with face-value bots at every seat. Needs no net and no data.

Rollout k always draws the same lots in the same order, whatever is judged. So two actions are
compared under the same luck, and a judgement never changes. If no chance is left the judgement is
exact, given that later decisions are made at face value.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Final

from florin import games
from florin.bots.face import FaceBot
from florin.core import CHANCE, NOBODY, Action, Judgement, Position
from florin.core.rollouts import Money, mean_judgement, rank

GAMES: Final = 32
_CACHED: Final = 64  # positions whose options, or whose games, are kept

_PLAYER: Final = FaceBot(Fraction(1, 2))
_RNG: Final = random.Random(0)  # face-value bots do not use it


class RolloutJudge:
    """Judges any game that has a face-value player, with any number of players."""

    def __init__(self, rollouts: int = GAMES) -> None:
        if rollouts < 1:
            raise ValueError("rollouts: at least 1")
        self.games = rollouts
        self._weigh = lru_cache(maxsize=_CACHED)(self._options)
        self._ends = lru_cache(maxsize=_CACHED)(self._games)

    @property
    def name(self) -> str:
        return f"rollout:{self.games}"

    def judge(self, position: Position) -> Judgement:
        """If a seat is to act, the value after its best action."""
        if position.to_act in (CHANCE, NOBODY):
            return self._play_on(position)
        seat = position.to_act
        return max((after for _, after in self.weigh(position)), key=lambda j: rank(j, seat))

    def weigh(self, position: Position) -> Sequence[tuple[Action, Judgement]]:
        if position.to_act in (CHANCE, NOBODY):
            return ()
        return self._weigh(position)

    def fair_prices(self, position: Position) -> tuple[float | None, ...]:
        bots = games.of(position).bots
        if bots is None:
            return ()
        return bots.rollout.fair_prices(position, self._ends, range(len(position.money)))

    def fair_price(self, position: Position, seat: int) -> float | None:
        """As `fair_prices` for one seat, which takes a part of the time."""
        bots = games.of(position).bots
        found = () if bots is None else bots.rollout.fair_prices(position, self._ends, (seat,))
        return found[seat] if found else None

    def _options(self, position: Position) -> tuple[tuple[Action, Judgement], ...]:
        bots = games.of(position).bots
        special = None if bots is None else bots.rollout.options(position, self._ends)
        if special is not None:
            return tuple(special)
        return tuple((action, self._play_on(position.apply(action))) for action in position.legal())

    def _play_on(self, position: Position) -> Judgement:
        return mean_judgement(self._ends(position))

    def _games(self, position: Position) -> tuple[Money, ...]:
        """Money at the end of N games from here; one game is enough if no chance is left."""
        position = _played_on(position)
        if position.outcome():
            return (position.money,)
        return tuple(
            _played_on(position, games.of(position).luck(f"rollout {number}", position)).money
            for number in range(self.games)
        )


def _played_on(position: Position, luck: Callable[[Position], Action] | None = None) -> Position:
    """Played on at face value to the end, or to the next chance event if there is no luck."""
    while (seat := position.to_act) != NOBODY:
        if seat != CHANCE:
            action = _PLAYER.choose(position, _RNG)
        elif luck is None:
            break
        else:
            action = luck(position)
        position = position.apply(action)
    return position
