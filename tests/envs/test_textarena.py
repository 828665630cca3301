# pyright: basic
"""The games in TextArena: what a language model reads, and what its messages do."""

from __future__ import annotations

import copy
import random
import re

import pytest
import textarena as ta

import florin.envs.textarena as florin_textarena
from florin.core import BadSetup, rewards
from florin.envs.textarena import BotAgent

GAMES = pytest.mark.parametrize(("game", "players"), [("Medici", 3), ("Strozzi", 2)])


def make(game, players, seed=1, **kwargs):
    env = ta.make(f"Florin-{game}-v1-raw", **kwargs)
    env.reset(num_players=players, seed=seed)
    return env


def choices(observation):
    """The legal actions as the text states them. Of a range of numbers, the ends."""
    return re.findall(r"\[[^\]]+\]", observation.rsplit("Legal actions:", 1)[1])


@GAMES
def test_a_reader_of_the_text_alone_plays_to_the_end(game, players):
    env = ta.make(f"Florin-{game}-v1")
    env.reset(num_players=players, seed=3)
    rng = random.Random(3)
    done, turns = False, 0
    while not done:
        player, observation = env.get_observation()
        assert player == env.position.to_act
        assert observation.startswith(f"\n[GAME] You are Player {player} in a game of Medici")
        done, info = env.step(f"Some [thoughts] first. {rng.choice(choices(observation))}")
        assert info == {}
        turns += 1
    result, info = env.close()
    assert result == dict(enumerate(rewards(env.position)))
    assert sum(info[player]["turn_count"] for player in range(players)) == turns
    assert not any(info[player]["invalid_move"] for player in range(players))
    assert all("Florins: Player 0" in info[player]["reason"] for player in range(players))


@GAMES
def test_the_prompt_has_the_rules_and_each_message_comes_once(game, players):
    env = make(game, players)
    player, first = env.get_observation()
    kinds = [kind for _, _, kind in first]
    assert kinds.count(ta.ObservationType.PROMPT) == 1
    assert "florins wins" in first[0][1]
    assert kinds[-1] == ta.ObservationType.GAME_BOARD
    assert env.get_observation() == (player, [])
    env.step("[stop]")
    other, second = env.get_observation()
    assert (second[0][2] == ta.ObservationType.PROMPT) == (other != player)


def test_options_are_in_the_prompt_and_in_the_rules():
    env = make("Strozzi", 2, options={"track": 6})
    assert "Rule options: track 6." in env.get_observation()[1][0][1]
    assert env.position.setup.track == 6
    with pytest.raises(BadSetup, match="players: 7"):
        make("Medici", 7)


def test_all_players_read_what_happened():
    env = make("Medici", 3)
    selector = env.state.current_player_id
    env.step("[stop]")
    bidder, _ = env.get_observation()
    assert bidder == (selector + 1) % 3
    env.step("I want it. [ 7 ]")
    _, seen = env.get_observation()
    assert f"Player {bidder} bids 7." in [message for _, message, _ in seen]
    # What a player writes besides the action stays with the player.
    assert not any("I want it" in message for _, message, _ in seen)


@pytest.mark.parametrize("message", ["stop", "", "[]", "[bid 5]", "[pass]", "[C5]", "[99]"])
def test_an_invalid_message_is_explained_once_and_then_ends_the_game(message):
    env = make("Medici", 3)
    player = env.state.current_player_id
    before = env.position
    env.get_observation()
    done, _ = env.step(message)
    assert not done
    assert env.position is before
    again, seen = env.get_observation()
    assert again == player
    assert "Legal: [draw], [stop]." in seen[-1][1]
    done, _ = env.step(message)
    assert done
    result, info = env.close()
    assert result == {seat: -1 if seat == player else 0.5 for seat in range(3)}
    assert [info[seat]["invalid_move"] for seat in range(3)] == [s == player for s in range(3)]


def test_a_valid_message_restores_the_allowance():
    env = make("Medici", 3)
    env.step("nothing")
    done, _ = env.step("[stop]")
    assert not done
    done, _ = env.step("nothing")
    assert not done


@GAMES
def test_a_seed_fixes_the_draws_and_leaves_other_generators_alone(game, players):
    def play(seed):
        env = make(game, players, seed)
        agents = [BotAgent(env, "face:0.5", seat) for seat in range(players)]
        done, texts = False, []
        while not done:
            player, seen = env.get_observation()
            texts.append(seen)
            done, _ = env.step(agents[player](""))
        return texts

    random.seed(5)
    first = play(1)
    after = random.random()
    random.seed(5)
    assert random.random() == after
    assert play(1) == first
    assert play(2) != first


def test_bots_play_beside_a_model():
    env = ta.make("Florin-Strozzi-v1")
    env.reset(num_players=2, seed=4)
    strong, weak = BotAgent(env, "face:0.5"), BotAgent(env, "random", seed=4)
    done = False
    while not done:
        player, observation = env.get_observation()
        done, _ = env.step((strong, weak)[player](observation))
    assert env.close()[0] == {0: 1.0, 1: -1.0}


def test_a_copy_goes_its_own_way():
    env = make("Medici", 4)
    twin = copy.deepcopy(env)
    twin.step("[stop]")
    assert env.state.turn == 0
    assert env.position != twin.position
    env.step("[stop]")
    assert env.position == twin.position
    agent = BotAgent(twin, "face:0.5")
    done = False
    while not done:
        done, _ = twin.step(agent(""))
    assert twin.close()[0] == dict(enumerate(rewards(twin.position)))


def test_every_game_is_registered_with_the_wrapper_for_language_models():
    assert florin_textarena.FlorinEnv is type(make("Medici", 3))
    for name in ("Florin-Medici-v1", "Florin-Strozzi-v1"):
        assert isinstance(ta.make(name), ta.wrappers.LLMObservationWrapper)
