"""A table as a value. Every change makes a new one; the store writes the difference."""

from __future__ import annotations

from typing import Literal

import msgspec

from florin.core import Position
from florin.records import Record
from florin.server.messages.play import OrderKind
from florin.server.messages.tables import Clock, Pace, Status

# How a token came about. `order`: a standing order; `clock`: a bot, because time ran out;
# `absent`: the bot that keeps a person's seat.
By = Literal["chance", "person", "order", "bot", "clock", "absent"]


class Person(msgspec.Struct, frozen=True):
    """Somebody with an identity here."""

    id: str
    name: str
    language: str | None
    theme: str
    created: int


class SeatState(msgspec.Struct, frozen=True):
    """A seat. `missed`: decisions in a row that a clock ran out on."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str | None = None
    person: str | None = None
    named: bool = False  # the name is the seat's own and does not follow the person's
    absent: bool = False
    missed: int = 0


OPEN = SeatState("open")


class Made(msgspec.Struct, frozen=True):
    """One token as it was played. `seat` counts from 0; None is chance."""

    token: str
    seat: int | None
    by: By
    person: str | None
    at: int


class OrderState(msgspec.Struct, frozen=True):
    """A standing order of `seat` (from 0), left on `stage`, with `bag` lots left in the bag.

    Stage and bag name the group: no other group is on offer with as many left on that day.
    """

    seat: int
    kind: OrderKind
    florins: int | None
    stage: int
    bag: int


class UndoState(msgspec.Struct, frozen=True):
    """`seat` (from 0) asks to go back to `ply`; `agreed` are seats that said yes."""

    seat: int
    ply: int
    agreed: tuple[int, ...] = ()


class State(msgspec.Struct, frozen=True):
    """Everything about a table. `position` is None until the start."""

    id: str
    game: Literal["medici", "strozzi"]
    status: Status
    owner: str
    owner_name: str
    created: int
    changed: int
    seed: str
    seats: tuple[SeatState, ...]
    first: int | None = None  # seat from 0
    clock: Clock | None = None  # seconds
    public: bool = True
    pace: Pace = "brisk"
    seeded: bool = False
    origin_table: str | None = None
    origin_ply: int | None = None  # tokens that this table began with
    rematch: str | None = None
    version: int = 0
    era: int = 0
    moves: tuple[Made, ...] = ()
    position: Position | None = None
    orders: tuple[OrderState, ...] = ()
    undo: UndoState | None = None
    turn_since: int = 0
    due: int | None = None  # when a bot acts for the seat to act
    due_bot: bool = False  # it is a bot's own turn, not a person's clock

    @property
    def ply(self) -> int:
        return len(self.moves)

    @property
    def to_act(self) -> int | None:
        """The seat, from 0, whose decision is awaited."""
        if self.status != "playing" or self.position is None or self.position.to_act < 0:
            return None
        return self.position.to_act

    def held_by(self, person: str | None) -> tuple[int, ...]:
        """Seats from 0."""
        if person is None:
            return ()
        return tuple(at for at, seat in enumerate(self.seats) if seat.person == person)

    def record(self, plies: int | None = None) -> Record:
        """The game so far, or its first `plies` tokens."""
        names = tuple(seat.name or f"Seat {at}" for at, seat in enumerate(self.seats, start=1))
        options = {} if self.first is None else {"first": self.first + 1}
        tokens = tuple(made.token for made in self.moves[:plies])
        return Record(self.game, names, options, tokens)
