"""Every golden game replays to exactly what its text says."""

import json
from collections import Counter

import pytest

from cli_kit import florin
from florin import games
from florin.records import Replay, loads, summary, trace
from golden_kit import NAMES, golden, write

# One game of each kind through the program.
SAMPLE = ("medici-3-01", "medici-6-34", "strozzi-2-track3-01", "people-30-medici-6")


def test_there_are_many_of_every_kind() -> None:
    records = [golden(name).record for name in NAMES]
    tables = Counter((record.game, len(record.players)) for record in records)
    for game in games.all_games():
        assert all(tables[game.name, players] >= 20 for players in game.players)
        for option in game.options:
            chosen = {
                record.options.get(option.name, option.default)
                for record in records
                if record.game == game.name
            }
            assert chosen >= set(option.values), option.name
            assert len(chosen) > 1, option.name
    people = [golden(name) for name in NAMES if name.startswith("people")]
    assert len(people) == 50
    assert all(game.steps[-1].after.outcome() for game in people), "each to its end"


@pytest.mark.parametrize("name", NAMES)
def test_golden(name: str) -> None:
    text, shows, record, steps = golden(name)
    assert write(shows, record, steps).splitlines() == text.splitlines()
    assert loads(record.dumps()) == record


@pytest.mark.parametrize("name", SAMPLE)
def test_the_command_line_prints_the_same(name: str) -> None:
    record = golden(name).record
    replay = Replay(record, golden(name).positions)
    run = florin("replay", "-", "--json", "--trace", stdin=record.dumps())
    assert json.loads(run.stdout) == {**summary(replay.now), "trace": trace(replay)}
    assert run.stderr == ""
