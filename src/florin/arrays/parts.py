"""Named slices of an observation, and how features become one vector.

Features are whole numbers. Each part has a scale that is a power of two, so the product is exact
and every array library computes the same bits.

Functions with a parameter `xp` work with `numpy` and with `jax.numpy`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]


class Part(NamedTuple):
    """`size` numbers in a row; each is a whole number from `low` to `high`, times `scale`."""

    name: str
    size: int
    low: int
    high: int
    scale: float
    meaning: str


Parts = tuple[Part, ...]


def slices(parts: Parts) -> Iterator[tuple[Part, slice]]:
    """Each part with its place in the observation."""
    at = 0
    for part in parts:
        yield part, slice(at, at + part.size)
        at += part.size


@lru_cache
def width(parts: Parts) -> int:
    """How many numbers the observation has."""
    return sum(part.size for part in parts)


@lru_cache
def scales(parts: Parts) -> Floats:
    """The scale of each number: float32 [width]."""
    return np.repeat(
        np.array([part.scale for part in parts], np.float32), [part.size for part in parts]
    )


def bounds(parts: Parts) -> tuple[Floats, Floats]:
    """Lowest and highest observation: float32 [width] each."""
    low, high = np.zeros((2, width(parts)), np.float32)
    for part, where in slices(parts):
        low[where], high[where] = part.low * part.scale, part.high * part.scale
    return low, high


def assemble(features: Sequence[Any], parts: Parts, xp: Any) -> Any:
    """The observation of `features`, one integer or one array for each number.

    float32 [..., width], where `...` is the shape of the features.
    """
    if isinstance(features[0], int):
        return xp.array(features, xp.float32) * scales(parts)
    return xp.stack([feature.astype(xp.float32) for feature in features], -1) * scales(parts)


def turned(values: Sequence[Any], seat: Any, xp: Any) -> list[Any]:
    """`values` by relative seat: those of `seat` first, then clockwise."""
    n = len(values)
    if isinstance(seat, int):
        return [values[(seat + step) % n] for step in range(n)]
    found = list(values)
    for first in range(1, n):
        found = [
            xp.where(seat == first, values[(first + step) % n], old)
            for step, old in enumerate(found)
        ]
    return found


def one_hot(index: Any, size: int, given: Any = 1) -> list[Any]:
    """`size` numbers: `given` at `index`, 0 elsewhere."""
    return [(index == at) * given for at in range(size)]


def table(parts: Parts) -> str:
    """Markdown for docs/, a row per part."""
    lines = ["| slice | part | values | meaning |", "|---|---|---|---|"]
    for part, where in slices(parts):
        place = f"{where.start}" if part.size == 1 else f"{where.start}-{where.stop - 1}"
        by = f" / {round(1 / part.scale)}" if part.scale != 1 else ""
        span = f"{part.low} … {part.high}{by}"
        lines.append(f"| {place} | `{part.name}` | {span} | {part.meaning} |")
    return "\n".join(lines)
