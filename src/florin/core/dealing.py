"""Turning a seed into chance outcomes. docs/dealing.md describes the algorithm.

The deal of a seed never changes, on any platform or Python version. The order of a bag depends on
game, seed and stage alone, so the same deal can be played at several tables.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import lru_cache
from typing import Generic, TypeVar

T = TypeVar("T", bound=Hashable)


@lru_cache(maxsize=2048)
def seeded_order(items: tuple[T, ...], purpose: str, seed: str) -> tuple[T, ...]:
    """`items` shuffled by `seed`. Different purposes give independent orders."""
    return shuffled(items, _words(purpose, seed))


def shuffled(items: Sequence[T], words: Iterator[int]) -> tuple[T, ...]:
    """Fisher-Yates from the end: item i changes places with item j, j drawn from 0 to i."""
    order = list(items)
    for i in range(len(order) - 1, 0, -1):
        j = _below(i + 1, words)
        order[i], order[j] = order[j], order[i]
    return tuple(order)


def next_unseen(order: Sequence[T], unseen: Sequence[T]) -> T:
    """The first item of `order` that is still unseen.

    In a game dealt by one seed throughout, that is the next of the order. In a game that began with
    another deal it skips what was seen, so any record can be played on with any seed.
    """
    seen = Counter(order)
    seen.subtract(unseen)
    for item in order:
        if not seen[item]:
            return item
        seen[item] -= 1
    raise ValueError("nothing is unseen")


def still_unseen(order: Sequence[T], unseen: Sequence[T], seed: str) -> Iterator[T]:
    """`order` without what has been seen; of equal items the seed decides which were seen.

    If it were always the first ones, an item that was seen once would come again too late.
    """
    copies, left = Counter(order), Counter(unseen)
    kept = {
        item: set(seeded_order(tuple(range(copies[item])), f"copies/{item!r}", seed)[: left[item]])
        for item in left
    }
    met: Counter[T] = Counter()
    found: list[T] = []
    for item in order:
        if met[item] in kept.get(item, ()):
            found.append(item)
        met[item] += 1
    return iter(found)


class BagLuck(Generic[T]):
    """Draws from the bag along one game, in a random order that `seed` decides.

    `order(stage)` is the order of the stage's whole bag. The same seed gives similar draws in
    similar positions, which makes comparisons of positions less noisy.
    """

    def __init__(
        self, order: Callable[[int], Sequence[T]], stage: int, unseen: Sequence[T], seed: str
    ) -> None:
        self._order = order
        self._stage = stage
        self._left = still_unseen(order(stage), unseen, seed)

    def draw(self, stage: int) -> T:
        if stage != self._stage:
            self._stage = stage
            self._left = iter(self._order(stage))
        return next(self._left)


def _words(purpose: str, seed: str) -> Iterator[int]:
    """64-bit words: SHA-256 of the key and a counter, each digest cut into four, big-endian."""
    text = f"florin deal 1\n{purpose}\n{seed}".encode("utf-8", "surrogatepass")
    key = hashlib.sha256(text).digest()
    block = 0
    while True:
        digest = hashlib.sha256(key + block.to_bytes(8, "big")).digest()
        for at in range(0, 32, 8):
            yield int.from_bytes(digest[at : at + 8], "big")
        block += 1


def _below(n: int, words: Iterator[int]) -> int:
    """A number from 0 to n - 1. Words past the largest multiple of n are rejected."""
    limit = (1 << 64) // n * n
    for word in words:
        if word < limit:
            return word % n
    raise AssertionError("the stream of words has no end")
