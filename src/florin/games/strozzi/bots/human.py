"""The policy of the levels: a person's habits around the evaluator (`core.characters`)."""

from __future__ import annotations

import random
from typing import Final

from florin.core.actions import DRAW, STOP, Action
from florin.core.characters import MASTER, Character
from florin.core.lots import value_of
from florin.games.strozzi.actions import BUY, DECLINE, Load, Price
from florin.games.strozzi.bots.evaluator import Evaluator, trained
from florin.games.strozzi.bots.policy import greedy
from florin.games.strozzi.position import Phase, Position
from florin.games.strozzi.worth import Loading, worth

ENOUGH: Final = 6  # by eye: draw on while the group is worth less than this, in florins


def choose(
    position: Position,
    character: Character,
    rng: random.Random,
    evaluator: Evaluator | None = None,
) -> Action:
    """What a player of this character does."""
    judge = evaluator or trained()
    if character == MASTER:
        return greedy(position, judge)
    match position.phase:
        case Phase.SELECT:
            if character.thinks(rng):
                return greedy(position, judge)
            value = value_of(position.group)
            return DRAW if value < ENOUGH + rng.gauss(0, 2 * character.spread) else STOP
        case Phase.PRICE | Phase.ANSWER:
            fair = judge.fair_prices(position)[position.to_act] or 0.0
            limit = character.limit(fair, seen(position, position.to_act, character), rng)
            if position.phase is Phase.PRICE:
                return Price(max(0, round(limit)))
            return BUY if (position.price or 0) < limit else DECLINE
        case _:
            return greedy(position, judge) if character.thinks(rng) else _load(position, character)


def seen(position: Position, seat: int, character: Character) -> float:
    """What the group is worth by eye, in florins: its face value and some of the scoring.

    The scoring is what the best place aboard would bring if the round ended now, without what the
    other player would lose by it: denial is what the eye misses.
    """
    value = float(value_of(position.group))
    if not character.stalls:
        return value
    gains = [loading.gain for loading in _loadings(position, seat)]
    return (1 - character.stalls) * value + character.stalls * max(gains, default=0) / 2


def _loadings(position: Position, seat: int) -> tuple[Loading, ...]:
    return next((each.loadings for each in worth(position) if each.seat == seat), ())


def _load(position: Position, character: Character) -> Action:
    """The place aboard that brings the buyer most if the round ended now; denial is missed."""
    found = _loadings(position, position.to_act)

    def rank(loading: Loading) -> float:
        return loading.gain + character.stalls * (loading.swing - loading.gain)

    best: Load = max(found, key=rank).load
    return best
