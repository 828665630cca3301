"""The games of this package pass the suite that they offer to others."""

from florin import games
from florin.testing import GameConformance


class TestMedici(GameConformance):
    game = games.get("medici")


class TestStrozzi(GameConformance):
    game = games.get("strozzi")
