"""A game waits while all its people are away, instead of being finished by bots.

A bot decides for a person only if a person attends the game. Who attends depends on the clock:

- Without a clock, and with a clock of a day or more, people come and go. A person attends unless a
  bot keeps the seat. So only a game in which bots keep the seats of all people pauses, and no one
  gains time by staying away: the clock of each decision runs until it has run out twice.
- With a clock of minutes, a person attends while they have the table open. If all have left, the
  clock of the seat to act stops. A person who stays while others leave is not kept waiting.

A person who left the seat to a bot on purpose attends by watching. A person whose clock ran out
does not attend: the game waits until the seat is taken back.

Bots play their own turns until a person must decide. After a pause a turn has the time that it had
left when the last person went away, but at least half a minute.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from msgspec.structs import replace

from florin.server.domain.clocks import slowest_turn
from florin.server.domain.play import after_pause
from florin.server.domain.steps import Change
from florin.server.domain.table import SeatState, TableState

# Clocks of at least this many seconds are for people who come and go.
TURN_BASED: Final = 86_400


def is_attended(state: TableState, present: Collection[str]) -> bool:
    """Whether a person attends the game. `present` are the people who have the table open."""
    seconds = slowest_turn(state)
    live = seconds is not None and seconds < TURN_BASED
    return any(_attends(seat, present, live) for seat in state.seats)


def _attends(seat: SeatState, present: Collection[str], live: bool) -> bool:
    if seat.person is None:
        return False
    if seat.absent:
        return seat.missed == 0 and seat.person in present
    return not live or seat.person in present


def must_pause(state: TableState, present: Collection[str]) -> bool:
    """Whether a bot would decide for a person, now or when the clock runs out, unattended."""
    if state.to_act is None or state.paused is not None:
        return False
    seat = state.seats[state.to_act]
    if seat.person is None or not (seat.absent or state.due is not None):
        return False
    return not is_attended(state, present)


def pause(state: TableState, since: int) -> Change:
    """The game waits for a person since then: no clock runs, and no bot acts."""
    if state.to_act is None or state.paused is not None:
        return Change(state)
    paused = max(since, state.turn_since)
    return Change(replace(state, paused=paused, due=None, due_bot=False))


def resume(state: TableState, now: int) -> Change:
    """The game goes on."""
    return Change(state if state.paused is None else after_pause(state, now))
