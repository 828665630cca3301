# pyright: basic
"""The games as PettingZoo AEC environments.

    env = florin.envs.pettingzoo.env("GAME", players=4)

`env` adds PettingZoo's wrappers: an illegal action ends the game with -1 for the agent that made
it. `raw_env` raises `gymnasium.error.InvalidAction` instead.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from florin.core import Value
from florin.envs.picture import picture
from florin.envs.table import Table
from florin.envs.text import text


def env(
    game: str | None = None,
    players: int | None = None,
    render_mode: str | None = None,
    options: Mapping[str, Value] | None = None,
) -> Any:
    """The wrapped environment. Arguments as for `raw_env`."""
    wrapped: Any = raw_env(game, players, render_mode, options)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv):  # noqa: N801 - PettingZoo's name for it
    """Agents are `seat_1`, `seat_2`, …; chance and forced steps happen by themselves.

    Without `game` it is the first game of the registry, without `players` the game's default
    number. `options` are the rule options of a record. Raises BadSetup that names what is not
    allowed.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "florin_v1",
        "render_modes": ["human", "ansi", "rgb_array"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str | None = None,
        players: int | None = None,
        render_mode: str | None = None,
        options: Mapping[str, Value] | None = None,
    ) -> None:
        super().__init__()
        self.table = Table(game, players, options)
        self.render_mode = render_mode
        self.metadata = {  # pyright: ignore[reportAttributeAccessIssue]
            **type(self).metadata,
            "name": f"florin_{self.table.game.name}_v1",
        }
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self.table.players)]
        self.agents = []
        low, high = self.table.bounds()
        count = len(self.table.ids)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(low, high, dtype=np.float32),
                    "action_mask": spaces.Box(0, 1, (count,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(count) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        del options  # PettingZoo's; the rule options belong to the constructor
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.position.to_act]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.table.observation(seat),
            "action_mask": self.table.mask(seat),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        legal = self.table.mask(self.possible_agents.index(agent))
        if action is None or not 0 <= action < len(legal) or not legal[action]:
            raise InvalidAction(f"{agent} may not play action {action} here")
        self._cumulative_rewards[agent] = 0.0
        self.table.act(int(action))
        if self.table.over:
            self.rewards = dict(zip(self.agents, self.table.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._clear_rewards()
            self.agent_selection = self.agents[self.table.position.to_act]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | np.ndarray | None:
        if self.render_mode == "ansi":
            return text(self.table.position)
        if self.render_mode == "rgb_array":
            return picture(self.table.position)
        if self.render_mode == "human":
            sys.stdout.write(text(self.table.position) + "\n\n")
        return None

    def close(self) -> None:
        """Nothing is held open."""
