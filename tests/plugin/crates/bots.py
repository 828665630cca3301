"""Bots: a player who goes by the numbers on the crates, and one level above it."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Final

from florin.bots import RolloutJudge
from florin.core import Action, Judge

from crates import rollout
from crates.pieces import PASS, Bid
from crates.position import Crates, Position

LEVELS: Final = ("dealer",)

__all__ = ["LEVELS", "choose", "evaluator", "face", "rollout"]


def face(position: Position, opening: Fraction) -> Action:
    """Bids up to the number on the crate. Opens at `opening` times it; the last seat tops by one."""
    last = position.asked == position.setup.players - 1
    return _bid(position, position.number, 0 if last else int(opening * position.number))


def choose(level: str, position: Position, rng: random.Random) -> Action:
    """`dealer` adds up to 3 florins to the number, because crates may also win the prize."""
    del level  # there is one
    limit = position.number + rng.randint(0, 3)
    return _bid(position, limit, limit // 2)


def evaluator(setup: Crates) -> Judge:
    """There is no trained evaluator: positions are judged by rollouts."""
    del setup
    return RolloutJudge()


def _bid(position: Position, limit: int, first: int) -> Action:
    offer = max(position.high + 1, first)
    return Bid(offer) if offer <= min(limit, position.money[position.to_act]) else PASS
