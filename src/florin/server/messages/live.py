"""The WebSocket of a table: `/api/tables/ID/live?ply=P&era=E`."""

from __future__ import annotations

from typing import Annotated

import msgspec

from florin.server.messages.base import ChatText, Ply, Request, SeatNumber, TokenText
from florin.server.messages.errors import Problem
from florin.server.messages.play import ChatLine, Snapshot, Update

Reference = Annotated[str, msgspec.Meta(max_length=40)]


class Said(msgspec.Struct, frozen=True, tag_field="type", tag="chat"):
    """A new chat line."""

    line: ChatLine


class Presence(msgspec.Struct, frozen=True, tag_field="type", tag="presence"):
    """Seats whose holders have the table open now, and the number of spectators."""

    present: list[int]
    spectators: int


class Accepted(msgspec.Struct, frozen=True, tag_field="type", tag="accepted"):
    """Your message was carried out; a move is stored. `ref` is the one that you sent."""

    ref: str | None
    again: bool


class Refused(msgspec.Struct, frozen=True, tag_field="type", tag="refused"):
    """Your message was not carried out."""

    ref: str | None
    problem: Problem


class Beat(msgspec.Struct, frozen=True, tag_field="type", tag="beat"):
    """The connection is alive. One comes at least every 25 seconds."""

    at: int


ServerMessage = Snapshot | Update | Said | Presence | Accepted | Refused | Beat


class Move(Request, frozen=True, tag_field="type", tag="move"):
    """As the body of POST moves. `ref` comes back in `accepted` or `refused`."""

    ply: Ply
    token: TokenText
    seat: SeatNumber | None = None
    era: Ply | None = None
    ref: Reference | None = None


class Say(Request, frozen=True, tag_field="type", tag="say"):
    text: ChatText
    ref: Reference | None = None


class Ping(Request, frozen=True, tag_field="type", tag="ping"):
    """Answered by a beat."""


class Visible(Request, frozen=True, tag_field="type", tag="visible"):
    """Whether you can see the page. While you cannot, notices of this table are sent to you."""

    visible: bool


ClientMessage = Move | Say | Ping | Visible
