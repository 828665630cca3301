"""A net that knows the table at play: the evaluator, told what the record says about each seat.

For experiments: NumPy alone, one game at a time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from florin.games.medici.bots import auction, evidence, net, sales
from florin.games.medici.bots.evaluator import Evaluator
from florin.games.medici.bots.evidence import Record
from florin.games.medici.bots.opponents import OPENINGS, Belief, answers
from florin.games.medici.bots.turn_values import Beliefs, Effort
from florin.games.medici.bots.turns import Array, TurnState, is_over, win_shares
from florin.games.medici.position import Position
from florin.games.medici.training.known_seats import TABLE, told


class TableEvaluator(Evaluator):
    """Evaluates with values that follow the record, if the weights have inputs for it.

    Strangers are expected to choose at `temperature`.
    """

    def __init__(self, players: int, weights: net.Weights, temperature: float) -> None:
        super().__init__(players, {name: np.asarray(w) for name, w in weights.items()})
        self._temperature = np.float32(temperature)
        self._strangers = (Belief(temperature=temperature),) * players
        self._knows = TABLE in weights
        self._tell(np.zeros((1, players, evidence.NUMBERS), np.float32))

    def _tell(self, numbers: Array) -> None:
        self._numbers = numbers
        self._stem: Any = told(numbers) if self._knows else net.stem
        self._bidding.cache_clear()
        self._selecting.cache_clear()

    def values(self, state: TurnState) -> Array:
        """See `TurnValues`."""
        pre = self._stem(np, self._weights, state)
        win, gain = net.read(np, self._weights, pre, state.selector)
        money = state.money.astype(np.float32) + gain
        over = is_over(state)
        if over.any():
            win[over] = win_shares(state.money[over])
            money[over] = state.money[over]
        return np.concatenate([win, money], -1)

    def bidding(
        self, state: TurnState, most: Array, unsold: Array, bought: Array, beliefs: Beliefs
    ) -> list[Array]:
        """See `TurnValues`."""
        answer = None if beliefs == self._strangers else answers(state, beliefs, most)
        heat = self._temperature
        return auction.solve(np, bought, unsold, self.utility, most, heat, answer)

    def _by_net(
        self, offers: TurnState, buyers: Array, most: Array, top: int, effort: Effort
    ) -> Array:
        knots = self._few_knots if effort.few else self._knots
        asked = sales.prices_asked(knots, most) * (buyers >= 0)[:, None].astype(np.float32)
        found = sales.sales(np, self._weights, offers, buyers, asked, np.float32, self._stem)
        return sales.at_every_price(np, knots, most, found, top)

    def _beliefs(self, position: Position, history: Sequence[str]) -> Beliefs:
        if not history:
            return self._strangers
        record = self._heard(position, tuple(history))
        numbers = evidence.known(np, record)
        if not np.array_equal(numbers, self._numbers):
            self._tell(numbers)
        expected = evidence.expected(np, record, self._temperature)
        return tuple(
            Belief(
                round(float(slope), 2),
                round(float(heat), 4),
                tuple((round(p, 3), o) for p, o in zip(faces, OPENINGS, strict=True) if p),
            )
            for slope, heat, faces in zip(*(each[0].tolist() for each in expected), strict=True)
        )

    def _heard(self, position: Position, history: tuple[str, ...]) -> Record:
        model: Any = self._opponents
        model.beliefs(position, history)
        game = model._games[-1]
        counts = np.zeros((1, self.players), np.int32)
        likelihoods = game.evidence[None].astype(np.float32)
        for start, heard in _auctions(position, history):
            for each in heard:
                counts[0, (start.selector + each.seat) % self.players] += 1
        return Record(likelihoods, counts)


def _auctions(position: Position, history: tuple[str, ...]) -> list[Any]:
    """The finished auctions of a game."""
    from florin.games.medici.bots import opponents  # noqa: PLC0415 - its helpers

    steps: Any = opponents
    n = len(position.money)
    nobody = (opponents.PRIOR,) * n
    game = steps._Game((), position.setup.start(), np.zeros((n, 1)), nobody, (), None, ())
    for token in history:
        game = steps._step(game, token)
    return list(game.finished)
