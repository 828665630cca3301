# pyright: basic
"""The examples run, in a short form."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import pytest

from florin.records import Record, play, position_of, steps
from florin.sim import engine
from kit import random_record

EXAMPLES = Path(__file__).parent.parent / "examples"


def example(name):
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_random_play_favours_no_seat():
    module = example("random_play")
    rewards, money = module.play(engine("medici", 3), games=2000)
    assert money.shape == (2000, 3)
    assert rewards.sum() == pytest.approx(0, abs=1e-4)
    assert abs(rewards).max() < 0.1


def test_mcts_plays_against_the_face_value_bidder(capsys):
    example("mcts_against_face").main(simulations=2, games=1)
    assert "face-value bidders: [" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "players"), [("medici", 4), ("strozzi", 2)])
def test_mcts_answers_the_arena(game, players):
    record = random_record(game, players, 1)
    decisions = [step for step in steps(record) if step.before.to_act >= 0][5:60:18]
    questions = [
        json.dumps({"record": record.prefix(step.ply).as_dict(), "seed": 7}) for step in decisions
    ]
    answers = list(example("mcts_bot").answers(questions, simulations=3))
    assert len(answers) == len(decisions)
    for step, answer in zip(decisions, answers, strict=True):
        play(step.before, step.ply, json.loads(answer)["token"])


def test_mcts_plays_with_the_options_of_the_record():
    record = Record("strozzi", ("a", "b"), {"track": 6}, ("C4",))
    state = example("mcts_bot").replayed(record.as_dict())
    assert state.position.setup.track == 6
    record = Record("medici", ("a", "b", "c"), {"edition": "1995", "first": 2}, ("@2", "C4"))
    assert example("mcts_bot").replayed(record.as_dict()).position == position_of(record)


def test_mcts_takes_a_higher_price_as_the_highest_with_an_id():
    record = Record("strozzi", ("a", "b"), {}, ("C4", "stop", "4321"))
    (answer,) = example("mcts_bot").answers(
        [json.dumps({"record": record.as_dict(), "seed": 7})], simulations=2
    )
    assert json.loads(answer)["token"] in {"buy", "decline"}


def test_a_few_updates_of_ppo(capsys):
    module = example("ppo")
    shares = module.main(updates=3, games=16, ticks=96)
    assert len(shares) == 3
    assert all(0 <= share <= 1 for share in shares)
    assert capsys.readouterr().out.count("loss") == 3


@pytest.mark.slow
def test_a_few_updates_of_ppo_with_the_functions_of_gymnax():
    shares = example("gymnax_ppo").train(updates=2, games=32)
    assert shares.shape == (2,)
    assert all(-1e-6 <= share <= 1 for share in shares)
