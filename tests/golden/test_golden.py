"""Every golden game replays to exactly the result beside it, through the program itself."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from florin import games
from florin.records import Record, Replay, loads, summary, trace

HERE = Path(__file__).parent
RECORDS = sorted(path for path in HERE.glob("*.json") if ".result" not in path.name)


def test_there_are_many_of_every_kind() -> None:
    assert len(RECORDS) >= 40
    tables = {path.name.rsplit("-", 1)[0] for path in RECORDS}
    assert tables >= {"medici-3", "medici-4", "medici-5", "medici-6", "strozzi-2"}


def test_every_value_of_every_option_is_there() -> None:
    records = [loads(path.read_bytes()) for path in RECORDS]
    for game in games.all_games():
        for option in game.options:
            chosen = {
                record.options.get(option.name, option.default)
                for record in records
                if record.game == game.name
            }
            assert chosen >= set(option.values), option.name
            assert len(chosen) > 1, option.name


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden(path: Path) -> None:
    expected = json.loads(path.with_suffix(".result.json").read_text())
    replay = Replay.of(loads(path.read_bytes()))
    assert {**summary(replay.now), "trace": trace(replay)} == expected
    assert list(summary(replay.now)) == list(expected)[:-1], "fields in the contract's order"


@pytest.mark.parametrize("path", RECORDS[::12], ids=lambda path: path.stem)
def test_golden_through_the_command_line(path: Path) -> None:
    run = subprocess.run(
        [Path(sys.executable).with_name("florin"), "replay", path, "--json", "--trace"],
        capture_output=True,
        check=True,
    )
    assert json.loads(run.stdout) == json.loads(path.with_suffix(".result.json").read_text())
    assert run.stderr == b""


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_files_are_written_as_we_write_them(path: Path) -> None:
    record = loads(path.read_bytes())
    assert isinstance(record, Record)
    assert path.read_text() == record.dumps()
