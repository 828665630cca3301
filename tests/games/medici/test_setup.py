"""M1 to M7: setting up Medici."""

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from florin.core import CHANCE, BadSetup, Commodity, IllegalAction, chances
from florin.games.medici import Medici, board
from florin.games.medici import events as ev
from florin.games.medici.actions import Begin, Bid
from florin.games.medici.position import Phase
from kit import afloat, medici, tokens


@pytest.mark.parametrize("buyers", [3, 4, 5, 6])
def test_M1_three_to_six_buyers(buyers: int) -> None:
    assert len(Medici(buyers).start().money) == buyers


@pytest.mark.parametrize("buyers", [2, 7, 0, -1, True, 4.0, "4", None])
def test_M1_no_other_number(buyers: Any) -> None:
    with pytest.raises(BadSetup) as refused:
        Medici(buyers)
    assert refused.value.field == "players"


def test_M1_play_is_clockwise() -> None:
    position = medici("@2 C5 stop")
    order: list[int] = []
    for _ in range(3):
        order.append(position.to_act)
        position = tokens(position, "pass")
    assert order == [2, 0, 1]


def test_M2_thirty_six_lots() -> None:
    assert len(board.LOTS) == 36
    for commodity in board.COMMODITIES:
        values = [lot.value for lot in board.LOTS if lot.commodity is commodity]
        assert values == [0, 1, 2, 3, 4, 5, 5]
    assert [lot.value for lot in board.LOTS if lot.commodity is Commodity.GOLD] == [10]


@pytest.mark.parametrize(("buyers", "capital"), [(3, 40), (4, 40), (5, 30), (6, 30)])
def test_M3_capital(buyers: int, capital: int) -> None:
    assert Medici(buyers).start().money == (capital,) * buyers


def test_M3_no_credit() -> None:
    position = afloat("", "", "", money=(40, 3, 40))
    position = tokens(position, "C5 stop")
    assert position.to_act == 1
    with pytest.raises(IllegalAction):
        position.apply(Bid(4))
    assert tokens(position, "3 pass pass").money == (40, 0, 40)


def test_M4_everybody_starts_on_the_bottom_level() -> None:
    assert Medici(4).start().levels == ((0, 0, 0, 0, 0),) * 4
    assert board.TOP_LEVEL == 7
    assert {len(bonus) for bonus in board.LEVEL_BONUS.values()} == {8}


def test_M5_a_ship_has_five_holds() -> None:
    assert Medici(3).start().free_holds == (5, 5, 5)
    assert afloat("C1 C2", "", "D0 D1 D2 D3 D4").free_holds == (3, 5, 0)


@pytest.mark.parametrize(("buyers", "bag"), [(3, 18), (4, 24), (5, 30), (6, 36)])
def test_M6_the_days_bag(buyers: int, bag: int) -> None:
    position = Medici(buyers).start()
    assert position.bag == bag
    assert Counter(position.unseen) == Counter(board.LOTS)


def test_M6_three_days_each_with_all_lots() -> None:
    position = tokens(afloat("C0 C1 C2 C3 C4", "", "", bag=1), "D5 pass pass")
    assert position.day == 2
    assert position.bag == 18
    assert len(position.unseen) == 36
    assert position.ships == ((), (), ())
    assert position.discarded == ()


@pytest.mark.parametrize("buyers", [3, 4, 5, 6])
def test_M7_first_buyer_by_lot(buyers: int) -> None:
    position = Medici(buyers).start()
    assert position.to_act == CHANCE
    assert chances(position) == tuple((Begin(s), Fraction(1, buyers)) for s in range(buyers))
    assert tokens(position, f"@{buyers}").selector == buyers - 1


def test_M7_first_buyer_named() -> None:
    position = Medici(4, first=2).start()
    assert chances(position) == ((Begin(2), Fraction(1)),)
    with pytest.raises(IllegalAction):
        position.apply(Begin(1))
    assert position.apply(Begin(2)).selector == 2


@pytest.mark.parametrize("first", [4, -1, "1", 1.0, True])
def test_M7_a_named_buyer_must_sit_at_the_table(first: Any) -> None:
    with pytest.raises(BadSetup) as refused:
        Medici(4, first)
    assert refused.value.field == "first"


def last_lot(money: tuple[int, ...], **fields: Any) -> Any:
    """One lot left in the bag and nobody buys it: the day ends and all ships are empty.

    Equal ships pay everybody alike, so the differences in money stay what they were.
    """
    events: list[ev.Event] = []
    position = afloat(*[""] * len(money), money=money, bag=1, **fields)
    bidders = " ".join("pass" for florins in money if florins)
    return tokens(position, f"C5 {bidders}", events), events


def test_M7_least_money_begins_the_next_day() -> None:
    position, events = last_lot((20, 12, 30))
    assert position.day == 2
    assert position.phase is Phase.LOT
    assert position.selector == 1
    assert ev.DayBegan(2, 1, False) in events


def test_M7_a_tie_for_least_is_broken_by_lot() -> None:
    position, _ = last_lot((12, 30, 12, 40), day=2)
    assert position.to_act == CHANCE
    assert chances(position) == ((Begin(0), Fraction(1, 2)), (Begin(2), Fraction(1, 2)))
    events: list[ev.Event] = []
    begun = tokens(position, "@3", events)
    assert (begun.day, begun.selector) == (3, 2)
    assert events == [ev.DayBegan(3, 2, True)]
    with pytest.raises(IllegalAction):
        position.apply(Begin(1))


def test_M26_the_edition_is_2006_unless_chosen() -> None:
    assert Medici(3).edition == "2006"
    assert Medici(3).level_bonus == (0, 0, 0, 0, 0, 5, 10, 20)
    assert Medici(3, edition="1995").level_bonus == (0, 0, 0, 0, 0, 0, 10, 20)
    assert Medici(3, edition="1995").options == {"edition": "1995"}
    assert Medici(3, first=0).options == {"first": 1}
    for edition in ("2007", 1995, None, ""):
        with pytest.raises(BadSetup, match='"2006" or "1995"'):
            Medici(3, edition=edition)  # type: ignore[arg-type]
