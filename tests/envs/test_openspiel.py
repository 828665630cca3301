# pyright: basic, reportOptionalMemberAccess=false
"""OpenSpiel's own tests, its MCTS, and playthroughs as goldens.

`python tests/envs/test_openspiel.py` rewrites the playthroughs: review the difference.
"""

from __future__ import annotations

import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import generate_playthrough, mcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

import florin.envs.openspiel  # noqa: F401 - registers the games
from florin import games
from florin.core import BadSetup, chances

NAMES = [
    "florin_medici(players=3)",
    "florin_medici(edition=1995,first=2,players=6)",
    "florin_strozzi",
    "florin_strozzi(track=6)",
]
GAMES = pytest.mark.parametrize("name", NAMES)
GOLDENS = Path(__file__).parent / "playthroughs"
PLAYED = {"medici": "florin_medici(players=3)", "strozzi": "florin_strozzi()"}


def test_its_extra_needs_no_pillow():
    code = "import sys; sys.modules['PIL'] = None; import florin.envs.openspiel"
    subprocess.run([sys.executable, "-c", code], check=True)


@GAMES
def test_random_simulations_with_serialisation(name, capfd):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@GAMES
def test_games_sim_test(name, capsys):
    np.random.seed(1)
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


@GAMES
def test_partial_tree_api(name):
    case = type(
        "PartialTree",
        (api_test.EnforceAPIOnPartialTreeBase,),
        {"game_name": name, "game": pyspiel.load_game(name)},
    )
    case.setUpClass()
    for test in (test for test in dir(case) if test.startswith("test_")):
        getattr(case(test), test)()


def random_state(game, rng, plies):
    state = game.new_initial_state()
    for _ in range(plies):
        if state.is_terminal():
            break
        step(state, rng)
    return state


def step(state, rng):
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(outcomes, p=weights)))
    else:
        state.apply_action(int(rng.choice(state.legal_actions())))


@GAMES
def test_chance_is_exact(name):
    game, rng = pyspiel.load_game(name), np.random.RandomState(2)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            exact = chances(state.position)
            assert sum(chance for _, chance in exact) == Fraction(1)
            given = state.chance_outcomes()
            assert [p for _, p in given] == [float(chance) for _, chance in exact]
            assert all(0 <= action < game.max_chance_outcomes() for action, _ in given)
        step(state, rng)
    assert sum(state.returns()) == pytest.approx(0)
    assert state.move_number() <= game.max_game_length() + game.max_chance_nodes_in_history()


@GAMES
def test_observers_have_the_named_parts(name):
    game = pyspiel.load_game(name)
    state = random_state(game, np.random.RandomState(3), 30)
    observation = make_observation(game)
    encoding = games.of(state.position).encoding
    parts = encoding.parts(state.position.setup)
    assert list(observation.dict) == [part.name for part in parts]
    for player in range(game.num_players()):
        observation.set_from(state, player)
        assert observation.tensor.tobytes() == encoding.encode(state.position, player).tobytes()
        assert state.observation_tensor(player) == observation.tensor.tolist()
        # The convention for perfect information: what happened, and what there is to see.
        assert state.information_state_string(player) == state.history_str()
        assert state.observation_string(player) == str(state)


def test_parameters_are_the_declared_options():
    setup = pyspiel.load_game("florin_medici(players=5,first=2,edition=1995)").setup
    assert (setup.players, setup.first, setup.edition) == (5, 1, "1995")
    assert pyspiel.load_game("florin_medici").setup == games.get("medici").setup(4)
    assert pyspiel.load_game("florin_strozzi(track=3)").setup.track == 3
    assert str(pyspiel.load_game("florin_strozzi")) == "florin_strozzi(track=4)"
    for wrong, field in (
        ("florin_strozzi(track=7)", "track"),
        ("florin_medici(edition=1996)", "edition"),
        ("florin_medici(first=5)", "first"),
        ("florin_medici(players=7)", "players"),
    ):
        with pytest.raises(BadSetup, match=f"^{field}:"):
            pyspiel.load_game(wrong)
    with pytest.raises(pyspiel.SpielError, match="players"):
        pyspiel.load_game("florin_strozzi(players=2)")


def test_chance_has_as_many_ids_as_there_are_tickets():
    assert pyspiel.load_game("florin_medici(players=4)").max_chance_outcomes() == 36 + 4
    assert pyspiel.load_game("florin_strozzi").max_chance_outcomes() == 26


def test_actions_are_written_as_in_records():
    state = pyspiel.load_game("florin_medici(players=3)").new_initial_state()
    state.apply_action(state.string_to_action("@2"))
    state.apply_action(state.string_to_action("C5"))
    assert [state.action_to_string(a) for a in state.legal_actions()] == ["draw", "stop"]
    state.apply_action(state.string_to_action("stop"))
    assert state.current_player() == 2
    assert [state.action_to_string(a) for a in state.legal_actions()][:3] == ["pass", "1", "2"]


def test_an_illegal_action_is_a_spiel_error():
    state = random_state(pyspiel.load_game("florin_strozzi"), np.random.RandomState(4), 1)
    for wrong in (2, -1, 9999):
        with pytest.raises(pyspiel.SpielError, match="illegal"):
            state.apply_action(wrong)
    assert len(state.history()) == 1


@pytest.mark.parametrize("name", ["florin_medici(players=3)", "florin_strozzi"])
def test_mcts_plays_whole_games(name):
    game, rng = pyspiel.load_game(name), np.random.RandomState(5)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    player = mcts.MCTSBot(game, 1.4, 2, evaluator, solve=False, random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        # One seat searches, the others play at random: half the time, the same code.
        if state.current_player() == 0:
            state.apply_action(player.step(state))
        else:
            step(state, rng)
    returns, money = state.returns(), state.position.money
    best = [seat for seat, florins in enumerate(money) if florins == max(money)]
    assert [seat for seat, got in enumerate(returns) if got == max(returns)] == best


def playthrough(name):
    return generate_playthrough.playthrough(name, action_sequence=None, seed=1)


@pytest.mark.parametrize("game", PLAYED)
def test_playthroughs_are_as_recorded(game):
    assert playthrough(PLAYED[game]) == (GOLDENS / f"{game}.txt").read_text()


if __name__ == "__main__":
    for game, name in PLAYED.items():
        (GOLDENS / f"{game}.txt").write_text(playthrough(name))
