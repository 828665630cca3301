"""Matches with less noise: one bot alone among copies of another, and how lucky it was.

Every deal is played once in every rotation of the seats. At each draw the evaluator says how much
the lot changed each seat's chances, compared with the mean over all lots that could have come. The
sum over a game has mean 0, and part of the result's noise is in it, so subtracting it leaves the
same mean with less noise (a control variate, as in AIVAT).
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from florin import games
from florin.bots import bot
from florin.core import CHANCE, NOBODY, Position, Setup

_Z: Final = 1.96  # standard errors of a 95 % interval


class Cell(NamedTuple):
    """One match: `one` alone among `others`."""

    game: str
    players: int
    one: str
    others: str
    options: tuple[tuple[str, Any], ...] = ()

    @property
    def setup(self) -> Setup:
        return games.get(self.game).setup(self.players, dict(self.options))


class Played(NamedTuple):
    """One game of a match."""

    share: float  # of the win, of `one`
    luck: float  # of `one`, in wins
    times: tuple[tuple[bool, float], ...]  # of `one`: whether it named an amount, milliseconds


class Measurement(NamedTuple):
    """The share of a match. Errors are standard errors; deals are the independent units."""

    deals: int
    share: float
    error: float
    adjusted: float  # the luck of the draw subtracted
    adjusted_error: float
    amount_ms: tuple[float, float]  # mean and 99th percentile of decisions about amounts
    other_ms: tuple[float, float]

    @property
    def saving(self) -> float:
        """How many times as many deals the plain share would need for the same error."""
        return (self.error / self.adjusted_error) ** 2 if self.adjusted_error else 1.0

    @property
    def interval(self) -> tuple[float, float]:
        """95 %, of the adjusted share."""
        spread = _Z * self.adjusted_error
        return self.adjusted - spread, self.adjusted + spread


def play_deal(cell: Cell, seed: str, deal: int) -> list[Played]:
    """The games of one deal, one for each rotation."""
    return [_play(cell, f"{seed}/{deal}", seat) for seat in range(cell.players)]


def _play(cell: Cell, seed: str, me: int) -> Played:
    setup, game = cell.setup, games.get(cell.game)
    one, others = bot(cell.one), bot(cell.others)
    judge: Any = None if game.bots is None else game.bots.evaluator(setup)
    draw_luck = getattr(judge, "draw_luck", None)
    position: Position = setup.start()
    moves: list[str] = []
    luck, times = 0.0, list[tuple[bool, float]]()
    dice = [random.Random(f"{seed}/{me}/{seat}") for seat in range(cell.players)]
    while (seat := position.to_act) != NOBODY:
        if seat == CHANCE:
            action = game.deal(seed, position)
            if draw_luck is not None:
                luck += draw_luck(position, action)[me]
        elif seat == me:
            begun = time.process_time()
            action = one.choose(position, dice[seat], moves)
            spent = 1000 * (time.process_time() - begun)
            times.append((position.amounts() is not None, spent))
        else:
            action = others.choose(position, dice[seat], moves)
        moves.append(action.token)
        position = position.apply(action)
    outcome = position.outcome()
    assert outcome is not None
    return Played((me in outcome.winners) / len(outcome.winners), luck, tuple(times))


def measured(deals: Sequence[Sequence[Played]]) -> Measurement:
    """The share over some deals, with and without the luck."""
    share = np.array([np.mean([game.share for game in deal]) for deal in deals])
    luck = np.array([np.mean([game.luck for game in deal]) for deal in deals])
    # The part of the luck that explains most; 1 if the net were right about everything.
    part = float(np.cov(share, luck)[0, 1] / luck.var(ddof=1)) if luck.any() else 0.0
    adjusted = share - part * luck
    root = np.sqrt(len(deals))

    def spent(amounts: bool) -> tuple[float, float]:
        found = [ms for deal in deals for g in deal for kind, ms in g.times if kind is amounts]
        if not found:
            return 0.0, 0.0
        return float(np.mean(found)), float(np.percentile(found, 99))

    return Measurement(
        len(deals),
        float(share.mean()),
        float(share.std(ddof=1) / root),
        float(adjusted.mean()),
        float(adjusted.std(ddof=1) / root),
        spent(True),
        spent(False),
    )
