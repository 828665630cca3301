"""Sharing of tied places: the one rule behind cargo pay (M19) and stall awards (M21)."""

from __future__ import annotations

from functools import lru_cache


@lru_cache(maxsize=65536)
def share_places(standings: tuple[int, ...], pay: tuple[int, ...]) -> tuple[int, ...]:
    """What each gets when the highest standing takes `pay[0]`, the next `pay[1]`, and so on.

    Those who stand equal add up the payments of the places they span and share them equally,
    rounded down. `pay` may be shorter than `standings`: further places pay nothing.
    """
    ranked = sorted(standings, reverse=True)
    shares: dict[int, int] = {}  # by standing
    for standing in standings:
        place, level = ranked.index(standing), ranked.count(standing)
        shares[standing] = sum(pay[place : place + level]) // level
    return tuple(shares[standing] for standing in standings)
