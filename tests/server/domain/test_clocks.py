"""Time for each decision, and banks of time for the whole game."""

from __future__ import annotations

from florin.server.domain import Bank, TableState, holiday, pause, play, undo
from table_kit import ANNA, BRUNO, new, refused


def table(seconds: int = 60, increment: int = 10) -> TableState:
    return new("me", "bruno", game="strozzi", bank=Bank(seconds, increment))


def test_a_bank_runs_while_its_seat_is_to_act_and_grows_with_each_decision() -> None:
    state = table()
    assert (state.time_left, state.due) == ((60_000, 60_000), 60_000)
    mover = state.to_act
    assert mover is not None
    person, other = (ANNA, BRUNO) if mover == 0 else (BRUNO, ANNA)
    state = play.move(state, person, state.ply, "stop", 25_000).state
    assert state.time_left[mover] == 60_000 - 25_000 + 10_000
    # The same player names the price: the bank that is left is the new deadline.
    assert (state.to_act, state.due) == (mover, 25_000 + 45_000)
    state = play.move(state, person, state.ply, "9", 30_000).state
    assert state.time_left[mover] == 45_000 - 5_000 + 10_000
    assert state.to_act == 1 - mover
    assert (state.time_left[1 - mover], state.due) == (60_000, 90_000)
    state = play.move(state, other, state.ply, "decline", 40_000).state
    assert state.time_left[1 - mover] == 60_000


def test_a_bank_that_has_run_out_leaves_the_increment() -> None:
    state = table(60, 10)
    mover = state.to_act
    assert mover is not None
    with refused("stale_ply"):
        play.bot_move(state, state.ply, 0, "stop", 59_999)
    state = play.bot_move(state, state.ply, 0, "stop", 75_000).state
    assert state.moves[-1].by == "clock"
    assert (state.time_left[mover], state.due) == (10_000, 85_000)
    assert state.seats[mover].missed == 1


def test_time_of_a_pause_is_not_charged() -> None:
    state = table(60, 0)
    mover = state.to_act
    assert mover is not None
    person = ANNA if mover == 0 else BRUNO
    assert pause.must_pause(state, set())  # minutes: people must have the table open
    assert not pause.must_pause(table(259_200), set())  # days: people come and go
    paused = pause.pause(state, 20_000).state
    assert paused.due is None
    later = pause.resume(paused, 1_000_000).state
    assert later.due == 1_000_000 + 40_000
    moved = play.move(later, person, later.ply, "stop", 1_005_000).state
    assert moved.time_left[mover] == 35_000
    # A move that comes while the game is paused is charged until the pause began.
    moved = play.move(paused, person, paused.ply, "stop", 1_005_000).state
    assert moved.time_left[mover] == 40_000


def test_a_holiday_costs_no_time_of_a_bank() -> None:
    day = 86_400
    state = table(5 * day, 3600)
    mover = state.to_act
    assert mover is not None
    person = ANNA if mover == 0 else BRUNO
    away = holiday.set_holiday(state, person.id, 10 * day * 1000, day * 1000).state
    assert away.due == 14 * day * 1000  # one of five days was used before
    moved = play.move(away, person, away.ply, "stop", 11 * day * 1000).state
    assert moved.time_left[mover] == (3 * day + 3600) * 1000
    # A bank of minutes does not stop for a holiday.
    quick = table(600, 0)
    assert holiday.set_holiday(quick, person.id, 10 * day * 1000, 0).state is quick


def test_an_undo_gives_no_time_back() -> None:
    state = new("me", "random", game="strozzi", bank=Bank(60, 10), seed="undo")
    while state.to_act != 0:
        assert state.position is not None
        token = next(iter(state.position.legal())).token
        state = play.bot_move(state, state.ply, 0, token, 0).state
    before = state
    state = play.move(state, ANNA, state.ply, "stop", 30_000).state
    back = undo.request_undo(state, ANNA, None, 0, state.ply, 31_000).state
    assert back.ply == before.ply
    assert back.time_left[0] == 40_000
    assert back.due == 31_000 + 40_000


def test_bots_need_no_time() -> None:
    state = new("me", "random", "me", first=2, bank=Bank(60, 10))
    assert state.due_bot
    state = play.bot_move(state, state.ply, 0, "stop", 50_000).state
    assert state.time_left == (60_000, 60_000, 60_000)
