# pyright: basic
"""Both games for OpenSpiel; importing this registers `florin_medici` and `florin_strozzi`.

    import florin.envs.openspiel
    game = pyspiel.load_game("florin_medici(players=4)")

Actions have the ids of docs/observation.md and are written in the notation of records. Chance's
ids: a lot is its place among the game's lots (of two equal lots the first), then, in Medici, the
seats that may begin. Both are games of perfect information with chance.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel

from florin.arrays.parts import slices, width
from florin.core import CHANCE, NOBODY, Action, Position, chances, rewards
from florin.encoding import actions, encode, legal_ids, parts_of
from florin.envs.table import setup
from florin.envs.text import text
from florin.games.medici import board as medici
from florin.games.medici.actions import Begin
from florin.games.strozzi import board as strozzi
from florin.records import token

DEFAULT_PLAYERS: Final = 4


def _type(name: str, long: str, least: int, most: int, params: dict[str, int]) -> Any:
    return pyspiel.GameType(
        short_name=name,
        long_name=long,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=params,
    )


MEDICI_TYPE: Final = _type(
    "florin_medici",
    "Medici (Florin)",
    medici.MIN_BUYERS,
    medici.MAX_BUYERS,
    {"players": DEFAULT_PLAYERS},
)
STROZZI_TYPE: Final = _type("florin_strozzi", "Medici vs Strozzi (Florin)", 2, 2, {})


class _Game(pyspiel.Game):
    def __init__(self, kind: Any, name: str, players: int, longest: int, params: Any) -> None:
        self.first = setup(name, players)
        self.tickets: tuple[Action, ...] = strozzi.LOTS
        if name == "medici":
            self.tickets = (*medici.LOTS, *map(Begin, range(players)))
        self.actions = actions(name, players)
        self.parts = parts_of(name, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.actions),
            max_chance_outcomes=len(self.tickets),
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=longest,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self, iig_obs_type, params)


class MediciGame(_Game):
    """`florin_medici(players=4)`."""

    def __init__(self, params: Any = None) -> None:
        params = params or {}
        n = params.get("players", DEFAULT_PLAYERS)
        # A turn takes a lot or more; with one lot it is a stop and a bid of everybody.
        longest = medici.DAYS * medici.LOTS_PER_BUYER * n * (n + 1)
        super().__init__(MEDICI_TYPE, "medici", n, longest, params)

    def max_chance_nodes_in_history(self) -> int:
        n = self.num_players()
        return medici.DAYS * (medici.LOTS_PER_BUYER * n + 1)


class StrozziGame(_Game):
    """`florin_strozzi`."""

    def __init__(self, params: Any = None) -> None:
        # A turn takes a lot or more; with one lot it is stop, price, answer, load.
        longest = strozzi.ROUNDS * len(strozzi.LOTS) * 4
        super().__init__(STROZZI_TYPE, "strozzi", 2, longest, params or {})

    def max_chance_nodes_in_history(self) -> int:
        return strozzi.ROUNDS * len(strozzi.LOTS)


class _Held:
    """A position never changes, so copies of a state share it."""

    __slots__ = ("position",)

    def __init__(self, position: Position) -> None:
        self.position = position

    def __deepcopy__(self, memo: Any) -> _Held:
        return self


class State(pyspiel.State):
    """A position of the rules in OpenSpiel's clothes."""

    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self._held = _Held(game.first)

    @property
    def position(self) -> Position:
        return self._held.position

    def current_player(self) -> int:
        to_act = self.position.to_act
        if to_act == NOBODY:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if to_act == CHANCE else to_act

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - OpenSpiel asks who acts
        return legal_ids(self.position)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Ids and probabilities, which are exact fractions before they become floats."""
        tickets = self.get_game().tickets
        return [(tickets.index(action), float(chance)) for action, chance in chances(self.position)]

    def _apply_action(self, action: int) -> None:
        self._held = _Held(self.position.apply(self._named(action)))

    def apply_action(self, action: int) -> None:
        """As OpenSpiel's, but an illegal action is refused with SpielError."""
        if action not in self.legal_actions():
            raise pyspiel.SpielError(f"illegal action {action} for {self.current_player()}")
        super().apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.get_game()
        table = game.tickets if player == pyspiel.PlayerId.CHANCE else game.actions
        return token(table[action])

    def _named(self, action: int) -> Action:
        game = self.get_game()
        return (game.tickets if self.position.to_act == CHANCE else game.actions)[action]

    def is_terminal(self) -> bool:
        return self.position.to_act == NOBODY

    def returns(self) -> list[float]:
        return rewards(self.position)

    def __str__(self) -> str:
        return text(self.position)


class Observer:
    """Named parts of the one encoder; as a string the position, or all that happened so far."""

    def __init__(self, game: _Game, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observations have no parameters; given: {params}")
        self._recalls = kind is not None and kind.perfect_recall
        # Nothing is private, so who asks for private information alone gets none.
        self._public = kind is None or kind.public_info
        parts = game.parts if self._public else ()
        self.tensor = np.zeros(width(parts), np.float32)
        self.dict = {part.name: self.tensor[where] for part, where in slices(parts)}

    def set_from(self, state: State, player: int) -> None:
        if self._public:
            self.tensor[:] = encode(state.position, player)

    def string_from(self, state: State, player: int) -> str:  # noqa: ARG002 - all is public
        if not self._public:
            return ""
        return state.history_str() if self._recalls else text(state.position)


pyspiel.register_game(MEDICI_TYPE, MediciGame)
pyspiel.register_game(STROZZI_TYPE, StrozziGame)
