"""Standing orders."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from florin.core.lots import LETTER, Lot
from florin.games.medici import Position
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


def leave(state: TableState, *choices: tuple[str, int | None, str | None]) -> TableState:
    return orders.leave_orders(state, 2, BRUNO, [orders.OrderChoice(*c) for c in choices]).state


def offered(*lots: str) -> TableState:
    """As `on_offer`, with this group on offer."""
    state = on_offer()
    assert state.position is not None
    names = {letter: commodity for commodity, letter in LETTER.items()}
    group = tuple(Lot(names[lot[0]], int(lot[1:])) for lot in lots)
    assert isinstance(state.position, Position)
    return replace(state, position=state.position._replace(group=group))


def test_so_much_for_each_point_of_a_commodity() -> None:
    dye = ("per_point", 3, "dye")
    state = leave(offered("D2", "D1", "F5"), dye)  # 3 points of dye: up to 9
    for before, answer in (("pass", "1"), ("8", "9")):
        assert last_of_bruno(bid(state, before)) == answer
    # Above the limit, and for a group without dye, the buyer is asked.
    for group, before in ((("D2", "D1"), "9"), (("F5",), "pass"), (("D0",), "pass")):
        assert bid(leave(offered(*group), dye), before).to_act == 2
    # The order stays for the next groups of the day.
    assert bid(state, "8").orders == state.orders


def test_the_first_order_that_applies_decides() -> None:
    three = leave(offered("D5", "F1", "F2"), ("pass_three", None, None), ("per_point", 9, "dye"))
    assert last_of_bruno(bid(three, "4")) == "pass"
    two = replace(three, position=offered("D5", "F1").position)
    assert last_of_bruno(bid(two, "4")) == "5"
    turned = leave(three, ("per_point", 9, "dye"), ("pass_three", None, None))
    assert last_of_bruno(bid(turned, "4")) == "5"
    # "Ask me" is an answer: the orders after it are not looked at.
    asks = leave(on_offer(), ("raise_ask", 5, None), ("pass_day", None, None))
    assert last_of_bruno(bid(asks, "4")) == "5"
    assert bid(asks, "5").to_act == 2
    # The order for this group ends with it; the one for the day stays.
    assert [order.kind for order in bid(asks, "4").orders] == ["pass_day"]


def test_each_order_says_what_it_would_do_now() -> None:
    state = leave(
        offered("D2", "F1"),
        ("raise_ask", 5, None),
        ("per_point", 2, "dye"),
        ("pass_three", None, None),
    )
    shown = convert.you_message(state, BRUNO).orders
    assert [order.now for order in shown] == ["1", "1", None]
    state = play.move(state, ANNA, state.ply, "5", 0).state
    assert [order.now for order in convert.you_message(state, BRUNO).orders] == ["ask", None, None]


def test_what_a_list_of_orders_may_hold() -> None:
    state = leave(on_offer(), ("pass", None, None), ("pass_day", None, None))
    # The same list again changes nothing; the same order twice is one.
    assert leave(state, ("pass", None, None), ("pass_day", None, None)) is state
    assert len(leave(state, ("pass_day", None, None), ("pass_day", None, None)).orders) == 1
    assert leave(state).orders == ()
    most = [("per_point", florins, "dye") for florins in range(1, orders.MOST_ORDERS + 1)]
    assert len(leave(on_offer(), *most).orders) == orders.MOST_ORDERS
    for bad in (
        [("pass", None, None), ("raise", 9, None)],  # two about the group on offer
        [("per_point", 3, "gold")],
        [("per_point", 3, None)],
        [("per_point", None, "dye")],
        [("pass_day", None, "dye")],
        [*most, ("per_point", 9, "dye")],
        [("dance", None, None)],
    ):
        with refused("bad_request"):
            leave(state, *bad)
    # At least one florin, and no more than Bruno has.
    for kind, commodity in (("per_point", "dye"), ("raise", None)):
        for florins in (1, 40):
            assert leave(on_offer(), (kind, florins, commodity)).orders
        for florins in (0, 41):
            with refused("no_order"):
                leave(on_offer(), (kind, florins, commodity))
    # What stands already may stay while the seat is to act; nothing new may come.
    acting = play.move(leave(on_offer(), ("per_point", 1, "dye")), ANNA, on_offer().ply, "20", 0)
    assert acting.state.to_act == 2
    assert leave(acting.state, ("per_point", 1, "dye")) is acting.state
    with refused("no_order"):
        leave(acting.state, ("per_point", 1, "dye"), ("pass_day", None, None))
