"""Puzzles: positions with a clear answer, mined from self-play."""

from florin.puzzles.glicko import START, Rating, updated
from florin.puzzles.puzzle import KINDS, Library, Puzzle, Scored, library

__all__ = [
    "KINDS",
    "START",
    "Library",
    "Puzzle",
    "Rating",
    "Scored",
    "library",
    "updated",
]
