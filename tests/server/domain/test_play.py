"""Moves, clocks and absence, without a clock: time is an argument."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from florin.records import Replay
from florin.server.domain import Person, TableState, play, seats
from table_kit import ANNA, BRUNO, new, refused


def test_starting_deals_until_a_seat_must_decide() -> None:
    state = new("me", "me", "me", first=1)
    assert state.status == "playing"
    assert [made.by for made in state.moves] == ["chance", "chance"]
    assert state.to_act == 0


def test_a_clock_gives_a_deadline_and_a_bot_a_pace() -> None:
    state = new("me", "random", "me", clock=30, first=1)
    assert (state.due, state.due_bot) == (30_000, False)
    state = play.move(state, ANNA, state.ply, "stop", 5_000).state
    assert (state.due, state.due_bot, state.to_act) == (5_700, True, 1)
    state = play.bot_move(state, state.ply, 0, "pass", 6_000).state
    assert state.moves[-1].by == "bot"
    assert (state.due, state.to_act) == (36_000, 2)


def test_bots_do_not_wait_when_no_person_can_decide_before_the_scoring() -> None:
    state = new("me", "random", "random", first=1)
    now = 0
    # Anna buys everything until her ship is full.
    while not state.rules.is_out(state.position, 0):
        assert state.position is not None
        assert state.due_bot is (state.to_act != 0)
        legal = [action.token for action in state.position.legal()]
        if state.to_act == 0:
            token = next((one for one in ("draw", "stop") if one in legal), None)
            state = play.move(
                state, ANNA, state.ply, token or str(min(map(int, legal[1:]))), now
            ).state
        else:
            assert state.due == now + state.pace_ms
            now += state.pace_ms
            token = "stop" if "stop" in legal else "pass"
            state = play.bot_move(state, state.ply, state.era, token, now).state
    assert (state.due, state.due_bot) == (now, True)
    # Bots alone keep their pace: people may watch.
    alone = new("random", "random", "random", first=1)
    assert alone.due == alone.pace_ms


def test_without_a_clock_no_bot_decides_for_a_person() -> None:
    state = new("me", "me", "me", first=1)
    assert state.due is None
    with refused("stale_ply"):
        play.bot_move(state, state.ply, 0, "stop", 10**9)


def test_a_bot_decides_only_when_the_clock_has_run_out() -> None:
    state = new("me", "me", "me", clock=30, first=1)
    with refused("stale_ply"):
        play.bot_move(state, state.ply, 0, "stop", 29_999)
    state = play.bot_move(state, state.ply, 0, "stop", 30_000).state
    assert state.moves[-1].by == "clock"
    assert state.seats[0].missed == 1
    assert not state.seats[0].absent


def miss(state: TableState, token: str) -> TableState:
    assert state.due is not None
    return play.bot_move(state, state.ply, state.era, token, state.due).state


def both_miss_twice() -> TableState:
    """Medici vs Strozzi, one person against another, and Bruno never answers."""
    state = new("me", "bruno", game="strozzi", clock=30)
    for token in ("stop", "3"):
        state = play.move(state, ANNA, state.ply, token, 0).state
    state = miss(state, "buy")
    assert state.to_act == 1
    return miss(state, "3@1")


def test_after_two_in_a_row_the_bot_keeps_the_seat_until_the_person_returns() -> None:
    state = both_miss_twice()
    assert state.seats[1].absent
    assert state.due_bot
    with refused("not_your_seat"):
        play.come_back(state, 1, ANNA, 0)
    back = play.come_back(state, 1, BRUNO, state.turn_since + 500).state
    assert not back.seats[1].absent
    assert (back.due, back.due_bot) == (state.turn_since + 30_000, False)


def test_leaving_and_returning_gain_no_time() -> None:
    state = new("me", "me", "me", clock=30, first=1)
    assert state.due == 30_000
    for now in (10_000, 25_000, 29_900, 31_000):
        gone = play.resign(state, 0, ANNA, now).state
        assert gone.due is not None
        assert gone.due <= 30_000
        state = play.come_back(gone, 0, ANNA, now).state
        assert (state.due, state.turn_since) == (30_000, 0)
    assert play.bot_move(state, state.ply, 0, "stop", 31_000).state.moves[-1].by == "clock"


def test_leaving_twice_changes_nothing() -> None:
    gone = play.resign(new("me", "me", "me", first=1), 0, ANNA, 5).state
    assert play.resign(gone, 0, ANNA, 900).state is gone


def test_moving_is_returning() -> None:
    state = both_miss_twice()
    back = play.move(state, BRUNO, state.ply, "stop", 0).state
    assert not back.seats[1].absent
    assert back.seats[1].missed == 0


def test_a_decision_in_time_starts_the_count_anew() -> None:
    state = new("me", "me", "me", clock=30, first=1)
    state = play.bot_move(state, state.ply, 0, "stop", 30_000).state
    state = play.move(state, ANNA, state.ply, "pass", 31_000).state
    state = play.move(state, ANNA, state.ply, "pass", 31_000).state
    assert state.to_act == 0
    state = play.move(state, ANNA, state.ply, "1", 31_000).state
    assert state.seats[0].missed == 0


def test_resigning_hands_the_turn_to_a_bot_at_once() -> None:
    state = new("me", "me", "me", first=1)
    gone = play.resign(state, 0, ANNA, 5_000).state
    assert (gone.due, gone.due_bot) == (5_700, True)
    moved = play.bot_move(gone, gone.ply, 0, "stop", 5_700).state
    assert moved.moves[-1].by == "absent"


def test_a_random_move_in_place_of_a_bots_is_marked() -> None:
    state = new("me", "random", "me", first=1)
    state = play.move(state, ANNA, state.ply, "stop", 0).state
    state = play.bot_move(state, state.ply, 0, "pass", 700, failed=True).state
    assert state.moves[-1].by == "fallback"


def test_a_retry_is_known_by_person_token_and_ply() -> None:
    state = new("me", "bruno", "me", first=1)
    ply = state.ply
    state = play.move(state, ANNA, ply, "stop", 0).state

    def retry(person: Person, at: int, token: str, seat: int | None, era: int | None) -> bool:
        return play.is_retry(state, person, at, token, seat, era)

    assert retry(ANNA, ply, "stop", None, None)
    assert not retry(BRUNO, ply, "stop", None, None)
    assert not retry(ANNA, ply, "draw", None, None)
    assert not retry(ANNA, ply + 1, "stop", None, None)
    assert retry(ANNA, ply, "stop", 0, None)
    assert not retry(ANNA, ply, "stop", 2, None)
    assert retry(ANNA, ply, "stop", None, 0)
    assert not retry(ANNA, ply, "stop", None, 1)


def test_the_era_must_be_right_if_it_is_given() -> None:
    state = replace(new("me", "me", "me", first=1), era=3)
    for era in (2, None):  # without an era a late copy could not be told from a new move
        with refused("stale_ply"):
            play.move(state, ANNA, state.ply, "stop", 0, era=era)
    assert play.move(state, ANNA, state.ply, "stop", 0, era=3).state.ply > state.ply


@pytest.mark.parametrize("token", ["9" * 10, "@1", "x", "x" * 41])
def test_what_is_no_token_is_illegal_and_says_what_is_legal(token: str) -> None:
    state = new("me", "me", game="strozzi")
    state = play.move(state, ANNA, state.ply, "stop", 0).state
    with refused("illegal_move") as caught:
        play.move(state, ANNA, state.ply, token, 0)
    assert caught.value.position == state.position
    assert "legal: 0.." in caught.value.detail


def test_a_branch_keeps_its_tokens_and_plays_on_with_its_own_deal() -> None:
    source = new("me", "me", "me", first=2, seed="one")
    for token in ("draw", "stop", "pass"):
        source = play.move(source, ANNA, source.ply, token, 0).state
    tokens = [made.token for made in source.moves]
    state = new("me", "me", "me", first=2, seed="two", start=False)
    state = seats.continued(state, tokens, source.id, 0)
    state = seats.start(state, ANNA, 0).state
    assert [made.token for made in state.moves[: len(tokens)]] == tokens
    assert state.position == source.position
    Replay.of(state.record())
