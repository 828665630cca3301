"""The value net: features of a position between turns in, an outlook on the rest of the game out.

The same code runs over NumPy in play and over jax.numpy in training.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from florin.games.strozzi.bots.features import WIDTH, features
from florin.games.strozzi.bots.turns import Array, TurnState, is_over

BLOCKS: Final = 2  # residual blocks after the first layer
BELLS: Final = 4
FLORINS: Final = 50.0  # the unit of money in the net's outputs

Weights = Mapping[str, Array]


class Outlook(NamedTuple):
    """The rest of the game in the active player's frame: final money and its spread.

    The final margin is a mixture of logistic distributions ("bells") around its mean, so the
    probability to win is a closed function of the money at hand, whatever price is paid. A finished
    game is exact.
    """

    mine: Array  # expected final money of the active player, florins
    theirs: Array
    weights: Array  # [..., BELLS]: sum to 1
    offsets: Array  # [..., BELLS]: centre of each bell less the mean margin, florins
    widths: Array  # [..., BELLS]: florins
    over: Array  # bool

    @property
    def margin(self) -> Array:
        """Expected final margin, florins."""
        return self.mine - self.theirs


def shapes(hidden: int) -> dict[str, tuple[int, ...]]:
    """The shape of each array of weights, by name; layers are `hidden` wide."""
    found: dict[str, tuple[int, ...]] = {"in.w": (WIDTH, hidden), "in.b": (hidden,)}
    for block in range(BLOCKS):
        found |= {f"block{block}.w": (hidden, hidden), f"block{block}.b": (hidden,)}
    return found | {"out.w": (hidden, 2 + 3 * BELLS), "out.b": (2 + 3 * BELLS,)}


def outputs(xp: Any, weights: Weights, rows: Array) -> Array:
    """float32 [..., 2 + 3 BELLS] from features, float32 [..., WIDTH].

    A net with fewer inputs uses the first features.
    """
    rows = rows[..., : weights["in.w"].shape[0]]
    x = xp.maximum(rows @ weights["in.w"] + weights["in.b"], 0)
    for block in range(BLOCKS):
        x = x + xp.maximum(x @ weights[f"block{block}.w"] + weights[f"block{block}.b"], 0)
    return x @ weights["out.w"] + weights["out.b"]


def spread(xp: Any, out: Array, money: tuple[Array, Array], over: Array) -> Outlook:
    """The outlook that these outputs stand for, with this money at hand."""
    to_come = xp.where(over[..., None], 0, out[..., :2] * FLORINS)
    logits, offsets, widths = (out[..., 2 + BELLS * at : 2 + BELLS * (at + 1)] for at in range(3))
    weights = xp.exp(logits - logits.max(-1, keepdims=True))
    return Outlook(
        money[0] + to_come[..., 0],
        money[1] + to_come[..., 1],
        weights / weights.sum(-1, keepdims=True),
        FLORINS * offsets,
        1 + FLORINS / 4 * xp.exp(xp.clip(widths, -6, 3)),
        over,
    )


def outlook(xp: Any, weights: Weights, state: TurnState) -> Outlook:
    """What the net expects of positions between turns; exact if the game is over."""
    return spread(xp, outputs(xp, weights, features(xp, state)), state.money, is_over(state))


def win(xp: Any, ahead: Outlook, florins: Array) -> Array:
    """The active player's share of the win with `florins` more; it rises with the florins."""
    margin = ahead.margin + florins
    bells = (margin[..., None] + ahead.offsets) / ahead.widths
    # The logistic function by way of tanh, which cannot overflow.
    chance = (ahead.weights * (0.5 + 0.5 * xp.tanh(bells / 2))).sum(-1)
    return xp.where(ahead.over, (margin > 0) + 0.5 * (margin == 0), chance)


def as_seen_by(xp: Any, ahead: Outlook, other: Array) -> Outlook:
    """The outlook in the other player's frame if `other` (bool)."""
    return ahead._replace(
        mine=xp.where(other, ahead.theirs, ahead.mine),
        theirs=xp.where(other, ahead.mine, ahead.theirs),
        offsets=xp.where(other[..., None], -ahead.offsets, ahead.offsets),
    )
