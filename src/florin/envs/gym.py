"""A Gymnasium environment: one seat learns, named bots play the others.

    env = florin.envs.gym.SeatEnv("GAME", players=4, seat=0, bots=("face:0.5",))

Importing this module registers `Florin/Name-v1` for each game with an encoding.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded

from florin import games
from florin.bots import bot
from florin.core import Value
from florin.envs.picture import picture
from florin.envs.table import Table
from florin.envs.text import text

ILLEGAL: Final = -1.0  # the reward of an illegal action


class SeatEnv(gymnasium.Env):
    """`bots` play the other seats: one name for all of them, or one name each.

    Without `game` it is the first game of the registry, without `players` the game's default
    number. `options` are the rule options of a record. Raises BadSetup, UnknownBot or ValueError.

    The observation is that of docs/observation.md; `info["action_mask"]` has the legal actions. An
    illegal action ends the game with a reward of -1 and `info["illegal"]`. A number that is no
    action id raises `gymnasium.error.InvalidAction`.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str | None = None,
        players: int | None = None,
        seat: int = 0,
        bots: Sequence[str] = ("random",),
        render_mode: str | None = None,
        options: Mapping[str, Value] | None = None,
    ) -> None:
        self.table = Table(game, players, options)
        others = self.table.players - 1
        if not 0 <= seat <= others:
            raise ValueError(f"seat {seat} is not one of 0 to {others}")
        if len(bots) not in {1, others}:
            raise ValueError(f"{len(bots)} bots for {others} seats: give one, or one for each")
        named = [bot(name) for name in bots] * (others if len(bots) == 1 else 1)
        self.bots = {other: named.pop(0) for other in range(others + 1) if other != seat}
        self.seat, self.render_mode = seat, render_mode
        self.ended = True  # until the first reset
        self.last_id = len(self.table.ids) - 1
        low, high = self.table.bounds()
        self.observation_space = spaces.Box(low, high, dtype=np.float32)
        self.action_space = spaces.Discrete(len(self.table.ids))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[np.ndarray, dict[str, Any]]:
        super().reset(seed=seed, options=options)
        self.table.reset(int(self.np_random.integers(1 << 31)))
        self.ended = False
        self._others()
        return self._seen()

    def step(self, action: Any) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        if self.ended:
            raise ResetNeeded("the game is over: reset first")
        if not self.action_space.contains(action):
            raise InvalidAction(f"{action!r} is not an action: ids are 0 to {self.last_id}")
        if not self.table.mask(self.seat)[action]:
            self.ended = True
            observation, info = self._seen()
            return observation, ILLEGAL, True, False, {**info, "illegal": True}
        self.table.act(int(action))
        self._others()
        reward = self.table.rewards()[self.seat]
        self.ended = self.table.over
        observation, info = self._seen()
        return observation, reward, self.ended, False, info

    def render(self) -> Any:
        if self.render_mode == "ansi":
            return text(self.table.position)
        if self.render_mode == "rgb_array":
            return picture(self.table.position)
        return None

    def _others(self) -> None:
        """Lets the bots play until the learner is to act or the game is over."""
        table = self.table
        while not table.over and table.position.to_act != self.seat:
            position = table.position
            chosen = self.bots[position.to_act].choose(position, table.rng)
            table.act(table.ids.of(chosen))

    def _seen(self) -> tuple[np.ndarray, dict[str, Any]]:
        table = self.table
        info = {"action_mask": table.mask(self.seat), "money": table.position.money}
        return table.observation(self.seat), info


for _game in games.all_games():
    if "encoding" in _game.parts:
        gymnasium.register(  # pyright: ignore[reportUnknownMemberType]
            f"Florin/{_game.name.capitalize()}-v1",
            f"{__name__}:SeatEnv",
            kwargs={"game": _game.name},
        )
