"""Holidays: the time that is left stays the same, with a clock and with a bank of time."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from florin.server.domain import TableState, play, seats
from florin.server.domain.holiday import set_holiday
from florin.server.domain.notices import Holiday, NoticeKind, holiday_days_left, reminder_of
from florin.server.domain.table import Bank
from table_kit import ANNA, BRUNO, new

MINUTE = 60_000
HOUR = 60 * MINUTE
DAY = 24 * HOUR


def begun(**options: Any) -> TableState:
    """A game of Anna and Bruno that began at time 0; Anna is to act."""
    state = replace(new("me", "bruno", game="strozzi", start=False), **options)
    found = seats.start(state, ANNA, 0).state
    assert found.to_act == 0
    return found


def test_the_time_left_runs_on_after_the_holiday() -> None:
    state = set_holiday(begun(clock=86_400), ANNA.id, 5 * DAY + HOUR, HOUR).state
    assert state.due == DAY + 5 * DAY  # 23 hours are left at its end
    longer = set_holiday(state, ANNA.id, 6 * DAY + HOUR, 2 * DAY).state
    assert longer.due == DAY + 6 * DAY
    back = set_holiday(longer, ANNA.id, None, 3 * DAY).state
    assert back.due == 3 * DAY + 23 * HOUR


def test_the_holiday_of_another_person_changes_no_time() -> None:
    state = begun(clock=86_400)
    after = set_holiday(state, BRUNO.id, 5 * DAY, HOUR).state
    assert (after.due, after.seats[1].holiday) == (state.due, 5 * DAY)


@pytest.mark.parametrize("options", [{"clock": 120}, {"clock": None}])
def test_games_of_minutes_know_no_holiday(options: dict[str, Any]) -> None:
    state = begun(**options)
    assert set_holiday(state, ANNA.id, 5 * DAY, HOUR).state is state


def test_a_move_during_a_holiday_saves_no_time_in_a_bank() -> None:
    state = begun(clock=None, bank=Bank(seconds=2 * 86_400, increment=0))
    state = set_holiday(state, ANNA.id, 5 * DAY + HOUR, HOUR).state
    after = play.move(state, ANNA, state.ply, "stop", 3 * DAY).state
    assert after.time_left[0] == 2 * DAY - HOUR


@pytest.mark.parametrize(
    ("passed", "kind"),
    [(0.49, None), (0.5, "half"), (0.89, "half"), (0.9, "nearly"), (1.0, None)],
)
def test_when_reminders_are_due(passed: float, kind: NoticeKind | None) -> None:
    assert reminder_of(int(passed * DAY), 0, DAY, 86_400) == kind
    assert reminder_of(int(passed * DAY), 0, DAY, None) == kind
    # A holiday of five days moved the end of the turn.
    assert reminder_of(int((5 + passed) * DAY), 0, 6 * DAY, 86_400) == kind


def test_days_of_holiday() -> None:
    now = 1000 * DAY
    assert holiday_days_left([], now) == 30
    # A further day counts from its second minute.
    assert holiday_days_left([Holiday(since=now, until=now + 10 * DAY + MINUTE)], now) == 20
    assert holiday_days_left([Holiday(since=now, until=now + 10 * DAY + MINUTE + 1)], now) == 19
    assert holiday_days_left([Holiday(since=now - 400 * DAY, until=now - 370 * DAY)], now) == 30
    assert holiday_days_left([Holiday(since=now - 370 * DAY, until=now - 360 * DAY)], now) == 25
    assert holiday_days_left([Holiday(since=now - 40 * DAY, until=now)], now) == 0
