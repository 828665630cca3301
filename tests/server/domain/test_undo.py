"""Undo."""

from __future__ import annotations

from florin.server.domain import Person, TableState, orders, play, undo
from table_kit import ANNA, BRUNO, new, refused


def move(state: TableState, person: Person, token: str) -> TableState:
    return play.move(state, person, state.ply, token, 0).state


def test_at_once_if_all_others_are_bots_or_mine_and_the_deal_stays() -> None:
    start = new("me", "me", "random", first=1)
    drawn = move(start, ANNA, "draw")
    back = undo.request_undo(drawn, ANNA, None, 0).state
    assert back.moves == start.moves
    assert back.position == start.position
    assert back.era == start.era + 1
    assert [made.token for made in move(back, ANNA, "draw").moves] == [
        made.token for made in drawn.moves
    ]


def test_the_latest_of_my_seats_unless_one_is_named() -> None:
    state = new("me", "me", "me", first=1)
    ply = state.ply
    for token in ("stop", "pass"):
        state = move(state, ANNA, token)
    assert undo.request_undo(state, ANNA, None, 0).state.ply == ply + 1
    assert undo.request_undo(state, ANNA, 0, 0).state.ply == ply


def test_another_person_must_agree_once_however_many_seats() -> None:
    state = new("me", "bruno", "bruno", first=1)
    ply = state.ply
    state = undo.request_undo(move(state, ANNA, "stop"), ANNA, None, 0).state
    assert undo.waiting(state) == [1]
    with refused("no_undo"):
        undo.request_undo(state, BRUNO, None, 0)
    assert undo.answer_undo(state, BRUNO, False, 0).state.undo is None
    agreed = undo.answer_undo(state, BRUNO, True, 0).state
    assert agreed.ply == ply
    assert agreed.undo is None


def test_absent_people_are_not_asked() -> None:
    state = new("me", "bruno", game="strozzi")
    state = move(state, ANNA, "stop")
    state = play.resign(state, 1, BRUNO, 0).state
    assert undo.request_undo(state, ANNA, None, 0).state.era == 1


def test_a_move_ends_the_request() -> None:
    state = new("me", "bruno", game="strozzi")
    for token in ("stop", "3"):
        state = move(state, ANNA, token)
    state = undo.request_undo(state, ANNA, None, 0).state
    assert move(state, BRUNO, "decline").undo is None


def test_resigning_or_returning_ends_the_request() -> None:
    state = new("me", "bruno", game="strozzi")
    for token in ("stop", "3"):
        state = move(state, ANNA, token)
    asked = undo.request_undo(state, ANNA, None, 0).state
    assert undo.waiting(asked) == [1]
    for seat, person in ((0, ANNA), (1, BRUNO)):
        gone = play.resign(asked, seat, person, 0).state
        assert gone.undo is None
        assert gone.ply == asked.ply
    again = undo.request_undo(play.resign(asked, 1, BRUNO, 0).state, ANNA, None, 0).state
    assert again.era == asked.era + 1
    assert play.come_back(asked, 1, BRUNO, 0).state.undo is None


def test_orders_are_withdrawn() -> None:
    state = new("me", "me", "me", first=1)
    state = move(state, ANNA, "stop")
    state = orders.leave_order(state, 2, ANNA, "pass", None).state
    assert undo.request_undo(state, ANNA, None, 0).state.orders == ()


def test_nothing_to_take_back() -> None:
    state = new("me", "bruno", "me", first=1)
    with refused("no_undo"):
        undo.request_undo(state, ANNA, None, 0)
    with refused("not_your_seat"):
        undo.request_undo(state, ANNA, 1, 0)
    with refused("no_undo"):
        undo.answer_undo(state, ANNA, True, 0)
