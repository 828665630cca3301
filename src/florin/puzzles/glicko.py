"""Glicko-2 ratings of solvers and puzzles: an attempt is a game that one of them wins.

After Mark Glickman, "Example of the Glicko-2 system". Each attempt is a rating period of its own.
"""

from __future__ import annotations

import math
from typing import Final, NamedTuple

SCALE: Final = 173.7178
TAU: Final = 0.5  # how fast volatility may change
_PRECISION: Final = 1e-6


class Rating(NamedTuple):
    """Strength, its standard deviation, and how erratic the results are."""

    rating: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06


# A solver before the first answer, who may be a newcomer: a wide deviation leads the others up
# within a few answers.
START: Final = Rating(900.0, deviation=300.0)
MOST_DEVIATION: Final = 350.0
LEAST_DEVIATION: Final = 45.0  # a rating must stay able to change


def updated(own: Rating, other: Rating, score: float) -> Rating:
    """`own` after one result against `other`; `score` is 1 for a win and 0 for a loss."""
    mu, phi = (own.rating - 1500) / SCALE, own.deviation / SCALE
    mu_other, phi_other = (other.rating - 1500) / SCALE, other.deviation / SCALE
    g = 1 / math.sqrt(1 + 3 * phi_other**2 / math.pi**2)
    expected = 1 / (1 + math.exp(-g * (mu - mu_other)))
    variance = 1 / (g**2 * expected * (1 - expected))
    delta = variance * g * (score - expected)
    sigma = _volatility(phi, own.volatility, variance, delta)
    before = math.sqrt(phi**2 + sigma**2)
    after = 1 / math.sqrt(1 / before**2 + 1 / variance)
    moved = mu + after**2 * g * (score - expected)
    deviation = min(max(after * SCALE, LEAST_DEVIATION), MOST_DEVIATION)
    return Rating(1500 + SCALE * moved, deviation, sigma)


def _volatility(phi: float, sigma: float, variance: float, delta: float) -> float:
    """The new volatility, by the Illinois variant of false position."""
    a = math.log(sigma**2)

    def f(x: float) -> float:
        power = math.exp(x)
        top = power * (delta**2 - phi**2 - variance - power)
        return top / (2 * (phi**2 + variance + power) ** 2) - (x - a) / TAU**2

    low = a
    if delta**2 > phi**2 + variance:
        high = math.log(delta**2 - phi**2 - variance)
    else:
        step = 1
        while f(a - step * TAU) < 0:
            step += 1
        high = a - step * TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > _PRECISION:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return math.exp(low / 2)
