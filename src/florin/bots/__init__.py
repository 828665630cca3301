"""Bots: players that need no person. They see what everybody sees and answer one legal action."""

from florin.bots.bot import Bot
from florin.bots.judge import Judge, Judgement
from florin.bots.registry import UnknownBot, UnknownJudge, bot, bot_names, judge, judge_names
from florin.bots.rollout import RolloutJudge

__all__ = [
    "Bot",
    "Judge",
    "Judgement",
    "RolloutJudge",
    "UnknownBot",
    "UnknownJudge",
    "bot",
    "bot_names",
    "judge",
    "judge_names",
]
