"""The policy of Medici's levels: a person's habits around the evaluator (`core.characters`)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

import numpy as np

from florin.core.actions import DRAW, STOP, Action
from florin.core.characters import ABSURD_OVER, ABSURD_UNDER, MASTER, Character, sane
from florin.core.lots import value_of
from florin.games.medici.actions import PASS, Bid
from florin.games.medici.board import HOLDS
from florin.games.medici.bots.absurd import absurd
from florin.games.medici.bots.evaluator import Evaluator, trained
from florin.games.medici.bots.policy import choose as by_policy
from florin.games.medici.bots.turns import Array
from florin.games.medici.position import Phase, Position
from florin.games.medici.worth import worth_with_room

ENOUGH: Final = 6  # by eye: draw on while the group is worth less than this, in florins
OPENING: Final = (0.5, 1.0)  # by eye: the range of the part of the limit that is bid first
# What an absurd action must gain over the best other one, in wins. Twice the precision of the
# evaluator (`core.bots.TIE`): the gain comes from what rivals are expected to answer, which is the
# least certain part of a value.
ABSURD_GAIN: Final = 0.004


def choose(
    position: Position,
    character: Character,
    rng: random.Random,
    evaluator: Evaluator | None = None,
    history: Sequence[str] = (),
) -> Action:
    """What a player of this character does. Only the strongest one learns from `history`."""
    judge = evaluator or trained(len(position.money))
    if character == MASTER:
        return _best(position, judge, history)
    if position.phase is Phase.SELECT:
        if character.thinks(rng):
            return by_policy(position, 0.0, rng, judge)
        return _draw_or_stop(position, character, rng)
    return _bid(position, character, rng, judge)


def seen(position: Position, seat: int, character: Character) -> float:
    """What the group is worth by eye, in florins: its face value and some of the pay on stalls.

    Without denial and without the future: those are what the eye misses.
    """
    value = float(value_of(position.group))
    if character.stalls and len(position.ships[seat]) + len(position.group) <= HOLDS:
        found = worth_with_room(
            position.levels, position.ships, position.group, position.setup.level_bonus
        )
        gains = next(each.stalls for each in found if each.seat == seat)
        value += character.stalls * sum(gain.gain for gain in gains) / 2
    return value


def _draw_or_stop(position: Position, character: Character, rng: random.Random) -> Action:
    value = seen(position, position.selector, character)
    if len(position.ships[position.selector]) + len(position.group) >= HOLDS:
        return STOP  # a further lot would not fit aboard
    return DRAW if value < ENOUGH + rng.gauss(0, 2 * character.spread) else STOP


def _bid(position: Position, character: Character, rng: random.Random, judge: Evaluator) -> Action:
    seat = position.to_act
    actions, utility = judge.choices(position)
    estimate = _fair(position.high, utility)
    limit = character.limit(estimate, seen(position, seat, character), rng)
    opening = None if character.thinks(rng) else rng.uniform(*OPENING)
    action = _within(limit, position, actions, utility, opening)
    # The fair price above is an estimate. The exact one takes longer, and is needed only if the
    # action could be absurd.
    if isinstance(action, Bid):
        sure = action.florins <= ABSURD_OVER
    else:
        sure = estimate - position.high < ABSURD_UNDER / 2
    if sure:
        return action
    fair = judge.fair_prices(position)[seat] or 0.0
    if not absurd(position, action, fair):
        return action
    return _within(sane(limit, fair), position, actions, utility, opening)


def _best(position: Position, judge: Evaluator, history: Sequence[str]) -> Action:
    """The best action, or the best one that is not absurd if that is almost as good.

    The best bid may be far above the fair price, to make a rival pay more.
    """
    actions, utility = judge.choices(position, history)
    best = int(np.argmax(utility))
    if position.phase is not Phase.BID:
        return actions[best]
    fair = judge.quick_fair_price(position, history)
    order: list[int] = np.argsort(-utility, kind="stable").tolist()
    sensible = next((i for i in order if not absurd(position, actions[i], fair)), best)
    close = float(utility[best] - utility[sensible]) <= ABSURD_GAIN
    return actions[sensible if close else best]


def _within(
    limit: float, position: Position, actions: list[Action], utility: Array, opening: float | None
) -> Action:
    """A bid within the limit: the best one, or `opening` times the limit if that is given."""
    seat, high = position.to_act, position.high
    most = min(int(limit), position.money[seat], high + len(actions) - 1)
    if most <= high:
        return PASS
    if position.may_bid == (seat,):
        return Bid(high + 1)
    if opening is None:
        return actions[1 + int(np.argmax(utility[1 : most - high + 1]))]
    return Bid(max(high + 1, int(most * opening)))


def _fair(high: int, utility: Array) -> float:
    """The fair price, from the utility of passing and of each bid above `high`.

    The highest bid that is as good as passing. If there is none, where the line through the first
    bids would reach the utility of passing.
    """
    gain = utility[1:] - utility[0]
    if not len(gain):
        return float(high)
    good = np.flatnonzero(gain >= 0)
    if len(good):
        return float(high + 1 + good[-1])
    far = min(len(gain) - 1, 10)
    slope = float(gain[0] - gain[far]) / max(far, 1)
    short = -float(gain[0]) / slope if slope > 1e-6 else float(high)
    return max(high + 1 - short, 0.0)
