"""Chat of a table."""

from __future__ import annotations

import msgspec


class ChatLine(msgspec.Struct, frozen=True):
    """One line. `seat`, from 1 because it is only shown, is the author's; None for a spectator."""

    id: int
    at: int
    name: str
    seat: int | None
    text: str
