"""Undo."""

from __future__ import annotations

from florin.server.tables import orders, play, undo
from florin.server.tables.state import Person, State
from table_kit import ANNA, BRUNO, new, refused


def move(state: State, person: Person, token: str) -> State:
    return play.move(state, person, state.ply, token, 0, 0)


def test_at_once_where_all_others_are_bots_or_mine_and_the_deal_stays() -> None:
    start = new("me", "me", "random", first=1)
    drawn = move(start, ANNA, "draw")
    back = undo.ask(drawn, ANNA, None, 0, 0)
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
    assert undo.ask(state, ANNA, None, 0, 0).ply == ply + 1
    assert undo.ask(state, ANNA, 0, 0, 0).ply == ply


def test_another_person_must_agree_once_however_many_seats() -> None:
    state = new("me", "bruno", "bruno", first=1)
    ply = state.ply
    state = undo.ask(move(state, ANNA, "stop"), ANNA, None, 0, 0)
    assert undo.waiting(state) == [1]
    with refused("no_undo"):
        undo.ask(state, BRUNO, None, 0, 0)
    assert undo.answer(state, BRUNO, False, 0, 0).undo is None
    agreed = undo.answer(state, BRUNO, True, 0, 0)
    assert agreed.ply == ply
    assert agreed.undo is None


def test_who_is_absent_is_not_asked() -> None:
    state = new("me", "bruno", game="strozzi")
    state = move(state, ANNA, "stop")
    state = play.give_up(state, 1, BRUNO, 0, 0)
    assert undo.ask(state, ANNA, None, 0, 0).era == 1


def test_a_move_ends_the_request() -> None:
    state = new("me", "bruno", game="strozzi")
    for token in ("stop", "3"):
        state = move(state, ANNA, token)
    state = undo.ask(state, ANNA, None, 0, 0)
    assert move(state, BRUNO, "decline").undo is None


def test_resigning_or_returning_ends_the_request() -> None:
    state = new("me", "bruno", game="strozzi")
    for token in ("stop", "3"):
        state = move(state, ANNA, token)
    asked = undo.ask(state, ANNA, None, 0, 0)
    assert undo.waiting(asked) == [1]
    for seat, person in ((0, ANNA), (1, BRUNO)):
        gone = play.give_up(asked, seat, person, 0, 0)
        assert gone.undo is None
        assert gone.ply == asked.ply
    again = undo.ask(play.give_up(asked, 1, BRUNO, 0, 0), ANNA, None, 0, 0)
    assert again.era == asked.era + 1
    assert play.come_back(asked, 1, BRUNO, 0, 0).undo is None


def test_orders_are_withdrawn() -> None:
    state = new("me", "me", "me", first=1)
    state = move(state, ANNA, "stop")
    state = orders.leave_order(state, 2, ANNA, "pass", None)
    assert undo.ask(state, ANNA, None, 0, 0).orders == ()


def test_nothing_to_take_back() -> None:
    state = new("me", "bruno", "me", first=1)
    with refused("no_undo"):
        undo.ask(state, ANNA, None, 0, 0)
    with refused("not_your_seat"):
        undo.ask(state, ANNA, 1, 0, 0)
    with refused("no_undo"):
        undo.answer(state, ANNA, True, 0, 0)
