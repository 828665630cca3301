"""Bots by name."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

from florin.bots.bot import Bot
from florin.bots.face import FaceBot
from florin.bots.judge import Judge
from florin.bots.ladder import LEVELS, TEMPERATURE, LadderBot
from florin.bots.random_bot import RandomBot
from florin.bots.rollout import GAMES, RolloutJudge

# No exponents: a few characters of them write numbers of a million digits.
_PART: Final = re.compile(r"|[01]?\.[0-9]{1,9}|[01]", re.ASCII)

JUDGES: Final = (f"rollout:{GAMES}", "magnifico")  # weakest first; `rollout:N` takes any N


class UnknownBot(ValueError):
    """No bot has that name; the message says which there are."""


class UnknownJudge(ValueError):
    """No judge has that name; the message says which there are."""


def bot_names(game: str = "medici") -> tuple[str, ...]:
    """Names to offer for `game`, weakest first; `face:F` takes any F from 0 to 1."""
    return ("random", "face:0.5", *TEMPERATURE[game])


def bot(name: str) -> Bot:
    """The bot of that name."""
    if name == "random":
        return RandomBot()
    kind, _, opening = name.partition(":")
    if kind == "face":
        if _PART.fullmatch(opening) and (part := Fraction(opening or "0.5")) <= 1:
            return FaceBot(part)
        raise UnknownBot(f"face:{opening}: what follows the colon must be a number from 0 to 1")
    if name in LEVELS:
        return LadderBot(name)
    known = ", ".join(("random", *LEVELS))
    raise UnknownBot(f"no bot is called {name!r}; there are {known} and face:F, F from 0 to 1")


def judge(name: str, game: str, players: int) -> Judge:
    """The judge of that name, for that game and number of players."""
    kind, _, games = name.partition(":")
    if kind == "rollout":
        if not games:
            return RolloutJudge()
        if games.isascii() and games.isdigit() and len(games) <= 6 and int(games):
            return RolloutJudge(int(games))
        raise UnknownJudge(f"{name}: what follows the colon must be a number of games, from 1")
    if name == "magnifico":
        # Imported here: NumPy and the weights are needed only where it judges.
        if game == "medici":
            from florin.bots.medici.judge import MediciJudge  # noqa: PLC0415

            return MediciJudge(players)
        from florin.bots.strozzi.judge import StrozziJudge  # noqa: PLC0415

        return StrozziJudge()
    raise UnknownJudge(f"no judge is called {name!r}; there are {', '.join(JUDGES)}")
