"""A puzzle, its answer, and the file that holds them all.

The file is JSON, compressed with gzip: games of self-play, and puzzles that point into them. Many
puzzles share a game, so 2,000 of them need less than a megabyte.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from florin.core import Position, Value
from florin.records import Record, position_of

# What is it worth? Draw or stop? Bid or pass? Name the price. Where does it go?
KINDS: Final = ("worth", "draw", "bid", "price", "load")
FILE: Final = "puzzles.json.gz"
VERSION: Final = 1
# An answer to `worth` is right within this many florins of the fair price, or this part of it.
NEAR: Final = 2.0
NEAR_PART: Final = 0.15


class Scored(NamedTuple):
    """A choice, and what it loses: win probability and expected florins."""

    token: str
    lost_win: float
    lost_money: float


class Puzzle(NamedTuple):
    """A position to solve. `fair` is the answer to `worth`; the other kinds have right tokens."""

    id: str
    record: Record
    kind: str
    right: tuple[str, ...]
    choices: tuple[Scored, ...]  # the best one first
    fair: float | None
    margin: float  # win probability between the right and the best wrong choice; florins for worth
    rating: float  # before anyone has tried it
    themes: tuple[str, ...]

    @property
    def position(self) -> Position:
        return position_of(self.record)

    @property
    def seat(self) -> int:
        """Who decides."""
        return self.position.to_act

    def is_right(self, answer: str) -> bool:
        """Whether the answer is right: a token, or florins if the kind is `worth`."""
        if self.fair is None:
            return answer in self.right
        if not (answer.isascii() and answer.isdecimal() and len(answer) <= 4):
            return False
        return abs(int(answer) - self.fair) <= max(NEAR, NEAR_PART * self.fair)


def puzzle_id(record: Record, kind: str) -> str:
    """The same puzzle has the same id in every file."""
    text = json.dumps([record.game, len(record.players), dict(record.options), record.moves, kind])
    return hashlib.sha256(text.encode()).hexdigest()[:12]


class Library:
    """All puzzles of a file, by id and by rating."""

    def __init__(self, puzzles: Iterable[Puzzle]) -> None:
        self.puzzles = tuple(sorted(puzzles, key=lambda puzzle: (puzzle.rating, puzzle.id)))
        self._by_id = {puzzle.id: puzzle for puzzle in self.puzzles}

    def __len__(self) -> int:
        return len(self.puzzles)

    def get(self, name: str) -> Puzzle | None:
        return self._by_id.get(name)

    def daily(self, day: int) -> Puzzle | None:
        """The puzzle of a day, counted from 1970: the same for everyone, another every day."""
        if not self.puzzles:
            return None
        order = sorted(self._by_id)
        step = hashlib.sha256(f"daily {day}".encode()).digest()
        return self._by_id[order[int.from_bytes(step[:6], "big") % len(order)]]

    def near(
        self, rating: float, tried: Iterable[str], game: str | None = None, kind: str | None = None
    ) -> Puzzle | None:
        """The puzzle nearest to a rating that was not tried; None if all were."""
        done = set(tried)
        fresh = [
            puzzle
            for puzzle in self.puzzles
            if puzzle.id not in done
            and game in (None, puzzle.record.game)
            and kind in (None, puzzle.kind)
        ]
        return min(fresh, key=lambda puzzle: abs(puzzle.rating - rating), default=None)


def dumps(puzzles: Sequence[Puzzle]) -> bytes:
    """The file. Equal puzzles give equal bytes."""
    games: list[dict[str, Any]] = []
    rows: list[list[Any]] = []
    # A puzzle is a prefix of a game: longest first, so that the others find their game.
    for puzzle in sorted(puzzles, key=lambda p: (-len(p.record.moves), p.id)):
        found = next((at for at, game in enumerate(games) if _holds(game, puzzle.record)), None)
        if found is None:
            found = len(games)
            games.append(
                {
                    "game": puzzle.record.game,
                    "players": len(puzzle.record.players),
                    "options": dict(puzzle.record.options),
                    "moves": " ".join(puzzle.record.moves),
                }
            )
        rows.append(
            [
                found,
                len(puzzle.record.moves),
                puzzle.kind,
                list(puzzle.right),
                [[c.token, round(c.lost_win, 4), round(c.lost_money, 1)] for c in puzzle.choices],
                None if puzzle.fair is None else round(puzzle.fair, 1),
                round(puzzle.margin, 4),
                round(puzzle.rating),
                list(puzzle.themes),
            ]
        )
    text = json.dumps({"version": VERSION, "games": games, "puzzles": rows}, separators=(",", ":"))
    return gzip.compress(text.encode(), 9, mtime=0)


def loads(data: bytes) -> list[Puzzle]:
    """The puzzles of a file; raises ValueError if it is of another version."""
    found = json.loads(gzip.decompress(data))
    if found["version"] != VERSION:
        raise ValueError(f"puzzles of version {found['version']}, not {VERSION}")
    records = [
        Record(each["game"], _names(each["players"]), each["options"], tuple(each["moves"].split()))
        for each in found["games"]
    ]
    puzzles: list[Puzzle] = []
    for at, ply, kind, right, choices, fair, margin, rating, themes in found["puzzles"]:
        record = records[int(at)].prefix(ply)
        scored = tuple(Scored(*each) for each in choices)
        puzzles.append(
            Puzzle(
                puzzle_id(record, kind), record, kind, tuple(right), scored, fair, margin,
                rating, tuple(themes),
            )
        )  # fmt: skip
    return puzzles


@cache
def library(file: Path | None = None) -> Library:
    """The puzzles of the package, or of a file."""
    if file is not None:
        return Library(loads(file.read_bytes()))
    packed = files("florin.puzzles") / "data" / FILE
    return Library(loads(packed.read_bytes()) if packed.is_file() else ())


def _holds(game: dict[str, Any], record: Record) -> bool:
    options: dict[str, Value] = game["options"]
    return (
        game["game"] == record.game
        and game["players"] == len(record.players)
        and options == dict(record.options)
        and f"{game['moves']} ".startswith(" ".join(record.moves) + " ")
    )


def _names(players: int) -> tuple[str, ...]:
    return tuple(f"Seat {seat + 1}" for seat in range(players))
