"""Medici vs Strozzi, learned: a net for positions between turns, everything within a turn solved.

docs/bots.md tells how it thinks.
"""

from florin.bots.strozzi.judge import StrozziJudge
from florin.bots.strozzi.mind import Mind
from florin.bots.strozzi.thinker import StrozziThinker

__all__ = ["Mind", "StrozziJudge", "StrozziThinker"]
