"""The posterior over arrays is that of the opponents' model, answer by answer."""

import random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from florin.bots import bot
from florin.core import CHANCE, NOBODY
from florin.games.medici import Medici, Position
from florin.games.medici.bots import auction, evidence, opponents
from florin.games.medici.bots.evaluator import trained
from florin.games.medici.bots.opponents import Auction
from florin.games.medici.bots.turns import TurnState, turn_state
from florin.records import deal

PRICES = 12  # fewer than a buyer has florins: higher bids are no evidence


def opponent_model(players: int) -> Any:
    """That of play, without an evaluator."""
    solver: Any = SimpleNamespace(players=players)
    return opponents.Opponents(solver)


def auctions(names: list[str], seed: str) -> list[Auction]:
    """Of a whole game between these bots."""
    position, moves, rng = Medici(len(names)).start(), list[str](), random.Random(seed)
    while position.to_act != NOBODY:
        if position.to_act == CHANCE:
            action = deal(seed, position)
        else:
            action = bot(names[position.to_act]).choose(position, rng)
        moves.append(action.token)
        after = position.apply(action)
        assert isinstance(after, Position)
        position = after
    model = opponent_model(len(names))
    return list(model._followed(position, tuple(moves)).finished)


def answers(auction: Auction) -> list[int]:
    start, heard = auction
    n = len(start.money)
    bids = [evidence.NOT_ASKED] * n
    for each in heard:
        bids[(each.seat - 1) % n] = each.bid
    return bids


def batch(held: list[Auction]) -> tuple[TurnState, Any]:
    states = [turn_state(start) for start, _ in held]
    state = TurnState(*map(np.concatenate, zip(*states, strict=True)))
    return state, np.array([answers(each) for each in held], np.int32)


def expected(auction: Auction, choices: list[Any]) -> Any:
    """By the model of play."""
    start, heard = auction
    model = opponent_model(len(start.money))
    return model._likelihoods(start, heard, choices if len(heard) == len(start.money) else None)


@pytest.mark.parametrize(
    ("names", "seeds"),
    [
        (["random", "face:0.7", "face:1"], ["a"]),
        (["random", "face:0", "face:0.3", "random"], ["b", "c", "d"]),
        (["face:1", "random", "face:0.5", "face:0.85", "random"], ["e", "f", "g"]),
        (["random", "face:0.7", "face:1", "random", "face:0", "random"], ["h", "i", "j"]),
    ],
    ids=["3", "4", "5", "6"],
)
def test_every_answer_counts_as_in_play(names: list[str], seeds: list[str]) -> None:
    n = len(names)
    held = [each for seed in seeds for each in auctions(names, seed)]
    state, bids = batch(held)
    solved = (bids != evidence.NOT_ASKED).all(1)
    assert 0 < solved.sum() < len(held)
    assert bids[solved].max() > PRICES
    rng = np.random.default_rng(n)
    shape = (len(held), n, PRICES + 1)
    utilities = [(0.03 * rng.standard_normal(shape)).astype(np.float32) for _ in names]
    wanted = [expected(each, [u[at] for u in utilities]) for at, each in enumerate(held)]
    record = evidence.counted(np, evidence.nothing(np, len(held), n), state, bids, utilities)
    assert record.evidence == pytest.approx(np.array(wanted), abs=1e-3)
    assert (record.answers == (np.array(wanted) != 0).any(-1)).all()


def test_the_record_is_reduced_as_in_play() -> None:
    rng = np.random.default_rng(5)
    some = (4 * rng.standard_normal((50, evidence.TYPES))).astype(np.float32)
    slope, heat, share, _ = evidence.summary(np, some)
    belief: Any = vars(opponents)["_belief"]
    for at, row in enumerate(some):
        kept = belief(row)
        if 1 - share[at] > 2 * opponents.LEAST:
            assert np.exp(slope[at]) == pytest.approx(kept.slope, abs=0.006)
            assert np.exp(heat[at]) == pytest.approx(kept.temperature, abs=1e-4)
        assert share[at] == pytest.approx(sum(p for p, _ in kept.faces), abs=0.12)


def test_a_stranger_is_nothing_known() -> None:
    found = evidence.known(np, evidence.nothing(np, 2, 4))
    assert found.shape == (2, 4, evidence.NUMBERS)
    assert not found.any()


