"""Time of people: for each decision (`clock`), or a bank of time for the whole game (`bank`).

A bank runs only while its seat is to act, and grows by the increment after each decision. If it
runs out, a bot decides, and the seat has the increment alone for its next decision. Bots need no
time. An undo gives no time back.
"""

from __future__ import annotations

from msgspec.structs import replace

from florin.server.domain.table import TableState


def has_clock(state: TableState) -> bool:
    return state.clock is not None or state.bank is not None


def slowest_turn(state: TableState) -> int | None:
    """Seconds that a decision may take at the beginning of the game; None without a clock."""
    return state.clock if state.bank is None else state.bank.seconds


def allowance(state: TableState, seat: int) -> int | None:
    """Milliseconds that the seat has for a decision that begins now; None without a clock."""
    if state.bank is not None:
        return state.time_left[seat]
    return None if state.clock is None else state.clock * 1000


def deadline(state: TableState, seat: int, since: int) -> int | None:
    """When the time of a turn that began at `since` runs out; None without a clock."""
    allowed = allowance(state, seat)
    return None if allowed is None else since + allowed


def with_full_banks(state: TableState) -> TableState:
    """At the start of the game."""
    if state.bank is None:
        return state
    return replace(state, time_left=(state.bank.seconds * 1000,) * len(state.seats))


def after_decision(state: TableState, seat: int, now: int) -> TableState:
    """The decision of the seat, made now, is charged to its bank."""
    if state.bank is None:
        return state
    if state.due is not None and not state.due_bot:
        # Pauses and holidays have moved the deadline. A holiday that still lasts is no saved time.
        left = state.due - max(now, state.seats[seat].holiday or 0)
    else:
        until = now if state.paused is None else state.paused
        left = state.time_left[seat] - max(0, until - state.turn_since)
    left = max(0, left) + state.bank.increment * 1000
    return replace(state, time_left=(*state.time_left[:seat], left, *state.time_left[seat + 1 :]))
