"""Choosing puzzles for a collection: no near duplicates, all kinds and difficulties."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest
from typing import Final

from florin import games
from florin.puzzles.puzzle import Puzzle

_BAND: Final = 200  # width of a class of ratings
_FLORINS: Final = 8  # width of a class of amounts


def distinct(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """One of each: the same question about positions that look alike is asked once."""
    found: dict[tuple[object, ...], Puzzle] = {}
    for puzzle in sorted(puzzles, key=lambda puzzle: puzzle.id):
        part, position = games.get(puzzle.record.game).puzzles, puzzle.position
        # What may be asked can have changed since the puzzle was mined.
        if part is None or puzzle.kind not in part.kinds(position):
            continue
        name = (puzzle.record.game, len(puzzle.record.players), puzzle.kind)
        found.setdefault((*name, *part.likeness(position)), puzzle)
    return list(found.values())


def pick(puzzles: Iterable[Puzzle], count: int | None = None) -> list[Puzzle]:
    """At most `count` distinct puzzles, taking turns among setups, kinds and difficulties.

    The order does not depend on that of the arguments.
    """
    classes: dict[tuple[object, ...], list[Puzzle]] = {}
    for puzzle in distinct(puzzles):
        record = puzzle.record
        band = round(puzzle.rating / _BAND)
        name = (record.game, len(record.players), puzzle.kind, band, _answer(puzzle))
        classes.setdefault(name, []).append(puzzle)
    rows = zip_longest(*(classes[name] for name in sorted(classes, key=repr)))
    return [puzzle for row in rows for puzzle in row if puzzle is not None][:count]


def _answer(puzzle: Puzzle) -> str:
    """A class of answers, so that no answer is right too often."""
    if puzzle.kind == "bid" and puzzle.choices[0].token.isdecimal():
        return "amount"
    if puzzle.amounts is not None:
        return str(puzzle.amounts[0] // _FLORINS)
    return puzzle.choices[0].token if puzzle.kind in {"bid", "draw"} else ""
