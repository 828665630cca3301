"""A game waits while all its people are away."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from florin.server.domain import TableState, pause, play
from florin.server.domain.table import Clock, with_seat
from florin.server.messages import convert
from table_kit import ANNA, BRUNO, new, refused

BOTH = {ANNA.id, BRUNO.id}


def absent(state: TableState, seat: int, missed: int) -> TableState:
    return with_seat(state, seat, replace(state.seats[seat], absent=True, missed=missed))


def two(clock: Clock | None) -> TableState:
    """Anna is to act at time 0."""
    return new("me", "bruno", game="strozzi", clock=clock)


@pytest.mark.parametrize(
    ("clock", "present", "paused"),
    [
        (30, set[str](), True),
        (120, set[str](), True),
        (30, {ANNA.id}, False),
        (30, {BRUNO.id}, False),  # Bruno is not kept waiting
        (30, {"a spectator"}, True),
        (86_400, set[str](), False),  # people of turn-based games come and go
        (259_200, set[str](), False),
        (None, set[str](), False),  # no bot would decide
    ],
)
def test_whose_absence_stops_a_clock(clock: Clock | None, present: set[str], paused: bool) -> None:
    assert pause.must_pause(two(clock), present) is paused


@pytest.mark.parametrize("clock", [30, 259_200, None])
def test_a_game_that_only_bots_would_go_on_with_pauses(clock: Clock | None) -> None:
    state = absent(absent(two(clock), 0, 2), 1, 2)
    assert pause.must_pause(state, set())
    # Looking on is not enough for those whose time ran out: they take the seat back, or let go.
    assert pause.must_pause(state, BOTH)
    assert not pause.must_pause(absent(state, 1, 0), BOTH)
    assert pause.must_pause(absent(state, 1, 0), set())


def test_one_person_who_plays_on_is_enough_in_a_turn_based_game() -> None:
    assert not pause.must_pause(absent(two(259_200), 0, 2), set())
    assert not pause.must_pause(absent(two(None), 0, 0), set())


def test_a_bot_plays_its_own_turn_while_people_are_away() -> None:
    state = new("random", "me", game="strozzi", clock=30)
    assert state.to_act == 0
    assert not pause.must_pause(state, set())


@pytest.mark.parametrize(
    ("clock", "used", "left"),
    [(120, 20_000, 100_000), (120, 119_000, 30_000), (30, 29_000, 30_000)],
)
def test_after_a_pause_a_turn_has_the_time_that_it_had_left(
    clock: Clock, used: int, left: int
) -> None:
    state = pause.resume(pause.pause(two(clock), used).state, 3_600_000).state
    assert state.due == 3_600_000 + left


def test_no_clock_runs_in_a_pause() -> None:
    state = pause.pause(two(30), 20_000).state
    assert (state.paused, state.due, state.due_bot) == (20_000, None, False)
    turn = convert.table_message(state).turn
    assert turn is not None
    assert turn.deadline is None
    assert pause.pause(state, 25_000).state is state
    with refused("stale_ply"):
        play.bot_move(state, state.ply, 0, "stop", 10**9)
    state = pause.resume(state, 3_600_000).state
    assert (state.paused, state.turn_since, state.due) == (None, 3_600_000, 3_630_000)
    assert pause.resume(state, 0).state is state


def test_a_person_who_takes_a_seat_back_ends_the_pause() -> None:
    state = pause.pause(absent(absent(two(30), 0, 2), 1, 2), 20_000).state
    back = play.come_back(state, 1, BRUNO, 50_000).state
    assert back.paused is None
    # It is Anna's turn, and a bot keeps her seat.
    assert (back.due, back.due_bot) == (50_000 + back.pace_ms, True)
    # Leaving the seat to the bot does not by itself.
    assert play.resign(state, 1, BRUNO, 50_000).state.paused == 20_000


def test_a_move_ends_the_pause() -> None:
    state = pause.pause(two(30), 20_000).state
    state = play.move(state, ANNA, state.ply, "stop", 60_000).state
    assert (state.paused, state.due) == (None, 90_000)


def test_a_seat_can_be_taken_back_until_the_game_is_over() -> None:
    state = replace(absent(two(30), 0, 2), status="over")
    with refused("wrong_status") as caught:
        play.come_back(state, 0, ANNA, 0)
    assert caught.value.detail == "the game is over: the seat cannot be taken back any more"
