"""Bots by name."""

from __future__ import annotations

from fractions import Fraction

from florin.bots.bot import Bot
from florin.bots.face import FaceBot
from florin.bots.random_bot import RandomBot


class UnknownBot(ValueError):
    """No bot has that name; the message says which there are."""


def bot_names() -> tuple[str, ...]:
    """Names to offer, weakest first; `face:F` takes any F from 0 to 1."""
    return ("random", "face:0.5")


def bot(name: str) -> Bot:
    """The bot of that name."""
    if name == "random":
        return RandomBot()
    kind, _, opening = name.partition(":")
    if kind == "face":
        try:
            part = Fraction(opening or "0.5")
        except (ValueError, ZeroDivisionError):
            part = Fraction(-1)
        if 0 <= part <= 1:
            return FaceBot(part)
        raise UnknownBot(f"face:{opening}: what follows the colon must be a number from 0 to 1")
    raise UnknownBot(f"no bot is called {name!r}; there are random and face:F, F from 0 to 1")
