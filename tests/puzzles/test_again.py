"""Checking puzzles again, and the short rollouts and second opinions that confirm an answer."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from florin import games
from florin.analysis import money_weight, weigh
from florin.bots import RolloutJudge, judge
from florin.cli.app import app
from florin.core import Amount
from florin.puzzles import Puzzle, library
from florin.puzzles import again as module
from florin.puzzles.again import checked
from florin.puzzles.clear import question
from florin.puzzles.make import agreed
from florin.puzzles.puzzle import dumps, loads, near
from florin.puzzles.rollouts import differences


def some(kind: str, game: str = "strozzi") -> Puzzle:
    return next(p for p in library().puzzles if p.kind == kind and p.record.game == game)


@pytest.mark.parametrize("kind", ["load", "price", "draw"])
def test_a_puzzle_that_is_clear_gets_the_numbers_of_today(kind: str) -> None:
    puzzle = some(kind)
    found = checked(puzzle._replace(choices=(), margin=9.0), rollouts=0)
    assert found is not None
    assert found.id == puzzle.id
    assert found.margin < 1
    assert found.choices[0].token in puzzle.right
    weighed = weigh(
        puzzle.position, judge("magnifico", puzzle.position.setup), money_weight("strozzi")
    )
    asked = question(weighed, kind)
    assert asked is not None
    assert found.right == tuple(option.action.token for option in asked.right)


def test_a_puzzle_with_another_answer_today_is_dropped() -> None:
    puzzle = some("load")
    wrong = next(c.token for c in puzzle.choices if c.token not in puzzle.right)
    assert checked(puzzle._replace(right=(wrong,)), rollouts=0) is None
    worth = some("worth")
    assert worth.fair is not None
    assert checked(worth._replace(fair=worth.fair + 2 * near(worth.fair))) is None


def test_rollouts_may_refute_a_clear_margin(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = some("load")

    def refuted(*_: object) -> bool:
        return False

    monkeypatch.setattr(module, "confirmed", refuted)
    assert checked(puzzle, rollouts=0) is not None
    assert checked(puzzle, rollouts=8) is None


def test_a_file_is_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    good, bad = some("load"), some("draw")
    source, out = tmp_path / "all.json.gz", tmp_path / "kept.json.gz"
    source.write_bytes(dumps([good, bad._replace(right=("neither",))]))
    command = ["puzzles", "check", str(source), "--out", str(out), "--rollouts", "0"]
    result = CliRunner().invoke(app, [*command, "--workers", "1"])
    assert result.exit_code == 0, result.output
    assert "1 of 2 puzzles are still clear" in result.output
    assert [puzzle.id for puzzle in loads(out.read_bytes())] == [good.id]


def test_short_rollouts_compare_two_choices_under_the_same_luck() -> None:
    puzzle = some("load")
    position, expert = puzzle.position, judge("magnifico", puzzle.position.setup)
    game = games.get("strozzi")
    best = game.read_token(puzzle.choices[0].token)
    wrong = game.read_token(next(c.token for c in puzzle.choices if not puzzle.is_right(c.token)))
    assert best is not None
    assert wrong is not None
    found = differences(position, best, wrong, expert, 3, draws=2)
    assert found == differences(position, best, wrong, expert, 3, draws=2)
    back = differences(position, wrong, best, expert, 3, draws=2)
    assert found == pytest.approx([-each for each in back])
    assert differences(position, best, best, expert, 2, draws=2) == [0, 0]
    assert differences(position, best, wrong, expert, 1, draws=2, first=2) == found[2:]


def test_a_bid_needs_two_fair_prices_on_the_same_side() -> None:
    puzzle = some("worth", "medici")
    position, fair = puzzle.position, puzzle.fair
    assert fair is not None
    other = RolloutJudge(48).fair_price(position, puzzle.seat)
    assert other is not None
    low, high = sorted((fair, other))
    assert agreed(position, int(low / 2), fair, passes=False)
    assert not agreed(position, int(low / 2), fair, passes=True)
    assert agreed(position, 2 * int(high) + 4, fair, passes=True)
    assert not agreed(position, round((low + high) / 2), fair, passes=True)
    assert not agreed(position, round((low + high) / 2), fair, passes=False)


@pytest.mark.parametrize("game", ["medici", "strozzi"])
def test_the_fair_price_of_one_seat_is_that_of_all(game: str) -> None:
    puzzle = some("worth", game)
    second = RolloutJudge(8)
    every = second.fair_prices(puzzle.position)
    assert second.fair_price(puzzle.position, puzzle.seat) == every[puzzle.seat]


@pytest.mark.parametrize("game", ["medici", "strozzi"])
def test_the_cost_is_the_least_that_buys(game: str) -> None:
    part = games.get(game).puzzles
    assert part is not None
    position = some("bid", game).position
    cost = part.cost(position)
    amounts = [a.florins for a in position.legal() if isinstance(a, Amount)]
    assert cost == (min(amounts) if amounts else getattr(position, "price", None))
    assert part.cost(some("draw", game).position) is None
