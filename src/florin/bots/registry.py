"""Bots by name."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path
from typing import Final

from florin import games
from florin.bots.face import FaceBot, PlainBot
from florin.bots.ladder import LadderBot
from florin.bots.net_bot import NetBot
from florin.bots.random_bot import RandomBot
from florin.bots.rollout import GAMES, RolloutJudge
from florin.core import Bot, Judge, Setup

# No exponents: a few characters of them write numbers of a million digits.
_PART: Final = re.compile(r"|[01]?\.[0-9]{1,9}|[01]", re.ASCII)

STRONGEST: Final = "magnifico"  # the level, and the judge, that plays by the evaluator alone
JUDGES: Final = (f"rollout:{GAMES}", STRONGEST)  # weakest first; `rollout:N` takes any N


class UnknownBot(ValueError):
    """No bot has that name; the message says which there are."""


class UnknownJudge(ValueError):
    """No judge has that name; the message says which there are."""


def bot_names(game: str) -> tuple[str, ...]:
    """Names to offer for `game`, weakest first; `face:F` takes any F from 0 to 1."""
    own = games.get(game).bots
    return ("random",) if own is None else ("random", "face:0.5", *own.LEVELS)


def levels() -> tuple[str, ...]:
    """The levels of all games, each name once."""
    found = [level for game in games.all_games() if game.bots for level in game.bots.LEVELS]
    return tuple(dict.fromkeys(found))


def bot(name: str) -> Bot:
    """The bot of that name."""
    if name == "random":
        return RandomBot()
    if name == "plain":
        return PlainBot()
    kind, _, opening = name.partition(":")
    if kind == "face":
        if _PART.fullmatch(opening) and (part := Fraction(opening or "0.5")) <= 1:
            return FaceBot(part)
        raise UnknownBot(f"face:{opening}: what follows the colon must be a number from 0 to 1")
    if kind == "net":
        if (file := Path(opening)).is_file():
            return NetBot(file)
        raise UnknownBot(f"{name}: what follows the colon must be a file of weights")
    if name in levels():
        return LadderBot(name)
    known = ", ".join(("random", *levels()))
    raise UnknownBot(
        f"no bot is called {name!r}; there are {known} and face:F, F from 0 to 1; net:FILE"
    )


def judge(name: str, setup: Setup) -> Judge:
    """The judge of that name for a game with this setup."""
    own = games.get(setup.game).bots
    if own is None:
        raise UnknownJudge(f"no judge knows {setup.game}")
    kind, _, number = name.partition(":")
    if kind == "rollout":
        if not number:
            return RolloutJudge()
        if number.isascii() and number.isdigit() and len(number) <= 6 and int(number):
            return RolloutJudge(int(number))
        raise UnknownJudge(f"{name}: what follows the colon must be a number of games, from 1")
    if name == STRONGEST:
        return own.evaluator(setup)
    raise UnknownJudge(f"no judge is called {name!r}; there are {', '.join(JUDGES)}")
