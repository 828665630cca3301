"""Standing orders, beside what the rules allow the buyer at that moment."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from florin.core.facets import OrderOffer
from florin.games.medici import Position, board, orders
from florin.games.medici.position import Phase
from kit import examples, random_game


@given(st.integers(3, 6), st.integers(0, 10**6))
@examples(20)
def test_an_offer_says_what_the_buyer_may_leave_now(buyers: int, seed: int) -> None:
    for position, *_ in random_game("medici", buyers, seed):
        assert isinstance(position, Position)
        for seat in range(buyers):
            assert orders.offer(position, seat) == expected_offer(position, seat)


def expected_offer(position: Position, seat: int) -> OrderOffer | None:
    if seat == position.to_act or position.free_holds[seat] == 0:
        return None
    kinds, least = orders.FOR_DAY, position.high + 1
    if seat in position.may_bid:
        kinds += orders.FOR_GROUP
        amounts = position._replace(to_act=seat).amounts()
        assert amounts is not None
        assert (amounts.least, amounts.most) == (least, position.money[seat])
    if position.money[seat] == 0:
        kinds = tuple(kind for kind in kinds if kind not in orders.WITH_FLORINS)
    ordered = tuple(kind for kind in orders.KINDS if kind in kinds)
    return OrderOffer(seat, ordered, least, position.money[seat], board.COMMODITIES)


def test_nothing_is_offered_after_the_end() -> None:
    *_, (_, _, over, _) = random_game("medici", 3, 1)
    assert isinstance(over, Position)
    assert over.phase is Phase.OVER
    assert [orders.offer(over, seat) for seat in range(3)] == [None] * 3
