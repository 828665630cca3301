"""Holidays: clocks of a day or more stop for a person who has said when they come back."""

from __future__ import annotations

from msgspec.structs import replace

from florin.server.domain.clocks import slowest_turn
from florin.server.domain.pause import TURN_BASED
from florin.server.domain.steps import Change
from florin.server.domain.table import TableState


def set_holiday(state: TableState, person: str, until: int | None, now: int) -> Change:
    """The person's seats are on holiday until then; None: no longer.

    In a turn that has begun, the time that is left stays the same and runs on after the holiday.
    """
    if state.status != "playing" or (slowest_turn(state) or 0) < TURN_BASED:
        return Change(state)
    seats = tuple(
        replace(seat, holiday=until) if seat.person == person else seat for seat in state.seats
    )
    if seats == state.seats:
        return Change(state)
    after, to_act = replace(state, seats=seats), state.to_act
    if (
        to_act is not None
        and state.seats[to_act].person == person
        and state.due is not None
        and not state.due_bot
    ):
        old = max(now, state.seats[to_act].holiday or 0)
        after = replace(after, due=state.due - old + max(now, until or 0))
    return Change(after)
