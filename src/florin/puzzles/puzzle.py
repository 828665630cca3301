"""A puzzle, its answer, and the file that holds them all.

The file is JSON, compressed with gzip: games of self-play, and puzzles that point into them. Many
puzzles share a game, so 2,000 of them need less than a megabyte.
"""

from __future__ import annotations

import gzip
import hashlib
import hmac
import json
import math
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final, NamedTuple

from florin.core import Position
from florin.records import Record, position_of

# What is it worth? Draw or stop? Bid or pass? Name the price. Where does it go?
KINDS: Final = ("worth", "draw", "bid", "price", "load")
FILE: Final = "puzzles.json.gz"
VERSION: Final = 1
_ALIKE: Final = 16  # tokens by which games are told apart quickly


# A puzzle of an answer class counts as this much farther from the solver's rating for every one of
# the class that was tried.
_TURN: Final = 40.0

# So many puzzles show whether a solver is a newcomer.
FIRST: Final = 10

# A number is right within this many florins, or this part of it.
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

    @property
    def amounts(self) -> tuple[int, int] | None:
        """The least and the most florins that are right; None if no amount is asked for."""
        if self.fair is not None:
            apart = near(self.fair)
            return max(0, math.ceil(self.fair - apart)), math.floor(self.fair + apart)
        if self.kind != "price":
            return None
        right = [int(token) for token in self.right]
        return min(right), max(right)

    @property
    def answer_class(self) -> tuple[str, str, str]:
        """Game, kind, and for two choices which one is right: "amount", or a token."""
        best = self.choices[0].token if self.kind in {"bid", "draw"} else ""
        return self.record.game, self.kind, "amount" if best.isdecimal() else best

    def is_right(self, answer: str) -> bool:
        """Whether the answer is right: a token, or florins if the kind is `worth`."""
        if self.fair is None:
            return answer in self.right
        if not (answer.isascii() and answer.isdecimal() and len(answer) <= 4):
            return False
        return abs(int(answer) - self.fair) <= near(self.fair)


def near(florins: float) -> float:
    """How far an answer may be from `florins`."""
    return max(NEAR, NEAR_PART * florins)


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

    def daily(self, day: int, secret: str = "") -> Puzzle | None:
        """The puzzle of a day, counted from 1970: the same for everyone, another every day.

        The days go through all puzzles in an order that depends on `secret`, then again in another
        one. Without the secret it cannot be told which comes next.
        """
        if not self.puzzles:
            return None
        turn, at = divmod(day, len(self.puzzles))
        return self._by_id[_order(tuple(sorted(self._by_id)), turn, secret)[at]]

    def near(
        self,
        rating: float,
        tried: Iterable[str],
        game: str | None = None,
        kind: str | None = None,
        theme: str | None = None,
    ) -> Puzzle | None:
        """A puzzle near a rating that was not tried; None if all were.

        Kinds and right answers take turns: "pass" is right far more often than a bid, and a solver
        who is asked in proportion learns to pass. The first ones are simple questions at small
        tables, as long as there are any.
        """
        done = set(tried)
        fresh = [
            puzzle
            for puzzle in self.puzzles
            if puzzle.id not in done
            and game in (None, puzzle.record.game)
            and kind in (None, puzzle.kind)
            and (theme is None or theme in puzzle.themes)
        ]
        if len(done) < FIRST:
            fresh = [puzzle for puzzle in fresh if _is_simple(puzzle)] or fresh
        asked = Counter(found.answer_class for name in done if (found := self.get(name)))
        return min(
            fresh,
            key=lambda puzzle: abs(puzzle.rating - rating) + _TURN * asked[puzzle.answer_class],
            default=None,
        )


def _is_simple(puzzle: Puzzle) -> bool:
    """A question with two answers, at a table of two or three."""
    return puzzle.kind in {"bid", "draw"} and len(puzzle.record.players) <= 3


@lru_cache(maxsize=4)
def _order(names: tuple[str, ...], turn: int, secret: str) -> tuple[str, ...]:
    """The names in an order that cannot be told without the secret."""

    def place(name: str) -> bytes:
        return hmac.digest(secret.encode(), f"daily {turn} {name}".encode(), "sha256")

    return tuple(sorted(names, key=place))


def dumps(puzzles: Sequence[Puzzle]) -> bytes:
    """The file. Equal puzzles give equal bytes."""
    return gzip.compress(dumps_text(puzzles).encode(), 9, mtime=0)


def dumps_text(puzzles: Sequence[Puzzle]) -> str:
    """The JSON of the file."""
    games: list[dict[str, Any]] = []
    places: dict[str, list[int]] = {}  # by the header and the first tokens
    rows: list[list[Any]] = []
    # A puzzle is a prefix of a game: longest first, so that the others find their game.
    for puzzle in sorted(puzzles, key=lambda p: (-len(p.record.moves), p.id)):
        record = puzzle.record
        head = {
            "game": record.game,
            "players": len(record.players),
            "options": dict(record.options),
        }
        moves = " ".join(record.moves)
        alike = places.setdefault(json.dumps([head, record.moves[:_ALIKE]]), [])
        found = next((at for at in alike if f"{games[at]['moves']} ".startswith(f"{moves} ")), None)
        if found is None:
            found = len(games)
            alike.append(found)
            games.append({**head, "moves": moves})
        rows.append(
            [
                found,
                len(record.moves),
                puzzle.kind,
                list(puzzle.right),
                [[c.token, round(c.lost_win, 4), round(c.lost_money, 1)] for c in puzzle.choices],
                None if puzzle.fair is None else round(puzzle.fair, 1),
                round(puzzle.margin, 4),
                round(puzzle.rating),
                list(puzzle.themes),
            ]
        )
    return json.dumps({"version": VERSION, "games": games, "puzzles": rows}, separators=(",", ":"))


def loads(data: bytes) -> list[Puzzle]:
    """The puzzles of a file; raises ValueError if it is of another version."""
    return loads_text(gzip.decompress(data))


def loads_text(text: str | bytes) -> list[Puzzle]:
    """The puzzles of the JSON of a file."""
    found = json.loads(text)
    if found["version"] != VERSION:
        raise ValueError(f"puzzles of version {found['version']}, not {VERSION}")
    records = [
        Record(
            each["game"], numbered(each["players"]), each["options"], tuple(each["moves"].split())
        )
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


def numbered(players: int) -> tuple[str, ...]:
    """Names of seats: a puzzle does not say who played."""
    return tuple(f"Seat {seat + 1}" for seat in range(players))
