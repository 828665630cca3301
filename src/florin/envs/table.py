"""A table that plays itself up to the next decision: what the single-process environments share."""

from __future__ import annotations

import random

import numpy as np

from florin.encoding import actions, encode, legal_ids, parts_of, rewards
from florin.encoding.parts import slices, width
from florin.rules import CHANCE, NOBODY, BadSetup, Medici, Position, Strozzi


def setup(game: str, players: int | None) -> Position:
    """The first position of a game by name; BadSetup names what is wrong."""
    if game == "medici":
        return Medici(4 if players is None else players).start()
    if game != "strozzi":
        raise BadSetup("game", game, "medici or strozzi")
    if players not in {None, 2}:
        raise BadSetup("players", players, "2, as strozzi has")
    return Strozzi().start()


class Table:
    """A game and its chance: after each move it is somebody's turn, or all is over."""

    def __init__(self, game: str, players: int | None = None) -> None:
        self.game = game
        self.first = setup(game, players)
        self.players = len(self.first.money)
        self.actions = actions(game, self.players)
        self.parts = parts_of(game, self.players)
        self.position = self.first
        self.rng = random.Random()

    def reset(self, seed: int | None) -> None:
        """A new game; a seed fixes every draw of this game and of those after it."""
        if seed is not None:
            self.rng = random.Random(seed)
        self.position = self.first
        self._settle()

    @property
    def over(self) -> bool:
        return self.position.to_act == NOBODY

    def act(self, action: int) -> None:
        """Plays a legal action id, then chance."""
        self.position = self.position.apply(self.actions[action])
        self._settle()

    def mask(self, seat: int) -> np.ndarray:
        """int8 [actions]: what this seat may do now; nothing where it is not its turn."""
        mask = np.zeros(len(self.actions), np.int8)
        if self.position.to_act == seat:
            mask[legal_ids(self.position)] = 1
        return mask

    def observation(self, seat: int) -> np.ndarray:
        return encode(self.position, seat)

    def rewards(self) -> list[float]:
        """By seat; zero until the game is over. See docs/observation.md."""
        return rewards(self.position)

    def bounds(self) -> tuple[np.ndarray, np.ndarray]:
        """Lowest and highest observation, float32 [width]."""
        low, high = np.zeros((2, width(self.parts)), np.float32)
        for part, where in slices(self.parts):
            low[where], high[where] = part.low * part.scale, part.high * part.scale
        return low, high

    def _settle(self) -> None:
        while self.position.to_act == CHANCE:
            self.position = self.position.apply(self.rng.choice(self.position.urn()))
