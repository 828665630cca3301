"""A table as a value. A transition makes a new one; the store writes the difference."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from florin import games
from florin.core import Game, Position, Value
from florin.records import Record

Status = Literal["open", "playing", "over"]
SeatKind = Literal["open", "person", "bot"]
Clock = Literal[30, 120, 86_400, 259_200]  # seconds
Pace = Literal["instant", "brisk", "calm"]
# What a bot does that decides for a person: pass where the game allows it, or play.
StandIn = Literal["pass", "play"]
# Who may see a finished game: everyone, those who have the link, or its players.
Visibility = Literal["everyone", "link", "players"]
PACE_MS: Final[dict[Pace, int]] = {"instant": 0, "brisk": 700, "calm": 1800}

# A bot keeps the seat of a person after so many decisions in a row for which the clock ran out.
MISSED_LIMIT: Final = 2

# Undos that are kept with a loaded table, and that a snapshot repeats.
RECENT_UNDOS: Final = 20

# Who or what chose a token. `order`: a standing order; `clock`: a bot, because a person's time ran
# out; `absent`: the bot that keeps a person's seat; `fallback`: chosen at random, because a bot
# failed.
By = Literal["chance", "person", "order", "bot", "clock", "absent", "fallback"]


class Bank(msgspec.Struct, frozen=True):
    """A bank of time for the whole game, in seconds: at the start, and more with each decision."""

    seconds: int
    increment: int


class SeatState(msgspec.Struct, frozen=True):
    """A seat. `missed`: decisions in a row for which a clock ran out."""

    kind: SeatKind
    name: str = ""
    bot: str | None = None
    person: str | None = None
    named: bool = False  # the seat has its own name, which does not follow the person's
    absent: bool = False  # a bot keeps the seat for the person
    missed: int = 0
    invited: str | None = None  # the person for whom an open seat is kept; `name` is theirs
    holiday: int | None = None  # the holder is on holiday until then: clocks of days stop

    @property
    def chances(self) -> int:
        """After so many more decisions without an answer a bot keeps the seat."""
        return max(0, MISSED_LIMIT - self.missed)


OPEN: Final = SeatState(kind="open")


class PlayedToken(msgspec.Struct, frozen=True):
    """One token as it was played. `seat` is None for chance."""

    token: str
    seat: int | None
    by: By
    person: str | None
    at: int


class StandingOrder(msgspec.Struct, frozen=True):
    """A decision that `seat` made in advance. `stage` and `bag` say when it was left.

    The game gives these two numbers their meaning: see `florin.core.facets.Orders.mark`. A seat may
    have several orders: the first one that applies decides.
    """

    seat: int
    kind: str
    florins: int | None
    stage: int
    bag: int
    commodity: str | None = None


class UndoRequest(msgspec.Struct, frozen=True):
    """`seat` asks to go back to before token `ply`; `agreed` are the seats that agreed.

    A request that was refused or withdrawn stays, with `ended`, until the next move: a late copy of
    it must not ask again. `earlier` are other seats whose requests ended at the same position.
    """

    seat: int
    ply: int
    agreed: tuple[int, ...] = ()
    ended: bool = False
    earlier: tuple[int, ...] = ()


class Undone(msgspec.Struct, frozen=True):
    """An undo that happened: `seat` took back the tokens from number `ply` on. It ended `era`."""

    era: int
    seat: int
    ply: int
    at: int
    moves: tuple[PlayedToken, ...]


class Result(msgspec.Struct, frozen=True):
    """How a finished game ended."""

    winners: tuple[int, ...]
    money: tuple[int, ...]


class TableState(msgspec.Struct, frozen=True):
    """Everything about a table. `position` is None before the start."""

    id: str
    game: str
    status: Status
    owner: str
    owner_name: str
    created: int
    changed: int
    seed: str
    seats: tuple[SeatState, ...]
    options: dict[str, Value] = {}  # rule options that differ from their defaults, as in a record
    clock: Clock | None = None  # for each decision
    bank: Bank | None = None  # instead of `clock`: see `clocks`
    public: bool = True
    pace: Pace = "brisk"
    stand_in: StandIn = "pass"
    seeded: bool = False  # the owner chose the seed
    same_deal: bool = False  # the deal is played at other tables too, for a comparison
    practice: bool = False  # the coach was asked at this table
    lesson: bool = False  # a guided game for one learner: not in the list of their games
    deal: str | None = None  # a person's try at this deal of the day; see `daily`
    source: str | None = None  # the finished table, or past deal of the day, that is played again
    origin_table: str | None = None
    origin_ply: int | None = None  # tokens that this table began with
    rematch: str | None = None
    version: int = 0
    era: int = 0  # how often an undo removed tokens
    moves: tuple[PlayedToken, ...] = ()
    undone: tuple[Undone, ...] = ()  # the latest undos, oldest first; the database keeps all
    position: Position | None = None
    orders: tuple[StandingOrder, ...] = ()
    undo: UndoRequest | None = None
    turn_since: int = 0
    time_left: tuple[int, ...] = ()  # banks by seat when their last turn ended, in milliseconds
    due: int | None = None  # when a bot acts for the seat to act
    due_bot: bool = False  # it is a bot's own turn, not a person's clock
    paused: int | None = None  # since when the game waits for a person; see `pause`
    visibility: Visibility | None = None  # what the owner chose; see `visibility`
    barred: tuple[str, ...] = ()  # people whom the owner removed: they may not sit down again

    @property
    def rules(self) -> Game:
        return games.get(self.game)

    @property
    def ply(self) -> int:
        return len(self.moves)

    @property
    def pace_ms(self) -> int:
        """How long a bot waits before it moves."""
        return PACE_MS[self.pace]

    @property
    def dice(self) -> str:
        """The seed of a bot's next decision: the deal and the ply decide it, nothing else."""
        return f"{self.seed}/{self.ply}"

    @property
    def to_act(self) -> int | None:
        """The seat that must decide; None if no decision is awaited."""
        if self.status != "playing" or self.position is None or self.position.to_act < 0:
            return None
        return self.position.to_act

    @property
    def pending_undo(self) -> UndoRequest | None:
        """The undo request that waits for answers."""
        return None if self.undo is None or self.undo.ended else self.undo

    @property
    def result(self) -> Result | None:
        outcome = self.position.outcome() if self.position else None
        if outcome is None or self.position is None:
            return None
        return Result(winners=outcome.winners, money=self.position.money)

    @property
    def has_people(self) -> bool:
        """Whether a seat is a person's, or open to one."""
        return any(seat.kind != "bot" for seat in self.seats)

    def held_by(self, person: str | None) -> tuple[int, ...]:
        """The seats of `person`."""
        if person is None:
            return ()
        return tuple(at for at, seat in enumerate(self.seats) if seat.person == person)

    def orders_of(self, seat: int) -> tuple[StandingOrder, ...]:
        """The orders of a seat, the first one first."""
        return tuple(order for order in self.orders if order.seat == seat)

    def tokens(self, plies: int | None = None) -> tuple[str, ...]:
        """All tokens so far, or the first `plies`."""
        return tuple(played.token for played in self.moves[:plies])

    def record(self, plies: int | None = None) -> Record:
        """The game so far, or its first `plies` tokens."""
        return Record(self.game, names_of(self.seats), self.options, self.tokens(plies))


def names_of(seats: Sequence[SeatState]) -> tuple[str, ...]:
    """Names for a record. A free seat is called by its number."""
    return tuple(seat.name or f"Seat {number}" for number, seat in enumerate(seats, start=1))


def with_seat(state: TableState, seat: int, sitter: SeatState) -> TableState:
    seats = (*state.seats[:seat], sitter, *state.seats[seat + 1 :])
    return msgspec.structs.replace(state, seats=seats)
