"""A table in a list, without its moves."""

from __future__ import annotations

import msgspec

from florin.core import Value
from florin.server.domain.table import Bank, Clock, Pace, Result, SeatState, StandIn, Status


class TableSummary(msgspec.Struct, frozen=True):
    """As much of a table as a list shows; the fields are those of `TableState`."""

    id: str
    game: str
    status: Status
    owner: str
    owner_name: str
    created: int
    changed: int
    seats: tuple[SeatState, ...]
    options: dict[str, Value]
    clock: Clock | None
    bank: Bank | None
    public: bool
    pace: Pace
    stand_in: StandIn
    seeded: bool
    same_deal: bool
    practice: bool
    ply: int
    stage: int
    money: tuple[int, ...] | None  # by seat; None before the game
    to_act: int | None
    turn_since: int
    due: int | None
    due_bot: bool
    paused: int | None
    result: Result | None
