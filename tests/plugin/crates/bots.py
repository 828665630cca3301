"""Bots: a player who goes by the numbers on the crates, and one level above it."""

from __future__ import annotations

import random
from collections.abc import Sequence
from fractions import Fraction
from typing import Final

from crates import rollout
from crates.pieces import PASS, Bid
from crates.position import Crates, Position
from florin.bots import RolloutJudge
from florin.core import Action, Judge

LEVELS: Final = ("dealer",)

__all__ = ["LEVELS", "choose", "evaluator", "face", "rollout"]


def face(position: Position, opening: Fraction) -> Action:
    """Bids up to the number on the crate, and opens at `opening` times that limit."""
    return _bid(position, position.number, opening)


def choose(
    level: str, position: Position, rng: random.Random, history: Sequence[str] = ()
) -> Action:
    """`dealer` adds up to 3 florins to the number, because crates may also win the prize."""
    del level, history  # there is one level, and it goes by the crate alone
    return _bid(position, position.number + rng.randint(0, 3), Fraction(3, 4))


def evaluator(setup: Crates) -> Judge:
    """There is no trained evaluator: positions are judged by rollouts."""
    del setup
    return RolloutJudge()


def _bid(position: Position, limit: int, opening: Fraction) -> Action:
    """The last seat to bid tops the highest bid by one florin."""
    offer = position.high + 1
    if position.asked < position.setup.players - 1:
        offer = max(offer, int(opening * limit))
    return Bid(offer) if offer <= min(limit, position.money[position.to_act]) else PASS
