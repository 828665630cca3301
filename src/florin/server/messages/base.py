"""What all messages share. Times are milliseconds since 1970, UTC; seats count from 1."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

GameName = Literal["medici", "strozzi"]
SeatNumber = Annotated[int, msgspec.Meta(ge=1, le=6)]
Ply = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
DisplayName = Annotated[str, msgspec.Meta(min_length=1, max_length=30)]
# Any text but for the letter that PostgreSQL cannot store.
WITHOUT_NUL: Final = r"^[^\x00]*$"
# A token is short; a price of more than nine digits is refused here, not in the rules.
TokenText = Annotated[str, msgspec.Meta(min_length=1, max_length=9)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what clients send: a field nobody knows is an error, not noise."""
