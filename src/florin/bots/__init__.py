"""Bots: players that need no person. They see what everybody sees and answer one legal action."""

from florin.bots.bot import Bot
from florin.bots.judge import Judge, Judgement
from florin.bots.registry import JUDGES, UnknownBot, UnknownJudge, bot, bot_names, judge
from florin.bots.rollout import RolloutJudge

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
