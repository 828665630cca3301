"""Bots by name. They see what everyone at the table sees and answer with one legal action."""

from florin.bots.registry import JUDGES, UnknownBot, UnknownJudge, bot, bot_names, judge
from florin.bots.rollout import RolloutJudge
from florin.core.bots import Bot, Judge, Judgement

__all__ = [
    "JUDGES",
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
