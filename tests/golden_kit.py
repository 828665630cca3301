"""Golden games: texts that people can read, and that tests compare letter by letter.

A text holds the record of a game and what it leads to: who was to act before each token, what was
legal, what happened, every scored sheet, and the position now and then. tests/golden/README.md
describes it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

from florin import games
from florin.core import Event, Position, Value
from florin.records import Record, Replay, Step, steps, summary, trace
from florin.views.plain import text_lines

FOLDER = Path(__file__).parent / "golden"
NAMES = sorted(path.stem for path in FOLDER.glob("*.txt"))
EVERY = 40  # plies between two positions that are written in full


class Golden(NamedTuple):
    """A golden game: its text, what it is kept for, its record, and the record replayed."""

    text: str
    shows: str
    record: Record
    steps: tuple[Step, ...]

    @property
    def positions(self) -> tuple[Position, ...]:
        return (self.record.setup().start(), *(step.after for step in self.steps))


@cache
def golden(name: str) -> Golden:
    """The golden game of this name, replayed once for all tests of a process."""
    text = (FOLDER / f"{name}.txt").read_text()
    shows, record = read(text)
    return Golden(text, shows, record, tuple(steps(record)))


def read(text: str) -> tuple[str, Record]:
    """What the game is kept for, and its record."""
    header, _, body = text.partition("\n\n")
    fields = dict(line.split(": ", 1) for line in header.splitlines())
    options: Mapping[str, Value] = json.loads(fields["options"])
    tokens = (line.split()[2] for line in body.splitlines() if line[:4].strip().isdecimal())
    players = tuple(fields["players"].split(", "))
    return fields["shows"], Record(fields["game"], players, options, tuple(tokens))


def write(shows: str, record: Record, played: tuple[Step, ...]) -> str:
    """The text of a record; `played` are its steps."""
    start = record.setup().start()
    positions = (start, *(step.after for step in played))
    entries = trace(Replay(record, positions))
    lines = [
        f"shows: {shows}",
        f"game: {record.game}",
        f"players: {', '.join(record.players)}",
        f"options: {json.dumps(record.options)}",
        "",
        *_position(start),
    ]
    for step, entry in zip(played, entries, strict=True):
        lines += _step(record, step, entry.get("legal", ()), entry["to_act"])
        if (step.ply + 1) % EVERY == 0 and step is not played[-1]:
            lines += _position(step.after)
    lines += _position(positions[-1])
    end = summary(positions[-1])
    lines += [f"{key}: {json.dumps(value)}" for key, value in end.items() if key != "days"]
    return "\n".join([*lines, ""])


def _step(record: Record, step: Step, legal: list[str], to_act: str | int) -> Iterator[str]:
    actor = to_act if isinstance(to_act, str) else record.players[to_act - 1]
    of = f"({', '.join(legal)})" if legal else ""
    told = " ".join(_sentences(record, step.events))
    yield f"{step.ply:>4}  {actor:<7} {step.token:<8} {of:<14} {told}".rstrip()
    game = games.get(record.game)
    for sheet in step.after.sheets[len(step.before.sheets) :]:
        for key, value in game.sheet_summary(sheet).items():
            yield f"      {key}: {json.dumps(value)}"


def _sentences(record: Record, events: tuple[Event, ...]) -> Iterator[str]:
    game = games.get(record.game)
    for event in events:
        sentence = game.narrate(event, record.players)
        yield sentence if sentence is not None else f"[{type(event).__name__}]"


def _position(position: Position) -> Iterator[str]:
    game = games.of(position)
    yield from (f"      # {line}" for line in text_lines(game, position))
