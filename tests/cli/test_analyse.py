"""`florin analyse` as a person meets it."""

import json
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from cli_kit import florin, refusal
from kit import random_record


def analyse(*args: object) -> CompletedProcess[str]:
    return florin("analyse", *args)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    file.write_text(random_record("medici", 3, 5).prefix(40).dumps())
    return file


def test_tables_and_a_plot(game: Path, tmp_path: Path) -> None:
    plots = tmp_path / "game.svg", tmp_path / "game.png"
    for plot in plots:
        run = analyse(game, "--judge", "rollout:1", "--plot", plot)
        assert run.returncode == 0, run.stderr
        assert "What was lost, as rollout:1 sees it" in run.stdout
        assert "The costliest mistakes" in run.stdout
        assert "fair price for each buyer" in run.stdout
    assert "<svg" in plots[0].read_text()
    assert plots[1].read_bytes().startswith(b"\x89PNG")


def test_json(game: Path) -> None:
    run = analyse(game, "--judge", "rollout:2", "--json")
    result = json.loads(run.stdout)
    assert result["judge"] == "rollout:2"
    assert result["players"] == ["Anna", "Bruno", "Carla"]
    assert len(result["mistakes"]) == 3
    assert run.stdout == analyse(game, "--judge", "rollout:2", "--json").stdout


def test_wrong_wishes_are_refused_in_one_line(game: Path, tmp_path: Path) -> None:
    assert "oracle" in refusal(analyse(game, "--judge", "oracle"))
    assert "from 1" in refusal(analyse(game, "--judge", "rollout:0"))
    assert ".svg" in refusal(analyse(game, "--plot", "x.txt"))
    assert "No such file" in refusal(analyse(tmp_path / "none.json"))
    game.write_text(random_record("medici", 3, 5).prefix(3).then("jump").dumps())
    assert "ply 3" in refusal(analyse(game))


def test_deep_mode_has_error_bars(game: Path) -> None:
    run = analyse(game, "--deep", "--rollouts", "2", "--json")
    assert run.returncode == 0, run.stderr
    result = json.loads(run.stdout)
    assert [each["ply"] for each in result["deep"]] == result["mistakes"]
    for each in result["deep"]:
        assert each["rollouts"] == 2
        assert each["error_win"] >= 0
    totals = result["totals"][0]
    assert sum(part["decisions"] for part in totals["phases"].values()) >= totals["decisions"]
