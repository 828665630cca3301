"""Undo."""

from __future__ import annotations

from florin.server.domain import Person, TableState, orders, play, seats, undo
from table_kit import ANNA, BRUNO, new, refused


def move(state: TableState, person: Person, token: str) -> TableState:
    return play.move(state, person, state.ply, token, 0).state


def ask(state: TableState, person: Person, seat: int | None = None, now: int = 0) -> TableState:
    return undo.request_undo(state, person, seat, state.era, state.ply, now).state


def answer(state: TableState, person: Person, agree: bool) -> TableState:
    return undo.answer_undo(state, person, agree, state.era, state.ply, 0).state


def test_at_once_if_all_others_are_bots_or_mine_and_the_deal_stays() -> None:
    start = new("me", "me", "random", first=1)
    drawn = move(start, ANNA, "draw")
    back = ask(drawn, ANNA, None)
    assert back.moves == start.moves
    assert back.position == start.position
    assert back.era == start.era + 1
    assert [made.token for made in move_in(back, "draw").moves] == [
        made.token for made in drawn.moves
    ]


def test_the_latest_of_my_seats_unless_one_is_named() -> None:
    state = new("me", "me", "me", first=1)
    ply = state.ply
    for token in ("stop", "pass"):
        state = move(state, ANNA, token)
    assert ask(state, ANNA, None).ply == ply + 1
    assert ask(state, ANNA, 0).ply == ply


def test_decisions_from_before_a_branch_stay() -> None:
    source = new("me", "me", "me", first=1, seed="one")
    for token in ("draw", "stop", "pass"):
        source = move(source, ANNA, token)
    tokens = [made.token for made in source.moves]
    opened = new("me", "me", "me", first=1, seed="two", start=False)
    start = seats.start(seats.continued(opened, tokens, source.id, 0), ANNA, 0).state
    assert undo.may_request(start, ANNA.id) == []
    with refused("no_undo"):
        ask(start, ANNA)
    moved = move(start, ANNA, "pass")
    seat = start.to_act
    assert undo.may_request(moved, ANNA.id) == [seat]
    back = ask(moved, ANNA)
    assert (back.ply, back.moves, back.era) == (start.ply, start.moves, 1)
    assert undo.may_request(back, ANNA.id) == []


def test_another_person_must_agree_once_however_many_seats() -> None:
    state = new("me", "bruno", "bruno", first=1)
    ply = state.ply
    state = ask(move(state, ANNA, "stop"), ANNA, None)
    assert undo.waiting(state) == [1]
    with refused("no_undo"):
        ask(state, BRUNO, None)
    assert answer(state, BRUNO, False).pending_undo is None
    agreed = answer(state, BRUNO, True)
    assert agreed.ply == ply
    assert agreed.undo is None


def test_absent_people_are_asked_if_they_decided_or_lots_were_drawn_since() -> None:
    start = new("me", "bruno", game="strozzi")
    stopped = play.resign(move(start, ANNA, "stop"), 1, BRUNO, 0).state
    assert ask(stopped, ANNA).era == 1  # nothing that concerns Bruno
    drawn = play.resign(move(start, ANNA, "draw"), 1, BRUNO, 0).state
    assert drawn.moves[-1].by == "chance"
    asked = ask(drawn, ANNA)
    assert (asked.era, undo.waiting(asked)) == (0, [1])
    assert answer(asked, BRUNO, True).era == 1


def test_no_undo_crosses_a_persons_decision_without_consent() -> None:
    """Bruno decides and goes away; his decision stays unless he agrees."""
    state = new("me", "bruno", "me", first=1)
    state = move(move(state, ANNA, "stop"), BRUNO, "3")
    state = play.resign(state, 1, BRUNO, 0).state
    asked = ask(state, ANNA, 0)
    assert asked.moves == state.moves
    assert undo.waiting(asked) == [1]
    # An order is a decision, too.
    state = new("me", "me", "bruno", "me", first=1)
    state = orders.leave_order(move(state, ANNA, "stop"), 2, BRUNO, "pass", None).state
    state = move(state, ANNA, "4")
    state = play.order_move(state, state.ply, 0, 1).state
    state = play.resign(state, 2, BRUNO, 1).state
    assert undo.waiting(ask(state, ANNA, 1)) == [2]


def test_what_was_taken_back_is_kept() -> None:
    state = move(new("me", "me", "random", first=1), ANNA, "draw")
    back = ask(state, ANNA, now=77)
    (undone,) = back.undone
    assert (undone.era, undone.seat, undone.at) == (0, 0, 77)
    assert back.moves + undone.moves == state.moves
    again = ask(move_in(back, "stop"), ANNA, now=99)
    assert [one.era for one in again.undone] == [0, 1]
    assert again.undone[1].moves[0].token == "stop"


def move_in(state: TableState, token: str) -> TableState:
    return play.move(state, ANNA, state.ply, token, 0, era=state.era).state


