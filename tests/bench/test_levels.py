"""The measurement of the levels."""

import json
from pathlib import Path

import pytest

from florin import games
from florin.bench.levels import absurdity, alone, duel, interval, measure, play, save, table

SETUP = games.get("strozzi").setup(2)
MEDICI = games.get("medici").setup(3)


def test_a_game_is_decided_by_its_seed() -> None:
    names = ["novice", "plain", "plain"]
    assert play(MEDICI, names, "one") == play(MEDICI, names, "one")


def test_every_deal_is_played_from_both_sides() -> None:
    found = duel(SETUP, "random", "random", "one")
    # Equal players: the winner of the first game loses the second, or the game is shared.
    assert found.decided in (0, 1, 2)
    assert 0 <= found.won <= found.decided
    assert alone(MEDICI, "plain", "face:0", "one").decided == 3


def test_absurd_decisions_are_counted_by_fair_prices() -> None:
    found = absurdity(SETUP, "random", 1, "one")
    assert found.absurd > 0, "random prices are absurd"
    assert absurdity(SETUP, "novice", 1, "one").absurd == 0


def test_one_kind_is_measured_by_itself() -> None:
    found = measure(SETUP, 2, 1, levels=("random", "novice"), kinds=("absurd",), every=1)
    assert [(each["kind"], each["one"]) for each in found["results"]] == [
        ("absurd", "random"),
        ("absurd", "novice"),
    ]
    # Every deal is played, and every decision about money is looked at.
    of, count = (
        sum(absurdity(SETUP, "random", 1, f"levels/{n}")[at] for n in (0, 1)) for at in (0, 1)
    )
    assert (found["results"][0]["of"], found["results"][0]["count"]) == (of, count)


def test_intervals() -> None:
    assert interval(0, 0) == (0.0, 1.0)
    low, high = interval(60, 100)
    assert (low, high) == (pytest.approx(0.502, abs=0.001), pytest.approx(0.691, abs=0.001))
    assert interval(10, 10)[1] == pytest.approx(1.0)


def test_a_new_measurement_replaces_the_old_one(tmp_path: Path) -> None:
    file = tmp_path / "levels.json"
    result = {"kind": "duel", "one": "b", "two": "a", "of": 20, "count": 15}
    one = {"game": "strozzi", "players": 2, "seeds": {"x": 10}, "results": [result]}
    other = {**one, "game": "medici", "players": 4}
    save(one, file)
    save(other, file)
    every = save(one, file)
    assert [(each["game"], each["seeds"]) for each in every] == [
        ("medici", {"x": 10}),
        ("strozzi", {"x": 10}),
    ]
    assert json.loads(file.read_text()) == every
    assert "| strozzi, 2 | 0.750 (0.531 to 0.888; 20) |" in table(every)
    more = save({**one, "seeds": {"y": 10}}, file)[1]
    assert more["seeds"] == {"x": 10, "y": 10}
    assert (more["results"][0]["of"], more["results"][0]["count"]) == (40, 30)
    absurd = {"kind": "absurd", "one": "a", "two": "", "of": 9, "count": 0}
    other_kind = save({**one, "seeds": {"z": 1}, "results": [absurd]}, file)[1]
    assert other_kind["results"] == [*more["results"], absurd]
