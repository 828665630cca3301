"""The dealer: turns a seed into chance outcomes. docs/dealing.md pins the algorithm.

A seed's deal never changes, on any platform or Python version, and the order of a day's bag
depends on game, seed and day alone, so the same deal can be played at several tables.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TypeVar

from florin.rules import CHANCE, Action, Begin, Lot, Lots, Position
from florin.rules.medici import board as medici
from florin.rules.strozzi import board as strozzi

T = TypeVar("T")

_LOTS = {"medici": medici.LOTS, "strozzi": strozzi.LOTS}


def deal(seed: str, position: Position) -> Action:
    """What chance does in `position` when the cards lie as `seed` has them."""
    if position.to_act != CHANCE:
        raise ValueError("chance is not to act here")
    urn = position.urn()
    if isinstance(urn[0], Begin):
        seats = seat_order(seed, position.stage, len(position.money))
        return min(urn, key=lambda action: seats.index(action.seat))  # type: ignore[union-attr]
    return _next_lot(bag_order(seed, position.game, position.stage), position.unseen)


@lru_cache(maxsize=1024)
def bag_order(seed: str, game: str, stage: int) -> Lots:
    """All the game's lots in the order in which they come on this day or round.

    The day's bag is as many from the front as the rules put into it; the rest are set aside.
    """
    return shuffled(_LOTS[game], _words(f"{game}/bag/{stage}", seed))


@lru_cache(maxsize=1024)
def seat_order(seed: str, day: int, buyers: int) -> tuple[int, ...]:
    """Medici's seats in the order in which the lot prefers them when it picks the first buyer."""
    return shuffled(tuple(range(buyers)), _words(f"medici/first/{day}/{buyers}", seed))


def shuffled(items: Sequence[T], words: Iterator[int]) -> tuple[T, ...]:
    """Fisher-Yates from the end: item i changes places with item j, j drawn from 0 to i."""
    order = list(items)
    for i in range(len(order) - 1, 0, -1):
        j = _below(i + 1, words)
        order[i], order[j] = order[j], order[i]
    return tuple(order)


def _next_lot(order: Lots, unseen: Lots) -> Lot:
    """The first lot of the order that is still out of sight.

    In a game dealt by this seed throughout, that is the next of the order. In one that was begun
    otherwise it skips what was seen, so any record can be played on with any seed.
    """
    seen = Counter(order)
    seen.subtract(unseen)
    for lot in order:
        if not seen[lot]:
            return lot
        seen[lot] -= 1
    raise ValueError("every lot has been seen")


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
    """A number from 0 to n - 1: words past the largest multiple of n are thrown back."""
    limit = (1 << 64) // n * n
    for word in words:
        if word < limit:
            return word % n
    raise AssertionError("the stream of words has no end")
