"""Positions in which tables of the browser tests begin. Seat 1, the reader, is to decide.

A table in such a position is made by one request (guests.py), so no test plays until it comes.
test_positions.py checks that each position shows what is said here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from florin.core import Value
from florin.records import Record


class Position(NamedTuple):
    """A game of `seats` players after the first `ply` of `moves`."""

    game: str
    seats: int
    moves: str
    ply: int
    options: Mapping[str, Value] = {}

    def record(self) -> Record:
        players = tuple(f"Player {seat + 1}" for seat in range(self.seats))
        return Record(self.game, players, self.options, tuple(self.moves.split())[: self.ply])

    def with_options(self, **options: Value) -> Position:
        return self._replace(options=options)


# Games of bots, seat 1 with some other moves; to their ends, or as far as positions need them.
_MEDICI_3 = """
    @3 G2 draw S1 draw F3 3 4 5 G1 draw S0 draw C5 3 pass C0 draw G5 draw F5 5 F5 draw D1 3 4 5
    C3 draw D3 3 pass F4 F0 C3 draw G1 draw F5 5 6 7 D2 draw S2 draw G4 4 5 S0 draw C5 draw Au 1
    C1 draw F3 1 3 4 G2 draw G0 1 2 C4 F2 D3 draw G5 stop 1 4 5 F5 draw C5 stop 6 7 8
    D5 draw D0 draw S2 3 4 5 C0 draw G3 draw F4 5 6 S0 draw F5 draw S5 1 Au D1"""
_MEDICI_4 = """
    @1 G2 draw S1 draw F3 3 4 5 6 G1 draw S0 draw C5 3 4 5 C0 draw G5 draw F5 5 6
    F5 draw D1 stop 3 4 5 6 C3 draw D3 stop 3 4 5"""
_MEDICI_5 = """
    @2 S1 draw S0 draw G5 3 4 5 6 pass C1 draw C3 draw D5 4 5 6 7 C2 draw F1 draw G3 3 4 5
    G0 draw Au stop"""
_MEDICI_6 = """
    @6 S4 draw G5 stop 1 4 5 6 7 8 F0 draw C5 draw Au 7 8 9 10 11 12 F1 draw C0 draw G5 3 4 5 6 pass
    D4 draw G0 draw S5 4 5 6 7 S2 draw G1 draw S1 2 3 4 F4 draw C4 stop 4 5 6 7 8
    C2 draw C1 draw G2 2 3 D5 draw D0 draw D5 1 D1 draw C3 2 3 4 pass F5 draw F5"""
_STROZZI = """
    F4 draw D0 draw F4 4 decline 4@3 S2 draw C2 draw C4 4 decline 3@2 C1 draw D3 draw C4 4
    decline 5@1 D1 draw F2 1 buy 3@1 D2 draw D4 stop 3 decline 4@2 C3 draw S1 draw C0 2 decline 5@3
    S0 draw F1 0 buy 5@1 S4 2 decline 4@3 D4 draw D1 draw F4 4 buy 4@3 S3 stop 1 buy 3@2
    S4 draw F1 draw C0 2 buy 3@2 D2 draw F3 draw Au 5 decline 5@1 F4 draw C4 7 decline 5@1
    F2 5 decline 4@3 Au draw D4 stop 4 buy 3@1 F0 draw C1 draw C0 9 decline 4@2
    D3 draw S2 draw S4 6 decline 5@3 Au draw C4 9 decline 5@3 F3 7 decline 3@1 D4 2 decline 4@2"""

# Medici: the reader draws for the first time.
FIRST_DRAW = Position("medici", 3, _MEDICI_3, 10)
# Lots are aboard, the group is worth something, and others bid after the reader.
BID_4 = Position("medici", 4, _MEDICI_4, 29)
BID_5 = Position("medici", 5, _MEDICI_5, 32)
BID_6 = Position("medici", 6, _MEDICI_6, 53)
# All others have answered.
LAST_BID_4 = Position("medici", 4, _MEDICI_4, 40)
# The reader draws while a full ship is out.
DRAW_WITH_REASONS = Position("medici", 6, _MEDICI_6, 59)
# The reader bids while others have no room or are out.
BID_WITH_REASONS = Position("medici", 6, _MEDICI_6, 75)
# The first day ends within a few decisions.
NEAR_SCORING_3 = Position("medici", 3, _MEDICI_3, 25)
NEAR_SCORING_6 = Position("medici", 6, _MEDICI_6, 81)
# Whatever the reader decides, the scoring follows.
LAST_BID_OF_DAY = Position("medici", 3, _MEDICI_3, 32)
DAY_3 = Position("medici", 3, _MEDICI_3, 82)
# The reader's bid ends the game.
LAST_BID_OF_GAME = Position("medici", 3, _MEDICI_3, 103)

# Medici vs Strozzi: to draw or to stop, to name a price, to answer, to load, with loaded ships.
SELECT = Position("strozzi", 2, _STROZZI, 19)
PRICE = Position("strozzi", 2, _STROZZI, 21)
ANSWER = Position("strozzi", 2, _STROZZI, 35)
# Several ships without a harbour can take the group; another one is loaded.
LOAD = Position("strozzi", 2, _STROZZI, 75)
# The reader could only discard the group that is offered.
TOO_LARGE = Position("strozzi", 2, _STROZZI, 43)
# The first round ends within a few decisions.
NEAR_ROUND_END = Position("strozzi", 2, _STROZZI, 49)
# However the reader loads, the scoring follows.
LAST_LOAD_OF_ROUND = Position("strozzi", 2, _STROZZI, 54)
# A price when markers have moved in two rounds.
LATE_PRICE = Position("strozzi", 2, _STROZZI, 114)
LAST_LOAD = Position("strozzi", 2, _STROZZI, 130)