def test_a_game_counts_as_in_play() -> None:
    """Auction after auction, with the choices of the net."""
    held = auctions(["banker", "face:0.7", "random"], "real")
    evaluator, record = trained(3), evidence.nothing(np, 1, 3)
    total = np.zeros(record.evidence.shape[1:])
    for each in held:
        choices = evaluator.auction_choices(each[0], (opponents.PRIOR,) * 3)
        total = total + expected(each, choices)
        state, bids = batch([each])
        record = evidence.counted(np, record, state, bids, [own[None] for own in choices])
    assert record.evidence[0] == pytest.approx(total, abs=0.01)


def test_answers_are_expected_as_in_play() -> None:
    """Of near-optimal and face-value bidders, whoever is the selector."""
    held = [
        each for seed in ("a", "b") for each in auctions(["random", "face:0.7", "face:1"], seed)
    ]
    held = [each for each in held if len(each[1]) == 3][:12]
    state, _ = batch(held)
    rng, games, n = np.random.default_rng(3), len(held), 3
    after: Any = rng.random((games, n, PRICES + 1, 2 * n), np.float32)
    most = np.minimum(state.money, PRICES).astype(np.int32)
    own = np.linspace(-0.1, 0.2, 2 * n, dtype=np.float32)
    slope: Any = rng.choice([0.8, 1.0, 1.25], (games, n)).astype(np.float32)
    heat: Any = rng.uniform(0.01, 0.1, (games, n)).astype(np.float32)
    faces = np.where(rng.random((games, n, 1)) < 0.5, 0.1, 0) * rng.random((games, n, 6))
    seats = evidence.Expected(slope, heat, faces.astype(np.float32))
    for seat in range(n):
        choice = auction.options(np, after, seat, own, most[:, seat])
        found = evidence.answers(np, state, seats, most)(after, seat, choice)
        for game, (start, _) in enumerate(held):
            beliefs = [
                opponents.Belief(
                    float(slope[game, at]),
                    float(heat[game, at]),
                    tuple(zip(faces[game, at].tolist(), opponents.OPENINGS, strict=True)),
                )
                for at in range(n)
            ]
            one = slice(game, game + 1)
            answer = opponents.answers(turn_state(start), beliefs, most[one])
            alone = auction.options(np, after[one], seat, own, most[one, seat])
            assert found[one] == pytest.approx(answer(after[one], seat, alone), abs=1e-4)


def test_strangers_are_expected_at_the_temperature_that_is_given() -> None:
    record = evidence.nothing(np, 2, 3)
    found = evidence.expected(np, record, np.float32(0.006))
    assert (found.slope == 1).all()
    assert found.temperature == pytest.approx(np.full((2, 3), 0.006))
    assert not found.faces.any()
    play = evidence.priors(np, np.float32(opponents.TEMPERATURE))
    assert play == pytest.approx(opponents.LOG_PRIORS, abs=1e-4)


def test_parts_of_what_is_expected_can_be_trusted_alone() -> None:
    seats = evidence.Expected(np.array([[1.4]]), np.array([[0.1]]), np.array([[[0.5]]]))
    found = evidence.trusted(seats, np.float32(0.01), 0.0, 1.0, 0.5)
    assert [float(part.item()) for part in found] == pytest.approx([1.0, 0.1, 0.25])


def test_what_is_expected_follows_the_record_as_in_play() -> None:
    rng = np.random.default_rng(6)
    some = (4 * rng.standard_normal((50, evidence.TYPES))).astype(np.float32)
    record = evidence.Record(some[:, None], np.ones((50, 1), np.int32))
    found = evidence.expected(np, record, np.float32(opponents.TEMPERATURE))
    belief: Any = vars(opponents)["_belief"]
    for at, row in enumerate(some):
        kept = belief(row)
        assert found.slope[at, 0] == pytest.approx(kept.slope, abs=0.006)
        assert found.temperature[at, 0] == pytest.approx(kept.temperature, abs=1e-4)
        shares = [share for share in found.faces[at, 0].tolist() if share]
        assert shares == pytest.approx([share for share, _ in kept.faces], abs=1e-3)
