"""Tables: seats, options, and the state of the game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from florin.server.domain.table import Bank, Clock, Pace, SeatKind, StandIn, Status, Visibility
from florin.server.messages.base import (
    FEWEST_SEATS,
    MOST_SEATS,
    WITHOUT_NUL,
    BotName,
    DisplayName,
    GameName,
    Ply,
    Request,
    Rules,
    SeatNumber,
    TokenText,
)

Seed = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=WITHOUT_NUL)]
TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=WITHOUT_NUL)]


class BankChoice(Request, frozen=True):
    """A bank of time for the whole game. It grows by `increment` seconds with each decision."""

    seconds: Annotated[int, msgspec.Meta(ge=60, le=2_592_000)]
    increment: Annotated[int, msgspec.Meta(ge=0, le=86_400)] = 0


class OptionsChoice(Request, frozen=True):
    """What the maker of a table may choose.

    `clock`: seconds for each decision; null: none. `bank`: time for the whole game instead.
    `stand_in`: what a bot does that decides for a person: pass where the game allows it, or play.
    `public`: listed in the lobby. `seed`: for playing the same deal at several tables; anyone who
    knows it knows the deal. `first`: the same as `rules.first`, kept for older clients.
    `same_deal`: the same deal is played at other tables for a comparison, so the coach gives no
    help. `lesson`: a guided game, which lists of games leave out.
    """

    first: SeatNumber | None = None
    clock: Clock | None = None
    bank: BankChoice | None = None
    public: bool = True
    pace: Pace = "brisk"
    stand_in: StandIn = "pass"
    seed: Seed | None = None
    same_deal: bool = False
    lesson: bool = False


class SeatChoice(Request, frozen=True):
    """Who sits there. `name` is for several people at one device; default: your own name."""

    kind: Literal["me", "open", "bot"]
    bot: BotName | None = None
    name: DisplayName | None = None


class BranchChoice(Request, frozen=True):
    """Continue that table's game from before token number `ply`; null: from its last position."""

    table: TableId
    ply: Ply | None = None


class RecordBody(Request, frozen=True):
    """A game as records write it; see docs/records.md."""

    florin: int
    game: str
    players: list[str]
    options: dict[str, int | str]
    moves: Annotated[list[TokenText], msgspec.Meta(max_length=5000)]


class TableNew(Request, frozen=True):
    """A new table. With `branch` or `record` it continues that game, and `game` may be left out.

    `rules`: rule options of the game, see `GET /api/games`. `record_ply`: continue from before that
    token. `start`: begin at once if no seat is open.
    """

    seats: Annotated[list[SeatChoice], msgspec.Meta(min_length=FEWEST_SEATS, max_length=MOST_SEATS)]
    game: GameName | None = None
    options: OptionsChoice = OptionsChoice()
    rules: Rules | None = None
    start: bool = False
    branch: BranchChoice | None = None
    record: RecordBody | None = None
    record_ply: Ply | None = None


class BotChoice(Request, frozen=True):
    bot: BotName


class SeatBot(Request, frozen=True):
    """`bot` takes the seat; null opens it."""

    bot: BotName | None


class SeatTake(Request, frozen=True):
    """`name`: the name shown at this seat; null: your own."""

    name: DisplayName | None = None


class Handover(Request, frozen=True):
    """The person on `seat` becomes the host."""

    seat: SeatNumber


class VisibilityChoice(Request, frozen=True):
    """Who may see the finished game: `everyone`, those who have the `link`, its `players`."""

    visibility: Visibility


class Options(msgspec.Struct, frozen=True):
    """A table's options. `seeded`: its maker chose the deal.

    `rules`: the rule options that differ from their defaults. `first` is `rules.first`.
    `same_deal`: no coach, because the deal is played at other tables for a comparison. `practice`:
    the coach has helped at this table.
    """

    first: int | None
    rules: dict[str, int | str]
    clock: Clock | None
    bank: Bank | None
    public: bool
    pace: Pace
    stand_in: StandIn
    seeded: bool
    same_deal: bool
    practice: bool


class Seat(msgspec.Struct, frozen=True):
    """One seat. `present`: its holder has the table open. `absent`: a bot keeps it for a person.

    `invited`: the name of the person for whom an open seat is kept. `missed`: decisions in a row
    for which the clock ran out; after `chances` more of them a bot keeps the seat. `host`: its
    holder owns the table. `holiday`: the holder is on holiday until then, and clocks of a day or
    more wait; null otherwise. `time_left`: the seat's bank of time in milliseconds when its last
    turn ended; null without one.
    """

    seat: int
    kind: SeatKind
    name: str  # empty if open
    bot: str | None
    present: bool
    absent: bool
    invited: str | None
    missed: int
    chances: int
    host: bool
    holiday: int | None = None
    time_left: int | None = None


class Turn(msgspec.Struct, frozen=True):
    """The seat that must decide. `deadline`: when a bot decides instead; null without a clock."""

    seat: int
    since: int
    deadline: int | None


class Undo(msgspec.Struct, frozen=True):
    """`seat` asks to go back to before token `ply`; it happens when `waiting` is empty.

    `token` is what `seat` played then. `decisions`: how many decisions would be taken back, this
    one included.
    """

    seat: int
    ply: int
    token: str
    decisions: int
    waiting: list[int]
    agreed: list[int]


class Result(msgspec.Struct, frozen=True):
    winners: list[int]
    money: list[int]
    shared: bool  # several winners


class Origin(msgspec.Struct, frozen=True):
    """What a game continues; `table` is null for an uploaded record or a private table."""

    table: str | None
    ply: int


class Table(msgspec.Struct, frozen=True):
    """A table as everyone sees it.

    `ply` counts the tokens so far. `era` counts the undos: a ply number means the same position
    only within one era. `version` grows with every change. `paused`: since when the game waits
    for a person to come back, because all are away; null if it goes on. `visibility`: who may see
    the finished game; null before it is over. `deal`: the deal of the day that is tried here.
    `source`: the finished table, or past deal of the day, whose deal is played again here.
    """

    id: str
    game: str
    status: Status
    seats: list[Seat]
    options: Options
    owner: str
    created: int
    ply: int
    era: int
    version: int
    turn: Turn | None
    paused: int | None
    undo: Undo | None
    result: Result | None
    origin: Origin | None
    rematch: str | None  # the table where the same people play again
    seed: str | None  # only when the game is over
    visibility: Visibility | None
    spectators: int
    deal: str | None
    source: str | None


class TableCard(msgspec.Struct, frozen=True):
    """A table in a list. `stage`: see `stage` in `GET /api/games`. `waiting`: for your decision.

    `money`: by seat; null before the game, and where none was stored yet.
    """

    id: str
    game: str
    status: Status
    seats: list[Seat]
    options: Options
    owner: str
    created: int
    changed: int
    ply: int
    stage: int
    money: list[int] | None
    turn: Turn | None
    paused: int | None
    yours: list[int]
    waiting: bool
    result: Result | None


class Tables(msgspec.Struct, frozen=True):
    tables: list[TableCard]
