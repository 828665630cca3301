# pyright: basic
from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

from florin.bots import UnknownBot
from florin.core import BadSetup
from florin.envs.gym import SeatEnv
from florin.games.strozzi import Strozzi
from florin.games.strozzi.actions import Price
from florin.games.strozzi.ids import MOST_PRICE


@pytest.mark.parametrize("name", ["Florin/Medici-v1", "Florin/Strozzi-v1"])
def test_gymnasium_own_check(name):
    check_env(gymnasium.make(name, render_mode="rgb_array", bots=("face:0.5",)).unwrapped)


def play(env, seed):
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    while True:
        action = rng.choice(np.flatnonzero(info["action_mask"]))
        _, reward, terminated, _, info = env.step(action)
        if terminated:
            return reward, info


def test_every_seat_can_learn_against_named_bots():
    for seat in range(3):
        env = SeatEnv("medici", 3, seat, ("random", "face:0.5"))
        assert sorted(env.bots) == [other for other in range(3) if other != seat]
        reward, info = play(env, seed=seat)
        best = max(info["money"])
        assert (reward > 0) == (info["money"][seat] == best)
        assert play(env, seed=seat)[0] == reward


def test_an_illegal_action_ends_the_game_with_a_penalty():
    env = SeatEnv("strozzi")
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(214)
    assert (reward, terminated, truncated, info["illegal"]) == (-1, True, False, True)
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(InvalidAction):
        env.step(215)


def test_tables_that_cannot_be():
    with pytest.raises(UnknownBot):
        SeatEnv(bots=("nobody",))
    with pytest.raises(ValueError, match="bots"):
        SeatEnv(bots=("random", "random"))
    with pytest.raises(ValueError, match="seat"):
        SeatEnv(seat=4)


def test_rule_options():
    env = SeatEnv("strozzi", options={"track": 6})
    assert env.table.setup == Strozzi(track=6)
    plain = gymnasium.make("Florin/Strozzi-v1").unwrapped
    assert plain.observation_space.shape == env.observation_space.shape
    assert plain.observation_space != env.observation_space  # the markers reach further
    with pytest.raises(BadSetup, match="edition"):
        gymnasium.make("Florin/Medici-v1", options={"edition": "1996"})


class Dear:
    """A bot that names more than the highest price with an id."""

    name = "dear"

    def choose(self, position, rng, history=()):
        legal = iter(position.legal())
        return Price(999) if position.amounts() else next(legal)


def test_a_high_price_of_a_bot_is_cut_to_the_last_id():
    env = SeatEnv("strozzi", seat=1)
    env.bots[0] = Dear()
    env.reset(seed=1)
    prices = [env.table.position.price]  # pyright: ignore[reportAttributeAccessIssue]
    while prices[-1] is None:
        env.step(int(np.flatnonzero(env.table.mask(1))[0]))
        prices.append(env.table.position.price)  # pyright: ignore[reportAttributeAccessIssue]
    assert prices[-1] == MOST_PRICE
