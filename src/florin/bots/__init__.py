"""Bots and judges by name. They see public information only and return one legal action."""

from florin.bots.registry import (
    JUDGES,
    STRONGEST,
    UnknownBot,
    UnknownJudge,
    bot,
    bot_names,
    judge,
)
from florin.bots.rollout import RolloutJudge
from florin.core.bots import Bot, Judge, Judgement

__all__ = [
    "JUDGES",
    "STRONGEST",
    "Bot",
    "Judge",
    "Judgement",
    "RolloutJudge",
    "UnknownBot",
    "UnknownJudge",
    "bot",
    "bot_names",
    "judge",
]
