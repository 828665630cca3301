"""What messages tell of a table, and to whom."""

from __future__ import annotations

from msgspec.structs import replace

from florin.server.domain import orders, play
from florin.server.messages import convert
from table_kit import ANNA, BRUNO, new


def test_a_turn_has_a_deadline_if_a_person_is_to_act_in_time() -> None:
    person = new("me", "bruno", game="strozzi", clock=30)
    turn = convert.turn_message(person)
    assert turn is not None
    assert (turn.seat, turn.since, turn.deadline) == (1, 0, 30_000)
    bot = new("random", "me", game="strozzi", clock=30, pace="calm")
    turn = convert.turn_message(bot)
    assert bot.due is not None
    assert turn is not None
    assert (turn.seat, turn.deadline) == (1, None)
    assert convert.turn_message(new("me", "open", game="strozzi", start=False)) is None


def test_orders_and_legal_actions_are_told_to_their_own_seats() -> None:
    state = new("me", "bruno", "bruno", first=1)
    state = play.move(state, ANNA, state.ply, "stop", 0).state
    state = orders.leave_order(state, 2, BRUNO, "raise", 9).state
    state = orders.leave_order(state, 0, ANNA, "pass", None).state
    anna, bruno = (convert.you_message(state, person) for person in (ANNA, BRUNO))
    assert [(order.seat, order.kind) for order in anna.orders] == [(1, "pass")]
    assert [(order.seat, order.kind) for order in bruno.orders] == [(3, "raise")]
    assert anna.legal is None
    assert bruno.legal is not None
    assert (anna.seats, bruno.seats, bruno.legal.seat) == ([1], [2, 3], 2)
    assert {offer.seat for offer in bruno.may_order} == {3}
    assert convert.you_message(state, None).orders == []


def test_a_seed_is_told_when_the_game_is_over_except_that_of_a_deal_of_the_day() -> None:
    state = new("me", "bruno", game="strozzi", seed="lily")

    def seed(**change: object) -> str | None:
        return convert.table_message(replace(state, **change), frozenset(), 0).seed

    assert (seed(), seed(status="over")) == (None, "lily")
    assert seed(status="over", deal="2026-06-01-strozzi") is None
