"""Random play through the public verbs, one core, beside OpenSpiel from Python."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from importlib import import_module
from itertools import islice
from typing import Any, Final

from rich.console import Console
from rich.progress import track
from rich.table import Table

from florin import games
from florin.core import NOBODY, Action, Position

SECONDS: Final = 1.0  # of each slice
SLICES: Final = 5  # the best counts: noise only ever slows a slice down

Game = Callable[[random.Random], int]  # plays one game, returns its decisions


def florin_game(start: Position) -> Game:
    """Plays this game: chance draws a ticket, a player one of the legal actions.

    If amounts have no upper limit, the player names at most a typical amount.
    """
    finite: dict[int, tuple[Action, ...]] = {}

    def typical(position: Position) -> tuple[Action, ...]:
        amounts = position.amounts()
        assert amounts is not None
        most = amounts.typical + 1 - amounts.least
        if most not in finite:
            finite[most] = tuple(islice(position.legal(), most))
        return finite[most]

    def play(rng: random.Random) -> int:
        position, decisions, rand = start, 0, rng.random
        while (to_act := position.to_act) != NOBODY:
            if to_act < 0:
                choices: Any = position.urn()
            else:
                decisions += 1
                choices = position.legal()
                if choices.__class__ is not tuple:  # endless
                    choices = typical(position)
            position = position.apply(choices[int(rand() * len(choices))])
        return decisions

    return play


def openspiel_game(name: str) -> Game:
    """The same loop over an OpenSpiel game."""
    pyspiel: Any = import_module("pyspiel")
    import_module("open_spiel.python.games.liars_poker")  # registers the Python game
    game: Any = pyspiel.load_game(name)

    def play(rng: random.Random) -> int:
        state, decisions, rand = game.new_initial_state(), 0, rng.random
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                decisions += 1
                legal = state.legal_actions()
                state.apply_action(legal[int(rand() * len(legal))])
        return decisions

    return play


def speed(play: Game, rng: random.Random) -> float:
    """Decisions per second over one slice."""
    decisions, begun = 0, time.perf_counter()
    while (spent := time.perf_counter() - begun) < SECONDS:
        decisions += play(rng)
    return decisions / spent


def run() -> None:
    """Prints the table of docs/benchmarks.md. Slices of all games alternate, so noise is shared."""
    plays: dict[str, Game] = {
        f"florin {game.name}, {players} players": florin_game(game.setup(players).start())
        for game in games.all_games()
        for players in game.players
    }
    plays["OpenSpiel oh_hell (C++)"] = openspiel_game("oh_hell")
    plays["OpenSpiel python_liars_poker"] = openspiel_game("python_liars_poker")
    best = dict.fromkeys(plays, 0.0)
    rng = random.Random(1)
    console = Console()
    for _ in track(range(SLICES), "measuring", console=Console(stderr=True), transient=True):
        for name, play in plays.items():
            best[name] = max(best[name], speed(play, rng))
    table = Table(
        "game", "decisions / s", "× oh_hell", "× liars_poker", title="Random play, one core"
    )
    *_, oh_hell, liars = best.values()
    for name, rate in best.items():
        table.add_row(name, f"{rate:,.0f}", f"{rate / oh_hell:.2f}", f"{rate / liars:.2f}")
    console.print(table)
