"""Bots: players that need no person. They see what everybody sees and answer one legal action."""

from florin.bots.bot import Bot
from florin.bots.judge import Judge, Judgement
from florin.bots.registry import UnknownBot, bot, bot_names

__all__ = ["Bot", "Judge", "Judgement", "UnknownBot", "bot", "bot_names"]
