# pyright: basic
"""The plug-in in PettingZoo, Gymnasium and OpenSpiel, by the tests of those packages."""

from __future__ import annotations

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.integration_tests import api_test as openspiel_test
from open_spiel.python.tests import games_sim_test
from pettingzoo.test import api_test, seed_test

import florin.envs.gym
import florin.envs.openspiel  # noqa: F401 - registers the games
from crates.encoding import max_chance_events, max_decisions
from florin.core import BadSetup
from florin.envs import pettingzoo

OPENSPIEL = pytest.mark.parametrize(
    "name", ["florin_crates", "florin_crates(players=4)", "florin_crates(capital=20,players=2)"]
)


# PettingZoo warns of every environment with an action mask, its own included.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.parametrize("players", [2, 4])
def test_pettingzoo(players, capsys):
    def make(render_mode=None):
        return pettingzoo.env("crates", players, render_mode, options={"capital": 10})

    api_test(make(), num_cycles=200)
    seed_test(make, num_cycles=100)
    env = make("ansi")
    env.reset(seed=1)
    assert env.render().startswith("Crates, round 1; seat 1 acts")
    assert env.unwrapped.table.setup.capital == 10
    with pytest.raises(BadSetup, match="capital"):
        pettingzoo.env("crates", options={"capital": 11})


def test_gymnasium():
    env = gymnasium.make("Florin/Crates-v1", render_mode="rgb_array", bots=("dealer",))
    check_env(env.unwrapped)
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    reward, ended = 0.0, False
    while not ended:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        _, reward, ended, _, info = env.step(action)
    assert (float(reward) > 0) == (info["money"][0] == max(info["money"]))


@OPENSPIEL
def test_openspiel_random_simulation(name, capfd):
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=3, serialize=True, verbose=False)


@OPENSPIEL
def test_openspiel_games_sim_test(name, capsys):
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


@OPENSPIEL
def test_openspiel_partial_tree(name):
    case = type(
        "PartialTree",
        (openspiel_test.EnforceAPIOnPartialTreeBase,),
        {"game_name": name, "game": pyspiel.load_game(name)},
    )
    case.setUpClass()
    for test in (test for test in dir(case) if test.startswith("test_")):
        getattr(case(test), test)()


@OPENSPIEL
def test_openspiel_plays_to_the_end(name):
    game, rng = pyspiel.load_game(name), np.random.RandomState(2)
    state = game.new_initial_state()
    setup = state.position.setup
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            assert sum(weights) == pytest.approx(1)
            state.apply_action(int(rng.choice(outcomes, p=weights)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    assert sum(state.returns()) == pytest.approx(0)
    assert game.max_game_length() == max_decisions(setup)
    assert game.max_chance_nodes_in_history() == max_chance_events(setup)
