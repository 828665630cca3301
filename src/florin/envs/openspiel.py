# pyright: basic
"""The games for OpenSpiel. Importing this module registers `florin_NAME` for each of them.

    import florin.envs.openspiel
    game = pyspiel.load_game("florin_NAME(players=4)")

Parameters: `players`, if the game has several numbers of players, and the game's rule options. An
option that names a seat is 0 if it is not given.

Actions have the ids of docs/observation.md and are written in the notation of records. The ids of
chance are places in `Encoding.chance_actions`. All are games of perfect information with chance.
"""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import pyspiel

from florin import games
from florin.arrays.ids import ActionIds
from florin.arrays.parts import slices, width
from florin.core import CHANCE, NOBODY, Action, Game, Option, Position, Value, chances, rewards
from florin.envs.table import encoding_of
from florin.envs.text import text

Params = dict[str, Any]


def _game_type(game: Game) -> pyspiel.GameType:
    return pyspiel.GameType(
        short_name=f"florin_{game.name}",
        long_name=f"{game.title} (Florin)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


def _parameters(game: Game) -> Params:
    """Names and defaults of the parameters."""
    several = {"players": game.default_players} if len(game.players) > 1 else {}
    return {**several, **{option.name: _default(option) for option in game.options}}


def _default(option: Option) -> Value:
    """The default as OpenSpiel sees it.

    OpenSpiel reads `name=1995` as a whole number, so a choice between numerals becomes one between
    numbers.
    """
    if option.kind == "seat" or option.default is None:
        return 0
    numerals = all(str(value).isdecimal() for value in option.values)
    return int(option.default) if numerals else option.default


def _options(game: Game, params: Params, players: int) -> dict[str, Value]:
    """The rule options among the parameters; raises BadSetup if a value is not allowed."""
    given = [(option, params.get(option.name, _default(option))) for option in game.options]
    return {
        option.name: option.parse(str(value), players)
        for option, value in given
        if value != _default(option)
    }


class FlorinGame(pyspiel.Game):
    """A game of the registry with its parameters; a subclass for each game says which."""

    game: ClassVar[Game]

    def __init__(self, params: Params | None = None) -> None:
        params, game = params or {}, self.game
        encoding = encoding_of(game)
        players = params.get("players", game.default_players)
        self.setup = game.setup(players, _options(game, params, players))
        self.encode = encoding.encode
        self.chance_actions = encoding.chance_actions(self.setup)
        self.ids = ActionIds(encoding.actions(self.setup))
        self.parts = encoding.parts(self.setup)
        self._chance_events = encoding.max_chance_events(self.setup)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.ids),
            max_chance_outcomes=len(self.chance_actions),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=encoding.max_decisions(self.setup),
        )
        super().__init__(_game_type(game), info, params)

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        # By name: pickle cannot find the class, and unpickling imports this module first.
        return load, (str(self),)

    def new_initial_state(self) -> State:
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        return self._chance_events

    def make_py_observer(self, iig_obs_type: Any = None, params: Params | None = None) -> Observer:
        return Observer(self, iig_obs_type, params)


def load(name: str) -> pyspiel.Game:
    """`pyspiel.load_game`, after the games here are registered."""
    return pyspiel.load_game(name)


class _Held:
    """A position never changes, so copies of a state share it."""

    __slots__ = ("position",)

    def __init__(self, position: Position) -> None:
        self.position = position

    def __deepcopy__(self, memo: object) -> _Held:
        return self


class State(pyspiel.State):
    """A position of the rules as a state of OpenSpiel."""

    def __init__(self, game: FlorinGame) -> None:
        super().__init__(game)
        self._held = _Held(game.setup.start())

    @property
    def position(self) -> Position:
        return self._held.position

    def current_player(self) -> int:
        to_act = self.position.to_act
        if to_act == NOBODY:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if to_act == CHANCE else to_act

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - OpenSpiel asks who acts
        return self.get_game().ids.legal(self.position)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Ids and probabilities, which are exact fractions before they become floats."""
        known = self.get_game().chance_actions
        return [(known.index(action), float(chance)) for action, chance in chances(self.position)]

    def _apply_action(self, action: int) -> None:
        self._held = _Held(self.position.apply(self._action(self.position.to_act, action)))

    def apply_action(self, action: int) -> None:
        """As OpenSpiel's, but raises SpielError for an illegal action."""
        if action not in self.legal_actions():
            raise pyspiel.SpielError(f"illegal action {action} for {self.current_player()}")
        super().apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self._action(player, action).token

    def _action(self, player: int, action: int) -> Action:
        game = self.get_game()
        return (game.chance_actions if player == CHANCE else game.ids.actions)[action]

    def is_terminal(self) -> bool:
        return self.position.to_act == NOBODY

    def returns(self) -> list[float]:
        return rewards(self.position)

    def __str__(self) -> str:
        return text(self.position)


class Observer:
    """The named parts of the observation; as a string the position, or the history."""

    def __init__(self, game: FlorinGame, kind: Any, params: Params | None) -> None:
        if params:
            raise ValueError(f"observations have no parameters; given: {params}")
        self._encode = game.encode
        self._recalls = kind is not None and kind.perfect_recall
        # Nothing is private: an observer of private information alone is empty.
        self._public = kind is None or kind.public_info
        parts = game.parts if self._public else ()
        self.tensor = np.zeros(width(parts), np.float32)
        self.dict = {part.name: self.tensor[where] for part, where in slices(parts)}

    def set_from(self, state: State, player: int) -> None:
        if self._public:
            self.tensor[:] = self._encode(state.position, player)

    def string_from(self, state: State, player: int) -> str:  # noqa: ARG002 - all is public
        if not self._public:
            return ""
        return state.history_str() if self._recalls else text(state.position)


for _game in games.all_games():
    if "encoding" in _game.parts:
        # A class, as OpenSpiel keeps it until after Python has shut down; an instance of anything
        # else would be freed too late and abort the process.
        _class = type(f"{_game.name.capitalize()}Game", (FlorinGame,), {"game": _game})
        pyspiel.register_game(_game_type(_game), _class)
