# pyright: basic
from __future__ import annotations

import numpy as np
import pytest
from gymnasium.error import InvalidAction
from pettingzoo.test import api_test, render_test, seed_test

from florin.core import BadSetup
from florin.envs import pettingzoo

GAMES = pytest.mark.parametrize(("game", "players"), [("medici", 3), ("medici", 6), ("strozzi", 2)])


# It says so of every environment with an action mask, its own included.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@GAMES
def test_pettingzoo_own_tests(game, players, capsys):
    def make(render_mode=None):
        return pettingzoo.env(game, players, render_mode)

    api_test(make(), num_cycles=200)
    seed_test(make, num_cycles=100)
    render_test(make)
    assert "florins" in capsys.readouterr().out


def play(env, seed):
    """A random game: every agent's total, and the observations seen."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    seen = []
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        totals[agent] += reward
        seen.append(observation["observation"])
        mask = observation["action_mask"]
        done = terminated or truncated
        env.step(None if done else int(rng.choice(np.flatnonzero(mask))))
    return totals, seen


@GAMES
def test_a_game_pays_the_winner_and_sums_to_zero(game, players):
    env = pettingzoo.env(game, players)
    totals, seen = play(env, seed=3)
    money = env.unwrapped.table.position.money
    assert sum(totals.values()) == pytest.approx(0)
    best = max(totals.values())
    assert [total == best for total in totals.values()] == [m == max(money) for m in money]
    again, seen_again = play(env, seed=3)
    assert totals == again
    assert all((a == b).all() for a, b in zip(seen, seen_again, strict=True))


def test_an_illegal_action_is_refused_or_ends_the_game(capsys):
    raw = pettingzoo.raw_env("medici", 3)
    raw.reset(seed=1)
    for action in (2, 100, -1, 10**6):
        with pytest.raises(InvalidAction):
            raw.step(action)
    env = pettingzoo.env("medici", 3)
    env.reset(seed=1)
    culprit = env.agent_selection
    env.step(2)
    assert all(env.terminations.values())
    assert env.rewards[culprit] == -1


def test_only_who_acts_has_legal_actions():
    env = pettingzoo.raw_env("strozzi")
    env.reset(seed=1)
    assert env.observe("seat_1")["action_mask"].tolist()[:3] == [1, 1, 0]
    assert not env.observe("seat_2")["action_mask"].any()


def test_pictures_show_the_position():
    env = pettingzoo.raw_env("medici", 3, "rgb_array")
    env.reset(seed=1)
    before = np.asarray(env.render())
    env.step(0)
    after = np.asarray(env.render())
    assert before.shape == after.shape
    assert (before != after).any()


def test_rule_options():
    env = pettingzoo.env("strozzi", options={"track": 3})
    env.reset(seed=1)
    assert env.unwrapped.table.setup.track == 3
    totals, _ = play(env, seed=3)
    assert sum(totals.values()) == pytest.approx(0)
    with pytest.raises(BadSetup, match="track"):
        pettingzoo.env("strozzi", options={"track": 2})
    with pytest.raises(BadSetup, match="edition"):
        pettingzoo.env("strozzi", options={"edition": "1995"})


def test_the_name_is_the_game_s():
    assert pettingzoo.raw_env("strozzi").metadata["name"] == "florin_strozzi_v1"
    assert pettingzoo.raw_env().metadata["name"] == "florin_medici_v1"


def test_no_table_for_seven():
    with pytest.raises(BadSetup):
        pettingzoo.env("medici", 7)
    with pytest.raises(BadSetup):
        pettingzoo.env("strozzi", 3)
    with pytest.raises(BadSetup):
        pettingzoo.env("chess")
