"""OpenSpiel's MCTS against the face-value bidder, with three players.

python examples/mcts_against_face.py
"""

from __future__ import annotations

import random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import florin.envs.openspiel  # noqa: F401 - registers the games
from florin.bots import bot


def play(simulations: int, seed: int = 1) -> tuple[int, ...]:
    """One game; seat 1 searches. Returns the money at the end, by seat."""
    game = pyspiel.load_game("florin_medici(players=3)")
    rng, dice = np.random.RandomState(seed), random.Random(seed)
    searcher = mcts.MCTSBot(
        game, 1.4, simulations, mcts.RandomRolloutEvaluator(1, rng), solve=False, random_state=rng
    )
    bidder = bot("face:0.5")
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=weights)))
        elif state.current_player() == 0:
            state.apply_action(searcher.step(state))
        else:
            state.apply_action(game.ids.of(bidder.choose(state.position, dice)))
    return state.position.money


def main(simulations: int = 100, games: int = 3) -> None:
    for seed in range(games):
        searcher, *bidders = play(simulations, seed)
        print(f"MCTS with {simulations} simulations: {searcher}; face-value bidders: {bidders}")


if __name__ == "__main__":
    main()
