"""Array engines by name of their game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from florin import games
from florin.arrays.engine import ArrayEngine
from florin.arrays.lockstep import Lockstep
from florin.core import BadSetup, Game
from florin.core.facets import ArrayEngineModule


def engine(
    game: str, players: int | None = None, options: Mapping[str, object] | None = None
) -> ArrayEngine[Any]:
    """The array engine of a game, with its default number of players unless given.

    Raises UnknownGame for an unknown name, and BadSetup if the game has no array engine or does not
    allow this number of players or these options.
    """
    found = games.get(game)
    return _arrays(found).engine(found.setup(players, options))


def lockstep(of: ArrayEngine[Any]) -> Lockstep[Any, Any]:
    """How states of this engine are compared with positions of the rules."""
    return _arrays(games.get(of.name)).lockstep(of.setup)


def simulated() -> tuple[Game, ...]:
    """The games that have an array engine. Imports none of the engines."""
    return tuple(game for game in games.all_games() if "arrays" in game.parts)


def _arrays(game: Game) -> ArrayEngineModule:
    arrays = game.arrays
    if arrays is None:
        have = " or ".join(other.name for other in simulated())
        raise BadSetup("game", game.name, f"a game with an array engine: {have}")
    return arrays
