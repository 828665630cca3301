"""A conformance suite for authors of games. Needs the extra `florin[testing]`.

    from florin.testing import GameConformance
    from mygame import GAME

    class TestMyGame(GameConformance):
        game = GAME

pytest then plays random games with every number of players and every option, and checks all that
the rest of Florin relies on. docs/adding-a-game.md lists the checks.
"""

from florin.testing.play import Case, Played, Step, cases, play_out
from florin.testing.suite import GameConformance

__all__ = ["Case", "GameConformance", "Played", "Step", "cases", "play_out"]
