"""What a contest plays: tables, deals, and a seed that decides everything."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import permutations
from typing import Final, NamedTuple

from florin import games
from florin.core import Setup, Value
from florin.records import Record

DEALS: Final = 100
SEED: Final = "florin"
TIME_LIMIT: Final = 10.0  # seconds that a program has for a decision

Table = tuple[str, ...]  # bot names by place; in rotation 0 place and seat are the same


class Unit(NamedTuple):
    """The smallest piece of work: one deal at one table, once for each rotation of the seats."""

    deal: int
    table: int


@dataclass(frozen=True, slots=True)
class Contest:
    """Every deal is played at every table, in every rotation."""

    game: str
    tables: tuple[Table, ...]
    deals: int = DEALS
    seed: str = SEED
    time_limit: float = TIME_LIMIT
    options: Mapping[str, Value] = field(default_factory=dict[str, Value])

    def __post_init__(self) -> None:
        if not self.tables or len({len(table) for table in self.tables}) != 1:
            raise ValueError("tables must have the same number of places")
        if self.deals < 1:
            raise ValueError("deals: at least 1")
        if self.time_limit <= 0:
            raise ValueError("time limit: more than 0 seconds")
        Record(
            self.game, self.tables[0], self.options
        )  # raises BadField if the game has no such table

    @property
    def setup(self) -> Setup:
        """The rules that all games are played by."""
        return games.get(self.game).setup(self.players, self.options)

    @property
    def players(self) -> int:
        return len(self.tables[0])

    @property
    def names(self) -> tuple[str, ...]:
        """Distinct names in the order in which they first appear."""
        return tuple(dict.fromkeys(name for table in self.tables for name in table))

    def units(self) -> Iterator[Unit]:
        """Deal by deal, so that an interrupted contest has played all tables equally often."""
        for deal in range(self.deals):
            for table in range(len(self.tables)):
                yield Unit(deal, table)

    def seating(self, table: int, rotation: int) -> Table:
        """Names by seat, each moved on by `rotation` seats."""
        names = self.tables[table]
        return tuple(names[(seat - rotation) % len(names)] for seat in range(len(names)))


def round_robin(players: int, names: Sequence[str]) -> tuple[Table, ...]:
    """Every ordered pair of bots: one of the first alone among the second.

    Both directions, because a bot alone among others is at a disadvantage merely by being
    different. With two players both directions are one table.
    """
    tables: dict[tuple[str, ...], Table] = {}
    for one, rest in permutations(names, 2):
        table = (one, *[rest] * (players - 1))
        key = tuple(sorted(table)) if players == 2 else table
        tables.setdefault(key, table)
    return tuple(tables.values())
