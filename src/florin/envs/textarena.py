# pyright: basic
"""The games for TextArena: language models play them in words.

    import florin.envs.textarena
    env = textarena.make("Florin-Name-v1")  # a name of the registry with a capital
    env.reset(num_players=4, seed=1)
    player, text = env.get_observation()
    done, info = env.step("I offer a little more. [7]")

Importing this module registers each game with an encoding, also as `Florin-Name-v1-raw` without
wrappers. An action is the last text in square brackets: a token of the record notation.
"""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from typing import Any, Final

import textarena as ta
from textarena.envs.registration import register_with_versions
from textarena.wrappers import LLMObservationWrapper

from florin import games
from florin.bots import bot
from florin.core import CHANCE, NOBODY, Action, Game, IllegalAction, Position, Value, rewards
from florin.core.tokens import legal_words
from florin.envs.text import text

_HOW: Final = """\
Give your action in square brackets, such as [draw] or [7]. You may write other text before it. The
last brackets count."""
_BRACKETS: Final = re.compile(r"\[\s*([^\[\]]*?)\s*\]")


class FlorinEnv(ta.Env):
    """A game of the registry; players are its seats, from 0.

    `options` are the rule options of a record. A player may send `error_allowance` invalid actions
    in a row; one more ends the game, with -1 for that player and 1 / (players - 1) for each other.
    """

    def __init__(
        self, game: str, options: Mapping[str, Value] | None = None, error_allowance: int = 1
    ) -> None:
        super().__init__()
        self.name = games.get(game).name
        self.options = options
        self.error_allowance = error_allowance
        self.rng = random.Random()
        self.position: Position = self.game.setup(options=options).start()

    @property
    def game(self) -> Game:
        return games.get(self.name)  # not an attribute, so that copies need not copy modules

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Starts a new game. Raises BadSetup if the game does not allow this number of players."""
        setup = self.game.setup(num_players, self.options)
        if seed is not None:
            self.rng = random.Random(seed)
        # Without the seed: TextArena would seed Python's shared generator with it.
        self.state: Any = ta.FFAMultiPlayerState(num_players, error_allowance=self.error_allowance)
        self.names = [f"Player {player}" for player in range(num_players)]
        self.state.reset(game_state={}, player_prompt_function=self._prompt)
        self.position = setup.start()
        self._go_on([])

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Plays the action of the current player. An invalid one is explained and asked again."""
        player = self.state.current_player_id
        self.state.add_observation(
            action, ta.ObservationType.PLAYER_ACTION, from_id=player, to_id=player
        )
        try:
            chosen = self._read(action)
        except ValueError as error:
            if self.state.set_invalid_move(str(error)):
                self._end_by_invalid_move(player)
            return self.state.step(rotate_player=False)
        _, info = self.state.step(rotate_player=False)  # counts the turn of this player
        events: list[Any] = []
        self.position = self.position.apply(chosen, events)
        self._go_on(events)
        return self.state.done, info

    def get_board_str(self) -> str:
        """The position as text, for TextArena's renderers."""
        return text(self.position)

    def _prompt(self, player_id: int, game_state: Any) -> str:  # noqa: ARG002 - TextArena's names
        options = ", ".join(f"{name} {value}" for name, value in (self.options or {}).items())
        seat = f"with {len(self.names)} players; you have seat {player_id + 1}"
        lines = [f"You are {self.names[player_id]} in a game of {self.game.title} {seat}."]
        if options:
            lines.append(f"Rule options: {options}.")
        lines += [self.game.summary, _HOW]
        return "\n".join(lines)

    def _read(self, action: str) -> Action:
        """The action of a message; raises ValueError that says what would be right."""
        found = _BRACKETS.findall(action)
        if not found:
            raise ValueError(f"No action in square brackets. Legal: {self._legal()}.")
        chosen = self.game.read_token(found[-1].lower())
        if chosen is None or not _is_legal(chosen, self.position):
            raise ValueError(f"[{found[-1]}] is not legal. Legal: {self._legal()}.")
        return chosen

    def _legal(self) -> str:
        words = [f"[{word}]" for word in legal_words(self.position)]
        amounts = self.position.amounts()
        if amounts is not None:
            most = "any higher number" if amounts.most is None else f"[{amounts.most}]"
            words.append(f"[{amounts.least}] to {most}")
        return ", ".join(words)

    def _go_on(self, events: list[Any]) -> None:
        """Chance acts; then all players read what happened, and the next player is asked."""
        while self.position.to_act == CHANCE:
            lot = self.rng.choice(self.position.urn())
            self.position = self.position.apply(lot, events)
        for event in events:
            sentence = self.game.narrate(event, self.names)
            if sentence is not None:
                self.state.add_observation(sentence, ta.ObservationType.GAME_MESSAGE)
        if self.position.to_act == NOBODY:
            self.state.add_observation(text(self.position), ta.ObservationType.GAME_BOARD)
            money = ", ".join(
                f"{name} {florins}"
                for name, florins in zip(self.names, self.position.money, strict=True)
            )
            outcome = dict(enumerate(rewards(self.position)))
            self.state.set_game_outcome(outcome, f"The game is over. Florins: {money}.")
            return
        player = self.position.to_act
        self.state.manually_set_current_player_id(player, force=True)
        self.state.add_observation(
            f"{text(self.position)}\nLegal actions: {self._legal()}",
            ta.ObservationType.GAME_BOARD,
            to_id=player,
        )

    def _end_by_invalid_move(self, player: int) -> None:
        share = 1 / (len(self.names) - 1)
        outcome = {other: -1.0 if other == player else share for other in range(len(self.names))}
        self.state.set_game_outcome(outcome, f"{self.names[player]} sent too many invalid actions.")


class BotAgent(ta.Agent):
    """A named bot of Florin as an agent of TextArena, for the seats beside a language model.

    It reads the position of `env`, not the text. Raises UnknownBot if there is no such bot.
    """

    def __init__(self, env: Any, name: str, seed: int = 0) -> None:
        super().__init__()
        self.env, self.bot, self.rng = env, bot(name), random.Random(seed)

    def __call__(self, observation: str) -> str:  # noqa: ARG002 - the position has all of it
        return f"[{self.bot.choose(self.env.position, self.rng).token}]"


def _is_legal(action: Action, position: Position) -> bool:
    try:
        position.apply(action)
    except IllegalAction:
        return False
    return True


for _game in games.all_games():
    if "encoding" in _game.parts:
        _wrappers: Any = {"default": [LLMObservationWrapper]}
        _entry: Any = f"{__name__}:FlorinEnv"
        register_with_versions(
            f"Florin-{_game.name.capitalize()}-v1",
            _entry,
            wrappers=_wrappers,
            game=_game.name,
        )
