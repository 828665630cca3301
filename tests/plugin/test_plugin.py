"""The plug-in in commands and in tests of its own: each runs in a process that has it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from florin import games

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
FLORIN = Path(sys.executable).with_name("florin")

pytestmark = pytest.mark.usefixtures("installed")


def florin(*args: object, typed: str = "") -> subprocess.CompletedProcess[str]:
    run = subprocess.run(
        [FLORIN, *map(str, args)], input=typed, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stderr
    return run


def replayed(file: Path) -> dict[str, Any]:
    return json.loads(florin("replay", file, "--json").stdout)


def test_this_process_does_not_have_it() -> None:
    assert "crates" not in games.names()


def test_commands_know_it() -> None:
    listed = florin("play", "--help").stdout
    assert "crates" in listed
    assert "capital=10|15|20" in "".join(listed.split())


@pytest.mark.parametrize("what", ["game", pytest.param("envs", marks=pytest.mark.slow)])
def test_its_own_tests_pass(what: str) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    run = subprocess.run(
        [*command, str(HERE / "with_plugin" / what)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr


def test_the_terminal_plays_it(tmp_path: Path) -> None:
    """A person types; wrong answers are refused with the legal ones, right ones are played."""
    file = tmp_path / "game.json"
    command = ("play", "crates", "--players", 2, "--option", "capital=20", "--seed", "s")
    run = florin(*command, "--record", file, typed="?\n99\n1\npass\n" * 40)
    assert "make no bid" in run.stdout
    assert "'99' is not possible here" in run.stdout
    assert "You bid 1." in run.stdout
    assert "Round 1 is scored." in run.stdout
    assert "round 1: sums" in run.stdout
    assert "Crates, round 2; the game is over" in run.stdout
    record = json.loads(file.read_text())
    assert record["game"] == "crates"
    assert record["options"] == {"capital": 20}


def test_replay_prints_it(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    florin("play", "crates", "--watch", "--seed", "s", "--record", file)
    end = replayed(file)
    assert end["over"]
    assert len(end["days"]) == 2
    assert end["days"][1]["money"] == end["money"]
    best = max(end["money"])
    assert end["winners"] == [s for s, money in enumerate(end["money"], 1) if money == best]
    assert "Crates, round 2; the game is over" in florin("replay", file).stdout
    record = json.loads(file.read_text())
    record["moves"] = record["moves"][:1]
    file.write_text(json.dumps(record))
    assert replayed(file)["legal"] == ["pass", "1..15"]
    record["moves"].append("16")
    file.write_text(json.dumps(record))
    run = subprocess.run([FLORIN, "replay", file], capture_output=True, text=True, check=False)
    assert run.returncode == 2
    assert 'ply 1: token "16" is illegal' in run.stderr


def test_the_arena_plays_it_in_worker_processes(tmp_path: Path) -> None:
    command = ("arena", "crates", "--option", "capital=20", "--workers", 2, "--json")
    run = florin(*command, "--bots", "dealer,face:0.5,random", "--deals", 4)
    found = json.loads(run.stdout)
    assert (found["game"], found["players"], found["deals"]) == ("crates", 3, 4)
    assert [entry["games"] for entry in found["bots"]] == [12, 12, 12]
    assert sum(entry["games"] * entry["share"] for entry in found["bots"]) == pytest.approx(12)


def test_analysis_judges_it(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    florin("play", "crates", "--players", 2, "--watch", "--seed", "s", "--record", file)
    found = json.loads(florin("analyse", file, "--judge", "rollout:4", "--json").stdout)
    decisions = [m for m in json.loads(file.read_text())["moves"] if not m.startswith("#")]
    assert len(found["decisions"]) == len(decisions)
    assert all(decision["lost"]["win"] >= 0 for decision in found["decisions"])
