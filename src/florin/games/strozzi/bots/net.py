# pyright: basic
"""The net: features of a position between turns in, an outlook on the rest of the game out.

The same lines run over `numpy` when the bot plays and over `jax.numpy` when it learns.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from florin.games.strozzi.bots.features import WIDTH, features
from florin.games.strozzi.bots.sea import Sea

LAYERS: Final = 3
BELLS: Final = 4
FLORINS: Final = 50.0  # the unit in which the net speaks of money

Weights = Mapping[str, Any]


class Outlook(NamedTuple):
    """What is left of the game, for the active player: money to come, and its spread.

    The final margin is spread as a mixture of logistic bells around its mean, so the probability to
    win is a plain function of the money at hand, whatever price is paid. A finished game is exact.
    """

    mine: Any  # expected final money of the active player, florins
    theirs: Any
    weights: Any  # [..., BELLS]: sum to 1
    offsets: Any  # [..., BELLS]: centre of each bell less the mean margin, florins
    widths: Any  # [..., BELLS]: florins
    over: Any  # bool

    @property
    def margin(self) -> Any:
        """Expected final margin, florins."""
        return self.mine - self.theirs


def shapes(hidden: int) -> dict[str, tuple[int, ...]]:
    """The arrays of a net by name; its layers are `hidden` wide."""
    found: dict[str, tuple[int, ...]] = {"in/w": (WIDTH, hidden), "in/b": (hidden,)}
    for at in range(1, LAYERS):
        found |= {f"{at}/w": (hidden, hidden), f"{at}/b": (hidden,)}
    return found | {"out/w": (hidden, 2 + 3 * BELLS), "out/b": (2 + 3 * BELLS,)}


def outputs(weights: Weights, rows: Any, xp: Any) -> Any:
    """float32 [..., 2 + 3 BELLS] from float32 [..., WIDTH]."""
    x = xp.maximum(rows @ weights["in/w"] + weights["in/b"], 0)
    for at in range(1, LAYERS):
        x = x + xp.maximum(x @ weights[f"{at}/w"] + weights[f"{at}/b"], 0)
    return x @ weights["out/w"] + weights["out/b"]


def spread(out: Any, money: tuple[Any, Any], over: Any, xp: Any) -> Outlook:
    """The outlook that these outputs mean, with this money at hand."""
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


def outlook(weights: Weights, sea: Sea, over: Any, xp: Any) -> Outlook:
    """What the net expects of positions between turns; exact where the game is over."""
    return spread(outputs(weights, features(sea, xp), xp), sea.money, over, xp)


def win(ahead: Outlook, florins: Any, xp: Any) -> Any:
    """Share of the win of the active player if he had `florins` more: rises with the florins."""
    margin = ahead.margin + florins
    bells = (margin[..., None] + ahead.offsets) / ahead.widths
    # The logistic function by way of tanh, which cannot overflow.
    chance = (ahead.weights * (0.5 + 0.5 * xp.tanh(bells / 2))).sum(-1)
    return xp.where(ahead.over, (margin > 0) + 0.5 * (margin == 0), chance)
