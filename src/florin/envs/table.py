"""A game that plays itself up to the next decision: what the single-process environments share."""

from __future__ import annotations

import random
from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from florin import games
from florin.arrays.ids import ActionIds
from florin.arrays.parts import Floats, Parts, bounds, width
from florin.core import CHANCE, NOBODY, BadSetup, Game, Position, Value, rewards
from florin.core.facets import Encoding


def encoding_of(game: Game) -> Encoding:
    """The game's observation and action ids; raises BadSetup if it has none."""
    if game.encoding is None:
        raise BadSetup("game", game.name, "a game with an observation")
    return game.encoding


class Table:
    """A game and its chance: after each move a seat is to act, or the game is over.

    `options` are the rule options of a record. Raises BadSetup that names what is wrong.
    """

    def __init__(
        self,
        game: str | None = None,
        players: int | None = None,
        options: Mapping[str, Value] | None = None,
    ) -> None:
        if game is not None and game not in games.names():
            raise BadSetup("game", game, " or ".join(games.names()))
        self.game = games.get(game or games.names()[0])
        self.encoding = encoding_of(self.game)
        self.setup = self.game.setup(players, options)
        self.players = self.setup.players
        self.ids = ActionIds(self.encoding.actions(self.setup))
        self.parts: Parts = self.encoding.parts(self.setup)
        self.first = self.setup.start()
        self.position: Position = self.first
        self.rng = random.Random()

    def reset(self, seed: int | None) -> None:
        """Starts a new game. A seed fixes every draw of this game and of those after it."""
        if seed is not None:
            self.rng = random.Random(seed)
        self.position = self.first
        self._draw()

    @property
    def over(self) -> bool:
        return self.position.to_act == NOBODY

    def act(self, action: int) -> None:
        """Plays a legal action id, then chance."""
        self.position = self.position.apply(self.ids.actions[action])
        self._draw()

    def mask(self, seat: int) -> NDArray[np.int8]:
        """int8 [actions]: what this seat may do now; all zero if another seat is to act."""
        mask = np.zeros(len(self.ids), np.int8)
        if self.position.to_act == seat:
            mask[self.ids.legal(self.position)] = 1
        return mask

    def observation(self, seat: int) -> Floats:
        return self.encoding.encode(self.position, seat)

    def rewards(self) -> list[float]:
        """By seat; zero until the game is over. See docs/observation.md."""
        return rewards(self.position)

    def bounds(self) -> tuple[Floats, Floats]:
        """Lowest and highest observation, float32 [width]."""
        return bounds(self.parts)

    @property
    def width(self) -> int:
        return width(self.parts)

    def _draw(self) -> None:
        while self.position.to_act == CHANCE:
            self.position = self.position.apply(self.rng.choice(self.position.urn()))
