"""Tables: who sits where, under which options, and how far the game is."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from florin.server.messages.base import (
    WITHOUT_NUL,
    BotName,
    DisplayName,
    GameName,
    Ply,
    Request,
    SeatNumber,
    TokenText,
)

Clock = Literal[30, 120, 86_400, 259_200]
Pace = Literal["instant", "brisk", "calm"]
Status = Literal["open", "playing", "over"]
Seed = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=WITHOUT_NUL)]
TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=WITHOUT_NUL)]


class OptionsChoice(Request, frozen=True):
    """What the maker of a table may choose. `first`: seat of the first buyer (Medici), else by lot.

    `clock`: seconds for each decision; null: none. `public`: listed in the lobby. `seed`: for
    playing the same deal at several tables; who knows it knows the deal.
    """

    first: SeatNumber | None = None
    clock: Clock | None = None
    public: bool = True
    pace: Pace = "brisk"
    seed: Seed | None = None


class SeatChoice(Request, frozen=True):
    """Who shall sit there. `name` is for several people at one device; else your own name."""

    kind: Literal["me", "open", "bot"]
    bot: BotName | None = None
    name: DisplayName | None = None


class BranchChoice(Request, frozen=True):
    """Continue that table's game from before token number `ply`; with all of it where null."""

    table: TableId
    ply: Ply | None = None


class RecordBody(Request, frozen=True):
    """A game as records write it; see docs/records.md."""

    florin: int
    game: str
    players: list[str]
    options: dict[str, int]
    moves: Annotated[list[TokenText], msgspec.Meta(max_length=5000)]


class TableNew(Request, frozen=True):
    """A new table. With `branch` or `record` it continues that game, and `game` may be left out.

    `record_ply`: continue from before that token. `start`: begin at once where no seat is open.
    """

    seats: Annotated[list[SeatChoice], msgspec.Meta(min_length=2, max_length=6)]
    game: GameName | None = None
    options: OptionsChoice = OptionsChoice()
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
    """`name`: how this seat is called; null: as you are."""

    name: DisplayName | None = None


class Options(msgspec.Struct, frozen=True):
    """A table's options. `seeded`: its maker chose the deal."""

    first: int | None
    clock: Clock | None
    public: bool
    pace: Pace
    seeded: bool


class Seat(msgspec.Struct, frozen=True):
    """One seat. `present`: its holder has the table open. `absent`: a bot keeps it for a person."""

    seat: int
    kind: Literal["open", "person", "bot"]
    name: str  # empty where open
    bot: str | None
    present: bool
    absent: bool


class Turn(msgspec.Struct, frozen=True):
    """Whose decision it is. `deadline`: when a bot decides instead; null without a clock."""

    seat: int
    since: int
    deadline: int | None


class Undo(msgspec.Struct, frozen=True):
    """`seat` asks to go back to before token `ply`; it happens when `waiting` is empty."""

    seat: int
    ply: int
    waiting: list[int]
    agreed: list[int]


class Result(msgspec.Struct, frozen=True):
    winners: list[int]
    money: list[int]
    shared: bool  # several winners


class Origin(msgspec.Struct, frozen=True):
    """Where a game was branched from; `table` is null for an uploaded record."""

    table: str | None
    ply: int


class Table(msgspec.Struct, frozen=True):
    """A table as everybody sees it.

    `ply` counts the tokens so far. `era` counts the times that an undo took some back: a ply number
    means the same position only within one era. `version` grows with every change.
    """

    id: str
    game: GameName
    status: Status
    seats: list[Seat]
    options: Options
    owner: str
    created: int
    ply: int
    era: int
    version: int
    turn: Turn | None
    undo: Undo | None
    result: Result | None
    origin: Origin | None
    rematch: str | None  # the table where the same people play again
    seed: str | None  # only when the game is over
    spectators: int


class TableCard(msgspec.Struct, frozen=True):
    """A table in a list. `stage`: day or round. `waiting`: for a decision of yours."""

    id: str
    game: GameName
    status: Status
    seats: list[Seat]
    options: Options
    owner: str
    created: int
    changed: int
    ply: int
    stage: int
    turn: Turn | None
    yours: list[int]
    waiting: bool
    result: Result | None


class Tables(msgspec.Struct, frozen=True):
    tables: list[TableCard]
