"""Who is to act, as JSON has it."""

from __future__ import annotations

from typing import Literal

from florin.core import CHANCE, NOBODY

Actor = int | Literal["chance"] | None


def actor(to_act: int) -> Actor:
    """A seat from 1, `"chance"`, or null once the game is over."""
    if to_act == NOBODY:
        return None
    return "chance" if to_act == CHANCE else to_act + 1


def seat_or_none(seat: int | None) -> int | None:
    """A seat from 1, or None."""
    return None if seat is None else seat + 1
