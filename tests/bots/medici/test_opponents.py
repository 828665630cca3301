"""The model of opponents: it recognizes bidders by their bids, and the solver uses it."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from florin.bots import bot
from florin.core import CHANCE, NOBODY, informed, utility
from florin.games.medici import Medici, Phase, Position
from florin.games.medici.bots.evaluator import Evaluator, trained
from florin.games.medici.bots.opponents import PRIOR, Belief, Opponents
from florin.games.medici.bots.turn_values import MONEY
from florin.games.medici.game import GAME
from florin.records import deal
from kit import medici


def game(
    names: list[str], seed: str, stop: Callable[[Position], bool]
) -> tuple[Position, list[str]]:
    """Played by bots until `stop`, and the tokens."""
    position, moves = Medici(len(names)).start(), list[str]()
    while position.to_act != NOBODY and not stop(position):
        if position.to_act == CHANCE:
            action = deal(seed, position)
        else:
            action = bot(names[position.to_act]).choose(position, random.Random(1))
        moves.append(action.token)
        position = position.apply(action)
        assert isinstance(position, Position)
    return position, moves


def selecting(seat: int, day: int) -> Callable[[Position], bool]:
    return lambda p: p.phase is Phase.SELECT and p.selector == seat and p.day == day


@pytest.mark.parametrize("opening", [0.0, 0.7, 1.0])
def test_face_value_bidders_are_recognized(opening: float) -> None:
    others = [f"face:{opening:g}"] * 2
    position, moves = game(["random", *others], "known", selecting(0, 2))
    beliefs = Opponents(trained(3)).beliefs(position, moves)
    for belief in beliefs[1:]:
        (share, found), *_ = sorted(belief.faces, reverse=True)
        assert found == opening
        assert share > 0.7


def test_it_starts_from_the_prior_and_depends_on_the_record_alone() -> None:
    position, moves = game(["banker"] * 3, "prior", selecting(1, 1))
    model = Opponents(trained(3))
    first = model.beliefs(position, moves)
    assert first != (PRIOR,) * 3
    assert Opponents(trained(3)).beliefs(position, moves) == first
    assert model.beliefs(position, moves) == first
    start = medici("@1 C4")
    assert model.beliefs(start, ["@1", "C4"]) == (PRIOR,) * 3


def test_it_is_the_same_however_often_it_was_asked() -> None:
    position, moves = game(["banker", "face:0", "face:0.7"], "often", selecting(1, 2))
    followed, at = Opponents(trained(3)), Medici(3).start()
    for ply, token in enumerate(moves):
        followed.beliefs(at, moves[:ply])
        action = GAME.read_token(token)
        assert action is not None
        at = at.apply(action)
    assert at == position
    assert followed.beliefs(at, moves) == Opponents(trained(3)).beliefs(position, moves)


def test_play_and_judgement_have_one_utility() -> None:
    """Whatever the strongest bot plays is what analysis, which knows the record, calls best."""
    names = ["magnifico", "face:0", "banker"]
    position, moves = Medici(3).start(), list[str]()
    judged = 0
    while position.to_act != NOBODY and position.day < 2:
        if position.to_act == CHANCE:
            action = deal("one utility", position)
        else:
            action = bot(names[position.to_act]).choose(position, random.Random(1), moves)
            if position.to_act == 0:
                told = informed(Evaluator(3), moves)
                worth = {a: utility(j, 0, MONEY) for a, j in told.weigh(position)}
                assert worth[action] == pytest.approx(max(worth.values()), abs=1e-6)
                judged += 1
        moves.append(action.token)
        position = position.apply(action)
    assert judged > 5


def test_moves_that_lead_elsewhere_are_refused() -> None:
    with pytest.raises(ValueError, match="do not lead"):
        Opponents(trained(3)).beliefs(medici("@1 C4"), ["@1"])


def test_a_known_face_value_bidder_is_outbid_by_one() -> None:
    """The selector bids last and tops any bid up to its limit: bidding below that is in vain."""
    position = medici("@1 C5 stop")
    evaluator: Any = Evaluator(3)
    certain = Belief(faces=((1.0, 0.0),))
    beliefs = tuple(certain if seat == position.selector else PRIOR for seat in range(3))
    stages, *_ = evaluator._auction(position, beliefs)
    selector_answers = stages[2]  # before the selector's answer: [holder, high, 2 n]
    sold = stages[3]
    for high in range(1, 5):
        assert np.array_equal(selector_answers[1, high], sold[0, high + 1])
    for high in range(5, 12):
        assert np.array_equal(selector_answers[1, high], sold[1, high])


def test_the_history_changes_choices_against_known_bidders() -> None:
    changed = 0
    for seed in ("a", "b", "c"):
        position, moves = game(["random", "face:0", "face:0"], seed, selecting(0, 2))
        plain, told = trained(3).choices(position)[1], trained(3).choices(position, moves)[1]
        changed += not np.allclose(plain, told)
    assert changed