def test_a_copy_of_a_request_or_an_answer_acts_once() -> None:
    state = new("me", "me", "me", first=1)
    for token in ("stop", "pass"):
        state = move(state, ANNA, token)
    back = ask(state, ANNA)
    for _ in range(2):
        assert undo.request_undo(back, ANNA, None, 0, state.ply, 5).state is back
    with refused("stale_ply"):
        undo.request_undo(back, ANNA, None, 0, state.ply - 1, 5)

    state = new("me", "bruno", game="strozzi")
    state = move(state, ANNA, "stop")
    asked = ask(state, ANNA)
    assert ask(asked, ANNA) is asked
    agreed = answer(asked, BRUNO, True)
    assert undo.answer_undo(agreed, BRUNO, True, 0, state.ply, 5).state is agreed
    assert undo.request_undo(agreed, ANNA, None, 0, state.ply, 5).state is agreed
    with refused("stale_ply"):
        undo.answer_undo(agreed, BRUNO, False, 0, state.ply, 5)


def test_bots_may_move_between_the_click_and_the_request() -> None:
    start = new("me", "random", "me", first=1)
    state = move(start, ANNA, "stop")
    seen = state.ply
    state = play.bot_move(state, state.ply, 0, "pass", 900).state
    back = undo.request_undo(state, ANNA, None, 0, seen, 901).state
    assert back.moves == start.moves
    assert undo.request_undo(back, ANNA, None, 0, seen, 902).state is back
    # A newer decision of one's own is another one.
    state = move(state, ANNA, "pass")
    with refused("stale_ply"):
        undo.request_undo(state, ANNA, None, 0, seen, 901)
    # Someone who must agree is asked about what is seen now.
    state = move(move(new("me", "bruno", "me", first=1), ANNA, "stop"), BRUNO, "pass")
    with refused("stale_ply"):
        undo.request_undo(state, ANNA, 0, 0, state.ply - 1, 0)


def test_a_late_copy_of_a_refused_request_does_not_ask_again() -> None:
    state = move(new("me", "bruno", game="strozzi"), ANNA, "stop")
    no = answer(ask(state, ANNA), BRUNO, False)
    assert answer(no, BRUNO, False) is no
    assert undo.may_request(no, ANNA.id) == []
    with refused("no_undo"):
        ask(no, ANNA)
    assert undo.may_request(move(no, ANNA, "3"), ANNA.id) == [0]


def test_the_requester_withdraws_the_request() -> None:
    state = move(new("me", "bruno", game="strozzi"), ANNA, "stop")
    gone = answer(ask(state, ANNA), ANNA, False)
    assert gone.pending_undo is None
    assert undo.waiting(gone) == []
    with refused("no_undo"):
        answer(gone, BRUNO, True)


def test_requests_and_answers_leave_the_clock_alone() -> None:
    state = move(new("me", "bruno", game="strozzi", clock=30), ANNA, "stop")
    asked = ask(state, ANNA, now=20_000)
    assert (asked.due, asked.turn_since) == (state.due, state.turn_since)
    no = undo.answer_undo(asked, BRUNO, False, 0, state.ply, 25_000).state
    assert (no.due, no.turn_since) == (state.due, state.turn_since)


def test_a_decision_that_was_taken_back_has_the_rest_of_its_time() -> None:
    start = new("me", "random", game="strozzi", clock=30)
    state = play.move(start, ANNA, start.ply, "stop", 12_000).state
    back = ask(state, ANNA, now=13_000)
    assert back.due == 13_000 + 30_000 - 12_000
    state = play.move(start, ANNA, start.ply, "stop", 29_000).state
    # At least half of the clock, and ten seconds where that is less.
    assert ask(state, ANNA, now=30_000).due == 30_000 + 15_000
    short = new("me", "random", game="strozzi", clock=12)
    state = play.move(short, ANNA, short.ply, "stop", 11_000).state
    assert ask(state, ANNA, now=12_000).due == 12_000 + undo.LEAST_TIME_MS


def test_a_move_ends_the_request() -> None:
    state = new("me", "bruno", game="strozzi")
    for token in ("stop", "3"):
        state = move(state, ANNA, token)
    state = ask(state, ANNA, None)
    assert move(state, BRUNO, "decline").undo is None


def test_resigning_or_returning_ends_the_request() -> None:
    state = new("me", "bruno", game="strozzi")
    for token in ("stop", "3"):
        state = move(state, ANNA, token)
    asked = ask(state, ANNA, None)
    assert undo.waiting(asked) == [1]
    for seat, person in ((0, ANNA), (1, BRUNO)):
        gone = play.resign(asked, seat, person, 0).state
        assert gone.undo is None
        assert gone.ply == asked.ply
    again = ask(play.resign(asked, 1, BRUNO, 0).state, ANNA, None)
    assert again.era == asked.era + 1
    # Returning without having left changes nothing.
    assert play.come_back(asked, 1, BRUNO, 0).state is asked


def test_orders_are_withdrawn() -> None:
    state = new("me", "me", "me", first=1)
    state = move(state, ANNA, "stop")
    state = orders.leave_order(state, 2, ANNA, "pass", None).state
    assert ask(state, ANNA, None).orders == ()


def test_nothing_to_take_back() -> None:
    state = new("me", "bruno", "me", first=1)
    with refused("no_undo"):
        ask(state, ANNA, None)
    with refused("not_your_seat"):
        ask(state, ANNA, 1)
    with refused("no_undo"):
        answer(state, ANNA, True)
