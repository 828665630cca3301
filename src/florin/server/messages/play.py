"""Playing: moves, steps, standing orders, undo, chat."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from florin.server.domain.orders import MOST_ORDERS
from florin.server.messages.base import ChatText, Ply, Request, SeatNumber, TokenText
from florin.server.messages.tables import Table
from florin.server.messages.views import EventView, PositionView, SheetView
from florin.views import Actor, Legal

By = Literal["chance", "person", "bot", "clock", "absent", "fallback"]
# Which kinds there are is up to the game.
OrderKind = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
OrderFlorins = Annotated[int, msgspec.Meta(ge=1, le=999_999)]


class MoveRequest(Request, frozen=True):
    """Play `token` as token number `ply` of `era`. `seat`, if given, must be right too.

    `era` may be left out at a table without an undo; a client should always send it.
    `update`: whether the reply contains the update; null: if no WebSocket of yours delivers it.
    """

    ply: Ply
    token: TokenText
    seat: SeatNumber | None = None
    era: Ply | None = None
    update: bool | None = None


class Step(msgspec.Struct, frozen=True):
    """One token of the game.

    `by`: `clock` is a bot that decided because a person's time ran out, `absent` the bot that
    keeps a person's seat, `fallback` a random move because a bot failed. `position` is the one
    after the token; it is null in the steps of a snapshot.
    """

    ply: int
    actor: Actor
    token: str
    by: By
    at: int
    events: list[EventView]
    position: PositionView | None


class OrderRequest(Request, frozen=True):
    """Decide before your turn. `may_order` in `You` says which orders are possible now.

    `era`, if given, must be that of the table.
    """

    kind: OrderKind
    florins: OrderFlorins | None = None
    commodity: OrderKind | None = None
    era: Ply | None = None


class OrderChoice(Request, frozen=True):
    """One order of a list."""

    kind: OrderKind
    florins: OrderFlorins | None = None
    commodity: OrderKind | None = None


class OrdersRequest(Request, frozen=True):
    """All orders of a seat: the first one that applies decides. They replace those it had.

    An order that the seat has already may stay, even if it could not be left now. `era`, if given,
    must be that of the table.
    """

    orders: Annotated[list[OrderChoice], msgspec.Meta(max_length=MOST_ORDERS)]
    era: Ply | None = None


class Order(msgspec.Struct, frozen=True):
    """A standing order of yours. No other client is sent it.

    `now`: the token that this order, taken alone, would play if your turn came now; `ask`: it would
    leave the decision to you; null: it does not apply now.
    """

    seat: int
    kind: str
    florins: int | None
    commodity: str | None
    now: str | None


class OrderOffer(msgspec.Struct, frozen=True):
    """The orders that `seat` may leave now; florins from `least` to `most`.

    An order about a commodity names one of `commodities`, and has florins from 1 to `most`.
    """

    seat: int
    kinds: list[str]
    least: int
    most: int
    commodities: list[str]


class Undoable(msgspec.Struct, frozen=True):
    """`seat` may ask to take back `token`, its last decision.

    That would take back `decisions` decisions of players, this one included.
    """

    seat: int
    ply: int
    token: str
    decisions: int


class You(msgspec.Struct, frozen=True):
    """What only the receiver is sent. A spectator has no seats."""

    name: str | None  # null: not signed in
    seats: list[int]
    owner: bool
    legal: Legal | None  # if one of your seats is to act
    orders: list[Order]
    may_order: list[OrderOffer]
    may_undo: list[int]  # seats that may ask to take their last decision back
    undoable: list[Undoable]  # the same seats, and what each would take back
    undo_asked: list[int]  # your seats that must still answer a request
    may_coach: bool  # the coach may help you in this game


class ChatLine(msgspec.Struct, frozen=True):
    """`text` is plain text. `seat`: of the author; null for a spectator."""

    id: int
    at: int
    name: str
    seat: int | None
    text: str


class ChatSay(Request, frozen=True):
    text: ChatText


class Chat(msgspec.Struct, frozen=True):
    """Chat lines, oldest first. `more`: there are earlier ones."""

    lines: list[ChatLine]
    more: bool


class UndoAsk(Request, frozen=True):
    """Take back the last decision of `seat`; null: the latest decision of your seats.

    `era` and `ply` are those of the table as you see it.
    """

    era: Ply
    ply: Ply
    seat: SeatNumber | None = None


class UndoAnswer(Request, frozen=True):
    """`agree` false ends the request. `era` and `ply` are those of the table as you see it."""

    era: Ply
    ply: Ply
    agree: bool


class Undone(msgspec.Struct, frozen=True):
    """An undo that happened: `seat` took back its `token` and all that followed it.

    These were `plies` tokens from number `ply` on, `decisions` of them decisions of players. The
    undo ended `era`.
    """

    era: int
    seat: int
    ply: int
    at: int
    token: str
    plies: int
    decisions: int


class UndoneMove(msgspec.Struct, frozen=True):
    """A token that was taken back. `seat` is null for chance."""

    ply: int
    seat: int | None
    token: str
    by: By
    at: int


class UndoneMoves(msgspec.Struct, frozen=True):
    """The tokens that the undo of `seat` took back."""

    era: int
    seat: int
    at: int
    moves: list[UndoneMove]


class Undos(msgspec.Struct, frozen=True):
    """Undos of a table, oldest first."""

    undos: list[UndoneMoves]


class Steps(msgspec.Struct, frozen=True):
    """Steps with their positions. `start` is the position before token 0."""

    start: PositionView
    steps: list[Step]


class Look(msgspec.Struct, frozen=True):
    """An uploaded record, replayed."""

    game: str
    players: list[str]
    start: PositionView
    steps: list[Step]
    sheets: list[SheetView]
    legal: Legal | None


class Snapshot(msgspec.Struct, frozen=True, tag_field="type", tag="snapshot"):
    """Everything about a table now: it replaces what you have.

    `position` is null until the game starts. `steps` are the latest few, without positions.
    `undone` are the latest undos, oldest first.
    """

    at: int
    table: Table
    position: PositionView | None
    sheets: list[SheetView]
    steps: list[Step]
    undone: list[Undone]
    chat: list[ChatLine]
    you: You


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """What is new: append `steps`, take the last one's position, replace `table` and `you`.

    `steps` may be empty, for instance after a seat was taken. `sheets` is null if unchanged.
    Apply it by `table.version` and the plies of its steps: an update may arrive twice.
    """

    at: int
    table: Table
    steps: list[Step]
    sheets: list[SheetView] | None
    you: You


class Moved(msgspec.Struct, frozen=True):
    """The move is stored. `again`: it was stored before, this was a retry.

    `update` is everything since that ply. It is null if you have this table open on a WebSocket,
    which delivers it, unless the request says otherwise.
    """

    again: bool
    update: Update | None
