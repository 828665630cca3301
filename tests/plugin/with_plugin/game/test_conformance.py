"""The plug-in's own test: all that its author has to write."""

from crates import GAME
from florin.testing import GameConformance


class TestCrates(GameConformance):
    game = GAME
