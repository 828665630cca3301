"""The puzzles of the package: many, of all kinds, legal, distinct, and right."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from florin import games
from florin.analysis import money_weight, weigh
from florin.analysis.deep import compare, error
from florin.bots import RolloutJudge, judge
from florin.puzzles import KINDS, START, Puzzle, library
from florin.puzzles.clear import MARGIN, PRICE_MARGIN, question
from florin.puzzles.curate import distinct
from florin.puzzles.puzzle import FIRST, near, puzzle_id

FILE = Path(__file__).parents[2] / "src/florin/puzzles/data/puzzles.json.gz"
SAMPLE = 60


def sample(seed: int, size: int) -> list[Puzzle]:
    return random.Random(seed).sample(library().puzzles, size)


def test_there_are_enough_of_every_kind() -> None:
    every = library().puzzles
    assert len(every) >= 2000
    assert FILE.stat().st_size < 1_000_000
    kinds = Counter((p.record.game, p.kind) for p in every)
    assert {kind for _, kind in kinds} == set(KINDS)
    assert all(count >= 30 for count in kinds.values()), kinds
    assert {(p.record.game, len(p.record.players)) for p in every} == {
        ("medici", 3), ("medici", 4), ("medici", 5), ("medici", 6), ("strozzi", 2),
    }  # fmt: skip
    for game in ("medici", "strozzi"):
        part = games.get(game).puzzles
        assert part is not None
        themes = Counter(t for p in every if p.record.game == game for t in p.themes)
        assert set(themes) == set(part.THEMES)
        assert min(themes.values()) >= 20, themes


def test_no_answer_is_right_too_often() -> None:
    """A solver who always passes or draws is wrong sometimes, even after all the puzzles."""
    answers = Counter(
        (p.record.game, p.kind, p.choices[0].token if not p.choices[0].token.isdecimal() else "bid")
        for p in library().puzzles
        if p.kind in {"bid", "draw"}
    )
    asked = Counter[tuple[str, str]]()
    for (game, kind, _), count in answers.items():
        asked[game, kind] += count
    for (game, kind, answer), count in answers.items():
        assert count / asked[game, kind] < 0.95, (game, kind, answer)


@pytest.mark.parametrize("kind", ["bid", "draw"])
def test_right_answers_take_turns(kind: str) -> None:
    """A solver who always passes or draws soon meets the other answer."""
    tried: list[str] = []
    answers = Counter[str]()
    for _ in range(24):
        found = library().near(1300, tried, "medici", kind)
        assert found is not None
        tried.append(found.id)
        answers[found.answer_class[2]] += 1
    assert min(answers.values()) >= 6, answers


def test_a_newcomer_gets_simple_questions_at_small_tables() -> None:
    tried: list[str] = []
    for _ in range(FIRST):
        found = library().near(START.rating, tried)
        assert found is not None
        tried.append(found.id)
        assert found.kind in {"bid", "draw"}
        assert len(found.record.players) <= 3
        assert abs(found.rating - START.rating) < 250


def test_kinds_take_turns_near_the_rating_of_the_solver() -> None:
    tried: list[str] = []
    shown: list[Puzzle] = []
    for _ in range(40):
        found = library().near(1300, tried)
        assert found is not None
        tried.append(found.id)
        shown.append(found)
    kinds = Counter(puzzle.kind for puzzle in shown)
    assert set(kinds) == set(KINDS)
    assert max(kinds.values()) <= 20, kinds
    assert sum(abs(puzzle.rating - 1300) < 200 for puzzle in shown) >= 36


def test_difficulties_vary() -> None:
    ratings = sorted(p.rating for p in library().puzzles)
    assert ratings[len(ratings) // 10] < 1150
    assert ratings[-len(ratings) // 10] > 1500


def test_there_are_no_near_duplicates() -> None:
    every = library().puzzles
    assert len({p.id for p in every}) == len(every)
    assert len(distinct(every)) == len(every)


def test_all_can_be_solved() -> None:
    for found in library().puzzles:
        position, game = found.position, games.get(found.record.game)
        assert found.id == puzzle_id(found.record, found.kind)
        assert position.to_act >= 0
        if found.fair is not None:
            assert found.is_right(str(round(found.fair)))
            continue
        assert found.is_right(found.choices[0].token)
        assert any(not found.is_right(each.token) for each in found.choices)
        for each in found.choices:
            action = game.read_token(each.token)
            assert action is not None
            position.apply(action)
        if found.kind == "price":
            assert all(token.isdecimal() for token in found.right)


@pytest.mark.slow
def test_the_evaluator_finds_the_answers() -> None:
    """A sample again: the answer is the best choice, by the stated margin.

    A few may differ after the nets have been trained anew.
    """
    agreed = 0
    for found in sample(1, SAMPLE):
        position = found.position
        expert = judge("magnifico", position.setup)
        if found.fair is not None:
            fair = expert.fair_prices(position)[position.to_act]
            assert fair is not None
            agreed += abs(fair - found.fair) <= near(found.fair)
            continue
        assert found.margin >= (PRICE_MARGIN if found.kind == "price" else MARGIN)
        weighed = weigh(position, expert, money_weight(found.record.game))
        asked = question(weighed, found.kind)
        if asked is None:  # the margin is smaller now
            continue
        agreed += {o.action.token for o in asked.right} & set(found.right) != set()
        wrong = [c for c in found.choices if c.token not in found.right]
        assert max(c.lost_win for c in wrong) > 0
    assert agreed >= 0.9 * SAMPLE


@pytest.mark.slow
def test_other_rollouts_confirm_the_answers() -> None:
    """A sample again, with deals that were not used for mining, played on to the end of the stage.

    Single differences are noisy. Together they must favour the answers clearly, and none may be
    refuted.
    """
    chosen = [p for p in sample(2, 40) if p.fair is None][:12]
    means: list[float] = []
    for found in chosen:
        game, position = games.get(found.record.game), found.position
        wrong = next(each for each in found.choices if not found.is_right(each.token))
        best, rival = game.read_token(found.choices[0].token), game.read_token(wrong.token)
        assert best is not None
        assert rival is not None
        win, _ = compare(
            position, best, rival, judge("magnifico", position.setup), 4, first=1000, draws=8
        )
        mean = sum(win) / len(win)
        means.append(mean)
        assert mean > -3 * max(error(win), 0.02), found.id
    assert sum(means) / len(means) > 0.02
    assert sum(mean > 0 for mean in means) >= len(means) * 2 // 3


@pytest.mark.slow
def test_an_independent_judge_agrees_on_fair_prices() -> None:
    chosen = [p for p in sample(3, 200) if p.fair is not None][:8]
    other = RolloutJudge(48)
    for found in chosen:
        assert found.fair is not None
        fair = other.fair_prices(found.position)[found.seat]
        assert fair is not None
        assert abs(fair - found.fair) <= near(found.fair) + 0.1
