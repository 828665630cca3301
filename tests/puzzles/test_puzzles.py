"""Puzzles: kept in a small file, found by rating and theme, answered within a tolerance."""

from collections import Counter
from itertools import pairwise

import pytest

from florin.puzzles import Library, Puzzle, Rating, Scored, updated
from florin.puzzles.curate import distinct, pick
from florin.puzzles.make import decisions, fitted
from florin.puzzles.puzzle import dumps, loads, near, puzzle_id
from florin.records import Record
from kit import random_record


def puzzle(
    seed: int, kind: str, *right: str, fair: float | None = None, rating: int = 1500, ply: int = 20
) -> Puzzle:
    record = random_record("strozzi", 2, seed).prefix(ply)
    record = Record(record.game, ("Seat 1", "Seat 2"), record.options, record.moves)
    choices = tuple(Scored(token, 0.0, 0.0) for token in right)
    name = puzzle_id(record, kind)
    return Puzzle(name, record, kind, right, choices, fair, 0.03, rating, ("zero",))


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
    assert stop.amounts is None
    worth = puzzle(1, "worth", fair=20.0)
    assert [worth.is_right(str(florins)) for florins in (16, 17, 23, 24)] == [
        False, True, True, False,
    ]  # fmt: skip
    assert worth.amounts == (17, 23)
    assert not worth.is_right("much")
    assert not worth.is_right("²")
    price = puzzle(1, "price", "9", "10", "11")
    assert price.amounts == (9, 11)
    assert [price.is_right(str(florins)) for florins in (8, 9, 11, 12)] == [
        False, True, True, False,
    ]  # fmt: skip


def test_small_amounts_have_a_tolerance_in_florins_and_large_ones_in_parts() -> None:
    assert near(4) == near(10) == 2
    assert near(40) == 6


def test_the_next_puzzle_is_near_and_new() -> None:
    low, high = puzzle(1, "draw", "stop", rating=1200), puzzle(2, "load", "3@1", rating=1700)
    low = low._replace(themes=("harbour",))
    found = Library([high, low])
    assert found.near(1250, []) == low
    assert found.near(1250, [low.id]) == high
    assert found.near(1250, [], kind="load") == high
    assert found.near(1250, [], theme="zero") == high
    assert found.near(1250, [], theme="gold") is None
    assert found.near(1250, [], game="medici") is None
    assert found.near(1250, [low.id, high.id]) is None
    assert found.get(low.id) == low


def test_the_daily_puzzle_goes_through_all_in_an_order_that_needs_the_secret() -> None:
    found = Library([puzzle(seed, "draw", "stop", ply=seed) for seed in range(3, 15)])
    size = len(found)
    assert size > 8

    def days(secret: str, first: int = 0) -> list[str]:
        daily = [found.daily(day, secret) for day in range(first, first + size)]
        return [each.id for each in daily if each is not None]

    assert days("a") == days("a")
    assert len(set(days("a"))) == size, "none twice before all have been"
    assert days("a") != days("b")
    assert days("a") != days("a", size), "another order the next time"
    assert Library([]).daily(7, "a") is None


def asked(kind: str, right: str, seed: int, rating: int = 1500) -> Puzzle:
    """At the last decision of a random game that may be asked about so."""
    found = decisions(random_record("strozzi", 2, seed))
    ply = max(each.ply for each in found if kind in each.kinds)
    return puzzle(seed, kind, right, rating=rating, ply=ply)


def test_puzzles_that_look_alike_are_kept_once() -> None:
    one, other = asked("draw", "stop", 1), asked("load", "3@1", 1)
    assert len(distinct([one, one._replace(id="another"), other])) == 2
    assert distinct([one._replace(kind="price")]) == [], "the position asks for no price"


def test_a_collection_takes_turns_among_kinds_and_difficulties() -> None:
    many = [asked("draw", "stop", seed, 900) for seed in range(3, 15)]
    few = [asked("load", "3@1", seed) for seed in range(20, 23)]
    chosen = pick([*many, *few], 6)
    assert Counter(each.kind for each in chosen) == {"draw": 3, "load": 3}
    assert chosen == pick([*few, *many[::-1]], 6), "the order of the input does not matter"


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


def test_ratings_grow_with_difficulty() -> None:
    levels = (900.0, 1150.0, 1400.0, 1650.0)
    ratings = [
        fitted([(level, float(number < solved)) for number, level in enumerate(reversed(levels))])
        for solved in range(5)
    ]
    assert all(easier < harder for harder, easier in pairwise(ratings))
