"""OpenSpiel's MCTS as a program for the arena. It answers questions on standard input.

florin arena strozzi --bots "magnifico,cmd:python3 examples/mcts_bot.py 200" --time-limit 120
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import florin.envs.openspiel  # noqa: F401 - registers the games
from florin import games


def replayed(record: dict[str, Any]) -> Any:
    """The state after all moves of a record."""
    game = games.get(record["game"])
    params = dict(record.get("options", {}))
    if len(game.players) > 1:
        params["players"] = len(record["players"])
    given = ",".join(f"{name}={value}" for name, value in params.items())
    state = pyspiel.load_game(f"florin_{game.name}({given})").new_initial_state()
    for token in record["moves"]:
        action = game.read_token(token)
        if state.is_chance_node():
            state.apply_action(state.get_game().chance_actions.index(action))
        else:
            # Other players may name any price; one above the last id counts as the last.
            state.apply_action(state.get_game().ids.of(action))
    return state


def answers(questions: Iterable[str], simulations: int) -> Iterable[str]:
    """One line for each question: random rollouts, no tree kept from one move to the next."""
    for line in questions:
        question = json.loads(line)
        state = replayed(question["record"])
        rng = np.random.RandomState(question["seed"])
        searcher = mcts.MCTSBot(
            state.get_game(),
            1.4,
            simulations,
            mcts.RandomRolloutEvaluator(1, rng),
            solve=False,
            random_state=rng,
        )
        token = state.action_to_string(state.current_player(), searcher.step(state))
        yield json.dumps({"token": token})


def main() -> None:
    for answer in answers(sys.stdin, int(sys.argv[1]) if len(sys.argv) > 1 else 200):
        print(answer, flush=True)


if __name__ == "__main__":
    main()
