"""`florin replay` as other programs call it."""

import json
import subprocess
from pathlib import Path

import pytest

from cli_kit import FLORIN, florin, florin_process, refusal
from florin.records import Record
from kit import NAMES, random_record


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    moves = ("@2", "C5", "draw", "G2", "stop", "pass", "4")
    file.write_text(Record("medici", NAMES[:3], {}, moves).dumps())
    return file


def test_json(saved: Path) -> None:
    run = florin("replay", saved, "--json")
    assert run.returncode == 0
    assert json.loads(run.stdout) == {
        "game": "medici",
        "over": False,
        "to_act": 2,
        "legal": ["pass", "5..40"],
        "money": [40, 40, 40],
        "winners": [],
        "days": [],
    }


def test_trace(saved: Path) -> None:
    trace = json.loads(florin("replay", "--trace", "--json", saved).stdout)["trace"]
    assert trace == [
        {"ply": 0, "to_act": "chance"},
        {"ply": 1, "to_act": "chance"},
        {"ply": 2, "to_act": 2, "legal": ["draw", "stop"]},
        {"ply": 3, "to_act": "chance"},
        {"ply": 4, "to_act": 2, "legal": ["draw", "stop"]},
        {"ply": 5, "to_act": 3, "legal": ["pass", "1..40"]},
        {"ply": 6, "to_act": 1, "legal": ["pass", "1..40"]},
    ]


def test_standard_input(saved: Path) -> None:
    run = florin("replay", "-", "--json", stdin=saved.read_bytes())
    assert json.loads(run.stdout)["to_act"] == 2


def test_a_finished_game(tmp_path: Path) -> None:
    record = random_record("strozzi", 2, 1)
    result = json.loads(florin("replay", "-", "--json", stdin=record.dumps()).stdout)
    assert result["over"] is True
    assert result["to_act"] is None
    assert result["legal"] == []
    assert len(result["days"]) == 3
    assert result["days"][-1]["money"] == result["money"]
    assert list(result["days"][0]) == [
        "harbours", "harbour_pay", "monopoly_pay", "money", "markers",
    ]  # fmt: skip
    assert [list(row) for row in result["days"][0]["markers"]] == [
        ["fur", "cloth", "dye"], ["spice", "cloth", "dye"], ["spice", "fur"],
    ]  # fmt: skip


def test_chance_to_act_lists_what_may_come() -> None:
    text = Record("medici", NAMES[:3]).dumps()
    result = json.loads(florin("replay", "-", "--json", stdin=text).stdout)
    assert result["to_act"] == "chance"
    assert result["legal"] == ["@1", "@2", "@3"]


@pytest.mark.parametrize(("game", "players"), [("medici", 5), ("strozzi", 2)])
def test_text(game: str, players: int) -> None:
    record = random_record(game, players, 2)
    for plies in (0, 1, 25, 60, len(record.moves)):
        run = florin("replay", "-", "--trace", stdin=record.prefix(plies).dumps())
        assert run.returncode == 0
        text = run.stdout
        assert all(name in text for name in NAMES[:players])
        assert ("is to act" in text) == (plies < len(record.moves))


def test_text_survives_strange_names_and_poor_terminals() -> None:
    record = Record("medici", ("[red]x[/red]", "\x1b[2J\n", "日本 🍎"), {}, ("@1", "C5"))
    ascii_only = {"PYTHONIOENCODING": "ascii"}
    run = florin_process("replay", "-", stdin=record.dumps(), environment=ascii_only)
    assert run.returncode == 0
    assert "[red]x" in run.stdout
    assert "\x1b[2J" not in run.stdout


def test_an_illegal_token(saved: Path) -> None:
    text = saved.read_bytes().replace(b'"4"', b'"41"')
    for flags in ((), ("--json",), ("--json", "--trace")):
        line = refusal(florin("replay", "-", *flags, stdin=text))
        assert 'ply 6: token "41" is illegal; seat 1 was to act; legal: pass, 1..40' in line


@pytest.mark.parametrize(
    "text",
    [b"", b"{", b"[]", b"null", b"\xff\xff", b"[" * 1_000_000, b'{"florin": 1}', b"\x00" * 100],
)
def test_nonsense(text: bytes) -> None:
    refusal(florin("replay", "-", "--json", stdin=text))


def test_a_hundred_megabytes(tmp_path: Path) -> None:
    huge = tmp_path / "huge.json"
    with huge.open("wb") as stream:
        stream.write(b'{"florin": 1, "game": "medici", "players": ["A", "B", "C"], "moves": ["@1"')
        stream.truncate(100_000_000)
    assert "larger than 4 MiB" in refusal(florin("replay", huge, "--json"))


def test_files_that_are_not_there(tmp_path: Path) -> None:
    assert "No such file" in refusal(florin("replay", tmp_path / "none.json"))
    assert "directory" in refusal(florin("replay", tmp_path))


def test_wrong_command_lines() -> None:
    assert "--nope" in refusal(florin("replay", "--nope"))
    assert "file" in refusal(florin("replay"))
    assert "chess" in refusal(florin("chess"))


def test_a_reader_that_goes_away(saved: Path) -> None:
    script = f"'{FLORIN}' replay '{saved}' --trace | head -1"
    run = subprocess.run(["bash", "-c", script], capture_output=True, check=False)
    assert run.stderr == b""


def test_version_and_help() -> None:
    assert florin("--version").stdout.startswith("florin ")
    for command in ((), ("--help",), ("replay", "--help"), ("play", "--help"), ("bench", "--help")):
        run = florin(*command)
        assert run.returncode == 0
        assert "Usage" in run.stdout
    assert "florin replay --json --trace" in florin("replay", "--help").stdout


@pytest.mark.parametrize(
    ("moves", "line"),
    [
        (["@1", "C5", "stop", 4], "ply 3: token 4 is malformed, not a string; seat 2 was to act"),
        ([["@2"]], 'ply 0: token ["@2"] is malformed, not a string; chance was to act'),
        (["@1", "zzz", 5], 'ply 1: token "zzz" is malformed; chance was to act'),
        (["@1", "C5", "stop", "7   x"], 'ply 3: token "7   x" is malformed; seat 2 was to act'),
        (["@1", "C5", "stop", "9" * 1001], "is malformed, a number of more than 1000 digits; seat"),
        (["@1", "C5", "stop", "x" * 99], f'token "{"x" * 39}..." is malformed;'),
    ],
)
def test_the_first_bad_token_is_named_as_it_stands(moves: list[object], line: str) -> None:
    record = Record("medici", NAMES[:3], {}, ()).as_dict() | {"moves": moves}
    assert line in refusal(florin("replay", "-", stdin=json.dumps(record)))


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("- <&-", "standard input is closed"),
        ("FILE >&-", "standard output is closed"),
        ("FILE >/dev/full", "No space left on device"),
        ("FILE --json >/dev/full", "No space left on device"),
    ],
)
def test_closed_and_full_streams(saved: Path, words: str, line: str) -> None:
    shell = f"{FLORIN} replay {words.replace('FILE', str(saved))}"
    run = subprocess.run(shell, shell=True, capture_output=True, text=True, check=False)
    assert line in refusal(run)


def test_help_has_examples_and_the_shell_completes() -> None:
    assert "florin play medici --players 4" in florin("--help").stdout
    asked = {"_FLORIN_COMPLETE": "complete_bash", "COMP_WORDS": "florin rep", "COMP_CWORD": "1"}
    assert florin_process(environment=asked).stdout.split() == ["replay"]
