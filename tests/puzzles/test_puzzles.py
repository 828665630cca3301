"""Puzzles: mined with clear answers, kept in a small file, found by rating."""

import random
from pathlib import Path

import pytest

from florin import games
from florin.analysis import money_weight, weigh
from florin.bots import RolloutJudge, judge
from florin.puzzles import KINDS, Library, Puzzle, Rating, Scored, library, updated
from florin.puzzles.make import confirmed, kind_of, make, split
from florin.puzzles.puzzle import dumps, loads, puzzle_id
from florin.records import Record, position_of
from kit import random_record


def puzzle(
    seed: int, kind: str, *right: str, fair: float | None = None, rating: int = 1500
) -> Puzzle:
    record = random_record("strozzi", 2, seed).prefix(20)
    record = Record(record.game, ("Seat 1", "Seat 2"), record.options, record.moves)
    choices = tuple(Scored(token, 0.0, 0.0) for token in right)
    name = puzzle_id(record, kind)
    return Puzzle(name, record, kind, right, choices, fair, 0.03, rating, ("draw",))


def test_a_file_holds_the_same_puzzles() -> None:
    every = [puzzle(1, "draw", "stop"), puzzle(2, "worth", fair=12.5), puzzle(1, "load", "3@1")]
    data = dumps(every)
    assert data == dumps(every[::-1]), "the order does not matter"
    assert {each.id: each for each in loads(data)} == {each.id: each for each in every}


def test_puzzles_of_one_game_share_it() -> None:
    record = random_record("medici", 4, 3)
    record = Record(record.game, tuple(f"Seat {s}" for s in range(1, 5)), {}, record.moves)
    first = puzzle(1, "draw", "stop")

    def at(ply: int) -> Puzzle:
        prefix = record.prefix(ply)
        return first._replace(id=puzzle_id(prefix, "draw"), record=prefix)

    many = [at(ply) for ply in range(10, 160)]
    assert len(dumps(many)) < 3 * len(dumps(many[-1:])) + 25 * len(many)
    assert {p.id for p in loads(dumps(many))} == {p.id for p in many}


def test_answers() -> None:
    stop = puzzle(1, "draw", "stop")
    assert stop.is_right("stop")
    assert not stop.is_right("draw")
    worth = puzzle(1, "worth", fair=20.0)
    assert [worth.is_right(str(florins)) for florins in (16, 17, 23, 24)] == [
        False, True, True, False,
    ]  # fmt: skip
    assert not worth.is_right("much")
    assert not worth.is_right("²")


def test_the_next_puzzle_is_near_and_new() -> None:
    low, high = puzzle(1, "draw", "stop", rating=1200), puzzle(2, "load", "3@1", rating=1700)
    found = Library([high, low])
    assert found.near(1250, []) == low
    assert found.near(1250, [low.id]) == high
    assert found.near(1250, [], kind="load") == high
    assert found.near(1250, [], game="medici") is None
    assert found.near(1250, [low.id, high.id]) is None
    assert found.get(low.id) == low
    daily = [found.daily(day) for day in range(50)]
    assert {each.id for each in daily if each is not None} == {low.id, high.id}
    assert found.daily(7) == found.daily(7)
    assert Library([]).daily(7) is None


def test_glicko_moves_both_sides_by_how_unexpected_the_result_is() -> None:
    # The first game of Glickman's example, as a period of its own.
    won = updated(Rating(1500, 200, 0.06), Rating(1400, 30, 0.06), 1)
    assert won.rating == pytest.approx(1563.56, abs=0.01)
    assert won.deviation == pytest.approx(175.40, abs=0.01)
    lost = updated(Rating(1500, 200, 0.06), Rating(1400, 30, 0.06), 0)
    assert 1500 - lost.rating > won.rating - 1500, "losing to a weaker side costs more"
    strong = Rating(1800, 50)
    for _ in range(30):
        strong = updated(strong, Rating(1200, 50), 0)
    assert strong.rating < 1500
    assert strong.deviation >= 45


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("strozzi", 2)])
def test_mined_puzzles_have_a_clear_answer(game: str, players: int) -> None:
    setup = games.get(game).setup(players)
    for found in make(setup, 2, "test", rollouts=3):
        position = found.position
        assert found.kind in KINDS
        assert position.to_act == found.seat >= 0
        assert found.margin > 0
        if found.kind == "worth":
            continue
        weighed = weigh(position, judge("magnifico", setup), money_weight(game))
        assert kind_of(weighed) == found.kind
        right, wrong = split(weighed, found.kind)
        assert {option.action.token for option in right} == set(found.right)
        assert not {option.action.token for option in wrong} & set(found.right)
        assert found.choices[0].token in found.right


def test_the_puzzles_of_the_package_can_be_solved() -> None:
    every = library().puzzles
    assert every, "the package has puzzles"
    for found in random.Random(1).sample(every, min(20, len(every))):
        position = position_of(found.record)
        game = games.get(found.record.game)
        assert found.id == puzzle_id(found.record, found.kind)
        if found.fair is None:
            assert found.is_right(found.choices[0].token)
            for token in found.right:
                action = game.read_token(token)
                assert action is not None
                position.apply(action)
        else:
            assert found.is_right(str(round(found.fair)))


@pytest.mark.slow
def test_answers_of_the_package_are_confirmed_by_other_rollouts() -> None:
    """A sample again, with other games: those of face-value players."""
    every = [p for p in library().puzzles if p.fair is None and p.margin > 0.04]
    agreed = 0
    sample = random.Random(2).sample(every, min(3, len(every)))
    for found in sample:
        game = games.get(found.record.game)
        best, rival = (game.read_token(each.token) for each in found.choices[:2])
        assert best is not None
        assert rival is not None
        agreed += confirmed(found.position, best, rival, RolloutJudge(8), 4)
    assert agreed >= len(sample) - 1


def test_the_file_of_the_package_is_small() -> None:
    file = Path(__file__).parents[2] / "src/florin/puzzles/data/puzzles.json.gz"
    assert file.stat().st_size < 1_000_000
