"""Playing: moves, steps, standing orders, undo, chat."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from florin.server.messages.base import ChatText, Ply, Request, SeatNumber, TokenText
from florin.server.messages.tables import Table
from florin.server.messages.views import EventView, PositionView, SheetView
from florin.views import Actor, Legal

By = Literal["chance", "person", "bot", "absent"]
OrderKind = Literal["pass", "bid", "raise", "pass_day"]
OrderFlorins = Annotated[int, msgspec.Meta(ge=1, le=999_999)]


class MoveRequest(Request, frozen=True):
    """Play `token` as token number `ply`. `seat` and `era`, where given, must be right too."""

    ply: Ply
    token: TokenText
    seat: SeatNumber | None = None
    era: Ply | None = None


class Step(msgspec.Struct, frozen=True):
    """One token of the game.

    `by`: `absent` is a bot that decided for a person. `position` is the one after the token; null
    in the steps of a snapshot, which are there to be read, not drawn.
    """

    ply: int
    actor: Actor
    token: str
    by: By
    at: int
    events: list[EventView]
    position: PositionView | None


class OrderRequest(Request, frozen=True):
    """Decide before your turn (Medici).

    `pass`: on this group. `bid`: exactly `florins` if that still beats the high bid, else pass.
    `raise`: one more than the high bid up to `florins`, else pass. `pass_day`: pass on every group
    for the rest of the day.
    """

    kind: OrderKind
    florins: OrderFlorins | None = None


class Order(msgspec.Struct, frozen=True):
    """A standing order of yours. Nobody else is ever sent it."""

    seat: int
    kind: OrderKind
    florins: int | None


class OrderOffer(msgspec.Struct, frozen=True):
    """The orders that `seat` may leave now; florins from `least` to `most`."""

    seat: int
    kinds: list[OrderKind]
    least: int
    most: int


class You(msgspec.Struct, frozen=True):
    """What is for the receiver alone. A spectator has no seats."""

    name: str | None  # null: not signed in
    seats: list[int]
    owner: bool
    legal: Legal | None  # where one of your seats is to act
    orders: list[Order]
    may_order: list[OrderOffer]
    may_undo: list[int]  # seats that may ask to take their last decision back
    undo_asked: list[int]  # seats of yours that have yet to answer a request


class ChatLine(msgspec.Struct, frozen=True):
    """`text` is plain text. `seat`: of the speaker; null for a spectator."""

    id: int
    at: int
    name: str
    seat: int | None
    text: str


class ChatSay(Request, frozen=True):
    text: ChatText


class Chat(msgspec.Struct, frozen=True):
    lines: list[ChatLine]


class UndoAsk(Request, frozen=True):
    """`seat`: whose last decision; null: the latest of your seats'."""

    seat: SeatNumber | None = None


class UndoAnswer(Request, frozen=True):
    """`agree` false withdraws the request for everybody."""

    agree: bool


class Steps(msgspec.Struct, frozen=True):
    """Steps with their positions, for looking back. `start` is the position before token 0."""

    start: PositionView
    steps: list[Step]


class Look(msgspec.Struct, frozen=True):
    """An uploaded record, replayed."""

    game: Literal["medici", "strozzi"]
    players: list[str]
    start: PositionView
    steps: list[Step]
    sheets: list[SheetView]
    legal: Legal | None


class Snapshot(msgspec.Struct, frozen=True, tag_field="type", tag="snapshot"):
    """Everything about a table now: replace what you have by it.

    `position` is null until the game starts. `steps` are the latest few, without positions.
    """

    at: int
    table: Table
    position: PositionView | None
    sheets: list[SheetView]
    steps: list[Step]
    chat: list[ChatLine]
    you: You


class Update(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """What is new: append `steps`, take the last one's position, replace `table` and `you`.

    `steps` may be empty, when somebody took a seat, say. `sheets` is null where unchanged.
    """

    at: int
    table: Table
    steps: list[Step]
    sheets: list[SheetView] | None
    you: You


class Moved(msgspec.Struct, frozen=True):
    """The move stands. `again`: it stood already, this was a retry. `update`: since that ply."""

    again: bool
    update: Update
