"""`florin arena` as a person meets it."""

import json
import operator
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any

import pytest

from cli_kit import FLORIN, Terminal, florin, refusal
from deadlines import wait_until
from florin.arena import Contest, Outcome, here

ENTRY = {"name", "games", "share", "low", "high", "money", "decisions", "ms_mean", "ms_p99"}


@pytest.fixture(autouse=True)
def no_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands in this process play here too; tests/arena plays in workers."""

    def play_here(contest: Contest, workers: int) -> Generator[Outcome]:
        assert workers >= 1
        return here(contest)

    monkeypatch.setattr("florin.arena.processes", play_here)


def arena(*args: object) -> CompletedProcess[str]:
    return florin("arena", *args)


def result(*args: object) -> dict[str, Any]:
    run = arena(*args, "--json")
    assert run.returncode == 0, run.stderr
    return json.loads(run.stdout)


def test_json_has_the_promised_shape(tmp_path: Path) -> None:
    plot = tmp_path / "shares.svg"
    found = result(
        "medici", "--players", 3, "--bots", "face:0.7,random,random", "--deals", 2, "--plot", plot
    )
    assert set(found) == {"game", "players", "deals", "bots"}
    assert (found["game"], found["players"], found["deals"]) == ("medici", 3, 2)
    assert [entry["name"] for entry in found["bots"]] == ["face:0.7", "random"]
    assert [entry["games"] for entry in found["bots"]] == [6, 12]
    for entry in found["bots"]:
        assert set(entry) == ENTRY
        assert entry["low"] <= entry["share"] <= entry["high"]
    assert sum(entry["games"] * entry["share"] for entry in found["bots"]) == pytest.approx(6)
    assert "<svg" in plot.read_text()


def test_a_seed_may_be_any_bytes() -> None:
    """Python takes an argument that is no UTF-8 as lone surrogates, and hands it on as such."""
    found = result("strozzi", "--bots", "random,random", "--deals", 1, "--seed", "\udcff")
    assert found["deals"] == 1


def test_a_table_for_people() -> None:
    run = arena("strozzi", "--bots", "face:0.5,random", "--deals", 1, "--workers", 1)
    assert run.returncode == 0
    assert "strozzi, 2 players, 1 deals, all rotations" in run.stdout
    assert "face:0.5" in run.stdout


def test_round_robin(tmp_path: Path) -> None:
    plot = tmp_path / "ratings.png"
    options = ("strozzi", "--round-robin", "--bots", "random,face:0.5,face:1", "--deals", 2)
    run = arena(*options, "--plot", plot)
    assert run.returncode == 0, run.stderr
    assert "rating" in run.stdout
    assert "one of ↓ among →" in run.stdout
    assert plot.read_bytes().startswith(b"\x89PNG")
    found = result(*options)
    assert set(found["bots"][0]) == ENTRY | {"rating", "rating_low", "rating_high"}
    ratings = [entry["rating"] for entry in found["bots"]]
    assert ratings == sorted(ratings, reverse=True)
    assert len(found["pairs"]) == 3


def test_a_program_that_fails_is_reported() -> None:
    run = arena(
        "strozzi", "--bots", f"random,cmd:{sys.executable} -c 'raise SystemExit(1,2)'",
        "--deals", 1, "--workers", 1, "--json",
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    entry = json.loads(run.stdout)["bots"][1]
    assert entry["forfeits"] == {"crash": entry["decisions"]}
    assert f"forfeited {entry['decisions']} × crash; first: ended with status" in run.stderr


def test_ctrl_c_prints_what_there_is() -> None:
    """In a terminal, where the signal goes to the workers and their programs too."""
    terminal = Terminal(
        *("arena", "medici", "--bots", "random,random,face:0.5", "--deals", 10**6),
        *("--workers", 2, "--json"),
        stdout=subprocess.PIPE,
    )
    # The bar counts games: three of them are a deal.
    terminal.wait_for(*(b"%d/" % games for games in range(3, 1000, 3)))
    assert terminal.interrupt() == 130
    assert b"Traceback" not in terminal.shown
    assert terminal.process.stdout is not None
    with terminal.process.stdout as stdout:
        found = json.loads(stdout.read())
    assert 0 < found["deals"] < 10**6
    assert found["bots"][0]["games"] == found["deals"] * 6


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("medici", "--bots", "random,random,grandmaster"), "grandmaster"),
        (("medici", "--bots", "random,random"), "3 to 6 players"),
        (("medici", "--players", 4, "--bots", "random,random,random"), "needs 4 bots, not 3"),
        (("strozzi", "--bots", "random,cmd:no-such-program x"), "no program 'no-such-program'"),
        (("strozzi", "--bots", "random,'random"), "never closed"),
        (("strozzi", "--bots", "random", "--round-robin"), "two bots or more"),
        (("strozzi", "--bots", "random,random", "--deals", 0), "--deals"),
        (("strozzi", "--bots", "random,random", "--plot", "x.gif"), ".png, .svg, .pdf"),
        (("strozzi", "--bots", "random,random", "--plot", "none/x.svg"), "no folder"),
        (("strozzi", "--bots", "random,random", "--ray", "x", "--workers", 1), "one or the other"),
        (("chess", "--bots", "random,random"), "medici"),
    ],
)
def test_wrong_wishes_are_refused_in_one_line(args: tuple[object, ...], words: str) -> None:
    assert words in refusal(arena(*args))


def children(pid: int) -> set[int]:
    return {int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()}


def running(pid: int) -> bool:
    try:
        return ") Z " not in Path(f"/proc/{pid}/stat").read_text()
    except FileNotFoundError:
        return False


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="finds processes in /proc")
def test_a_killed_arena_leaves_no_process_behind() -> None:
    arena = subprocess.Popen(
        [FLORIN, "arena", "medici", "--bots", "random,random,random", "--workers", "2",
         "--deals", "100000"],
        stderr=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
    )  # fmt: skip
    # Two workers and Python's resource tracker.
    started = wait_until(
        lambda: children(arena.pid), "the arena's workers", lambda pids: len(pids) >= 3
    )
    arena.kill()
    arena.wait()
    wait_until(
        lambda: [pid for pid in started if running(pid)], "the end of the workers", operator.not_
    )
