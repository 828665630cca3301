"""Standing orders."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from florin.server.domain import TableState, orders, play
from florin.server.domain.steps import replayed
from florin.server.messages import convert
from table_kit import ANNA, BRUNO, new, refused


def on_offer() -> TableState:
    """Anna selected and stopped; Anna (2), Bruno (3) and Anna (4, then 1) are to bid in turn."""
    state = new("me", "me", "bruno", "me", first=1, seed="orders")
    return play.move(state, ANNA, state.ply, "stop", 0).state


def bid(state: TableState, token: str) -> TableState:
    """Anna decides, and then the orders that are due."""
    state = play.move(state, ANNA, state.ply, token, 0).state
    while orders.is_due(state):
        state = play.order_move(state, state.ply, state.era, 1).state
    return state


def last_of_bruno(state: TableState) -> str:
    return next(made.token for made in reversed(state.moves) if made.seat == 2)


@pytest.mark.parametrize(
    ("kind", "florins", "before", "answer"),
    [
        ("pass", None, "pass", "pass"),
        ("bid", 7, "pass", "7"),
        ("bid", 7, "6", "7"),
        ("bid", 7, "7", "pass"),
        ("bid", 7, "9", "pass"),
        ("raise", 7, "pass", "1"),
        ("raise", 7, "4", "5"),
        ("raise", 7, "6", "7"),
        ("raise", 7, "7", "pass"),
        ("raise_ask", 7, "4", "5"),
        ("raise_ask", 7, "6", "7"),
        ("pass_day", None, "pass", "pass"),
    ],
)
def test_what_an_order_answers(kind: str, florins: int | None, before: str, answer: str) -> None:
    state = orders.leave_order(on_offer(), 2, BRUNO, kind, florins).state
    state = bid(state, before)
    assert last_of_bruno(state) == answer
    assert state.moves[-1].by == "order"
    assert state.to_act == 3
    assert bool(state.orders) is (kind == "pass_day")


def test_above_its_limit_an_order_can_leave_the_decision_to_the_buyer() -> None:
    state = orders.leave_order(on_offer(), 2, BRUNO, "raise_ask", 7).state
    state = bid(state, "7")
    assert state.to_act == 2
    assert not orders.is_due(state)
    legal = convert.you_message(state, BRUNO).legal
    assert legal is not None
    assert legal.least == 8
    state = play.move(state, BRUNO, state.ply, "8", 0).state
    assert last_of_bruno(state) == "8"


def test_an_order_is_secret_while_it_waits_and_then_shown_as_a_decision() -> None:
    state = orders.leave_order(on_offer(), 2, BRUNO, "bid", 7).state
    assert convert.you_message(state, ANNA).orders == []
    assert convert.you_message(state, None).orders == []
    assert [order.florins for order in convert.you_message(state, BRUNO).orders] == [7]
    state = bid(state, "pass")
    steps = [convert.step_message(step) for step in replayed(state, 3)]
    assert {step.by for step in steps if step.actor == 3} == {"person"}


def test_an_order_for_a_group_ends_with_it() -> None:
    state = orders.leave_order(on_offer(), 2, BRUNO, "pass", None).state
    assert state.position is not None
    bought = replace(state.orders[0], bag=state.orders[0].bag + 1)
    assert orders.still_standing((bought,), state.position) == ()
    assert orders.still_standing(state.orders, state.position) == state.orders


def test_pass_for_the_day_lasts_until_the_day_is_over_and_does_not_select() -> None:
    state = orders.leave_order(on_offer(), 2, BRUNO, "pass_day", None).state
    day_of_order = 1
    while state.position is not None and state.position.stage == day_of_order:
        if state.to_act == 2:
            assert convert.you_message(state, BRUNO).legal is not None
            assert next(iter(state.position.legal())).token == "draw"
            state = play.move(state, BRUNO, state.ply, "stop", 0).state
            while orders.is_due(state):
                state = play.order_move(state, state.ply, state.era, 1).state
        else:
            legal = convert.you_message(state, ANNA).legal
            assert legal is not None
            state = bid(state, "stop" if "stop" in legal.words else "pass")
    assert state.orders == ()
    assert {made.token for made in state.moves if made.by == "order"} == {"pass"}


def test_orders_can_be_replaced_and_withdrawn_until_used() -> None:
    state = orders.leave_order(on_offer(), 2, BRUNO, "bid", 7).state
    state = orders.leave_order(state, 2, BRUNO, "raise", 9).state
    assert len(state.orders) == 1
    state = orders.withdraw_order(state, 2, BRUNO).state
    assert bid(state, "pass").to_act == 2
    # A copy of the request changes nothing.
    assert orders.withdraw_order(state, 2, BRUNO).state is state


def test_the_same_order_twice_is_left_once() -> None:
    state = orders.leave_order(on_offer(), 2, BRUNO, "bid", 7, 0).state
    assert orders.leave_order(state, 2, BRUNO, "bid", 7, 0).state is state
    with refused("stale_ply"):
        orders.leave_order(state, 2, BRUNO, "bid", 8, 1)


def test_an_order_is_executed_after_the_move_not_with_it() -> None:
    state = orders.leave_order(on_offer(), 2, BRUNO, "bid", 7).state
    without = on_offer()
    moved = play.move(state, ANNA, state.ply, "pass", 5)
    plain = play.move(without, ANNA, without.ply, "pass", 5)
    assert moved.steps == plain.steps
    assert replace(moved.state, orders=()) == plain.state
    assert orders.is_due(moved.state)
    with refused("stale_ply"):
        play.order_move(moved.state, moved.state.ply - 1, 0, 6)
    with refused("stale_ply"):
        play.order_move(plain.state, plain.state.ply, 0, 6)
    done = play.order_move(moved.state, moved.state.ply, 0, 900).state
    assert (done.moves[-1].by, done.moves[-1].at) == ("order", 900)


def test_which_seats_may_leave_which_order() -> None:
    state = on_offer()
    with refused("not_your_seat"):
        orders.leave_order(state, 2, ANNA, "pass", None)
    with refused("no_order"):
        orders.leave_order(state, 1, ANNA, "pass", None)  # it is that seat's turn: just play
    with refused("no_order"):
        orders.leave_order(state, 2, BRUNO, "bid", 41)
    with refused("bad_request"):
        orders.leave_order(state, 2, BRUNO, "bid", None)
    with refused("bad_request"):
        orders.leave_order(state, 2, BRUNO, "pass", 3)
    duel = new("me", "bruno", game="strozzi")
    with refused("no_order"):
        orders.leave_order(duel, 1, BRUNO, "pass_day", None)
